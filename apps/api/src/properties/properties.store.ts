import type { Property, PropertyCardFields } from '@karachi-estates/contracts/properties';
import { maySeeSeller, type SellerPageOwner, sellerPath } from '@karachi-estates/domain/accounts/sellerPage';
import { slugify } from '@karachi-estates/domain/properties/address';
import { CIRCLE_METRES } from '@karachi-estates/domain/properties/pin';
import { isPropertyType, type Purpose, typeGroup } from '@karachi-estates/domain/properties/vocabulary';
import { and, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import { type AreaDictionary, areaDictionary, type KnownPart } from '../areas/areas.store.ts';
import { partOf, partSlug } from '../areas/parts.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { withFreshness } from '../freshness/freshness.store.ts';
import type { Place } from '../plugins/cursor.ts';
import { withReductions } from './history.store.ts';
import { after, CARD_COLUMNS, overCells, pageStatement, SORT_KEY, sortedBy } from './listSql.store.ts';
import { photoColumns } from './properties.form.ts';
import type { Filter } from './properties.query.ts';
import { properties } from './properties.table.ts';

/** What reads of listings need of the process. */
export type Source = Pick<Deps, 'db' | 'changes' | 'clock'>;

/** What the covering indexes hold: a card's row. */
interface CardRow {
  id: number;
  seller_id: number;
  area_id: number;
  purpose: 'sale' | 'rent';
  property_type: string;
  title: string;
  price: number;
  dimension: string;
  area_sqft: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  garage: number;
  featured_ms: number | null;
  photo_count: number;
  cover_hash: string | null;
  cover_width: number | null;
  cover_height: number | null;
  cover_thumbhash: string | null;
  sort_key: number;
  [column: string]: unknown;
}

type Seller = Pick<
  typeof accounts.$inferSelect,
  'id' | 'firstName' | 'lastName' | 'phone' | 'email' | 'address' | 'profileImage' | 'contactEmail' | 'contactAddress'
> &
  SellerPageOwner;

/** The sellers of some listings, by their ids. */
export async function readSellers({ db }: Source, ids: number[]): Promise<Map<number, Seller>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: accounts.id,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      phone: accounts.phone,
      email: accounts.email,
      address: accounts.address,
      profileImage: accounts.profileImage,
      contactEmail: accounts.contactEmail,
      contactAddress: accounts.contactAddress,
      role: accounts.role,
      pageShown: accounts.pageShown,
      suspendedAt: accounts.suspendedAt,
      erasedAt: accounts.erasedAt,
    })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(ids)]));
  return new Map(rows.map((seller) => [seller.id, seller]));
}

const nameOf = (seller: Seller | undefined) => `${seller?.firstName ?? ''} ${seller?.lastName ?? ''}`.trim();

const pathOfPicture = (hash: string) => `/media/${hash}`;

function cardOf(row: CardRow, areas: AreaDictionary, sellers: Map<number, Seller>, now: number): PropertyCardFields {
  const area = areas.byId.get(row.area_id);
  const seller = sellers.get(row.seller_id);
  return {
    property_id: row.id,
    title: row.title,
    slug: slugify(row.title),
    price: row.price,
    purpose: row.purpose,
    property_type: row.property_type,
    city: area?.cityName ?? '',
    area: area?.areaName ?? '',
    area_id: row.area_id,
    dimension: row.dimension,
    area_sqft: row.area_sqft,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    garage: row.garage,
    featured: row.featured_ms !== null && row.featured_ms > now,
    images:
      row.cover_hash === null
        ? []
        : [
            {
              src: pathOfPicture(row.cover_hash),
              width: row.cover_width ?? 0,
              height: row.cover_height ?? 0,
              thumbhash: row.cover_thumbhash ?? '',
            },
          ],
    photo_count: row.photo_count,
    seller_name: nameOf(seller),
    seller_profile_image: seller?.profileImage ?? null,
    ...(seller && maySeeSeller(seller).ok && { seller_path: sellerPath({ id: seller.id, name: nameOf(seller) }) }),
  };
}

async function cardsOf(source: Source, rows: CardRow[]): Promise<PropertyCardFields[]> {
  const areas = await areaDictionary(source);
  const sellers = await readSellers(
    source,
    rows.map((row) => row.seller_id),
  );
  const now = source.clock().getTime();
  const cards = rows.map((row) => cardOf(row, areas, sellers, now));
  return withFreshness(source, await withReductions(source, cards));
}

/** One page of active listings, and the place where the next one starts. */
export interface Page<Item> {
  items: Item[];
  next: Place | undefined;
}

/** A page of the list in its short form. */
export async function listCards(
  source: Source,
  filter: Filter,
  limit: number,
  place: Place | undefined,
): Promise<Page<PropertyCardFields>> {
  return readPage(source, pageStatement(filter, limit + 1, source.clock(), place), limit);
}

