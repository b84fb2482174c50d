import type { PropertyQuery } from '@karachi-estates/contracts/properties';
import {
  DEFAULT_SORT,
  isPropertyType,
  isPurpose,
  isSort,
  PROPERTY_TYPES,
  type PropertyType,
  PURPOSES,
  type Purpose,
  propertyTypeLabel,
  SORTS,
  type Sort,
  searchedPurpose,
} from '@karachi-estates/domain/properties/vocabulary';
import { type AreaDictionary, findArea, findCity } from '../areas/areas.store.ts';

/** What a list shows, understood and complete. Absent means: not filtered. */
export interface Filter {
  cityId?: number;
  /** Sorted, without repeats. */
  areaIds?: number[];
  propertyType?: PropertyType;
  purpose?: Purpose;
  minPrice?: number;
  maxPrice?: number;
  minSize?: number;
  maxSize?: number;
  bedrooms?: number;
  sort: Sort;
}

export type Understood<Value> = { ok: true; value: Value } | { ok: false; field: string; because: string };

const DEFAULT_LIMIT = 24;
const MAX_LIMIT = 100;
const MAX_AREAS = 20;
const MAX_RUPEES = 1_000_000_000_000;

class NotUnderstood extends Error {
  readonly field: string;

  constructor(field: string, because: string) {
    super(because);
    this.field = field;
  }
}

function wholeNumber(field: string, text: string, max: number, unit: string): number {
  if (!/^\d{1,15}$/.test(text) || Number(text) > max) {
    throw new NotUnderstood(field, `${field} must be a whole number${unit} from 0 to ${max.toLocaleString('en')}.`);
  }
  return Number(text);
}

function typeOf(text: string): PropertyType {
  const type = PROPERTY_TYPES.find((each) => each === text || propertyTypeLabel(each) === text);
  if (isPropertyType(type)) return type;
  throw new NotUnderstood('propertyType', `propertyType must be one of ${PROPERTY_TYPES.join(', ')}.`);
}

function areasOf(text: string, dictionary: AreaDictionary): number[] {
  const ids = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const area = findArea(dictionary, part);
      if (!area) throw new NotUnderstood('area', `We do not know the area '${part.slice(0, 60)}'.`);
      return area.id;
    });
  if (ids.length > MAX_AREAS) throw new NotUnderstood('area', `Choose at most ${MAX_AREAS} areas.`);
  return [...new Set(ids)].sort((one, other) => one - other);
}

function understood<Value>(read: () => Value): Understood<Value> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof NotUnderstood) return { ok: false, field: error.field, because: error.message };
    throw error;
  }
}

function readFilter(query: PropertyQuery, dictionary: AreaDictionary): Filter {
  const given = (name: keyof PropertyQuery): string => query[name]?.trim() ?? '';
  const sort = given('sort') || DEFAULT_SORT;
  if (!isSort(sort)) throw new NotUnderstood('sort', `sort must be one of ${SORTS.join(', ')}.`);
  const filter: Filter = { sort };

  if (given('city')) {
    const city = findCity(dictionary, given('city'));
    if (!city) throw new NotUnderstood('city', `We do not know the city '${given('city').slice(0, 60)}'.`);
    // With one city it narrows nothing, and every list stays on the indexes.
    if (dictionary.cities.length > 1) filter.cityId = city.id;
  }
  if (given('area')) {
    const ids = areasOf(given('area'), dictionary);
    if (ids.length > 0) filter.areaIds = ids;
  }
  if (given('propertyType')) filter.propertyType = typeOf(given('propertyType'));
  if (given('purpose')) {
    const purpose = given('purpose');
    if (!isPurpose(purpose)) throw new NotUnderstood('purpose', `purpose must be one of ${PURPOSES.join(', ')}.`);
    filter.purpose = purpose;
  }
  for (const name of ['minPrice', 'maxPrice'] as const) {
    if (given(name)) filter[name] = wholeNumber(name, given(name), MAX_RUPEES, ' of rupees');
  }
  const purpose = searchedPurpose(filter);
  if (purpose) filter.purpose = purpose;
  for (const name of ['minSize', 'maxSize'] as const) {
    if (given(name)) filter[name] = wholeNumber(name, given(name), 100_000_000, ' of square feet');
  }
  if (given('bedrooms')) filter.bedrooms = wholeNumber('bedrooms', given('bedrooms'), 50, '');
  if ((filter.minPrice ?? 0) > (filter.maxPrice ?? Number.POSITIVE_INFINITY)) {
    throw new NotUnderstood('minPrice', 'minPrice must not be above maxPrice.');
  }
  if ((filter.minSize ?? 0) > (filter.maxSize ?? Number.POSITIVE_INFINITY)) {
    throw new NotUnderstood('minSize', 'minSize must not be above maxSize.');
  }
  return filter;
}

/** The filter that a query string means, or which field of it means nothing and why. */
export function understandFilter(query: PropertyQuery, dictionary: AreaDictionary): Understood<Filter> {
  return understood(() => readFilter(query, dictionary));
}

/** Rows per page: 24 where nothing is said and at most 100, unless `usual` and `most` say otherwise. */
export function understandLimit(
  text: string | undefined,
  { usual, most } = { usual: DEFAULT_LIMIT, most: MAX_LIMIT },
): Understood<number> {
  return understood(() => {
    const given = text?.trim();
    if (!given) return usual;
    if (!/^[1-9]\d{0,2}$/.test(given) || Number(given) > most) {
      throw new NotUnderstood('limit', `limit must be a whole number from 1 to ${most}.`);
    }
    return Number(given);
  });
}

/** The same text for the same filter, however it was typed: the key of caches and cursors. */
export function filterKey(filter: Filter): string {
  const { areaIds, ...rest } = filter;
  const parts = Object.entries({ ...rest, ...(areaIds ? { areaIds: areaIds.join('_') } : {}) });
  return parts
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
}
