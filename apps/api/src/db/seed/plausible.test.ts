import { readFile } from 'node:fs/promises';
import { comparePrice } from '@karachi-estates/domain/areas/statistics';
import { describe, expect, it } from 'vitest';
import { doubtsAbout, type Told, usualPrices } from './plausible.ts';

const demo = JSON.parse(await readFile(new URL('listings.json', import.meta.url), 'utf8')) as Told[];

const house: Told = {
  type: 'House',
  purpose: 'sale',
  price: 16_000_000,
  area: 'Korangi',
  sqft: 1_080,
  bedrooms: 4,
  bathrooms: 4,
};

describe('what can be believed of a listing', () => {
  it('is an ordinary house', () => {
    expect(doubtsAbout(house)).toEqual([]);
  });

  it.each([
    ['eleven bedrooms on 120 sq yd', { bedrooms: 11 }],
    ['a plot too small for its bedrooms', { sqft: 540, bedrooms: 4 }],
    ['one bedroom on 1,000 sq yd', { sqft: 9_000, bedrooms: 1 }],
    ['a farm house of 10 sq yd', { type: 'Farm House', sqft: 90, bedrooms: 2 }],
    ['ten bathrooms beside four bedrooms', { bathrooms: 10 }],
    ['a room of 120 sq yd', { type: 'Room', bedrooms: 1, bathrooms: 1 }],
  ])('is not %s', (_, changed) => {
    expect(doubtsAbout({ ...house, ...changed })).not.toEqual([]);
  });

  it('asks no rooms of a plot', () => {
    expect(doubtsAbout({ ...house, type: 'Residential Plot', sqft: 720, bedrooms: null, bathrooms: null })).toEqual([]);
  });

  it('is a price near those of its area', () => {
    const market = Array.from({ length: 12 }, (_, index) => ({ ...house, price: 15_000_000 + index * 200_000 }));
    const isUsual = usualPrices(market);
    expect(isUsual(house)).toBe(true);
    expect(isUsual({ ...house, price: 32_000_000 })).toBe(false);
    expect(isUsual({ ...house, price: 8_000_000 })).toBe(false);
    expect(isUsual({ ...house, area: 'Landhi', price: 8_000_000 })).toBe(true);
  });
});

describe('the demo listings', () => {
  it('are all plausible', () => {
    expect(demo.flatMap(doubtsAbout)).toEqual([]);
  });

  it('ask what is usual for their type in the city, within a factor of five', () => {
    const far = demo.filter((home) => {
      const alike = demo.filter(({ type, purpose }) => type === home.type && purpose === home.purpose);
      const prices = alike.map(({ price, sqft }) => price / sqft).sort((one, other) => one - other);
      const median = prices[Math.floor(prices.length / 2)] ?? Number.NaN;
      const own = home.price / home.sqft;
      return own > median * 5 || own < median / 5;
    });
    expect(far).toEqual([]);
  });

  it('show their price in context on at least a tenth of their pages', () => {
    const compared = demo.filter((home) => {
      const others = demo.filter(
        (other) =>
          other !== home && other.type === home.type && other.purpose === home.purpose && other.area === home.area,
      );
      return comparePrice(
        { ...home, areaSqft: home.sqft },
        others.map((other) => ({ price: other.price, areaSqft: other.sqft, listedAt: 0 })),
      );
    });
    expect(compared.length).toBeGreaterThanOrEqual(demo.length / 10);
  });
});
