import type { Property } from '@karachi-estates/contracts/properties';
import { areaName, cityName } from '@karachi-estates/domain/areas/match';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { factsThatFit } from '@karachi-estates/domain/properties/typeFields';
import { propertyTypeLabel, typeGroup } from '@karachi-estates/domain/properties/vocabulary';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { addressOf, type PageSite, type StructuredData } from './pageMeta.ts';

/** What is offered. A plot is a place: it has neither rooms nor a floor. */
function subjectOf(property: Property, locale: Locale): StructuredData {
  const category = propertyTypeLabel(property.property_type, locale);
  if (typeGroup(property.property_type) === 'plots') return { '@type': 'Place', name: category };
  const { bedrooms, bathrooms } = factsThatFit(property.property_type, property);
  return {
    '@type': 'Accommodation',
    accommodationCategory: category,
    ...(bedrooms === null ? {} : { numberOfBedrooms: bedrooms }),
    ...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
    ...(property.area_sqft === null
      ? {}
      : { floorSize: { '@type': 'QuantitativeValue', value: property.area_sqft, unitCode: 'FTK' } }),
  };
}

/**
 * One listing with its price and place.
 * @param about what the head of its page says of it, for a listing that its seller has not described
 */
export const realEstateListing = (site: PageSite, property: Property, about: string): StructuredData => ({
  '@type': 'RealEstateListing',
  name: property.title,
  description: property.description.trim().slice(0, 500) || about,
  url: addressOf(site, propertyPath(property)),
  datePosted: property.created_at,
  image: property.images.slice(0, 5).map(({ src, width }) => `${site.origin}${src}/${Math.min(1024, width)}.jpg`),
  offers: {
    '@type': 'Offer',
    price: property.price,
    priceCurrency: 'PKR',
    businessFunction: `http://purl.org/goodrelations/v1#${property.purpose === 'rent' ? 'LeaseOut' : 'Sell'}`,
    availability: 'https://schema.org/InStock',
  },
  about: {
    ...subjectOf(property, site.locale),
    address: {
      '@type': 'PostalAddress',
      addressLocality: areaName({ area_name: property.area, area_name_ur: property.area_name_ur }, site.locale),
      addressRegion: cityName(property.city, site.locale),
      addressCountry: 'PK',
    },
  },
});
