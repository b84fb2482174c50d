import type { PropertyMap } from '@karachi-estates/contracts/propertyMap';
import { kilometresBetween } from '@karachi-estates/domain/areas/neighbours';
import { boxOfCell, cellAt } from '@karachi-estates/domain/properties/mapCells';
import { isInBox, MAP_BOUNDS } from '@karachi-estates/domain/properties/mapRegion';
import { CIRCLE_DEGREES, CIRCLE_METRES } from '@karachi-estates/domain/properties/pin';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { areas } from '../areas/areas.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { properties, propertyMapCounts } from './properties.table.ts';

let site: TestApp;
let sellerId: number;
let cliftonId: number;

beforeAll(async () => {
  site = await testApp();
  const [clifton] = await site.db.select().from(areas).where(eq(areas.areaName, 'Clifton'));
  cliftonId = clifton?.id ?? 0;
});
beforeEach(async () => {
  await site.reset();
  sellerId = (await site.signIn('seller')).account.id;
});
afterAll(() => site.close());

type NewRow = Partial<typeof properties.$inferInsert>;

const rowOf = (changes: NewRow) => ({
  sellerId,
  areaId: cliftonId,
  propertyType: 'House',
  title: 'Sunny house',
  price: 25_000_000,
  ...changes,
});

async function add(...rows: NewRow[]): Promise<number[]> {
  const added = await site.db.insert(properties).values(rows.map(rowOf)).returning({ id: properties.id });
  return added.map(({ id }) => id);
}

/** Homes in a grid around a point, which is further than their spread from each other. */
const grid = (count: number, changes: NewRow = {}): NewRow[] =>
  Array.from({ length: count }, (_, index) => ({
    ...changes,
    longitude: 66.9 + (index % 20) * 0.013,
    latitude: 24.8 + Math.floor(index / 20) * 0.011,
  }));

async function map(query: Record<string, string> = {}): Promise<PropertyMap> {
  // Rows are written here past the app, which otherwise looks for news twice a second.
  site.deps.changes.expectNews();
  const answer = await site.app.inject({ url: '/api/properties/map', query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const listed = async (query: Record<string, string>) =>
  (await site.app.inject({ url: '/api/properties/cards', query: { limit: '100', ...query } })).json() as {
    property_id: number;
  }[];

const counted = ({ clusters, pills }: PropertyMap) =>
  clusters.reduce((sum, { count }) => sum + count, 0) + pills.length;

describe('where a listing stands', () => {
  it('is its own point, or one near its area that stays', async () => {
    const [exact = 0, near = 0, other = 0] = await add({ longitude: 67.0333, latitude: 24.8222 }, {}, {});
    const { pills } = await map();
    const byId = new Map(pills.map((pill) => [pill.property_id, pill]));
    expect(byId.get(exact)).toMatchObject({ longitude: 67.0333, latitude: 24.8222, exact: true });
    const [clifton] = await site.db.select().from(areas).where(eq(areas.id, cliftonId));
    for (const id of [near, other]) {
      const pill = byId.get(id);
      expect(pill?.exact).toBe(false);
      expect(Math.abs((pill?.longitude ?? 0) - (clifton?.longitude ?? 0))).toBeLessThan(0.0051);
      expect(Math.abs((pill?.latitude ?? 0) - (clifton?.latitude ?? 0))).toBeLessThan(0.0051);
    }
    expect(byId.get(near)?.longitude).not.toBe(byId.get(other)?.longitude);
    await site.db.update(properties).set({ price: 5 }).where(eq(properties.id, near));
    const again = (await map()).pills.find((pill) => pill.property_id === near);
    expect(again).toMatchObject({ longitude: byId.get(near)?.longitude, price: 5 });
  });

  it('is near the area where its own point is outside of the map', async () => {
    await add({ longitude: 0, latitude: 0 });
    expect((await map()).pills[0]).toMatchObject({ exact: false });
  });

  it('is a rounded point, in a circle around which it lies, where its seller wants that', async () => {
    const [id = 0] = await add({ longitude: 67.03371, latitude: 24.82194, pinShown: 'circle' });
    const one = (await site.app.inject(`/api/properties/single?id=${id}`)).json();
    const rounded = { longitude: 67.035, latitude: 24.82 };
    expect(one).toMatchObject({ ...rounded, map_point: { ...rounded, exact: false, around: CIRCLE_METRES } });
    const { pills } = await map();
    expect(pills[0]).toMatchObject({ ...rounded, exact: false, around: CIRCLE_METRES });
    const point = { longitude: 67.03371, latitude: 24.82194 };
    expect((kilometresBetween(rounded, point) ?? 1) * 1_000).toBeLessThan(CIRCLE_METRES);
    const [row] = await site.db.select().from(properties).where(eq(properties.id, id));
    expect(row?.mapCell).toBe(cellAt([67.035, 24.82]));
    await site.db.update(properties).set({ pinShown: 'exact' }).where(eq(properties.id, id));
    site.deps.changes.expectNews();
    expect((await map()).pills[0]).toMatchObject({ ...point, exact: true });
  });

  it('lies in the circle, wherever it is in the city', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 66.6, max: 67.6, noNaN: true }),
        fc.double({ min: 24.6, max: 25.6, noNaN: true }),
        (longitude, latitude) => {
          const round = (degrees: number) => Math.round(degrees / CIRCLE_DEGREES) * CIRCLE_DEGREES;
          const shown = { longitude: round(longitude), latitude: round(latitude) };
          expect((kilometresBetween(shown, { longitude, latitude }) ?? 1) * 1_000).toBeLessThan(CIRCLE_METRES);
        },
      ),
    );
  });

  it('follows its area', async () => {
    const [id = 0] = await add({});
    const [clifton] = await site.db.select().from(areas).where(eq(areas.id, cliftonId));
    await site.db.update(areas).set({ latitude: 25.1 }).where(eq(areas.id, cliftonId));
    const [row] = await site.db.select().from(properties).where(eq(properties.id, id));
    expect(row?.mapLatitude).toBeGreaterThan(25);
    await site.db
      .update(areas)
      .set({ latitude: clifton?.latitude ?? null })
      .where(eq(areas.id, cliftonId));
  });

  it('has the cell that the domain computes', async () => {
    await add(...grid(60));
    const rows = await site.db.select().from(properties);
    for (const row of rows) {
      expect(row.mapCell).toBe(cellAt([row.mapLongitude ?? 0, row.mapLatitude ?? 0]));
      expect(isInBox([row.mapLongitude ?? 0, row.mapLatitude ?? 0], boxOfCell((row.mapCell ?? 0) >> 14, 8))).toBe(true);
    }
  });

  it('is told on its page', async () => {
    const [id = 0] = await add({ longitude: 67.0333, latitude: 24.8222 });
    const one = (await site.app.inject(`/api/properties/single?id=${id}`)).json();
    expect(one.map_point).toEqual({ longitude: 67.0333, latitude: 24.8222, exact: true });
  });
});

