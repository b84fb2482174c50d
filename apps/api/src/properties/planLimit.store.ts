import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { properties } from './properties.table.ts';

/** A seller's active listings, those first that stay when a plan ends: featured ones, then the newest. */
export async function listActiveIds(db: Db, sellerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.sellerId, sellerId), eq(properties.status, 'active')))
    .orderBy(sql`${properties.featuredUntil} desc nulls last`, desc(properties.createdAt), desc(properties.id));
  return rows.map((row) => row.id);
}

export async function countActive(db: Db, sellerId: number): Promise<number> {
  const [row] = await db
    .select({ listings: count() })
    .from(properties)
    .where(and(eq(properties.sellerId, sellerId), eq(properties.status, 'active')));
  return row?.listings ?? 0;
}

/** Pauses listings that the plan in force has no room for; they are told apart from those that the seller paused. */
export async function pauseByPlan(db: Db, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(properties)
    .set({ status: 'paused', pausedByPlan: true, updatedAt: now })
    .where(inArray(properties.id, ids));
}

/** Ends what only a paid plan includes. */
export async function endFeatured(db: Db, sellerId: number): Promise<void> {
  await db
    .update(properties)
    .set({ featuredUntil: null })
    .where(and(eq(properties.sellerId, sellerId), sql`${properties.featuredUntil} is not null`));
}

/** Makes listings active again that a plan's end had paused, the newest first, at most `room`. @returns how many. */
export async function resumePausedByPlan(db: Db, sellerId: number, room: number, now: Date): Promise<number> {
  if (room <= 0) return 0;
  const waiting = db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.sellerId, sellerId), eq(properties.status, 'paused'), eq(properties.pausedByPlan, true)))
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(Math.min(room, 1_000_000));
  const resumed = await db
    .update(properties)
    .set({ status: 'active', pausedByPlan: false, updatedAt: now })
    .where(inArray(properties.id, waiting))
    .returning({ id: properties.id });
  return resumed.length;
}