/** What a statement for one row more than a page finds. */
async function readPage(source: Source, statement: SQL, limit: number): Promise<Page<PropertyCardFields>> {
  const { rows } = await source.db.execute<CardRow>(statement);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? { key: last.sort_key, id: last.id } : undefined;
  return { items: await cardsOf(source, shown), next };
}

/** A page of a seller's active listings, newest first: of one purpose, or of both. */
export async function listCardsOf(
  source: Source,
  { sellerId, purpose }: { sellerId: number; purpose: Purpose | undefined },
  limit: number,
  place: Place | undefined,
): Promise<Page<PropertyCardFields>> {
  const narrowed = [sql`seller_id = ${sellerId}::integer`, ...after('newest', place)];
  const columns = sql`${CARD_COLUMNS}, ${SORT_KEY.newest}`;
  const filter: Filter = { sort: 'newest', ...(purpose ? { purpose } : {}) };
  return readPage(source, overCells(filter, { columns, narrowed, ...sortedBy('newest'), limit: limit + 1 }), limit);
}

/** A page of the list with everything. */
export async function listFull(
  source: Source,
  filter: Filter,
  limit: number,
  place: Place | undefined,
): Promise<Page<Property>> {
  const page = await listCards(source, filter, limit, place);
  const ids = page.items.map((card) => card.property_id);
  const full = await readActive(source, ids);
  return { items: ids.flatMap((id) => full.get(id) ?? []), next: page.next };
}

/** A listing as the database has it. */
export type Row = typeof properties.$inferSelect;

function cardRowOf(row: Row): CardRow {
  return {
    id: row.id,
    seller_id: row.sellerId,
    area_id: row.areaId,
    purpose: row.purpose,
    property_type: row.propertyType,
    title: row.title,
    price: row.price,
    dimension: row.dimension,
    area_sqft: row.areaSqft,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    garage: row.garage,
    featured_ms: row.featuredUntil?.getTime() ?? null,
    photo_count: row.photoCount,
    cover_hash: row.coverHash,
    cover_width: row.coverWidth,
    cover_height: row.coverHeight,
    cover_thumbhash: row.coverThumbhash,
    sort_key: row.createdAt.getTime(),
  };
}

const shownPart = (part: KnownPart) => {
  const { area_id: _area, ...shown } = partOf(part);
  return shown;
};

/** Whether others see a circle around the pin instead of its point. */
export const isCircle = (row: Row) => row.pinShown === 'circle' && row.latitude !== null && row.longitude !== null;

/** The point that everybody may know: of one that is shown as a circle, the rounded one. */
const pointOf = (row: Row) =>
  isCircle(row)
    ? { latitude: row.mapLatitude, longitude: row.mapLongitude }
    : { latitude: row.latitude, longitude: row.longitude };

const mapPointOf = (row: Row): Property['map_point'] =>
  row.mapLongitude === null || row.mapLatitude === null
    ? null
    : {
        longitude: row.mapLongitude,
        latitude: row.mapLatitude,
        exact: row.mapExact ?? false,
        ...(isCircle(row) && { around: CIRCLE_METRES }),
      };

/** A row as its page shows it. */
export function fullOf(row: Row, areas: AreaDictionary, sellers: Map<number, Seller>, now: number): Property {
  const card = cardOf(cardRowOf(row), areas, sellers, now);
  const area = areas.byId.get(row.areaId);
  const part = row.partId === null ? undefined : areas.parts.get(row.partId);
  const seller = sellers.get(row.sellerId);
  return {
    ...card,
    images: row.photos.map(({ hash, width, height, thumbhash }) => ({
      src: pathOfPicture(hash),
      width,
      height,
      thumbhash,
    })),
    id: row.id,
    description: row.description,
    image_url: JSON.stringify(row.photos.map((photo) => pathOfPicture(photo.hash))),
    destination: row.destination || [card.area, card.city].filter(Boolean).join(', '),
    cell_no: row.cellNo || (seller?.phone ?? ''),
    email: row.email || (seller?.email ?? ''),
    seller_phone: seller?.phone ?? '',
    seller_email: seller?.email ?? '',
    seller_address: seller?.address ?? '',
    first_name: seller?.firstName ?? '',
    last_name: seller?.lastName ?? '',
    ...(part && { part: { ...shownPart(part), slug: partSlug(part) } }),
    latitude: pointOf(row)?.latitude ?? part?.latitude ?? area?.latitude ?? null,
    longitude: pointOf(row)?.longitude ?? part?.longitude ?? area?.longitude ?? null,
    map_point: mapPointOf(row),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** What a seller chose not to show stays with them; phone and WhatsApp are how one reaches them. */
function withChosenContact(property: Property, seller: Seller | undefined): Property {
  return {
    ...property,
    ...(seller?.contactEmail === false ? { email: '', seller_email: '' } : {}),
    ...(seller?.contactAddress === false ? { seller_address: '' } : {}),
  };
}

async function readActive(source: Source, ids: number[]): Promise<Map<number, Property>> {
  if (ids.length === 0) return new Map();
  const rows = await source.db
    .select()
    .from(properties)
    .where(and(inArray(properties.id, ids), eq(properties.status, 'active')));
  const areas = await areaDictionary(source);
  const sellers = await readSellers(
    source,
    rows.map((row) => row.sellerId),
  );
  const now = source.clock().getTime();
  const full = rows.map((row) => withChosenContact(fullOf(row, areas, sellers, now), sellers.get(row.sellerId)));
  const told = await withFreshness(source, await withReductions(source, full));
  return new Map(told.map((each) => [each.id, each]));
}

/** One active listing. */
export async function readProperty(source: Source, id: number): Promise<Property | undefined> {
  return (await readActive(source, [id])).get(id);
}

/** The card of a listing that is active no more, for what is left of its page. */
export async function readPastCard(source: Source, id: number): Promise<PropertyCardFields | undefined> {
  const rows = await source.db
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), inArray(properties.status, ['sold', 'rented', 'paused'])));
  const [card] = await cardsOf(source, rows.map(cardRowOf));
  return card;
}

