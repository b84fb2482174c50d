import { describe, expect, it } from 'vitest';
import { checkAppeal, MOST_APPEAL_WORDS, mayActBeside, mayAppeal, mayDecideAppeal } from './appeals.ts';

describe('an appeal', () => {
  it('needs words, and not too many', () => {
    expect(checkAppeal({ words: 'The photos are mine.' })).toEqual({ ok: true });
    expect(checkAppeal({ words: '  ' })).toMatchObject({ ok: false, code: 'APPEAL_WORDS_MISSING' });
    expect(checkAppeal({})).toMatchObject({ ok: false });
    expect(checkAppeal({ words: 'x'.repeat(MOST_APPEAL_WORDS + 1) })).toMatchObject({ code: 'APPEAL_WORDS_TOO_LONG' });
  });

  it.each([
    [{ isHidden: true, decision: 'hidden', wasAppealed: false }, true],
    [{ isHidden: true, decision: 'sent_back', wasAppealed: false }, true],
    [{ isHidden: true, decision: 'changed', wasAppealed: false }, true],
    [{ isHidden: true, decision: 'hidden', wasAppealed: true }, false],
    [{ isHidden: false, decision: 'hidden', wasAppealed: false }, false],
    [{ isHidden: true, decision: 'held', wasAppealed: false }, false],
    [{ isHidden: true, decision: 'approved', wasAppealed: false }, false],
    [{ isHidden: true, decision: null, wasAppealed: false }, false],
  ] as const)('against %j is possible: %s', (ad, ok) => expect(mayAppeal(ad).ok).toBe(ok));

  it('is decided by another person than who decided', () => {
    expect(mayDecideAppeal(3, 3)).toMatchObject({ ok: false, code: 'APPEAL_IS_OWN' });
    expect(mayDecideAppeal(3, 4).ok).toBe(true);
    expect(mayDecideAppeal(null, 4).ok).toBe(true);
  });

  it('leaves no other way while it is open', () => {
    for (const action of ['approve', 'send-back', 'hide', 'restore'] as const) {
      expect(mayActBeside(action, true).ok).toBe(false);
      expect(mayActBeside(action, false).ok).toBe(true);
    }
    expect(mayActBeside('unfeature', true).ok).toBe(true);
  });
});
