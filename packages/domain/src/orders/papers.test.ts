import { describe, expect, it } from 'vitest';
import { karachiMonth } from '../karachi.ts';
import { monthEnd, paperNumber, paperYear } from './papers.ts';

describe('a paper', () => {
  it('has its kind, its year and six digits in its number', () => {
    expect(paperNumber({ kind: 'invoice', year: 2026, number: 12 })).toBe('INV-2026-000012');
    expect(paperNumber({ kind: 'credit-note', year: 2026, number: 1_234_567 })).toBe('CRN-2026-1234567');
  });

  it('belongs to the year of Karachi, which begins five hours before that of UTC', () => {
    expect(paperYear(new Date('2026-12-31T18:59:59Z'))).toBe(2026);
    expect(paperYear(new Date('2026-12-31T19:00:00Z'))).toBe(2027);
  });
});

describe('a month', () => {
  it.each([
    ['2026-11', '2026-11-30T19:00:00.000Z'],
    ['2026-12', '2026-12-31T19:00:00.000Z'],
  ])('%s ends at midnight in Karachi', (month, end) => {
    expect(monthEnd(month).toISOString()).toBe(end);
    expect(karachiMonth(new Date(monthEnd(month).getTime() - 1))).toBe(month);
    expect(karachiMonth(monthEnd(month))).not.toBe(month);
  });
});
