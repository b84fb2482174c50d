import type { Blog } from '@karachi-estates/contracts/blogs';
import type { Property } from '@karachi-estates/contracts/properties';
import type { PublicSettings } from '@karachi-estates/contracts/settings';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { siteName } from '../content/siteName.ts';
import type { StructuredData } from './pageMeta.ts';

/** The company behind the site, for the home page. */
export const organization = (origin: string, contact: PublicSettings['contact']): StructuredData => ({
  '@type': 'Organization',
  name: siteName,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  email: contact.email,
  telephone: contact.phone,
  address: contact.address,
});

/** Where a page stands on the site. */
export const breadcrumbList = (origin: string, trail: readonly { name: string; path: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** One listing with its price and place. */
export const realEstateListing = (origin: string, property: Property): StructuredData => ({
  '@type': 'RealEstateListing',
  name: property.title,
  description: property.description.slice(0, 500),
  url: origin + propertyPath(property),
  datePosted: property.created_at,
  image: property.images.slice(0, 5).map(({ src, width }) => `${origin}${src}/${Math.min(1024, width)}.jpg`),
  offers: {
    '@type': 'Offer',
    price: property.price,
    priceCurrency: 'PKR',
    businessFunction: `http://purl.org/goodrelations/v1#${property.purpose === 'rent' ? 'LeaseOut' : 'Sell'}`,
    availability: 'https://schema.org/InStock',
  },
  about: {
    '@type': 'Accommodation',
    accommodationCategory: propertyTypeLabel(property.property_type),
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

/** One article of the blog. */
export const article = (origin: string, path: string, blog: Blog): StructuredData => ({
  '@type': 'Article',
  headline: blog.title,
  description: blog.excerpt,
  datePublished: blog.created_at,
  mainEntityOfPage: origin + path,
  author: { '@type': 'Organization', name: blog.author, url: `${origin}/` },
  publisher: { '@type': 'Organization', name: siteName, logo: `${origin}/icon-512.png` },
  ...(blog.image ? { image: `${origin}${blog.image.src}/${Math.min(1024, blog.image.width)}.jpg` } : {}),
});

/** Questions with their answers, as the page shows them. */
export const faqPage = (faqs: readonly { question: string; answer: readonly string[] }[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
  })),
});
