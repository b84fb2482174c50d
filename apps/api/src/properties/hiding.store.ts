import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { recordStates } from './history.store.ts';
import { properties } from './properties.table.ts';

/** Pauses every active listing of a seller who was suspended. @returns how many. */
export async function hideListingsOf(db: Db, sellerId: number, now: Date): Promise<number> {
  const hidden = await db
    .update(properties)
    .set({ status: 'paused', pausedByPlan: false, updatedAt: now })
    .where(and(eq(properties.sellerId, sellerId), eq(properties.status, 'active')))
    .returning({ id: properties.id });
  await recordStates(
    db,
    hidden.map(({ id }) => id),
    now,
  );
  return hidden.length;
}

/**
 * Keeps a listing from being shown, whatever its seller does.
 * @returns whether there is one that was not hidden yet.
 */
export async function hideListing(db: Db, id: number, now: Date): Promise<boolean> {
  const [hidden] = await db
    .update(properties)
    .set({ hiddenAt: now, updatedAt: now })
    .where(and(eq(properties.id, id), isNull(properties.hiddenAt), ne(properties.status, 'deleted')))
    .returning({ id: properties.id });
  if (!hidden) return false;
  const paused = await db
    .update(properties)
    .set({ status: 'paused', pausedByPlan: false })
    .where(and(eq(properties.id, id), eq(properties.status, 'active')))
    .returning({ id: properties.id });
  if (paused.length > 0) await recordStates(db, [id], now);
  return true;
}

/**
 * Lets a hidden listing be shown again, once its seller makes it active.
 * @returns whether there is one that was hidden.
 */
export async function unhideListing(db: Db, id: number, now: Date): Promise<boolean> {
  const [shown] = await db
    .update(properties)
    .set({ hiddenAt: null, updatedAt: now })
    .where(and(eq(properties.id, id), isNotNull(properties.hiddenAt)))
    .returning({ id: properties.id });
  return shown !== undefined;
}
