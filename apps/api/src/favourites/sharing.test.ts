import { AsyncResource } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readmitAccount, suspendAccount } from '../accounts/suspension.actions.ts';
import { properties } from '../properties/properties.table.ts';
import { untilWaiting } from '../testing/lockWaits.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { endShare } from './sharing.store.ts';
import { shortlistShares, shortlistVotes } from './sharing.table.ts';

let test: TestApp;
let buyer: Awaited<ReturnType<TestApp['signIn']>>;
let ids: number[];
let token: string;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  buyer = await test.signIn('buyer');
  const { account } = await test.signIn('seller');
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas limit 1');
  const home = { sellerId: account.id, areaId: rows[0]?.id ?? 0, propertyType: 'Flat', price: 10_000_000 };
  const homes = await test.db
    .insert(properties)
    .values(['One', 'Two', 'Three'].map((title) => ({ ...home, title })))
    .returning({ id: properties.id });
  ids = homes.map(({ id }) => id);
  await own('POST', '/api/favourites', { property_ids: ids.slice(0, 2) });
  await own('PUT', `/api/favourites/${ids[1]}`, { rejected: 'Too far', note: 'A secret of ours' });
  token = (await own('POST', '/api/favourites/sharing')).json().token;
});

const own = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: buyer.headers, ...(payload && { payload }) });
const read = (secret = token) => test.app.inject({ url: `/api/shared-shortlist?token=${secret}` });
const cast = (change: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/shared-shortlist/vote',
    payload: { token, property_id: String(ids[0]), name: 'Amna', vote: 'yes', ...change },
  });

describe('a shared shortlist', () => {
  it('has the homes that may be for its owner, and nothing of their notes', async () => {
    const answer = await read();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json().homes.map(({ property_id }: { property_id: number }) => property_id)).toEqual([ids[0]]);
    expect(answer.body).not.toContain('secret of ours');
  });

  it('keeps no token, and ends the link before a new one', async () => {
    const [share] = await test.db.select().from(shortlistShares);
    expect(share?.tokenHash).not.toBe(token);
    const next = (await own('POST', '/api/favourites/sharing')).json().token;
    expect((await read()).statusCode).toBe(404);
    expect((await read(next)).statusCode).toBe(200);
  });

  it('takes one vote of each name, the last one', async () => {
    expect((await cast({ comment: ' Near the school ' })).statusCode).toBe(200);
    await cast({ name: ' amna ', vote: 'no', comment: '' });
    await cast({ name: 'Bilal', vote: 'maybe' });
    const { votes } = (await own('GET', '/api/favourites/sharing')).json();
    expect(votes.map(({ name, vote }: { name: string; vote: string }) => `${name} ${vote}`).sort()).toEqual([
      'Bilal maybe',
      'amna no',
    ]);
    expect((await read()).json().votes).toHaveLength(2);
  });

  it('ends when its owner says so; the votes stay theirs', async () => {
    await cast();
    expect((await own('DELETE', '/api/favourites/sharing')).statusCode).toBe(200);
    expect((await read()).statusCode).toBe(404);
    expect((await cast()).statusCode).toBe(404);
    const { shared, votes } = (await own('GET', '/api/favourites/sharing')).json();
    expect([shared, votes.length]).toEqual([false, 1]);
  });

  // The embedded database runs one transaction after the other.
  it.runIf(process.env.TEST_DATABASE_URL)('takes no vote that is under way while its owner ends the link', async () => {
    // It is no part of the owner's transaction.
    const vote = AsyncResource.bind(async () => {
      const voting = cast({ comment: 'Too late' });
      await untilWaiting(test.deps.pool);
      return { voting };
    });
    const { voting } = await test.db.transaction(async (tx) => {
      await endShare(tx, buyer.account.id);
      return vote();
    });
    expect((await voting).statusCode).toBe(404);
    expect(await test.db.select().from(shortlistVotes)).toEqual([]);
  });

  it('is nobody’s to see while its owner is kept out, and works again afterwards', async () => {
    const { email } = buyer.account;
    await suspendAccount(test.deps, email);
    expect([(await read()).statusCode, (await cast()).statusCode]).toEqual([404, 404]);
    await readmitAccount(test.deps, email);
    expect([(await read()).statusCode, (await cast()).statusCode]).toEqual([200, 200]);
  });

  it('takes the votes of twenty people', async () => {
    for (let count = 0; count < 20; count += 1) expect((await cast({ name: `Cousin ${count}` })).statusCode).toBe(200);
    expect((await cast({ name: 'A stranger' })).statusCode).toBe(409);
    for (const name of ['cousin 3', 'Cou\u200bsin 3', '\u202eCousin 3'])
      expect((await cast({ name, vote: 'no' })).statusCode).toBe(200);
    expect(await test.db.select().from(shortlistVotes)).toHaveLength(20);
  });

  it.each([
    [{ name: ' ' }, 400],
    [{ name: 'x'.repeat(41) }, 400],
    [{ comment: 'x'.repeat(301) }, 400],
    [{ comment: 'a\0b' }, 400],
    [{ vote: 'never' }, 400],
    [{ token: 'x' }, 404],
    [{ property_id: 'x' }, 404],
  ])('refuses %j with %i', async (change, status) => {
    expect((await cast(change)).statusCode).toBe(status);
  });

  it('takes no vote on a home that is not shown', async () => {
    for (const id of [ids[1], ids[2], 999_999]) expect((await cast({ property_id: String(id) })).statusCode).toBe(404);
  });

  it('sends a form back to its page, also one that is refused', async () => {
    const form = (name: string, more: Record<string, string> = { vote: 'yes' }) =>
      test.app.inject({
        method: 'POST',
        url: '/api/shared-shortlist/vote',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token, property_id: String(ids[0]), name, page: 'ur', ...more }).toString(),
      });
    const done = await form('Amna');
    expect([done.statusCode, done.headers.location]).toEqual([
      303,
      `/ur/shared-shortlist?token=${token}&name=Amna&done=1#home-${ids[0]}`,
    ]);
    // What was typed comes back to the form of that home.
    const refused = await form(' ', { comment: 'Near the school' });
    expect(refused.headers.location).toBe(
      `/ur/shared-shortlist?token=${token}&home=${ids[0]}&name=+&vote=&comment=Near+the+school&refused=1#home-${ids[0]}`,
    );
  });
});
