import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answersFor,
  daysSince,
  endOfDay,
  FRESHNESS_STATES,
  FRESHNESS_STEPS,
  FRESHNESS_TRANSITIONS,
  type Freshness,
  isFreshnessAnswer,
  takeStep,
  wholePercent,
} from './freshness.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-23T10:00:00Z');
const confirmed: Freshness = { state: 'confirmed', since: START, confirmedAt: START, question: 0 };

const anyFreshness = fc.record({
  state: fc.constantFrom(...FRESHNESS_STATES),
  since: fc.integer({ min: 0, max: START }),
  confirmedAt: fc.integer({ min: 0, max: START }),
  question: fc.nat(50),
});

describe('the freshness of a listing', () => {
  it('refuses every step that is not in the table, with its words', () => {
    fc.assert(
      fc.property(
        anyFreshness,
        fc.constantFrom(...FRESHNESS_STEPS),
        fc.integer({ min: START, max: START * 2 }),
        (from, step, now) => {
          const taken = takeStep(from, step, now);
          const to = FRESHNESS_TRANSITIONS[from.state][step];
          if (!to) {
            expect(taken).toMatchObject({ ok: false, code: 'FRESHNESS_STEP_REFUSED' });
            return;
          }
          if (!taken.ok) throw new Error(taken.because);
          expect(taken.freshness.state).toBe(to);
          // Only the seller makes a listing younger.
          expect(taken.freshness.confirmedAt).toBe(step === 'confirm' ? now : from.confirmedAt);
          expect(taken.freshness.question).toBe(from.question + (step === 'ask' ? 1 : 0));
        },
      ),
    );
  });

  it('lets no listing leave that was not asked about and dimmed, whatever happens to it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...FRESHNESS_STEPS), { maxLength: 40 }), (steps) => {
        let now: Freshness = confirmed;
        const states: string[] = [now.state];
        steps.forEach((step, at) => {
          const taken = takeStep(now, step, START + at * DAY);
          if (!taken.ok) return;
          now = taken.freshness;
          states.push(now.state);
          if (now.state === 'left') expect(states.slice(-3)).toEqual(['asked', 'dimmed', 'left']);
        });
      }),
    );
  });

  it('counts days by the calendar of Karachi', () => {
    const evening = Date.parse('2026-11-23T18:59:59Z');
    expect(daysSince(evening, evening + 1_000)).toBe(1);
    expect(daysSince(evening, evening)).toBe(0);
    expect(daysSince(evening + DAY, evening)).toBe(0);
    expect(new Date(endOfDay(evening)).toISOString()).toBe('2026-11-23T18:59:59.999Z');
    expect(new Date(endOfDay(evening + 1_000)).toISOString()).toBe('2026-11-24T18:59:59.999Z');
  });

  it('offers the answers that fit', () => {
    expect(answersFor('sale')).toEqual(['available', 'price', 'sold']);
    expect(answersFor('rent')).toEqual(['available', 'price', 'rented']);
    expect(isFreshnessAnswer('sold')).toBe(true);
    expect(isFreshnessAnswer('deleted')).toBe(false);
  });

  it('never rounds a share up to all or down to none', () => {
    expect(wholePercent(0, 0)).toBeUndefined();
    expect([wholePercent(0, 9), wholePercent(9, 9), wholePercent(999, 1_000), wholePercent(1, 1_000)]).toEqual([
      0, 100, 99, 1,
    ]);
  });
});
