import { type Decimal, formatHundredths, parseDecimal } from '../digits.ts';
import type { Locale } from '../words/locale.ts';
import { wordsOf } from '../words/registered.ts';

/** Units in which land and covered area are given in Karachi. */
export const AREA_UNITS = ['sq ft', 'sq yd', 'marla', 'kanal', 'sq m'] as const;

export type AreaUnit = (typeof AREA_UNITS)[number];

/**
 * Square feet of one marla. The standard differs by place and by seller, so it is part of every size in marla or kanal.
 */
export const MARLA_STANDARDS = [225, 250, 272.25] as const;

export type MarlaStandard = (typeof MARLA_STANDARDS)[number];

/** The city's own marla. */
export const DEFAULT_MARLA: MarlaStandard = 225;

const SQFT_PER_SQ_YD = 9;
export const MARLA_PER_KANAL = 20;

export function isAreaUnit(value: unknown): value is AreaUnit {
  return (AREA_UNITS as readonly unknown[]).includes(value);
}

export function isMarlaStandard(value: unknown): value is MarlaStandard {
  return (MARLA_STANDARDS as readonly unknown[]).includes(value);
}

/** Hundredths of a square foot in one of the unit, as an exact fraction of whole numbers, so that nothing drifts. */
function unitHundredths(unit: AreaUnit, standard: MarlaStandard): Decimal {
  // A foot is 0.3048 m, so a square foot is 0.09290304 m².
  if (unit === 'sq m') return { digits: 100n * 100_000_000n, scale: 9_290_304n };
  const sqftIn = { 'sq ft': 1, 'sq yd': SQFT_PER_SQ_YD, marla: standard, kanal: MARLA_PER_KANAL * standard };
  const sqft = sqftIn[unit];
  return { digits: BigInt(Math.round(sqft * 100)), scale: 1n };
}

/** The decimal that a number is written as: 0.1 is one tenth here, not the nearest binary fraction. */
function exactly(value: number): Decimal {
  const decimal = Number.isFinite(value) && value >= 0 ? parseDecimal(String(value)) : undefined;
  if (decimal === undefined) throw new RangeError(`Not a size: ${value}`);
  return decimal;
}

/** Division of whole numbers, halves rounded up. */
function divided(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n);
}

/** An exact decimal of a unit in square feet, to the hundredth. */
export function decimalToSqft({ digits, scale }: Decimal, unit: AreaUnit, standard: MarlaStandard): number {
  const one = unitHundredths(unit, standard);
  return Number(divided(digits * one.digits, scale * one.scale)) / 100;
}

export type AreaSize = { value: number; unit: AreaUnit; standard?: MarlaStandard };

/**
 * A size in square feet, exact to the hundredth: 10 marla at 272.25 → 2722.5.
 * @throws RangeError for a value that is no size (negative, NaN, too small or large to be written without exponent).
 */
export function toSqft({ value, unit, standard = DEFAULT_MARLA }: AreaSize): number {
  return decimalToSqft(exactly(value), unit, standard);
}

function hundredthsOfUnit(sqft: number, unit: AreaUnit, standard: MarlaStandard): number {
  const { digits, scale } = exactly(sqft);
  const one = unitHundredths(unit, standard);
  return Number(divided(digits * 10_000n * one.scale, scale * one.digits));
}

/**
 * Square feet in another unit, to the hundredth of that unit. Sizes with at most two decimals come back unchanged from
 * {@link toSqft}.
 * @throws RangeError like {@link toSqft}.
 */
export function fromSqft(size: { sqft: number; unit: AreaUnit; standard?: MarlaStandard }): number {
  return hundredthsOfUnit(size.sqft, size.unit, size.standard ?? DEFAULT_MARLA) / 100;
}

/**
 * A size for people: '1,600 sq ft', '240 sq yd', '10 marla at 225 sq ft', '1 kanal (marla at 225 sq ft)', in Urdu
 * '1,600 مربع فٹ', '240 گز', '10 مرلہ (225 مربع فٹ فی مرلہ)'. The standard is always said, since ten marla of one
 * standard are not ten of another.
 * @param size `sqft` the size in square feet, `unit` the one to show it in.
 */
export function formatAreaSize(
  size: { sqft: number; unit?: AreaUnit; standard?: MarlaStandard },
  locale: Locale = 'en',
): string {
  const { sqft, unit = 'sq ft', standard = DEFAULT_MARLA } = size;
  const number = formatHundredths(hundredthsOfUnit(sqft, unit, standard));
  return stated(`${number} ${areaUnitLabel(unit, locale)}`, { unit, standard, locale });
}

/** A size or a unit with the marla that it is measured by, where it is. */
function stated(
  text: string,
  { unit, standard, locale }: { unit: AreaUnit; standard: MarlaStandard; locale: Locale },
): string {
  if (unit !== 'marla' && unit !== 'kanal') return text;
  const words = wordsOf(locale)?.size;
  if (words) return words.withMarla(text, standard);
  return unit === 'marla' ? `${text} at ${standard} sq ft` : `${text} (marla at ${standard} sq ft)`;
}

/** A unit to be chosen where nobody is asked which marla is meant: 'sq yd', 'marla at 225 sq ft'. */
export function statedUnitLabel(unit: AreaUnit, locale: Locale = 'en'): string {
  return stated(areaUnitLabel(unit, locale), { unit, standard: DEFAULT_MARLA, locale });
}

/** A unit for people: 'sq yd', 'گز'. */
export function areaUnitLabel(unit: AreaUnit, locale: Locale = 'en'): string {
  return wordsOf(locale)?.size?.units[unit] ?? unit;
}

/** A size as {@link formatAreaSize} writes it in English: figure, unit, and the marla that it is measured by. */
const WRITTEN_SIZE = /^([\d.,]+) (.+?)(?: \(?(?:marla )?at ([\d.]+) sq ft\)?)?$/;

/**
 * The dimension of a listing in a language: '240 sq yd' is '240 گز' in Urdu. What a seller typed in words of their own
 * stays as it is.
 */
export function localDimension(text: string, locale: Locale): string {
  const [, number, unit, given] = WRITTEN_SIZE.exec(text) ?? [];
  if (!isAreaUnit(unit)) return text;
  const size = `${number} ${areaUnitLabel(unit, locale)}`;
  const standard = Number(given);
  return isMarlaStandard(standard) ? stated(size, { unit, standard, locale }) : size;
}

/** Whether the free text of a listing's dimension says something: it is shown only when longer than one character. */
export function dimensionIsShown(text: string | null | undefined): text is string {
  return (text ?? '').trim().length > 1;
}
