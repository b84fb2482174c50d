import type { ProjectContent } from '@karachi-estates/design-system/ProjectPage';
import { addressOf, type PageSite, type StructuredData } from '../../seo/pageMeta.ts';
import { cover } from './cover.ts';

/** The project as search engines read it. */
export function apartmentComplex(site: PageSite, project: ProjectContent): StructuredData {
  const { identity, seo, amenities, residences } = project;
  return {
    '@type': 'ApartmentComplex',
    name: identity.name,
    description: seo.description,
    url: addressOf(site, identity.path),
    image: site.origin + cover.file,
    address: {
      '@type': 'PostalAddress',
      addressLocality: identity.area,
      addressRegion: identity.city,
      addressCountry: 'PK',
    },
    numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: identity.apartments },
    amenityFeature: amenities.items.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    accommodationFloorPlan: residences.items.map(({ name, title, floorPlan }) => ({
      '@type': 'FloorPlan',
      name: `${name}, ${title}`,
      numberOfBedrooms: Number.parseInt(name, 10),
      ...(floorPlan ? { url: `${site.origin}/projects/${identity.id}/${floorPlan.file}` } : {}),
    })),
  };
}
