import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { karachiDay } from '../karachi.ts';
import { PLAN_IDS } from '../plans/plans.ts';
import {
  canReadInsights,
  comparedDays,
  dayAfter,
  daysBetween,
  EVENT_KINDS,
  insightLevel,
  type noEvents,
  startOfDay,
  sumEvents,
  weekOf,
} from './insights.ts';

describe('what a plan has of the insights', () => {
  it('is totals, listings and everything, and a refusal names the plan that has it', () => {
    const matrix = PLAN_IDS.map((plan) => [
      insightLevel(plan),
      ...(['totals', 'listings', 'all'] as const).map((level) => {
        const verdict = canReadInsights(plan, level);
        return verdict.ok ? 'allowed' : verdict.liftedBy;
      }),
    ]);
    expect(matrix).toEqual([
      ['totals', 'allowed', 'pro', 'premium'],
      ['listings', 'allowed', 'allowed', 'premium'],
      ['all', 'allowed', 'allowed', 'allowed'],
    ]);
  });
});

describe('a day', () => {
  it('begins and ends at midnight in Karachi', () => {
    expect(karachiDay(new Date('2026-11-02T18:59:59.999Z'))).toBe('2026-11-02');
    expect(karachiDay(new Date('2026-11-02T19:00:00.000Z'))).toBe('2026-11-03');
    expect(karachiDay(new Date('2026-11-02T19:00:00.000Z'), 30)).toBe('2026-10-04');
    expect(startOfDay('2026-11-03').toISOString()).toBe('2026-11-02T19:00:00.000Z');
  });

  it('holds every moment from its start to the start of the next', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (moment) => {
        const day = karachiDay(moment);
        expect(startOfDay(day) <= moment && moment < startOfDay(dayAfter(day, 1))).toBe(true);
      }),
    );
  });

  it('belongs to the week of its Monday', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(weekOf)).toEqual(['2026-11-16', '2026-11-23', '2026-11-23']);
  });

  it('is counted with both ends', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysBetween('2026-02-02', '2026-02-01')).toEqual([]);
  });
});

it('a change is compared without its own day and without today', () => {
  expect(comparedDays('2026-11-10', '2026-11-20')).toEqual({
    before: { from: '2026-10-27', until: '2026-11-09' },
    after: { from: '2026-11-11', until: '2026-11-19' },
  });
  expect(comparedDays('2026-09-10', '2026-11-20').after.until).toBe('2026-09-24');
});

it('a sum has all that its parts have', () => {
  const counts = fc.record(Object.fromEntries(EVENT_KINDS.map((kind) => [kind, fc.nat(1_000)]))) as fc.Arbitrary<
    ReturnType<typeof noEvents>
  >;
  fc.assert(
    fc.property(fc.array(counts, { maxLength: 12 }), (list) => {
      for (const kind of EVENT_KINDS) {
        expect(sumEvents(list)[kind]).toBe(list.map((each) => each[kind]).reduce((sum, each) => sum + each, 0));
      }
    }),
  );
});
