import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { properties } from '../properties/properties.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp;
let buyer: Awaited<ReturnType<TestApp['signIn']>>;
let ids: number[];
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  buyer = await test.signIn('buyer');
  const { account } = await test.signIn('seller');
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas limit 1');
  const homes = await test.db
    .insert(properties)
    .values(
      (['active', 'active', 'sold', 'deleted'] as const).map((status, index) => ({
        sellerId: account.id,
        areaId: rows[0]?.id ?? 0,
        status,
        propertyType: 'Flat',
        title: `Home ${index + 1}`,
        price: 10_000_000,
      })),
    )
    .returning({ id: properties.id });
  ids = homes.map((home) => home.id);
});

const add = (property_ids: unknown, who = buyer) =>
  test.app.inject({
    method: 'POST',
    url: '/api/favourites',
    payload: { property_ids } as object,
    headers: who.headers,
  });
const remove = (id: string) =>
  test.app.inject({ method: 'DELETE', url: `/api/favourites/${id}`, headers: buyer.headers });
const cards = async (who = buyer): Promise<number[]> =>
  (await test.app.inject({ url: '/api/favourites', headers: who.headers }))
    .json()
    .map((card: { property_id: number }) => card.property_id);

describe('favourites', () => {
  it('take what the device kept, once, without what does not exist', async () => {
    const [first, second, sold, deleted] = ids;
    const answer = await add([first, second, sold, deleted, 999_999]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().property_ids.sort()).toEqual([first, second, sold].sort());
    expect((await add([first])).json().property_ids).toHaveLength(3);
  });

  it('show the homes that are on the market, last added first', async () => {
    const [first, second, sold] = ids;
    await add([first]);
    await add([sold, second]);
    expect(await cards()).toEqual([second, first]);
  });

  it('belong to one account', async () => {
    await add(ids);
    expect(await cards(await test.signIn('buyer'))).toEqual([]);
  });

  it('are removed, twice too', async () => {
    await add(ids.slice(0, 2));
    expect((await remove(String(ids[0]))).json().property_ids).toEqual([ids[1]]);
    expect((await remove(String(ids[0]))).statusCode).toBe(200);
  });

  it.each([['text'], [[0]], [[1.5]], [['1']], [Array(501).fill(1)], [null]])('refuse %j', async (list) => {
    expect((await add(list)).statusCode).toBe(400);
  });

  it.each(['0', 'x', '-1', '1e3', '99999999999999999999'])('answer 404 for the home %s', async (id) => {
    expect((await remove(id)).statusCode).toBe(404);
  });

  it('answer 400 where the home is named by a control character', async () => {
    expect((await remove('%00')).statusCode).toBe(400);
  });
});
