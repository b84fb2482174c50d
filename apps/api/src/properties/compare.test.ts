import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { properties } from './properties.table.ts';

let test: TestApp;
let ids: number[];
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  const { account } = await test.signIn('seller');
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas limit 1');
  const homes = await test.db
    .insert(properties)
    .values(
      (['active', 'active', 'sold', 'deleted', 'paused'] as const).map((status, index) => ({
        sellerId: account.id,
        areaId: rows[0]?.id ?? 0,
        status,
        propertyType: 'Flat',
        title: `Home ${index + 1}`,
        price: 10_000_000,
        updatedAt: test.deps.clock(),
      })),
    )
    .returning({ id: properties.id });
  ids = homes.map((home) => home.id);
});

const compare = (text: string) => test.app.inject({ url: `/api/properties/compared?ids=${encodeURIComponent(text)}` });

describe('a comparison', () => {
  it('keeps the order that was asked for, and says when each was posted', async () => {
    const [first, second] = ids;
    const answer = await compare(`${second},${first},${second}`);
    expect(answer.statusCode).toBe(200);
    const homes = answer.json();
    expect(homes.map((each: { property_id: number }) => each.property_id)).toEqual([second, first]);
    expect(homes[0]).toMatchObject({ state: 'active', home: { title: 'Home 2', price: 10_000_000 } });
    expect(Date.parse(homes[0].home.created_at)).not.toBeNaN();
  });

  it('says what is sold or gone, and tells nothing of a paused one', async () => {
    const [first, , sold, deleted, paused] = ids;
    const homes = (await compare([first, sold, deleted, paused, 999_999].join())).json();
    expect(homes.map(({ state }: { state: string }) => state)).toEqual(['active', 'sold', 'gone', 'gone', 'gone']);
    expect(homes[1]).toMatchObject({ title: 'Home 3', home: null });
    expect(homes[4]).toEqual({ property_id: 999_999, state: 'gone', home: null });
  });

  it('is 404 where nothing of it was ever listed', async () => {
    expect((await compare('999999')).statusCode).toBe(404);
    expect((await compare(String(ids[4]))).statusCode).toBe(404);
  });

  it.each(['', 'x', '0,-1', ',,,', '\0'])('is 400 for %j', async (text) => {
    expect((await compare(text)).statusCode).toBe(400);
  });
});
