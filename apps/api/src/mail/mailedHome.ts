import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { dimensionIsShown, formatAreaSize, localDimension } from '@karachi-estates/domain/properties/dimension';
import { formatPrice, formatPriceShort } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { SEARCH_HOME_BEDROOMS } from '@karachi-estates/domain/searches/messages';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { say, told } from '@karachi-estates/domain/words/sentence';
import { pageUrl } from './language.ts';
import { type MailedHome, PICTURE_WIDTH } from './render.ts';

/** The width of a picture in a mail; JPEG, since not every mail program shows newer formats. */
const PICTURE = '640.jpg';

/** Latin letters and signs keep their own direction inside Urdu. */
const isolated = (text: string, locale: Locale) => (locale === 'ur' ? `\u2068${text}\u2069` : text);

/**
 * A home as a mail shows it.
 * @param news why it is told
 */
export function mailedHome(card: PropertyCardFields, news: string, siteUrl: string, locale: Locale): MailedHome {
  const { bedrooms, area_sqft: sqft, dimension } = card;
  const measured = sqft === null ? '' : formatAreaSize({ sqft, unit: 'sq yd' }, locale);
  // As its ad says it: the same size in other units would look like another home.
  const size = dimensionIsShown(dimension) ? localDimension(dimension, locale) : measured;
  const facts = [
    formatPriceShort(card.price, locale),
    propertyTypeLabel(card.property_type, locale),
    size && isolated(size, locale),
    bedrooms ? say(locale, told({ SEARCH_HOME_BEDROOMS }, { count: bedrooms })) : '',
    card.area_name_ur ?? card.area,
  ];
  const [cover] = card.images;
  return {
    news,
    price: isolated(formatPrice(card, locale), locale),
    title: card.title,
    facts: facts.filter(Boolean),
    url: pageUrl(siteUrl, locale, propertyPath(card)),
    image: cover && `${siteUrl}${cover.src}/${PICTURE}`,
    imageHeight: cover && Math.round((PICTURE_WIDTH * cover.height) / cover.width),
  };
}
