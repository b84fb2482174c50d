import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTING_STATUSES } from '../properties/status.ts';
import { mayReview, type ReviewAction, type Reviewed } from './actions.ts';
import { REVIEW_REASON_CODES, REVIEW_REASONS } from './reasons.ts';

const ACTIONS: ReviewAction[] = ['approve', 'send-back', 'hide', 'restore', 'feature', 'unfeature'];
const shown: Reviewed = { status: 'active', isHidden: false, isFeatured: false, decision: null };
const hidden: Reviewed = { status: 'paused', isHidden: true, isFeatured: false, decision: 'hidden' };

describe('what the desk may do with an ad', () => {
  it.each([
    ['approve', shown, true],
    ['approve', { ...shown, decision: 'approved' }, false],
    ['approve', { ...shown, decision: 'changed' }, true],
    ['approve', hidden, true],
    ['send-back', shown, true],
    ['send-back', hidden, false],
    ['send-back', { ...hidden, decision: 'changed' }, true],
    ['approve', { ...hidden, decision: 'held' }, true],
    ['send-back', { ...hidden, decision: 'held' }, true],
    ['hide', { ...hidden, decision: 'held' }, true],
    ['hide', { ...hidden, decision: 'sent_back' }, true],
    ['hide', hidden, false],
    ['restore', shown, false],
    ['restore', hidden, true],
    ['feature', shown, true],
    ['feature', { ...shown, isFeatured: true }, false],
    ['feature', { ...shown, status: 'sold' }, false],
    ['unfeature', { ...shown, isFeatured: true }, true],
    ['unfeature', shown, false],
  ] as [ReviewAction, Reviewed, boolean][])('%s %j: %s', (action, ad, ok) => {
    expect(mayReview(ad, action, 'fraud').ok).toBe(ok);
  });

  it('needs a reason for what takes an ad down', () => {
    expect(mayReview(shown, 'hide')).toMatchObject({ ok: false, code: 'REVIEW_REASON_MISSING' });
    expect(mayReview(shown, 'send-back')).toMatchObject({ ok: false, code: 'REVIEW_REASON_MISSING' });
    expect(mayReview(hidden, 'restore').ok).toBe(true);
  });

  it('is nothing with a deleted ad, and something with every other', () => {
    const ads = fc.record({
      status: fc.constantFrom(...LISTING_STATUSES),
      isHidden: fc.boolean(),
      isFeatured: fc.boolean(),
      decision: fc.constantFrom('approved', 'sent_back', 'hidden', 'changed', 'held', null),
    });
    fc.assert(
      fc.property(ads, (ad) => {
        const possible = ACTIONS.filter((action) => mayReview(ad as Reviewed, action, 'other').ok);
        expect(possible.length > 0).toBe(ad.status !== 'deleted');
      }),
    );
  });

  it('has words for each reason in both languages', () => {
    for (const code of REVIEW_REASON_CODES) expect(REVIEW_REASONS[code].ur).toMatch(/[\u0600-\u06ff]/);
  });
});