/** So many are looked at, since some that the words are in may not be shown. */
const NAMING = 40;

/** Active listings for sale in an area whose titles have some words one after the other, newest first. */
export async function listNaming(
  source: Source,
  { areaId, words }: { areaId: number; words: string },
  limit: number,
): Promise<PropertyCardFields[]> {
  const { rows } = await source.db.execute<{ id: number }>(sql`
    select id from properties
    where to_tsvector('simple'::regconfig, title) @@ phraseto_tsquery('simple'::regconfig, ${words})
      and area_id = ${areaId} and purpose = 'sale' and status = 'active'
    order by id desc limit ${NAMING}`);
  const cards = await readCards(
    source,
    rows.map(({ id }) => Number(id)),
  );
  return cards.slice(0, limit);
}

/** Cards of the active listings among the ids, in the order of the ids. */
export async function readCards(source: Source, ids: number[]): Promise<PropertyCardFields[]> {
  if (ids.length === 0) return [];
  const rows = await source.db
    .select()
    .from(properties)
    .where(and(inArray(properties.id, ids), eq(properties.status, 'active')));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return cardsOf(source, ids.flatMap((id) => byId.get(id) ?? []).map(cardRowOf));
}

/** Listings like one, and the lists among which they were found. */
export interface Similar {
  items: PropertyCardFields[];
  among: Filter[];
}

/**
 * Up to `limit` listings like one: same purpose and area and nearest in price, homes for a home and plots for a plot,
 * then the same type elsewhere; undefined where no listing has the id that is or was shown.
 */
export async function listSimilarTo(source: Source, id: number, limit: number): Promise<Similar | undefined> {
  const [home] = await source.db
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), ne(properties.status, 'paused')));
  if (!home) return undefined;
  const near = async (filter: Filter) => {
    const place = { key: home.price, id: home.id };
    const statements = (['price_asc', 'price_desc'] as const).map((sort) =>
      pageStatement({ ...filter, sort }, limit, source.clock(), place),
    );
    const found: CardRow[] = [];
    for (const statement of statements) found.push(...(await source.db.execute<CardRow>(statement)).rows);
    return found.sort((one, other) => Math.abs(one.price - home.price) - Math.abs(other.price - home.price));
  };
  const around: Filter = { sort: 'price_asc', purpose: home.purpose, areaIds: [home.areaId] };
  const among = [around];
  const chosen = (await near(around)).filter((row) => typeGroup(row.property_type) === typeGroup(home.propertyType));
  if (chosen.length < limit && isPropertyType(home.propertyType)) {
    const elsewhere: Filter = { sort: 'price_asc', purpose: home.purpose, propertyTypes: [home.propertyType] };
    among.push(elsewhere);
    const known = new Set(chosen.map((row) => row.id));
    chosen.push(...(await near(elsewhere)).filter((row) => !known.has(row.id)));
  }
  return { items: await cardsOf(source, chosen.slice(0, limit)), among };
}

/** Takes the photos out of some ads that were deleted before a moment. @returns the hashes of what each had. */
export async function takeDeletedPhotos(tx: Db, before: Date, limit: number): Promise<string[][]> {
  const old = await tx
    .select({ id: properties.id, photos: properties.photos })
    .from(properties)
    .where(and(eq(properties.status, 'deleted'), lt(properties.deletedAt, before), gt(properties.photoCount, 0)))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (old.length === 0) return [];
  const ids = old.map(({ id }) => id);
  await tx.update(properties).set(photoColumns([])).where(inArray(properties.id, ids));
  return old.map(({ photos }) => photos.map((photo) => photo.hash));
}
