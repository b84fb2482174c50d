import { eq, inArray, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin/commands.ts';
import { TERMINAL } from '../audit/audit.store.ts';
import { runJob } from '../jobs/jobs.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { purgePictures, storePicture } from '../media/media.actions.ts';
import { refundOrder } from '../orders/operator.actions.ts';
import { orders, payments } from '../orders/orders.table.ts';
import { approveOrder } from '../orders/payments.actions.ts';
import { importStatement } from '../orders/statement.actions.ts';
import { properties } from '../properties/properties.table.ts';
import { multipart, photoFiles } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { approveUpgrade, expirePlans, rejectUpgrade, releaseScreenshots, remindOfEnds } from './plans.actions.ts';
import { upgradeRequests } from './plans.table.ts';

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
const paid = { plan: 'pro', months: '3', reference: 'TRX-778' };

const enter = (id: number, by = 'Asma') => approveUpgrade(test.deps, id, TERMINAL, by);
/** One person enters the transfer of a request, another one approves its order. */
async function approve(id: number) {
  const { request, orderId } = await enter(id);
  return { request, ...(await approveOrder(test.deps, orderId, 'Bilal')) };
}

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
      request: { plan: 'pro', months: 3, status: 'pending' },
    });
    expect(await mailsOf(seller.account.email)).toEqual(['We received your request for the Pro plan']);
    const note = test.outbox.find((mail) => mail.to === test.deps.settings.deskEmail);
    expect(note?.text).toContain('PKR 9,000');
    expect(note?.text).toContain('pnpm admin upgrades screenshot 1');
    expect(note?.text).not.toContain('/media/');
  });

  it('shows the screenshot of the transfer to its seller and to the operator, and to nobody else', async () => {
    const bytes = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#fee' } })
      .png()
      .toBuffer();
    await ask(paid, [{ field: 'screenshot', name: 'transfer.png', bytes }]);
    const url = '/api/plans/upgrades/1/screenshot';
    const own = await test.app.inject({ url, headers: seller.headers });
    expect([own.statusCode, own.headers['content-type'], own.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    expect(await sharp(own.rawPayload).metadata()).toMatchObject({ width: 600, height: 900 });
    const other = await test.signIn('seller');
    expect((await test.app.inject({ url, headers: other.headers })).statusCode).toBe(404);
    expect((await test.app.inject(url)).statusCode).toBe(401);

    const { rows } = await test.deps.pool.query<{ screenshot: string }>('select screenshot from upgrade_requests');
    for (const variant of ['', '/320', '/640.webp', '/600.jpg']) {
      expect((await test.app.inject(`/media/${rows[0]?.screenshot}${variant}`)).statusCode).toBe(404);
    }
    const { file } = await runAdmin(test.deps, { argv: ['upgrades', 'screenshot', '1'] });
    expect(file?.name).toBe('upgrade-1.webp');
    const { headers } = await test.signInStaff(['finance']);
    const desk = await test.app.inject({ url: '/api/desk/upgrades/1/screenshot', headers });
    // What leaves for the staff has a watermark.
    for (const shown of [Buffer.from(file?.base64 ?? '', 'base64'), desk.rawPayload]) {
      expect(await sharp(shown).metadata()).toMatchObject({ width: 600, height: 900 });
      expect(shown.equals(own.rawPayload)).toBe(false);
    }
    expect((await runAdmin(test.deps, { argv: ['upgrades', 'screenshot', '2'] })).ok).toBe(false);
  });

  it('keeps the same bytes apart where they are a screenshot and where they are a photo', async () => {
    const [photo] = await photoFiles(1, 33);
    const bytes = photo?.bytes ?? Buffer.alloc(0);
    await ask(paid, [{ field: 'screenshot', name: 'transfer.png', bytes }]);
    const { hash } = await storePicture(test.deps, bytes);
    const { rows } = await test.deps.pool.query<{ screenshot: string }>('select screenshot from upgrade_requests');
    expect(rows[0]?.screenshot).not.toBe(hash);
    expect((await test.app.inject(`/media/${hash}/320`)).statusCode).toBe(200);
  });

  it('removes the screenshot ninety days after the request was decided', async () => {
    const [photo] = await photoFiles(1, 34);
    await ask(paid, [{ field: 'screenshot', name: 'transfer.png', bytes: photo?.bytes ?? Buffer.alloc(0) }]);
    const stored = async (at: number) => {
      test.setNow(days(at));
      await releaseScreenshots(test.deps);
      await purgePictures(test.deps);
      const names: string[] = [];
      for await (const { name } of test.deps.media.documents.list()) names.push(name);
      return names.length;
    };
    expect(await stored(200)).toBe(1);
    await rejectUpgrade(test.deps, 1);
    expect([await stored(259), await stored(261), await stored(289), await stored(292)]).toEqual([1, 1, 1, 0]);
  });

  it('for a fourth unpaid order is refused as anywhere', async () => {
    const place = (months: number) =>
      test.app.inject({
        method: 'POST',
        url: '/api/orders',
        payload: { plan: 'pro', months },
        headers: seller.headers,
      });
    for (const months of [1, 6, 12]) expect((await place(months)).statusCode).toBe(201);
    const answer = await ask(paid);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ORDERS_OPEN']);
  });

  it('is one request at a time, also for two clicks at once', async () => {
    const answers = await Promise.all([ask(paid), ask({ ...paid, reference: 'TRX-2' })]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
  });

  it('is the same request when it is sent again, since its answer was lost', async () => {
    const [first, again] = [await ask(paid), await ask(paid)];
    expect([again.statusCode, again.json().state.request]).toEqual([201, first.json().state.request]);
    expect((await ask({ ...paid, months: '6' })).statusCode).toBe(409);
  });

  it.each([
    [{ ...paid, plan: 'basic' }, 'plan'],
    [{ ...paid, plan: 'gold' }, 'plan'],
    [{ ...paid, months: '0' }, 'months'],
    [{ ...paid, months: '2' }, 'months'],
    [{ ...paid, months: '7' }, 'months'],
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

it('a transfer that is approved by night came in on the day that Karachi has', async () => {
  test.setNow(new Date('2025-10-01T20:30:00Z'));
  const { id } = (await ask(paid)).json().state.request;
  await enter(id);
  expect(await test.db.select().from(payments)).toMatchObject([{ receivedOn: '2025-10-02' }]);
});

describe('a picture and one person', () => {
  const plan = async () => (await state()).plan;

  it('put no plan on: one enters the transfer, another one approves the order', async () => {
    const { id } = (await ask(paid)).json().state.request;
    const { orderId, time } = await enter(id);
    expect([time, await plan()]).toEqual([undefined, 'basic']);
    expect(await test.db.select().from(orders)).toMatchObject([{ id: orderId, state: 'paid' }]);
    await expect(enter(id, 'Bilal')).rejects.toThrow(/No upgrade request/);
    await expect(approveOrder(test.deps, orderId, 'asma')).rejects.toThrow(/second person/);
    expect(await plan()).toBe('basic');
    await approveOrder(test.deps, orderId, 'Bilal');
    expect(await state()).toMatchObject({ plan: 'pro', request: { status: 'approved' } });
  });

  it('put it on where the money is there by the bank’s statement', async () => {
    const { id } = (await ask({ ...paid, reference: 'bank transfer' })).json().state.request;
    const [order] = await test.db.select().from(orders);
    const file = `Date,Description,Amount,Ref No\n2025-10-01,${order?.reference},9000,TID 4402`;
    await importStatement(test.deps, Buffer.from(file), { bank: 'Sample Bank', by: 'Asma' });
    expect(await plan()).toBe('basic');
    await test.db.update(upgradeRequests).set({ status: 'pending' }).where(eq(upgradeRequests.id, id));
    expect((await enter(id)).time?.until).toEqual(new Date('2026-01-01T08:00:00Z'));
    expect(await plan()).toBe('pro');
  });
});

describe('an approved plan', () => {
  let transfers = 0;
  async function approved() {
    transfers += 1;
    const { id } = (await ask({ ...paid, reference: `TRX-${transfers}` })).json().state.request;
    return approve(id);
  }

  it('is on for its months, and the seller gets a mail', async () => {
    await approved();
    expect(await state()).toMatchObject({
      plan: 'pro',
      plan_until: '2026-01-01T08:00:00.000Z',
      request: { status: 'approved' },
    });
    expect(await mailsOf(seller.account.email)).toContain('Your Pro plan is on');
  });

  it('is added to what is left of the same plan', async () => {
    await approved();
    test.setNow(days(10));
    await approved();
    expect((await state()).plan_until).toBe('2026-04-01T08:00:00.000Z');
  });

  it('is decided once', async () => {
    const { request } = await approved();
    await expect(enter(request.id)).rejects.toThrow(/No upgrade request/);
    await expect(rejectUpgrade(test.deps, request.id)).rejects.toThrow(/No upgrade request/);
  });

  it('ends: Basic again, what is over its limit is paused, nothing is deleted, and comes back with the next plan', async () => {
    await approved();
    await addListings(4);
    await addListings(1, 'paused');
    for (const day of [29, 58, 87]) {
      test.setNow(days(day));
      expect((await state()).plan).toBe('pro');
    }
    test.setNow(days(91));
    expect(await expirePlans(test.deps)).toBe(0);
    test.setNow(days(93));
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

  it('ends at its moment, also at night, and is told by day', async () => {
    const at = (text: string) => new Date(`2025-${text}:00+05:00`);
    seller = await test.signIn('seller', { plan: 'pro', planUntil: at('10-15T23:30') });
    const seen = [];
    for (const moment of ['10-15T23:31', '10-16T07:59', '10-16T08:00']) {
      test.setNow(at(moment));
      await runJob(test.deps, 'plans-expire');
      seen.push([(await state()).plan, (await mailsOf(seller.account.email)).length]);
    }
    expect(seen).toEqual([
      ['basic', 0],
      ['basic', 0],
      ['basic', 1],
    ]);
  });
});

describe('before a plan ends', () => {
  const told = () => remindOfEnds(test.deps);

  it('its seller is told a week and a day ahead, each once', async () => {
    seller = await test.signIn('seller', { plan: 'pro', planUntil: days(30) });
    test.setNow(days(22));
    expect(await told()).toBe(0);
    test.setNow(days(23));
    expect([await told(), await told()]).toEqual([1, 0]);
    expect(await mailsOf(seller.account.email)).toEqual(['Your Pro plan ends on 31 October 2025']);
    test.setNow(days(29.5));
    expect([await told(), await told()]).toEqual([1, 0]);
    test.setNow(days(31));
    expect(await told()).toBe(0);
  });

  it('what is due at night comes in the morning, and nothing of it is lost', async () => {
    const at = (text: string) => new Date(`2025-${text}:00+05:00`);
    seller = await test.signIn('seller', { plan: 'pro', planUntil: at('10-31T23:30') });
    const mails = [];
    for (const moment of ['10-24T23:31', '10-25T07:59', '10-25T08:00', '10-30T23:31', '10-31T08:00']) {
      test.setNow(at(moment));
      await runJob(test.deps, 'plans-remind');
      mails.push((await mailsOf(seller.account.email)).length);
    }
    expect(mails).toEqual([0, 0, 1, 1, 2]);
  });

  it('one seller who cannot be told does not keep the others', async () => {
    const others = [];
    for (let count = 0; count < 3; count += 1) {
      others.push((await test.signIn('seller', { plan: 'pro', planUntil: days(30) })).account);
    }
    test.setNow(days(23));
    await test.deps.pool.query(`create function refuse_one() returns trigger language plpgsql as $$
      begin if new.account_id = ${others[1]?.id} then raise 'refused'; end if; return new; end $$`);
    await test.deps.pool.query(
      'create trigger refuse_one before insert on plan_reminders for each row execute function refuse_one()',
    );
    await expect(told()).rejects.toThrow('1 sellers could not be reminded');
    await test.deps.pool.query('drop function refuse_one cascade');
    const mails = await Promise.all(others.map(({ email }) => mailsOf(email)));
    expect(mails.map(({ length }) => length)).toEqual([1, 0, 1]);
    expect(await told()).toBe(1);
  });

  it('nobody is told of an end that more time of the same plan follows', async () => {
    const order = async (reference: string) => {
      const { id } = (await ask({ ...paid, reference })).json().state.request;
      await approve(id);
    };
    await order('TRX-901');
    test.setNow(days(10));
    await order('TRX-902');
    test.setNow(days(86));
    expect(await told()).toBe(0);
    test.setNow(days(176));
    expect(await told()).toBe(1);
  });
});

describe('who has nothing to renew', () => {
  const mails = async () => {
    await sendDueMails(test.deps);
    const own = test.outbox.filter(
      ({ to, subject }) => to === seller.account.email && /plan (ends|ended|has)/.test(subject),
    );
    return own.map(({ text }) => text.replace(/\s+/g, ' '));
  };
  const oneMonth = { plan: 'pro', months: '1' };
  const upgrade = async (reference: string) =>
    (await ask({ ...oneMonth, reference })).json().state.request as { id: number };

  it.each(['paid', 'said to be paid'])('because the next order is %s is not told to pay again', async (how) => {
    await approve((await upgrade('TRX-901')).id);
    test.setNow(days(29));
    await test.deps.pool.query("update sessions set expires_at = '2026-12-01'");
    const { id } = await upgrade('TRX-902');
    if (how === 'paid') await enter(id);
    test.setNow(days(30.5));
    expect(await remindOfEnds(test.deps)).toBe(1);
    test.setNow(days(31));
    expect(await expirePlans(test.deps)).toBe(1);
    test.setNow(days(39));
    expect(await remindOfEnds(test.deps)).toBe(0);
    const told = await mails();
    expect(told).toHaveLength(2);
    for (const text of told) {
      expect(text).toContain('you need not pay again');
      expect(text).not.toMatch(/Renew your plan|order again/);
    }
    // Once it is no more than a word, the one reminder comes.
    if (how === 'paid') return;
    await rejectUpgrade(test.deps, id);
    expect(await remindOfEnds(test.deps)).toBe(1);
  });

  // After an outage the end itself is told late.
  it.each([
    [31, 1],
    [31.5, 1],
    [33, 0],
    [39, 0],
  ])('and hears of the end on day %s is reminded of it later %s times', async (day, times) => {
    await approve((await upgrade('TRX-901')).id);
    test.setNow(days(day));
    expect(await expirePlans(test.deps)).toBe(1);
    for (const later of [0, 7]) {
      test.setNow(days(Math.max(day, 38) + later - 0.5));
      await remindOfEnds(test.deps);
      test.setNow(days(Math.max(day, 38) + later));
      await remindOfEnds(test.deps);
    }
    expect(await mails()).toHaveLength(1 + times);
  });

  it('because we ended the plan and paid it back is not reminded of it', async () => {
    const { order } = await approve((await upgrade('TRX-901')).id);
    test.setNow(days(5));
    for (const by of ['Asma', 'Bilal']) await refundOrder(test.deps, order.id, by);
    test.setNow(days(12));
    expect(await remindOfEnds(test.deps)).toBe(0);
  });
});

describe('a smaller plan', () => {
  const rows = () => test.db.select().from(properties);
  const soon = days(30);

  async function premiumSeller() {
    seller = await test.signIn('seller', { plan: 'premium', planUntil: days(200) });
    await addListings(40);
    // The oldest four are featured; of four more the time is over.
    const ids = (await rows()).map((row) => row.id);
    const feature = (some: number[], until: Date) =>
      test.db.update(properties).set({ featuredUntil: until }).where(inArray(properties.id, some));
    await feature(ids.slice(0, 4), soon);
    await feature(ids.slice(4, 8), days(-1));
  }

  it('cuts no paid days: it begins when they end, pauses what it has no room for, and says so', async () => {
    await premiumSeller();
    const { id } = (await ask({ ...paid, months: '1' })).json().state.request;
    const { startsAt, until } = await approve(id);
    expect([startsAt, until]).toEqual([days(200), new Date('2026-05-19T08:00:00Z')]);
    expect(await state()).toMatchObject({ plan: 'premium', plan_until: days(200).toISOString() });
    expect((await rows()).filter((row) => row.status === 'active')).toHaveLength(40);
    await mailsOf(seller.account.email);
    const begins = test.outbox.find((mail) => mail.subject === 'Your Pro plan begins on 19 April 2026');
    expect(begins?.text).toMatch(/The Pro plan begins on 19 April 2026, when what you paid before ends/);
    expect(test.outbox.filter(({ subject, text }) => /[Yy]our (Pro )?plan is on/.test(`${subject} ${text}`))).toEqual(
      [],
    );
    for (const day of [193, 199]) {
      test.setNow(days(day));
      expect([await remindOfEnds(test.deps), await remindOfEnds(test.deps)]).toEqual([1, 0]);
    }
    await mailsOf(seller.account.email);
    const soonOver = test.outbox.slice(-2);
    expect(soonOver.map(({ subject }) => subject)).toEqual(Array(2).fill('Your Premium plan ends on 19 April 2026'));
    expect(soonOver[0]?.text).toMatch(/Then your Pro plan begins, and is on until 19 May 2026/);

    await test.db
      .update(properties)
      .set({ featuredUntil: days(300) })
      .where(isNotNull(properties.featuredUntil));
    test.setNow(days(200));
    expect(await expirePlans(test.deps)).toBe(1);
    const active = (await rows()).filter((row) => row.status === 'active');
    const featured = (await rows()).filter((row) => row.featuredUntil !== null);
    expect(active).toHaveLength(15);
    expect(featured.map((row) => row.title)).toEqual(['Listing 7', 'Listing 8']);
    expect((await rows()).filter((row) => row.pausedByPlan)).toHaveLength(25);
    await mailsOf(seller.account.email);
    const mail = test.outbox.at(-1);
    expect(mail?.subject).toBe('Your Premium plan has ended');
    expect(mail?.text).toMatch(/your Premium plan has ended and your Pro plan is on until 19 May 2026/);
    expect(mail?.text).not.toMatch(/transfer/);
    expect(mail?.text).toMatch(/25 listings are paused, because Pro includes 15/);
    expect(mail?.text).toMatch(/6 ads are no longer featured, because Pro includes 2/);
  });

  it('keeps what is featured now before what was featured once, also when it ends', async () => {
    await premiumSeller();
    test.setNow(days(200));
    await test.db
      .update(properties)
      .set({ featuredUntil: days(300) })
      .where(eq(properties.title, 'Listing 1'));
    await expirePlans(test.deps);
    const active = (await rows()).filter((row) => row.status === 'active').map((row) => row.title);
    expect(active.sort()).toEqual(['Listing 1', 'Listing 40']);
  });
});

it('a larger plan brings no listing back that the operator has hidden', async () => {
  await addListings(3);
  await test.db.update(properties).set({ status: 'paused', pausedByPlan: true });
  await test.db.update(properties).set({ hiddenAt: start }).where(eq(properties.title, 'Listing 2'));
  const { id } = (await ask(paid)).json().state.request;
  await approve(id);
  expect(await listed()).toEqual(['Listing 1: active', 'Listing 2: paused by plan', 'Listing 3: active']);
});

it('a larger plan brings a listing back whose deletion was undone meanwhile', async () => {
  await addListings(1);
  await test.db.update(properties).set({ status: 'paused', pausedByPlan: true });
  const [ad] = await test.db.select({ id: properties.id }).from(properties);
  for (const status of ['deleted', 'paused']) {
    const url = `/api/properties/status/${ad?.id}`;
    const request = { method: 'POST' as const, url, headers: seller.headers, payload: { status } };
    expect((await test.app.inject(request)).statusCode).toBe(200);
  }
  const { id } = (await ask(paid)).json().state.request;
  await approve(id);
  expect(await listed()).toEqual(['Listing 1: active']);
});

describe('one transfer', () => {
  it('serves one seller, however it is written, also when two name it at the same moment', async () => {
    const other = await test.signIn('seller');
    const askAs = (who: typeof seller, reference: string) => {
      const form = multipart({ ...paid, reference });
      const headers = { ...form.headers, ...who.headers };
      return test.app.inject({ method: 'POST', url: '/api/plans/upgrade', payload: form.payload, headers });
    };
    const answers = await Promise.all([askAs(seller, 'HBL 12-345'), askAs(other, 'hbl12345')]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
    const refused = answers.find((answer) => answer.statusCode === 409)?.json();
    expect(refused.message).toMatch(/named by another seller/);
    expect(refused.fields).toHaveProperty('reference');

    const [won, lost] = answers[0]?.statusCode === 201 ? [seller, other] : [other, seller];
    const { id } = answers.find((answer) => answer.statusCode === 201)?.json().state.request ?? {};
    await enter(id);
    expect((await askAs(lost, 'HBL-12345')).statusCode).toBe(409);
    // Nor does it pay a second plan of the same seller.
    const second = await askAs(won, 'HBL-12345');
    expect([second.statusCode, second.json().message]).toEqual([409, expect.stringContaining('another order')]);
  });

  it.each(['IBFT', '0'])('is not what “%s” names: each seller may write it', async (word) => {
    for (const reference of [word, word.toLowerCase(), ` ${word} `]) {
      seller = await test.signIn('seller');
      expect((await ask({ ...paid, reference })).statusCode).toBe(201);
    }
  });

  it('is free again when the first request was rejected', async () => {
    const { id } = (await ask(paid)).json().state.request;
    await rejectUpgrade(test.deps, id);
    seller = await test.signIn('seller');
    expect((await ask(paid)).statusCode).toBe(201);
  });

  it('pays no second seller whose request is older than this rule', async () => {
    const other = await test.signIn('seller');
    const request = { plan: 'pro' as const, months: 1, reference: 'TRX-778', createdAt: start };
    const inserted = await test.db
      .insert(upgradeRequests)
      .values([seller, other].map((each) => ({ ...request, accountId: each.account.id })))
      .returning();
    await enter(inserted[0]?.id ?? 0);
    await expect(enter(inserted[1]?.id ?? 0)).rejects.toThrow(/another seller was counted/);
  });
});

it('a rejected request changes nothing and can be made again', async () => {
  const { id } = (await ask(paid)).json().state.request;
  await rejectUpgrade(test.deps, id);
  expect(await state()).toMatchObject({ plan: 'basic', request: { status: 'rejected' } });
  expect(await mailsOf(seller.account.email)).toContain('We could not find your transfer for the Pro plan');
  expect((await ask(paid)).statusCode).toBe(201);
});

it('the newest request is shown, also where the clock of its server is behind', async () => {
  const { id } = (await ask(paid)).json().state.request;
  await rejectUpgrade(test.deps, id);
  test.setNow(new Date(start.getTime() - 2_000));
  await ask({ ...paid, reference: 'TRX-779' });
  expect(await state()).toMatchObject({ request: { status: 'pending' } });
});
