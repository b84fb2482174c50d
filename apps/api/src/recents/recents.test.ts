import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp;
let buyer: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  buyer = await test.signIn('buyer');
});

const bring = (property_ids: unknown, search = '', more: object = {}, token = buyer.token) =>
  test.app.inject({
    method: 'POST',
    url: '/api/recents',
    headers: { authorization: `Bearer ${token}` },
    payload: { property_ids, search, ...more },
  });

describe('what was looked at', () => {
  it('on two devices is one list, whichever brings it and however often', async () => {
    expect((await bring([1, 2, 3], 'area=7')).json()).toEqual({ property_ids: [1, 2, 3], search: 'area=7' });
    expect((await bring([3, 4, 1])).json()).toEqual({ property_ids: [2, 3, 4, 1], search: 'area=7' });
    expect((await bring([3, 4, 1])).json()).toEqual({ property_ids: [2, 3, 4, 1], search: 'area=7' });
    const both = await Promise.all([bring([5]), bring([6])]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await bring([])).json().property_ids).toHaveLength(6);
  });

  it('is forgotten when its owner says so, and is nobody else’s', async () => {
    await bring([1, 2], 'area=7');
    const other = await test.signIn('seller');
    expect((await bring([], '', {}, other.token)).json()).toEqual({ property_ids: [], search: '' });
    expect((await bring([9], '', { forget: true })).json()).toEqual({ property_ids: [9], search: '' });
  });

  it('is refused where it is no list of homes, or longer than anybody looks', async () => {
    const tooMany = Array.from({ length: 501 }, (_, at) => at + 1);
    for (const ids of ['1', [0], [1.5], [-1], [null], tooMany]) expect((await bring(ids)).statusCode).toBe(400);
    expect((await bring([], 'x'.repeat(1_001))).statusCode).toBe(400);
    expect((await test.app.inject({ method: 'POST', url: '/api/recents', payload: {} })).statusCode).toBe(401);
  });
});
