import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type SharedListing, shareWords } from './shareWords.ts';

const home: SharedListing = {
  price: 25_000_000,
  purpose: 'sale',
  property_type: 'House',
  dimension: '240 gaz',
  area_sqft: 2_160,
  area: 'Clifton',
};

it('tells price, size, type and area', () => {
  expect(shareWords(home, 'en')).toEqual({
    price: '2.5 Crore',
    exact: 'For sale · PKR 25,000,000',
    facts: '240 sq yd · House · Clifton',
  });
});

it('says that a rent is for a month', () => {
  expect(shareWords({ ...home, purpose: 'rent', price: 85_000 }, 'en')).toMatchObject({
    price: '85K',
    exact: 'For rent · PKR 85,000 / month',
  });
});

it('leaves out what is not known, and takes square feet where the seller’s words are not understood', () => {
  expect(shareWords({ ...home, dimension: 'call me: 0300 1234567' }, 'en').facts).toBe('2,160 sq ft · House · Clifton');
  expect(shareWords({ ...home, dimension: '', area_sqft: null }, 'en').facts).toBe('House · Clifton');
});

it('repeats nothing that was typed freely', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (typed) => {
      const { facts } = shareWords({ ...home, dimension: `<b>${typed}`, area_sqft: null }, 'en');
      expect(facts).toBe('House · Clifton');
    }),
  );
});
