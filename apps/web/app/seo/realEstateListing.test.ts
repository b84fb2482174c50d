import { aProperty } from '@karachi-estates/fixtures/properties';
import { describe, expect, it } from 'vitest';
import { realEstateListing } from './realEstateListing.ts';

const site = { origin: 'https://karachi-estates.example', locale: 'en' as const };

describe('what search engines read of a listing', () => {
  it('is an accommodation with its rooms', () => {
    const property = aProperty({ property_type: 'House', bedrooms: 4, bathrooms: 5 });
    expect(realEstateListing(site, property).about).toMatchObject({
      '@type': 'Accommodation',
      accommodationCategory: 'House',
      numberOfBedrooms: 4,
      numberOfBathroomsTotal: 5,
    });
  });

  it('is a place without rooms for a plot', () => {
    const property = aProperty({ property_type: 'Residential Plot', bedrooms: 4 });
    const { about } = realEstateListing(site, property);
    expect(about).toMatchObject({ '@type': 'Place', name: 'Residential Plot' });
    expect(about).not.toHaveProperty('numberOfBedrooms');
  });
});
