import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registerWords } from '../words/registered.ts';
import { urdu } from '../words/ur.ts';
import {
  AREA_UNITS,
  dimensionIsShown,
  formatAreaSize,
  fromSqft,
  localDimension,
  MARLA_STANDARDS,
  toSqft,
} from './dimension.ts';
import { parseDimension } from './typedDimension.ts';

registerWords('ur', urdu);

const unit = fc.constantFrom(...AREA_UNITS);
const standard = fc.constantFrom(...MARLA_STANDARDS);
const twoDecimals = fc.integer({ min: 1, max: 10_000_000 }).map((hundredths) => hundredths / 100);

describe('toSqft and fromSqft', () => {
  it.each([
    [{ value: 1600, unit: 'sq ft' }, 1600],
    [{ value: 240, unit: 'sq yd' }, 2160],
    [{ value: 10, unit: 'marla' }, 2250],
    [{ value: 10, unit: 'marla', standard: 250 }, 2500],
    [{ value: 10, unit: 'marla', standard: 272.25 }, 2722.5],
    [{ value: 1, unit: 'kanal' }, 4500],
    [{ value: 1, unit: 'kanal', standard: 272.25 }, 5445],
    [{ value: 0.1, unit: 'marla' }, 22.5],
    [{ value: 1.1, unit: 'sq yd' }, 9.9],
    [{ value: 0.07, unit: 'marla', standard: 272.25 }, 19.06],
  ] as const)('%j', (size, sqft) => {
    expect(toSqft(size)).toBe(sqft);
  });

  it('agrees with the standards of the trade', () => {
    expect(fromSqft({ sqft: 4500, unit: 'sq yd' })).toBe(500);
    expect(fromSqft({ sqft: 5445, unit: 'marla', standard: 272.25 })).toBe(20);
    expect(fromSqft({ sqft: 1000, unit: 'marla' })).toBe(4.44);
  });

  it('comes back unchanged, in every unit and standard', () => {
    fc.assert(
      fc.property(twoDecimals, unit, standard, (value, each, marla) => {
        const sqft = toSqft({ value, unit: each, standard: marla });
        expect(fromSqft({ sqft, unit: each, standard: marla })).toBe(value);
      }),
    );
  });

  it('adds up: whole parts make the whole', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), unit, standard, (one, other, each, marla) => {
        const of = (value: number) => Math.round(toSqft({ value, unit: each, standard: marla }) * 100);
        // A square metre is no whole number of hundredths of a square foot: each part is rounded.
        const drift = Math.abs(of(one) + of(other) - of(one + other));
        expect(drift).toBeLessThanOrEqual(each === 'sq m' ? 1 : 0);
      }),
    );
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
    expect(() => toSqft({ value, unit: 'marla' })).toThrow(RangeError);
    expect(() => fromSqft({ sqft: value, unit: 'marla' })).toThrow(RangeError);
  });
});

describe('formatAreaSize', () => {
  it.each([
    [{ sqft: 1600 }, '1,600 sq ft'],
    [{ sqft: 2160, unit: 'sq yd' }, '240 sq yd'],
    [{ sqft: 2250, unit: 'marla' }, '10 marla at 225 sq ft'],
    [{ sqft: 2722.5, unit: 'marla', standard: 272.25 }, '10 marla at 272.25 sq ft'],
    [{ sqft: 4500, unit: 'kanal' }, '1 kanal (marla at 225 sq ft)'],
    [{ sqft: 1000, unit: 'sq yd' }, '111.11 sq yd'],
    [{ sqft: 1250.5 }, '1,250.5 sq ft'],
    [{ sqft: 1076.39, unit: 'sq m' }, '100 sq m'],
  ] as const)('%j', (size, text) => {
    expect(formatAreaSize(size)).toBe(text);
  });
});

