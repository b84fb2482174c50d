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

  it('says money of orders in rupees', () => {
    expect(changesOf({ subject: 'order:6', before: null, after: { amount: 850_000 } })).toEqual(['amount: PKR 8,500']);
  });

  it('is empty where nothing was changed', () => {
    expect(changesOf({ subject: 'listing:5', before: null, after: null })).toEqual([]);
  });
});
