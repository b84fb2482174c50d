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

describe('what is said of a favourite', () => {
  const put = (url: string, payload: object, who = buyer) =>
    test.app.inject({ method: 'PUT', url: `/api/favourites${url}`, payload, headers: who.headers });
  const bring = (notes: object[], property_ids = ids.slice(0, 2)) =>
    test.app.inject({
      method: 'POST',
      url: '/api/favourites',
      payload: { property_ids, notes },
      headers: buyer.headers,
    });
  const nothing = { note: '', seen: false, rejected: null };

  it('is kept, part by part, and the home becomes a favourite', async () => {
    const [first] = ids;
    expect((await put(`/${first}`, { note: ' Ask for the lift ' })).statusCode).toBe(200);
    const { property_ids, notes } = (await put(`/${first}`, { seen: true })).json();
    expect(property_ids).toEqual([first]);
    expect(notes).toEqual([{ property_id: first, note: 'Ask for the lift', seen: true, rejected: null }]);
    expect((await put(`/${first}`, { note: '', seen: false })).json().notes).toEqual([]);
  });

  it('changes nothing where nothing is said, and the home becomes a favourite', async () => {
    const [first] = ids;
    for (const _time of ['once', 'twice']) {
      const answer = await put(`/${first}`, {});
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ property_ids: [first], notes: [] });
    }
    expect((await put('/999999', {})).statusCode).toBe(404);
  });

  it('writes nothing but what its contract names', async () => {
    const [first, second] = ids;
    const other = await test.signIn('buyer');
    const planted = { note: 'Call me', accountId: other.account.id, propertyId: second, position: 7, addedAt: 'x' };
    expect((await put(`/${first}`, planted)).json()).toEqual({
      property_ids: [first],
      notes: [{ ...nothing, property_id: first, note: 'Call me' }],
    });
    expect(await cards(other)).toEqual([]);
    expect((await put(`/${first}`, { foo: 1 })).statusCode).toBe(200);
  });

  it('hides a home that is not for them, and brings it back', async () => {
    const [first, second] = ids;
    await add([first, second]);
    const { property_ids } = (await put(`/${first}`, { rejected: 'Too far' })).json();
    expect(property_ids).toHaveLength(2);
    expect(await cards()).toEqual([second]);
    await put(`/${first}`, { rejected: null });
    expect(await cards()).toHaveLength(2);
  });

  it('is merged with what a device says, without losing or doubling', async () => {
    const [first = 0] = ids;
    await put(`/${first}`, { note: 'Dark kitchen' });
    const brought = [{ ...nothing, property_id: first, note: 'Ask for the lift', seen: true }];
    const once = (await bring(brought)).json();
    expect(once.notes).toEqual([
      { property_id: first, note: 'Dark kitchen\nAsk for the lift', seen: true, rejected: null },
    ]);
    expect((await bring(brought)).json()).toEqual(once);
    // What is no favourite of theirs is not touched.
    expect((await bring([{ ...nothing, property_id: ids[3] ?? 0, note: 'x' }])).json()).toEqual(once);
  });

  it('keeps both reasons where two devices put a home aside, and takes them again', async () => {
    const [first = 0] = ids;
    const [far, dark] = ['x'.repeat(200), 'y'.repeat(200)];
    await put(`/${first}`, { rejected: far });
    const once = (await bring([{ ...nothing, property_id: first, rejected: dark }])).json();
    expect(once.notes).toEqual([{ ...nothing, property_id: first, rejected: `${far}\n${dark}` }]);
    expect((await bring(once.notes)).json()).toEqual(once);
  });

  it('stands in the order of the hand, with new homes on top', async () => {
    const [first, second, sold] = ids;
    await add([first, second, sold]);
    expect((await put('', { property_ids: [sold, first, 999_999, second] })).json().property_ids).toEqual([
      sold,
      first,
      second,
    ]);
    await remove(String(first));
    expect((await add([first])).json().property_ids).toEqual([first, sold, second]);
  });

  it('takes its homes as it gives them', async () => {
    const [first, second] = ids;
    await add([first, second]);
    const read = async () => (await test.app.inject({ url: '/api/favourites', headers: buyer.headers })).json();
    const homes = await read();
    expect((await put('', homes)).statusCode).toBe(200);
    expect(await read()).toEqual(homes);
    expect((await put('', homes.toReversed())).json().property_ids).toEqual([second, first]);
    for (const wrong of [[{ id: first }], [first], { property_ids: 'all' }]) {
      expect((await put('', wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    }
  });

  it('comes in the order of the device', async () => {
    const [first, second, sold] = ids;
    expect((await add([second, sold, first])).json().property_ids).toEqual([second, sold, first]);
  });

  it.each([
    { note: 'x'.repeat(501) },
    { rejected: 'x'.repeat(201) },
    { note: 'a\0b' },
    { seen: 'often' },
    { note: null },
  ])('is 400 for %j', async (body) => {
    expect((await put(`/${ids[0]}`, body)).statusCode).toBe(400);
  });

  it('is 400 where a device brings too much, and 404 for homes that are not there', async () => {
    for (const much of [{ note: 'x'.repeat(1_002) }, { rejected: 'x'.repeat(402) }])
      expect((await bring([{ ...nothing, property_id: ids[0] ?? 0, ...much }])).statusCode).toBe(400);
    for (const id of [ids[3], 999_999, 'x']) expect((await put(`/${id}`, { seen: true })).statusCode).toBe(404);
    expect((await put('', { property_ids: 'x' })).statusCode).toBe(400);
    expect((await put('', { property_ids: [] })).statusCode).toBe(200);
  });
});
