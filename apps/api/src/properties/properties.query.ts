import type { PropertyQuery } from '@karachi-estates/contracts/propertyLists';
import { westernDigits } from '@karachi-estates/domain/digits';
import {
  CONFIRMED_DAYS,
  type ConfirmedDays,
  confirmedDaysOf,
  MOST_AREAS,
  POSTED_DAYS,
  type PostedDays,
  postedDaysOf,
} from '@karachi-estates/domain/properties/listFilters';
import {
  type MapBox,
  type MapShape,
  readBox,
  readShapes,
  writeBox,
  writeShapes,
} from '@karachi-estates/domain/properties/mapRegion';
import {
  AREA_NOT_CLEAR,
  AREA_NOT_KNOWN,
  AREA_PARTS_TOO_MANY,
  CITY_NOT_KNOWN,
  LIMITS_TURNED,
  NOT_A_SIZE,
  NOT_A_WHOLE_NUMBER,
  NOT_ONE_OF,
  PART_NOT_KNOWN,
  TOO_MANY_AREAS,
  type WholeNumber,
} from '@karachi-estates/domain/properties/messages';
import {
  DEFAULT_SORT,
  isPurpose,
  isSort,
  PROPERTY_TYPES,
  type PropertyType,
  PURPOSES,
  type Purpose,
  readTypes,
  SORTS,
  type Sort,
  searchedPurpose,
} from '@karachi-estates/domain/properties/vocabulary';
import { type Told, told } from '@karachi-estates/domain/words/sentence';
import { type AreaDictionary, findCity, type KnownPart } from '../areas/areas.store.ts';
import { type MeantPlace, placesMeant } from '../areas/places.store.ts';

/** What a list shows, understood and complete. Absent means: not filtered. */
export interface Filter {
  cityId?: number;
  /** Sorted, without repeats. */
  areaIds?: number[];
  /** Of these areas only these parts. Other areas of the filter are whole; all of `areaIds` are in `areaIds` above. */
  parts?: { areaIds: number[]; ids: number[] };
  /** In the order of the vocabulary, without repeats. */
  propertyTypes?: PropertyType[];
  purpose?: Purpose;
  minPrice?: number;
  maxPrice?: number;
  minSize?: number;
  maxSize?: number;
  bedrooms?: number;
  /** Exactly as many bedrooms. */
  exactBedrooms?: true;
  bathrooms?: number;
  exactBathrooms?: true;
  parking?: true;
  withPhotos?: true;
  /** Whole rupees per square yard. */
  minYardPrice?: number;
  maxYardPrice?: number;
  postedWithin?: PostedDays;
  /** A part of the map, and areas drawn on it: a listing is in the box and in any of the shapes. */
  box?: MapBox;
  shapes?: MapShape[];
  /** Only listings whose price was cut in the last thirty days. */
  priceReduced?: true;
  /** Only of sellers about whom something was checked. */
  verified?: true;
  /** Only what its seller said to be available, in the last so many days. */
  confirmed?: ConfirmedDays;
  sort: Sort;
}

export type Understood<Value> = { ok: true; value: Value } | { ok: false; field: string; why: Told };

const DEFAULT_LIMIT = 24;
const MAX_LIMIT = 100;
const MAX_SQFT = 100_000_000;
const MAX_RUPEES = 1_000_000_000_000;
const MAX_ROOMS = 50;
const SWITCHES = ['parking', 'withPhotos', 'priceReduced', 'verified'] as const;
/** Least and most of the same; the list says which one is the wrong way round. */
const LIMITS = [
  ['minPrice', 'maxPrice'],
  ['minSize', 'maxSize'],
  ['minYardPrice', 'maxYardPrice'],
] as const;

class NotUnderstood extends Error {
  readonly field: string;
  readonly why: Told;

  constructor(field: string, why: Told) {
    super(why.because);
    this.field = field;
    this.why = why;
  }
}

function wholeNumber(text: string, expected: WholeNumber): number {
  const digits = westernDigits(text);
  const number = /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
  if (number >= expected.least && number <= expected.most) return number;
  throw new NotUnderstood(expected.field, told({ NOT_A_WHOLE_NUMBER }, expected));
}

