import { describe, expect, it } from 'vitest';
import { age, day, moment, shortDay } from './format.ts';

describe('times', () => {
  it('are those of Karachi', () => {
    expect(moment('2026-11-18T19:40:00.000Z')).toBe('19 Nov 2026, 00:40');
    expect(day('2026-11-18T19:40:00.000Z')).toBe('19 Nov 2026');
    expect(shortDay('2026-11-18')).toBe('18 Nov');
  });
});

describe('how long something has waited', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T12:00:30Z', '0 min'],
    ['2026-11-20T11:57:01Z', '2 min'],
    ['2026-11-20T07:00:00Z', '5 h'],
    ['2026-11-19T11:00:00Z', '1 day'],
    ['2026-11-08T12:00:00Z', '12 days'],
  ])('%s is %s', (since, words) => {
    expect(age(since, now)).toBe(words);
  });
});
