import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byDayFrom,
  FREQUENCIES,
  frequencyLabel,
  isFrequency,
  isQuiet,
  lastDigestAt,
  nextAlertAt,
} from './frequency.ts';

const at = (text: string) => new Date(text);

describe('how often a saved search writes', () => {
  it('is one of three', () => {
    expect(FREQUENCIES.map((each) => frequencyLabel(each, 'en'))).toEqual(['At once', 'Once a day', 'Once a week']);
    expect([...FREQUENCIES, 'hourly', '', undefined].map(isFrequency)).toEqual([true, true, true, false, false, false]);
  });

  it.each([
    ['at_once', '2026-11-23T10:00:00Z', false, '2026-11-23T10:00:00Z'],
    ['at_once', '2026-11-23T10:00:00Z', true, '2026-11-23T10:05:00Z'],
    ['daily', '2026-11-23T02:59:59Z', false, '2026-11-23T03:00:00Z'],
    ['daily', '2026-11-23T03:00:00Z', true, '2026-11-24T03:00:00Z'],
    ['weekly', '2026-11-23T10:00:00Z', false, '2026-11-28T03:00:00Z'],
    ['weekly', '2026-11-28T03:00:00Z', true, '2026-12-05T03:00:00Z'],
  ] as const)('%s at %s, has written: %s, next %s', (frequency, now, hasWritten, next) => {
    expect(nextAlertAt(frequency, at(now), hasWritten)).toEqual(at(next));
  });

  it('is never in the past and never more than a week away', () => {
    const moments = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...FREQUENCIES), moments, fc.boolean(), (frequency, now, hasWritten) => {
        const wait = nextAlertAt(frequency, now, hasWritten).getTime() - now.getTime();
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(7 * 86_400_000);
      }),
    );
  });
});

describe('the last digest', () => {
  it.each([
    ['at_once', '2026-11-23T10:00:00Z', '2026-11-23T10:00:00Z'],
    ['daily', '2026-11-23T02:59:59Z', '2026-11-22T03:00:00Z'],
    ['daily', '2026-11-23T03:00:00Z', '2026-11-23T03:00:00Z'],
    ['weekly', '2026-11-28T02:59:59Z', '2026-11-21T03:00:00Z'],
    ['weekly', '2026-11-28T03:00:00Z', '2026-11-28T03:00:00Z'],
    ['weekly', '2026-12-01T10:00:00Z', '2026-11-28T03:00:00Z'],
  ] as const)('%s at %s was at %s', (frequency, now, last) => {
    expect(lastDigestAt(frequency, at(now))).toEqual(at(last));
  });

  it('is the one before the next', () => {
    const moments = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom('daily', 'weekly'), moments, (frequency, now) => {
        const last = lastDigestAt(frequency, now);
        expect(last.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(nextAlertAt(frequency, last, true)).toEqual(nextAlertAt(frequency, now, true));
      }),
    );
  });
});

describe('the quiet hours', () => {
  it.each([
    ['2026-11-23T16:59:59.999Z', false],
    ['2026-11-23T17:00:00Z', true],
    ['2026-11-23T23:00:00Z', true],
    ['2026-11-24T02:59:59.999Z', true],
    ['2026-11-24T03:00:00Z', false],
    ['2026-11-24T10:00:00Z', false],
  ])('at %s: %s', (moment, quiet) => {
    expect(isQuiet(at(moment))).toBe(quiet);
  });

  it.each([
    ['2026-11-23T16:59:00Z', '2026-11-23T16:59:00Z'],
    ['2026-11-23T17:00:00Z', '2026-11-24T03:00:00Z'],
    ['2026-11-24T02:59:59Z', '2026-11-24T03:00:00Z'],
    ['2026-11-24T03:00:00Z', '2026-11-24T03:00:00Z'],
  ])('what comes up at %s and can wait is told from %s on', (moment, from) => {
    expect(byDayFrom(at(moment))).toEqual(at(from));
  });

  it('are over when digests come', () => {
    expect(isQuiet(nextAlertAt('daily', at('2026-11-23T20:00:00Z'), false))).toBe(false);
  });
});
