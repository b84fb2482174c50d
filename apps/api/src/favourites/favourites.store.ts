import { type HomeNote, mergeHomeNotes } from '@karachi-estates/domain/favourites/shortlist';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { properties } from '../properties/properties.table.ts';
import { favourites } from './favourites.table.ts';

/** An account keeps at most this many. */
export const MAX_FAVOURITES = 500;

/** What an account says of one of its favourites. */
export interface NotedHome extends HomeNote {
  propertyId: number;
}

// What was put in order by hand stands below what came later, as that is at the top of the list.
const inOrder = [
  sql`${favourites.position} asc nulls first`,
  desc(favourites.addedAt),
  desc(favourites.propertyId),
] as const;

const oneOf = (accountId: number, propertyId: number) =>
  and(eq(favourites.accountId, accountId), eq(favourites.propertyId, propertyId));

/** Ids of an account's favourites in its own order: by hand, and above that the last added first. */
export async function listFavouriteIds(db: Db, accountId: number): Promise<number[]> {
  return (await listFavourites(db, accountId)).map((home) => home.propertyId);
}

/** An account's favourites with what it says of each, in the order of {@link listFavouriteIds}. */
export async function listFavourites(db: Db, accountId: number): Promise<NotedHome[]> {
  const { propertyId, note, seen, rejected } = favourites;
  return db
    .select({ propertyId, note, seen, rejected })
    .from(favourites)
    .where(eq(favourites.accountId, accountId))
    .orderBy(...inOrder)
    .limit(MAX_FAVOURITES);
}

/**
 * Adds homes, the first of them on top; those that do not exist (any more) or are there already are passed over.
 */
export async function addFavourites(db: Db, accountId: number, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const listed = sql`array[${sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  )}]`;
  // A millisecond apart each, so that they stay in the order in which they came.
  const place = sql`array_position(${listed}, ${properties.id}) * interval '1 millisecond'`;
  const existing = db
    .select({
      accountId: sql<number>`${accountId}::integer`.as('account_id'),
      propertyId: properties.id,
      addedAt: sql<Date>`${now.toISOString()}::timestamptz - ${place}`.as('added_at'),
      note: sql<string>`''`.as('note'),
      seen: sql<boolean>`false`.as('seen'),
      rejected: sql<string | null>`null`.as('rejected'),
      position: sql<number | null>`null::integer`.as('position'),
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
  await db.delete(favourites).where(oneOf(accountId, propertyId));
}

/** What an account says of some of its favourites, for the change that follows. */
export async function lockNotes(tx: Db, accountId: number, ids: number[]): Promise<NotedHome[]> {
  if (ids.length === 0) return [];
  const { propertyId, note, seen, rejected } = favourites;
  return tx
    .select({ propertyId, note, seen, rejected })
    .from(favourites)
    .where(and(eq(favourites.accountId, accountId), inArray(favourites.propertyId, ids)))
    .orderBy(favourites.propertyId)
    .for('update');
}

/** Writes what an account says of one of its favourites, be it nothing. @returns whether it is one of them */
export async function writeNote(
  db: Db,
  accountId: number,
  propertyId: number,
  change: Partial<HomeNote>,
): Promise<boolean> {
  const id = { id: favourites.propertyId };
  const isSaid = Object.keys(change).length > 0;
  const found = isSaid
    ? await db.update(favourites).set(change).where(oneOf(accountId, propertyId)).returning(id)
    : await db.select(id).from(favourites).where(oneOf(accountId, propertyId));
  return found.length > 0;
}

/** Puts an account's favourites in an order; those that are not named stay above them. */
export async function orderFavourites(db: Db, accountId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const listed = sql`array[${sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  )}]`;
  await db
    .update(favourites)
    .set({ position: sql`array_position(${listed}, ${favourites.propertyId})` })
    .where(eq(favourites.accountId, accountId));
}

/** Ids of the favourites that may still be for the account, in its order. */
export async function listWantedIds(db: Db, accountId: number): Promise<number[]> {
  return (await listFavourites(db, accountId)).flatMap((home) => (home.rejected === null ? home.propertyId : []));
}

/** Forgets an account's favourites. */
export async function deleteFavourites(db: Db, accountId: number): Promise<void> {
  await db.delete(favourites).where(eq(favourites.accountId, accountId));
}

/**
 * Gives an account's favourites to another one, on top of its own. What both say of a home is brought together.
 * @returns how many came to it that it did not have.
 */
export async function moveFavourites(tx: Db, from: number, to: number): Promise<number> {
  const theirs = await listFavourites(tx, from);
  const own = new Map((await listFavourites(tx, to)).map(({ propertyId, ...note }) => [propertyId, note]));
  for (const { propertyId, ...note } of theirs) {
    const kept = own.get(propertyId);
    if (kept) await writeNote(tx, to, propertyId, mergeHomeNotes(kept, note));
  }
  const doubled = theirs.flatMap(({ propertyId }) => (own.has(propertyId) ? propertyId : []));
  if (doubled.length > 0)
    await tx.delete(favourites).where(and(eq(favourites.accountId, from), inArray(favourites.propertyId, doubled)));
  const moved = await tx
    .update(favourites)
    .set({ accountId: to, position: null })
    .where(eq(favourites.accountId, from))
    .returning({ id: favourites.propertyId });
  await trimFavourites(tx, to);
  return moved.length;
}
