import { Readable } from 'node:stream';
import { PLANS, type PlanId, planInForce, planOf } from '@karachi-estates/domain/plans/plans';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { readmitAccount, suspendAccount } from '../accounts/suspension.actions.ts';
import { TERMINAL } from '../audit/audit.store.ts';
import { approveOrder } from '../orders/payments.actions.ts';
import { properties } from '../properties/properties.table.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { approveUpgrade, expirePlans } from './plans.actions.ts';
import { upgradeRequests } from './plans.table.ts';

let site: TestApp;
let areaId: number;
beforeAll(async () => {
  site = await testApp();
  const { rows } = await site.deps.pool.query<{ id: number }>('select id from areas limit 1');
  areaId = rows[0]?.id ?? 0;
});
afterAll(() => site.close());

type Seller = Awaited<ReturnType<TestApp['signIn']>>;

const AD = {
  title: 'Sunny house near the park',
  price: '25000000',
  property_type: 'House',
  bedrooms: '4',
  bathrooms: '5',
  email: 'seller@example.com',
  cell_no: '0300-1234567',
};

function send(seller: Seller, method: 'POST' | 'PUT', url: string, fields: Record<string, string>) {
  const { payload, headers } = multipart(fields);
  return site.app.inject({ method, url, headers: { ...headers, ...seller.headers }, payload });
}

