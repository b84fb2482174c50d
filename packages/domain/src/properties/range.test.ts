import { describe, expect, it } from 'vitest';
import { formatPriceRange, formatSizeRange } from './range.ts';

describe('formatPriceRange', () => {
  it('says which end is open', () => {
    expect(formatPriceRange({ min: 10_000_000 })).toBe('From 1 Crore');
    expect(formatPriceRange({ max: 25_000_000 })).toBe('Up to 2.5 Crore');
    expect(formatPriceRange({ min: 7_500_000, max: 25_000_000 })).toBe('75 Lakh to 2.5 Crore');
    expect(formatPriceRange({})).toBeUndefined();
  });

  it('takes zero for an end and not for an open one', () => {
    expect(formatPriceRange({ min: 0, max: 85_000 })).toBe('0 to 85K');
  });
});

describe('formatSizeRange', () => {
  it('names the unit once', () => {
    expect(formatSizeRange({ min: 2160, max: 4500, unit: 'sq yd' })).toBe('240 to 500 sq yd');
    expect(formatSizeRange({ min: 9000, max: 18_000, unit: 'sq yd' })).toBe('1,000 to 2,000 sq yd');
    expect(formatSizeRange({ min: 2160, unit: 'sq yd' })).toBe('From 240 sq yd');
    expect(formatSizeRange({ unit: 'sq ft' })).toBeUndefined();
  });

  it('says which marla is meant', () => {
    expect(formatSizeRange({ max: 2250, unit: 'marla' })).toBe('Up to 10 marla at 225 sq ft');
  });
});
