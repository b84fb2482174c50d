import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPkr, formatPrice, formatPriceShort, formatPriceWords, formatRent } from './price.ts';
import { parsePrice } from './typedPrice.ts';

describe('formatPkr', () => {
  it.each([
    [0, 'PKR 0'],
    [950, 'PKR 950'],
    [80_000, 'PKR 80,000'],
    [25_000_000, 'PKR 25,000,000'],
    [1_150_000_000, 'PKR 1,150,000,000'],
  ])('writes %i as %s', (rupees, text) => {
    expect(formatPkr(rupees)).toBe(text);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('writes %d, which is no price, as a dash', (rupees) => {
    expect([formatPkr(rupees), formatPriceShort(rupees), formatPriceWords(rupees)]).toEqual(['–', '–', '–']);
  });
});

describe('formatPrice', () => {
  it('reads a rent by the month and everything else as a price', () => {
    expect(formatRent(80_000)).toBe('PKR 80,000 / month');
    expect(formatPrice({ price: 80_000, purpose: 'rent' })).toBe('PKR 80,000 / month');
    expect(formatPrice({ price: 25_000_000, purpose: 'sale' })).toBe('PKR 25,000,000');
    expect(formatPrice({ price: 25_000_000 })).toBe('PKR 25,000,000');
  });
});

describe('formatPriceShort', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1K'],
    [1_250, '1.25K'],
    [85_000, '85K'],
    [85_500, '85.5K'],
    [99_994, '99.99K'],
    [99_999, '99.99K'],
    [100_000, '1 Lakh'],
    [7_500_000, '75 Lakh'],
    [7_525_000, '75.25 Lakh'],
    [9_999_999, '99.99 Lakh'],
    [10_000_000, '1 Crore'],
    [10_049_999, '1 Crore'],
    [10_050_000, '1.01 Crore'],
    [12_349_999, '1.23 Crore'],
    [12_350_000, '1.24 Crore'],
    [25_000_000, '2.5 Crore'],
    [1_150_000_000, '115 Crore'],
    [100_000_000_000, '10,000 Crore'],
  ])('shortens %i to %s', (rupees, text) => {
    expect(formatPriceShort(rupees)).toBe(text);
  });

  const unitOf = (text: string) => /(Crore|Lakh|K)?$/.exec(text)?.[1];

  it('takes the unit from the price, never from the rounding', () => {
    const price = fc.oneof(
      fc.nat(200_000_000_000),
      fc.constantFrom(1e3, 1e5, 1e7).chain((edge) => fc.integer({ min: edge - 60, max: edge + 60 })),
    );
    fc.assert(
      fc.property(price, (rupees) => {
        const unit = rupees >= 1e7 ? 'Crore' : rupees >= 1e5 ? 'Lakh' : rupees >= 1e3 ? 'K' : undefined;
        expect(unitOf(formatPriceShort(rupees))).toBe(unit);
      }),
    );
  });

  it('is never off by more than one hundredth of its unit, and reads back', () => {
    fc.assert(
      fc.property(fc.nat(200_000_000_000), (rupees) => {
        const step = rupees >= 1e7 ? 1e5 : rupees >= 1e5 ? 1e3 : rupees >= 1e3 ? 10 : 1;
        const read = parsePrice(formatPriceShort(rupees));
        expect(read.ok && Math.abs(read.rupees - rupees) < step).toBe(true);
      }),
    );
  });

  it('never reads a lower price as a higher one', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(100_000), (rupees, more) => {
        const lower = parsePrice(formatPriceShort(rupees));
        const higher = parsePrice(formatPriceShort(rupees + more));
        expect(lower.ok && higher.ok && lower.rupees <= higher.rupees).toBe(true);
      }),
    );
  });
});

