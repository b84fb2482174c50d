import { describe, expect, it } from 'vitest';
import { checkClaim, isPaymentDay } from './claim.ts';

const now = new Date('2026-11-24T20:00:00Z');

describe('the day of a transfer', () => {
  it.each(['2026-11-24', '2026-11-25', '2025-11-25', '2026-02-28'])('may be %s', (day) => {
    expect(isPaymentDay(day, now)).toBe(true);
  });

  it.each(['', '2026-11-26', '2025-11-01', '2026-02-30', '24-11-2026', '2026-11-24T00:00'])('is not %j', (day) => {
    expect(isPaymentDay(day, now)).toBe(false);
  });
});

describe('what a seller says about a payment', () => {
  it('is taken with a number and a day', () => {
    expect(checkClaim({ transaction: ' TID 4402 ', paid_on: '2026-11-24' }, now)).toEqual({ ok: true });
  });

  it('is told of everything that is missing at once', () => {
    const verdict = checkClaim({ transaction: '  ', paid_on: '' }, now);
    expect(verdict).toMatchObject({
      ok: false,
      code: 'UPGRADE_REFERENCE_MISSING',
      fields: { transaction: { code: 'UPGRADE_REFERENCE_MISSING' }, paid_on: { code: 'PAYMENT_DATE' } },
    });
  });
});
