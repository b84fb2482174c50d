import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay, monthsAfter } from './days.ts';
import { type PaymentRules, paymentLabel, problemsOfRules, scheduleOf } from './schedule.ts';

const rules: PaymentRules = {
  down: 2_000,
  count: 4,
  every: 'quarter',
  balloons: [{ month: 6, share: 1_000 }],
  possession: 1_000,
  handover: null,
};

describe('days', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s and %i months are %s', (day, months, then) => {
    expect(monthsAfter(day, months)).toBe(then);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-1', '', 'tomorrow', '1900-02-29'])(
    'do not include %j',
    (text) => {
      expect(isDay(text)).toBe(false);
      expect(() => monthsAfter(text, 1)).toThrow(RangeError);
    },
  );
});

describe('a schedule', () => {
  it('has down payment, instalments, balloons and possession, by day', () => {
    expect(scheduleOf(10_000_001, rules, '2026-08-31')).toEqual([
      { kind: 'down', number: 0, due: '2026-08-31', amount: 2_000_000, remaining: 8_000_001 },
      { kind: 'instalment', number: 1, due: '2026-11-30', amount: 1_500_001, remaining: 6_500_000 },
      { kind: 'instalment', number: 2, due: '2027-02-28', amount: 1_500_000, remaining: 5_000_000 },
      { kind: 'balloon', number: 1, due: '2027-02-28', amount: 1_000_000, remaining: 4_000_000 },
      { kind: 'instalment', number: 3, due: '2027-05-31', amount: 1_500_000, remaining: 2_500_000 },
      { kind: 'instalment', number: 4, due: '2027-08-31', amount: 1_500_000, remaining: 1_000_000 },
      { kind: 'possession', number: 0, due: '2027-08-31', amount: 1_000_000, remaining: 0 },
    ]);
  });

  it('waits with possession for the handover, but is never done before the last instalment', () => {
    const last = (handover: string) => scheduleOf(1_000_000, { ...rules, handover }, '2026-01-01').at(-1)?.due;
    expect(last('2028-06-30')).toBe('2028-06-30');
    expect(last('2026-02-01')).toBe('2027-01-01');
  });

  it('can be all at once', () => {
    const once = { ...rules, down: 10_000, count: 0, balloons: [], possession: 0 };
    expect(scheduleOf(5, once, '2026-01-01')).toEqual([
      { kind: 'down', number: 0, due: '2026-01-01', amount: 5, remaining: 0 },
    ]);
  });

  it('names its payments in both languages', () => {
    expect(paymentLabel({ kind: 'instalment', number: 3 }, 'en')).toBe('Instalment 3');
    expect(paymentLabel({ kind: 'balloon', number: 1 }, 'en')).toBe('Balloon payment 1');
    expect(paymentLabel({ kind: 'down', number: 0 }, 'en')).toBe('Down payment');
    expect(paymentLabel({ kind: 'possession', number: 0 }, 'en')).toBe('On possession');
  });

  it.each([
    [{ down: 10_001 }, 'hundredths of a percent'],
    [{ down: 0.5 }, 'hundredths of a percent'],
    [{ count: 121 }, '120 instalments'],
    [{ every: 'year' as 'month' }, "every 'month'"],
    [{ balloons: Array.from({ length: 21 }, () => ({ month: 1, share: 1 })) }, '20 balloon'],
    [{ balloons: [{ month: 0, share: 1 }] }, '240 after booking'],
    [{ handover: '2026-02-30' }, 'YYYY-MM-DD'],
    [{ down: 9_000, possession: 2_000 }, 'more than the whole price'],
    [{ count: 0 }, 'Without instalments'],
  ])('is refused for %j', (changes, text) => {
    const wrong = { ...rules, ...changes };
    expect(problemsOfRules(wrong).join(' ')).toContain(text);
    expect(() => scheduleOf(1, wrong, '2026-01-01')).toThrow(RangeError);
  });

  const share = fc.integer({ min: 0, max: 2_400 });
  const anyRules: fc.Arbitrary<PaymentRules> = fc.record({
    down: share,
    count: fc.integer({ min: 1, max: 120 }),
    every: fc.constantFrom('month', 'quarter'),
    balloons: fc.array(
      fc.record({ month: fc.integer({ min: 1, max: 240 }), share: fc.integer({ min: 0, max: 1_700 }) }),
      {
        maxLength: 3,
      },
    ),
    possession: share,
    handover: fc.option(fc.constantFrom('2026-02-28', '2027-12-31', '2040-06-15')),
  });
  const anyDay = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('is the price to the rupee, in order, on days of the calendar, by any rules', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), anyRules, anyDay, (price, given, starts) => {
        const payments = scheduleOf(price, given, starts);
        expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
        expect(payments.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
        expect(payments.every(({ due }) => isDay(due) && due >= starts)).toBe(true);
        expect(payments.map(({ due }) => due)).toEqual(payments.map(({ due }) => due).sort());
        expect(payments.at(-1)?.remaining ?? 0).toBe(0);
        // The day of booking, or the last of a month that is too short for it.
        const ofMonth = Number(starts.slice(8));
        for (const { kind, due } of payments) {
          if (kind === 'possession') continue;
          const day = Number(due.slice(8));
          expect(day === ofMonth || (day < ofMonth && day >= 28)).toBe(true);
        }
      }),
    );
  });
});
