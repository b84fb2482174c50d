import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { runAdmin } from '../admin/commands.ts';
import { audit } from '../audit/audit.table.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { expirePlans } from '../plans/plans.actions.ts';
import { properties } from '../properties/properties.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { checkLedger } from './operator.actions.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = new Date('2026-11-03T08:00:00.000Z');
const after = (ms: number) => new Date(START.getTime() + ms);

let test: TestApp;
let seller: Awaited<ReturnType<TestApp['signIn']>>;
let moderator: Record<string, string>;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(START);
  await test.reset();
  seller = await test.signIn('seller');
  await goTo(START);
});

/** Staff sign in anew: their sessions last hours. */
async function goTo(now: Date) {
  test.setNow(now);
  moderator = (await test.signInStaff(['moderator'])).headers;
}

const admin = (...argv: string[]) => runAdmin(test.deps, { argv });

let transfers = 0;
async function buy(plan: 'pro' | 'premium', months = 1): Promise<number> {
  const request = { method: 'POST' as const, headers: seller.headers };
  const placed = await test.app.inject({ ...request, url: '/api/orders', payload: { plan, months } });
  const { id, amount } = placed.json().order as { id: number; amount: number };
  transfers += 1;
  const transfer = ['--amount', String(amount), '--bank', 'HBL', '--transaction', `TRX-${transfers}`, '--by', 'Asma'];
  await admin('orders', 'paid', String(id), ...transfer);
  expect((await admin('orders', 'approve', String(id), '--by', 'Bilal')).ok).toBe(true);
  return id;
}

async function ad(columns: Partial<typeof properties.$inferInsert> = {}): Promise<number> {
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas order by id limit 1');
  const [row] = await test.db
    .insert(properties)
    .values({
      ...{ sellerId: seller.account.id, areaId: rows[0]?.id ?? 0, propertyType: 'House', title: 'Sunny house' },
      ...{ description: 'Text.', price: 25_000_000, bedrooms: 4, createdAt: START, updatedAt: START },
      ...columns,
    })
    .returning({ id: properties.id });
  return row?.id ?? 0;
}

const act = (id: number, payload: object, headers = moderator) =>
  test.app.inject({ method: 'POST', url: `/api/desk/listings/${id}/actions`, payload, headers });
const hide = (id: number) => act(id, { action: 'hide', reason: 'fraud' });
const restore = (id: number) => act(id, { action: 'restore', mistake: true });
const orderOf = async (id: number) =>
  (await test.app.inject({ url: `/api/orders/${id}`, headers: seller.headers })).json();
const until = async (id: number) => new Date((await orderOf(id)).ends_at).getTime();
const soundBooks = async () => expect((await checkLedger(test.deps)).faults).toEqual([]);