describe('the map', () => {
  it('gives few homes each a price, and many in clusters, none twice and none left out', async () => {
    await add(...grid(50));
    expect(await map()).toMatchObject({ total: 50, capped: false, clusters: [], pills: { length: 50 } });
    await add(...grid(150, { purpose: 'rent', price: 90_000 }));
    for (const zoom of ['', '0', '9', '12', '22']) {
      const all = await map({ zoom });
      expect(all.total).toBe(200);
      expect(counted(all)).toBe(200);
      expect(all.clusters.length).toBeLessThanOrEqual(289);
      for (const { box, longitude, latitude } of all.clusters) {
        expect(isInBox([longitude, latitude], box as [number, number, number, number])).toBe(true);
      }
    }
  });

  it('says where all homes lie, and cuts those of one area into more than one cluster', async () => {
    const near = Array.from({ length: 80 }, (_, index) => ({
      longitude: 67.02 + (index % 10) * 0.004,
      latitude: 24.8 + Math.floor(index / 10) * 0.005,
    }));
    expect((await map()).box).toBeUndefined();
    await add(...near.slice(0, 3));
    expect((await map()).box).toEqual([67.02, 24.8, 67.028, 24.8]);
    await add(...near.slice(3));
    const found = await map({ area: String(cliftonId), zoom: '9' });
    const box = found.box as [number, number, number, number];
    for (const { longitude, latitude } of near) expect(isInBox([longitude, latitude], box)).toBe(true);
    expect(box[2] - box[0]).toBeLessThan(0.036 + 0.014);
    expect(box[3] - box[1]).toBeLessThan(0.035 + 0.013);
    const closer = await map({ area: String(cliftonId), zoom: '14' });
    expect([closer.total, counted(closer), closer.box]).toEqual([80, 80, box]);
    expect(closer.clusters.length).toBeGreaterThan(8);
    for (const each of closer.clusters) expect((each.box[2] ?? 0) - (each.box[0] ?? 0)).toBeLessThan(0.013);
    // A part that the address names is where the map stays.
    expect((await map({ box: '66.95,24.75,67.1,24.9' })).box).toBeUndefined();
    expect((await map({ shapes: '66.95_24.75_67.1_24.75_67.05_24.9' })).box).toBeUndefined();
  });

  it('shows the homes that the list shows, for every filter, box and drawn area', async () => {
    await add(
      ...grid(70),
      ...grid(70, { propertyType: 'Flat', price: 9_000_000, bedrooms: 3 }),
      ...grid(30, { purpose: 'rent', price: 80_000 }),
    );
    const queries: Record<string, string>[] = [
      { box: '66.95,24.805,67.06,24.83' },
      { box: '66.95,24.805,67.06,24.83', zoom: '15' },
      { box: '66.95_24.805_67.06_24.83', purpose: 'rent' },
      { propertyType: 'Flat', area: String(cliftonId) },
      { maxPrice: '10000000', box: '66.95,24.8,67.06,24.83' },
      { shapes: '66.95_24.795_67.1_24.805_67_24.835' },
      { shapes: '66.95_24.795_67.1_24.805_67_24.835', box: '66.9_24.8_67_24.9', bedrooms: '2' },
      { shapes: '66.95_24.795_67.1_24.805_67_24.835*66.89_24.81_66.93_24.82_66.9_24.83', sort: 'price_asc' },
      { shapes: '66.95_24.795_67.1_24.805_67_24.835', box: '67.5_25_67.6_25.1' },
      { shapes: '66.95_24.795_67.1_24.805_67_24.835', box: '67.5_25_67.51_25.01', zoom: '17' },
    ];
    for (const query of queries) {
      const list = await listed(query);
      const shown = await map(query);
      expect([shown.total, counted(shown)], JSON.stringify(query)).toEqual([list.length, list.length]);
      if (shown.clusters.length === 0) {
        expect(new Set(shown.pills.map((pill) => pill.property_id))).toEqual(
          new Set(list.map((card) => card.property_id)),
        );
      }
      const { headers } = await site.app.inject({ url: '/api/properties/cards', query });
      expect(Number(headers['x-total-count'])).toBe(list.length);
    }
    expect(await listed(queries[0] as Record<string, string>)).not.toHaveLength(0);
    expect(await map(queries.at(-1))).toMatchObject({ total: 0, clusters: [], pills: [] });
  });

  it('pages through a part of the map', async () => {
    await add(...grid(60));
    const box = '66.95,24.795,67.2,24.85';
    const first = await site.app.inject({ url: '/api/properties/cards', query: { box, limit: '8' } });
    const next = /<(.*)>/.exec(String(first.headers.link))?.[1];
    expect((await site.app.inject(String(next))).json()).toHaveLength(8);
  });

  it('keeps its counts with every change of a listing', async () => {
    const ids = await add(...grid(90));
    await site.db
      .update(properties)
      .set({ status: 'sold' })
      .where(eq(properties.id, ids[0] ?? 0));
    await site.db
      .update(properties)
      .set({ longitude: 67.4, latitude: 25.2 })
      .where(eq(properties.id, ids[1] ?? 0));
    await site.db
      .update(properties)
      .set({ propertyType: 'Shop' })
      .where(eq(properties.id, ids[2] ?? 0));
    await site.db.delete(properties).where(eq(properties.id, ids[3] ?? 0));
    const kept = await site.db.select().from(propertyMapCounts);
    const { rows } = await site.db.execute(sql`
      select purpose, area_id as "areaId", property_type as "propertyType", map_cell >> 14 as cell,
        count(*)::integer as listings, sum(round(map_longitude * 1000000))::float8 as longitudes,
        sum(round(map_latitude * 1000000))::float8 as latitudes
      from properties where status = 'active' group by 1, 2, 3, 4`);
    const sorted = (list: unknown[]) => list.map((each) => JSON.stringify(each)).sort();
    expect(sorted(kept.filter(({ listings }) => listings !== 0))).toEqual(sorted(rows));
    expect(kept.filter(({ listings }) => listings === 0).every((each) => each.longitudes === 0)).toBe(true);
    expect((await map({ zoom: '11' })).total).toBe(88);
  });

  it('is read again after a change, by what it shows', async () => {
    const [id] = await add({});
    const answer = await site.app.inject('/api/properties/map?purpose=sale');
    expect(answer.headers['cache-tag']).toBe(`list:sale:*:*,property:${id}`);
    await site.db.update(properties).set({ title: 'Other words' });
    expect((await map({ purpose: 'sale' })).pills).toMatchObject([{ title: 'Other words' }]);
    await add({});
    expect((await map({ purpose: 'sale' })).total).toBe(2);
  });

  it.each([
    ['box', 'NaN,24,67,25'],
    ['box', '67.2,24.8,67.1,24.9'],
    ['box', '-180,85,180,90'],
    ['box', '74,31,75,32'],
    ['box', '%00'],
    ['box', "67,24.8,67.1,24.9'; drop table areas"],
    ['shapes', '67_24.8_67.1_24.9_67.1_24.8_67_24.9'],
    ['zoom', '-1'],
    ['zoom', '99'],
  ])('answers %s=%s with 400 and what to do', (name, value) => refusedBothWays(name, value));

  it('answers too much with 400 and what to do', async () => {
    const corners = (count: number) => Array.from({ length: count }, (_, index) => `67.${1000 + index}_24.8`);
    await refusedBothWays('shapes', corners(150).join('_'));
    await refusedBothWays('shapes', corners(10_000).join('_'));
    await refusedBothWays('area', Array.from({ length: 21 }, (_, index) => index + 1).join(','));
  });

  async function refusedBothWays(name: string, value: string) {
    for (const url of ['/api/properties/map', '/api/properties/cards']) {
      if (name === 'zoom' && url.endsWith('cards')) continue;
      const answer = await site.app.inject(`${url}?${name}=${value === '%00' ? value : encodeURIComponent(value)}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).not.toBe('');
    }
  }

  it('has every area inside of it', async () => {
    const all = await site.db.select().from(areas);
    expect(all.filter((area) => !isInBox([area.longitude ?? 0, area.latitude ?? 0], MAP_BOUNDS))).toEqual([]);
  });
});
