import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fewestGivenUp,
  isOfHome,
  type Missed,
  POSTED_DAYS,
  postedDaysOf,
  RELAXATIONS,
  type Relaxation,
  type RelaxedName,
  relaxationsOf,
  relaxed,
  severalOf,
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
  expect(valuesIn(search)).toEqual({ area: '18,31', propertyType: 'House,Flat', part: '', bedrooms: '3' });
});

it('has areas and parts in one order, whichever was chosen first', () => {
  for (const given of [['33,31,9'], ['9', '33', '31,9']]) {
    expect(severalOf('area', given)).toBe('31,33,9');
    expect(severalOf('part', given)).toBe('31,33,9');
  }
  expect(severalOf('area', ['Saddar', 'Clifton , 12'])).toBe('12,Clifton,Saddar');
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

  it('is a phase or block alone only where its area stands beside it', () => {
    expect(relaxationsOf({ area: '31', part: '7' })).toEqual(['part', 'area']);
    expect(relaxationsOf({ part: '7' })).toEqual(['area']);
  });

  it('leaves all else as it is, given up alone or together', () => {
    const names = Object.values(RELAXATIONS).flat();
    const query = fc.dictionary(fc.constantFrom<RelaxedName | 'city'>(...names, 'city'), fc.constantFrom('1', ''));
    fc.assert(
      fc.property(query, (given) => {
        const relaxations: Relaxation[] = relaxationsOf(given);
        for (const together of [...relaxations.map((each) => [each]), relaxations]) {
          const left = relaxed(given, together);
          const gone = Object.keys(given).filter((name) => !(name in left));
          expect(gone.length > 0).toBe(together.length > 0);
          expect(together.flatMap((each): string[] => [...RELAXATIONS[each]])).toEqual(expect.arrayContaining(gone));
        }
        expect(relaxationsOf(relaxed(given, relaxations))).toEqual([]);
      }),
    );
  });
});

describe('the fewest things to give up', () => {
  it('is one where one is enough, however many homes miss two', () => {
    expect(
      fewestGivenUp([
        { missed: ['price', 'parking'], total: 900 },
        { missed: ['bedrooms'], total: 4 },
        { missed: ['price'], total: 2 },
      ]),
    ).toEqual([
      { missed: ['price'], total: 2 },
      { missed: ['bedrooms'], total: 4 },
    ]);
  });

  it('is two where no home misses only one, what people give up first before the rest', () => {
    const pairs: Missed[] = [
      { missed: ['size', 'bedrooms'], total: 4 },
      { missed: ['price', 'type'], total: 3 },
      { missed: ['price', 'parking'], total: 2 },
    ];
    expect(fewestGivenUp([...pairs, { missed: ['price', 'size', 'type'], total: 50 }])).toEqual(pairs.reverse());
  });

  it('is at most three at once and five to choose from', () => {
    const kinds = (Object.keys(RELAXATIONS) as Relaxation[]).filter(isOfHome);
    expect(fewestGivenUp([{ missed: kinds.slice(0, 3), total: 1 }])).toHaveLength(1);
    expect(fewestGivenUp([{ missed: kinds.slice(0, 4), total: 1 }])).toEqual([]);
    expect(fewestGivenUp(kinds.map((kind) => ({ missed: [kind], total: 1 })))).toHaveLength(5);
  });

  it('is nothing where there are no homes, or none that misses something', () => {
    expect(fewestGivenUp([])).toEqual([]);
    expect(
      fewestGivenUp([
        { missed: [], total: 3 },
        { missed: ['price'], total: 0 },
      ]),
    ).toEqual([]);
  });
});
