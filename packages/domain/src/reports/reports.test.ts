import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksSeller, checkReport, isRepeatOffender, MOST_REPORT_TEXT, REPORT_REASONS, receiptOf } from './reports.ts';

describe('a report', () => {
  it('needs a reason, words for something else, and no address', () => {
    for (const reason of REPORT_REASONS.filter((each) => each !== 'other')) {
      expect(checkReport({ reason }), reason).toEqual({ ok: true });
    }
    expect(checkReport({})).toMatchObject({ ok: false, code: 'REPORT_REASON_MISSING' });
    expect(checkReport({ reason: 'boring' })).toMatchObject({ fields: { reason: { code: 'REPORT_REASON_MISSING' } } });
    expect(checkReport({ reason: 'other', text: '  ' })).toMatchObject({ code: 'REPORT_TEXT_MISSING' });
    expect(checkReport({ reason: 'gone', text: 'x'.repeat(MOST_REPORT_TEXT + 1) })).toMatchObject({
      code: 'REPORT_TEXT_TOO_LONG',
    });
    expect(checkReport({ reason: 'gone', email: 'not one' })).toMatchObject({ code: 'REPORT_EMAIL_INVALID' });
    expect(checkReport({ reason: 'gone', email: ' amna@example.com ' })).toEqual({ ok: true });
  });

  it('asks the seller only where two visitors say so since the seller’s last word', () => {
    const report = fc.record({ visitor: fc.constantFrom('a', 'b', 'c'), at: fc.integer({ min: 0, max: 100 }) });
    fc.assert(
      fc.property(fc.array(report), fc.integer({ min: 0, max: 100 }), (reports, confirmedAt) => {
        const later = reports.filter(({ at }) => at > confirmedAt);
        const isAsked = later.some((one) => later.some((other) => other.visitor !== one.visitor));
        expect(asksSeller(reports, confirmedAt)).toBe(isAsked);
      }),
    );
  });

  it('marks a seller from the second listing on', () =>
    expect([0, 1, 2, 9].map(isRepeatOffender)).toEqual([false, false, true, true]));

  it('has a number that can be read out', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
        expect(receiptOf(bytes)).toMatch(/^R-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
      }),
    );
  });
});