describe('an ad that was hidden by mistake', () => {
  it('gives its seller the begun days of their plan back, with a mail and a row in the log', async () => {
    const order = await buy('pro');
    const before = await until(order);
    const id = await ad();
    await hide(id);
    await goTo(after(2 * DAY + HOUR));
    const restored = await restore(id);
    expect(restored.json().listing).toMatchObject({ status: 'active', review: 'approved' });
    expect((await until(order)) - before).toBe(3 * DAY);
    const plan = await test.app.inject({ url: '/api/plans/mine', headers: seller.headers });
    expect(plan.json()).toMatchObject({ plan: 'pro', plan_until: new Date(before + 3 * DAY).toISOString() });
    await sendDueMails(test.deps);
    expect(test.outbox.map(({ subject }) => subject)).toContain('We gave you 3 days of your Pro plan back');
    const log = await test.db.select().from(audit).where(eq(audit.action, 'order.give-days-back'));
    expect(log).toMatchObject([{ subject: `order:${order}`, after: expect.stringContaining('"days":3') }]);
    const finance = (await test.signInStaff(['finance'])).headers;
    const desk = (await test.app.inject({ url: `/api/desk/orders/${order}`, headers: finance })).json();
    expect(desk.history.at(-1)).toMatchObject({ state: 'active', days: 3 });
    // The seller's own history has states only.
    expect((await orderOf(order)).history.map(({ state }: { state: string }) => state)).toEqual([
      'ordered',
      'paid',
      'active',
    ]);
    await soundBooks();
  });

  it('is written about in the seller’s language', async () => {
    await test.db.update(accounts).set({ locale: 'ur' });
    await buy('pro');
    const id = await ad();
    await hide(id);
    await goTo(after(HOUR));
    await restore(id);
    await sendDueMails(test.deps);
    expect(test.outbox.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('کا ایک دن واپس کیا ہے'));
  });

  it('gives nothing without a plan that was paid for, nor for the days before it and after it', async () => {
    const none = await ad();
    await hide(none);
    await goTo(after(DAY));
    expect((await restore(none)).statusCode).toBe(200);
    const id = await ad();
    await hide(id);
    await goTo(after(4 * DAY));
    const order = await buy('pro');
    const before = await until(order);
    await goTo(after(5 * DAY));
    await restore(id);
    expect((await until(order)) - before).toBe(DAY);
    await soundBooks();
  });

  it('gives a day once, however many ads were hidden and however often they were', async () => {
    const order = await buy('premium');
    const before = await until(order);
    const [one, two] = [await ad(), await ad()];
    await hide(one);
    await hide(two);
    await goTo(after(3 * DAY));
    await restore(one);
    await restore(two);
    expect((await until(order)) - before).toBe(3 * DAY);
    await hide(two);
    await goTo(after(4 * DAY));
    await restore(two);
    expect((await until(order)) - before).toBe(4 * DAY);
    await soundBooks();
  });

  it('gives one day, with one mail, where several ads are restored one after the other', async () => {
    const order = await buy('premium');
    const before = await until(order);
    const ids = [await ad(), await ad(), await ad()];
    for (const [place, id] of ids.entries()) {
      test.setNow(after(place * 700));
      await hide(id);
    }
    for (const [place, id] of ids.toReversed().entries()) {
      await goTo(after(HOUR + place * 700));
      expect((await restore(id)).statusCode).toBe(200);
    }
    expect((await until(order)) - before).toBe(DAY);
    await sendDueMails(test.deps);
    expect(test.outbox.filter(({ subject }) => subject.startsWith('We gave you'))).toHaveLength(1);
    await soundBooks();
  });

  it('gives the days also when the plan ended meanwhile: it is on again', async () => {
    const order = await buy('pro');
    const end = await until(order);
    const id = await ad();
    await goTo(new Date(end - 2 * DAY));
    await hide(id);
    await goTo(new Date(end + DAY));
    await expirePlans(test.deps);
    await restore(id);
    const [account] = await test.db.select().from(accounts).where(eq(accounts.id, seller.account.id));
    expect(account).toMatchObject({ plan: 'pro', planUntil: new Date(end + 3 * DAY) });
    await soundBooks();
    await goTo(new Date(end + 4 * DAY));
    await expirePlans(test.deps);
    await soundBooks();
  });

  it('moves what follows: a smaller plan begins so much later', async () => {
    const large = await buy('premium');
    const small = await buy('pro');
    const [largeEnds, smallEnds] = [await until(large), await until(small)];
    const id = await ad();
    await hide(id);
    await goTo(after(2 * DAY));
    await restore(id);
    expect([(await until(large)) - largeEnds, (await until(small)) - smallEnds]).toEqual([2 * DAY, 2 * DAY]);
    await soundBooks();
  });

  it('is restored without a way back once days were given', async () => {
    await buy('pro');
    const id = await ad();
    await hide(id);
    await goTo(after(DAY));
    const { undo } = (await restore(id)).json();
    const undone = await test.app.inject({
      ...{ method: 'POST', url: '/api/desk/undo', payload: { undo }, headers: moderator },
    });
    expect(undone.json()).toEqual({ undone: [], left: [id] });
    await soundBooks();
  });

  it('counts until its seller said that it is sold: nobody would have seen it afterwards', async () => {
    const order = await buy('premium');
    const before = await until(order);
    const id = await ad();
    await hide(id);
    await goTo(after(2 * DAY));
    const sold = await test.app.inject({
      method: 'POST',
      url: `/api/properties/status/${id}`,
      headers: seller.headers,
      payload: { status: 'sold' },
    });
    expect(sold.statusCode, sold.body).toBe(200);
    await goTo(after(12 * DAY));
    expect((await restore(id)).json().listing).toMatchObject({ status: 'sold' });
    expect((await until(order)) - before).toBe(2 * DAY);
    await soundBooks();
  });

  it('was shown before: a paused one gives nothing, and what nobody hid is refused', async () => {
    const order = await buy('pro');
    const before = await until(order);
    const paused = await ad({ status: 'paused' });
    await hide(paused);
    await goTo(after(2 * DAY));
    expect((await restore(paused)).statusCode).toBe(200);
    expect(await until(order)).toBe(before);
    const shown = await ad();
    expect((await restore(shown)).statusCode).toBe(409);
    await hide(shown);
    const wrong = await act(shown, { action: 'approve', mistake: true });
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['mistake']]);
  });
});

