import type { DuplicatePair, DuplicateSide } from '@karachi-estates/contracts/duplicates';
import { and, asc, count, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { areas } from '../areas/areas.table.ts';
import type { Db } from '../db/connect.ts';
import { homesOfListings } from '../homes/homes.store.ts';
import { pictureOf } from '../media/media.actions.ts';
import { COUNTED, type Wanted } from '../plugins/deskPaging.ts';
import { possibleDuplicates } from '../properties/duplicates.table.ts';
import { properties } from '../properties/properties.table.ts';

export type PairRow = typeof possibleDuplicates.$inferSelect;

/** A pair about which nobody has decided is nobody's business while one of its ads is deleted. */
export const isForDesk = sql`(${possibleDuplicates.state} <> 'open' or not exists (select from ${properties} as ad
  where ad.id in (${possibleDuplicates.firstId}, ${possibleDuplicates.secondId}) and ad.status = 'deleted'))`;

const isListed = (state: PairRow['state'] | undefined) =>
  and(isForDesk, state ? eq(possibleDuplicates.state, state) : undefined);

/** A page of pairs, by number. */
export function listPairs(
  db: Db,
  state: PairRow['state'] | undefined,
  { place, isAscending, skip, limit }: Wanted,
): Promise<PairRow[]> {
  const { id } = possibleDuplicates;
  const beyond = place && (isAscending ? gt(id, place.id) : lt(id, place.id));
  return db
    .select()
    .from(possibleDuplicates)
    .where(and(isListed(state), beyond))
    .orderBy(isAscending ? asc(id) : desc(id))
    .limit(limit)
    .offset(skip);
}

/** How many pairs there are, counted to the cap. */
export async function countPairs(db: Db, state: PairRow['state'] | undefined): Promise<number> {
  const { id } = possibleDuplicates;
  const some = db.select({ id }).from(possibleDuplicates).where(isListed(state)).limit(COUNTED).as('some');
  const [row] = await db.select({ pairs: count() }).from(some);
  return row?.pairs ?? 0;
}

/** One pair, locked until the transaction ends. */
export async function lockPair(tx: Db, id: number): Promise<PairRow | undefined> {
  const [row] = await tx.select().from(possibleDuplicates).where(eq(possibleDuplicates.id, id)).for('update');
  return row;
}

/** Notes what the staff decided. */
export async function updatePair(
  tx: Db,
  id: number,
  change: Pick<PairRow, 'state' | 'decidedAt' | 'decidedBy'>,
): Promise<void> {
  await tx.update(possibleDuplicates).set(change).where(eq(possibleDuplicates.id, id));
}

/** A pair whose decision followed from what was done with homes. */
export interface MovedPair {
  firstId: number;
  secondId: number;
  before: PairRow['state'];
  after: PairRow['state'];
}

/**
 * Lets the pairs between two groups of listings follow what was done with them: joined ones are the same, and those
 * that were the same wait for a decision again once they are parted. @returns those that have another state than before
 */
export async function movePairs(
  tx: Db,
  [some, others]: readonly [readonly number[], readonly number[]],
  state: 'same' | 'open',
  { at, by }: { at: Date; by: number | null },
): Promise<MovedPair[]> {
  const { id, firstId, secondId } = possibleDuplicates;
  const between = (one: readonly number[], other: readonly number[]) =>
    and(inArray(firstId, [...one]), inArray(secondId, [...other]));
  const from: PairRow['state'][] = state === 'same' ? ['open', 'different'] : ['same'];
  const rows = await tx
    .select()
    .from(possibleDuplicates)
    .where(and(or(between(some, others), between(others, some)), inArray(possibleDuplicates.state, from)))
    .orderBy(asc(id))
    .for('update');
  const decided = state === 'open' ? { decidedAt: null, decidedBy: null } : { decidedAt: at, decidedBy: by };
  for (const row of rows) await updatePair(tx, row.id, { state, ...decided });
  return rows.map((row) => ({ firstId: row.firstId, secondId: row.secondId, before: row.state, after: state }));
}

async function sidesOf(db: Db, ids: number[]): Promise<Map<number, DuplicateSide>> {
  if (ids.length === 0) return new Map();
  const seller = alias(accounts, 'seller');
  const rows = await db
    .select({ listing: properties, seller, area: areas.areaName })
    .from(properties)
    .innerJoin(seller, eq(seller.id, properties.sellerId))
    .innerJoin(areas, eq(areas.id, properties.areaId))
    .where(inArray(properties.id, ids));
  return new Map(
    rows.map(({ listing, seller: owner, area }) => [
      listing.id,
      {
        property_id: listing.id,
        title: listing.title,
        price: listing.price,
        purpose: listing.purpose,
        property_type: listing.propertyType,
        area,
        dimension: listing.dimension,
        phone: listing.cellNo || owner.phone,
        description: listing.description,
        status: listing.status,
        created_at: listing.createdAt.toISOString(),
        seller_id: owner.id,
        seller_name: `${owner.firstName} ${owner.lastName}`.trim(),
        photos: listing.photos.map(pictureOf),
      },
    ]),
  );
}

/** Pairs with both of their ads, as the contract answers them. */
export async function pairsOf(db: Db, rows: readonly PairRow[]): Promise<DuplicatePair[]> {
  const ids = [...new Set(rows.flatMap(({ firstId, secondId }) => [firstId, secondId]))];
  const sides = await sidesOf(db, ids);
  const homes = await homesOfListings(db, ids);
  return rows.flatMap((row) => {
    const [first, second] = [sides.get(row.firstId), sides.get(row.secondId)];
    if (!first || !second) return [];
    const { id, state, photos, facts, foundAt } = row;
    const joined = homes.has(row.firstId) && homes.get(row.firstId) === homes.get(row.secondId);
    const found = { same_photos: photos, same_facts: facts, found_at: foundAt.toISOString() };
    return [{ id, state, joined, ...found, first, second }];
  });
}
