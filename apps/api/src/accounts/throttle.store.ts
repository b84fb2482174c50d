import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { throttles } from './accounts.table.ts';

/** One thing that is counted: at most `limit` times in `windowMs`, from the first time on. */
export interface Throttle {
  name: string;
  limit: number;
  windowMs: number;
}

const keyOf = (name: string) => createHash('sha256').update(name).digest('hex');

/**
 * Counts one attempt for each throttle and says how many seconds to wait where one is over its limit, 0 where none is.
 * Counting comes before the attempt, so that many at once are not all let through.
 */
export async function countAttempt(db: Db, counted: Throttle[], now: Date): Promise<number> {
  const isOver = sql`${throttles.windowEndsAt} <= ${now.toISOString()}`;
  const rows = await db
    .insert(throttles)
    .values(
      counted
        .map(({ name, windowMs }) => ({
          key: keyOf(name),
          count: 1,
          windowEndsAt: new Date(now.getTime() + windowMs),
        }))
        // Always in the same order, or two attempts at once could wait for each other's rows.
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
    )
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${throttles.count} + 1, 1000000) end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${throttles.windowEndsAt} end`,
      },
    })
    .returning();
  const waits = counted.map(({ name, limit }) => {
    const row = rows.find((each) => each.key === keyOf(name));
    return row && row.count > limit ? Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000)) : 0;
  });
  return Math.max(0, ...waits);
}

/** Takes an attempt back that turned out right: only failures count. */
export async function uncountAttempt(db: Db, names: string[]): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(inArray(throttles.key, names.map(keyOf)));
}

/** Remembers something for a while, e.g. that an account signed in from an address. */
export async function remember(db: Db, name: string, until: Date): Promise<void> {
  await db
    .insert(throttles)
    .values({ key: keyOf(name), count: 1, windowEndsAt: until })
    .onConflictDoUpdate({ target: throttles.key, set: { windowEndsAt: until } });
}

/** Whether something is remembered now. */
export async function isRemembered(db: Db, name: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ key: throttles.key })
    .from(throttles)
    .where(and(eq(throttles.key, keyOf(name)), gt(throttles.windowEndsAt, now)));
  return row !== undefined;
}
