import { describe, expect, it } from 'vitest';
import { resultSentence } from './sentence.ts';

describe('resultSentence', () => {
  it.each([
    [{ count: 1284, area: 'Clifton', sort: 'price_asc' }, '1,284 properties in Clifton, lowest price first'],
    [{ count: 12, area: 'DHA Defence', propertyType: 'House', purpose: 'rent' }, '12 houses for rent in DHA Defence'],
    [{ count: 1000, capped: true, city: 'Karachi' }, '1,000+ properties in Karachi'],
    [{ count: 1, capped: true }, '1+ properties'],
    [{ count: 1, area: 'Saddar Town', city: 'Karachi', propertyType: 'Appartment' }, '1 apartment in Saddar Town'],
    [{ count: 2, propertyType: 'Appartment', purpose: 'sale' }, '2 apartments for sale'],
    [{ count: 0, city: 'Karachi', sort: 'price_desc' }, 'No properties in Karachi'],
    [
      { count: 3, city: 'Karachi', propertyType: '', sort: 'price_desc' },
      '3 properties in Karachi, highest price first',
    ],
    [{ count: 3, city: 'Karachi', sort: 'best' }, '3 properties in Karachi, best match first'],
    [{ count: 3, city: 'Karachi', sort: 'newest' }, '3 properties in Karachi'],
    [{ count: 7, area: null, city: 'Karachi', propertyType: 'Upper Portion' }, '7 upper portions in Karachi'],
    [{ count: 5, area: 'Malir', propertyType: 'Residential Plot,Commercial Plot' }, '5 plots in Malir'],
    [{ count: 0, propertyType: 'House,Flat' }, 'No homes'],
  ] as const)('%j', (search, sentence) => {
    expect(resultSentence(search)).toBe(sentence);
  });
});
