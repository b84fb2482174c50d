import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaMatches, areaName, compact, filterAreas, KARACHI, KARACHI_CITY_ID } from './match.ts';

const names = [
  'Old Clifton',
  'Clifton',
  'Gulshan-e-Iqbal Town',
  'P & T Colony',
  'M. A. Jinnah Road',
  'DHA Defence',
  'Korangi',
];
const areas = names.map((area_name, index) => ({ id: index + 1, area_name }));
const typedText = fc.string({ unit: fc.constantFrom('a', 'b', 'G', 'u', '-', '.', ' ', '8'), maxLength: 12 });

describe('areaMatches', () => {
  it.each([
    ['clifton', 'Old Clifton'],
    ['CLIFTON old', 'Old Clifton'],
    ['gulshan iqbal', 'Gulshan-e-Iqbal Town'],
    ['Gulshan-e-Iqbal', 'Gulshan-e-Iqbal Town'],
    ['gulshaneiqbal', 'Gulshan-e-Iqbal Town'],
    ['gulshan e iq', 'Gulshan-e-Iqbal Town'],
    ['town gulshan', 'Gulshan-e-Iqbal Town'],
    ['ma jinnah', 'M. A. Jinnah Road'],
    ['m.a.jinnah', 'M. A. Jinnah Road'],
    ['dhadef', 'DHA Defence'],
    ['town gulshaneiqbal', 'Gulshan-e-Iqbal Town'],
    ['', 'Korangi'],
    [' - . ', 'Korangi'],
  ])('%j finds %s', (query, name) => {
    expect(areaMatches(query, name)).toBe(true);
  });

  it.each([
    ['clifton new', 'Old Clifton'],
    ['iqbalgulshan', 'Gulshan-e-Iqbal Town'],
    ['korangi road', 'Korangi'],
    ['(', 'Korangi'],
    ['.*', 'P & T Colony'],
  ])('%j does not find %s', (query, name) => {
    // '.*' is read as text: the dot is ignored and no name has an asterisk.
    expect(areaMatches(query, name)).toBe(false);
  });

  it('always finds an area by its own name, in any case, with any part of it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(20), fc.nat(20), (name, from, length) => {
        expect(areaMatches(name.toUpperCase(), name)).toBe(true);
        expect(areaMatches(name.slice(from, from + length), name)).toBe(true);
      }),
    );
  });

  it('always finds an area whose compacted name contains the compacted text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(20),
        fc.nat(20),
        fc.array(fc.nat(20)),
        (name, from, length, gaps) => {
          const part = compact(name).slice(from, from + length);
          const typed = gaps.reduce((text, at) => `${text.slice(0, at)} ${text.slice(at)}`, part);
          expect(areaMatches(typed, name)).toBe(true);
        },
      ),
    );
  });

  it('does not care for case, dots and hyphens, on either side', () => {
    fc.assert(
      fc.property(typedText, typedText, (query, name) => {
        const bare = (text: string) => text.replace(/[.-]/g, '').toLowerCase();
        expect(areaMatches(query, name)).toBe(areaMatches(bare(query), bare(name)));
      }),
    );
  });

  it('compacts once and for all', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(compact(compact(text))).toBe(compact(text));
      }),
    );
    expect(compact(' DHA  Phase-8. ')).toBe('dhaphase8');
  });
});

describe('filterAreas', () => {
  const found = (query: string, limit?: number) => filterAreas(query, areas, limit).map(({ area_name }) => area_name);

  it('puts the closest first', () => {
    expect(found('clif')).toEqual(['Clifton', 'Old Clifton']);
    expect(found('jin')).toEqual(['M. A. Jinnah Road']);
    expect(found('o')).toEqual([
      'Old Clifton',
      'Clifton',
      'Gulshan-e-Iqbal Town',
      'P & T Colony',
      'M. A. Jinnah Road',
      'Korangi',
    ]);
    expect(found('co')).toEqual(['P & T Colony']);
    expect(filterAreas('def', [{ area_name: 'Undefeated' }, { area_name: 'DHA Defence' }])[0]?.area_name).toBe(
      'DHA Defence',
    );
  });

  it('keeps to the limit and gives all when nothing is typed', () => {
    expect(found('', 3)).toEqual(names.slice(0, 3));
    expect(found('')).toEqual(names);
    expect(found('zzz')).toEqual([]);
  });

  it('returns exactly the matching areas, each once, equals in the given order', () => {
    fc.assert(
      fc.property(typedText, fc.array(typedText), (query, texts) => {
        const given = texts.map((area_name, id) => ({ id, area_name }));
        const result = filterAreas(query, given);
        const ids = result.map(({ id }) => id).sort((one, other) => one - other);
        expect(ids).toEqual(given.filter(({ area_name }) => areaMatches(query, area_name)).map(({ id }) => id));
        const same = result.filter(({ area_name }) => area_name === result[0]?.area_name).map(({ id }) => id);
        expect(same).toEqual([...same].sort((one, other) => one - other));
      }),
    );
  });
});

