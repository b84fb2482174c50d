import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { properties } from '../properties/properties.table.ts';
import { favourites } from './favourites.table.ts';

/** An account keeps at most this many. */
export const MAX_FAVOURITES = 500;

/** Ids of an account's favourites, last added first. */
export async function listFavouriteIds(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .select({ id: favourites.propertyId })
    .from(favourites)
    .where(eq(favourites.accountId, accountId))
    .orderBy(desc(favourites.addedAt), desc(favourites.propertyId))
    .limit(MAX_FAVOURITES);
  return rows.map((row) => row.id);
}

/** Adds homes; those that do not exist (any more) or are there already are passed over. */
export async function addFavourites(db: Db, accountId: number, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const existing = db
    .select({
      accountId: sql<number>`${accountId}::integer`.as('account_id'),
      propertyId: properties.id,
      addedAt: sql<Date>`${now.toISOString()}::timestamptz`.as('added_at'),
    })
    .from(properties)
    .where(and(inArray(properties.id, ids), ne(properties.status, 'deleted')));
  await db.insert(favourites).select(existing).onConflictDoNothing();
}

/** Drops what is over the limit, the oldest first. */
export async function trimFavourites(db: Db, accountId: number): Promise<void> {
  const kept = await listFavouriteIds(db, accountId);
  if (kept.length < MAX_FAVOURITES) return;
  await db
    .delete(favourites)
    .where(and(eq(favourites.accountId, accountId), sql`${favourites.propertyId} not in (${sql.join(kept, sql`, `)})`));
}

export async function removeFavourite(db: Db, accountId: number, propertyId: number): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.accountId, accountId), eq(favourites.propertyId, propertyId)));
}

/** Forgets an account's favourites. */
export async function deleteFavourites(db: Db, accountId: number): Promise<void> {
  await db.delete(favourites).where(eq(favourites.accountId, accountId));
}
