import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOME_FINANCE_SAMPLE, homeFinance, MOST_RATE, MOST_YEARS, readHomeFinance } from './homeFinance.ts';

const price = fc.integer({ min: 2, max: 100_000_000_000 });
const terms = fc.record({
  price,
  share: fc.nat(9_999),
  rate: fc.nat(MOST_RATE),
  years: fc.integer({ min: 1, max: MOST_YEARS }),
});
const given = terms.map(({ share, ...rest }) => ({ ...rest, down: Math.floor((rest.price * share) / 10_000) }));

describe('home finance', () => {
  it('costs what the annuity says', () => {
    // Two crore at 12 % over twenty years: 220,217.23 a month by the formula.
    const cost = homeFinance({ price: 25_000_000, down: 5_000_000, rate: 1_200, years: 20 });
    expect(cost).toMatchObject({ financed: 20_000_000, monthly: 220_218 });
    expect(cost.totalPaid).toBe(20_000_000 + cost.totalMarkUp);
    expect(cost.course).toHaveLength(20);
    // By the formula 19,743,585.2 is left after a year.
    expect(cost.course[0]).toEqual({ year: 1, paid: 2_642_616, markUp: 2_386_202, balance: 19_743_586 });
    expect(cost.course.at(-1)?.balance).toBe(0);
  });

  it('divides the debt where there is no mark-up', () => {
    const cost = homeFinance({ price: 1_000_000, down: 0, rate: 0, years: 1 });
    expect(cost).toEqual({
      financed: 1_000_000,
      monthly: 83_334,
      totalPaid: 1_000_000,
      totalMarkUp: 0,
      course: [{ year: 1, paid: 1_000_000, markUp: 0, balance: 0 }],
    });
  });

  it('pays every debt off in time, to the rupee', () => {
    fc.assert(
      fc.property(given, (finance) => {
        const cost = homeFinance(finance);
        const { course } = cost;
        expect(cost.financed).toBe(finance.price - finance.down);
        expect(course.length).toBeLessThanOrEqual(finance.years);
        expect(course.at(-1)?.balance).toBe(0);
        expect(course.reduce((sum, { paid }) => sum + paid, 0)).toBe(cost.totalPaid);
        expect(course.reduce((sum, { markUp }) => sum + markUp, 0)).toBe(cost.totalMarkUp);
        expect(cost.totalPaid).toBe(cost.financed + cost.totalMarkUp);
        let owed = cost.financed;
        for (const year of course) {
          expect(year.balance).toBe(owed + year.markUp - year.paid);
          expect(year.balance).toBeLessThan(owed);
          expect(year.paid).toBeLessThanOrEqual(cost.monthly * 12);
          owed = year.balance;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('costs no less at a higher rate, and no less a month over fewer years', () => {
    fc.assert(
      fc.property(given, (finance) => {
        const { monthly } = homeFinance(finance);
        if (finance.rate > 0)
          expect(homeFinance({ ...finance, rate: finance.rate - 1 }).monthly).toBeLessThanOrEqual(monthly);
        if (finance.years > 1)
          expect(homeFinance({ ...finance, years: finance.years - 1 }).monthly).toBeGreaterThanOrEqual(monthly);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the figures of home finance', () => {
  it('are read as people type them', () => {
    expect(readHomeFinance({ price: '2.5 crore', down: '20%', rate: '۱۲٫۵', years: '20' })).toEqual({
      ok: true,
      values: { price: 25_000_000, down: 5_000_000, rate: 1_250, years: 20 },
    });
    expect(readHomeFinance(HOME_FINANCE_SAMPLE).ok).toBe(true);
  });

  it('are each told apart when they are wrong', () => {
    expect(readHomeFinance({ price: 'cheap', down: 'half', rate: '60', years: '' })).toEqual({
      ok: false,
      fields: {
        price: { code: 'notRupees', values: {} },
        down: { code: 'notPart', values: {} },
        rate: { code: 'tooMuch', values: { most: '50' } },
        years: { code: 'missing', values: {} },
      },
    });
  });
});
