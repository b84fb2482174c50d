import { describe, expect, it } from 'vitest';
import { joinDimension, splitDimension } from './dimensionText.ts';

describe('the text of a size', () => {
  it.each([
    ['240 sq yd', { amount: '240', unit: 'sq yd', standard: 225 }],
    ['1,600 sq ft', { amount: '1,600', unit: 'sq ft', standard: 225 }],
    ['10 marla at 272.25 sq ft', { amount: '10', unit: 'marla', standard: 272.25 }],
    ['1.5 kanal (marla at 250 sq ft)', { amount: '1.5', unit: 'kanal', standard: 250 }],
  ] as const)('splits and joins %s without loss', (text, parts) => {
    expect(splitDimension(text, 'sq yd')).toEqual(parts);
    expect(joinDimension(parts)).toBe(text);
  });

  it('reads the words of the trade', () => {
    expect(splitDimension('500 gaz', 'sq ft')).toEqual({ amount: '500', unit: 'sq yd', standard: 225 });
  });

  it.each(['۲۴۰', '٢٤٠'])('takes the digits of %s for a number, not for a unit', (amount) => {
    expect(joinDimension({ amount, unit: 'sq yd', standard: 225 })).toBe('240 sq yd');
    expect(joinDimension({ amount: `${amount} مرلہ`, unit: 'sq yd', standard: 225 })).toBe(`${amount} مرلہ`);
  });

  it('reads the separators of an Urdu keyboard', () => {
    expect(joinDimension({ amount: '۱٬۲۰۰٫۵', unit: 'sq ft', standard: 225 })).toBe('1,200.5 sq ft');
  });

  it('reads a front and a depth, and kanal with marla, as one size', () => {
    expect(splitDimension('30x60', 'sq yd')).toEqual({ amount: '1800', unit: 'sq ft', standard: 225 });
    expect(splitDimension('1 kanal 5 marla', 'sq yd')).toEqual({ amount: '25', unit: 'marla', standard: 225 });
  });

  it('keeps what nobody can read, so that it is not lost', () => {
    expect(splitDimension('two plots', 'sq yd').amount).toBe('two plots');
    expect(joinDimension({ amount: 'two plots', unit: 'sq yd', standard: 225 })).toBe('two plots');
  });

  it('has no text without an amount', () => {
    expect(joinDimension({ amount: ' ', unit: 'marla', standard: 225 })).toBe('');
  });
});
