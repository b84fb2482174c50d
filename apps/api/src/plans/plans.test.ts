import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMails } from '../mail/mail.actions.ts';
import { properties } from '../properties/properties.table.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { approveUpgrade, expirePlans, rejectUpgrade } from './plans.actions.ts';

let test: TestApp;
let seller: Awaited<ReturnType<TestApp['signIn']>>;
const start = new Date('2025-10-01T08:00:00Z');
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(start);
  await test.reset();
  seller = await test.signIn('seller');
});

const ask = (fields: Record<string, string>, files: Parameters<typeof multipart>[1] = []) => {
  const form = multipart(fields, files);
  return test.app.inject({
    method: 'POST',
    url: '/api/plans/upgrade',
    payload: form.payload,
    headers: { ...form.headers, ...seller.headers },
  });
};
const state = async () => (await test.app.inject({ url: '/api/plans/mine', headers: seller.headers })).json();
const paid = { plan: 'pro', months: '2', reference: 'TRX-778' };

/** Listings of the seller, the first one the oldest. */
async function addListings(count: number, status: 'active' | 'paused' = 'active') {
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas limit 1');
  const areaId = rows[0]?.id ?? 0;
  await test.db.insert(properties).values(
    Array.from({ length: count }, (_, index) => ({
      sellerId: seller.account.id,
      areaId,
      status,
      propertyType: 'Flat',
      title: `Listing ${index + 1}`,
      price: 10_000_000,
      createdAt: new Date(start.getTime() - (count - index) * 60_000),
    })),
  );
}

const listed = async () =>
  (await test.db.select().from(properties))
    .sort((a, b) => a.id - b.id)
    .map((row) => `${row.title}: ${row.status}${row.pausedByPlan ? ' by plan' : ''}`);

const mailsOf = async (address: string) => {
  await sendDueMails(test.deps);
  return test.outbox.filter((mail) => mail.to === address).map((mail) => mail.subject);
};

describe('asking for a plan', () => {
  it('is pending, with a receipt for the seller and a note for the desk', async () => {
    const screenshot = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const answer = await ask(paid, [{ field: 'screenshot', name: 'transfer.png', bytes: screenshot }]);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().state).toMatchObject({
      plan: 'basic',
      request: { plan: 'pro', months: 2, status: 'pending' },
    });
    expect(await mailsOf(seller.account.email)).toEqual(['We received your request for the Pro plan']);
    const note = test.outbox.find((mail) => mail.to === test.deps.settings.deskEmail);
    expect(note?.text).toContain('PKR 6,000');
    const picture = /\/media\/[0-9a-f]{32}/.exec(note?.text ?? '')?.[0] ?? '';
    expect((await test.app.inject(picture)).statusCode).toBe(200);
  });

  it('is one request at a time, also for two clicks at once', async () => {
    const answers = await Promise.all([ask(paid), ask(paid)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
  });

  it.each([
    [{ ...paid, plan: 'basic' }, 'plan'],
    [{ ...paid, plan: 'gold' }, 'plan'],
    [{ ...paid, months: '0' }, 'months'],
    [{ ...paid, months: '13' }, 'months'],
    [{ ...paid, months: '1.5' }, 'months'],
    [{ ...paid, reference: '  ' }, 'reference'],
    [{}, 'plan'],
  ])('refuses %j', async (fields, field) => {
    const answer = await ask(fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty(field);
    expect((await state()).request).toBeNull();
  });
});

describe('an approved plan', () => {
  async function approved() {
    const { id } = (await ask(paid)).json().state.request;
    return approveUpgrade(test.deps, id);
  }

  it('is on for its months, and the seller hears of it', async () => {
    await approved();
    expect(await state()).toMatchObject({
      plan: 'pro',
      plan_until: '2025-12-01T08:00:00.000Z',
      request: { status: 'approved' },
    });
    expect(await mailsOf(seller.account.email)).toContain('Your Pro plan is on');
  });

  it('is added to what is left of the same plan', async () => {
    await approved();
    test.setNow(days(10));
    await approved();
    expect((await state()).plan_until).toBe('2026-02-01T08:00:00.000Z');
  });

  it('is decided once', async () => {
    const { request } = await approved();
    await expect(approveUpgrade(test.deps, request.id)).rejects.toThrow(/No upgrade request/);
    await expect(rejectUpgrade(test.deps, request.id)).rejects.toThrow(/No upgrade request/);
  });

  it('ends: Basic again, what is over its limit is paused, nothing is deleted, and comes back with the next plan', async () => {
    await approved();
    await addListings(4);
    await addListings(1, 'paused');
    for (const day of [29, 58]) {
      test.setNow(days(day));
      expect((await state()).plan).toBe('pro');
    }
    test.setNow(days(60));
    expect(await expirePlans(test.deps)).toBe(0);
    test.setNow(days(62));
    expect((await state()).plan).toBe('basic');
    expect(await expirePlans(test.deps)).toBe(1);
    expect(await expirePlans(test.deps)).toBe(0);
    expect(await listed()).toEqual([
      'Listing 1: paused by plan',
      'Listing 2: paused by plan',
      'Listing 3: active',
      'Listing 4: active',
      'Listing 1: paused',
    ]);
    expect(await mailsOf(seller.account.email)).toContain('Your Pro plan has ended');
    expect(test.outbox.at(-1)?.text).toContain('2 listings are paused');
    await approved();
    expect((await listed()).slice(0, 2)).toEqual(['Listing 1: active', 'Listing 2: active']);
    expect((await listed())[4]).toBe('Listing 1: paused');
  });
});

it('a rejected request changes nothing and can be made again', async () => {
  const { id } = (await ask(paid)).json().state.request;
  await rejectUpgrade(test.deps, id);
  expect(await state()).toMatchObject({ plan: 'basic', request: { status: 'rejected' } });
  expect(await mailsOf(seller.account.email)).toContain('We could not find your transfer for the Pro plan');
  expect((await ask(paid)).statusCode).toBe(201);
});
