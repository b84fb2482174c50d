import { ALL_HOMES, figuresOf, type Offer } from '@karachi-estates/domain/areas/statistics';
import { PURPOSES, typeGroup } from '@karachi-estates/domain/properties/vocabulary';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin/commands.ts';
import { makeDue } from '../jobs/jobs.store.ts';
import { sendNext } from '../jobs/queues.ts';
import { properties } from '../properties/properties.table.ts';
import { serverState } from '../settings/settings.table.ts';
import { runJobs } from '../testing/runJobs.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { areas } from './areas.table.ts';
import { recomputeStatistics, refreshStatistics } from './statistics.actions.ts';
import { areaStatistics, areaStatisticsDue, areaStatisticsMonths } from './statistics.table.ts';

let test: TestApp;
let sellerId: number;
let ids: Record<string, number>;
const NOW = new Date('2026-11-20T08:00:00Z');

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  await test.reset();
  await test.db.delete(serverState).where(eq(serverState.name, 'statistics_month'));
  test.setNow(NOW);
  sellerId = (await test.signIn('seller')).account.id;
  const rows = await test.db
    .select()
    .from(areas)
    .where(inArray(areas.areaName, ['Clifton', 'DHA Defence', 'P & T Colony']));
  ids = Object.fromEntries(rows.map((row) => [row.areaName, row.id]));
});

type NewListing = typeof properties.$inferInsert;

/** A house for sale of 240 sq yd in Clifton, listed ten days ago. */
const aHouse = (changes: Partial<NewListing> = {}): NewListing => ({
  sellerId,
  areaId: ids.Clifton ?? 0,
  propertyType: 'House',
  title: 'House',
  price: 24_000_000,
  areaSqft: 2_160,
  createdAt: new Date(NOW.getTime() - 10 * 86_400_000),
  ...changes,
});

/** Houses whose prices per square yard are 100,000, 101,000 and so on. */
const houses = (count: number, changes: Partial<NewListing> = {}) =>
  Array.from({ length: count }, (_, index) => aHouse({ price: 240 * (100_000 + 1_000 * index), ...changes }));

const profile = async (area = 'clifton') => {
  test.deps.changes.expectNews();
  return (await test.app.inject(`/api/areas/${area}`)).json();
};

