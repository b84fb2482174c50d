import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_RATE, MOST_YEARS } from './homeFinance.ts';
import { MOST_GROWTH, RENT_OR_BUY_SAMPLE, readRentOrBuy, rentOrBuy } from './rentOrBuy.ts';

const still = { rentRise: 0, priceRise: 0, upkeep: 0, savings: 0 };

describe('renting against buying', () => {
  it('counts what was paid, less the home that is owned', () => {
    // Nothing grows: the buyer loses nothing but upkeep, the tenant twelve rents a year.
    const { years, cheaperFrom } = rentOrBuy({
      ...still,
      price: 1_200_000,
      down: 600_000,
      rate: 0,
      years: 2,
      rent: 5_000,
      upkeep: 100,
    });
    expect(years).toEqual([
      { year: 1, buying: 12_000, renting: 60_000, homeValue: 1_200_000, balance: 300_000 },
      { year: 2, buying: 24_000, renting: 120_000, homeValue: 1_200_000, balance: 0 },
    ]);
    expect(cheaperFrom).toBe(1);
  });

  it('counts what the money would have earned as savings', () => {
    const { years, cheaperFrom } = rentOrBuy({
      ...still,
      price: 1_200_000,
      down: 600_000,
      rate: 0,
      years: 2,
      rent: 2_500,
      savings: 1_000,
    });
    // 600,000 grow by a tenth a year; the first year's instalments and rents grow in the second.
    expect(years.map(({ buying, renting }) => [buying, renting])).toEqual([
      [60_000, 30_000],
      [156_000, 63_000],
    ]);
    expect(cheaperFrom).toBeUndefined();
  });

  it('names the year from which buying stays cheaper', () => {
    const finance = { price: 10_000_000, down: 3_000_000, rate: 1_400, years: 20 };
    const growth = { rent: 30_000, rentRise: 1_000, priceRise: 900, upkeep: 100, savings: 900 };
    const { years, cheaperFrom } = rentOrBuy({ ...finance, ...growth });
    expect(cheaperFrom).toBeGreaterThan(1);
    for (const { year, buying, renting } of years) expect(buying < renting).toBe(year >= Number(cheaperFrom));
    expect(rentOrBuy({ ...finance, ...growth, rent: 0 }).cheaperFrom).toBeUndefined();
  });

  const given = fc
    .record({
      price: fc.integer({ min: 2, max: 100_000_000_000 }),
      share: fc.nat(9_999),
      rate: fc.nat(MOST_RATE),
      years: fc.integer({ min: 1, max: MOST_YEARS }),
      rent: fc.nat(1_000_000_000),
      rentRise: fc.nat(MOST_GROWTH),
      priceRise: fc.nat(MOST_GROWTH),
      upkeep: fc.nat(1_000),
      savings: fc.nat(MOST_GROWTH),
    })
    .map(({ share, ...rest }) => ({ ...rest, down: Math.floor((rest.price * share) / 10_000) }));

  it('stays in whole rupees, and is for every year until the end', () => {
    fc.assert(
      fc.property(given, (figures) => {
        const { years, cheaperFrom } = rentOrBuy(figures);
        expect(years.map(({ year }) => year)).toEqual(Array.from({ length: figures.years }, (_, index) => index + 1));
        for (const each of years)
          for (const amount of Object.values(each)) expect(Number.isSafeInteger(amount)).toBe(true);
        for (const { year, buying, renting } of years)
          if (cheaperFrom !== undefined && year >= cheaperFrom) expect(buying).toBeLessThan(renting);
        const last = years.at(-1);
        expect(last && last.buying < last.renting).toBe(cheaperFrom !== undefined);
      }),
      { numRuns: 60 },
    );
  });

  it('is never later for a higher rent', () => {
    fc.assert(
      fc.property(given, (figures) => {
        const from = rentOrBuy(figures).cheaperFrom ?? Number.POSITIVE_INFINITY;
        const atMore = rentOrBuy({ ...figures, rent: figures.rent + 10_000 }).cheaperFrom ?? Number.POSITIVE_INFINITY;
        expect(atMore).toBeLessThanOrEqual(from);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the figures of a comparison', () => {
  it('are read as people type them', () => {
    const reading = readRentOrBuy({ ...RENT_OR_BUY_SAMPLE, rent: '85k', priceRise: '۷٫۵%' });
    expect(reading).toMatchObject({ ok: true, values: { rent: 85_000, priceRise: 750, down: 7_500_000 } });
  });

  it('are each told apart when they are wrong', () => {
    expect(readRentOrBuy({ ...RENT_OR_BUY_SAMPLE, rent: 'low', rentRise: '31', savings: '' })).toEqual({
      ok: false,
      fields: {
        rent: { code: 'notRupees', values: {} },
        rentRise: { code: 'tooMuch', values: { most: '30' } },
        savings: { code: 'missing', values: {} },
      },
    });
  });
});
