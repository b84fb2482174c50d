import { parseDecimal } from '../digits.ts';
import { plainUrdu } from '../script.ts';
import { type Refusal, refused } from '../verdict.ts';
import { ARAB, CRORE, KHARAB, LAKH, THOUSAND } from './price.ts';
import { PRICE_NEGATIVE, PRICE_NOT_UNDERSTOOD, PRICE_NOT_WHOLE, PRICE_UNCOUNTABLE } from './typedMessages.ts';

// In plain Urdu, where ھ and ہ are one letter. A map and not an object: '5 constructor' must not find what every object
// inherits.
const UNITS = new Map(
  (
    [
      [THOUSAND, 'k thousand hazar hazaar ہزار'],
      [LAKH, 'l lakh lakhs lac lacs lak lkh laakh لاکہ'],
      [1_000_000, 'm million millions'],
      [CRORE, 'cr crs crore crores karor karore karod caror cror کروڑ کڑوڑ'],
      [ARAB, 'arab billion ارب'],
      [KHARAB, 'kharab کہرب'],
    ] as const
  ).flatMap(([rupees, words]) => words.split(' ').map((word) => [word, rupees] as const)),
);

/** Numbers that have a name of their own, in plain Urdu. */
const NAMED: readonly (readonly [words: RegExp, number: string])[] = [
  [/(^|\s)(?:dedh|derh|dairh|ڈیڑہ)(?=\s)/g, '$11.5'],
  [/(^|\s)(?:dhai|dhaai|ڈہایی|اڑہایی)(?=\s)/g, '$12.5'],
  [/(\d)\s*½/g, '$1.5'],
];

/**
 * Reads a price as a person types it: '2.5 crore', '75 lakh', '85k', '25,000,000', 'PKR 1.2 Cr', '2 crore 50 lakh',
 * '1 crore 50' (lakh, as the search box reads it), 'dhai karod', '2.5 کروڑ', '۷۵ لاکھ روپے'.
 * The arithmetic is exact. Bounds of a listing's price are a rule of the listing, not of reading.
 * @param paisa whether a part of a rupee makes it no price, or is cut off.
 * @returns whole rupees, or the reason for people why the text is no price.
 */
export function parsePrice(text: string, paisa: 'refused' | 'cut' = 'refused'): { ok: true; rupees: number } | Refusal {
  if (text.length > 100) return refused({ PRICE_NOT_UNDERSTOOD });
  let rest = plainUrdu(text)
    .toLowerCase()
    .trim()
    .replace(/^(?:pkr|rs\.?|₨|rupees|روپے|روپیہ)\s*/, '')
    .replace(/\s*(?:\/-|\/=|pkr|rs\.?|₨|rupees?|only|روپے|روپیہ)$/, '')
    .trim();
  for (const [words, number] of NAMED) rest = rest.replace(words, number);
  if (rest.startsWith('-')) return refused({ PRICE_NEGATIVE });
  if (rest === '') return refused({ PRICE_NOT_UNDERSTOOD });

  let digits = 0n;
  let scale = 1n;
  let smallestUnit = Number.POSITIVE_INFINITY;
  while (rest !== '') {
    const part = /^([\d.,]+)\s*([a-zا-ے]*)\.?(?:\s+|$|(?=\d))(?:(?:and|اور)\s+)?/.exec(rest);
    const decimal = part ? parseDecimal(part[1] ?? '') : undefined;
    const bare = smallestUnit === CRORE && /^\d\d$/.test(part?.[1] ?? '') ? LAKH : 1;
    const unit = part?.[2] === '' ? bare : UNITS.get(part?.[2] ?? '');
    // In '2 crore 50 lakh' each unit is smaller than the one before; '50 50' or '5 lakh 2 crore' is a slip of the hand.
    if (part === null || decimal === undefined || unit === undefined || unit >= smallestUnit) {
      return refused({ PRICE_NOT_UNDERSTOOD });
    }
    smallestUnit = unit;
    digits = digits * decimal.scale + decimal.digits * BigInt(unit) * scale;
    scale *= decimal.scale;
    rest = rest.slice(part[0].length);
  }
  if (paisa === 'refused' && digits % scale !== 0n) return refused({ PRICE_NOT_WHOLE });
  const rupees = digits / scale;
  if (rupees > BigInt(Number.MAX_SAFE_INTEGER)) return refused({ PRICE_UNCOUNTABLE });
  return { ok: true, rupees: Number(rupees) };
}
