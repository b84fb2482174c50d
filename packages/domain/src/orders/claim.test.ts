import { describe, expect, it } from 'vitest';
import { checkClaim, checkTransferNumber, isPaymentDay } from './claim.ts';

const now = new Date('2026-11-24T20:00:00Z');

describe('the day of a transfer', () => {
  it.each(['2026-11-24', '2026-11-25', '2025-11-25', '2026-02-28'])('may be %s', (day) => {
    expect(isPaymentDay(day, now)).toBe(true);
  });

  it.each(['', '2026-11-26', '2025-11-01', '2026-02-30', '24-11-2026', '2026-11-24T00:00'])('is not %j', (day) => {
    expect(isPaymentDay(day, now)).toBe(false);
  });
});

describe('the number of a transfer', () => {
  it.each(['TID 4402', 'FT24/331-A', '#440217735501', '۴۴۰۲۱', 'ＴＸ１２', 'hbl\u201312\u200b345'])(
    'may be %j',
    (text) => expect(checkTransferNumber(text)).toEqual({ ok: true }),
  );

  // Cyrillic and Greek letters that look like Latin ones, and words of another script.
  it.each(['\u0422\u042512345678', 'T\u03a712345678', 'منتقلی ۴۴۰۲', 'TX1\n2'])('is not %j', (text) =>
    expect(checkTransferNumber(text)).toMatchObject({ ok: false, code: 'TRANSFER_NUMBER_INVALID' }),
  );

  it.each(['', ' ', '\u200b'])('is missing in %j', (text) =>
    expect(checkTransferNumber(text)).toMatchObject({ ok: false, code: 'UPGRADE_REFERENCE_MISSING' }),
  );
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