describe('a seller who was suspended by mistake', () => {
  const person = (payload: object) =>
    test.app.inject({
      method: 'POST',
      url: `/api/desk/sellers/${seller.account.id}/actions`,
      payload,
      headers: moderator,
    });
  const suspend = () => person({ action: 'suspend', reason: 'Under inquiry.' });
  const periodsUntil = async () => {
    const [account] = await test.db.select().from(accounts).where(eq(accounts.id, seller.account.id));
    return account?.planUntil?.getTime() ?? 0;
  };

  it('has the begun days back, with a mail and rows in the log, and what was shown is shown again', async () => {
    const order = await buy('pro');
    const shown = await ad();
    const before = await periodsUntil();
    await suspend();
    await goTo(after(2 * DAY + HOUR));
    expect((await person({ action: 'lift', mistake: true })).json()).toMatchObject({ suspended_at: null, plan: 'pro' });
    expect((await periodsUntil()) - before).toBe(3 * DAY);
    expect((await person({ action: 'lift', mistake: true })).statusCode).toBe(409);
    await sendDueMails(test.deps);
    const mail = test.outbox.find(({ subject }) => subject === 'We gave you 3 days of your Pro plan back');
    expect(mail?.text).toContain('we suspended your account by mistake');
    const rows = await test.db.select().from(audit).where(eq(audit.action, 'order.give-days-back'));
    expect(rows).toMatchObject([{ subject: `order:${order}`, after: expect.stringContaining('suspendedFrom') }]);
    const lifts = await test.db.select().from(audit).where(eq(audit.action, 'account.lift'));
    expect(lifts).toMatchObject([{ after: expect.stringContaining('"mistake":true') }]);
    const [row] = await test.db.select().from(properties).where(eq(properties.id, shown));
    expect(row?.status).toBe('active');
    await soundBooks();
  });

  it('has none where it was right, and none without a plan that was paid for', async () => {
    await suspend();
    await goTo(after(DAY));
    expect((await person({ action: 'lift', mistake: true })).statusCode).toBe(200);
    seller = await test.signIn('seller');
    await buy('pro');
    const before = await periodsUntil();
    await suspend();
    await goTo(after(3 * DAY));
    expect((await person({ action: 'lift', mistake: false })).statusCode).toBe(200);
    await suspend();
    await goTo(after(4 * DAY));
    expect((await person({ action: 'lift' })).statusCode).toBe(200);
    expect(await periodsUntil()).toBe(before);
    await soundBooks();
  });

  it('has a day back once, also where an ad was hidden by mistake meanwhile', async () => {
    await buy('premium');
    const id = await ad();
    const before = await periodsUntil();
    await hide(id);
    await goTo(after(DAY));
    await suspend();
    await goTo(after(3 * DAY));
    await person({ action: 'lift', mistake: true });
    await restore(id);
    expect((await periodsUntil()) - before).toBe(3 * DAY);
    await soundBooks();
  });

  it('has a day back once, also when they are suspended again within the day', async () => {
    await buy('pro');
    const before = await periodsUntil();
    for (const minute of [0, 2]) {
      await goTo(after(minute * 60_000));
      await suspend();
      await goTo(after((minute + 1) * 60_000));
      await person({ action: 'lift', mistake: true });
    }
    expect((await periodsUntil()) - before).toBe(DAY);
    await soundBooks();
  });

  it('has the plan on again that ended meanwhile, and what was shown comes before what the plan had paused', async () => {
    await buy('pro');
    const [shown, waiting] = [await ad(), await ad({ status: 'paused', pausedByPlan: true })];
    await goTo(after(29 * DAY));
    await suspend();
    await goTo(after(40 * DAY));
    await expirePlans(test.deps);
    expect((await person({ action: 'lift', mistake: true })).json()).toMatchObject({ plan: 'pro' });
    const statusOf = async (id: number) =>
      (await test.db.select().from(properties).where(eq(properties.id, id)))[0]?.status;
    expect([await statusOf(shown), await statusOf(waiting)]).toEqual(['active', 'active']);
    await soundBooks();
  });
});
