import type { Locale } from '../words/locale.ts';
import { readDimension } from './adDimension.ts';
import { formatAreaSize } from './dimension.ts';
import { formatPrice, formatPriceShort } from './price.ts';
import { type Purpose, propertyTypeLabel, purposeLabel } from './vocabulary.ts';

/** What of a listing its share picture tells. Price in whole rupees, size in square feet. */
export interface SharedListing {
  price: number;
  purpose: Purpose;
  property_type: string;
  /** The size in the seller's own words. */
  dimension: string;
  area_sqft: number | null;
  /** The name of the area in the language of the picture. */
  area: string;
}

/** The words on a share picture, line by line. */
export interface ShareWords {
  /** The short price: '2.5 Crore'. */
  price: string;
  /** The purpose, and the price in full: 'For rent · PKR 80,000 / month'. */
  exact: string;
  /** Size, type and area: '240 sq yd · House · Clifton'. */
  facts: string;
}

const BETWEEN = ' · ';

/** The size as the seller gave it, in the words of the language; what is not understood is told in square feet. */
function sizeOf({ dimension, area_sqft: sqft }: SharedListing, locale: Locale): string | undefined {
  const typed = readDimension(dimension);
  if (typed.ok) return formatAreaSize(typed, locale);
  return sqft === null ? undefined : formatAreaSize({ sqft }, locale);
}

/** How a listing ended: sold, rented, or left the lists as its seller did not confirm it. */
export type Ended = 'sold' | 'rented' | 'unconfirmed';

const ENDED: Record<Ended, Record<Locale, string>> = {
  sold: { en: 'Sold', ur: 'فروخت شدہ' },
  rented: { en: 'Rented', ur: 'کرائے پر دیا گیا' },
  unconfirmed: { en: 'No longer listed', ur: 'اشتہار اب نہیں' },
};

/** What the share picture of a listing that is over says: how it ended in place of its price. */
export function endedShareWords(listing: SharedListing, ended: Ended, locale: Locale): ShareWords {
  const what = [sizeOf(listing, locale), propertyTypeLabel(listing.property_type, locale)];
  return { price: ENDED[ended][locale], exact: what.filter(Boolean).join(BETWEEN), facts: listing.area };
}

/**
 * What the share picture of a listing says. Nothing that a seller typed freely is in it, so it needs no font but those
 * of the two languages and cannot carry a phone number past the page.
 */
export function shareWords(listing: SharedListing, locale: Locale): ShareWords {
  const facts = [sizeOf(listing, locale), propertyTypeLabel(listing.property_type, locale), listing.area];
  return {
    price: formatPriceShort(listing.price, locale),
    exact: [purposeLabel(listing.purpose, locale), formatPrice(listing, locale)].join(BETWEEN),
    facts: facts.filter(Boolean).join(BETWEEN),
  };
}
