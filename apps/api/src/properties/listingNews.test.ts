import type { ListingNews } from '@karachi-estates/contracts/propertyLists';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../accounts/accounts.table.ts';
import { askSellers } from '../freshness/freshness.actions.ts';
import { sendAlerts } from '../searches/alerts.actions.ts';
import { searchAlerts } from '../searches/searches.table.ts';
import { multipart } from '../testing/forms.ts';
import { saveSearchFor } from '../testing/savedSearches.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { touchedStatements } from './listingNews.store.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-23T07:00:00Z');
let test: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  onDay(0);
  ({ headers } = await test.signIn('seller', { plan: 'premium' }));
  await test.db.update(sessions).set({ expiresAt: new Date(START + 1_000 * DAY) });
});

const onDay = (day: number) => test.setNow(new Date(START + day * DAY));

async function send(method: 'POST' | 'PUT', url: string, fields: Record<string, string>): Promise<number> {
  const form = multipart(fields);
  const sent = { method, url, payload: form.payload, headers: { ...form.headers, ...headers } };
  const answer = await test.app.inject(sent);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json().property.property_id;
}
const ad = {
  title: 'A house by the sea',
  property_type: 'House',
  price: '24000000',
  bedrooms: '3',
  area: 'Clifton',
  area_sqft: '2160',
  description: 'Two steps from the beach.',
};
const post = (changes: Record<string, string> = {}) => send('POST', '/api/properties/save', { ...ad, ...changes });
const edit = (id: number, fields: Record<string, string>) => send('PUT', `/api/properties/update/${id}`, fields);
const put = async (id: number, status: string) => {
  const url = `/api/properties/status/${id}`;
  const answer = await test.app.inject({ method: 'POST', url, headers, payload: { status } });
  expect(answer.statusCode, answer.body).toBe(200);
};

