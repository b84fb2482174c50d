import { describe, expect, it } from 'vitest';
import { terms } from '../content/terms.ts';
import { changesOf } from './changes.ts';

describe('what a line of the log changed', () => {
  it('names each field that is another one now', () => {
    expect(
      changesOf({
        subject: 'listing:5',
        before: { review: 'approved', price: 5 },
        after: { review: 'hidden', price: 5 },
      }),
    ).toEqual(['review: Approved → Hidden']);
  });

  it('says what came and what is gone', () => {
    expect(changesOf({ subject: 'listing:5', before: null, after: { roles: ['owner', 'finance'] } })).toEqual([
      'roles: owner, finance',
    ]);
    expect(changesOf({ subject: 'listing:5', before: { note: 'x' }, after: {} })).toEqual(['note: x → nothing']);
  });

  it('names each field of a whole, and times as people read them', () => {
    const decided = { statusBefore: 'active', decidedBy: 1, decidedAt: '2026-11-27T15:47:05.022Z' };
    const decision = { state: 'hidden', reason: 'fraud', points: null, ...decided };
    expect(changesOf({ subject: 'listing:5', before: { decision: null }, after: { decision } })).toEqual([
      'review: Hidden',
      `reason: ${terms.reasons.fraud}`,
      'state before: Active',
      'decided: 27 Nov 2026, 20:47',
    ]);
    expect(changesOf({ subject: 'listing:5', before: { decision }, after: { decision: null } })).toEqual([
      'review: Hidden → nothing',
      `reason: ${terms.reasons.fraud} → nothing`,
      'state before: Active → nothing',
      'decided: 27 Nov 2026, 20:47 → nothing',
    ]);
  });

  it.each([
    ['order:6', { amount: 850_000 }, 'amount: PKR 8,500'],
    ['order:6', { left: 850_050 }, 'left: PKR 8,500.50'],
    ['line:7', { amount: 50_000 }, 'amount: PKR 500'],
    ['payment:8', { amount: 100_000 }, 'amount: PKR 1,000'],
    // An upgrade is logged in rupees.
    ['upgrade:9', { amount: 3_000 }, 'amount: PKR 3,000'],
    ['unit:10', { received: 5 }, 'received: 5'],
  ])('says money of %s in rupees', (subject, after, said) => {
    expect(changesOf({ subject, before: null, after })).toEqual([said]);
  });

  it('names what a month came to, plan by plan', () => {
    const total = { orders: 4, received: 7_200_000, paidBack: 0 };
    const after = {
      by: 'Nadia',
      totals: [
        { plan: 'pro', ...total },
        { plan: 'premium', orders: 1 },
      ],
    };
    expect(changesOf({ subject: 'month:2026-10', before: null, after })).toEqual([
      'by: Nadia',
      'pro orders: 4',
      'pro received: PKR 72,000',
      'pro paid back: PKR 0',
      'premium orders: 1',
    ]);
  });

  it('says what else it names in words, without the codes of the log', () => {
    const row = { subject: 'listing:5', before: { paused_by_plan: false }, after: { paused_by_plan: true } };
    expect(changesOf(row)).toEqual(['paused by the plan: no → yes']);
    expect(changesOf({ subject: 'lead:5', before: null, after: { reminder_at: null, stage: 'called' } })).toEqual([
      'stage: called',
    ]);
  });

  it('is empty where nothing was changed', () => {
    expect(changesOf({ subject: 'listing:5', before: null, after: null })).toEqual([]);
  });
});