/** What a seller and the desk do, one thing after another; `which` names a listing by its place. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('post' as const), featured: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('feature' as const), which: fc.nat(7), featured: fc.boolean() }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      which: fc.nat(7),
      to: fc.constantFrom('active', 'paused', 'sold', 'deleted'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), which: fc.nat(7) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('buy' as const), plan: fc.constantFrom('pro', 'premium') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 45 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function listingsOf(seller: Seller) {
  return site.db.select().from(properties).where(eq(properties.sellerId, seller.account.id)).orderBy(properties.id);
}

let transfers = 0;

async function take(seller: Seller, now: Date, each: Step): Promise<void> {
  const listings = await listingsOf(seller);
  const chosen = 'which' in each ? listings[each.which % Math.max(1, listings.length)] : undefined;
  const move = (id: number, status: string) =>
    site.app.inject({
      method: 'POST',
      url: `/api/properties/status/${id}`,
      headers: seller.headers,
      payload: { status },
    });
  if (each.do === 'post') {
    const featured: Record<string, string> = each.featured ? { featured: '1' } : {};
    await send(seller, 'POST', '/api/properties/save', { ...AD, area_id: String(areaId), ...featured });
  }
  if (each.do === 'feature' && chosen) {
    await send(seller, 'PUT', `/api/properties/update/${chosen.id}`, { featured: each.featured ? '1' : '0' });
  }
  if (each.do === 'move' && chosen) await move(chosen.id, each.to);
  if (each.do === 'undo' && chosen?.statusBefore) await move(chosen.id, chosen.statusBefore);
  if (each.do === 'buy') {
    transfers += 1;
    const [request] = await site.db
      .insert(upgradeRequests)
      .values({
        accountId: seller.account.id,
        plan: each.plan as 'pro' | 'premium',
        months: 1,
        reference: `TRX-${seller.account.id}-${now.getTime()}-${transfers}`,
        createdAt: now,
      })
      .returning();
    const { orderId } = await approveUpgrade(site.deps, request?.id ?? 0, TERMINAL, 'Asma');
    await approveOrder(site.deps, orderId, 'Bilal');
  }
  if (each.do === 'wait') {
    site.setNow(new Date(now.getTime() + each.days * 86_400_000));
    await expirePlans(site.deps);
    // The session is thirty days from its last use.
    await site.deps.pool.query('update sessions set expires_at = $1', [new Date(now.getTime() + 400 * 86_400_000)]);
  }
}

it('a plan that ends while ads are published leaves what the next one includes, and each answer is true', async () => {
  await site.reset();
  const now = new Date('2026-03-01T08:00:00Z');
  site.setNow(now);
  const ended = new Date('2026-03-02T08:00:00Z');
  const seller = await site.signIn('seller', { plan: 'pro', planUntil: ended });
  const { maxActiveListings } = planOf('basic');
  const rows = await site.db
    .insert(properties)
    .values(
      Array.from({ length: maxActiveListings + 4 }, (_, place) => ({
        ...{ sellerId: seller.account.id, areaId, propertyType: 'House' as const, title: `House ${place}` },
        ...{ price: 25_000_000, status: place < maxActiveListings + 1 ? ('active' as const) : ('paused' as const) },
      })),
    )
    .returning({ id: properties.id, status: properties.status });
  site.setNow(ended);
  const publish = (id: number) =>
    site.app.inject({
      ...{ method: 'POST', url: `/api/properties/status/${id}`, headers: seller.headers },
      payload: { status: 'active' },
    });
  const paused = rows.filter(({ status }) => status === 'paused');
  const [first, second, ...answers] = await Promise.all([
    expirePlans(site.deps),
    expirePlans(site.deps),
    ...paused.map(({ id }) => publish(id)),
  ]);
  expect([first + second, answers.map(({ statusCode }) => statusCode)]).toEqual([1, paused.map(() => 403)]);
  expect(await site.db.$count(properties, eq(properties.status, 'active'))).toBe(maxActiveListings);
});

it('whatever a seller does, never more is active or featured than the plan in force includes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<PlanId>(...PLANS.map((plan) => plan.id)),
      fc.array(step, { minLength: 6, maxLength: 24 }),
      async (plan, steps) => {
        const start = new Date('2025-10-01T08:00:00Z');
        site.setNow(start);
        await site.reset();
        const planUntil = plan === 'basic' ? null : new Date(start.getTime() + 40 * 86_400_000);
        const seller = await site.signIn('seller', { plan, planUntil });
        for (const each of steps) {
          const now = site.deps.clock();
          await take(seller, now, each);
          const [account] = await site.db.select().from(accounts).where(eq(accounts.id, seller.account.id));
          const then = site.deps.clock();
          const limits = planOf(
            planInForce({ plan: account?.plan ?? 'basic', expiresAt: account?.planUntil ?? null }, then),
          );
          const listings = await listingsOf(seller);
          const active = listings.filter((row) => row.status === 'active');
          const featured = listings.filter(
            (row) =>
              (row.status === 'active' || row.status === 'paused') &&
              row.featuredUntil !== null &&
              row.featuredUntil > then,
          );
          expect(active.length).toBeLessThanOrEqual(limits.maxActiveListings);
          expect(featured.length).toBeLessThanOrEqual(limits.maxFeatured);
        }
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

it('a featured ad that was sold and comes back does not bring its mark past the limit, and the answer says so', async () => {
  site.setNow(new Date('2025-10-01T08:00:00Z'));
  await site.reset();
  const seller = await site.signIn('seller', { plan: 'pro' });
  const post = async () =>
    (await send(seller, 'POST', '/api/properties/save', { ...AD, area_id: String(areaId), featured: '1' })).json()
      .property.id as number;
  const move = (id: number, status: string) =>
    site.app.inject({
      method: 'POST',
      url: `/api/properties/status/${id}`,
      headers: seller.headers,
      payload: { status },
    });
  const [sold, deleted] = [await post(), await post()];
  await move(sold, 'sold');
  await move(deleted, 'deleted');
  await post();
  await post();
  for (const id of [sold, deleted]) {
    const answer = await move(id, 'active');
    expect(answer.json()).toMatchObject({
      message: 'The ad is active. It is no longer featured, because all featured ads of your plan are in use.',
      property: { status: 'active', featured: false },
    });
  }
  const figures = await site.app.inject({ url: '/api/properties/my-figures', headers: seller.headers });
  expect(figures.json()).toMatchObject({ active: 4, featured_left: 0 });
});

it('the plan counts that is in force when the ad is stored, not when its upload began', async () => {
  site.setNow(new Date('2025-10-01T08:00:00Z'));
  await site.reset();
  const seller = await site.signIn('seller', { plan: 'pro', planUntil: new Date('2025-11-01T08:00:00Z') });
  for (const _ of [1, 2]) await send(seller, 'POST', '/api/properties/save', { ...AD, area_id: String(areaId) });
  const { payload, headers } = multipart({ ...AD, area_id: String(areaId) });
  // The plan ends after the request was let in and before its form is read.
  const ended = site.app.inject({
    method: 'POST',
    url: '/api/properties/save',
    headers: { ...headers, ...seller.headers },
    payload: Readable.from(
      (async function* () {
        yield payload.subarray(0, 200);
        await site.db.update(accounts).set({ plan: 'basic', planUntil: null });
        yield payload.subarray(200);
      })(),
    ),
  });
  expect((await ended).statusCode).toBe(403);
});

it('shows nothing of a suspended seller when a plan ends or begins, and what has room once they are let in again', async () => {
  await site.reset();
  const now = new Date('2026-03-01T08:00:00Z');
  site.setNow(now);
  const until = new Date(now.getTime() + 1_000);
  const { account } = await site.signIn('seller', { plan: 'pro', planUntil: until });
  const { maxActiveListings } = planOf('basic');
  await site.db.insert(properties).values(
    Array.from({ length: maxActiveListings + 2 }, (_, place) => ({
      ...{ sellerId: account.id, areaId, propertyType: 'House' as const, title: `House ${place}`, price: 25_000_000 },
      ...{ status: 'paused' as const, pausedByPlan: true },
    })),
  );
  await suspendAccount(site.deps, account.email);
  const shown = () => site.db.$count(properties, eq(properties.status, 'active'));

  site.setNow(new Date(until.getTime() + 1_000));
  expect(await expirePlans(site.deps)).toBe(1);
  expect(await shown()).toBe(0);

  expect(await readmitAccount(site.deps, account.email)).toEqual({ shown: maxActiveListings, left: 0 });
  expect(await shown()).toBe(maxActiveListings);
});

it('pauses by the plan what a seller who is let in again has no room for, so that a larger plan shows it', async () => {
  await site.reset();
  const now = new Date('2026-03-01T08:00:00Z');
  site.setNow(now);
  const { account } = await site.signIn('seller', { plan: 'pro', planUntil: new Date('2026-03-02T08:00:00Z') });
  const { maxActiveListings } = planOf('basic');
  await site.db.insert(properties).values(
    Array.from({ length: maxActiveListings + 1 }, (_, place) => ({
      ...{ sellerId: account.id, areaId, propertyType: 'House' as const, title: `House ${place}`, price: 25_000_000 },
    })),
  );
  await suspendAccount(site.deps, account.email);
  site.setNow(new Date('2026-03-03T08:00:00Z'));
  expect(await readmitAccount(site.deps, account.email)).toEqual({ shown: maxActiveListings, left: 1 });
  const waiting = await site.db.select().from(properties).where(eq(properties.status, 'paused'));
  expect(waiting.map(({ pausedByPlan }) => pausedByPlan)).toEqual([true]);
});
