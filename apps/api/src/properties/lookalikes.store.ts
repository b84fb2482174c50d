import {
  type HomeFacts,
  hasSameFacts,
  hasSamePhotos,
  isPostedAgain,
  keepsFirstDate,
} from '@karachi-estates/domain/properties/likeness';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { findSamePhotos } from '../media/photoHashes.store.ts';
import { duplicateChecks, possibleDuplicates } from './duplicates.table.ts';
import type { StoredPhoto } from './properties.table.ts';

/** A listing as it is compared. */
export interface Compared extends HomeFacts {
  id: number;
  sellerId: number;
  status: 'active' | 'paused' | 'sold' | 'rented' | 'deleted';
  isHidden: boolean;
  createdAt: Date;
  photos: string[];
}

interface ComparedRow {
  id: number;
  seller_id: number;
  status: Compared['status'];
  hidden: boolean;
  created_ms: number;
  purpose: string;
  area_id: number;
  property_type: string;
  area_sqft: number | null;
  price: string;
  phone: string;
  title: string;
  description: string;
  photos: StoredPhoto[];
  [column: string]: unknown;
}

/** More candidates than this are not looked at: a photo that hundreds use is of a building, not of a home. */
const MOST_CANDIDATES = 200;

const COLUMNS = sql`p.id::float8 as id, p.seller_id, p.status, p.hidden_at is not null as hidden,
  (extract(epoch from p.created_at) * 1000)::float8 as created_ms, p.purpose, p.area_id, p.property_type, p.area_sqft,
  p.price::text as price, coalesce(nullif(p.cell_no, ''), a.phone) as phone, p.title, p.description, p.photos`;

const isKept = sql`p.status <> 'deleted'`;

async function select(db: Db, where: SQL): Promise<Compared[]> {
  const { rows } = await db.execute<ComparedRow>(sql`
    select ${COLUMNS} from properties p join accounts a on a.id = p.seller_id
    where ${where} order by p.status = 'deleted', p.id desc limit ${MOST_CANDIDATES}`);
  return rows.map((row) => ({
    id: row.id,
    sellerId: row.seller_id,
    status: row.status,
    isHidden: row.hidden,
    createdAt: new Date(row.created_ms),
    purpose: row.purpose,
    areaId: row.area_id,
    propertyType: row.property_type,
    areaSqft: row.area_sqft,
    price: Number(row.price),
    phone: row.phone,
    title: row.title,
    description: row.description,
    photos: row.photos.map((photo) => photo.hash),
  }));
}

/** Listings with one of some photos. @param same for each photo those that show the same. */
async function selectWithPhotos(db: Db, same: ReadonlyMap<string, readonly string[]>, where: SQL): Promise<Compared[]> {
  const hashes = [...new Set([...same.values()].flat())];
  if (hashes.length === 0) return [];
  const listed = sql.join(
    hashes.map((hash) => sql`${hash}`),
    sql`, `,
  );
  return select(
    db,
    sql`${where} and p.id in (
      select shown.id from unnest(array[${listed}]::text[]) as photo (hash)
      join properties shown on shown.photo_count > 0
        and shown.photos @> jsonb_build_array(jsonb_build_object('hash', photo.hash)))`,
  );
}

/** How many of some photos are also among those of a listing. @param same for each photo those that show the same. */
function sharedPhotos(same: ReadonlyMap<string, readonly string[]>, photos: readonly string[], other: Compared) {
  const theirs = new Set(other.photos);
  return [...new Set(photos)].filter((photo) => same.get(photo)?.some((each) => theirs.has(each))).length;
}

/** A listing of the seller's own that an ad repeats, and how many of the ad's photos are among its own. */
interface Repeated {
  listing: Compared;
  sharedPhotos: number;
}

/**
 * The listings of the seller's own that an ad repeats, the newest first, those that were deleted and are not erased yet
 * after the others.
 */
async function listRepeated(
  db: Db,
  sellerId: number,
  ad: HomeFacts & { photos: readonly string[] },
  which = sql`true`,
): Promise<Repeated[]> {
  const same = await findSamePhotos(db, ad.photos);
  const ofSeller = sql`p.purpose = ${ad.purpose} and p.seller_id = ${sellerId} and ${which}`;
  const withPhotos = await selectWithPhotos(db, same, ofSeller);
  const ofType = await select(
    db,
    sql`p.area_id = ${ad.areaId} and p.property_type = ${ad.propertyType} and ${ofSeller}`,
  );
  const isDeleted = ({ status }: Compared) => Number(status === 'deleted');
  return [...new Map([...withPhotos, ...ofType].map((each) => [each.id, each])).values()]
    .sort((one, other) => isDeleted(one) - isDeleted(other) || other.id - one.id)
    .map((listing) => ({ listing, sharedPhotos: sharedPhotos(same, ad.photos, listing) }))
    .filter(({ listing, sharedPhotos: shared }) => {
      const areSame = hasSamePhotos(shared, ad.photos.length, listing.photos.length);
      return isPostedAgain(ad, listing, { shared, areSame });
    });
}

const keepsDate = ({ listing, sharedPhotos: photos }: Repeated, saysAnotherHome: boolean) =>
  keepsFirstDate({ photos, isDeleted: listing.status === 'deleted' }, saysAnotherHome);

