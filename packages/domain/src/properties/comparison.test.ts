import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMPARED_ROWS,
  type ComparedFacts,
  comparedValues,
  comparePath,
  differingRows,
  MOST_COMPARED,
  readComparedIds,
} from './comparison.ts';

const home: ComparedFacts = {
  price: 24_000_000,
  purpose: 'sale',
  property_type: 'House',
  area_id: 3,
  area_sqft: 2_160,
  bedrooms: 4,
  bathrooms: 3,
  garage: 1,
  created_at: '2026-11-03T08:00:00.000Z',
};

describe('comparedValues', () => {
  it('has equal units', () => {
    expect(comparedValues(home)).toMatchObject({ yardPrice: 100_000, size: 2_160, posted: '3 November 2026' });
  });

  it('has none where nothing is known, or where the type has none', () => {
    expect(comparedValues({ ...home, area_sqft: null })).toMatchObject({ size: null, yardPrice: null });
    const plot = comparedValues({ ...home, property_type: 'Residential Plot' });
    expect(plot).toMatchObject({ bedrooms: null, bathrooms: null, parking: null });
    expect(comparedValues({ ...home, garage: 0 }).parking).toBe(false);
  });
});

describe('differingRows', () => {
  it('names what is not the same', () => {
    const other = { ...home, price: 30_000_000, created_at: '2026-11-02T20:00:00.000Z' };
    expect([...differingRows([home, other])]).toEqual(['price', 'yardPrice']);
  });

  it('tells days as they are in Karachi', () => {
    const [evening, night] = ['2026-11-03T18:59:00.000Z', '2026-11-03T19:00:00.000Z'];
    expect([...differingRows([home, { ...home, created_at: evening }])]).toEqual([]);
    expect([...differingRows([home, { ...home, created_at: night }])]).toEqual(['posted']);
  });

  it('is empty for one home, and for the same home however often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST_COMPARED }), (count) => {
        expect(differingRows(Array.from({ length: count }, () => home)).size).toBe(0);
      }),
    );
    expect(COMPARED_ROWS).toHaveLength(10);
  });
});

describe('readComparedIds', () => {
  it.each([
    ['581,538,460', [581, 538, 460]],
    [' 7 , 7,x,-1,0,1e3,9', [7, 9]],
    ['1,2,3,4,5,6', [1, 2, 3, 4, 5]],
    ['', []],
    [null, []],
    ['\0', []],
  ])('%j', (text, ids) => {
    expect(readComparedIds(text)).toEqual(ids);
  });

  it('reads what comparePath writes', () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: MOST_COMPARED });
    fc.assert(
      fc.property(some, fc.boolean(), (ids, only) => {
        const [, named, rest] = /^\/compare\?ids=([\d,]+)(.*)$/.exec(comparePath(ids, only)) ?? [];
        expect(readComparedIds(named)).toEqual(ids);
        expect(rest).toBe(only ? '&only=differences' : '');
      }),
    );
    expect(comparePath([])).toBe('/compare');
  });
});