describe('the figures of an area', () => {
  it('are worked out by a job after listings have changed, and not before', async () => {
    await refreshStatistics(test.deps);
    await test.db.insert(properties).values(houses(11));
    expect(await test.db.select().from(areaStatistics)).toEqual([]);
    await sendNext(test.db, 'statistics-refresh');
    await makeDue(test.db, 'statistics-refresh');
    expect(await runJobs(test.deps)).toContain('statistics-refresh');
    expect(await test.db.select().from(areaStatisticsDue)).toEqual([]);
    const figures = { offers: 11, median: 105_000, lower_quartile: 102_500, upper_quartile: 107_500 };
    expect(await profile()).toMatchObject({
      slug: 'clifton',
      listings: 11,
      sale: { median: 105_000, offers: 11 },
      figures: [
        { purpose: 'sale', property_type: ALL_HOMES, ...figures, left_out: 0, days: 10 },
        { purpose: 'sale', property_type: 'House', ...figures, left_out: 0, days: 10 },
      ],
      months: [{ purpose: 'sale', month: '2026-11', ...figures }],
    });
  });

  it('are silent under ten offers, and fall silent again', async () => {
    await test.db.insert(properties).values(houses(9));
    await refreshStatistics(test.deps);
    expect((await profile()).figures).toEqual([]);
    const [tenth] = await test.db.insert(properties).values(aHouse()).returning();
    await refreshStatistics(test.deps);
    expect((await profile()).figures).toHaveLength(2);
    await test.db
      .update(properties)
      .set({ status: 'paused' })
      .where(eq(properties.id, tenth?.id ?? 0));
    await refreshStatistics(test.deps);
    expect(await profile()).toMatchObject({ figures: [], months: [{ month: '2026-11', offers: 10 }] });
  });

  it('have every month, also one in which nothing changes', async () => {
    await test.db.insert(properties).values(houses(10));
    await refreshStatistics(test.deps);
    test.setNow(new Date('2026-12-02T08:00:00Z'));
    await refreshStatistics(test.deps);
    await refreshStatistics(test.deps);
    const months = await test.db
      .select()
      .from(areaStatisticsMonths)
      .where(eq(areaStatisticsMonths.propertyType, 'House'));
    expect(months.map(({ month }) => month).sort()).toEqual(['2026-11', '2026-12']);
  });

  it('are shown for twelve months, also in the first hours of a month', async () => {
    await test.db.insert(properties).values(houses(10));
    for (let ago = 13; ago >= 0; ago -= 1) {
      test.setNow(new Date(Date.UTC(2026, 11 - ago, 15)));
      await refreshStatistics(test.deps);
    }
    // In Karachi it is the first of December, one o'clock.
    test.setNow(new Date('2026-11-30T20:00:00Z'));
    const months = (await profile()).months.map(({ month }: { month: string }) => month);
    expect(new Set(months).size).toBe(12);
  });

  it('touch nothing but the groups that have changed', async () => {
    await test.db
      .insert(properties)
      .values([
        ...houses(10),
        ...houses(10, { propertyType: 'Shop' }),
        ...houses(10, { areaId: ids['DHA Defence'] ?? 0 }),
      ]);
    await recomputeStatistics(test.deps);
    // What is worked out again would be put right.
    await test.db.update(areaStatistics).set({ median: 1 });
    await test.db.insert(properties).values(aHouse());
    await refreshStatistics(test.deps);
    const rows = await test.db.select().from(areaStatistics);
    const right = rows.filter(({ median }) => median !== 1).map(({ areaId, propertyType }) => [areaId, propertyType]);
    expect(right.sort()).toEqual([
      [ids.Clifton, 'House'],
      [ids.Clifton, ALL_HOMES],
    ]);
  });

  it('equal a recount after any changes', async () => {
    const types = ['House', 'Flat', 'Shop'] as const;
    const step = fc.record({
      kind: fc.constantFrom('add', 'price', 'move', 'end', 'return'),
      purpose: fc.constantFrom(...PURPOSES),
      type: fc.constantFrom(...types),
      area: fc.constantFrom('Clifton', 'DHA Defence'),
      perSqYd: fc.integer({ min: 50_000, max: 200_000 }),
      which: fc.nat(40),
      count: fc.integer({ min: 1, max: 14 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        await test.db.delete(properties);
        for (const { kind, purpose, type, area, perSqYd, which, count } of steps) {
          const all = await test.db.select({ id: properties.id }).from(properties).orderBy(properties.id);
          const id = all[which % Math.max(1, all.length)]?.id ?? 0;
          const place = { areaId: ids[area] ?? 0, propertyType: type, purpose };
          const set = (change: Partial<NewListing>) =>
            test.db.update(properties).set(change).where(eq(properties.id, id));
          if (kind === 'add' || all.length === 0) {
            const rows = Array.from({ length: count }, (_, index) =>
              aHouse({ ...place, price: 240 * (perSqYd + 500 * index) }),
            );
            await test.db.insert(properties).values(rows);
          } else if (kind === 'price') await set({ price: perSqYd * 240 });
          else if (kind === 'move') await set(place);
          else await set({ status: kind === 'end' ? 'sold' : 'active' });
          await refreshStatistics(test.deps);
        }
        const kept = await test.db.select().from(areaStatistics);
        expect(
          new Map(
            kept.map(({ areaId, purpose, propertyType, medianListedAt, ...row }) => [
              `${areaId} ${purpose} ${propertyType}`,
              { ...row, medianListedAt: medianListedAt.getTime() },
            ]),
          ),
        ).toEqual(await recounted());
      }),
      { numRuns: 8 },
    );
    const kept = await test.db.select().from(areaStatistics);
    await recomputeStatistics(test.deps);
    const anew = await test.db.select().from(areaStatistics);
    expect(anew).toHaveLength(kept.length);
    expect(anew).toEqual(expect.arrayContaining(kept));
  }, 90_000);
});

/** The figures of every group, from the listings themselves. */
async function recounted() {
  const groups = new Map<string, Offer[]>();
  for (const row of await test.db.select().from(properties).where(eq(properties.status, 'active'))) {
    const offer = { price: row.price, areaSqft: row.areaSqft, listedAt: row.createdAt.getTime() };
    for (const type of typeGroup(row.propertyType) === 'homes' ? [row.propertyType, ALL_HOMES] : [row.propertyType]) {
      const name = `${row.areaId} ${row.purpose} ${type}`;
      groups.set(name, [...(groups.get(name) ?? []), offer]);
    }
  }
  return new Map(
    [...groups].flatMap(([name, offers]) => {
      const figures = figuresOf(offers);
      return figures ? [[name, figures] as const] : [];
    }),
  );
}

describe('pages of areas', () => {
  it('are found by slug, id and any name, and by nothing else', async () => {
    for (const area of [
      'p-and-t-colony',
      'P-AND-T-COLONY',
      String(ids['P & T Colony']),
      encodeURIComponent('P & T Colony'),
    ])
      expect((await profile(area)).slug, area).toBe('p-and-t-colony');
    for (const area of ['atlantis', '0', '%00', encodeURIComponent("'; drop table areas"), 'x'.repeat(150)]) {
      const answer = await test.app.inject(`/api/areas/${area}`);
      expect(answer.statusCode, area).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, area).toBeLessThan(500);
    }
  });

  it('name the areas around, nearest first', async () => {
    const { neighbours } = await profile();
    expect(neighbours).toHaveLength(6);
    expect(neighbours.map(({ slug }: { slug: string }) => slug)).not.toContain('clifton');
  });

  it('are out of date once a figure changes', async () => {
    expect((await profile()).figures).toEqual([]);
    await test.db.insert(properties).values(houses(10));
    await refreshStatistics(test.deps);
    expect((await profile()).figures).toHaveLength(2);
    const answer = await test.app.inject('/api/areas/clifton');
    expect(answer.headers['cache-tag']).toContain(`statistics:${ids.Clifton}`);
  });

  it('are listed with the figures of their homes', async () => {
    await test.db.insert(properties).values([...houses(10), ...houses(12, { propertyType: 'Shop' })]);
    await refreshStatistics(test.deps);
    const all = (await test.app.inject('/api/areas')).json();
    expect(all).toHaveLength(166);
    const clifton = all.find(({ id }: { id: number }) => id === ids.Clifton);
    expect(clifton).toMatchObject({ listings: 22, sale: { offers: 10, median: 104_500 } });
    expect(clifton).not.toHaveProperty('rent');
  });

  it('can be taken along as CSV, with the licence', async () => {
    await test.db.insert(properties).values(houses(10));
    await refreshStatistics(test.deps);
    const answer = await test.app.inject('/api/areas/clifton/statistics.csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('karachi-estates-clifton.csv');
    expect(answer.headers.link).toContain('creativecommons.org/licenses/by/4.0');
    const [head, first] = answer.body.replace('\ufeff', '').split('\r\n');
    expect(head).toBe(
      'area,purpose,property_type,month,offers,median,lower_quartile,upper_quartile,unit,source,licence',
    );
    expect(first).toBe(
      'Clifton,sale,House,2026-11,10,104500,102250,106750,PKR asked per sq yd,Karachi Estates,CC BY 4.0',
    );
  });

  it('leave no formula in the file', async () => {
    await test.db
      .update(areas)
      .set({ areaName: '=1+1' })
      .where(eq(areas.id, ids.Clifton ?? 0));
    await test.db.insert(properties).values(houses(10));
    await refreshStatistics(test.deps);
    const answer = await test.app.inject(`/api/areas/${ids.Clifton}/statistics.csv`);
    await test.db
      .update(areas)
      .set({ areaName: 'Clifton' })
      .where(eq(areas.id, ids.Clifton ?? 0));
    expect(answer.body).toContain("\n'=1+1,");
  });
});

it('works out everything anew for the operator, and says how long it took', async () => {
  await test.db.insert(properties).values(houses(10));
  const answer = await runAdmin(test.deps, { argv: ['statistics'] });
  expect(answer.text).toMatch(/^166 areas in \d+\.\d s; 2 groups of listings have figures\.$/);
});
