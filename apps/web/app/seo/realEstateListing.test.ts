import { aProperty } from '@karachi-estates/fixtures/properties';
import { describe, expect, it } from 'vitest';
import { realEstateListing } from './realEstateListing.ts';

const site = { origin: 'https://karachi-estates.example', locale: 'en' as const };

describe('what search engines read of a listing', () => {
  it('is an accommodation with its rooms', () => {
    const property = aProperty({ property_type: 'House', bedrooms: 4, bathrooms: 5 });
    expect(realEstateListing(site, property, 'Flat for sale').about).toMatchObject({
      '@type': 'Accommodation',
      accommodationCategory: 'House',
      numberOfBedrooms: 4,
      numberOfBathroomsTotal: 5,
    });
  });

  it('is a place without rooms for a plot', () => {
    const property = aProperty({ property_type: 'Residential Plot', bedrooms: 4 });
    const { about } = realEstateListing(site, property, 'Flat for sale');
    expect(about).toMatchObject({ '@type': 'Place', name: 'Residential Plot' });
    expect(about).not.toHaveProperty('numberOfBedrooms');
  });

  it('is described by its seller, else as the head of its page does it', () => {
    const describedAs = (description: string) =>
      realEstateListing(site, aProperty({ description }), 'Flat for sale').description;
    expect(describedAs('Two balconies.')).toBe('Two balconies.');
    expect(describedAs('')).toBe('Flat for sale');
    expect(describedAs(' \n')).toBe('Flat for sale');
  });
});
