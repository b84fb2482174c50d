import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_HOMES,
  comparePrice,
  daysSince,
  figuresOf,
  groupsOf,
  isUsual,
  LEAST_OFFERS,
  type Offer,
  pricePerSqYd,
  quantile,
} from './statistics.ts';

/** Offers of 240 sq yd at these rupees per square yard. */
const at = (prices: number[]): Offer[] =>
  prices.map((perSqYd, index) => ({ price: perSqYd * 240, areaSqft: 2_160, listedAt: index * 1_000 }));

describe('figuresOf', () => {
  it('says the median, the quartiles and when half of the offers were there', () => {
    const prices = [100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200];
    expect(figuresOf(at(prices))).toEqual({
      offers: 11,
      leftOut: 0,
      median: 150,
      lowerQuartile: 125,
      upperQuartile: 175,
      medianListedAt: 5_000,
    });
  });

  it('is silent under ten offers', () => {
    const nine = [100, 101, 102, 103, 104, 105, 106, 107, 108];
    expect(figuresOf(at(nine))).toBeUndefined();
    expect(figuresOf(at([...nine, 109]))?.offers).toBe(LEAST_OFFERS);
  });

  it('leaves out a price with a digit too many and one with a digit too few', () => {
    const prices = [100, 104, 108, 112, 116, 120, 124, 128, 132, 136];
    expect(figuresOf(at([...prices, 1_200, 12]))).toMatchObject({ offers: 10, leftOut: 2, median: 118 });
  });

  it('does not let outliers make up the ten', () => {
    expect(figuresOf(at([100, 104, 108, 112, 116, 120, 124, 128, 132, 1_200]))).toBeUndefined();
  });

  it('passes over offers without a size', () => {
    const unsized = { price: 1, areaSqft: null, listedAt: 0 };
    expect(figuresOf([...at([100, 101, 102, 103, 104, 105, 106, 107, 108]), unsized])).toBeUndefined();
  });

  it('keeps the quartiles around the median, and within the prices that were asked, in any order', () => {
    const offers = fc.array(
      fc.record({
        price: fc.integer({ min: 1, max: 1e12 }),
        areaSqft: fc.option(fc.double({ min: 1, max: 1e6, noNaN: true })),
        listedAt: fc.integer({ min: 0, max: 2e12 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(offers, (given) => {
        const figures = figuresOf(given);
        expect(figuresOf([...given].reverse())).toEqual(figures);
        if (!figures) return;
        expect(figures.offers + figures.leftOut).toBe(given.filter(({ areaSqft }) => areaSqft !== null).length);
        expect(figures.lowerQuartile).toBeLessThanOrEqual(figures.median);
        expect(figures.median).toBeLessThanOrEqual(figures.upperQuartile);
      }),
    );
  });
});

describe('isUsual', () => {
  it('leaves nothing out where most values are equal', () => {
    expect([5, 5, 5, 5, 900].every(isUsual([5, 5, 5, 5, 900]))).toBe(true);
    expect(isUsual([])(7)).toBe(true);
  });
});

describe('comparePrice', () => {
  const others = at([100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200]);
  it('says how far a home is from the median of homes of its size', () => {
    expect(comparePrice({ price: 132 * 200, areaSqft: 1_800 }, others)).toEqual({
      offers: 11,
      median: 150,
      lowerQuartile: 125,
      upperQuartile: 175,
      own: 132,
      percent: -12,
    });
  });

  it.each([
    ['without a size', null],
    ['of half the size', 1_080],
    ['a little more than a quarter larger', 2_160 / 0.74],
  ])('is silent for a home %s', (_, areaSqft) => {
    expect(comparePrice({ price: 1_000_000, areaSqft }, others)).toBeUndefined();
  });
});

it('counts homes twice and workplaces once', () => {
  expect(groupsOf('House')).toEqual(['House', ALL_HOMES]);
  expect(groupsOf('Shop')).toEqual(['Shop']);
});

it('has small figures', () => {
  expect(pricePerSqYd(9_000_000, 900)).toBe(90_000);
  expect(pricePerSqYd(9_000_000, 0)).toBeUndefined();
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
  expect(daysSince(0, new Date(86_400_000 * 2.9))).toBe(2);
  expect(daysSince(1, new Date(0))).toBe(0);
});
