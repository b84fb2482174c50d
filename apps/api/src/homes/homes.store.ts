import type { DeskHome, HomeOffer } from '@karachi-estates/contracts/homes';
import { maySeeSeller, sellerPath } from '@karachi-estates/domain/accounts/sellerPage';
import type { JoinedOffer } from '@karachi-estates/domain/homes/joining';
import { slugify } from '@karachi-estates/domain/properties/address';
import { and, asc, count, eq, getTableColumns, inArray, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { properties } from '../properties/properties.table.ts';
import { staff } from '../staff/staff.table.ts';
import { homeOffers, homes } from './homes.table.ts';

const nameOf = ({ firstName, lastName }: Pick<typeof accounts.$inferSelect, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** The home of each of some listings that are joined with others. */
export async function homesOfListings(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: homeOffers.propertyId, home: homeOffers.homeId })
    .from(homeOffers)
    .where(inArray(homeOffers.propertyId, [...ids]));
  return new Map(rows.map(({ id, home }) => [id, home]));
}

/**
 * The other offers of the home that a listing offers: those that are active, by purpose and price, and the numbers of
 * all of them, which may be active again.
 */
export async function listOtherOffers(db: Db, id: number): Promise<{ offers: HomeOffer[]; ids: number[] }> {
  const own = alias(homeOffers, 'own');
  const rows = await db
    .select({ listing: properties, seller: accounts })
    .from(own)
    .innerJoin(homeOffers, and(eq(homeOffers.homeId, own.homeId), ne(homeOffers.propertyId, own.propertyId)))
    .innerJoin(properties, eq(properties.id, homeOffers.propertyId))
    .innerJoin(accounts, eq(accounts.id, properties.sellerId))
    .where(eq(own.propertyId, id))
    .orderBy(sql`${properties.purpose} desc`, asc(properties.price), asc(properties.id));
  const offers = rows
    .filter(({ listing }) => listing.status === 'active')
    .map(({ listing, seller }) => ({
      property_id: listing.id,
      slug: slugify(listing.title),
      price: listing.price,
      purpose: listing.purpose,
      seller_name: nameOf(seller),
      ...(maySeeSeller(seller).ok && { seller_path: sellerPath({ id: seller.id, name: nameOf(seller) }) }),
      posted_at: listing.createdAt.toISOString(),
    }));
  return { offers, ids: rows.map(({ listing }) => listing.id) };
}

/** The home that a listing offers, with all of its offers, as the staff sees it; null where it stands alone. */
export async function readDeskHome(db: Db, id: number): Promise<DeskHome> {
  const homeId = (await homesOfListings(db, [id])).get(id);
  if (homeId === undefined) return null;
  const rows = await db
    .select({ offer: homeOffers, listing: properties, seller: accounts, by: staff.name })
    .from(homeOffers)
    .innerJoin(properties, eq(properties.id, homeOffers.propertyId))
    .innerJoin(accounts, eq(accounts.id, properties.sellerId))
    .leftJoin(staff, eq(staff.id, homeOffers.joinedBy))
    .where(eq(homeOffers.homeId, homeId))
    .orderBy(asc(properties.createdAt), asc(properties.id));
  return {
    id: homeId,
    offers: rows.map(({ offer, listing, seller, by }) => ({
      property_id: listing.id,
      title: listing.title,
      price: listing.price,
      purpose: listing.purpose,
      status: listing.status,
      seller_id: seller.id,
      seller_name: nameOf(seller),
      posted_at: listing.createdAt.toISOString(),
      joined_at: offer.joinedAt.toISOString(),
      joined_by: by,
      reason: offer.reason,
    })),
  };
}

/** A listing with all that it is joined with. */
interface Joined {
  /** Undefined where it stands alone. */
  homeId: number | undefined;
  offers: JoinedOffer[];
}

/**
 * One change of homes at a time: two that join overlapping listings at once would not see each other's. Nobody reads
 * less for it.
 */
