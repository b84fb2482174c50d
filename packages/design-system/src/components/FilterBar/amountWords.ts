import { formatAreaSize } from '@karachi-estates/domain/properties/dimension';
import { formatPriceWords } from '@karachi-estates/domain/properties/price';
import { parseDimension } from '@karachi-estates/domain/properties/typedDimension';
import { parsePrice } from '@karachi-estates/domain/properties/typedPrice';
import type { Locale } from '@karachi-estates/domain/words/locale';

/** What was understood as a price, in words. */
export function priceWords(text: string, locale: Locale): string {
  const price = parsePrice(text);
  return price.ok ? formatPriceWords(price.rupees, locale) : '';
}

/** What was understood as a size in another unit, in square feet. */
export function sizeWords(text: string, locale: Locale): string {
  const size = parseDimension(text);
  return size.ok && size.unit !== 'sq ft' ? formatAreaSize({ sqft: size.sqft }, locale) : '';
}
