import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { recordStates } from './history.store.ts';
import { properties } from './properties.table.ts';

/** Featured at a moment: the mark of one whose time is over stays in its row. */
const featuredAt = (now: Date) => sql`coalesce(${properties.featuredUntil} > ${now.toISOString()}::timestamptz, false)`;

/** A seller's active listings, those first that stay when a plan shrinks: ones featured now, then the newest. */
export async function listActiveIds(db: Db, sellerId: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.sellerId, sellerId), eq(properties.status, 'active')))
    .orderBy(desc(featuredAt(now)), desc(properties.createdAt), desc(properties.id));
  return rows.map((row) => row.id);
}

/** The listings that use a featured ad of the plan, active or paused; those first that keep it when a plan shrinks. */
export async function listFeaturedIds(db: Db, sellerId: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.sellerId, sellerId), inArray(properties.status, ['active', 'paused']), featuredAt(now)))
    .orderBy(asc(properties.status), desc(properties.createdAt), desc(properties.id));
  return rows.map((row) => row.id);
}

export async function countActive(db: Db, sellerId: number): Promise<number> {
  const [row] = await db
    .select({ listings: count() })
    .from(properties)
    .where(and(eq(properties.sellerId, sellerId), eq(properties.status, 'active')));
  return row?.listings ?? 0;
}

/** The number of active listings by seller id; sellers without one are left out. */
export async function countActiveBySeller(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ sellerId: properties.sellerId, listings: count() })
    .from(properties)
    .where(eq(properties.status, 'active'))
    .groupBy(properties.sellerId);
  return new Map(rows.map((row) => [row.sellerId, row.listings]));
}

/** Pauses listings that the plan in force has no room for; they are told apart from those that the seller paused. */
export async function pauseByPlan(db: Db, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(properties)
    .set({ status: 'paused', pausedByPlan: true, updatedAt: now })
    .where(inArray(properties.id, ids));
  await recordStates(db, ids, now);
}

/** Takes the mark of featured ads off. */
export async function endFeatured(db: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.update(properties).set({ featuredUntil: null }).where(inArray(properties.id, ids));
}

/**
 * Makes listings active again that a plan's end had paused and nobody has hidden, the newest first, at most `room`.
 * @returns how many.
 */
export async function resumePausedByPlan(db: Db, sellerId: number, room: number, now: Date): Promise<number> {
  if (room <= 0) return 0;
  const waiting = db
    .select({ id: properties.id })
    .from(properties)
    .where(
      and(
        eq(properties.sellerId, sellerId),
        eq(properties.status, 'paused'),
        eq(properties.pausedByPlan, true),
        isNull(properties.hiddenAt),
      ),
    )
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(Math.min(room, 1_000_000));
  const resumed = await db
    .update(properties)
    .set({ status: 'active', pausedByPlan: false, updatedAt: now })
    .where(inArray(properties.id, waiting))
    .returning({ id: properties.id });
  await recordStates(
    db,
    resumed.map(({ id }) => id),
    now,
  );
  return resumed.length;
}
