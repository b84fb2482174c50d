import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsOf, hasEndedPage, type ListingState, reductionOf } from './history.ts';

const DAY = 86_400_000;
const NOW = 100 * DAY;
const state = (daysAgo: number, price: number, status: ListingState['status'] = 'active'): ListingState => ({
  at: NOW - daysAgo * DAY,
  price,
  status,
});

describe('eventsOf', () => {
  it('tells of prices and states, newest first', () => {
    const states = [state(40, 100), state(20, 95), state(10, 95, 'paused'), state(5, 97), state(1, 97, 'sold')];
    expect(eventsOf(states, NOW - 40 * DAY).map(({ kind, price }) => `${kind} ${price}`)).toEqual([
      'sold 97',
      'resumed 97',
      'raised 97',
      'paused 95',
      'reduced 95',
      'listed 100',
    ]);
    expect(eventsOf(states, 0).find(({ kind }) => kind === 'reduced')).toMatchObject({ by: 5 });
  });

  it('says nothing of deletions and repetitions', () => {
    const states = [state(9, 100), state(8, 100), state(7, 100, 'deleted'), state(7, 100)];
    expect(eventsOf(states, 1)).toEqual([{ kind: 'listed', at: 1, price: 100 }]);
    expect(eventsOf([], 1)).toEqual([]);
  });

  it('begins with what guests saw first', () => {
    const waited = [state(9, 120, 'paused'), state(8, 110, 'paused'), state(7, 100)];
    expect(eventsOf(waited, 1)).toEqual([{ kind: 'listed', at: 1, price: 100 }]);
    expect(eventsOf(waited.slice(0, 2), 1)).toEqual([]);
  });
});

describe('reductionOf', () => {
  it('is the difference to the lowest price of thirty days', () => {
    expect(reductionOf([state(50, 100)], 95, NOW)).toBe(5);
    expect(reductionOf([state(50, 100), state(10, 98)], 95, NOW)).toBe(3);
  });

  it('is none where the price was raised before it was cut', () => {
    expect(reductionOf([state(50, 100), state(2, 120)], 100, NOW)).toBeUndefined();
    expect(reductionOf([state(50, 100), state(2, 120)], 99, NOW)).toBe(1);
    expect(reductionOf([state(50, 90), state(40, 120)], 100, NOW)).toBe(20);
    expect(reductionOf([], 100, NOW)).toBeUndefined();
    expect(reductionOf([state(9, 120, 'paused')], 100, NOW)).toBeUndefined();
  });

  it('is never more than what was asked last is above the price', () => {
    const states = fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 1e9 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(states, fc.integer({ min: 1, max: 1e9 }), (given, price) => {
        const ordered = given.map(([ago, each]) => state(ago, each)).sort((one, other) => one.at - other.at);
        const by = reductionOf(ordered, price, NOW);
        if (by !== undefined) expect(by).toBeLessThanOrEqual((ordered.at(-1)?.price ?? 0) - price);
      }),
    );
  });
});

it('keeps the page of a sold home for a year', () => {
  const now = new Date(500 * DAY);
  expect(hasEndedPage(new Date(135 * DAY), now)).toBe(true);
  expect(hasEndedPage(new Date(134 * DAY), now)).toBe(false);
});
