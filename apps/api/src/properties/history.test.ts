import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../accounts/accounts.table.ts';
import { runAdmin } from '../admin/commands.ts';
import { areas } from '../areas/areas.table.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { priceReductions, propertyHistory } from './history.table.ts';
import { properties } from './properties.table.ts';

const DAY = 86_400_000;

let test: TestApp;
let headers: { authorization: string };
let sellerId: number;
let areaId: number;
/** The database's own clock decides the filter, so time here is real and listings lie in the past. */
let now: number;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  await test.reset();
  now = Date.now();
  test.setNow(new Date(now - 60 * DAY));
  const seller = await test.signIn('seller', { plan: 'premium' });
  ({ headers } = seller);
  sellerId = seller.account.id;
  // The clock goes on by months.
  await test.db.update(sessions).set({ expiresAt: new Date(now + 1_000 * DAY) });
  const [clifton] = await test.db.select().from(areas).where(eq(areas.areaName, 'Clifton'));
  areaId = clifton?.id ?? 0;
});

const after = (days: number) => test.setNow(new Date(now - 60 * DAY + days * DAY));

const send = async (method: 'POST' | 'PUT', url: string, fields: Record<string, string>): Promise<number> => {
  const form = multipart(fields);
  const answer = await test.app.inject({
    method,
    url,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json().property.property_id;
};
const ad = {
  title: 'A house by the sea',
  property_type: 'House',
  price: '24000000',
  bedrooms: '3',
  area: 'Clifton',
  area_sqft: '2160',
};
const post = (changes: Record<string, string> = {}) => send('POST', '/api/properties/save', { ...ad, ...changes });
const edit = (id: number, fields: Record<string, string>) => send('PUT', `/api/properties/update/${id}`, fields);
const mark = async (id: number, status: string) => {
  const url = `/api/properties/status/${id}`;
  const answer = await test.app.inject({ method: 'POST', url, payload: { status }, headers });
  expect(answer.statusCode, answer.body).toBe(200);
};
const read = async (path: string) => test.app.inject(`/api/properties/${path}`);
const kinds = async (id: number) =>
  (await read(`context?id=${id}`)).json().history.map((event: { kind: string; by?: number }) => [event.kind, event.by]);

describe('the history of a listing', () => {
  it('has its prices and states, each with its day', async () => {
    const id = await post();
    after(40);
    await edit(id, { price: '23500000' });
    await edit(id, { title: 'Another title of the house' });
    after(45);
    await mark(id, 'paused');
    after(46);
    await mark(id, 'active');
    expect(await kinds(id)).toEqual([
      ['resumed', undefined],
      ['paused', undefined],
      ['reduced', 500_000],
      ['listed', undefined],
    ]);
    const { history } = (await read(`context?id=${id}`)).json();
    expect(history.at(-2).at).toBe(new Date(now - 20 * DAY).toISOString());
    expect(history.at(-1).at).toBe(new Date(now - 60 * DAY).toISOString());
  });

  it('begins with what was there where a listing is older than histories', async () => {
    const id = await post();
    await test.db.delete(propertyHistory);
    after(10);
    await edit(id, { price: '20000000' });
    expect(await kinds(id)).toEqual([
      ['reduced', 4_000_000],
      ['listed', undefined],
    ]);
  });

  it('begins anew where a sale becomes a rent', async () => {
    const id = await post();
    after(40);
    await edit(id, { purpose: 'rent', price: '150000' });
    expect(await kinds(id)).toEqual([['listed', undefined]]);
    expect(await test.db.select().from(priceReductions)).toEqual([]);
  });

  it('is there again where a rent becomes a sale again, so that a way there and back fakes no reduction', async () => {
    const id = await post();
    after(10);
    await edit(id, { price: '23000000' });
    after(30);
    await edit(id, { purpose: 'rent', price: '150000' });
    await edit(id, { price: '140000' });
    after(31);
    await edit(id, { purpose: 'sale', price: '40000000' });
    expect(await kinds(id)).toEqual([
      ['raised', 17_000_000],
      ['reduced', 1_000_000],
      ['listed', undefined],
    ]);
    await edit(id, { price: '23000000' });
    expect((await read('cards?priceReduced=1')).json()).toEqual([]);
    const news = (await read('news')).json() as { kind: string; price_before: number | null }[];
    expect(news.map((each) => [each.kind, each.price_before])).toEqual([
      ['price_cut', 24_000_000],
      ['new', null],
    ]);
    await edit(id, { purpose: 'rent', price: '140000' });
    expect(await kinds(id)).toEqual([
      ['reduced', 10_000],
      ['listed', undefined],
    ]);
    // The prices were those before: nobody confirmed anything.
    expect((await test.db.select().from(propertyHistory)).length).toBe(6);
  });

  it('has what the operator pauses, and is kept in no table once the listing is erased', async () => {
    const id = await post();
    await runAdmin(test.deps, { argv: ['listing', 'hide', String(id)] });
    const states = await test.db.select().from(propertyHistory);
    expect(states.map(({ status }) => status)).toEqual(['active', 'paused']);
    expect((await read(`context?id=${id}`)).statusCode).toBe(404);
    await test.db.delete(properties).where(eq(properties.id, id));
    expect(await test.db.select().from(propertyHistory)).toEqual([]);
  });
});

describe('a reduced price', () => {
  it('is on cards and in the filter for thirty days', async () => {
    const id = await post();
    const other = await post({ title: 'Another house by the sea' });
    after(40);
    await edit(id, { price: '23500000' });
    after(60);
    const found = await read('cards?priceReduced=1');
    expect(found.headers['x-total-count']).toBe('1');
    expect(found.json()).toMatchObject([
      { property_id: id, price_reduced: { by: 500_000, at: new Date(now - 20 * DAY).toISOString() } },
    ]);
    expect((await read(`single?id=${id}`)).json().price_reduced.by).toBe(500_000);
    expect((await read(`single?id=${other}`)).json()).not.toHaveProperty('price_reduced');
    after(71);
    expect((await read(`by-ids?ids=${id}`)).json()[0]).not.toHaveProperty('price_reduced');
  });

  it('is none where it was raised first, and goes where it is raised again', async () => {
    const id = await post();
    after(50);
    await edit(id, { price: '30000000' });
    await edit(id, { price: '24000000' });
    expect(await test.db.select().from(priceReductions)).toEqual([]);
    await edit(id, { price: '23000000' });
    expect(await test.db.select().from(priceReductions)).toMatchObject([{ reducedBy: 1_000_000 }]);
    await edit(id, { price: '23500000' });
    expect(await test.db.select().from(priceReductions)).toEqual([]);
  });

  it('narrows nothing where priceReduced=0 says so, as with the other switches', async () => {
    await post();
    expect((await read('cards?priceReduced=0')).headers['x-total-count']).toBe('1');
  });

  it.each(['yes', '2'])('is not asked for by priceReduced=%s', async (value) => {
    const answer = await read(`cards?priceReduced=${value}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty('priceReduced');
  });
});

describe('a price among others', () => {
  const listing = (index: number, changes: Partial<typeof properties.$inferInsert> = {}) => ({
    sellerId,
    areaId,
    propertyType: 'House',
    title: 'House',
    price: 240 * (100_000 + 1_000 * index),
    areaSqft: 2_160,
    ...changes,
  });

  it('is compared with ten offers or more of its kind, size and area, without itself', async () => {
    const id = await post({ price: String(240 * 92_400) });
    await test.db.insert(properties).values(Array.from({ length: 9 }, (_, index) => listing(index)));
    // None of these is like it.
    await test.db
      .insert(properties)
      .values([listing(1, { propertyType: 'Flat' }), listing(1, { areaSqft: 900 }), listing(1, { purpose: 'rent' })]);
    test.deps.changes.expectNews();
    expect((await read(`context?id=${id}`)).json().comparison).toBeNull();
    await test.db.insert(properties).values([listing(9), listing(10)]);
    test.deps.changes.expectNews();
    expect((await read(`context?id=${id}`)).json().comparison).toEqual({
      offers: 11,
      median: 105_000,
      lower_quartile: 102_500,
      upper_quartile: 107_500,
      own: 92_400,
      percent: -12,
    });
  });

  it('is none without a size, and 404 for what nobody may see', async () => {
    const id = await post({ area_sqft: '' });
    expect((await read(`context?id=${id}`)).json().comparison).toBeNull();
    await mark(id, 'paused');
    test.deps.changes.expectNews();
    for (const given of [id, '0', 'x', '9999999', '%00'])
      expect([400, 404]).toContain((await read(`context?id=${given}`)).statusCode);
  });
});

describe('a listing that is over', () => {
  it('says for a year that it was sold, and shows homes like it', async () => {
    const id = await post();
    const other = await post({ title: 'Another house by the sea' });
    expect((await read(`past?id=${id}`)).statusCode).toBe(404);
    after(10);
    await mark(id, 'sold');
    expect((await read(`single?id=${id}`)).statusCode).toBe(404);
    const past = await read(`past?id=${id}`);
    expect(past.json()).toMatchObject({
      status: 'sold',
      title: ad.title,
      ended_at: new Date(now - 50 * DAY).toISOString(),
    });
    expect(past.body).not.toMatch(/cell_no|seller_phone|email/);
    expect((await read(`similar?id=${id}`)).json().map((card: { property_id: number }) => card.property_id)).toEqual([
      other,
    ]);
    after(10 + 366);
    expect((await read(`past?id=${id}`)).statusCode).toBe(410);
  });

  it('is gone once it was removed, also after it was sold', async () => {
    const id = await post();
    await mark(id, 'sold');
    expect((await read(`past?id=${id}`)).statusCode).toBe(200);
    await mark(id, 'deleted');
    const gone = await read(`past?id=${id}`);
    expect([gone.statusCode, gone.json().code]).toEqual([410, 'PROPERTY_GONE']);
    expect((await read('past?id=999999')).statusCode).toBe(404);
  });

  it('is not told of while it is paused', async () => {
    const id = await post();
    await mark(id, 'paused');
    expect((await read(`past?id=${id}`)).statusCode).toBe(404);
  });
});
