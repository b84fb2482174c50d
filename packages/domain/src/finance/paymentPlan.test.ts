import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_INSTALMENTS,
  PAYMENT_PLAN_SAMPLE,
  PERIODS,
  paymentPlan,
  paymentRuns,
  readPaymentPlan,
} from './paymentPlan.ts';

describe("a builder's plan", () => {
  it('says when each payment falls due', () => {
    expect(paymentPlan({ price: 1_000_003, down: 2_000, count: 4, every: 'quarter', possession: 1_000 })).toEqual([
      { kind: 'booking', number: 0, month: 0, amount: 200_001, remaining: 800_002 },
      { kind: 'instalment', number: 1, month: 3, amount: 175_001, remaining: 625_001 },
      { kind: 'instalment', number: 2, month: 6, amount: 175_001, remaining: 450_000 },
      { kind: 'instalment', number: 3, month: 9, amount: 175_000, remaining: 275_000 },
      { kind: 'instalment', number: 4, month: 12, amount: 175_000, remaining: 100_000 },
      { kind: 'possession', number: 0, month: 12, amount: 100_000, remaining: 0 },
    ]);
  });

  it('is told in a line for all payments in a row that are equal', () => {
    const payments = paymentPlan({ price: 1_000_003, down: 2_000, count: 4, every: 'quarter', possession: 0 });
    expect(paymentRuns(payments)).toEqual([
      {
        kind: 'booking',
        first: 0,
        last: 0,
        firstMonth: 0,
        lastMonth: 0,
        each: 200_001,
        together: 200_001,
        remaining: 800_002,
      },
      {
        kind: 'instalment',
        first: 1,
        last: 2,
        firstMonth: 3,
        lastMonth: 6,
        each: 200_001,
        together: 400_002,
        remaining: 400_000,
      },
      {
        kind: 'instalment',
        first: 3,
        last: 4,
        firstMonth: 9,
        lastMonth: 12,
        each: 200_000,
        together: 400_000,
        remaining: 0,
      },
    ]);
  });

  it('adds up to the price to the rupee', () => {
    const plan = fc.record({
      price: fc.integer({ min: 1, max: 100_000_000_000 }),
      down: fc.nat(10_000),
      count: fc.integer({ min: 1, max: MOST_INSTALMENTS }),
      every: fc.constantFrom(...PERIODS),
      ofRest: fc.nat(10_000),
    });
    fc.assert(
      fc.property(plan, ({ ofRest, ...rest }) => {
        const possession = Math.floor(((10_000 - rest.down) * ofRest) / 10_000);
        const payments = paymentPlan({ ...rest, possession });
        expect(payments).toHaveLength(rest.count + 2);
        expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(rest.price);
        expect(payments.at(-1)?.remaining).toBe(0);
        const runs = paymentRuns(payments);
        expect(runs.length).toBeLessThanOrEqual(4);
        expect(runs.reduce((sum, { together }) => sum + together, 0)).toBe(rest.price);
        const instalments = payments.filter(({ kind }) => kind === 'instalment').map(({ amount }) => amount);
        expect(Math.max(...instalments) - Math.min(...instalments)).toBeLessThanOrEqual(1);
        for (const { amount, remaining } of payments) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(remaining).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('the figures of a plan', () => {
  it('are read as people type them', () => {
    const texts = { price: '1.5 crore', down: '25%', count: '12', every: 'quarter', possession: '۱۰' };
    expect(readPaymentPlan(texts)).toEqual({
      ok: true,
      values: { price: 15_000_000, down: 2_500, count: 12, every: 'quarter', possession: 1_000 },
    });
    expect(readPaymentPlan(PAYMENT_PLAN_SAMPLE).ok).toBe(true);
  });

  it('cannot ask for more than the price', () => {
    const texts = { ...PAYMENT_PLAN_SAMPLE, down: '62.5', possession: '40' };
    const problem = { code: 'sharesTooMuch', values: { most: '37.5' } };
    expect(readPaymentPlan(texts)).toEqual({ ok: false, fields: { possession: problem } });
    expect(readPaymentPlan({ ...texts, possession: '37.5' }).ok).toBe(true);
  });

  it('are each told apart when they are wrong', () => {
    expect(readPaymentPlan({ price: '', down: '120', count: '121', every: 'week', possession: 'all' })).toEqual({
      ok: false,
      fields: {
        price: { code: 'missing', values: {} },
        down: { code: 'tooMuch', values: { most: '100' } },
        count: { code: 'tooMuch', values: { most: '120' } },
        every: { code: 'notChoice', values: {} },
        possession: { code: 'notPercent', values: {} },
      },
    });
  });
});
