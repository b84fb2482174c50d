import { describe, expect, it } from 'vitest';
import { readDimension } from './adDimension.ts';

describe('the size of an ad', () => {
  it.each([
    ['30x60', { sqft: 1800, value: 1800, unit: 'sq ft' }],
    ['30 × 60 ft', { sqft: 1800, value: 1800, unit: 'sq ft' }],
    ['۳۰ x ۶۰', { sqft: 1800, value: 1800, unit: 'sq ft' }],
    ['30 by 60 gaz', { sqft: 16_200, value: 1800, unit: 'sq yd' }],
    ['1 kanal 5 marla', { sqft: 5625, value: 25, unit: 'marla', standard: 225 }],
    ['1.5 Kanal and 2 Marla (250 sq ft)', { sqft: 8000, value: 32, unit: 'marla', standard: 250 }],
    ['۱ کنال ۵ مرلہ', { sqft: 5625, value: 25, unit: 'marla', standard: 225 }],
    ['240 sq yd', { sqft: 2160, value: 240, unit: 'sq yd' }],
  ])('of %s', (text, dimension) => {
    expect(readDimension(text)).toEqual({ ok: true, ...dimension });
  });

  it.each(['30 x 60 x 10', '1 kanal 5', 'two plots', '30x50 ft corner'])('is not read from %s', (text) => {
    expect(readDimension(text)).toMatchObject({ ok: false, code: 'SIZE_NOT_UNDERSTOOD' });
  });
});
