import type { Refusal } from '../verdict.ts';
import type { Locale } from '../words/locale.ts';
import { say } from '../words/sentence.ts';
import { type AreaUnit, isAreaUnit, toSqft } from './dimension.ts';
import { severalOf } from './listFilters.ts';
import { parseDimension } from './typedDimension.ts';
import { parsePrice } from './typedPrice.ts';
import { DEFAULT_SORT } from './vocabulary.ts';

/** The filters of the list as they stand in its address: all text, what is missing or empty is not set. */
export interface FilterQuery {
  city?: string;
  /** Id of an area, or a name. */
  area?: string;
  /** Ids of parts of areas (phases, blocks), with commas between. */
  part?: string;
  /** One type, or several with commas between. */
  propertyType?: string;
  purpose?: string;
  /** Whole rupees. */
  minPrice?: string;
  maxPrice?: string;
  /** Square feet. */
  minSize?: string;
  maxSize?: string;
  /** At least this many. */
  bedrooms?: string;
  /** '1': exactly as many. */
  exactBedrooms?: string;
  bathrooms?: string;
  exactBathrooms?: string;
  /** '1': only with it. */
  parking?: string;
  withPhotos?: string;
  priceReduced?: string;
  /** '1': only of sellers about whom something was checked. */
  verified?: string;
  /** Days. */
  confirmed?: string;
  /** Whole rupees per square yard. */
  minYardPrice?: string;
  maxYardPrice?: string;
  /** Days. */
  postedWithin?: string;
  /** In which unit sizes are shown; square yards without it. */
  unit?: string;
  sort?: string;
}

/** The filters that MoreFilters has and the bar has not. */
export const MORE_FILTERS = [
  'exactBedrooms',
  'bathrooms',
  'exactBathrooms',
  'parking',
  'withPhotos',
  'priceReduced',
  'verified',
  'confirmed',
  'minYardPrice',
  'maxYardPrice',
  'postedWithin',
] as const satisfies readonly (keyof FilterQuery)[];

/** The unit of sizes where an address names none. */
export const USUAL_UNIT: AreaUnit = 'sq yd';

/** The amounts that the bar itself asks for. */
export type BarRangeField = 'minPrice' | 'maxPrice' | 'minSize' | 'maxSize';

export type FilterRangeField = BarRangeField | 'minYardPrice' | 'maxYardPrice';

export type FilterReading =
  | { ok: true; query: FilterQuery }
  | { ok: false; fields: Partial<Record<FilterRangeField, string>> };

type Reading = { ok: true; value: number | undefined } | Refusal;

function readPrice(text: string): Reading {
  if (text === '') return { ok: true, value: undefined };
  const price = parsePrice(text);
  return price.ok ? { ok: true, value: price.rupees } : price;
}

function readSize(text: string, unit: AreaUnit): Reading {
  if (text === '') return { ok: true, value: undefined };
  const size = parseDimension(text);
  if (!size.ok) return size;
  // A bare number is in the unit of the select beside it; '10 marla' says its own.
  const isBare = /^[\d.,\s٠-٩۰-۹]+$/.test(text);
  return { ok: true, value: isBare ? toSqft({ value: size.value, unit }) : size.sqft };
}

/** What is taken as it stands. What nobody can read of it, the API says. */
const TAKEN = [
  'city',
  'purpose',
  'bedrooms',
  'exactBedrooms',
  'bathrooms',
  'exactBathrooms',
  'parking',
  'withPhotos',
  'priceReduced',
  'verified',
  'confirmed',
  'postedWithin',
] as const;

const SPANS = [
  ['minPrice', 'maxPrice', readPrice],
  ['minSize', 'maxSize', readSize],
  ['minYardPrice', 'maxYardPrice', readPrice],
] as const;

/** The fields of a form, as `FormData` and `URLSearchParams` have them. */
export interface FilterFields {
  get(name: string): unknown;
  getAll(name: string): unknown[];
}

/**
 * Reads the filter form as the query it stands for: prices as rupees ('1.5 crore' is understood), sizes as square feet,
 * and nothing that is empty or the default. A `URLSearchParams` works too: it is what a browser without JavaScript
 * sends. Several types may come as several fields.
 * @param locale the language of the reasons
 * @returns the query, or the reason of each field that cannot be read.
 */
export function readFilterForm(form: FilterFields, locale: Locale = 'en'): FilterReading {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const query: FilterQuery = {};
  const fields: Partial<Record<FilterRangeField, string>> = {};
  const set = (name: keyof FilterQuery, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query[name] = String(value);
  };
  // '0' rooms or more, and a switch at '0', say nothing.
  for (const name of TAKEN) if (text(name) !== '0') set(name, text(name));
  if (!query.bedrooms) delete query.exactBedrooms;
  if (!query.bathrooms) delete query.exactBathrooms;
  // Chosen areas are one field with commas, and what is typed beside them another.
  set('area', severalOf('area', form.getAll('area').map(String)));
  // One field with commas, or a box for each.
  set('part', severalOf('part', form.getAll('part').map(String)));
  set('propertyType', severalOf('propertyType', form.getAll('propertyType').map(String)));
  const typedUnit = text('sizeUnit');
  for (const [least, most, read] of SPANS) {
    const ends = [least, most].map((name) => {
      const reading = read(text(name), isAreaUnit(typedUnit) ? typedUnit : 'sq ft');
      if (reading.ok) return reading.value;
      fields[name] = say(locale, reading);
      return undefined;
    });
    const [one, other] = ends;
    // The two ends in their order, whichever box they were typed into.
    if (one !== undefined && other !== undefined && one > other) ends.reverse();
    set(least, ends[0]);
    set(most, ends[1]);
  }
  const unit = typedUnit || text('unit');
  if ((query.minSize || query.maxSize) && isAreaUnit(unit) && unit !== USUAL_UNIT) query.unit = unit;
  if (text('sort') !== DEFAULT_SORT) set('sort', text('sort'));
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, query };
}
