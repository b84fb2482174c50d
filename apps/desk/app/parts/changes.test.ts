import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';

describe('what a line of the log changed', () => {
  it('names each field that is another one now', () => {
    expect(
      changesOf({
        subject: 'listing:5',
        before: { review: 'approved', price: 5 },
        after: { review: 'hidden', price: 5 },
      }),
    ).toEqual(['review: approved → hidden']);
  });

  it('says what came and what is gone', () => {
    expect(changesOf({ subject: 'listing:5', before: null, after: { roles: ['owner'] } })).toEqual([
      'roles: ["owner"]',
    ]);
    expect(changesOf({ subject: 'listing:5', before: { note: 'x' }, after: {} })).toEqual(['note: x → nothing']);
  });

  it('names each field of a whole, and times as people read them', () => {
    const decision = { state: 'hidden', reason: 'fraud', points: null, decidedAt: '2026-11-27T15:47:05.022Z' };
    expect(changesOf({ subject: 'listing:5', before: { decision: null }, after: { decision } })).toEqual([
      'decision state: hidden',
      'decision reason: fraud',
      'decision decidedAt: 27 Nov 2026, 20:47',
    ]);
    expect(changesOf({ subject: 'listing:5', before: { decision }, after: { decision: null } })).toEqual([
      'decision state: hidden → nothing',
      'decision reason: fraud → nothing',
      'decision decidedAt: 27 Nov 2026, 20:47 → nothing',
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
      'pro paidBack: PKR 0',
      'premium orders: 1',
    ]);
  });

  it('is empty where nothing was changed', () => {
    expect(changesOf({ subject: 'listing:5', before: null, after: null })).toEqual([]);
  });
});
