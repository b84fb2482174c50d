import type { NewsKind } from '../properties/listingNews.ts';
import { formatPriceShort } from '../properties/price.ts';
import type { Locale } from '../words/locale.ts';
import { say, told } from '../words/sentence.ts';
import { SEARCH_ALERT_BACK, SEARCH_ALERT_CONFIRMED, SEARCH_ALERT_NEW, SEARCH_ALERT_PRICE_CUT } from './messages.ts';

/**
 * What happened to a listing, in the words of alerts and feeds.
 * @param priceBefore of a price cut, in rupees; null where nobody knows it
 */
export function alertNews(
  { kind, priceBefore }: { kind: NewsKind; priceBefore: number | null },
  locale: Locale,
): string {
  if (kind === 'back') return say(locale, told({ SEARCH_ALERT_BACK }));
  if (kind === 'confirmed') return say(locale, told({ SEARCH_ALERT_CONFIRMED }));
  if (kind === 'new' || priceBefore === null) return say(locale, told({ SEARCH_ALERT_NEW }));
  return say(locale, told({ SEARCH_ALERT_PRICE_CUT }, { before: formatPriceShort(priceBefore, locale) }));
}
