import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { recordStates } from './history.store.ts';
import { properties } from './properties.table.ts';

/** Pauses every active listing of a seller who was suspended, and remembers which. @returns how many. */
export async function hideListingsOf(db: Db, sellerId: number, now: Date): Promise<number> {
  const hidden = await db
    .update(properties)
    .set({ status: 'paused', pausedByPlan: false, pausedBySuspension: true, updatedAt: now })
    .where(and(eq(properties.sellerId, sellerId), eq(properties.status, 'active')))
    .returning({ id: properties.id });
  await recordStates(
    db,
    hidden.map(({ id }) => id),
    now,
  );
  return hidden.length;
}

/** Featured now, so that what a seller paid for comes back first. */
const featuredFirst = (now: Date) =>
  desc(sql`coalesce(${properties.featuredUntil} > ${now.toISOString()}::timestamptz, false)`);

/**
 * Makes the listings active again that a suspension had paused and nobody has hidden since: featured ones first, then
 * the newest, at most `room`. Those without room are paused by the plan; what the suspension remembered is forgotten.
 */
export async function showListingsOf(
  db: Db,
  sellerId: number,
  room: number,
  now: Date,
): Promise<{ shown: number; left: number }> {
  const remembered = and(eq(properties.sellerId, sellerId), eq(properties.pausedBySuspension, true));
  const waiting = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(remembered, eq(properties.status, 'paused'), isNull(properties.hiddenAt)))
    .orderBy(featuredFirst(now), desc(properties.createdAt), desc(properties.id));
  const found = waiting.map(({ id }) => id);
  const ids = found.slice(0, Math.max(0, room));
  const left = found.slice(ids.length);
  if (ids.length > 0) {
    await db.update(properties).set({ status: 'active', updatedAt: now }).where(inArray(properties.id, ids));
    await recordStates(db, ids, now);
  }
  if (left.length > 0) await db.update(properties).set({ pausedByPlan: true }).where(inArray(properties.id, left));
  await db.update(properties).set({ pausedBySuspension: false }).where(remembered);
  return { shown: ids.length, left: left.length };
}
