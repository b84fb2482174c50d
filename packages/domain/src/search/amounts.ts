import type { Meaning } from './phrases.ts';

/** The least and the most of something; either may be open. */
export interface Range {
  min?: number;
  max?: number;
}

/** A size without a limit means plots of that size: surveyors differ by a twentieth. */
const SIZE_TOLERANCE = 0.05;
const ABOUT = 0.1;
const SQFT_IN_SQYD = 9;
/** A marla; what is smaller is another way to say a size. */
const LEAST_ADDED_SQFT = 200;

/** What a number counts: rupees, square feet or rooms. */
export type Unit = Extract<Meaning, { kind: 'money' | 'size' | 'rooms' }>;
export type Size = Extract<Meaning, { kind: 'size' }>;
export type Limit = Extract<Meaning, { kind: 'limit' }>;
/** What of a listing an amount is about. */
export type Measure = 'price' | 'yardPrice' | 'size' | 'bedrooms' | 'bathrooms';

/** A number with what stands around it. */
export interface Quantity {
  value: number;
  unit?: Unit | undefined;
  /** Whether it is the most, the least or about so much, where that is said. */
  limit?: Limit['limit'] | undefined;
  /** The place behind it. */
  next: number;
}

/** Money without a unit. */
export const RUPEES: Unit = { kind: 'money', rupees: 1 };

/** What an amount in a unit is about. */
export function measureOf(unit: Unit): Measure {
  if (unit.kind === 'money') return 'price';
  return unit.kind === 'size' ? 'size' : unit.rooms;
}

/** Rupees for each of a unit of size as rupees for each square yard. */
export function perYard(range: Range, { sqft }: Size): Range {
  const bounds = Object.entries(range).map(([name, rupees]) => [name, Math.round((rupees * SQFT_IN_SQYD) / sqft)]);
  return Object.fromEntries(bounds);
}

/** How many rupees or square feet one of a unit is; a room is one. */
export function worth(unit: Unit): number {
  if (unit.kind === 'money') return unit.rupees;
  return unit.kind === 'size' ? unit.sqft : 1;
}

/** Whether amounts of both are added: '500 sq yd 4500 sq ft' says the same size twice. */
export function isSmaller(unit: Unit, larger: Unit): boolean {
  if (unit.kind === 'size' && unit.sqft < LEAST_ADDED_SQFT) return false;
  return unit.kind === larger.kind && unit.kind !== 'rooms' && worth(unit) < worth(larger);
}

/** The dearer end of a range of prices is seldom more than this many times the cheaper one. */
const MOST_RISE = 3;

/** Whether two prices without a word between are a range: '30k 40k', '50 lakh 60 lakh', '30 40 hazar'. */
export function isRise(one: Quantity, other: Quantity): boolean {
  if (other.unit?.kind !== 'money') return false;
  const isSameUnit = one.unit === undefined || (one.unit.kind === 'money' && one.unit.rupees === other.unit.rupees);
  return isSameUnit && other.value > one.value && other.value <= MOST_RISE * one.value;
}

/** Prices in whole rupees, sizes to the hundredth of a square foot, as they are stored. */
const rounded = (value: number, unit: Unit) =>
  unit.kind === 'size' ? Math.round(value * 100) / 100 : Math.round(value);

/** The amounts that are meant by one: without a limit the most of a price, about a size, exactly so many rooms. */
export function limited(value: number, unit: Unit, limit: Limit['limit'] | undefined): Range {
  const exact = value * worth(unit);
  const around = (tolerance: number): Range => ({
    min: rounded(exact * (1 - tolerance), unit),
    max: rounded(exact * (1 + tolerance), unit),
  });
  if (limit === 'most') return { max: rounded(exact, unit) };
  if (limit === 'least') return { min: rounded(exact, unit) };
  if (limit === 'about') return unit.kind === 'rooms' ? { min: exact, max: exact } : around(ABOUT);
  if (unit.kind === 'money') return { max: rounded(exact, unit) };
  return unit.kind === 'size' ? around(SIZE_TOLERANCE) : { min: exact, max: exact };
}

/** '2 bed, 3 bed' and '120 gaz 240 gaz' are either; of an open range the later bound counts. */
export function bothOf(one: Range, other: Range): Range {
  if ([one.min, one.max, other.min, other.max].includes(undefined)) return { ...one, ...other };
  return { min: Math.min(one.min ?? 0, other.min ?? 0), max: Math.max(one.max ?? 0, other.max ?? 0) };
}

/**
 * '80 to 1 crore' begins at 80 lakh: a number without a unit takes the other's, or the unit below where it would be
 * larger.
 */
export function rangeOf(one: Quantity, other: Quantity): Range {
  const unit = other.unit ?? one.unit;
  if (!unit) return {};
  const end = rounded(other.value * worth(other.unit ?? unit), unit);
  let start = rounded(one.value * worth(one.unit ?? unit), unit);
  if (!one.unit && start > end && unit.kind === 'money') start = rounded(start / 100, unit);
  return { min: Math.min(start, end), max: Math.max(start, end) };
}
