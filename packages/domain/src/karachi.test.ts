import { expect, it } from 'vitest';
import { karachiDay, karachiMonth } from './karachi.ts';

it('has the day and the month of Karachi, which begin five hours before those of UTC', () => {
  expect(karachiDay(new Date('2026-10-31T18:59:59Z'))).toBe('2026-10-31');
  expect(karachiDay(new Date('2026-10-31T19:00:00Z'))).toBe('2026-11-01');
  expect(karachiMonth(new Date('2026-10-31T18:59:59Z'))).toBe('2026-10');
  expect(karachiMonth(new Date('2026-10-31T19:00:00Z'))).toBe('2026-11');
});

it('counts days and months back', () => {
  expect(karachiDay(new Date('2026-02-28T20:00:00Z'), 1)).toBe('2026-02-28');
  expect(karachiMonth(new Date('2026-11-30T20:00:00Z'), 11)).toBe('2026-01');
  // No month has a day less than another here: the 31st of March is one month after the 28th of February.
  expect(karachiMonth(new Date('2026-03-31T12:00:00Z'), 1)).toBe('2026-02');
  expect(karachiMonth(new Date('2027-01-01T00:00:00Z'), 12)).toBe('2026-01');
});
