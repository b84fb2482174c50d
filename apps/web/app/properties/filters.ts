import type { Area } from '@karachi-estates/contracts/areas';
import type { PropertyQuery } from '@karachi-estates/contracts/propertyLists';
import { compact } from '@karachi-estates/domain/areas/match';
import { type FilterQuery, MORE_FILTERS, readFilterForm } from '@karachi-estates/domain/properties/filterQuery';
import { typesIn } from '@karachi-estates/domain/properties/listFilters';
import { isPurpose, isSort, searchedPurpose } from '@karachi-estates/domain/properties/vocabulary';

/** The filters that stand in the query string of the listing, in the order in which links write them. */
const FILTERS = [
  'city',
  'area',
  'part',
  'propertyType',
  'purpose',
  'minPrice',
  'maxPrice',
  'minSize',
  'maxSize',
  'bedrooms',
  ...MORE_FILTERS,
  'unit',
  'sort',
] as const satisfies readonly (keyof FilterQuery)[];

/** How the list is shown, and what of the map it is narrowed to; the API reads the last two. */
const ON_MAP = ['view', 'box', 'shapes'] as const;

/** What the filter of types is called without one: a link that names it asks for no type. */
const ALL_TYPES = 'All types';

export type Filter = (typeof FILTERS)[number] | (typeof ON_MAP)[number];

/** The filters of an address, with those of the map. */
export type ListQuery = FilterQuery & Partial<Record<(typeof ON_MAP)[number], string>>;

/**
 * The filters of an address. Equal searches have equal filters: what is empty or unknown says nothing, and what a form
 * without JavaScript sends ('1.5 crore', 120 in square yards) is read as the form itself would read it. What cannot be
 * read stays as it was written, so that the API can say why.
 */
export function readFilters(search: URLSearchParams): ListQuery {
  const reading = readFilterForm(search);
  const types = typesIn(search.getAll('propertyType').join()).filter((type) => type !== ALL_TYPES);
  const onMap: readonly Filter[] = ON_MAP;
  // In the order of links: what is read from the API is known by its address.
  return Object.fromEntries(
    [...FILTERS, ...ON_MAP].flatMap((name) => {
      const isRead = reading.ok && !onMap.includes(name);
      const asked = isRead ? reading.query[name as keyof FilterQuery] : search.get(name);
      const value = name === 'propertyType' ? types.join() : asked;
      return value ? [[name, value]] : [];
    }),
  );
}

/** What the API is asked for a search: in which unit it shows sizes, and whether on a map, is the page's own. */
export const askedOf = ({ unit, view, ...query }: ListQuery): PropertyQuery => query;

/** What the API is asked for an address of the listing. */
export function queryOf(search: URLSearchParams): PropertyQuery {
  const cursor = search.get('cursor');
  const query = askedOf(readFilters(search));
  return cursor ? { ...query, cursor } : query;
}

/** The address of the page with more filters, for a search. */
export const moreFiltersPath = (filters: ListQuery): string =>
  searchPath(filters).replace(/^\/properties/, '$&/filters');

/** The address of a search, `/properties` for none. A page of results other than the first has its cursor. */
export function searchPath(filters: ListQuery, cursor?: string | null): string {
  const search = new URLSearchParams();
  for (const name of [...FILTERS, ...ON_MAP]) {
    const value = filters[name];
    if (value) search.set(name, value);
  }
  if (cursor) search.set('cursor', cursor);
  const text = search.toString();
  return text ? `/properties?${text}` : '/properties';
}

/** A search without its order, at another address than the list's: the page that saves it, or its feed. */
export function searchAt(path: string, filters: FilterQuery): string {
  return searchPath(unordered(filters)).replace('/properties', path);
}

/** A search without its order, but with the purpose that the order implied: else it would find other homes. */
export function unordered(filters: ListQuery): ListQuery {
  const rest = without(filters, 'sort');
  const purposeOf = (query: ListQuery) => searchedPurpose({ ...query, ...vocabularyOf(query) });
  const purpose = purposeOf(filters);
  return purpose === purposeOf(rest) ? rest : { ...rest, purpose };
}

/** The search without some of its filters. */
export function without(filters: ListQuery, ...names: Filter[]): ListQuery {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name as Filter)));
}

/** The purpose and order of a search, where they are ones that exist. */
export function vocabularyOf({ purpose, sort }: FilterQuery) {
  return { purpose: isPurpose(purpose) ? purpose : undefined, sort: isSort(sort) ? sort : undefined };
}

/**
 * The areas that a filter means, by ids or names in either script with commas between; empty when one of them is
 * unknown.
 */
export function findAreas(areas: readonly Area[], filter: string | undefined): Area[] {
  const wanted = (filter ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const found = wanted.map((each) => {
    const typed = compact(each);
    return areas.find(
      ({ id, area_name, area_name_ur = '', aliases = [] }) =>
        String(id) === each || [area_name, area_name_ur, ...aliases].some((name) => compact(name) === typed),
    );
  });
  return found.every((area) => area !== undefined) ? [...new Set(found)] : [];
}
