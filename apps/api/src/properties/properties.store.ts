import type { OwnProperty } from '@karachi-estates/contracts/ownProperties';
import type { Property, PropertyCardFields } from '@karachi-estates/contracts/properties';
import type { ListingCount } from '@karachi-estates/contracts/propertyLists';
import { maySeeSeller, type SellerPageOwner, sellerPath } from '@karachi-estates/domain/accounts/sellerPage';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { slugify } from '@karachi-estates/domain/properties/address';
import { REDUCED_DAYS } from '@karachi-estates/domain/properties/history';
import { CIRCLE_METRES } from '@karachi-estates/domain/properties/pin';
import {
  isPropertyType,
  PURPOSES,
  type Purpose,
  type Sort,
  typeGroup,
} from '@karachi-estates/domain/properties/vocabulary';
import { and, desc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import { type AreaDictionary, areaDictionary, type KnownPart } from '../areas/areas.store.ts';
import { partOf, partSlug } from '../areas/parts.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { withOwnReviews } from '../desk/reviews.store.ts';
import {
  isConfirmedSince,
  isThisConfirmedSince,
  withFreshness,
  withOwnFreshness,
} from '../freshness/freshness.store.ts';
import { isOfVerifiedSeller } from '../marks/marks.store.ts';
import type { Place } from '../plugins/cursor.ts';
import { withReductions } from './history.store.ts';
import { inRegion } from './mapRegion.store.ts';
import { photoColumns } from './properties.form.ts';
import type { Filter } from './properties.query.ts';
import { properties, propertyCounts, propertyEvents, type propertyMapCounts, yardPriceOf } from './properties.table.ts';

type Source = Pick<Deps, 'db' | 'changes' | 'clock'>;

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

async function readSellers({ db }: Source, ids: number[]): Promise<Map<number, Seller>> {
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

const CARD_COLUMNS = sql.raw(
  [
    'id, seller_id, area_id, purpose, property_type, title, price, dimension, area_sqft, bedrooms, bathrooms, garage',
    '(extract(epoch from featured_until) * 1000)::bigint as featured_ms',
    'photo_count, cover_hash, cover_width, cover_height, cover_thumbhash',
  ].join(', '),
);

const SORT_KEY: Record<Sort, SQL> = {
  best: sql`best as sort_key`,
  newest: sql`(extract(epoch from created_at) * 1000)::bigint as sort_key`,
  price_asc: sql`price as sort_key`,
  price_desc: sql`price as sort_key`,
};

const ORDER: Record<Sort, SQL> = {
  best: sql`order by best desc, id desc`,
  newest: sql`order by created_at desc, id desc`,
  price_asc: sql`order by price, id`,
  price_desc: sql`order by price desc, id desc`,
};

const MERGED_ORDER: Record<Sort, SQL> = {
  best: sql`order by sort_key desc, id desc`,
  newest: sql`order by sort_key desc, id desc`,
  price_asc: sql`order by sort_key, id`,
  price_desc: sql`order by sort_key desc, id desc`,
};

const sortedBy = (sort: Sort) => ({ order: ORDER[sort], mergedOrder: MERGED_ORDER[sort] });

function after(sort: Sort, place: Place | undefined): SQL[] {
  if (!place) return [];
  if (sort === 'newest') {
    return [sql`(created_at, id) < (to_timestamp(${place.key}::double precision / 1000), ${place.id}::bigint)`];
  }
  if (sort === 'best') return [sql`(best, id) < (${place.key}::integer, ${place.id}::bigint)`];
  return sort === 'price_asc'
    ? [sql`(price, id) > (${place.key}::bigint, ${place.id}::bigint)`]
    : [sql`(price, id) < (${place.key}::bigint, ${place.id}::bigint)`];
}

const DAY_MS = 86_400_000;

const integers = (ids: readonly number[]): SQL =>
  sql.join(
    ids.map((id) => sql`${id}::integer`),
    sql`, `,
  );

/** Of areas with parts only those; where each area has some, the index of parts can be read. */
function inParts({ areaIds, ids }: NonNullable<Filter['parts']>, all: readonly number[]): SQL {
  const isPart = sql`part_id in (${integers(ids)})`;
  return areaIds.length === all.length ? isPart : sql`(area_id not in (${integers(areaIds)}) or ${isPart})`;
}

/** So many rooms or more, or exactly so many. */
const rooms = (column: SQL, count: number, exact: true | undefined): SQL =>
  exact ? sql`${column} = ${count}::smallint` : sql`${column} >= ${count}::smallint`;

function yardPrices({ minYardPrice, maxYardPrice }: Filter, purpose: Purpose | undefined): SQL[] {
  const yardPrice = sql.raw(yardPriceOf(purpose));
  return [
    ...(minYardPrice === undefined ? [] : [sql`${yardPrice} >= ${minYardPrice}::float8`]),
    ...(maxYardPrice === undefined ? [] : [sql`${yardPrice} <= ${maxYardPrice}::float8`]),
  ];
}

/**
 * Conditions that the index's key does not hold; absent ones are not in the statement at all. The covering indexes hold
 * all of their columns; only the time of posting is not in those by price and by best match.
 * @param isOneByOne rows of any purpose are looked at one by one, and what other tables say is looked up for each: of
 * many rows of the filter's own purpose it is read as a whole
 */
export function narrowing(filter: Filter, now: Date, isOneByOne = false): SQL[] {
  const conditions: SQL[] = [];
  if (filter.cityId !== undefined)
    conditions.push(sql`area_id in (select id from areas where city_id = ${filter.cityId})`);
  if (filter.minPrice !== undefined) conditions.push(sql`price >= ${filter.minPrice}::bigint`);
  if (filter.maxPrice !== undefined) conditions.push(sql`price <= ${filter.maxPrice}::bigint`);
  if (filter.minSize !== undefined) conditions.push(sql`area_sqft >= ${filter.minSize}`);
  if (filter.maxSize !== undefined) conditions.push(sql`area_sqft <= ${filter.maxSize}`);
  if (filter.bedrooms !== undefined) conditions.push(rooms(sql.raw('bedrooms'), filter.bedrooms, filter.exactBedrooms));
  if (filter.bathrooms !== undefined)
    conditions.push(rooms(sql.raw('bathrooms'), filter.bathrooms, filter.exactBathrooms));
  if (filter.parking) conditions.push(sql`garage > 0`);
  if (filter.withPhotos) conditions.push(sql`photo_count > 0`);
  conditions.push(...yardPrices(filter, isOneByOne ? undefined : filter.purpose));
  if (filter.postedWithin !== undefined) {
    const since = new Date(now.getTime() - filter.postedWithin * DAY_MS);
    conditions.push(sql`created_at >= ${since.toISOString()}::timestamptz`);
  }
  if (filter.parts) conditions.push(inParts(filter.parts, filter.areaIds ?? []));
  conditions.push(...inRegion(filter));
  if (filter.priceReduced) {
    const since = new Date(now.getTime() - REDUCED_DAYS * DAY_MS);
    const isRecent = sql`reduced_at > ${since.toISOString()}::timestamptz`;
    conditions.push(
      isOneByOne
        ? sql`coalesce((select ${isRecent} from price_reductions where property_id = properties.id), false)`
        : sql`id in (select property_id from price_reductions where ${isRecent})`,
    );
  }
  if (filter.verified) conditions.push(isOfVerifiedSeller);
  if (filter.confirmed !== undefined) {
    const since = new Date(now.getTime() - filter.confirmed * DAY_MS);
    const isConfirmed = isOneByOne ? isThisConfirmedSince : isConfirmedSince;
    conditions.push(isConfirmed(sql`${since.toISOString()}::timestamptz`));
  }
  return conditions;
}

interface Cell {
  purpose: string;
  areaId?: number | undefined;
  propertyType?: string | undefined;
}

/** More runs than this cost more than reading past the rows of other types: many types are most of the market. */
const MOST_CELLS = 40;

/** Each of a filter's values, or one undefined where it has none. */
const eachOrAny = <Value>(values: readonly Value[] | undefined): readonly (Value | undefined)[] =>
  values ?? [undefined];

/** The runs of an index that a filter reads: one per purpose, area and type. */
export function cellsOf({ purpose, areaIds, propertyTypes }: Filter): Cell[] {
  const purposes = purpose ? [purpose] : PURPOSES;
  const cells = purposes.flatMap((each) => eachOrAny(areaIds).map((areaId): Cell => ({ purpose: each, areaId })));
  if (cells.length * (propertyTypes?.length ?? 1) > MOST_CELLS) return cells;
  return cells.flatMap((cell) => eachOrAny(propertyTypes).map((propertyType) => ({ ...cell, propertyType })));
}

const listed = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Conditions of a filter beside its purpose and its areas, as {@link narrowing} has them. */
export function besidePlace(filter: Filter, now: Date, isOneByOne = false): SQL[] {
  const types = filter.propertyTypes;
  return [...(types ? [sql`property_type in (${listed(types)})`] : []), ...narrowing(filter, now, isOneByOne)];
}

/** All conditions of a filter on a row of `properties`, where no run of an index is read. */
export function conditionsOf(filter: Filter, now: Date): SQL {
  const { purpose, areaIds } = filter;
  return sql.join(
    [
      sql`status = 'active'`,
      ...(purpose ? [sql`purpose = ${purpose}`] : []),
      ...(areaIds ? [sql`area_id in (${integers(areaIds)})`] : []),
      ...besidePlace(filter, now),
    ],
    sql` and `,
  );
}

interface RunsRead {
  columns: SQL;
  /** Conditions beside those of the cells and the type. */
  narrowed: SQL[];
  /** Of the rows of one run, as the index has them. */
  order: SQL;
  /** Of the rows of all runs together. */
  mergedOrder: SQL;
  limit: number;
  /** At most so many rows of one run; `limit` where it is not given. */
  limitOfRun?: number;
}

/**
 * Reads each cell's rows from its own run of one index and merges the runs. A condition like `area_id = any(…)` would
 * read all rows of those areas to sort them.
 */
export function overCells(filter: Filter, read: RunsRead): SQL {
  const { columns, narrowed, order, mergedOrder, limit, limitOfRun = limit } = read;
  const cells = cellsOf(filter);
  const [first] = cells;
  const types = filter.propertyTypes;
  const conditions = (purpose: SQL, areaId: SQL | undefined, type: SQL | undefined) =>
    sql.join(
      [
        sql`status = 'active'`,
        sql`purpose = ${purpose}`,
        ...(areaId ? [sql`area_id = ${areaId}`] : []),
        ...(type ? [sql`property_type = ${type}`] : []),
        ...(types && !type ? [sql`property_type in (${listed(types)})`] : []),
        ...narrowed,
      ],
      sql` and `,
    );
  if (cells.length === 1 && first) {
    const areaId = first.areaId === undefined ? undefined : sql`${first.areaId}::integer`;
    const type = first.propertyType === undefined ? undefined : sql`${first.propertyType}`;
    const where = conditions(sql`${first.purpose}`, areaId, type);
    return sql`select ${columns} from properties where ${where} ${order} limit ${limit}`;
  }
  const rows = sql.join(
    cells.map(
      (cell) => sql`(${cell.purpose}::text, ${cell.areaId ?? null}::integer, ${cell.propertyType ?? null}::text)`,
    ),
    sql`, `,
  );
  const areaId = filter.areaIds ? sql.raw('cell.area') : undefined;
  const type = first?.propertyType === undefined ? undefined : sql.raw('cell.kind');
  return sql`select found.* from (values ${rows}) as cell (intent, area, kind) cross join lateral (
    select ${columns} from properties where ${conditions(sql.raw('cell.intent'), areaId, type)} ${order} limit ${limitOfRun}
  ) as found ${mergedOrder} limit ${limit}`;
}

/** One page's statement; exported for the benchmark that explains it. */
export function pageStatement(filter: Filter, limit: number, now: Date, place?: Place): SQL {
  const columns = sql`${CARD_COLUMNS}, ${SORT_KEY[filter.sort]}`;
  const narrowed = [...narrowing(filter, now), ...after(filter.sort, place)];
  return overCells(filter, { columns, narrowed, ...sortedBy(filter.sort), limit });
}

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

/** What is counted one by one is exact up to here: beside a list, and where a person asks before they apply filters. */
export const LIST_COUNT_CAP = 1_000;
const COUNT_CAP = 10_000;
/** What counting reads of each row. */
const UNSORTED_ROWS = { columns: sql.raw('1'), order: sql.raw(''), mergedOrder: sql.raw('') };

/** How far a filter is counted before it is applied: what no index of lists holds is looked up row by row, slowly. */
export const countedTo = ({ priceReduced, confirmed }: Filter): number =>
  priceReduced || confirmed !== undefined ? LIST_COUNT_CAP : COUNT_CAP;

/** Which of the counts that triggers keep are of a filter's purpose, areas and types. */
export const ofLists = (
  counts: Pick<typeof propertyCounts | typeof propertyMapCounts, 'purpose' | 'areaId' | 'propertyType'>,
  { purpose, areaIds, propertyTypes }: Filter,
): SQL | undefined =>
  and(
    inArray(counts.purpose, purpose ? [purpose] : [...PURPOSES]),
    areaIds ? inArray(counts.areaId, areaIds) : undefined,
    propertyTypes ? inArray(counts.propertyType, propertyTypes) : undefined,
  );

/**
 * How many listings a filter finds. By purpose, area and type that is kept ready and always exact; what is narrowed
 * further is counted to `cap`, and `capped` says that there are more.
 */
export async function countListings(source: Source, filter: Filter, cap: number): Promise<ListingCount> {
  const narrowed = narrowing(filter, source.clock());
  if (narrowed.length > 0) {
    const found = overCells(filter, { ...UNSORTED_ROWS, narrowed, limit: cap + 1 });
    const { rows } = await source.db.execute<{ total: number }>(sql`select count(*) as total from (${found}) as found`);
    const total = rows[0]?.total ?? 0;
    return { total: Math.min(total, cap), capped: total > cap };
  }
  const [row] = await source.db
    .select({ total: sql<number>`coalesce(sum(${propertyCounts.listings}), 0)::bigint` })
    .from(propertyCounts)
    .where(ofLists(propertyCounts, filter));
  return { total: row?.total ?? 0, capped: false };
}

/** How many of a filter's listings were posted since a moment: exact up to `cap`, `cap + 1` for more. */
export async function countPostedSince(source: Source, filter: Filter, since: Date, cap: number): Promise<number> {
  const narrowed = [...narrowing(filter, source.clock()), sql`created_at > ${since.toISOString()}::timestamptz`];
  // In the order of the index, whose run ends at that moment.
  const found = overCells(filter, { ...UNSORTED_ROWS, narrowed, order: ORDER.newest, limit: cap + 1 });
  const { rows } = await source.db.execute<{ total: number }>(sql`select count(*) as total from (${found}) as found`);
  return rows[0]?.total ?? 0;
}

/** Active listings by type (within the areas and purpose) and by area (within the type and purpose). */
export async function countFacets(source: Source, filter: Pick<Filter, 'areaIds' | 'propertyTypes' | 'purpose'>) {
  const propertyTypes: Record<string, number> = {};
  const areas: Record<string, number> = {};
  const types: readonly string[] | undefined = filter.propertyTypes;
  const rows = await source.db.select().from(propertyCounts).where(ne(propertyCounts.listings, 0));
  for (const row of rows) {
    if (filter.purpose && row.purpose !== filter.purpose) continue;
    if (!filter.areaIds || filter.areaIds.includes(row.areaId)) {
      propertyTypes[row.propertyType] = (propertyTypes[row.propertyType] ?? 0) + row.listings;
    }
    if (!types || types.includes(row.propertyType)) {
      areas[row.areaId] = (areas[row.areaId] ?? 0) + row.listings;
    }
  }
  return { propertyTypes, areas };
}

type Row = typeof properties.$inferSelect;

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

const isCircle = (row: Row) => row.pinShown === 'circle' && row.latitude !== null && row.longitude !== null;

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

/** Its seller sees the true point, also where others see a circle. */
const ownPointOf = (row: Row): Partial<OwnProperty> | undefined =>
  row.latitude === null || row.longitude === null
    ? undefined
    : {
        latitude: row.latitude,
        longitude: row.longitude,
        pin_shown: row.pinShown,
        ...(isCircle(row) && { map_point: { latitude: row.latitude, longitude: row.longitude, exact: true } }),
      };

function fullOf(row: Row, areas: AreaDictionary, sellers: Map<number, Seller>, now: number): Property {
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

/** The first day of the last thirty, as `property_events` names days. */
export const daysAgo = (now: Date, days: number): string => karachiDay(now, days);

const last30Days = (now: Date) =>
  sql`${propertyEvents.propertyId} = ${properties.id} and ${propertyEvents.day} > ${daysAgo(now, 30)}`;

async function ownOf(source: Source, condition: SQL | undefined, limit: number): Promise<OwnProperty[]> {
  const now = source.clock();
  const rows = await source.db
    .select({
      row: properties,
      views: sql<number>`(
        select coalesce(sum(${propertyEvents.views}), 0)::int from ${propertyEvents} where ${last30Days(now)}
      )`,
      contacts: sql<number>`(
        select coalesce(sum(${propertyEvents.contacts}), 0)::int from ${propertyEvents} where ${last30Days(now)}
      )`,
    })
    .from(properties)
    .where(condition)
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(limit);
  const areas = await areaDictionary(source);
  const sellers = await readSellers(
    source,
    rows.map(({ row }) => row.sellerId),
  );
  const own = rows.map(({ row, views, contacts }) => ({
    ...fullOf(row, areas, sellers, now.getTime()),
    ...ownPointOf(row),
    status: row.status,
    paused_by_plan: row.pausedByPlan,
    views_30d: views,
    contacts_30d: contacts,
  }));
  const hidden = rows.flatMap(({ row }) => (row.hiddenAt && row.status !== 'deleted' ? [row.id] : []));
  return withOwnFreshness(source, await withOwnReviews(source.db, own, hidden));
}

/** A page of a seller's listings in every status but deleted, newest first. */
export async function listOwn(
  source: Source,
  sellerId: number,
  limit: number,
  place: Place | undefined,
): Promise<Page<OwnProperty>> {
  const own = and(eq(properties.sellerId, sellerId), ne(properties.status, 'deleted'), ...after('newest', place));
  const rows = await ownOf(source, own, limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = rows.length > limit && last ? { key: Date.parse(last.created_at), id: last.id } : undefined;
  return { items, next };
}

/** One of the seller's listings; undefined also for another seller's. A deleted one only for `deletedToo`. */
export async function readOwn(
  source: Source,
  sellerId: number,
  id: number,
  deletedToo = false,
): Promise<OwnProperty | undefined> {
  const visible = deletedToo ? undefined : ne(properties.status, 'deleted');
  const [own] = await ownOf(source, and(eq(properties.sellerId, sellerId), eq(properties.id, id), visible), 1);
  return own;
}

/** The row itself, locked until the transaction ends. */
export async function lockOwn(db: Db, sellerId: number, id: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), eq(properties.sellerId, sellerId)))
    .for('update');
  return row;
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

/** How many listings the seller has by status, and how many featured ones now. */
export async function countOwn(db: Db, sellerId: number, now: Date) {
  const rows = await db
    .select({
      status: properties.status,
      total: sql<number>`count(*)::int`,
      featured: sql<number>`(
        count(*) filter (where ${properties.featuredUntil} > ${now.toISOString()}::timestamptz)
      )::int`,
    })
    .from(properties)
    .where(eq(properties.sellerId, sellerId))
    .groupBy(properties.status);
  const totals = { active: 0, paused: 0, sold: 0, rented: 0, deleted: 0, featured: 0 };
  for (const row of rows) {
    totals[row.status] = row.total;
    if (row.status === 'active' || row.status === 'paused') totals.featured += row.featured;
  }
  return totals;
}

/** Views and contacts of all the seller's listings in the last thirty days. */
export async function countOwnEvents(db: Db, sellerId: number, now: Date) {
  const [row] = await db
    .select({
      views: sql<number>`coalesce(sum(${propertyEvents.views}), 0)::int`,
      contacts: sql<number>`coalesce(sum(${propertyEvents.contacts}), 0)::int`,
    })
    .from(propertyEvents)
    .innerJoin(properties, eq(properties.id, propertyEvents.propertyId))
    .where(and(eq(properties.sellerId, sellerId), sql`${propertyEvents.day} > ${daysAgo(now, 30)}`));
  return row ?? { views: 0, contacts: 0 };
}
