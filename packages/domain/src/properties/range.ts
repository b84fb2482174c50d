import type { Locale } from '../words/locale.ts';
import { wordsOf } from '../words/registered.ts';
import { type AreaUnit, formatAreaSize, fromSqft, type MarlaStandard } from './dimension.ts';
import { formatPriceShort } from './price.ts';

/**
 * A span of prices as a filter reads: 'From 1 Crore', 'Up to 2.5 Crore', '1 Crore to 2.5 Crore', '1 کروڑ سے 2.5 کروڑ
 * تک'.
 * @param range whole rupees; a missing end is open.
 * @returns undefined when both ends are open.
 */
export function formatPriceRange(
  { min, max }: { min?: number; max?: number },
  locale: Locale = 'en',
): string | undefined {
  const text = (rupees: number | undefined) => (rupees === undefined ? undefined : formatPriceShort(rupees, locale));
  return range(text(min), text(max), locale);
}

/**
 * A span of sizes in one unit: 'From 240 sq yd', '240 to 500 sq yd', 'Up to 10 marla at 225 sq ft'.
 * @param range square feet; a missing end is open.
 * @returns undefined when both ends are open.
 */
export function formatSizeRange(
  size: { min?: number; max?: number; unit: AreaUnit; standard?: MarlaStandard },
  locale: Locale = 'en',
): string | undefined {
  const { min, max, unit, standard } = size;
  const text = (sqft: number) => formatAreaSize({ sqft, unit, standard }, locale);
  const most = max === undefined ? undefined : text(max);
  if (min === undefined) return range(undefined, most, locale);
  // Before another end the unit is not said twice.
  const least = most === undefined ? text(min) : fromSqft({ sqft: min, unit, standard }).toLocaleString('en');
  return range(least, most, locale);
}

function range(min: string | undefined, max: string | undefined, locale: Locale): string | undefined {
  const words = wordsOf(locale)?.range;
  if (min !== undefined && max !== undefined) return words?.between(min, max) ?? `${min} to ${max}`;
  if (min !== undefined) return words?.from(min) ?? `From ${min}`;
  return max === undefined ? undefined : (words?.upTo(max) ?? `Up to ${max}`);
}
