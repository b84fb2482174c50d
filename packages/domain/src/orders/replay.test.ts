import { expect, it } from 'vitest';
import { addPeriod, removePeriod } from './periods.ts';
import { absorbedBy, type PlanEvent, paidTimeFault, replayPeriods } from './replay.ts';

const day = (count: number) => new Date(Date.UTC(2025, 9, 1, 8) + count * 86_400_000);
const bought = (order: number, plan: 'pro' | 'premium') => ({ order, plan, months: 1, value: order * 100_000 });
const events: PlanEvent[] = [
  { ...bought(1, 'pro'), state: 'active', at: day(0) },
  { ...bought(2, 'premium'), state: 'active', at: day(10) },
  { ...bought(2, 'premium'), state: 'refunded', at: day(20) },
];

it('gives the same paid time again from what happened to the orders', () => {
  const upgraded = addPeriod(addPeriod([], bought(1, 'pro'), day(0)), bought(2, 'premium'), day(10));
  expect(replayPeriods(events.slice(0, 2))).toEqual(upgraded);
  expect(replayPeriods(events)).toEqual(removePeriod(upgraded, 2, day(20)).periods);
});

it('knows what a larger plan took over, and nothing of one that took nothing', () => {
  const [kept] = replayPeriods(events.slice(0, 2));
  expect(absorbedBy(events, 2)).toEqual([{ order: 1, value: 100_000 - (kept?.value ?? 0) }]);
  expect(absorbedBy(events, 1)).toEqual([]);
  expect(absorbedBy(events, 3)).toEqual([]);
});

it('finds a day that nobody paid, and one that was lost', () => {
  const periods = replayPeriods(events);
  expect(paidTimeFault(periods, events)).toBeUndefined();
  const [first, ...rest] = periods;
  if (!first) throw new Error('There is no period');
  expect(paidTimeFault([{ ...first, until: day(11) }, ...rest], events)).toMatch(/^has pro of order 1 .* do not give$/);
  expect(paidTimeFault(rest, events)).toMatch(/^lacks pro of order 1 .* give$/);
  expect(paidTimeFault([], [])).toBeUndefined();
});

it('knows days that were given back, and misses them where they are not stored', () => {
  const given: PlanEvent[] = [...events.slice(0, 1), { ...bought(1, 'pro'), state: 'given-back', days: 3, at: day(9) }];
  const before = replayPeriods(events.slice(0, 1));
  const [longer] = replayPeriods(given);
  expect(longer?.until).toEqual(new Date((before[0]?.until.getTime() ?? 0) + 3 * 86_400_000));
  expect(longer?.value).toBe(before[0]?.value);
  expect(paidTimeFault(before, given)).toMatch(/^has pro of order 1/);
});
