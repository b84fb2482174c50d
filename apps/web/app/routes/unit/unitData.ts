import type { Project, UnitDetail } from '@karachi-estates/contracts/projects';
import { addressOf, type PageSite, type StructuredData } from '../../seo/pageMeta.ts';

interface UnitDataOptions {
  project: Project;
  unit: UnitDetail;
  path: string;
}

/** A unit as search engines read it. A sample says so in its description and has no price. */
export function unitData(site: PageSite, { project, unit, path }: UnitDataOptions): StructuredData {
  const type = project.types.find(({ id }) => id === unit.type);
  const isOffered = unit.price !== null && unit.state === 'available' && !project.isSample;
  return {
    '@type': 'Apartment',
    name: `${project.name}, ${unit.number}`,
    url: addressOf(site, path),
    floorLevel: String(unit.floor),
    floorSize: { '@type': 'QuantitativeValue', value: unit.covered_sq_ft, unitCode: 'FTK' },
    ...(type ? { numberOfBedrooms: type.bedrooms, numberOfBathroomsTotal: type.bathrooms } : {}),
    containedInPlace: {
      '@type': 'ApartmentComplex',
      name: project.name,
      // Every project of the site is in the city.
      address: { '@type': 'PostalAddress', addressLocality: 'Karachi', addressCountry: 'PK' },
    },
    ...(isOffered ? { potentialAction: { '@type': 'BuyAction', price: unit.price, priceCurrency: 'PKR' } } : {}),
  };
}
