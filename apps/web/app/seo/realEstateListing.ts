import type { Property } from '@karachi-estates/contracts/properties';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { addressOf, type PageSite, type StructuredData } from './pageMeta.ts';

/** One listing with its price and place. */
export const realEstateListing = (site: PageSite, property: Property): StructuredData => ({
  '@type': 'RealEstateListing',
  name: property.title,
  description: property.description.slice(0, 500),
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
    '@type': 'Accommodation',
    accommodationCategory: propertyTypeLabel(property.property_type, site.locale),
    ...(property.bedrooms === null ? {} : { numberOfBedrooms: property.bedrooms }),
    ...(property.bathrooms === null ? {} : { numberOfBathroomsTotal: property.bathrooms }),
    ...(property.area_sqft === null
      ? {}
      : { floorSize: { '@type': 'QuantitativeValue', value: property.area_sqft, unitCode: 'FTK' } }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: property.area,
      addressRegion: property.city,
      addressCountry: 'PK',
    },
  },
});
