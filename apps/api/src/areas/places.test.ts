import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { understandFilter } from '../properties/properties.query.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { type AreaDictionary, areaDictionary } from './areas.store.ts';
import { placesMeant } from './places.store.ts';

let test: TestApp;
let dictionary: AreaDictionary;

beforeAll(async () => {
  test = await testApp();
  dictionary = await areaDictionary(test.deps);
});
afterAll(() => test.close());

const meant = (text: string) =>
  placesMeant(dictionary, text).map(({ area, parts }) => [area.areaName, ...parts.map(({ name }) => name)]);

describe('the places that a text means', () => {
  it('are the one area that the area box offers for it', () => {
    expect(meant('north naz')).toEqual([['North Nazimabad']]);
    expect(meant('federal b')).toEqual([['Federal B Area']]);
    expect(meant('chundri')).toEqual([['I. I. Chundrigar Road']]);
    expect(meant('گزر')).toEqual([['Gizri']]);
  });

  it('are parts of areas, by their names, after their area, and by the name of their society', () => {
    expect(meant('dha phase 6')).toEqual([['DHA Defence', 'Phase 6']]);
    expect(meant('boat basin')).toEqual([['Clifton', 'Block 5']]);
    expect(meant('bahadur')).toEqual([['Gulshan-e-Iqbal Town', 'Bahadurabad']]);
    expect(meant('pechs')[0]?.slice(0, 2)).toEqual(['Jamshed Town', 'PECHS Block 2']);
    expect(meant('pechs')).toHaveLength(1);
  });

  it('are all areas that are offered where there are more, and none for what nobody knows', () => {
    expect(meant('nazim').map(([area]) => area)).toContain('Naya Nazimabad');
    expect(['atlantis', '999999', '-', ''].flatMap(meant)).toEqual([]);
  });

  it('are sent with the addresses of their pages', async () => {
    const answer = await test.app.inject('/api/places?named=bahadurabad');
    const area = { area_name: 'Gulshan-e-Iqbal Town', slug: 'gulshan-e-iqbal-town' };
    expect(answer.json()).toMatchObject([{ ...area, parts: [{ name: 'Bahadurabad', slug: 'bahadurabad' }] }]);
  });
});

describe('the area of a list', () => {
  const understood = (area: string) => understandFilter({ area }, dictionary);
  const ids = (area: string) => dictionary.byName.get(area)?.id ?? 0;

  it('may be the beginning of a name, or a part', () => {
    expect(understood('north naz,clifton')).toMatchObject({
      ok: true,
      value: { areaIds: [ids('clifton'), ids('northnazimabad')].sort((one, other) => one - other) },
    });
    const gulshan = ids('gulshaneiqbaltown');
    const parts = dictionary.ofArea.get(gulshan) ?? [];
    const bahadurabad = parts.find(({ name }) => name === 'Bahadurabad')?.id;
    expect(understood('bahadurabad')).toMatchObject({
      ok: true,
      value: { areaIds: [gulshan], parts: { areaIds: [gulshan], ids: [bahadurabad] } },
    });
  });

  it('is refused with some of the names that it may mean', () => {
    expect(understood('nazim')).toMatchObject({
      ok: false,
      field: 'area',
      why: {
        code: 'AREA_NOT_CLEAR',
        because: expect.stringMatching(/^'nazim' may mean more than one area\..* Nazimabad/),
      },
    });
  });
});
