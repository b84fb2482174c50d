import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CODE_TRIES,
  checkAskedKind,
  checkCode,
  checkDetail,
  checkSeen,
  checkStaffKind,
  checkTypedCode,
  MARK_DETAIL_MOST,
} from './marks.ts';

const times = fc.integer({ min: 0, max: 1_000_000 });
const tries = fc.integer({ min: 0, max: CODE_TRIES + 3 });

describe('a typed code', () => {
  it('gives the mark only when it is right, in time, and not tried too often', () => {
    fc.assert(
      fc.property(times, times, tries, fc.boolean(), (expiresAt, now, tried, isRight) => {
        const verdict = checkCode({ expiresAt, tries: tried }, isRight, now);
        expect(verdict.ok).toBe(isRight && now < expiresAt && tried < CODE_TRIES);
      }),
    );
  });

  it('says how many tries are left, and when there was no code', () => {
    expect(checkCode({ expiresAt: 2, tries: 1 }, false, 1)).toMatchObject({
      code: 'MARK_CODE_WRONG',
      values: { left: CODE_TRIES - 2 },
    });
    expect(checkCode(undefined, true, 1)).toMatchObject({ code: 'MARK_CODE_OVER' });
  });

  it('has six digits, of any script and however they are parted', () => {
    for (const typed of ['123456', '123 456', '۱۲۳۴۵۶']) expect(checkTypedCode(typed)).toEqual({ ok: true });
    for (const typed of ['', '12345', '1234567', 'abcdef'])
      expect(checkTypedCode(typed)).toMatchObject({ code: 'MARK_CODE_MISSING', values: { digits: 6 } });
  });
});

describe('what the staff checks', () => {
  it('keeps nothing of an identity card, and nobody asks for that in words', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        expect(checkSeen('identity', words).ok).toBe(words.trim() === '');
        expect(checkSeen('office', words)).toEqual(checkDetail(words));
      }),
    );
    expect([checkStaffKind('identity').ok, checkAskedKind('identity').ok, checkAskedKind('office').ok]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is one of four, with a line of words', () => {
    expect(checkStaffKind('office').ok).toBe(true);
    expect(checkStaffKind('phone').ok).toBe(false);
    expect(checkDetail('  ').ok).toBe(false);
    expect(checkDetail('x'.repeat(MARK_DETAIL_MOST)).ok).toBe(true);
    expect(checkDetail('x'.repeat(MARK_DETAIL_MOST + 1)).ok).toBe(false);
  });
});