describe('parseDimension', () => {
  it.each([
    ['240 sq yd', { sqft: 2160, value: 240, unit: 'sq yd' }],
    ['240 Sq. Yards', { sqft: 2160, value: 240, unit: 'sq yd' }],
    ['100 sq m', { sqft: 1076.39, value: 100, unit: 'sq m' }],
    ['100 m²', { sqft: 1076.39, value: 100, unit: 'sq m' }],
    ['100 square metres', { sqft: 1076.39, value: 100, unit: 'sq m' }],
    ['500 gaz', { sqft: 4500, value: 500, unit: 'sq yd' }],
    ['1,600 sq ft', { sqft: 1600, value: 1600, unit: 'sq ft' }],
    ['1600 Sq.Ft.', { sqft: 1600, value: 1600, unit: 'sq ft' }],
    ['1600sqft', { sqft: 1600, value: 1600, unit: 'sq ft' }],
    ['1600', { sqft: 1600, value: 1600, unit: 'sq ft' }],
    ['10 marla', { sqft: 2250, value: 10, unit: 'marla', standard: 225 }],
    ['10 Marla (272.25 sq ft)', { sqft: 2722.5, value: 10, unit: 'marla', standard: 272.25 }],
    ['10 marla at 272.25 sq ft', { sqft: 2722.5, value: 10, unit: 'marla', standard: 272.25 }],
    ['2.5 kanal', { sqft: 11250, value: 2.5, unit: 'kanal', standard: 225 }],
    ['1 kanal (marla at 250 sq ft)', { sqft: 5000, value: 1, unit: 'kanal', standard: 250 }],
    ['۱۲۰ gaz', { sqft: 1080, value: 120, unit: 'sq yd' }],
    ['٢٤٠ گز', { sqft: 2160, value: 240, unit: 'sq yd' }],
    ['', undefined],
    ['big', undefined],
    ['120 acres', undefined],
    ['30 x 60', undefined],
    ['-5 marla', undefined],
    ['240 sq yd at 225', undefined],
  ])('%j', (text, dimension) => {
    const parsed = parseDimension(text);
    if (dimension === undefined)
      expect(parsed).toMatchObject({ ok: false, because: expect.stringContaining('240 sq yd') });
    else expect(parsed).toEqual({ ok: true, ...dimension });
  });

  it('does not choose a standard that nobody uses', () => {
    expect(parseDimension('10 marla at 300 sq ft')).toMatchObject({
      ok: false,
      because: 'A marla has 225, 250 or 272.25 sq ft. Say which one is meant.',
    });
    expect(parseDimension('0 marla')).toMatchObject({ ok: false, because: 'The size must be more than zero.' });
  });

  it('reads back every size it wrote', () => {
    fc.assert(
      fc.property(twoDecimals, unit, standard, (value, each, marla) => {
        const sqft = toSqft({ value, unit: each, standard: marla });
        expect(parseDimension(formatAreaSize({ sqft, unit: each, standard: marla }))).toMatchObject({
          ok: true,
          sqft,
          value,
          unit: each,
        });
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,]{1,8} ?[a-z ().@]{0,12}\d{0,4}$/)), (text) => {
        const parsed = parseDimension(text);
        expect(parsed.ok ? parsed.sqft > 0 : parsed.because !== '').toBe(true);
      }),
    );
  });
});

describe('localDimension', () => {
  it('says in Urdu whatever size the site itself has written', () => {
    fc.assert(
      fc.property(twoDecimals, unit, standard, (value, each, marla) => {
        const size = { sqft: toSqft({ value, unit: each, standard: marla }), unit: each, standard: marla };
        expect(localDimension(formatAreaSize(size), 'ur')).toBe(formatAreaSize(size, 'ur'));
        expect(localDimension(formatAreaSize(size), 'en')).toBe(formatAreaSize(size));
      }),
    );
  });

  it.each(['30 x 60', '240 gaz', '120 acres', '240 گز', 'corner, 240 sq yd'])('leaves %s as it was typed', (text) => {
    expect(localDimension(text, 'ur')).toBe(text);
  });

  it('does not add the marla that nobody named', () => {
    expect(localDimension('10 marla', 'ur')).toBe('10 مرلہ');
  });
});

it('shows a dimension only when it is longer than one character', () => {
  expect([undefined, null, '', '5', ' 5 ', '  ', '12', '5x', '240 sq yd'].map(dimensionIsShown)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});