export const lockHomes = async (tx: Db): Promise<void> => {
  await tx.execute(sql`lock table ${homeOffers} in share row exclusive mode`);
};

/** A listing with all that it is joined with; undefined where there is none with the number. */
export async function readJoined(tx: Db, id: number): Promise<Joined | undefined> {
  const homeId = (await homesOfListings(tx, [id])).get(id);
  const { sellerId, purpose, status } = getTableColumns(properties);
  const columns = { id: properties.id, sellerId, purpose, status };
  const ofHome = tx
    .select({ id: homeOffers.propertyId })
    .from(homeOffers)
    .where(eq(homeOffers.homeId, homeId ?? 0));
  const offers = await tx
    .select(columns)
    .from(properties)
    .where(homeId === undefined ? eq(properties.id, id) : inArray(properties.id, ofHome))
    .orderBy(asc(properties.id));
  return offers.length > 0 ? { homeId, offers } : undefined;
}

/** Puts two listings, and what each is joined with, under one home. @returns the home */
export async function putTogether(
  tx: Db,
  [one, other]: readonly [Joined, Joined],
  by: { joinedAt: Date; joinedBy: number | null; reason: string },
): Promise<number> {
  const homeId = one.homeId ?? other.homeId ?? (await insertHome(tx, by.joinedAt));
  const alone = [one, other].filter((each) => each.homeId === undefined).flatMap(({ offers }) => offers);
  if (alone.length > 0) await tx.insert(homeOffers).values(alone.map(({ id }) => ({ propertyId: id, homeId, ...by })));
  if (other.homeId !== undefined && other.homeId !== homeId) {
    await tx.update(homeOffers).set({ homeId }).where(eq(homeOffers.homeId, other.homeId));
    await tx.delete(homes).where(eq(homes.id, other.homeId));
  }
  return homeId;
}

async function insertHome(tx: Db, createdAt: Date): Promise<number> {
  const [home] = await tx.insert(homes).values({ createdAt }).returning({ id: homes.id });
  if (!home) throw new Error('The home was not stored');
  return home.id;
}

/** Takes a listing out of a home; with one offer left the home ends. */
export async function takeOut(tx: Db, homeId: number, id: number): Promise<void> {
  const left = await tx
    .delete(homeOffers)
    .where(eq(homeOffers.propertyId, id))
    .returning({ id: homeOffers.propertyId });
  if (left.length === 0) return;
  const others = await tx.select({ id: homeOffers.propertyId }).from(homeOffers).where(eq(homeOffers.homeId, homeId));
  if (others.length < 2) await tx.delete(homes).where(eq(homes.id, homeId));
}

/**
 * What a seller offers a second time of homes: of each home and purpose all but their first listing, where there is one
 * that is not deleted. Call {@link lockHomes} before.
 */
export async function listDoubled(tx: Db, sellerId: number): Promise<number[]> {
  const own = await tx
    .select({ id: homeOffers.propertyId, homeId: homeOffers.homeId, purpose: properties.purpose })
    .from(homeOffers)
    .innerJoin(properties, eq(properties.id, homeOffers.propertyId))
    .where(eq(properties.sellerId, sellerId))
    .orderBy(sql`${properties.status} = 'deleted'`, asc(homeOffers.propertyId));
  const kept = new Set<string>();
  return own.flatMap(({ id, homeId, purpose }) => {
    const offer = `${homeId}:${purpose}`;
    if (kept.has(offer)) return [id];
    kept.add(offer);
    return [];
  });
}

/** Ends the homes of which less than two offers are left, as their listings were erased. */
export async function endLoneHomes(tx: Db): Promise<void> {
  const offers = tx.select({ offers: count() }).from(homeOffers).where(eq(homeOffers.homeId, homes.id));
  await tx.delete(homes).where(lt(sql`(${offers})`, 2));
}
