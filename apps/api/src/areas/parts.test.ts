import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { properties } from '../properties/properties.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { type AreaDictionary, areaDictionary, findPart } from './areas.store.ts';
import { partFinder } from './parts.store.ts';

let test: TestApp;
let dictionary: AreaDictionary;
let sellerId: number;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  await test.reset();
  dictionary = await areaDictionary(test.deps);
  sellerId = (await test.signIn('seller')).account.id;
});

const areaId = (name: string) => dictionary.byName.get(name)?.id ?? 0;
const dha = () => areaId('dhadefence');
const clifton = () => areaId('clifton');
const partId = (area: number, name: string) => findPart(dictionary, area, name)?.id ?? 0;

describe('the areas around', () => {
  const around = async (area: string) => {
    const answer = await test.app.inject(`/api/nearby-areas?area=${encodeURIComponent(area)}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ id: number; area_name: string }[]>();
  };

  it('are six, nearest first, without the areas themselves', async () => {
    const ofClifton = await around(String(clifton()));
    expect(ofClifton).toHaveLength(6);
    expect(ofClifton.map(({ id }) => id)).not.toContain(clifton());
    expect(await around('Clifton')).toEqual(ofClifton);
    const ofBoth = await around(`${clifton()},${dha()}`);
    expect(ofBoth.map(({ id }) => id)).not.toContain(dha());
    expect(ofBoth).toHaveLength(6);
  });

  it('are none where nobody knows the area', async () => {
    expect(await around('Nowhere')).toEqual([]);
  });
});

async function aHouse(changes: Partial<typeof properties.$inferInsert> = {}): Promise<number> {
  const [row] = await test.db
    .insert(properties)
    .values({
      sellerId,
      areaId: dha(),
      propertyType: 'House',
      title: 'House',
      price: 90_000_000,
      areaSqft: 4_500,
      ...changes,
    })
    .returning({ id: properties.id });
  return row?.id ?? 0;
}

async function found(query: string) {
  test.deps.changes.expectNews();
  const answer = await test.app.inject(`/api/properties/cards?${query}`);
  return (answer.json() as PropertyCardFields[]).map((card) => card.property_id).sort((one, other) => one - other);
}

describe('parts of areas', () => {
  it('are known by their names in both languages, however they are written', () => {
    const six = findPart(dictionary, dha(), 'phase-6');
    expect(six).toMatchObject({ name: 'Phase 6', nameUr: 'فیز 6' });
    expect(findPart(dictionary, dha(), 'فیز 6')).toBe(six);
    expect(findPart(dictionary, clifton(), 'Phase 6')).toBeUndefined();
    const names = dictionary.ofArea.get(dha())?.map(({ name }) => name);
    expect(names?.slice(0, 3)).toEqual(['Phase 1', 'Phase 2', 'Phase 2 Extension']);
  });

  it('narrow their areas and leave others whole', async () => {
    const six = await aHouse({ partId: partId(dha(), 'Phase 6') });
    const eight = await aHouse({ partId: partId(dha(), 'Phase 8') });
    const nowhere = await aHouse();
    const other = await aHouse({ areaId: clifton() });
    const part = partId(dha(), 'Phase 6');
    expect(await found(`part=${part}`)).toEqual([six]);
    expect(await found(`area=${dha()}&part=${part},${partId(dha(), 'Phase 8')}`)).toEqual([six, eight]);
    expect(await found(`area=${dha()},${clifton()}&part=${part}`)).toEqual([six, other]);
    expect(await found(`area=${dha()}`)).toEqual([six, eight, nowhere]);
    const answer = await test.app.inject(`/api/properties/map?box=66.9_24.6_67.3_25.1&zoom=14&part=${part}`);
    expect(answer.json().total).toBe(1);
  });

  it('are refused in words where nobody knows them', async () => {
    for (const [query, message] of [
      ['part=x', "We do not know the part of an area 'x'."],
      ['part=999999', "We do not know the part of an area '999999'."],
      [`part=${Array.from({ length: 21 }, () => '1').join()}`, 'Choose at most 20 phases or blocks.'],
    ] as const) {
      const answer = await test.app.inject(`/api/properties/cards?${query}`);
      expect([answer.statusCode, answer.json().fields.part], query).toEqual([400, message]);
    }
  });

  it('are understood in a search', async () => {
    const ask = async (q: string) =>
      (await test.app.inject(`/api/search/understood?${new URLSearchParams({ q })}`)).json();
    expect(await ask('240 gaz dha phase 6')).toMatchObject({
      query: { area: String(dha()), part: String(partId(dha(), 'Phase 6')) },
      parts: [],
    });
    expect(await ask('clifton phase 40')).toMatchObject({ query: { area: String(clifton()) }, parts: ['Phase 40'] });
    expect(await ask('گلشن بلاک 13-d کرائے پر')).toMatchObject({
      query: { part: String(partId(areaId('gulshaneiqbaltown'), 'Block 13-D')) },
    });
  });

  it('have pages with figures of their own offers, and stand on the page of their area', async () => {
    const part = partId(dha(), 'Phase 6');
    for (let index = 0; index < 11; index += 1) {
      await aHouse({ partId: part, price: 500 * (150_000 + 1_000 * index) });
    }
    test.deps.changes.expectNews();
    const page = (await test.app.inject('/api/areas/dha-defence/parts/phase-6')).json();
    expect(page).toMatchObject({ name: 'Phase 6', listings: 11, area: { slug: 'dha-defence' } });
    expect(page.figures).toMatchObject([
      { purpose: 'sale', property_type: 'homes', offers: 11, median: 155_000 },
      { purpose: 'sale', property_type: 'House', offers: 11, median: 155_000 },
    ]);
    const { parts } = (await test.app.inject('/api/areas/dha-defence')).json();
    expect(parts.find((each: { slug: string }) => each.slug === 'phase-6')).toMatchObject({ listings: 11 });
    expect((await test.app.inject('/api/areas/clifton/parts/phase-6')).statusCode).toBe(404);
    const listed = (await test.app.inject(`/api/parts?area=${dha()},x`)).json();
    expect(listed[0]).toMatchObject({ area_id: dha(), name: 'Phase 1', name_ur: 'فیز 1' });
    const single = (await test.app.inject(`/api/parts?part=${part},x`)).json();
    expect(single).toMatchObject([{ id: part, area_id: dha(), name: 'Phase 6' }]);
  });

  it('place a listing without a point near their centre, which it follows', async () => {
    const id = await aHouse({ partId: partId(dha(), 'Phase 8') });
    const [row] = await test.db.select().from(properties).where(eq(properties.id, id));
    expect(row?.mapExact).toBe(false);
    expect(Math.abs((row?.mapLatitude ?? 0) - 24.781)).toBeLessThan(0.0051);
  });

  it('are read from the places that files name', () => {
    const partIn = partFinder(dictionary);
    const named = (area: number, place: string) => {
      const id = partIn(area, place);
      return id === null ? null : dictionary.parts.get(id)?.name;
    };
    expect(named(dha(), 'Emaar Crescent Bay, DHA Phase 8')).toBe('Phase 8');
    expect(named(dha(), 'DHA Phase 7 Extension')).toBe('Phase 7 Extension');
    expect(named(clifton(), 'Clifton - Block 5')).toBe('Block 5');
    const gulshan = areaId('gulshaneiqbaltown');
    expect(named(gulshan, 'Gulshan-e-Iqbal - Block 13/D-1')).toBe('Block 13-D-1');
    expect(named(gulshan, 'Gulshan-e-Iqbal - Block 13/A')).toBe('Block 13-A');
    expect(named(gulshan, 'Gulshan-e-Iqbal - Block 99')).toBeNull();
    expect(named(areaId('northkarachi'), 'North Karachi - Sector 11A')).toBe('Sector 11-A');
  });
});
