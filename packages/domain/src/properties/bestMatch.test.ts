import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestMatchKey, orderingPoints } from './bestMatch.ts';
import { QUALITY_POINTS, qualityOf } from './quality.ts';

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');

const whole = {
  title: '240 sq yd house in Gulshan-e-Iqbal',
  propertyType: 'House',
  price: 45_000_000,
  areaNames: ['Gulshan-e-Iqbal'],
  dimension: '240 sq yd',
  bedrooms: 4,
  bathrooms: 4,
  photos: 8,
  description: words(100),
};

describe('the order best match', () => {
  it('counts the points of the page but those that age', () => {
    expect(orderingPoints(whole)).toBe(100 - QUALITY_POINTS.fresh);
    expect(orderingPoints({ ...whole, photos: 0 })).toBe(qualityOf({ ...whole, photos: 0, daysOld: 31 }).points);
  });

  it('puts a later day first whatever the points, and more points first within a day in Karachi', () => {
    const evening = Date.parse('2026-11-20T18:59:59Z');
    const midnight = Date.parse('2026-11-20T19:00:00Z');
    expect(bestMatchKey(midnight, 0)).toBeGreaterThan(bestMatchKey(evening, 95));
    const moment = fc.integer({ min: 0, max: Date.parse('2100-01-01') });
    const points = fc.integer({ min: 0, max: 95 });
    fc.assert(
      fc.property(moment, points, points, (at, one, other) => {
        expect(Math.sign(bestMatchKey(at, one) - bestMatchKey(at, other))).toBe(Math.sign(one - other));
        expect(bestMatchKey(at + 86_400_000, 0)).toBeGreaterThan(bestMatchKey(at, one));
      }),
    );
  });
});
