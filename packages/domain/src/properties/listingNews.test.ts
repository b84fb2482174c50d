import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListingState } from './history.ts';
import { newsOfListing } from './listingNews.ts';

const DAY = 86_400_000;
const LISTED = 1_000 * DAY;
const state = (day: number, price: number, status: ListingState['status'] = 'active'): ListingState => ({
  at: LISTED + day * DAY,
  price,
  status,
});
const told = (...states: ListingState[]) =>
  newsOfListing(states, LISTED).map(({ kind, at, priceBefore }) =>
    [kind, (at - LISTED) / DAY, ...(priceBefore ? [priceBefore] : [])].join(' '),
  );

describe('news of a listing', () => {
  it('is that it was listed, also where nothing else was noted', () => {
    expect(told()).toEqual(['new 0']);
    expect(told(state(0, 100))).toEqual(['new 0']);
  });

  it('is a price below every one that was told, with the price before it', () => {
    expect(told(state(0, 100), state(2, 90), state(3, 120), state(4, 110), state(5, 80))).toEqual([
      'new 0',
      'price_cut 2 100',
      'price_cut 5 110',
    ]);
  });

  it('is that it is back, but neither within a day of other news nor where a deletion was undone', () => {
    expect(told(state(0, 100), state(5, 100, 'sold'), state(9, 95))).toEqual(['new 0', 'back 9']);
    expect(told(state(0, 100), state(0.2, 100, 'paused'), state(0.5, 100))).toEqual(['new 0']);
    const undone = { ...state(5, 100), at: state(5, 100).at + 9_000 };
    expect(told(state(0, 100), state(5, 100, 'deleted'), undone)).toEqual(['new 0']);
    expect(told(state(0, 100), state(5, 100, 'deleted'), state(6, 100))).toEqual(['new 0', 'back 6']);
    expect(told(state(0, 100), state(5, 100, 'rented'), state(9, 100, 'paused'))).toEqual(['new 0']);
  });

  it('is that a listing in doubt is confirmed again', () => {
    expect(told(state(0, 100), state(22, 100), state(45, 100))).toEqual(['new 0', 'confirmed 22', 'confirmed 45']);
  });

  it('begins when an ad was shown that waited for the desk', () => {
    const waited = state(0, 120, 'paused');
    expect(told(waited, state(1.5, 100), state(25, 100))).toEqual(['new 1.5', 'confirmed 25']);
    expect(told(waited, state(1, 110, 'deleted'), state(1.2, 100), state(4, 90))).toEqual([
      'new 1.2',
      'price_cut 4 100',
    ]);
    expect(told(waited)).toEqual(['new 0']);
  });

  it('comes in order, each kind once a moment, whatever happened', () => {
    const step = fc.tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 50, max: 150 }),
      fc.constantFrom<ListingState['status']>('active', 'paused', 'sold', 'deleted'),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let day = 0;
        const states = [state(0, 100)];
        for (const [days, price, status] of steps) {
          day += days;
          states.push(state(day, price, status));
        }
        const news = newsOfListing(states, LISTED);
        const moments = news.map(({ at }) => at);
        expect(moments).toEqual([...new Set(moments)].sort((one, other) => one - other));
      }),
    );
  });
});
