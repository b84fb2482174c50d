import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullDate, fullMoment, monthName, weekdayOf } from './day.ts';
import { registerWords } from './words/registered.ts';
import { urdu } from './words/ur.ts';

describe('fullDate', () => {
  it('says the day that it is in Karachi', () => {
    expect(fullDate('2026-11-03T07:30:00Z')).toBe('3 November 2026');
    expect(fullDate('2026-12-31T18:59:59.999Z')).toBe('31 December 2026');
    expect(fullDate('2026-12-31T19:00:00Z')).toBe('1 January 2027');
  });

  it('says what the calendar of the system says', () => {
    const system = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Karachi' });
    const days = fc.date({ min: new Date('2010-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(fc.property(days, (day) => fullDate(day) === system.format(day)));
  });
});

it('knows the day of the week in Karachi', () => {
  expect(weekdayOf('2026-11-28T18:59:59Z')).toBe(6);
  expect(weekdayOf('2026-11-28T19:00:00Z')).toBe(0);
});

it('says the month of figures', () => {
  expect(monthName('2026-11')).toBe('November 2026');
  expect(monthName('2026-01')).toBe('January 2026');
});

it('says a moment in the order of each language', () => {
  registerWords('ur', urdu);
  expect(fullMoment('2026-11-03T09:05:00Z')).toBe('3 November 2026, 14:05');
  expect(fullMoment('2026-11-03T09:05:00Z', 'ur')).toBe('3 نومبر 2026، 14:05');
});
