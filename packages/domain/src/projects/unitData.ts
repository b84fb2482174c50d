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
}

/**
 * A unit as search engines read it, in the words of schema.org. A sample has no price, and neither has a unit that
 * cannot be had.
 */
export function unitData({ project, unit, url }: DescribedUnit) {
  const type = project.types.find(({ id }) => id === unit.type);
  const isOffered = unit.price !== null && unit.state === 'available' && !project.isSample;
  return {
    '@type': 'Apartment',
    name: `${project.name}, ${unit.number}`,
    url,
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
