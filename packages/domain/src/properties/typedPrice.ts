import { parseDecimal, westernDigits } from '../digits.ts';
import type { Refusal } from '../verdict.ts';
import { ARAB, CRORE, KHARAB, LAKH, THOUSAND } from './price.ts';

// A map and not an object: '5 constructor' must not find what every object inherits.
const UNITS = new Map([
  ['k', THOUSAND],
  ['thousand', THOUSAND],
  ['hazar', THOUSAND],
  ['hazaar', THOUSAND],
  ['lakh', LAKH],
  ['lakhs', LAKH],
  ['lac', LAKH],
  ['lacs', LAKH],
  ['million', 1_000_000],
  ['millions', 1_000_000],
  ['m', 1_000_000],
  ['cr', CRORE],
  ['crs', CRORE],
  ['crore', CRORE],
  ['crores', CRORE],
  ['karor', CRORE],
  ['arab', ARAB],
  ['billion', ARAB],
  ['kharab', KHARAB],
]);

const NOT_UNDERSTOOD = 'Write the price as a number, for example 25,000,000, 2.5 crore, 75 lakh or 85k.';

/**
 * Reads a price as a person types it: '2.5 crore', '75 lakh', '85k', '25,000,000', 'PKR 1.2 Cr', '2 crore 50 lakh'.
 * The arithmetic is exact. Bounds of a listing's price are a rule of the listing, not of reading.
 * @returns whole rupees, or the reason for people why the text is no price.
 */
export function parsePrice(text: string): { ok: true; rupees: number } | Refusal {
  if (text.length > 100) return { ok: false, because: NOT_UNDERSTOOD };
  let rest = westernDigits(text)
    .toLowerCase()
    .trim()
    .replace(/^(?:pkr|rs\.?|₨|rupees)\s*/, '')
    .replace(/\s*(?:\/-|\/=|pkr|rs\.?|₨|rupees?|only)$/, '')
    .trim();
  if (rest.startsWith('-')) return { ok: false, because: 'The price cannot be negative.' };
  if (rest === '') return { ok: false, because: NOT_UNDERSTOOD };

  let digits = 0n;
  let scale = 1n;
  let smallestUnit = Number.POSITIVE_INFINITY;
  while (rest !== '') {
    const part = /^([\d.,]+)\s*([a-z]*)\.?(?:\s+|$|(?=\d))(?:and\s+)?/.exec(rest);
    const decimal = part ? parseDecimal(part[1] ?? '') : undefined;
    const unit = part?.[2] === '' ? 1 : UNITS.get(part?.[2] ?? '');
    // In '2 crore 50 lakh' each unit is smaller than the one before; '50 50' or '5 lakh 2 crore' is a slip of the hand.
    if (part === null || decimal === undefined || unit === undefined || unit >= smallestUnit) {
      return { ok: false, because: NOT_UNDERSTOOD };
    }
    smallestUnit = unit;
    digits = digits * decimal.scale + decimal.digits * BigInt(unit) * scale;
    scale *= decimal.scale;
    rest = rest.slice(part[0].length);
  }
  if (digits % scale !== 0n) return { ok: false, because: 'The price must be in whole rupees.' };
  const rupees = digits / scale;
  if (rupees > BigInt(Number.MAX_SAFE_INTEGER)) return { ok: false, because: 'The price is too high.' };
  return { ok: true, rupees: Number(rupees) };
}
