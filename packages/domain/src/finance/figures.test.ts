import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChoice, readCount, readDownPayment, readPercent, readRupees } from './figures.ts';
import { proportion, shareOf } from './share.ts';

const ok = (value: unknown) => ({ ok: true, value });
const wrong = (code: string, values = {}) => ({ ok: false, problem: { code, values } });
const price = { least: 1, most: 100_000_000 };

describe('a share', () => {
  it('is rounded to the rupee, halves up', () => {
    expect(shareOf(25_000_000, 1_250)).toBe(3_125_000);
    expect([1, 2, 3].map((rupees) => shareOf(rupees, 5_000))).toEqual([1, 1, 2]);
  });

  it('is exact where floating point is not', () => {
    const safe = fc.maxSafeNat();
    fc.assert(
      fc.property(safe, fc.nat(10_000), (rupees, rate) => {
        const twice = 2n * (BigInt(shareOf(rupees, rate)) * 10_000n - BigInt(rupees) * BigInt(rate));
        expect(twice > -10_000n && twice <= 10_000n).toBe(true);
        expect(proportion(rupees, 1, 1)).toBe(rupees);
      }),
    );
  });
});

describe('an amount', () => {
  it.each([
    ['2.5 crore', 25_000_000],
    ['PKR 85,000', 85_000],
    ['۵۰ lakh', 5_000_000],
  ])('%s is read as prices are', (text, rupees) => {
    expect(readRupees(text, price)).toEqual(ok(rupees));
  });

  it('says what is wrong', () => {
    expect(readRupees('  ', price)).toEqual(wrong('missing'));
    expect(readRupees('cheap', price)).toEqual(wrong('notRupees'));
    expect(readRupees('1'.repeat(20_000), price)).toEqual(wrong('notRupees'));
    expect(readRupees('0', price)).toEqual(wrong('tooLittle', { least: '1' }));
    expect(readRupees('11 crore', price)).toEqual(wrong('tooMuch', { most: '100,000,000' }));
  });
});

describe('a percentage', () => {
  it.each([
    ['12.5', 1_250],
    ['12.5%', 1_250],
    ['12.5 percent', 1_250],
    ['۱۲٫۵٪', 1_250],
    ['١٢ فیصد', 1_200],
    ['0', 0],
    ['.25', 25],
    ['100', 10_000],
  ])('%s is held in hundredths of a percent', (text, hundredths) => {
    expect(readPercent(text)).toEqual(ok(hundredths));
  });

  it.each(['abc', '-5', '1e1', '12.345', '1..5', '%', '12 % of it'])('%s is none', (text) => {
    expect(readPercent(text)).toEqual(wrong('notPercent'));
  });

  it('says what is missing or too much', () => {
    expect(readPercent('')).toEqual(wrong('missing'));
    expect(readPercent('100.01')).toEqual(wrong('tooMuch', { most: '100' }));
    expect(readPercent('31', 3_050)).toEqual(wrong('tooMuch', { most: '30.5' }));
    expect(readPercent('9'.repeat(20_000))).toEqual(wrong('notPercent'));
  });
});

describe('a number or a choice', () => {
  const years = { least: 1, most: 30 };

  it('is read from any digits', () => {
    expect([readCount('20', years), readCount(' ۲۰ ', years)]).toEqual([ok(20), ok(20)]);
    expect(readChoice('quarter', ['month', 'quarter'])).toEqual(ok('quarter'));
  });

  it('says what is wrong', () => {
    for (const text of ['2.5', '-1', 'ten', '1e3']) expect(readCount(text, years), text).toEqual(wrong('notCount'));
    expect(readCount('0', years)).toEqual(wrong('tooLittle', { least: '1' }));
    expect(readCount('31', years)).toEqual(wrong('tooMuch', { most: '30' }));
    expect(readCount('', years)).toEqual(wrong('missing'));
    for (const text of ['', 'week', 'constructor'])
      expect(readChoice(text, ['month', 'quarter'])).toEqual(wrong('notChoice'));
  });
});

describe('a down payment', () => {
  const crore = ok(10_000_000) as { ok: true; value: number };

  it.each([
    ['20%', 2_000_000],
    ['20', 2_000_000],
    ['۲۰ فیصد', 2_000_000],
    ['0', 0],
    ['25 lakh', 2_500_000],
    ['2,500,000', 2_500_000],
    ['99.99 %', 9_999_000],
  ])('%s is a share or an amount', (text, rupees) => {
    expect(readDownPayment(text, crore)).toEqual(ok(rupees));
  });

  it('is less than the price', () => {
    for (const text of ['100%', '100', '150%', '1 crore', '2 crore'])
      expect(readDownPayment(text, crore), text).toEqual(wrong('downTooMuch'));
  });

  it('says what is wrong, and nothing where only the price is', () => {
    const unread = readRupees('cheap', price);
    expect(readDownPayment('half', crore)).toEqual(wrong('notPart'));
    expect(readDownPayment('', crore)).toEqual(wrong('missing'));
    expect(readDownPayment('half', unread)).toEqual(wrong('notPart'));
    expect(readDownPayment('20%', unread).ok).toBe(true);
  });
});

it('never throws and reads nothing that is out of bounds', () => {
  const typed = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('1', '9', '.', ',', ' ', '%', 'crore', 'lakh', '-', '۵', '٫'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const amount = readRupees(text, price);
      for (const [reading, most] of [
        [amount, price.most],
        [readPercent(text), 10_000],
        [readCount(text, { least: 0, most: 30 }), 30],
        [readDownPayment(text, { ok: true, value: 1_000 }), 999],
      ] as const)
        if (reading.ok) {
          expect(Number.isSafeInteger(reading.value)).toBe(true);
          expect(reading.value).toBeGreaterThanOrEqual(0);
          expect(reading.value).toBeLessThanOrEqual(most);
        }
    }),
  );
});
