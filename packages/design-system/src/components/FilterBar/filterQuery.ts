import { type AreaUnit, isAreaUnit, toSqft } from '@karachi-estates/domain/properties/dimension';
import { parseDimension } from '@karachi-estates/domain/properties/typedDimension';
import { parsePrice } from '@karachi-estates/domain/properties/typedPrice';
import { DEFAULT_SORT } from '@karachi-estates/domain/properties/vocabulary';
import type { Refusal } from '@karachi-estates/domain/verdict';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { say } from '@karachi-estates/domain/words/sentence';

/** The filters of the list as they stand in its address: all text, what is missing or empty is not set. */
export interface FilterQuery {
  city?: string;
  /** Id of an area, or a name. */
  area?: string;
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
  sort?: string;
}

export type FilterRangeField = 'minPrice' | 'maxPrice' | 'minSize' | 'maxSize';

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

/** The two ends in their order, whichever box they were typed into. */
function ordered(one: number | undefined, other: number | undefined): [number | undefined, number | undefined] {
  return one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];
}

/**
 * Reads the filter form as the query it stands for: prices as rupees ('1.5 crore' is understood), sizes as square feet, and
 * nothing that is empty or the default.
 * A `URLSearchParams` works too: it is what a browser without JavaScript sends.
 * @param locale the language of the reasons
 * @returns the query, or the reason of each field that cannot be read.
 */
export function readFilterForm(form: Pick<FormData, 'get'>, locale: Locale = 'en'): FilterReading {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const unit = text('sizeUnit');
  const sizeUnit: AreaUnit = isAreaUnit(unit) ? unit : 'sq ft';
  const readings: Record<FilterRangeField, Reading> = {
    minPrice: readPrice(text('minPrice')),
    maxPrice: readPrice(text('maxPrice')),
    minSize: readSize(text('minSize'), sizeUnit),
    maxSize: readSize(text('maxSize'), sizeUnit),
  };
  const fields: Partial<Record<FilterRangeField, string>> = {};
  for (const [field, reading] of Object.entries(readings)) {
    if (!reading.ok) fields[field as FilterRangeField] = say(locale, reading);
  }
  if (Object.keys(fields).length > 0) return { ok: false, fields };

  const value = (field: FilterRangeField) => {
    const reading = readings[field];
    return reading.ok ? reading.value : undefined;
  };
  const [minPrice, maxPrice] = ordered(value('minPrice'), value('maxPrice'));
  const [minSize, maxSize] = ordered(value('minSize'), value('maxSize'));
  const sort = text('sort');
  const all = {
    city: text('city'),
    area: text('area'),
    propertyType: text('propertyType'),
    purpose: text('purpose'),
    minPrice: minPrice?.toString(),
    maxPrice: maxPrice?.toString(),
    minSize: minSize?.toString(),
    maxSize: maxSize?.toString(),
    bedrooms: text('bedrooms'),
    sort: sort === DEFAULT_SORT ? '' : sort,
  };
  return { ok: true, query: Object.fromEntries(Object.entries(all).filter(([, each]) => each)) };
}
