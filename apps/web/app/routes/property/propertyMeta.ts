import type { PastProperty, Property, PropertyCardFields } from '@karachi-estates/contracts/properties';
import { areaName } from '@karachi-estates/domain/areas/match';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import { formatOfferShort } from '@karachi-estates/domain/properties/shortOffer';
import { factsToShow } from '@karachi-estates/domain/properties/typeFields';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { contentFor } from '../../content/contentFor.ts';
import { fill, fillCount } from '../../content/fill.ts';
import type { PageSeo } from '../../content/pageSeo.ts';
import { pageNames, seoTemplates } from '../../content/seoTemplates.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { type PageSite, pageMeta } from '../../seo/pageMeta.ts';
import { realEstateListing } from '../../seo/realEstateListing.ts';
import { sharePicture } from '../../seo/sharePicture.ts';

const templatesIn = (locale: Locale) => contentFor(locale, 'seoTemplates', seoTemplates).property;

/** The browser's title where there is no such property. */
export const missingTitle = (locale: Locale): string => templatesIn(locale).missing;

/** The browser's title of a property: what it costs comes first, since many tabs look alike. */
export const propertyTitle = (property: PropertyCardFields, locale: Locale): string =>
  fill(templatesIn(locale).title, { title: `${formatOfferShort(property, locale)}: ${property.title}` });

function descriptionOf(property: PropertyCardFields, locale: Locale): string {
  const templates = templatesIn(locale);
  const { beds, baths, sentence, between } = templates.facts;
  const { bedrooms, bathrooms } = factsToShow(property);
  const facts = [
    bedrooms ? fillCount(beds, bedrooms, locale) : '',
    bathrooms ? fillCount(baths, bathrooms, locale) : '',
  ].filter(Boolean);
  return fill(templates.description, {
    type: propertyTypeLabel(property.property_type, locale),
    purpose: property.purpose === 'rent' ? templates.forRent : templates.forSale,
    area: areaName({ area_name: property.area, area_name_ur: property.area_name_ur }, locale),
    price: formatPrice(property, locale),
    facts: facts.length > 0 ? fill(sentence, { facts: facts.join(between) }) : '',
  });
}

/**
 * The head of a property's page. A shared link shows picture, price and title; the structured data needs the whole
 * property, which only the server's page has.
 */
export function propertyMeta(site: PageSite, read: Property | undefined, handed: PropertyCardFields | undefined) {
  const { locale } = site;
  const property = read ?? handed;
  if (!property) return [{ title: missingTitle(locale) }, { name: 'robots', content: 'noindex' }];
  const path = propertyPath(property);
  const names = contentFor(locale, 'pageNames', pageNames);
  const trail = [
    { name: names.home, path: '/' },
    { name: names.properties, path: '/properties' },
    { name: property.title, path },
  ];
  const description = descriptionOf(property, locale);
  return pageMeta({
    seo: { title: propertyTitle(property, locale), description },
    path,
    site,
    picture: sharePicture(property.property_id, locale),
    structuredData: [breadcrumbList(site, trail), ...(read ? [realEstateListing(site, read, description)] : [])],
  });
}

/** The head of a property's page once it is over: for who has its address, not for who searches. */
export function pastMeta(site: PageSite, past: PastProperty, seo: PageSeo) {
  const head = pageMeta({ seo, path: propertyPath(past), site, picture: sharePicture(past.property_id, site.locale) });
  return [...head.filter((each) => !('tagName' in each)), { name: 'robots', content: 'noindex' }];
}
