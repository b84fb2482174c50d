import { PropertyQuery } from '@karachi-estates/contracts/properties';
import { type SQL, sql } from 'drizzle-orm';
import { areaDictionary } from '../areas/areas.store.ts';
import { concerned, listSubjects } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
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
    propertyType: filter.propertyType,
    purpose: filter.purpose,
  };
  for (const name of NAMES) {
    const value = canonical[name]?.trim();
    // The one city narrows nothing.
    if (value && (name !== 'city' || filter.cityId !== undefined)) query.set(name, value);
  }
  return { ok: true, value: { query: query.toString(), filter, lists: listSubjects(filter) } };
}

/** The lists in which a listing of this purpose, area and type stands: those of {@link SavedFilter}. */
export const listsWith = (listing: { purpose: string; areaId: number; propertyType: string }): string[] =>
  concerned(`list:${listing.purpose}:${listing.areaId}:${listing.propertyType}`);

/** What each filter asks of a row of `properties`, from the filter as JSON. As the list's own statement has it. */
const ASKED: Record<Exclude<keyof Filter, 'sort'>, (wanted: SQL) => SQL> = {
  cityId: (wanted) => sql`area_id in (select id from areas where city_id = (${wanted} #>> '{}')::integer)`,
  areaIds: (wanted) => sql`${wanted} @> to_jsonb(area_id)`,
  propertyType: (wanted) => sql`property_type = (${wanted} #>> '{}')`,
  purpose: (wanted) => sql`purpose = (${wanted} #>> '{}')`,
  minPrice: (wanted) => sql`price >= (${wanted} #>> '{}')::bigint`,
  maxPrice: (wanted) => sql`price <= (${wanted} #>> '{}')::bigint`,
  minSize: (wanted) => sql`area_sqft >= (${wanted} #>> '{}')::double precision`,
  maxSize: (wanted) => sql`area_sqft <= (${wanted} #>> '{}')::double precision`,
  bedrooms: (wanted) => sql`bedrooms >= (${wanted} #>> '{}')::smallint`,
};

/**
 * Whether a row of `properties` is in the list of a saved filter. A filter that the list learns must be named in
 * `ASKED`, or this does not compile.
 * @param saved the column with the filter as JSON.
 */
export function isInSavedFilter(saved: SQL): SQL {
  const conditions = Object.entries(ASKED).map(([name, asks]) => {
    const wanted = sql`(${saved} -> ${sql.raw(`'${name}'`)})`;
    return sql`(${wanted} is null or ${asks(wanted)})`;
  });
  return sql.join(conditions, sql` and `);
}
