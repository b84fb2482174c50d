import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  POSTED_DAYS,
  postedDaysOf,
  RELAXATIONS,
  type Relaxation,
  type RelaxedName,
  relaxationsOf,
  relaxed,
  typesIn,
  valuesIn,
} from './listFilters.ts';

describe('the types in a filter', () => {
  it('are the same however they are written', () => {
    expect(typesIn('Flat, House,,Flat')).toEqual(['House', 'Flat']);
    expect(typesIn('Castle,Flat,Barn')).toEqual(['Flat', 'Barn', 'Castle']);
    expect(typesIn('')).toEqual([]);
    expect(typesIn(undefined)).toEqual([]);
  });
});

it('reads a filter that stands several times in an address as all that it names', () => {
  const values = new Map([
    ['area', ['31', '18,31']],
    ['propertyType', ['Flat', 'House']],
    ['part', ['']],
    ['bedrooms', ['3', '4']],
  ]);
  const search = {
    get: (name: string) => values.get(name)?.[0] ?? null,
    getAll: (name: string) => values.get(name) ?? [],
    keys: () => values.keys(),
  };
  expect(valuesIn(search)).toEqual({ area: '31,18', propertyType: 'House,Flat', part: '', bedrooms: '3' });
});

it('knows the days of posted within, and no others', () => {
  expect(POSTED_DAYS.map((days) => postedDaysOf(String(days)))).toEqual([1, 7, 30]);
  for (const text of ['', '0', '2', '-1', '1.0', 'NaN', '07']) expect(postedDaysOf(text)).toBeUndefined();
});

describe('what a search may give up', () => {
  it('is what it asks for, a guessed limit before the place', () => {
    expect(relaxationsOf({ area: '31', maxPrice: '1', bedrooms: '3', exactBedrooms: '1' })).toEqual([
      'price',
      'bedrooms',
      'area',
    ]);
    expect(relaxationsOf({ exactBedrooms: '1', area: ' ' })).toEqual([]);
  });

  it('is at most five things, and leaves all else as it is', () => {
    const names = Object.values(RELAXATIONS).flat();
    const query = fc.dictionary(fc.constantFrom<RelaxedName | 'city'>(...names, 'city'), fc.constantFrom('1', ''));
    fc.assert(
      fc.property(query, (given) => {
        const relaxations: Relaxation[] = relaxationsOf(given);
        expect(relaxations.length).toBeLessThanOrEqual(5);
        for (const relaxation of relaxations) {
          const left = relaxed(given, relaxation);
          const gone = Object.keys(given).filter((name) => !(name in left));
          expect(gone.length).toBeGreaterThan(0);
          expect(RELAXATIONS[relaxation]).toEqual(expect.arrayContaining(gone));
        }
      }),
    );
  });
});