describe('areas in both scripts', () => {
  const both = [
    { area_name: 'Clifton', area_name_ur: 'کلفٹن', aliases: ['cliffton'] },
    {
      area_name: 'DHA Defence',
      area_name_ur: 'ڈی ایچ اے ڈیفنس',
      aliases: ['defense', 'ڈیفینس', 'DHA Defence Phase 6', 'ڈی ایچ اے ڈیفنس فیز 6'],
    },
    { area_name: 'Gulistan-e-Jauhar', area_name_ur: 'گلستانِ جوہر', aliases: ['gulistan e johar'] },
    { area_name: 'Gulshan-e-Iqbal Town', area_name_ur: 'گلشنِ اقبال ٹاؤن', aliases: ['gulshan iqbal'] },
    { area_name: 'Gulshan-e-Jami', area_name_ur: 'گلشنِ جامی' },
    { area_name: 'Liaquatabad', area_name_ur: 'لیاقت آباد' },
    { area_name: 'North Nazimabad', area_name_ur: 'نارتھ ناظم آباد' },
    { area_name: 'Shahra-e-Faisal', area_name_ur: 'شاہراہِ فیصل', aliases: ['شارعِ فیصل'] },
  ];
  const found = (query: string) => filterAreas(query, both).map(({ area_name }) => area_name);

  it.each([
    ['گلشن', 'gulshan'],
    ['گلشنِ اقبال', 'gulshan-e-iqbal'],
    ['گلشن اقبال', 'Gulshan Iqbal'],
    ['اقبال گلشن', 'iqbal gulshan'],
    ['ڈیفنس', 'defence'],
    ['ڈیفنس فیز 6', 'defence phase 6'],
    ['ڈیفنس فیز ۶', 'DHA phase 6'],
    ['ڈیفنس فیز ٦', 'dha defence phase 6'],
    ['ڈی ایچ اے', 'dha'],
    ['نارتھ ناظم', 'north nazim'],
    ['آباد', 'abad'],
  ])('%s finds what %s finds', (urdu, english) => {
    expect(found(urdu)).not.toEqual([]);
    expect(found(urdu)).toEqual(found(english));
  });

  it.each([
    ['كلفٹن', 'Clifton'],
    ['کِلفٹَن', 'Clifton'],
    ['گلستان جوھر', 'Gulistan-e-Jauhar'],
    ['شاهراه فيصل', 'Shahra-e-Faisal'],
    ['شارع فیصل', 'Shahra-e-Faisal'],
    ['ليَاقت اباد', 'Liaquatabad'],
    ['لیاقت‌آباد', 'Liaquatabad'],
    ['cliffton', 'Clifton'],
    ['gulistan johar', 'Gulistan-e-Jauhar'],
  ])('%s is %s, however the keyboard writes it', (typed, name) => {
    expect(found(typed)[0]).toBe(name);
  });

  it.each(['گلشن حدید', 'ڈیفنس فیز 7', 'xyz'])('%s is none of them', (typed) => {
    expect(found(typed)).toEqual([]);
  });

  it('finds every area by any of its names, whole or in part', () => {
    const named = both.flatMap((area) =>
      [area.area_name, area.area_name_ur, ...(area.aliases ?? [])].map((name) => ({ area, name })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...named), fc.nat(20), fc.nat(20), ({ area, name }, from, length) => {
        expect(filterAreas(name.slice(from, from + length), both)).toContain(area);
      }),
    );
  });

  it('names an area in a language', () => {
    const [clifton] = both;
    if (!clifton) throw new Error('no area');
    expect(areaName(clifton, 'ur')).toBe('کلفٹن');
    expect(areaName(clifton, 'en')).toBe('Clifton');
    expect(areaName({ area_name: 'Landhi' }, 'ur')).toBe('Landhi');
  });
});

it('knows Karachi', () => {
  expect(KARACHI).toEqual({ id: KARACHI_CITY_ID, city_name: 'Karachi' });
  expect(KARACHI_CITY_ID).toBe(112);
});
