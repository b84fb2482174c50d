import type { UnitState } from './states.ts';

interface DescribedUnit {
  project: {
    name: string;
    isSample: boolean;
    types: readonly { id: string; bedrooms: number; bathrooms: number }[];
  };
  unit: {
    number: string;
    floor: number;
    type: string;
    covered_sq_ft: number;
    price: number | null;
    state: UnitState;
  };
  /** The address of its page. */
  url: string;
  /** Where the project is; those of the marketplace are in Karachi. */
  city?: string;
}

/**
 * A unit as search engines read it, in the words of schema.org. What has no bedrooms, as a shop, is no apartment. A
 * sample has no price, and neither has a unit that cannot be had.
 */
export function unitData({ project, unit, url, city = 'Karachi' }: DescribedUnit) {
  const type = project.types.find(({ id }) => id === unit.type);
  const hasHomes = project.types.some(({ bedrooms }) => bedrooms > 0);
  const isOffered = unit.price !== null && unit.state === 'available' && !project.isSample;
  return {
    '@type': type?.bedrooms ? 'Apartment' : 'Accommodation',
    name: `${project.name}, ${unit.number}`,
    url,
    floorLevel: String(unit.floor),
    floorSize: { '@type': 'QuantitativeValue', value: unit.covered_sq_ft, unitCode: 'FTK' },
    ...(type?.bedrooms ? { numberOfBedrooms: type.bedrooms } : {}),
    ...(type?.bathrooms ? { numberOfBathroomsTotal: type.bathrooms } : {}),
    containedInPlace: {
      '@type': hasHomes ? 'ApartmentComplex' : 'Place',
      name: project.name,
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'PK' },
    },
    ...(isOffered ? { potentialAction: { '@type': 'BuyAction', price: unit.price, priceCurrency: 'PKR' } } : {}),
  };
}
