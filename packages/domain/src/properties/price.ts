import { formatHundredths, groupThousands } from '../digits.ts';
import type { Locale } from '../words/locale.ts';
import { wordsOf } from '../words/registered.ts';
import type { Purpose } from './vocabulary.ts';

/** South-Asian units of large numbers. */
export const THOUSAND = 1_000;
export const LAKH = 100_000;
export const CRORE = 10_000_000;
export const ARAB = 1_000_000_000;
export const KHARAB = 100_000_000_000;

// A page of many homes must not fail for one of them, and a number that is wrong must not be read as a price.
const NO_PRICE = '–';

function wholeRupees(rupees: number): number | undefined {
  const whole = Math.round(rupees);
  return Number.isSafeInteger(whole) && whole >= 0 ? whole : undefined;
}

/**
 * The price with thousands separators: 25000000 → 'PKR 25,000,000'.
 * @param rupees whole rupees, not negative; fractions are rounded.
 * @returns '–' for anything that is no price (negative, NaN, beyond safe integers).
 */
export function formatPkr(rupees: number): string {
  const price = wholeRupees(rupees);
  return price === undefined ? NO_PRICE : `PKR ${groupThousands(price)}`;
}

/**
 * The short form on cards: '2.5 Crore', '75 Lakh', '85K', '950'; in Urdu '2.5 کروڑ', '75 لاکھ', '85 ہزار', '950'.
 *
 * The unit follows the price itself (crore from 10,000,000, lakh from 100,000, K from 1,000), then the number is
 * rounded to two decimals, halves up, and trailing zeros are dropped. Where rounding would reach the next unit it stops
 * just short of it: 9,999,999 reads '99.99 Lakh', never '100 Lakh' (a lower price must not read like a higher one) and
 * never '1 Crore'.
 * @returns '–' like {@link formatPkr}.
 */
export function formatPriceShort(rupees: number, locale: Locale = 'en'): string {
  const price = wholeRupees(rupees);
  if (price === undefined) return NO_PRICE;
  const words = wordsOf(locale)?.price;
  if (price >= CRORE) return `${inUnits(price, CRORE)} ${words?.crore ?? 'Crore'}`;
  if (price >= LAKH) return `${inUnits(price, LAKH, CRORE)} ${words?.lakh ?? 'Lakh'}`;
  if (price >= THOUSAND) return `${inUnits(price, THOUSAND, LAKH)}${words ? ` ${words.thousand}` : 'K'}`;
  return String(price);
}

function inUnits(price: number, unit: number, nextUnit = Number.POSITIVE_INFINITY): string {
  const step = unit / 100;
  const rest = price % step;
  const rounded = (price - rest) / step + (rest * 2 >= step ? 1 : 0);
  return formatHundredths(Math.min(rounded, nextUnit / step - 1));
}

const SMALL_NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = [
  [KHARAB, 'kharab'],
  [ARAB, 'arab'],
  [CRORE, 'crore'],
  [LAKH, 'lakh'],
  [THOUSAND, 'thousand'],
  [100, 'hundred'],
] as const;

function words(number: number): string[] {
  if (number < 20) return number === 0 ? [] : [SMALL_NUMBERS[number] ?? ''];
  if (number < 100) return [TENS[Math.floor(number / 10)] ?? '', ...words(number % 10)];
  for (const [size, name] of SCALES) {
    if (number >= size) return [...words(Math.floor(number / size)), name, ...words(number % size)];
  }
  return [];
}

/**
 * The price in words by South-Asian numbering: 25000000 → 'Two crore fifty lakh rupees', 'دو کروڑ پچاس لاکھ روپے'.
 * @returns '–' like {@link formatPkr}.
 */
export function formatPriceWords(rupees: number, locale: Locale = 'en'): string {
  const price = wholeRupees(rupees);
  if (price === undefined) return NO_PRICE;
  const spoken = wordsOf(locale)?.priceInWords?.(price);
  if (spoken !== undefined) return spoken;
  const text = price === 0 ? 'zero' : words(price).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${price === 1 ? 'rupee' : 'rupees'}`;
}

/** A monthly rent: 'PKR 80,000 / month', 'PKR 80,000 ماہانہ'. */
export function formatRent(rupees: number, locale: Locale = 'en'): string {
  const price = formatPkr(rupees);
  return wordsOf(locale)?.price.monthly(price) ?? `${price} / month`;
}

/** The price as its purpose reads: a rent is by the month. A listing without a purpose is for sale. */
export function formatPrice(listing: { price: number; purpose?: Purpose | null }, locale: Locale = 'en'): string {
  return listing.purpose === 'rent' ? formatRent(listing.price, locale) : formatPkr(listing.price);
}
