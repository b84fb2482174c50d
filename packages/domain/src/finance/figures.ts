import { formatHundredths, groupThousands, parseDecimal, westernDigits } from '../digits.ts';
import { LISTING_LIMITS } from '../properties/rules.ts';
import { parsePrice } from '../properties/typedPrice.ts';
import { shareOf, WHOLE } from './share.ts';

/** What can be wrong with a typed figure. */
export type FigureCode =
  | 'missing'
  | 'notRupees'
  | 'notPercent'
  | 'notPart'
  | 'notCount'
  | 'notChoice'
  | 'tooLittle'
  | 'tooMuch'
  | 'downTooMuch'
  | 'sharesTooMuch';

/** Why a figure cannot be used: its code, and the figures that stand in the sentence for people. */
export interface FigureProblem {
  code: FigureCode;
  values: Readonly<Record<string, string>>;
}

/** A typed figure, read or refused. */
export type Reading<Value = number> = { ok: true; value: Value } | { ok: false; problem: FigureProblem };

/** All figures of a calculator, read, or what is wrong with each of those that are not. */
export type FormReading<Values> =
  | { ok: true; values: Values }
  | { ok: false; fields: Partial<Record<keyof Values, FigureProblem>> };

/** The least and the most that a figure may be. */
export interface Limits {
  least: number;
  most: number;
}

/** A home's price: what a listing may cost. */
export const PRICE: Limits = { least: LISTING_LIMITS.priceMin, most: LISTING_LIMITS.priceMax };

/** Characters of the longest figure that is read: nobody needs more for an amount in words and digits. */
const LONGEST = 60;

const wrong = (code: FigureCode, values: Record<string, string> = {}): { ok: false; problem: FigureProblem } => ({
  ok: false,
  problem: { code, values },
});

/** An empty text, or one that is far too long for a figure. */
function unread(text: string, code: FigureCode) {
  if (text.trim() === '') return wrong('missing');
  return text.length > LONGEST ? wrong(code) : undefined;
}

function within(value: number, { least, most }: Limits, written: (value: number) => string): Reading {
  if (value < least) return wrong('tooLittle', { least: written(least) });
  if (value > most) return wrong('tooMuch', { most: written(most) });
  return { ok: true, value };
}

/** Reads an amount as people type prices: '2.5 crore', '85k', '۵۰ lakh'. */
export function readRupees(text: string, limits: Limits): Reading {
  const refusal = unread(text, 'notRupees');
  if (refusal) return refusal;
  const price = parsePrice(text);
  return price.ok ? within(price.rupees, limits, groupThousands) : wrong('notRupees');
}

/** A percentage in hundredths of a percent, with or without its sign; undefined for anything else. */
function hundredthsOf(text: string): number | undefined {
  const plain = westernDigits(text).replaceAll('\u066B', '.').trim();
  const number = parseDecimal(plain.replace(/\s*(?:%|\u066A|per ?cent|فیصد)$/i, ''));
  if (!number || (number.digits * 100n) % number.scale !== 0n) return undefined;
  return Number((number.digits * 100n) / number.scale);
}

/**
 * Reads a percentage with at most two decimals: '12.5', '12.5%', '۱۲٫۵ فیصد'.
 * @param most hundredths of a percent
 * @returns hundredths of a percent
 */
export function readPercent(text: string, most: number = WHOLE): Reading {
  const refusal = unread(text, 'notPercent');
  if (refusal) return refusal;
  const hundredths = hundredthsOf(text);
  return hundredths === undefined ? wrong('notPercent') : within(hundredths, { least: 0, most }, formatHundredths);
}

/** Reads a whole number: '20', '۲۰'. */
export function readCount(text: string, limits: Limits): Reading {
  const refusal = unread(text, 'notCount');
  if (refusal) return refusal;
  const plain = westernDigits(text).trim();
  return /^\d{1,9}$/.test(plain) ? within(Number(plain), limits, groupThousands) : wrong('notCount');
}

/** Reads one of a few choices. */
export function readChoice<Choice extends string>(text: string, choices: readonly Choice[]): Reading<Choice> {
  const value = choices.find((choice) => choice === text);
  return value === undefined ? wrong('notChoice') : { ok: true, value };
}

/**
 * Reads a down payment, a share of the price or an amount: '20%', '50 lakh'. A number up to 100 without a unit is a
 * share, since nobody pays a hundred rupees down.
 * @returns whole rupees, less than the price; 0 where the price itself could not be read
 */
export function readDownPayment(text: string, price: Reading): Reading {
  const refusal = unread(text, 'notPart');
  if (refusal) return refusal;
  const hundredths = hundredthsOf(text);
  const isShare = hundredths !== undefined && (hundredths <= WHOLE || !parsePrice(text).ok);
  const amount = isShare ? undefined : parsePrice(text);
  if (amount && !amount.ok) return wrong('notPart');
  if (!price.ok) return { ok: true, value: 0 };
  const rupees = isShare ? shareOf(price.value, hundredths) : (amount?.rupees ?? 0);
  return rupees < price.value ? { ok: true, value: rupees } : wrong('downTooMuch');
}

/** Puts the figures of a calculator together: all of them, or what is wrong with each. */
export function allRead<Values extends object>(
  readings: {
    [Field in keyof Values]: Reading<Values[Field]>;
  },
): FormReading<Values> {
  const values: Partial<Values> = {};
  const fields: Partial<Record<keyof Values, FigureProblem>> = {};
  for (const field of Object.keys(readings) as (keyof Values)[]) {
    const reading = readings[field];
    if (reading.ok) values[field] = reading.value;
    else fields[field] = reading.problem;
  }
  return Object.keys(fields).length === 0 ? { ok: true, values: values as Values } : { ok: false, fields };
}

/** Adds a problem between two figures that are each right by themselves. */
export function unless<Values>(
  reading: FormReading<Values>,
  field: keyof Values,
  problemOf: (values: Values) => FigureProblem | undefined,
): FormReading<Values> {
  const problem = reading.ok ? problemOf(reading.values) : undefined;
  if (!problem) return reading;
  const fields: Partial<Record<keyof Values, FigureProblem>> = {};
  fields[field] = problem;
  return { ok: false, fields };
}
