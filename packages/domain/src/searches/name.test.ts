import { describe, expect, it } from 'vitest';
import { checkSearchName, LONGEST_SEARCH_NAME, searchParts, usualSearchName } from './name.ts';

describe('the name of a saved search', () => {
  it('tells its filters', () => {
    const facts = { purpose: 'rent', types: ['House'], areas: ['Clifton', 'DHA Defence'], bedrooms: 3 } as const;
    const parts = searchParts({ ...facts, maxPrice: 200_000, minSize: 2_160 }, 'en');
    expect(parts.slice(0, 1).concat(parts.slice(2, 4))).toEqual(['House', 'Clifton', 'DHA Defence']);
    expect(parts).toContain('Up to 2 Lakh');
    expect(parts).toContain('From 240 sq yd');
    expect(parts.at(-1)).toBe('3+ bedrooms');
  });

  it('tells the finer filters too', () => {
    const rooms = { bedrooms: 3, exactBedrooms: true, bathrooms: 2 } as const;
    const more = {
      parking: true,
      withPhotos: true,
      priceReduced: true,
      verified: true,
      confirmed: 14,
      postedWithin: 7,
      maxYardPrice: 90_000,
      box: [],
    };
    expect(searchParts({ ...rooms, ...more }, 'en')).toEqual([
      'Up to 90K per sq yd',
      'Bedrooms: exactly 3',
      '2+ bathrooms',
      'With parking',
      'With photographs',
      'Price reduced',
      'Verified seller',
      'Confirmed in the last 14 days',
      'Posted in the last 7 days',
      'In a part of the map',
    ]);
    expect(searchParts(more, 'ur')).toHaveLength(8);
  });

  it('says that it is for all homes where it has no filter', () => {
    expect(usualSearchName({}, 'en')).toBe('All properties in Karachi');
  });

  it('is cut where there are many areas', () => {
    const name = usualSearchName({ areas: Array.from({ length: 20 }, (_, place) => `Gulshan Block ${place}`) }, 'en');
    expect([...name]).toHaveLength(LONGEST_SEARCH_NAME);
    expect(checkSearchName(name).ok).toBe(true);
  });

  it.each([
    ['', false],
    ['  ', false],
    ['ہمارا گھر', true],
    ['x'.repeat(LONGEST_SEARCH_NAME), true],
    ['x'.repeat(LONGEST_SEARCH_NAME + 1), false],
  ])('%j may be one: %s', (name, isRight) => {
    expect(checkSearchName(name).ok).toBe(isRight);
  });
});
