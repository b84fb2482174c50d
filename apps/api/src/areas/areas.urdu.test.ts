import { areaMatches, compact } from '@karachi-estates/domain/areas/match';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { properties } from '../properties/properties.table.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { seedAreas } from './areas.seed.ts';
import { areas } from './areas.table.ts';

interface AreaAnswer {
  id: number;
  area_name: string;
  area_name_ur: string;
  aliases?: string[];
}

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const listAreas = async (): Promise<AreaAnswer[]> => (await test.app.inject('/api/cities/112')).json();
const inUrdu = { 'accept-language': 'ur' };

describe('the areas in Urdu', () => {
  it('have a name of their own each, in Urdu letters', async () => {
    const all = await listAreas();
    expect(all).toHaveLength(166);
    for (const { area_name, area_name_ur } of all) {
      expect(area_name_ur, area_name).toMatch(/^[\u0600-\u06ff0-9 ()،]+$/);
      expect(area_name_ur, area_name).not.toMatch(/[\u064a\u0643\u0647\u0629\u0640]/);
    }
    expect(new Set(all.map((area) => compact(area.area_name_ur))).size).toBe(166);
  });

  it('have aliases that mean one area only', async () => {
    const owners = new Map<string, string>();
    for (const { area_name, area_name_ur, aliases = [] } of await listAreas()) {
      for (const name of [area_name, area_name_ur, ...aliases]) {
        expect(owners.get(compact(name)) ?? area_name, name).toBe(area_name);
        owners.set(compact(name), area_name);
      }
    }
  });

  it('reach installations that have them in English only, once', async () => {
    const [clifton] = await test.db.select().from(areas).where(eq(areas.areaName, 'Clifton'));
    const [landhi] = await test.db.select().from(areas).where(eq(areas.areaName, 'Landhi'));
    await test.db.update(areas).set({ areaNameUr: '', aliases: [] }).where(eq(areas.areaName, 'Clifton'));
    await test.db.update(areas).set({ areaNameUr: 'اپنا نام' }).where(eq(areas.areaName, 'Landhi'));
    await seedAreas(test.db);
    expect(await test.db.select().from(areas).where(eq(areas.areaName, 'Clifton'))).toEqual([clifton]);
    const [named] = await test.db.select().from(areas).where(eq(areas.areaName, 'Landhi'));
    expect(named?.areaNameUr).toBe('اپنا نام');
    await test.db.update(areas).set({ areaNameUr: landhi?.areaNameUr }).where(eq(areas.areaName, 'Landhi'));
  });
});

describe('listings', () => {
  let id = 0;
  beforeAll(async () => {
    const { headers } = await test.signIn('seller');
    const ad = { title: 'A house by the sea', property_type: 'House', price: '۲۵۰۰۰۰۰۰', bedrooms: '٣', area: 'کلفٹن' };
    const form = multipart(ad);
    const posted = await test.app.inject({
      method: 'POST',
      url: '/api/properties/save',
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
    expect(posted.statusCode, posted.body).toBe(201);
    id = posted.json().property.property_id;
  });

  it('are posted with Urdu words and digits', async () => {
    const [row] = await test.db.select().from(properties).where(eq(properties.id, id));
    expect([row?.price, row?.bedrooms]).toEqual([25_000_000, 3]);
    expect((await test.app.inject(`/api/properties/single?id=${id}`)).json().area).toBe('Clifton');
  });

  it.each(['کلفٹن', 'كلفٹن', 'clifton', 'CLIFTON'])('are found in %s', async (area) => {
    const answer = await test.app.inject({ url: '/api/properties/cards', query: { area, minPrice: '۲۴۰۰۰۰۰۰' } });
    expect(answer.json().map((card: { property_id: number }) => card.property_id)).toEqual([id]);
    expect(areaMatches(area, 'ڈیفنس')).toBe(false);
  });

  it.each(['/api/properties', '/api/properties/cards', `/api/properties/single`, '/api/properties/by-ids'])(
    'of %s have the Urdu name of their area for who reads Urdu, and for nobody else',
    async (path) => {
      const query: Record<string, string> = path.endsWith('single')
        ? { id: String(id) }
        : path.endsWith('by-ids')
          ? { ids: String(id) }
          : {};
      const read = async (headers: Record<string, string>) => {
        const answer = await test.app.inject({ url: path, query, headers });
        expect(answer.headers.vary).toContain('accept-language');
        const body = answer.json();
        return Array.isArray(body) ? body[0] : body;
      };
      expect(await read(inUrdu)).toMatchObject({ area: 'Clifton', area_name_ur: 'کلفٹن' });
      expect(await read({})).not.toHaveProperty('area_name_ur');
      expect(await read(inUrdu)).toHaveProperty('area_name_ur');
    },
  );
});
