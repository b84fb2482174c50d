import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Range } from './amounts.ts';
import { AreaNames } from './areaNames.ts';
import { heldBack } from './heldBack.examples.ts';
import { LONGEST_SEARCH } from './longest.ts';
import { WISHES } from './phrases.ts';
import { readSearch } from './readSearch.ts';
import { searchedAreas, searchedParts, searches } from './searches.examples.ts';

const areas = searchedAreas.map((area_name, index) => ({ id: index + 1, area_name }));
const parts = Object.entries(searchedParts).flatMap(([area, list]) =>
  list.split(', ').map((each) => {
    const [name = '', name_ur, ...aliases] = each.split('/');
    return { area_id: searchedAreas.indexOf(area) + 1, name, name_ur, aliases };
  }),
);
const names = new AreaNames(areas, parts);

const rupees = (value: number): string => {
  if (value >= 10_000_000) return `${value / 10_000_000}cr`;
  if (value >= 100_000) return `${value / 100_000}lac`;
  return value >= 1000 ? `${value / 1000}k` : String(value);
};
const yards = (squareFeet: number) => String(Math.round((squareFeet / 9) * 10) / 10);

const written = (name: string, range: Range | undefined, of: (value: number) => string) =>
  range && `${name} ${range.min === undefined ? '' : of(range.min)}..${range.max === undefined ? '' : of(range.max)}`;

/** The notation of the examples. */
function meaningOf(typed: string): string {
  const search = readSearch(typed, names);
  const areaNames = (list: readonly { area_name: string }[], by: string) => list.map((area) => area.area_name).join(by);
  return [
    search.purpose,
    search.types.join('+'),
    areaNames(search.areas, '+'),
    search.parts.map(({ part }) => part).join('+'),
    written('bed', search.bedrooms, String),
    written('bath', search.bathrooms, String),
    written('PKR', search.price, rupees),
    written('PKR/yd', search.yardPrice, rupees),
    written('yd', search.size, yards),
    ...WISHES.filter((wish) => search.wishes.includes(wish)),
    ...search.offers.map(({ typed, areas, parts = [] }) => {
      const places = [...areas.map((area) => area.area_name), ...parts.map(({ part }) => part)];
      return `${typed}? ${places.join('/')}`;
    }),
    ...search.unknown.map((words) => `-${words}`),
  ]
    .filter(Boolean)
    .join(' | ');
}

describe('a search as people in Karachi type it', () => {
  it.each(searches)('%s', (typed, meaning) => {
    expect(meaningOf(typed)).toBe(meaning);
  });

  it('has 300 examples, a third of them in Urdu or Roman Urdu', () => {
    expect(searches.length).toBeGreaterThan(300);
    const urdu = searches.filter(([typed]) =>
      /[\u0600-\u06FF]|makan|ghar|kiray|crore tak|hazar|kam|\bse\b|\bka\b|\bki\b|mein|dhai|dedh|derh|sawa|saarhe|paune|\bek\b|\bdo\b|gaz/.test(
        typed,
      ),
    );
    expect(urdu.length).toBeGreaterThan(searches.length / 3);
  });
});

describe('Urdu and its English twin', () => {
  it.each([
    ['گلشن', 'gulshan'],
    ['گلشنِ اقبال', 'gulshan-e-iqbal'],
    ['ڈیفنس فیز 6 میں 3 بیڈ', 'dha phase 6 3 bed'],
    ['کرائے پر فلیٹ', 'flat for rent'],
    ['۲۴۰ گز مکان ۳ کروڑ تک', '240 sq yd house under 3 crore'],
    ['كراچی ميں فليٹ', 'flat in karachi'],
  ])('%s is %s', (urdu, english) => {
    expect(readSearch(urdu, names)).toEqual(readSearch(english, names));
  });
});

it('reads the phase of an area that has its phases among its names', () => {
  const dha = { id: 1, area_name: 'DHA Defence', aliases: ['DHA Defence Phase 6', 'ڈی ایچ اے ڈیفنس فیز 6', 'dha'] };
  const ofDha = new AreaNames([dha], [{ area_id: 1, name: 'Phase 6', name_ur: 'فیز 6' }]);
  for (const typed of ['dha defence phase 6', 'dha phase 6', 'ڈی ایچ اے فیز 6'])
    expect(readSearch(typed, ofDha)).toMatchObject({
      areas: [dha],
      parts: [{ area: dha, part: 'Phase 6' }],
      unknown: [],
    });
});

describe('searches that were held back', () => {
  it.each(heldBack)('%s', (typed, meaning) => {
    expect(meaningOf(typed)).toBe(meaning);
  });
});

describe('phrases in any order', () => {
  const query: readonly (readonly string[])[] = [
    ['3 bed', 'beds 3', 'bed: 3', 'teen kamre'],
    ['2 bath', 'baths 2', 'bath: 2'],
    ['240 gaz', '240 sq-yds'],
    ['under 2 crore', '2 crore tak', 'max 2 crore'],
    ['clifton', 'کلفٹن'],
    ['flat', 'فلیٹ'],
  ];
  const meaning = meaningOf('clifton 3 bed flat 2 bath 240 gaz under 2 crore');

  it('mean the same', () => {
    const phrases = fc.tuple(...query.map((ways) => fc.constantFrom(...ways)));
    const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
    fc.assert(
      fc.property(phrases, orders, (said, order) => {
        expect(meaningOf(order.map((at) => said[at]).join(' '))).toBe(meaning);
      }),
      { numRuns: 200 },
    );
  });
});

describe('any text', () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '3',
      '2.5',
      '-',
      'crore',
      'bed',
      'to',
      'under',
      'tak',
      'clifton',
      'dha',
      'gaz',
      'phase',
      '1e9',
      '++',
      'کروڑ',
      'سے',
    ),
  );
  const texts = fc.array(pieces, { maxLength: 20 }).map((list) => list.join(' '));

  it('is read without an error, into ranges that are in order', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const search = readSearch(text, names);
        for (const range of [search.price, search.size, search.bedrooms, search.bathrooms]) {
          if (range?.min !== undefined) expect(Number.isFinite(range.min) && range.min > 0).toBe(true);
          if (range?.max !== undefined) expect(Number.isFinite(range.max) && range.max > 0).toBe(true);
        }
        expect(search.areas.length).toBeLessThanOrEqual(20);
      }),
      { numRuns: 200 },
    );
  });

  it('says of every letter either what it means or that it means nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{5,9}$/), (word) => {
        const search = readSearch(`zq${word}`, names);
        expect(search.unknown.length + search.offers.length).toBe(1);
      }),
    );
  });

  it('is read to its 200th character', () => {
    expect(readSearch(`${' '.repeat(LONGEST_SEARCH)}clifton`, names).areas).toEqual([]);
  });
});
