import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { ImportError, importFile, importListings, type RejectedLine } from './import.actions.ts';

const HEADER =
  'id,property_type,purpose,price_pkr,area_name,sub_location,latitude,longitude,bedrooms,baths,area_size,area_sqft,date_added,title,features,duplicate_of';

describe('the import', () => {
  let site: TestApp;
  let folder: string;
  beforeAll(async () => {
    site = await testApp();
    folder = await mkdtemp(join(tmpdir(), 'karachi-import-'));
  });
  beforeEach(() => site.reset());
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  async function run(lines: string[], name = 'listings.csv', header = HEADER) {
    const path = join(folder, name);
    const content = [header, ...lines].join('\n');
    await writeFile(path, name.endsWith('.gz') ? gzipSync(content) : content);
    const rejected: RejectedLine[] = [];
    const result = await importListings(site.deps, path, { onRejected: (line) => rejected.push(line) });
    site.deps.changes.expectNews();
    const items = (await site.app.inject('/api/properties/cards')).json() as PropertyCardFields[];
    return { result, rejected, items: items.sort((one, other) => one.price - other.price) };
  }

  const HOUSE = 'a1,House,For Sale,35000000,Gulistan-e-Jauhar,,24.91,67.13,6,8,400 sq yd,3600,2019-07-18,,,';
  const FLAT =
    'a2,Flat,For Rent,60000,Clifton,"Emaar, Block 4",24.8,67.0,2,2,"1,100 sq ft",1100,,Flat by the sea ** call now,Parking Spaces: 1,';

  it('brings rows into the list, with a title from the facts where there is none', async () => {
    const { result, items } = await run([HOUSE, FLAT], 'listings.csv.gz');
    expect(result).toMatchObject({ read: 2, added: 2 });
    expect(items).toMatchObject([
      { title: 'Flat by the sea ** call now', purpose: 'rent', area: 'Clifton', garage: 1, dimension: '1,100 sq ft' },
      { title: '6-bedroom house in Gulistan-e-Jauhar, 400 sq yd', price: 35_000_000, area_sqft: 3_600, images: [] },
    ]);
  });

  it('keeps what a row cost before: a cut is a reduction, and another purpose begins anew', async () => {
    const { items } = await run([HOUSE, FLAT]);
    const idOf = (purpose: string) => items.find((item) => item.purpose === purpose)?.property_id;
    const context = async (id: number | undefined) => {
      site.deps.changes.expectNews();
      return (await site.app.inject(`/api/properties/context?id=${id}`)).json().history;
    };
    const id = idOf('sale');
    expect(await context(id)).toEqual([]);
    await run([HOUSE, FLAT]);
    expect(await context(id)).toEqual([]);
    const cut = await run([HOUSE.replace('35000000', '33000000'), FLAT]);
    expect(cut.result).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await context(id)).toMatchObject([
      { kind: 'reduced', price: 33_000_000, by: 2_000_000 },
      { kind: 'listed', price: 35_000_000 },
    ]);
    expect(cut.items.find((item) => item.property_id === id)?.price_reduced).toMatchObject({ by: 2_000_000 });
    const turned = idOf('rent');
    await run([FLAT.replace('For Rent', 'For Sale').replace('60000', '9000000')]);
    expect(await context(turned)).toMatchObject([{ kind: 'listed', price: 9_000_000 }]);
  });

  it('takes plots, rooms, farm houses, buildings and factories, each with the facts that make sense', async () => {
    const ofType = (id: string, type: string, price: number) =>
      HOUSE.replace('a1', id)
        .replace('House', type)
        .replace('35000000', String(price))
        .replace(/,,,$/, ',,Parking Spaces: 2; Corner,');
    const types = ['Residential Plot', 'Commercial Plot', 'Plot File', 'Farm House', 'Room', 'Building', 'Factory'];
    const { result, rejected, items } = await run([
      ...types.map((type, index) => ofType(`t${index}`, type, (index + 1) * 1_000_000)),
      ofType('t9', 'Plot File', 1).replace('For Sale', 'For Rent'),
    ]);
    expect(result.added).toBe(types.length);
    expect(rejected.map(({ reason }) => reason)).toEqual(['type is not offered for this purpose']);
    const facts = items.map(({ property_type, bedrooms, bathrooms, garage }) => [
      property_type,
      bedrooms,
      bathrooms,
      garage,
    ]);
    expect(facts).toEqual([
      ['Residential Plot', null, null, 0],
      ['Commercial Plot', null, null, 0],
      ['Plot File', null, null, 0],
      ['Farm House', 6, 8, 1],
      ['Room', 1, 8, 1],
      ['Building', null, 8, 1],
      ['Factory', null, 8, 1],
    ]);
    expect(items[0]?.title).toBe('Residential plot in Gulistan-e-Jauhar, 400 sq yd');
    expect(items[4]?.title).toBe('Room in Gulistan-e-Jauhar, 400 sq yd');
  });

  it('adds nothing twice and brings changed rows up to date', async () => {
    await run([HOUSE, FLAT]);
    expect((await run([HOUSE, FLAT])).result).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    const { result, items } = await run([HOUSE.replace('35000000', '30000000'), FLAT]);
    expect(result).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect(items.map((item) => item.price)).toEqual([60_000, 30_000_000]);
  });

  it('lets others read while it runs', async () => {
    const path = join(folder, 'many.csv');
    const lines = Array.from({ length: 1_000 }, (_, index) => HOUSE.replace('a1', `m${index}`));
    await writeFile(path, [HEADER, ...lines].join('\n'));
    const seen = new Set<number>();
    let isRunning = true;
    const reading = (async () => {
      while (isRunning) {
        const { rows } = await site.deps.pool.query<{ there: number }>('select count(*)::int as there from properties');
        seen.add(rows[0]?.there ?? 0);
      }
    })();
    await importListings(site.deps, path);
    isRunning = false;
    await reading;
    expect(seen.size).toBeGreaterThan(3);
  });

  it('names the line and the reason of each row it does not take, and takes the others', async () => {
    const { result, rejected, items } = await run([
      HOUSE,
      HOUSE.replace('a1', 'b1').replace('House', 'Agricultural Land'),
      HOUSE.replace('a1', 'b2').replace('35000000', '-5'),
      HOUSE.replace('a1', 'b3').replace('Gulistan-e-Jauhar', 'Atlantis'),
      HOUSE.replace('a1', 'b4').replace('For Sale', 'Swap'),
      HOUSE.replace('a1', 'b5').replace(',6,8,', ',600,8,'),
      `${HOUSE.replace('a1', 'b6')}a1`,
      HOUSE,
      'b7,House,"broken',
      FLAT,
    ]);
    expect(items).toHaveLength(1);
    const lines = rejected.sort((one, other) => one.line - other.line).map(({ line, reason }) => `${line} ${reason}`);
    expect(lines).toEqual([
      '3 type not offered on the site',
      '4 price out of range',
      '5 unknown area',
      '6 purpose is neither sale nor rent',
      '7 bedrooms out of range',
      '8 repeats another row',
      '9 id occurs twice in the file',
      '11 not readable as CSV',
    ]);
    expect(result.rejected.get('unknown area')).toBe(1);
  });

  it('takes no row whose words shut people out, as the form would not', async () => {
    const titled = (id: string, title: string) => HOUSE.replace('a1', id).replace(/,,,$/, `,${title},,`);
    const { rejected, items } = await run([
      titled('w1', 'House by the park for Muslims only'),
      titled('w2', 'House by the park, five minutes from the mosque').replace(/,(House by.*mosque),/, ',"$1",'),
      `${HOUSE.replace('a1', 'w3').replace(/,,,$/, '')},House by the park,Muslims only,`,
    ]);
    expect(items.map(({ title }) => title)).toEqual(['House by the park, five minutes from the mosque']);
    expect(rejected).toMatchObject([
      { line: 2, reason: 'shuts people out' },
      { line: 4, reason: 'shuts people out' },
    ]);
  });

  it('takes no row from a day that is still to come or that no calendar has', async () => {
    const dated = (id: string, date: string) => HOUSE.replace('a1', id).replace('2019-07-18', date);
    const days = await run([
      dated('d1', karachiDay(site.deps.clock())),
      dated('d2', '2127-05-01'),
      dated('d3', '2026-11-31'),
      dated('d4', '0000-01-01'),
      dated('d5', 'yesterday'),
    ]);
    const aged = HEADER.replace('date_added', 'age_days');
    const ages = await run([dated('d6', '14'), dated('d7', '-400')], 'aged.csv', aged);
    expect([days.result.added, ages.result.added]).toEqual([1, 1]);
    expect([...days.rejected, ...ages.rejected].map(({ id, because }) => `${id} ${because}`)).toEqual([
      'd2 date out of range: 2127-05-01',
      'd3 date is not in the calendar: 2026-11-31',
      'd4 date out of range: 0000-01-01',
      'd5 date is not in the calendar: yesterday',
      'd7 age out of range: -400',
    ]);
    const { rows } = await site.deps.pool.query('select max(created_at) as latest from properties');
    expect(new Date(rows[0].latest).getTime()).toBeLessThanOrEqual(site.deps.clock().getTime());
  });

  it.each([
    ['cannot be opened', 'nowhere', 'EISDIR'],
    ['is on a full disk', '/dev/full', 'ENOSPC'],
  ])('fails where the file of rejected rows %s', async (_, target, code) => {
    const dataDir = await mkdtemp(join(folder, 'data-'));
    const rejectedPath = join(dataDir, 'import-rejected.csv');
    await (target === 'nowhere' ? mkdir(rejectedPath) : symlink(target, rejectedPath));
    const path = join(folder, 'refused.csv');
    const strange = Array.from({ length: 2_000 }, (_, row) => HOUSE.replace('a1', `c${row}`).replace('House', 'Other'));
    await writeFile(path, [HEADER, ...strange].join('\n'));
    const settings = { ...site.deps.settings, dataDir };
    await expect(importFile({ ...site.deps, settings }, path)).rejects.toThrow(code);
  });

  it('says in words what is no listing file', async () => {
    await expect(importListings(site.deps, join(folder, 'none.csv'))).rejects.toThrow(ImportError);
    const path = join(folder, 'other.csv');
    await writeFile(path, 'name,age\nSana,30\n');
    await expect(importListings(site.deps, path)).rejects.toThrow('lacks the column id');
    await writeFile(path, gzipSync(HEADER).subarray(0, 30));
    await expect(importListings(site.deps, path)).rejects.toThrow(ImportError);
  });
});
