import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHundredths, groupThousands, parseDecimal, westernDigits } from './digits.ts';

describe('digits', () => {
  it('reads Urdu and Arabic digits', () => {
    expect(westernDigits('۰۳۰۰-١٢٣٤٥٦٧ ok')).toBe('0300-1234567 ok');
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [25_000_000, '25,000,000'],
  ])('groups %i as %s', (whole, text) => {
    expect(groupThousands(whole)).toBe(text);
  });

  it.each([
    [250, '2.5'],
    [200, '2'],
    [205, '2.05'],
    [123_456, '1,234.56'],
  ])('writes %i hundredths as %s', (hundredths, text) => {
    expect(formatHundredths(hundredths)).toBe(text);
  });

  it.each(['', '.', '-1', '+1', '1e3', '1,2', '12,34', ',100', '1..2', '0x10', 'NaN', '1 000'])(
    'refuses %j',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );

  it('accepts western and South-Asian grouping', () => {
    expect(parseDecimal('25,000,000')).toEqual({ digits: 25_000_000n, scale: 1n });
    expect(parseDecimal('2,50,00,000')).toEqual({ digits: 25_000_000n, scale: 1n });
    expect(parseDecimal('.5')).toEqual({ digits: 5n, scale: 10n });
  });

  it('reads back whatever it grouped', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (whole) => {
        expect(parseDecimal(groupThousands(whole))).toEqual({ digits: BigInt(whole), scale: 1n });
      }),
    );
  });
});
