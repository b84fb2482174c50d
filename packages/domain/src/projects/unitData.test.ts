import { describe, expect, it } from 'vitest';
import { unitData } from './unitData.ts';

const project = {
  name: 'Clifton Courtyard',
  isSample: false,
  types: [{ id: '3bed', bedrooms: 3, bathrooms: 4 }],
};
const unit = {
  number: 'C-101',
  floor: 1,
  type: '3bed',
  covered_sq_ft: 1_850,
  price: 65_000_000,
  state: 'available' as const,
};
const url = 'https://courtyard.example/units/C-101/';

describe('a unit as search engines read it', () => {
  it('has its address, rooms, area and price', () => {
    expect(unitData({ project, unit, url })).toMatchObject({
      '@type': 'Apartment',
      name: 'Clifton Courtyard, C-101',
      url,
      numberOfBedrooms: 3,
      floorSize: { value: 1_850 },
      potentialAction: { '@type': 'BuyAction', price: 65_000_000 },
    });
  });

  it.each([
    ['is a sample', { project: { ...project, isSample: true }, unit }],
    ['is sold', { project, unit: { ...unit, state: 'sold' as const } }],
    ['has its price on request', { project, unit: { ...unit, price: null } }],
  ])('is not offered where it %s', (_, told) => {
    expect(unitData({ ...told, url })).not.toHaveProperty('potentialAction');
  });

  it('is no apartment with no bedrooms where it is a shop', () => {
    const shops = { ...project, types: [{ id: 'shop', bedrooms: 0, bathrooms: 0 }] };
    const data = unitData({ project: shops, unit: { ...unit, type: 'shop' }, url, city: 'Lahore' });
    expect(data).toMatchObject({
      '@type': 'Accommodation',
      containedInPlace: { '@type': 'Place', address: { addressLocality: 'Lahore' } },
    });
    expect(data).not.toHaveProperty('numberOfBedrooms');
    expect(data).not.toHaveProperty('numberOfBathroomsTotal');
  });

  it('says nothing of rooms that are not known', () => {
    expect(unitData({ project, unit: { ...unit, type: 'shop' }, url })).not.toHaveProperty('numberOfBedrooms');
  });
});
