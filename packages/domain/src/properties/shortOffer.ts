import type { Locale } from '../words/locale.ts';
import { wordsOf } from '../words/registered.ts';
import { formatPriceShort } from './price.ts';
import type { Purpose } from './vocabulary.ts';

/** The short price as its purpose reads: '2.5 Crore', a rent '85K / month', in Urdu '85 ہزار ماہانہ'. */
export function formatOfferShort(listing: { price: number; purpose?: Purpose | null }, locale: Locale = 'en'): string {
  const price = formatPriceShort(listing.price, locale);
  if (listing.purpose !== 'rent') return price;
  return wordsOf(locale)?.price.monthly(price) ?? `${price} / month`;
}
