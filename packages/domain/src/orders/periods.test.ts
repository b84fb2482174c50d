import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysToGive, type Period, type Span } from './periods.ts';

const HOUR = 3_600_000;
const DAYS = 12;
const hour = (count: number) => new Date(Date.UTC(2026, 10, 3) + count * HOUR);
const PAID: Period[] = [{ order: 1, plan: 'pro', from: hour(0), until: hour(DAYS * 24), value: 300_000 }];

/** Restores in their order what was hidden. @returns the days that were given. */
function restore(hidden: readonly Span[]): number {
  const given: Span[] = [];
  let days = 0;
  for (const span of hidden) {
    const found = daysToGive(PAID, span, given);
    if (!found) continue;
    given.push(span);
    days += found.days;
  }
  return days;
}

it('gives one day for several ads that were hidden and restored within seconds, in any order', () => {
  const seconds = [0, 1, 2, 3].map((count) => ({
    from: new Date(hour(0).getTime() + count * 700),
    until: new Date(hour(1).getTime() + count * 700),
  }));
  expect(restore(seconds)).toBe(1);
  expect(restore(seconds.toReversed())).toBe(1);
  const apart = [0, 5, 10].map((count) => ({ from: hour(count), until: hour(count + 1) }));
  expect(restore(apart)).toBe(1);
});

it('gives the next day once it has begun', () => {
  expect(restore([0, 24].map((count) => ({ from: hour(count), until: hour(count + 1) })))).toBe(2);
});

it('gives the plan that ran while the ad was hidden, the larger of two', () => {
  const premium: Period = { order: 2, plan: 'premium', from: hour(DAYS * 24), until: hour(DAYS * 48), value: 1 };
  const both = [...PAID, premium];
  expect(daysToGive(both, { from: hour(1), until: hour(2) }, [])).toEqual({ order: 1, plan: 'pro', days: 1 });
  const over = { from: hour(DAYS * 24 - 1), until: hour(DAYS * 24 + 1) };
  expect(daysToGive(both, over, [])).toEqual({ order: 2, plan: 'premium', days: 1 });
});

it('gives each begun day once, whatever was hidden and however the times lie', () => {
  const span = fc
    .record({ from: fc.nat(DAYS * 24 - 1), hours: fc.integer({ min: 1, max: 80 }) })
    .map(({ from, hours }) => ({ from, until: Math.min(from + hours, DAYS * 24) }));
  fc.assert(
    fc.property(fc.array(span, { minLength: 1, maxLength: 8 }), (hours) => {
      const spans = hours.map(({ from, until }) => ({ from: hour(from), until: hour(until) }));
      const isHidden = (at: number) => hours.some(({ from, until }) => from <= at && at < until);
      let begun = 0;
      for (let at = 0, next = 0; at < DAYS * 24; at += 1) {
        if (at < next || !isHidden(at)) continue;
        begun += 1;
        next = at + 24;
      }
      const each = spans.map((one, at) => daysToGive(PAID, one, spans.slice(0, at))?.days ?? 0);
      expect(each.reduce((sum, days) => sum + days, 0)).toBe(begun);
      // Times that gave nothing are not kept.
      expect(restore(spans)).toBeLessThanOrEqual(begun);
    }),
  );
});