async function read(query = '', locale = 'en'): Promise<ListingNews[]> {
  test.deps.changes.expectNews();
  const asked = { url: `/api/properties/news${query}`, headers: { 'accept-language': locale } };
  const answer = await test.app.inject(asked);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const dayOf = (at: string) => (Date.parse(at) - START) / DAY;
const told = async (query?: string) =>
  (await read(query)).map(({ kind, at, home }) => `${home.property_id} ${kind} ${dayOf(at)}`);

describe('a home that waited for the desk', () => {
  beforeEach(() => {
    test.deps.settings.review = 'before';
  });
  afterEach(() => {
    test.deps.settings.review = 'after';
  });
  const approve = async (id: number) => {
    const moderator = await test.signInStaff(['moderator']);
    const url = `/api/desk/listings/${id}/actions`;
    const payload = { action: 'approve' };
    const answer = await test.app.inject({ method: 'POST', url, headers: moderator.headers, payload });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const alerts = async () => {
    await sendAlerts(test.deps);
    const rows = await test.db.select().from(searchAlerts).orderBy(searchAlerts.id);
    return rows.map(({ propertyId, kind }) => `${propertyId} ${kind}`);
  };
  beforeEach(async () => {
    const buyer = await test.signIn('buyer', { emailProvenAt: new Date(START) });
    await saveSearchFor(test, buyer.headers, 'purpose=sale');
  });

  it('is new when guests see it first, in alerts and in the feed, and back only after that', async () => {
    const id = await post();
    onDay(2);
    await edit(id, { price: '22000000' });
    expect(await alerts()).toEqual([]);
    onDay(3);
    await approve(id);
    expect(await alerts()).toEqual([`${id} new`]);
    expect(await told()).toEqual([`${id} new 3`]);
    // Nobody has seen what it cost while it waited.
    expect((await read())[0]?.home.price_reduced).toBeUndefined();
    const { history } = (await test.app.inject(`/api/properties/context?id=${id}`)).json();
    expect(history).toMatchObject([{ kind: 'listed', price: 22_000_000 }]);
    onDay(5);
    await put(id, 'sold');
    onDay(7);
    await put(id, 'active');
    expect(await alerts()).toEqual([`${id} new`, `${id} back`]);
    expect(await told()).toEqual([`${id} back 7`, `${id} new 3`]);
  });

  it('is new also where it was deleted unseen and posted again', async () => {
    const unseen = await post();
    onDay(1);
    await put(unseen, 'deleted');
    test.deps.settings.review = 'after';
    onDay(2);
    const id = await post();
    expect(await alerts()).toEqual([`${id} new`]);
    expect(await told()).toEqual([`${id} new 2`]);
  });
});

describe('the news of a search', () => {
  it('are new homes, price cuts and homes that are back, newest first, each with its moment', async () => {
    const house = await post();
    onDay(1);
    const flat = await post({ title: 'A flat', property_type: 'Flat', price: '9000000' });
    onDay(3);
    await edit(house, { price: '22000000' });
    await edit(flat, { title: 'A flat with a view' });
    onDay(5);
    await put(house, 'sold');
    onDay(6);
    await put(house, 'active');
    expect(await told()).toEqual([`${house} back 6`, `${house} price_cut 3`, `${flat} new 1`, `${house} new 0`]);
    const [back, cut] = await read('?propertyType=House');
    expect(back).toMatchObject({ price_before: null, description: ad.description, home: { price: 22_000_000 } });
    expect(cut).toMatchObject({ price_before: 24_000_000 });
    // Only what the search finds now.
    expect(await told('?propertyType=Flat')).toEqual([`${flat} new 1`]);
    expect(await told('?minPrice=23000000')).toEqual([]);
    await put(house, 'paused');
    expect(await told()).toEqual([`${flat} new 1`]);
  });

  it('are that a home in doubt was confirmed again, and not that one was confirmed in time', async () => {
    const [doubtful, sure] = [await post(), await post({ title: 'Another house' })];
    const confirm = async (id: number) => {
      const answer = await test.app.inject({ method: 'POST', url: `/api/properties/confirm/${id}`, headers });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    onDay(14);
    await askSellers(test.deps);
    onDay(15);
    await confirm(sure);
    onDay(21);
    await askSellers(test.deps);
    onDay(22);
    await confirm(doubtful);
    await confirm(sure);
    expect(await told()).toEqual([`${doubtful} confirmed 22`, `${sure} new 0`, `${doubtful} new 0`]);
    // What people and sellers read of its course says nothing of it.
    const { history } = (await test.app.inject(`/api/properties/context?id=${doubtful}`)).json();
    expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['listed']);
  });

  it('say a cut and no confirmation where both came with an edit', async () => {
    const id = await post();
    onDay(14);
    await askSellers(test.deps);
    onDay(21);
    await askSellers(test.deps);
    onDay(22);
    await edit(id, { price: '20000000' });
    expect(await told()).toEqual([`${id} price_cut 22`, `${id} new 0`]);
    expect((await read())[0]).toMatchObject({ price_before: 24_000_000, home: { price_reduced: { by: 4_000_000 } } });
  });

  it('are those of the last thirty days, and the newest homes however old they are', async () => {
    const id = await post();
    onDay(20);
    await edit(id, { price: '20000000' });
    onDay(31);
    expect(await told()).toEqual([`${id} price_cut 20`, `${id} new 0`]);
    onDay(51);
    expect(await told()).toEqual([`${id} new 0`]);
    ({ headers } = await test.signIn('seller', { plan: 'premium' }));
    for (let count = 0; count < 10; count += 1) await post();
    expect(await told()).not.toContain(`${id} new 0`);
  });

  it('name areas in the language of the reader, and refuse what the list refuses', async () => {
    await post();
    const [news] = await read('', 'ur');
    expect(news?.home.area_name_ur).toBe('کلفٹن');
    expect((await test.app.inject('/api/properties/news?area=Atlantis')).statusCode).toBe(400);
    expect((await read('?sort=price_asc&limit=1'))[0]).not.toHaveProperty('seller_phone');
    await post({ purpose: 'rent', price: '90000' });
    expect((await told()).length).toBe(2);
    expect((await told('?sort=price_asc')).length).toBe(1);
  });

  it('are looked for by indexes, however many homes there are', async () => {
    const id = await post();
    await test.db.execute(sql`
      insert into properties (seller_id, area_id, property_type, title, price, created_at, updated_at)
      select seller_id, area_id, property_type, title, price, moment, moment from properties, lateral (
        select to_timestamp(${START / 1_000}::float8) - make_interval(hours => n) as moment from generate_series(1, 6000) as n
      ) as moments where id = ${id}`);
    await test.db.execute(sql`analyze properties, listing_freshness`);
    const found: string[] = [];
    for (const statement of touchedStatements({ sort: 'newest' }, new Date(START))) {
      const { rows } = await test.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
      found.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    expect(found[0]).toContain('properties_desk_updated');
    expect(found[1]).toContain('listing_freshness_confirmed');
    for (const plan of found) expect(plan).not.toContain('Seq Scan');
    expect(await read()).toHaveLength(50);
  });
});
