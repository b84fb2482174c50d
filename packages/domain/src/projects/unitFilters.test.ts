import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACINGS, UNIT_STATES } from './states.ts';
import { maxPriceText, readUnitFilters, type UnitFilters, unitFilterEntries, unitMatches } from './unitFilters.ts';

const read = (query: string) =>
  readUnitFilters(new Map(query.split('&').map((pair) => pair.split('=') as [string, string])));
const unit = {
  building: 'A',
  floor: 3,
  type: '4bed',
  facing: 'sea',
  state: 'available',
  covered_sq_ft: 2_450,
  price: 72_250_000,
} as const;

describe('readUnitFilters', () => {
  it('reads what an address says', () => {
    expect(read('building=A&floor=3&type=4bed&facing=sea&state=held&minArea=2,000&maxPrice=7.5 crore&utm=x')).toEqual({
      building: 'A',
      floor: 3,
      type: '4bed',
      facing: 'sea',
      state: 'held',
      minArea: 2_000,
      maxPrice: 75_000_000,
    });
  });

  it('knows floors below the ground, and writes them as it reads them', () => {
    expect(read('floor=-1')).toEqual({ floor: -1 });
    expect(read('floor=−1')).toEqual({ floor: -1 });
    expect(unitFilterEntries({ floor: -1 })).toEqual([['floor', '-1']]);
    expect(Object.is(read('floor=-0').floor, 0)).toBe(true);
  });

  it.each([
    ['2,000', 2_000],
    ['2 000', 2_000],
    ['2000.5', 2_000.5],
    ['۲۰۰۰', 2_000],
    ['٢٬٠٠٠', 2_000],
    ['۲۰۰۰٫۵', 2_000.5],
  ])('reads the area %s', (minArea, read) =>
    expect(readUnitFilters(new Map([['minArea', minArea]]))).toEqual({ minArea: read }),
  );

  it.each([
    '',
    'floor=-',
    'floor=--1',
    'floor=-1.5',
    'floor=-100',
    'floor=three',
    'facing=moon',
    'state=gone',
    'minArea=0',
    'minArea=1e9',
    'minArea=2.0.5',
    'maxPrice=cheap',
    'maxPrice=0',
    'building=',
  ])('leaves %s out', (query) => expect(read(query)).toEqual({}));

  it('never throws, whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.constantFrom('floor', 'minArea', 'maxPrice', 'type'), fc.string(), (name, value) => {
        expect(() => readUnitFilters(new Map([[name, value]]))).not.toThrow();
      }),
    );
  });
});

it.each([
  [60_000_000, '6 Crore'],
  [54_321_001, '54,321,001'],
  [9_999_999, '9,999,999'],
])('writes the highest price %i so that it is read as the same', (rupees, text) => {
  expect(maxPriceText(rupees, 'en')).toBe(text);
  expect(read(`maxPrice=${text}`)).toEqual({ maxPrice: rupees });
});

it('reads what it has written', () => {
  const filters = fc.record(
    {
      building: fc.stringMatching(/^[a-z]{1,8}$/),
      floor: fc.integer({ min: -9, max: 200 }),
      type: fc.stringMatching(/^[a-z0-9-]{1,8}$/),
      facing: fc.constantFrom(...FACINGS),
      state: fc.constantFrom(...UNIT_STATES),
      minArea: fc.integer({ min: 1, max: 99_999 }),
      maxPrice: fc.integer({ min: 1, max: 1_000_000_000 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(filters, (each) => {
      expect(readUnitFilters(new Map(unitFilterEntries(each)))).toEqual(each);
    }),
  );
});

describe('unitMatches', () => {
  it.each<[UnitFilters, boolean]>([
    [{}, true],
    [{ building: 'A', floor: 3, type: '4bed', facing: 'sea', state: 'available' }, true],
    [{ building: 'B' }, false],
    [{ floor: 0 }, false],
    [{ type: '3bed' }, false],
    [{ facing: 'city' }, false],
    [{ state: 'sold' }, false],
    [{ minArea: 2_450 }, true],
    [{ minArea: 2_451 }, false],
    [{ maxPrice: 72_250_000 }, true],
    [{ maxPrice: 72_249_999 }, false],
  ])('%o is %s', (filters, is) => expect(unitMatches(unit, filters)).toBe(is));

  it('does not know whether a price on request is below another', () => {
    expect(unitMatches({ ...unit, price: null }, { maxPrice: 999_999_999 })).toBe(false);
    expect(unitMatches({ ...unit, price: null }, {})).toBe(true);
  });
});