describe('formatPriceWords', () => {
  it.each([
    [0, 'Zero rupees'],
    [1, 'One rupee'],
    [19, 'Nineteen rupees'],
    [42, 'Forty two rupees'],
    [900, 'Nine hundred rupees'],
    [80_000, 'Eighty thousand rupees'],
    [125_050, 'One lakh twenty five thousand fifty rupees'],
    [25_000_000, 'Two crore fifty lakh rupees'],
    [1_150_000_000, 'One arab fifteen crore rupees'],
    [100_000_000_000, 'One kharab rupees'],
    [12_345_678_901, 'Twelve arab thirty four crore fifty six lakh seventy eight thousand nine hundred one rupees'],
  ])('says %i as %s', (rupees, text) => {
    expect(formatPriceWords(rupees)).toBe(text);
  });

  it('says every price differently', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (one, other) => {
        fc.pre(one !== other);
        expect(formatPriceWords(one)).not.toBe(formatPriceWords(other));
      }),
    );
  });
});

describe('parsePrice', () => {
  it.each([
    ['25,000,000', 25_000_000],
    ['2,50,00,000', 25_000_000],
    ['2.5 crore', 25_000_000],
    ['2.5 Crores', 25_000_000],
    ['PKR 1.2 Cr', 12_000_000],
    ['pkr 1.2 cr.', 12_000_000],
    ['75 lakh', 7_500_000],
    ['75 lacs', 7_500_000],
    ['Rs. 75 lac', 7_500_000],
    ['85k', 85_000],
    ['80 thousand', 80_000],
    ['1.5 million', 1_500_000],
    ['2 arab', 2_000_000_000],
    ['2 crore 50 lakh', 25_000_000],
    ['2crore50lakh', 25_000_000],
    ['2 crore and 50 lakh rupees', 25_000_000],
    ['1 crore 500', 10_000_500],
    ['1 crore 50', 15_000_000],
    ['50L', 5_000_000],
    ['2½ crore', 25_000_000],
    ['dhai karod', 25_000_000],
    ['derh lakh', 150_000],
    ['ڈھائی کروڑ', 25_000_000],
    ['ڈیڑھ کروڑ روپے', 15_000_000],
    ['  500/-', 500],
    ['۲۵ lakh', 2_500_000],
    ['0.1 crore', 1_000_000],
  ])('understands %s', (text, rupees) => {
    expect(parsePrice(text)).toEqual({ ok: true, rupees });
  });

  it.each([
    '',
    'PKR',
    'abc',
    '2..5 crore',
    '1,5 crore',
    '1e7',
    '5 constructor',
    '50 50',
    '50 lakh 2 crore',
    '2 lakh 3 lakh',
  ])('does not guess at %j', (text) => {
    expect(parsePrice(text)).toMatchObject({ ok: false, because: expect.stringContaining('2.5 crore') });
  });

  it('says why a number is no price', () => {
    expect(parsePrice('-5')).toMatchObject({ ok: false, because: 'The price cannot be negative.' });
    expect(parsePrice('10.5')).toMatchObject({ ok: false, because: 'The price must be in whole rupees.' });
    expect(parsePrice('999999999 crore')).toMatchObject({ ok: false, because: 'The price is too high.' });
  });

  it('is exact where floating point is not', () => {
    expect(parsePrice('1.1 crore')).toEqual({ ok: true, rupees: 11_000_000 });
    expect(parsePrice('8.29 lakh')).toEqual({ ok: true, rupees: 829_000 });
  });

  it('reads back every written price', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (rupees) => {
        expect(parsePrice(formatPkr(rupees))).toEqual({ ok: true, rupees });
      }),
    );
  });

  it('never throws and never answers anything but whole rupees', () => {
    const typed = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('1', '.', ',', ' ', 'crore', 'lakh', 'k', '-', 'PKR', '50'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const price = parsePrice(text);
        expect(price.ok ? Number.isSafeInteger(price.rupees) && price.rupees >= 0 : price.because !== '').toBe(true);
      }),
    );
  });
});
