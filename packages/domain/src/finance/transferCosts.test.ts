import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTransfer, TRANSFER_SAMPLE, transferCosts } from './transferCosts.ts';

describe('what a transfer costs', () => {
  it('is each share of the price and the society’s fee', () => {
    const transfer = {
      price: 10_000_001,
      stamp: 100,
      valueTax: 0,
      registration: 50,
      advanceTax: 150,
      agent: 100,
      society: 75_000,
    };
    expect(transferCosts(transfer)).toEqual({
      costs: [
        { of: 'stamp', amount: 100_000 },
        { of: 'valueTax', amount: 0 },
        { of: 'registration', amount: 50_000 },
        { of: 'advanceTax', amount: 150_000 },
        { of: 'agent', amount: 100_000 },
        { of: 'society', amount: 75_000 },
      ],
      total: 475_000,
      withPrice: 10_475_001,
    });
  });

  it('adds up to the rupee', () => {
    const share = fc.nat(2_500);
    const transfer = fc.record({
      price: fc.integer({ min: 1, max: 100_000_000_000 }),
      stamp: share,
      valueTax: share,
      registration: share,
      advanceTax: share,
      agent: share,
      society: fc.nat(1_000_000_000),
    });
    fc.assert(
      fc.property(transfer, (figures) => {
        const { costs, total, withPrice } = transferCosts(figures);
        expect(costs.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(withPrice - total).toBe(figures.price);
        expect(Number.isSafeInteger(withPrice)).toBe(true);
      }),
    );
  });
});

describe('the figures of a transfer', () => {
  it('are read as people type them', () => {
    const reading = readTransfer({ ...TRANSFER_SAMPLE, price: '1 crore', stamp: '1.25 %', society: '0' });
    expect(reading).toMatchObject({ ok: true, values: { price: 10_000_000, stamp: 125, society: 0 } });
  });

  it('are each told apart when they are wrong', () => {
    expect(readTransfer({ ...TRANSFER_SAMPLE, price: '0', agent: '26', society: 'free' })).toEqual({
      ok: false,
      fields: {
        price: { code: 'tooLittle', values: { least: '1' } },
        agent: { code: 'tooMuch', values: { most: '25' } },
        society: { code: 'notRupees', values: {} },
      },
    });
  });
});