/** Square feet may have two decimals: 100 m² are 1076.39. */
function squareFeet(text: string, field: string): number {
  const digits = westernDigits(text);
  const size = /^\d{1,12}(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN;
  if (size <= MAX_SQFT) return size;
  throw new NotUnderstood(field, told({ NOT_A_SIZE }, { field, most: MAX_SQFT }));
}

const notOneOf = (field: string, values: readonly string[]) =>
  new NotUnderstood(field, told({ NOT_ONE_OF }, { field, values: values.join(', ') }));

function typesOf(text: string): PropertyType[] {
  const types = readTypes(text);
  if (types) return types;
  throw notOneOf('propertyType', PROPERTY_TYPES);
}

const listed = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** The one place that a text means. */
function placeOf(text: string, dictionary: AreaDictionary): MeantPlace {
  const [place, ...others] = placesMeant(dictionary, text);
  const area = text.slice(0, 60);
  if (!place) throw new NotUnderstood('area', told({ AREA_NOT_KNOWN }, { area }));
  if (others.length === 0) return place;
  const areas = [place, ...others].slice(0, 3).map((each) => each.area.areaName);
  throw new NotUnderstood('area', told({ AREA_NOT_CLEAR }, { area, areas: areas.join(', ') }));
}

/** The areas that ids and names mean, and the parts that names mean. */
function placesOf(text: string, dictionary: AreaDictionary): MeantPlace[] {
  const given = listed(text);
  if (given.length > MOST_AREAS) throw new NotUnderstood('area', told({ TOO_MANY_AREAS }, { most: MOST_AREAS }));
  return given.map((each) => placeOf(each, dictionary));
}

/** The parts that ids name and those that were named in words, with their areas. */
function partsOf(text: string, named: readonly KnownPart[], dictionary: AreaDictionary): Filter['parts'] {
  const given = listed(text);
  if (given.length > MOST_AREAS) throw new NotUnderstood('part', told({ AREA_PARTS_TOO_MANY }, { most: MOST_AREAS }));
  const parts = given.map((each) => {
    const id = westernDigits(each);
    const part = /^\d{1,9}$/.test(id) ? dictionary.parts.get(Number(id)) : undefined;
    if (!part) throw new NotUnderstood('part', told({ PART_NOT_KNOWN }, { part: each.slice(0, 60) }));
    return part;
  });
  parts.push(...named);
  if (parts.length === 0) return undefined;
  const sorted = (ids: number[]) => [...new Set(ids)].sort((one, other) => one - other);
  return { areaIds: sorted(parts.map(({ areaId }) => areaId)), ids: sorted(parts.map(({ id }) => id)) };
}

function understood<Value>(read: () => Value): Understood<Value> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof NotUnderstood) return { ok: false, field: error.field, why: error.why };
    throw error;
  }
}

type Given = (name: keyof PropertyQuery) => string;

/** Whether a switch is on: '1'. Empty and '0' are off. */
function isSaid(given: Given, name: keyof PropertyQuery): boolean {
  return given(name) !== '' && wholeNumber(given(name), { field: name, least: 0, most: 1 }) === 1;
}

function readRooms(given: Given, filter: Filter): void {
  for (const [name, exact] of [
    ['bedrooms', 'exactBedrooms'],
    ['bathrooms', 'exactBathrooms'],
  ] as const) {
    // It is read also where it says nothing, so that a value that means nothing is told.
    const isExact = isSaid(given, exact);
    if (!given(name)) continue;
    filter[name] = wholeNumber(given(name), { field: name, least: 0, most: MAX_ROOMS });
    if (isExact) filter[exact] = true;
  }
}

function readDays(given: Given, filter: Filter): void {
  if (given('postedWithin')) {
    const days = postedDaysOf(given('postedWithin'));
    if (!days) throw notOneOf('postedWithin', POSTED_DAYS.map(String));
    filter.postedWithin = days;
  }
  if (given('confirmed')) {
    const days = confirmedDaysOf(given('confirmed'));
    if (!days) throw notOneOf('confirmed', CONFIRMED_DAYS.map(String));
    filter.confirmed = days;
  }
}

