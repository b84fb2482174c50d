import { REDUCED_DAYS } from '@karachi-estates/domain/properties/history';
import { PURPOSES, type Purpose, type Sort } from '@karachi-estates/domain/properties/vocabulary';
import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '../durations.ts';
import { isConfirmedSince, isThisConfirmedSince } from '../freshness/freshness.store.ts';
import { isOfVerifiedSeller } from '../marks/marks.store.ts';
import type { Place } from '../plugins/cursor.ts';
import { inRegion } from './mapRegion.store.ts';
import type { Filter } from './properties.query.ts';
import { yardPriceOf } from './properties.table.ts';

/** What a card shows, all of it in the covering indexes. */
export const CARD_COLUMNS = sql.raw(
  [
    'id, seller_id, area_id, purpose, property_type, title, price, dimension, area_sqft, bedrooms, bathrooms, garage',
    '(extract(epoch from featured_until) * 1000)::bigint as featured_ms',
    'photo_count, cover_hash, cover_width, cover_height, cover_thumbhash',
  ].join(', '),
);

/** The column by which a page of an order goes on. */
export const SORT_KEY: Record<Sort, SQL> = {
  best: sql`best as sort_key`,
  newest: sql`(extract(epoch from created_at) * 1000)::bigint as sort_key`,
  price_asc: sql`price as sort_key`,
  price_desc: sql`price as sort_key`,
};

/** The rows of one run, in the order of its index. */
export const ORDER: Record<Sort, SQL> = {
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

/** How the rows of one run, and those of all runs together, are ordered. */
export const sortedBy = (sort: Sort) => ({ order: ORDER[sort], mergedOrder: MERGED_ORDER[sort] });

/** Only what comes after a place of an order. */
export function after(sort: Sort, place: Place | undefined): SQL[] {
  if (!place) return [];
  if (sort === 'newest') {
    return [sql`(created_at, id) < (to_timestamp(${place.key}::double precision / 1000), ${place.id}::bigint)`];
  }
  if (sort === 'best') return [sql`(best, id) < (${place.key}::integer, ${place.id}::bigint)`];
  return sort === 'price_asc'
    ? [sql`(price, id) > (${place.key}::bigint, ${place.id}::bigint)`]
    : [sql`(price, id) < (${place.key}::bigint, ${place.id}::bigint)`];
}

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
