import type { Property, PropertyCardFields } from '@karachi-estates/contracts/properties';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { formatPrice, formatPriceShort } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { fill, fillCount } from '../../content/fill.ts';
import { properties as words } from '../../content/properties.ts';
import { seoTemplates } from '../../content/seoTemplates.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { pageMeta } from '../../seo/pageMeta.ts';
import { realEstateListing } from '../../seo/realEstateListing.ts';

const templates = seoTemplates.property;

/** The browser's title of a property: what it costs comes first, since many tabs look alike. */
export const propertyTitle = (property: PropertyCardFields): string =>
  fill(templates.title, { title: `${formatPriceShort(property.price)}: ${property.title}` });

function descriptionOf(property: PropertyCardFields): string {
  const facts = [
    property.bedrooms ? fillCount(words.card.beds, property.bedrooms) : '',
    property.bathrooms ? fillCount(words.card.baths, property.bathrooms) : '',
  ].filter(Boolean);
  return fill(templates.description, {
    type: propertyTypeLabel(property.property_type),
    purpose: property.purpose === 'rent' ? templates.forRent : templates.forSale,
    area: property.area,
    price: formatPrice(property),
    facts: facts.length > 0 ? `${facts.join(', ')}.` : '',
  });
}

/**
 * The head of a property's page. A shared link shows picture, price and title; the structured data needs the whole
 * property, which only the server's page has.
 */
export function propertyMeta(origin: string, read: Property | undefined, handed: PropertyCardFields | undefined) {
  const property = read ?? handed;
  if (!property) return [{ title: templates.missing }, { name: 'robots', content: 'noindex' }];
  const path = propertyPath(property);
  const trail = [
    { name: words.detail.breadcrumb.home, path: '/' },
    { name: words.detail.breadcrumb.list, path: '/properties' },
    { name: property.title, path },
  ];
  return pageMeta({
    seo: { title: propertyTitle(property), description: descriptionOf(property) },
    path,
    origin,
    picture: property.images[0],
    structuredData: [breadcrumbList(origin, trail), ...(read ? [realEstateListing(origin, read)] : [])],
  });
}