function region(query: PropertyQuery): Pick<Filter, 'box' | 'shapes'> {
  const read: Pick<Filter, 'box' | 'shapes'> = {};
  if (query.box?.trim()) {
    const box = readBox(query.box.trim());
    if (!box.ok) throw new NotUnderstood('box', box);
    read.box = box.value;
  }
  if (query.shapes?.trim()) {
    const shapes = readShapes(query.shapes.trim());
    if (!shapes.ok) throw new NotUnderstood('shapes', shapes);
    read.shapes = shapes.value;
  }
  return read;
}

function readFilter(query: PropertyQuery, dictionary: AreaDictionary): Filter {
  const given: Given = (name) => query[name]?.trim() ?? '';
  const sort = given('sort') || DEFAULT_SORT;
  if (!isSort(sort)) throw notOneOf('sort', SORTS);
  const filter: Filter = { sort };

  if (given('city')) {
    const city = findCity(dictionary, given('city'));
    if (!city) throw new NotUnderstood('city', told({ CITY_NOT_KNOWN }, { city: given('city').slice(0, 60) }));
    // With one city it narrows nothing, and every list stays on the indexes.
    if (dictionary.cities.length > 1) filter.cityId = city.id;
  }
  const places = placesOf(given('area'), dictionary);
  const parts = partsOf(
    given('part'),
    places.flatMap((place) => place.parts),
    dictionary,
  );
  const areaIds = [...places.map(({ area }) => area.id), ...(parts?.areaIds ?? [])];
  if (parts) filter.parts = parts;
  if (areaIds.length > 0) filter.areaIds = [...new Set(areaIds)].sort((one, other) => one - other);
  const types = typesOf(given('propertyType'));
  if (types.length > 0) filter.propertyTypes = types;
  if (given('purpose')) {
    const purpose = given('purpose');
    if (!isPurpose(purpose)) throw notOneOf('purpose', PURPOSES);
    filter.purpose = purpose;
  }
  for (const name of ['minPrice', 'maxPrice', 'minYardPrice', 'maxYardPrice'] as const) {
    if (given(name))
      filter[name] = wholeNumber(given(name), { field: name, unit: 'rupees', least: 0, most: MAX_RUPEES });
  }
  const purpose = searchedPurpose(filter);
  if (purpose) filter.purpose = purpose;
  for (const name of ['minSize', 'maxSize'] as const) {
    if (given(name)) filter[name] = squareFeet(given(name), name);
  }
  readRooms(given, filter);
  for (const name of SWITCHES) if (isSaid(given, name)) filter[name] = true;
  readDays(given, filter);
  for (const [least, most] of LIMITS) {
    if ((filter[least] ?? 0) > (filter[most] ?? Number.POSITIVE_INFINITY)) {
      throw new NotUnderstood(least, told({ LIMITS_TURNED }, { least, most }));
    }
  }
  Object.assign(filter, region(query));
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
    return wholeNumber(given, { field: 'limit', least: 1, most });
  });
}

const FARTHEST_ZOOM = 22;

/** How near a map is, 0 to 22; undefined where nothing is said. */
export function understandZoom(text: string | undefined): Understood<number | undefined> {
  return understood(() => {
    const given = text?.trim();
    return given ? wholeNumber(given, { field: 'zoom', least: 0, most: FARTHEST_ZOOM }) : undefined;
  });
}

/** The same text for the same filter, however it was typed: the key of caches and cursors. */
export function filterKey(filter: Filter): string {
  const { areaIds, parts: partsWanted, propertyTypes, box, shapes, ...rest } = filter;
  const parts = Object.entries({
    ...rest,
    ...(areaIds ? { areaIds: areaIds.join('_') } : {}),
    ...(partsWanted ? { part: partsWanted.ids.join('_') } : {}),
    ...(propertyTypes ? { propertyType: propertyTypes.join('_') } : {}),
    ...(box ? { box: writeBox(box) } : {}),
    ...(shapes ? { shapes: writeShapes(shapes) } : {}),
  });
  return parts
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
}
