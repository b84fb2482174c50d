import { PropertyQuery } from '@karachi-estates/contracts/propertyLists';
import { REDUCED_DAYS } from '@karachi-estates/domain/properties/history';
import { writeBox, writeShapes } from '@karachi-estates/domain/properties/mapRegion';
import { type SQL, sql } from 'drizzle-orm';
import { areaDictionary } from '../areas/areas.store.ts';
import { listSubjects } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import { isThisConfirmedSince } from '../freshness/freshness.store.ts';
import { isOfVerifiedSeller } from '../marks/marks.store.ts';
import { type Filter, type Understood, understandFilter } from './properties.query.ts';

/** A list's filter as a saved search keeps it. */
export interface SavedFilter {
  /** The filters as the list's query string, the same for equal searches. */
  query: string;
  filter: Filter;
  /** The lists that it reads, by their subjects: what an index finds it by. */
  lists: string[];
}

/** Which page of a list, and in which order, is no part of what somebody looks for. */
const NO_FILTERS = ['sort', 'limit', 'cursor'];
const NAMES = Object.keys(PropertyQuery.properties).filter((name) => !NO_FILTERS.includes(name)) as Exclude<
  keyof PropertyQuery,
  'sort' | 'limit' | 'cursor'
>[];

/**
 * Understands a query string of the list to be saved; the order is left out. Filters that a later release adds are kept
 * as they were written.
 * @returns which field means nothing and why, as the list itself would say it.
 */
export async function readSavedFilter(
  deps: Pick<Deps, 'db' | 'changes'>,
  asked: PropertyQuery,
): Promise<Understood<SavedFilter>> {
  const { sort: _sort, limit: _limit, cursor: _cursor, ...filters } = asked;
  // Prices are compared within one purpose, which a sort by price implies as well.
  const read = understandFilter(asked, await areaDictionary(deps));
  if (!read.ok) return read;
  const { sort: _order, ...rest } = read.value;
  const filter: Filter = { ...rest, sort: 'newest' };
  const query = new URLSearchParams();
  const canonical: Partial<Record<(typeof NAMES)[number], string>> = {
    ...filters,
    area: filter.areaIds?.join(','),
    part: filter.parts?.ids.join(','),
    propertyType: filter.propertyTypes?.join(','),
    purpose: filter.purpose,
    box: filter.box && writeBox(filter.box),
    shapes: filter.shapes && writeShapes(filter.shapes),
  };
  for (const name of NAMES) {
    const value = canonical[name]?.trim();
    // The one city narrows nothing.
    if (value && (name !== 'city' || filter.cityId !== undefined)) query.set(name, value);
  }
  const { purpose, areaIds, propertyTypes } = filter;
  return {
    ok: true,
    value: { query: query.toString(), filter, lists: listSubjects({ purpose, areaIds, propertyTypes }) },
  };
}

/** A filter of a saved search, its whole filter as JSON, and the time. */
interface Asking {
  wanted: SQL;
  saved: SQL;
  now: Date;
}

const daysBefore = (now: Date, days: SQL) => sql`${now.toISOString()}::timestamptz - make_interval(days => ${days})`;
const asInteger = (wanted: SQL) => sql`(${wanted} #>> '{}')::integer`;
const asBigint = (wanted: SQL) => sql`(${wanted} #>> '{}')::bigint`;
const asDegrees = (wanted: SQL, side: number) => sql`(${wanted} ->> ${sql.raw(String(side))})::float8`;

/**
 * What each filter asks of a row of `properties`, from the filter as JSON. It means what the list's own statement
 * means. But what is noted beside a listing is looked up by the listing: every search asks anew, and since another day.
 */
const ASKED: Record<Exclude<keyof Filter, 'sort'>, (asking: Asking) => SQL> = {
  cityId: ({ wanted }) => sql`area_id in (select id from areas where city_id = ${asInteger(wanted)})`,
  areaIds: ({ wanted }) => sql`${wanted} @> to_jsonb(area_id)`,
  parts: ({ wanted }) => sql`(not ${wanted} -> 'areaIds' @> to_jsonb(area_id)
    or coalesce(${wanted} -> 'ids' @> to_jsonb(part_id), false))`,
  propertyTypes: ({ wanted }) => sql`${wanted} @> to_jsonb(property_type)`,
  purpose: ({ wanted }) => sql`purpose = (${wanted} #>> '{}')`,
  minPrice: ({ wanted }) => sql`price >= ${asBigint(wanted)}`,
  maxPrice: ({ wanted }) => sql`price <= ${asBigint(wanted)}`,
  minSize: ({ wanted }) => sql`area_sqft >= (${wanted} #>> '{}')::double precision`,
  maxSize: ({ wanted }) => sql`area_sqft <= (${wanted} #>> '{}')::double precision`,
  bedrooms: ({ wanted }) => sql`bedrooms >= ${asInteger(wanted)}`,
  exactBedrooms: ({ saved }) => sql`bedrooms = (${saved} ->> 'bedrooms')::integer`,
  bathrooms: ({ wanted }) => sql`bathrooms >= ${asInteger(wanted)}`,
  exactBathrooms: ({ saved }) => sql`bathrooms = (${saved} ->> 'bathrooms')::integer`,
  parking: () => sql`garage > 0`,
  withPhotos: () => sql`photo_count > 0`,
  minYardPrice: ({ wanted }) => sql`price * 9 >= ${asBigint(wanted)} * area_sqft`,
  maxYardPrice: ({ wanted }) => sql`price * 9 <= ${asBigint(wanted)} * area_sqft`,
  postedWithin: ({ wanted, now }) => sql`created_at >= ${daysBefore(now, asInteger(wanted))}`,
  priceReduced: ({ now }) => {
    const since = daysBefore(now, sql`${REDUCED_DAYS}::integer`);
    return sql`exists (select from price_reductions where property_id = properties.id and reduced_at > ${since})`;
  },
  verified: () => isOfVerifiedSeller,
  confirmed: ({ wanted, now }) => isThisConfirmedSince(daysBefore(now, asInteger(wanted))),
  box: ({ wanted }) => sql`(map_longitude between ${asDegrees(wanted, 0)} and ${asDegrees(wanted, 2)}
    and map_latitude between ${asDegrees(wanted, 1)} and ${asDegrees(wanted, 3)})`,
  // The corners as JSON are, but for their brackets, what a polygon is written as.
  shapes: ({ wanted }) => sql`exists (select from jsonb_array_elements(${wanted}) as drawn
    where translate(drawn::text, '[]', '()')::polygon @> point(map_longitude, map_latitude))`,
};

/**
 * Whether a row of `properties` is in the list of a saved filter. A filter that the list learns must be named in
 * `ASKED`, or this does not compile.
 * @param saved the column with the filter as JSON.
 * @param now the time that 'in the last days' is counted from.
 */
export function isInSavedFilter(saved: SQL, now: Date): SQL {
  const conditions = Object.entries(ASKED).map(([name, asks]) => {
    const wanted = sql`(${saved} -> ${sql.raw(`'${name}'`)})`;
    return sql`(${wanted} is null or ${asks({ wanted, saved, now })})`;
  });
  return sql.join(conditions, sql` and `);
}
