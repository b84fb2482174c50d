import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { bestMatchKey } from '@karachi-estates/domain/properties/bestMatch';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { areaDictionary } from '../areas/areas.store.ts';
import { confirmFresh } from '../freshness/freshness.store.ts';
import { runJob } from '../jobs/jobs.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { explainPage } from './explain.store.ts';
import { listCards } from './properties.store.ts';
import { properties } from './properties.table.ts';

let site: TestApp;
let clifton: { id: number; areaName: string };
const DAY = 86_400_000;
const NOW = Date.parse('2026-11-20T07:00:00Z');
const words = Array.from({ length: 100 }, (_, n) => `word${n}`).join(' ');

beforeAll(async () => {
  site = await testApp();
  const { byId } = await areaDictionary(site.deps);
  const found = [...byId.values()].find(({ areaName }) => areaName === 'Clifton');
  if (!found) throw new Error('There is no Clifton');
  clifton = found;
});
beforeEach(async () => {
  await site.reset();
  site.setNow(new Date(NOW));
});
afterAll(() => site.close());

/** A listing that was posted so many days ago. @returns its id */
async function post(sellerId: number, daysAgo: number, changes: Partial<typeof properties.$inferInsert> = {}) {
  const at = new Date(NOW - daysAgo * DAY);
  const [row] = await site.db
    .insert(properties)
    .values({
      ...{ sellerId, propertyType: 'House', areaId: clifton.id, title: 'A house', price: 25_000_000, bedrooms: 3 },
      ...{ bathrooms: 3, dimension: '240 sq yd', createdAt: at, updatedAt: at },
      ...changes,
    })
    .returning({ id: properties.id });
  return row?.id ?? 0;
}

const listed = async (query = '') => {
  const answer = await site.app.inject(`/api/properties/cards?sort=best${query}`);
  expect(answer.statusCode).toBe(200);
  return (answer.json() as PropertyCardFields[]).map((card) => card.property_id);
};

const rowOf = async (id: number) => {
  const [row] = await site.db.select().from(properties).where(eq(properties.id, id));
  return row;
};

const score = () => runJob(site.deps, 'quality-score');

describe('the order best match', () => {
  it('puts the latest day of confirmation first, then the points, then the newer; pay has no part in it', async () => {
    const { account } = await site.signIn('seller');
    const featuredUntil = new Date(NOW + 30 * DAY);
    const old = await post(account.id, 3, { description: words, featuredUntil });
    const poor = await post(account.id, 1, { featuredUntil });
    const good = await post(account.id, 1, { description: words, title: `240 sq yd house in ${clifton.areaName}` });
    const equal = await post(account.id, 1);
    await score();
    expect(await listed()).toEqual([good, equal, poor, old]);
    expect((await rowOf(good))?.quality).toBe(65);
    expect(await listed('&purpose=sale&propertyType=House')).toEqual([good, equal, poor, old]);
  });

  it('moves a listing up when its seller confirms it, and keeps its points', async () => {
    const { account } = await site.signIn('seller');
    const old = await post(account.id, 5, { description: words });
    const newer = await post(account.id, 1);
    await score();
    expect(await listed()).toEqual([newer, old]);
    await site.db.transaction((tx) => confirmFresh(tx, old, new Date(NOW)));
    expect(await rowOf(old)).toMatchObject({ quality: 55, best: bestMatchKey(NOW, 55) });
    // The answers of the API may be half a second old after a write beside it.
    const { items } = await listCards(site.deps, { sort: 'best' }, 24, undefined);
    expect(items.map((card) => card.property_id)).toEqual([old, newer]);
  });

  it('scores what changed anew, and nothing else', async () => {
    const { account } = await site.signIn('seller');
    const id = await post(account.id, 1);
    await score();
    expect(await rowOf(id)).toMatchObject({ qualityDue: false, quality: 45 });
    await site.db
      .update(properties)
      .set({ featuredUntil: new Date(NOW), title: 'A house' })
      .where(eq(properties.id, id));
    expect((await rowOf(id))?.qualityDue).toBe(false);
    await site.db.update(properties).set({ description: words }).where(eq(properties.id, id));
    expect(await rowOf(id)).toMatchObject({ qualityDue: true, quality: 45 });
    await score();
    expect(await rowOf(id)).toMatchObject({ qualityDue: false, quality: 55, best: bestMatchKey(NOW - DAY, 55) });
  });

  it('is walked once through all pages, also over several areas and both purposes', async () => {
    const { account } = await site.signIn('seller');
    const { byId } = await areaDictionary(site.deps);
    const [other] = [...byId.keys()].filter((id) => id !== clifton.id);
    const posted: number[] = [];
    for (let place = 0; place < 23; place += 1) {
      const areaId = place % 3 === 0 ? (other ?? 0) : clifton.id;
      posted.push(await post(account.id, place % 4, { areaId, purpose: place % 5 === 0 ? 'rent' : 'sale' }));
    }
    await score();
    const seen: number[] = [];
    let url: string | undefined = `/api/properties/cards?limit=4&sort=best&area=${clifton.id},${other}`;
    while (url) {
      const answer: Awaited<ReturnType<typeof site.app.inject>> = await site.app.inject(url);
      seen.push(...(answer.json() as PropertyCardFields[]).map((card) => card.property_id));
      url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    const { rows } = await site.db.execute<{ id: number }>(sql`select id from properties order by best desc, id desc`);
    expect(seen).toEqual(rows.map(({ id }) => Number(id)));
    expect([...seen].sort((one, another) => one - another)).toEqual(posted);
  });

  it('is read from indexes alone', async () => {
    const { account } = await site.signIn('seller');
    await post(account.id, 1);
    await site.db.execute(sql`vacuum (analyze) properties`);
    for (const filter of [
      { purpose: 'sale' as const },
      { purpose: 'sale' as const, areaIds: [clifton.id] },
      { purpose: 'sale' as const, propertyTypes: ['House' as const] },
      { purpose: 'sale' as const, areaIds: [clifton.id], propertyTypes: ['House' as const] },
    ]) {
      const scans = await site.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_sort = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        return (await explainPage(tx, { sort: 'best', ...filter }, 25)).scans;
      });
      expect(scans).toEqual([expect.stringMatching(/^Index Only Scan properties_list_best/)]);
    }
  });

  it('has one rule in the database and in the domain', async () => {
    const moments = fc.sample(fc.integer({ min: 0, max: Date.parse('2090-01-01') }), 40);
    for (const at of [...moments, Date.parse('2026-11-20T18:59:59.999Z'), Date.parse('2026-11-20T19:00:00Z')]) {
      const points = at % 96;
      const moment = new Date(at).toISOString();
      const { rows } = await site.db.execute<{ key: number }>(
        sql`select best_match(${moment}::timestamptz, ${points}::smallint) as key`,
      );
      expect(rows[0]?.key).toBe(bestMatchKey(at, points));
    }
  });
});