/**
 * The listing of the seller's own that an ad repeats, and whether the ad keeps its first date whatever is said;
 * undefined where there is none.
 */
export async function findRepeated(db: Db, sellerId: number, ad: HomeFacts & { photos: readonly string[] }) {
  const [first] = await listRepeated(db, sellerId, ad);
  return first && { ...first.listing, keepsDate: keepsDate(first, true) };
}

/** The hidden listing of the seller's own that an ad repeats, other than itself; undefined where there is none. */
export async function findHiddenRepeated(
  db: Db,
  { sellerId, ...ad }: HomeFacts & { id?: number; sellerId: number; photos: readonly string[] },
): Promise<number | undefined> {
  const isOther = ad.id === undefined ? sql`true` : sql`p.id <> ${ad.id}`;
  const [hidden] = await listRepeated(db, sellerId, ad, sql`p.hidden_at is not null and ${isOther}`);
  return hidden?.listing.id;
}

/**
 * The listing of the seller's own that an ad repeats, and the one whose first date and prices it keeps when it is
 * posted anew; they may be two.
 */
export async function findEarlier(
  db: Db,
  sellerId: number,
  ad: HomeFacts & { photos: readonly string[] },
  saysAnotherHome: boolean,
): Promise<{ repeated: Compared | undefined; continued: Compared | undefined }> {
  const all = await listRepeated(db, sellerId, ad);
  return {
    repeated: all[0]?.listing,
    continued: all.find((each) => keepsDate(each, saysAnotherHome))?.listing,
  };
}

/** Another seller's listing that may offer the same home, and what they have in common. */
export interface Lookalike {
  other: Compared;
  photos: number;
  facts: boolean;
}

/** Listings of other sellers that have the photos or the facts of one. */
export async function findLookalikes(db: Db, ad: Compared): Promise<Lookalike[]> {
  const same = await findSamePhotos(db, ad.photos);
  const withPhotos = await selectWithPhotos(db, same, sql`${isKept} and p.seller_id <> ${ad.sellerId}`);
  // The rule decides; this only reads little more than the rule lets through.
  const withFacts = await select(
    db,
    sql`${isKept} and p.area_id = ${ad.areaId} and p.property_type = ${ad.propertyType}
      and p.price between ${Math.floor(ad.price * 0.97)}::bigint and ${Math.ceil(ad.price * 1.03)}::bigint
      and p.purpose = ${ad.purpose} and p.area_sqft is not distinct from ${ad.areaSqft}::float8
      and p.seller_id <> ${ad.sellerId}`,
  );
  const others = new Map([...withPhotos, ...withFacts].map((each) => [each.id, each]));
  return [...others.values()].flatMap((other) => {
    const photos = sharedPhotos(same, ad.photos, other);
    const facts = hasSameFacts(ad, other);
    const isLike = facts || hasSamePhotos(photos, ad.photos.length, other.photos.length);
    return isLike ? [{ other, photos, facts }] : [];
  });
}

/** Notes that a listing is to be compared with those of other sellers. */
export async function noteToCompare(tx: Db, id: number, now: Date): Promise<void> {
  await tx.insert(duplicateChecks).values({ propertyId: id, since: now }).onConflictDoNothing();
}

/** Listings that wait to be compared, the oldest first, some of them. */
export async function listToCompare(db: Db, limit: number): Promise<Compared[]> {
  const waiting = await db
    .select({ id: duplicateChecks.propertyId })
    .from(duplicateChecks)
    .orderBy(asc(duplicateChecks.since), asc(duplicateChecks.propertyId))
    .limit(limit);
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ id }) => id);
  return select(db, sql`${isKept} and ${inArray(sql`p.id`, ids)}`);
}

/** Forgets what is compared, and what was deleted meanwhile. @param at the comparison began then: later notes stay. */
export async function forgetCompared(tx: Db, ids: readonly number[], at: Date): Promise<void> {
  await tx.execute(sql`
    delete from duplicate_checks c using properties p
    where p.id = c.property_id and (p.status = 'deleted'${ids.length ? sql` or (${inArray(sql`c.property_id`, [...ids])} and c.since <= ${at.toISOString()}::timestamptz)` : sql``})`);
}

/**
 * Notes that two listings may offer one home. What the staff decided on a pair stays; of an open one the signs are
 * written anew.
 */
export async function addPair(tx: Db, ad: Compared, { other, photos, facts }: Lookalike, now: Date): Promise<void> {
  const [first, second] = ad.id < other.id ? [ad, other] : [other, ad];
  await tx
    .insert(possibleDuplicates)
    .values({ firstId: first.id, secondId: second.id, photos, facts, foundAt: now })
    .onConflictDoUpdate({
      target: [possibleDuplicates.firstId, possibleDuplicates.secondId],
      set: { photos, facts },
      setWhere: eq(possibleDuplicates.state, 'open'),
    });
}

/** Drops pairs nobody has decided on whose ads belong to one seller by now. */
export async function dropPairsOf(tx: Db, sellerId: number): Promise<void> {
  await tx.execute(sql`
    delete from possible_duplicates d using properties one, properties other
    where d.state = 'open' and one.id = d.first_id and other.id = d.second_id
      and one.seller_id = ${sellerId} and other.seller_id = ${sellerId}`);
}
