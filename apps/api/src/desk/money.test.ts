import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { audit } from '../audit/audit.table.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { checkLedger } from '../orders/operator.actions.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp;
let asma: Record<string, string>;
let bilal: Record<string, string>;
const start = new Date('2026-03-10T08:00:00Z');

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(start);
  await test.reset();
  await everybody();
});

async function everybody() {
  asma = (await test.signInStaff(['finance'])).headers;
  bilal = (await test.signInStaff(['owner'])).headers;
}

const place = async (body = { plan: 'pro', months: 1 }) => {
  const who = (await test.signIn('seller')).headers;
  const answer = await test.app.inject({ method: 'POST', url: '/api/orders', payload: body, headers: who });
  return { ...(answer.json().order as { id: number; reference: string }), who };
};
const post = (path: string, payload: object = {}, who = asma) =>
  test.app.inject({ method: 'POST', url: `/api/desk/${path}`, payload, headers: { 'x-desk': '1', ...who } });
const get = async (path: string, who = asma) =>
  (await test.app.inject({ url: `/api/desk/${path}`, headers: who })).json();
const pay = (id: number, amount: string, transaction: string, more: object = {}, who = asma) =>
  post(`orders/${id}/payments`, { amount, bank: 'Sample Bank', transaction, received_on: '2026-03-10', ...more }, who);
const statement = (rows: string[][], dry = false, who = asma) => {
  const text = [['Date', 'Description', 'Credit', 'Debit', 'Payer'], ...rows].map((row) => row.join(',')).join('\n');
  return post('statements', { bank: 'HBL', file: Buffer.from(text).toString('base64'), dry }, who);
};
const soundBooks = async () => expect((await checkLedger(test.deps)).faults).toEqual([]);
const actions = async () =>
  (await test.db.select().from(audit)).map(({ action }) => action).filter((each) => !each.startsWith('staff'));

it.each(['paid', 'active'])('pays a seller’s credit back while their order is %s, by two people', async (state) => {
  const { id, who } = await place();
  await pay(id, '3500', 'T-1');
  if (state === 'active') await post('orders/approve', { ids: [id] }, bilal);
  const plan = async () => (await test.app.inject({ url: '/api/plans/mine', headers: who })).json();
  const before = await plan();
  const act = (action: string, seen: string, by = asma) => post(`orders/${id}/actions`, { action, seen }, by);
  expect((await act('refund-credit', 'unasked')).statusCode).toBe(200);
  expect(await get(`orders/${id}`)).toMatchObject({ state, refund_asked_credit: true, refundable: 500 });
  // Who means to end the order does not pay back the credit, and nobody does it alone.
  expect((await act('refund', 'asked', bilal)).statusCode).toBe(409);
  expect((await act('refund-credit', 'asked')).statusCode).toBe(409);
  expect((await act('refund-credit', 'asked', bilal)).json().message).toContain('Transfer PKR 500');
  expect(await get(`orders/${id}`)).toMatchObject({ state, credit: 0, refund_asked_credit: false });
  expect(await plan()).toEqual(before);
  expect((await act('refund-credit', 'unasked')).statusCode).toBe(409);
  await sendDueMails(test.deps);
  const mail = test.outbox.find(({ subject }) => subject === 'We are paying PKR 500 back to you');
  expect(mail?.text).toContain('It was your credit.');
  const isOn = test.outbox.find(({ subject }) => subject === 'Your Pro plan is on');
  if (state === 'active') expect(isOn?.text).toContain('PKR 500 are your credit');
  await soundBooks();
});

it.each([
  [undefined, 'Your payment of PKR 3,000 was taken back'],
  ['bank', 'Your payment of PKR 3,000 was taken back'],
  ['mistake', 'We corrected a booking of PKR 3,000'],
])('a payment is taken out of the books for the reason %s, and its seller is told', async (reason, subject) => {
  const { id } = await place();
  await pay(id, '3000', 'T-1');
  const [payment] = (await get(`orders/${id}`)).payments;
  const url = `/api/desk/payments/${payment.id}/reverse`;
  const request = { method: 'POST' as const, url, headers: { 'x-desk': '1', ...asma } };
  expect((await test.app.inject({ ...request, ...(reason && { payload: { reason } }) })).statusCode).toBe(200);
  await sendDueMails(test.deps);
  expect(test.outbox.map((mail) => mail.subject)).toContain(subject);
  await soundBooks();
});

describe('a line that names an order which waits for no money', () => {
  it.each(['cancelled', 'paid'])('is likely for it, and says that it is %s', async (state) => {
    const { id, reference, who } = await place();
    if (state === 'cancelled') await test.app.inject({ method: 'POST', url: `/api/orders/${id}/cancel`, headers: who });
    else await statement([['2026-03-10', `IBFT ${reference}`, '3000', '', '']]);
    const imported = await statement([['2026-03-11', `IBFT ${reference} again`, '3000', '', '']]);
    expect(imported.json()).toMatchObject({ exact: 0, likely: 1 });
    const { data } = await get('lines');
    expect(data).toMatchObject([{ match: 'likely', reference, expected: 0, order_state: state }]);
    expect((await get(`orders/${id}`)).lines).toHaveLength(1);
    await soundBooks();
  });
});

describe('an order at the desk', () => {
  it('shows what is expected beside what came in, with what to look at twice', async () => {
    const { id, reference } = await place();
    expect((await pay(id, '2,900', 'T-1', { payer: 'SOMEBODY ELSE LTD' })).json().message).toContain('still missing');
    const detail = await get(`orders/${id}`);
    expect(detail).toMatchObject({ reference, amount: 3_000, missing: 100, paid: 2_900, state: 'ordered' });
    expect(detail.warnings).toEqual(['other-payer', 'short']);
    expect(detail.papers).toMatchObject([{ kind: 'receipt' }]);
    expect((await post(`orders/${id}/actions`, { action: 'write-off' })).json().message).toContain('PKR 100');
    expect((await post('orders/approve', { ids: [id] }, bilal)).json()).toEqual({ approved: [reference], refused: [] });
    expect(await actions()).toEqual(['order.paid', 'order.write-off', 'order.approve']);
    await soundBooks();
  });

  it('warns of more than it costs, and of the same file for another order', async () => {
    const [one, two] = [await place(), await place()];
    const { default: sharp } = await import('sharp');
    const bytes = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#fee' } })
      .png()
      .toBuffer();
    for (const [place, { id, who }] of [one, two].entries()) {
      const form = multipart({ transaction: `TRX-${place}00`, paid_on: '2026-03-10' }, [
        { field: 'proof', name: 'a.png', bytes },
      ]);
      const request = { method: 'POST' as const, url: `/api/orders/${id}/payment`, payload: form.payload };
      expect((await test.app.inject({ ...request, headers: { ...form.headers, ...who } })).statusCode).toBe(200);
    }
    await pay(one.id, '4000', 'T-1');
    expect((await get(`orders/${one.id}`)).warnings).toEqual(['same-proof', 'over']);
    const { queues } = await get('today');
    const toCheck = await get('orders?waits=true');
    // The one that is paid has a proof as well, and waits once.
    expect(queues.find(({ key }: { key: string }) => key === 'payments').count).toBe(toCheck.total);
    expect(toCheck.data.map((row: { id: number }) => row.id)).toEqual([two.id, one.id]);
    const { data } = await get('orders?claimed=true');
    expect(data.map((row: { id: number; warnings: string[] }) => [row.id, row.warnings])).toEqual([
      [two.id, ['same-proof']],
    ]);
    const proof = await test.app.inject({ url: `/api/desk/orders/${two.id}/proof`, headers: asma });
    expect([proof.statusCode, proof.headers['content-type'], proof.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
  });

  it.each([
    ['3000,50', 3_000.5],
    ['3.000,50', 3_000.5],
    ['PKR 3,000', 3_000],
  ])('has an amount of %s read as the bank’s statement is read', async (amount, rupees) => {
    const { id } = await place();
    await pay(id, amount, 'T-1');
    expect((await get(`orders/${id}`)).payments).toMatchObject([{ amount: rupees }]);
  });

  it.each([
    ['amount', { amount: '=1+1' }],
    ['amount', { amount: '0' }],
    ['amount', { amount: '-3000' }],
    ['amount', { amount: '3,0,0' }],
    ['amount', { amount: '3000.000' }],
    ['amount', { amount: '999999999999' }],
    ['bank', { bank: ' ' }],
    ['received_on', { received_on: '2030-01-01' }],
  ])('takes no payment with a wrong %s', async (field, change) => {
    const { id } = await place();
    const answer = await pay(id, '3000', 'T-1', change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty(field);
  });

  it('is found by its reference, its seller, and a transfer that is named or booked', async () => {
    const [one, two] = [await place(), await place()];
    const claim = multipart({ transaction: 'IBFT 77-123', paid_on: '2026-03-10' }, []);
    const url = `/api/orders/${one.id}/payment`;
    await test.app.inject({ method: 'POST', url, payload: claim.payload, headers: { ...claim.headers, ...one.who } });
    await pay(two.id, '3000', 'FT/2026 888');
    const { data } = await get('orders');
    const seller = data.find(({ id }: { id: number }) => id === one.id);
    const found = async (list: string, q: string) => {
      const answer = await get(`${list}?q=${encodeURIComponent(q)}`);
      expect(answer.total, q).toBe(answer.data.length);
      return answer.data.map((row: { id: number; order_id?: number }) => row.order_id ?? row.id);
    };
    expect(await found('orders', one.reference.toLowerCase().replaceAll('-', ' '))).toEqual([one.id]);
    expect(await found('orders', '77123')).toEqual([one.id]);
    expect(await found('orders', 'ft/2026888')).toEqual([two.id]);
    expect(await found('orders', seller.seller_name)).toContain(one.id);
    for (const nothing of ['nobody at all', '- -', '%', '_']) expect(await found('orders', nothing)).toEqual([]);
    expect(await found('upgrades', one.reference)).toEqual([one.id]);
    expect(await found('upgrades', 'IBFT 77')).toEqual([one.id]);
    expect(await found('upgrades', two.reference)).toEqual([]);
  });

  it('is found by the beginning and the end of its references, by an index', async () => {
    const { id, reference } = await place();
    await pay(id, '3000', 'FT 26-888');
    await test.deps.pool.query(`
      insert into orders (account_id, reference, plan, months, amount, state, created_at, due_at)
        select account_id, 'KE-' || n, 'pro', 1, 300000, 'cancelled', now(), now()
        from orders, generate_series(10000, 24999) n where id = ${id}`);
    await test.deps.pool.query(`
      insert into upgrade_requests (account_id, plan, months, reference, order_id, created_at, status)
        select account_id, 'pro', 1, 'IBFT ' || id, id, now(), 'rejected' from orders where id <> ${id}`);
    await test.deps.pool.query(`
      insert into payments (account_id, order_id, amount, bank, transaction, source, entered_by, received_on, created_at)
        select account_id, id, 300000, 'HBL', 'T-' || id, 'entry', 'Asma', '2026-03-10', now() from orders where id <> ${id}`);
    await test.deps.pool.query('analyze orders, upgrade_requests, payments');
    const statements = vi.spyOn(test.deps.pool, 'query');
    for (const [list, q] of [
      ['orders', 'ft26888'],
      ['orders', '6 888'],
      ['orders', reference],
      ['orders', 'IBFT 77'],
      ['upgrades', 'KE-10001'],
    ])
      expect((await get(`${list}?q=${encodeURIComponent(q ?? '')}`)).data.length, q).toBeGreaterThan(0);
    const calls = statements.mock.calls as unknown as [{ text: string }, unknown[]][];
    statements.mockRestore();
    const lookUps = calls.filter(([{ text }]) => text.startsWith('select f.id from'));
    expect(lookUps.length).toBeGreaterThan(0);
    const compared = calls.filter(([{ text }]) => text.includes('as number from upgrade_requests'));
    expect(compared.length).toBeGreaterThan(0);
    for (const [{ text }, parameters] of compared) {
      const { rows } = await test.deps.pool.query(`explain ${text}`, parameters);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
    }
    for (const [{ text }, parameters] of lookUps) {
      const { rows } = await test.deps.pool.query(`explain ${text}`, parameters);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('orders_desk');
      expect(plan).toContain('upgrade_requests_desk');
      if (text.includes('payments')) expect(plan).toContain('payments_desk');
    }
  });

  it('is found by the beginning of its seller’s name or address, by an index', async () => {
    const { id } = await place();
    await test.deps.pool.query(`
      insert into accounts (role, email, email_key, first_name, last_name)
        select 'seller', 's' || n || '@example.com', 's' || n || '@example.com', 'Sana', 'Shaikh' || n
        from generate_series(1, 12000) n`);
    await test.deps.pool.query(`
      update orders set account_id = (select id from accounts where email_key = 's4711@example.com') where id = ${id}`);
    await test.deps.pool.query('analyze accounts');
    const statements = vi.spyOn(test.deps.pool, 'query');
    for (const q of ['Sana Shaikh4711', 'shaikh4711', 'S4711@', 'sana'])
      expect([q, (await get(`orders?q=${encodeURIComponent(q)}`)).data]).toEqual([
        q,
        [expect.objectContaining({ id })],
      ]);
    const calls = statements.mock.calls as unknown as [{ text: string }, unknown[]][];
    statements.mockRestore();
    const lookUps = calls.filter(([{ text }]) => text.startsWith('select f.id from'));
    expect(lookUps.length).toBeGreaterThan(0);
    for (const [{ text }, parameters] of lookUps.slice(0, 3)) {
      const { rows } = await test.deps.pool.query(`explain ${text}`, parameters);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on accounts');
    }
  });

  it('is approved once, by two people at the same moment', async () => {
    const { id } = await place();
    await pay(id, '3000', 'T-1');
    const both = await Promise.all([asma, bilal].map((who) => post('orders/approve', { ids: [id] }, who)));
    expect(both.map((answer) => answer.json().approved.length).sort()).toEqual([0, 1]);
    await soundBooks();
  });

  it('above the limit needs another person than who entered its payment', async () => {
    const { id, reference } = await place({ plan: 'premium', months: 12 });
    await pay(id, '72000', 'T-1');
    expect((await post('orders/approve', { ids: [id] })).json().refused[0].message).toContain('second person');
    expect((await post('orders/approve', { ids: [id] }, bilal)).json().approved).toEqual([reference]);
  });

  it('is refunded by two people, never by one', async () => {
    const { id } = await place();
    await pay(id, '3000', 'T-1');
    expect((await post(`orders/${id}/actions`, { action: 'refund' })).json().message).toContain('asked for');
    const seen = { action: 'refund', seen: 'asked' };
    expect((await post(`orders/${id}/actions`, seen)).statusCode).toBe(409);
    expect(await get(`orders/${id}`)).toMatchObject({ refundable: 3_000, refund_asked_by_me: true });
    expect(await get(`orders/${id}`, bilal)).toMatchObject({
      refund_asked_by: expect.any(String),
      refund_asked_by_me: false,
    });
    expect((await post(`orders/${id}/actions`, seen, bilal)).json().message).toContain('PKR 3,000');
    expect(await actions()).toEqual(['order.paid', 'order.ask-refund', 'order.refund']);
    await soundBooks();
  });

  it('is not refunded by two people who both mean to ask, nor by an ask that is gone', async () => {
    const { id } = await place();
    await pay(id, '3000', 'T-1');
    const refund = (seen: string | undefined, who: Record<string, string>) =>
      post(`orders/${id}/actions`, { action: 'refund', seen }, who);
    expect((await refund('asked', asma)).statusCode).toBe(409);
    const both = await Promise.all([asma, bilal].map((who) => refund('unasked', who)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().message).toContain('Look at the order again');
    expect(await get(`orders/${id}`)).toMatchObject({ state: 'paid', refundable: 3_000 });
    // Who says nothing of what they saw means what comes next.
    const [first] = both;
    const second = first?.statusCode === 200 ? bilal : asma;
    expect((await refund(undefined, second)).statusCode).toBe(200);
    expect(await get(`orders/${id}`)).toMatchObject({ state: 'cancelled' });
    await soundBooks();
  });

  it('keeps what was paid back on the order, and does not call it credit any more', async () => {
    const { id, who } = await place();
    await pay(id, '3500', 'T-1');
    await post('orders/approve', { ids: [id] }, bilal);
    expect(await get(`orders/${id}`)).toMatchObject({ credit: 500, warnings: ['over'], paid_back: [] });
    const larger = {
      method: 'POST' as const,
      url: '/api/orders',
      payload: { plan: 'premium', months: 1 },
      headers: who,
    };
    const open = (await test.app.inject(larger)).json().order.id;
    await post(`orders/${open}/actions`, { action: 'refund' });
    await post(`orders/${open}/actions`, { action: 'refund' }, bilal);
    expect(await get(`orders/${id}`)).toMatchObject({ paid: 3_500, credit: 0, warnings: [] });
    expect((await get(`orders/${open}`)).paid_back).toEqual([
      { amount: 500, at: start.toISOString(), by: expect.stringContaining('staff') },
    ]);
    await soundBooks();
  });

  it('stands in the list while a refund is asked for, which who asked takes back and anybody else declines', async () => {
    const { id, reference } = await place();
    await place();
    await pay(id, '3000', 'T-1');
    const asked = async () => (await get('orders?refund=true')).data;
    const withdraw = (who: Record<string, string>) => post(`orders/${id}/actions`, { action: 'withdraw-refund' }, who);
    for (const who of [asma, bilal]) {
      expect(await asked()).toEqual([]);
      expect((await withdraw(who)).statusCode).toBe(409);
      await post(`orders/${id}/actions`, { action: 'refund' });
      expect(await asked()).toMatchObject([{ id, refund_asked_by: expect.stringContaining('staff') }]);
      expect((await withdraw(who)).json().message).toContain(reference);
    }
    expect(await get(`orders/${id}`)).toMatchObject({ state: 'paid', refund_asked_by: null });
    // What was taken back is nobody's to do.
    expect((await post(`orders/${id}/actions`, { action: 'refund', seen: 'asked' }, bilal)).statusCode).toBe(409);
    expect((await actions()).slice(1)).toEqual(Array(2).fill(['order.ask-refund', 'order.withdraw-refund']).flat());
    await soundBooks();
  });

  it('says what a refund would pay back of an active order, without what was written off', async () => {
    const { id } = await place();
    await pay(id, '2900', 'T-1');
    await post(`orders/${id}/actions`, { action: 'write-off' });
    await post('orders/approve', { ids: [id] }, bilal);
    const active = await get(`orders/${id}`);
    expect(active).toMatchObject({ state: 'active', refundable: 2_900 });
    expect(active.settled).toMatchObject([{ kind: 'written-off', amount: 100 }]);
    expect(active.settled[0].by).toContain('(staff ');
    const refund = (who?: typeof bilal) =>
      post(`orders/${id}/actions`, { action: 'refund', seen: who ? 'asked' : 'unasked' }, who);
    await refund();
    await refund(bilal);
    expect((await get(`orders/${id}`)).settled).toMatchObject([
      { kind: 'written-off', amount: 100 },
      { kind: 'unearned', amount: 3_000 },
      { kind: 'reversed', amount: 100 },
    ]);
  });

  it('loses a payment that the bank took back', async () => {
    const { id } = await place();
    await pay(id, '3000', 'T-1');
    const [payment] = (await get(`orders/${id}`)).payments;
    expect((await post(`payments/${payment.id}/reverse`)).statusCode).toBe(200);
    expect((await post(`payments/${payment.id}/reverse`)).statusCode).toBe(404);
    expect((await post(`payments/${payment.id}/reverse`, { reason: 'because' })).statusCode).toBe(400);
    expect(await get(`orders/${id}`)).toMatchObject({ state: 'ordered', missing: 3_000, payments: [] });
    await soundBooks();
  });
});

describe('what a seller says about a payment', () => {
  const claim = async ({ id, who }: { id: number; who: Record<string, string> }, transaction: string) => {
    const form = multipart({ transaction, paid_on: '2026-03-10' });
    const request = { method: 'POST' as const, url: `/api/orders/${id}/payment`, payload: form.payload };
    const answer = await test.app.inject({ ...request, headers: { ...form.headers, ...who } });
    expect(answer.statusCode).toBe(200);
  };
  const claims = async (state = '') => (await get(`upgrades${state && `?status=${state}`}`)).data;
  const decide = (id: number, action: string, who = asma) => post(`upgrades/${id}/actions`, { action }, who);

  it('is shown with what its order lacks, and the reason that the books give is told', async () => {
    const order = await place({ plan: 'premium', months: 12 });
    await pay(order.id, '2000', 'T-1');
    await claim(order, 'BIGTX 123456');
    const [row] = await claims('pending');
    expect(row).toMatchObject({ status: 'pending', amount: 72_000, missing: 70_000, order_id: order.id });
    await pay((await place()).id, '100', 'BIGTX 123456');
    const refused = await decide(row.id, 'approve');
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('in the books')]);
    expect((await decide(row.id, 'reject')).json()).toMatchObject({ status: 'rejected', missing: 0 });
    expect((await decide(row.id, 'approve')).json()).toMatchObject({ code: 'UPGRADE_DECIDED' });
  });

  it('is entered by one person, and its order is approved by another one', async () => {
    const order = await place();
    await claim(order, 'TID 44021');
    const [row] = await claims('pending');
    expect((await decide(row.id, 'approve')).json()).toMatchObject({ status: 'counted', missing: 0 });
    const approve = async (who: typeof asma) => (await post('orders/approve', { ids: [order.id] }, who)).json();
    expect((await approve(asma)).refused).toMatchObject([{ message: expect.stringContaining('second person') }]);
    expect((await approve(bilal)).approved).toHaveLength(1);
    await soundBooks();
  });

  it('is a state of its own once its money is in the books, and is approved at its order', async () => {
    const order = await place();
    await claim(order, 'TID 44021');
    await pay(order.id, '3000', 'TID 44021');
    expect(await claims('pending')).toEqual([]);
    const [row] = await claims('counted');
    expect(row).toMatchObject({ status: 'counted', missing: 0, order_id: order.id });
    for (const action of ['approve', 'reject']) {
      const answer = await decide(row.id, action, bilal);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'UPGRADE_COUNTED']);
    }
    await post('orders/approve', { ids: [order.id] }, bilal);
    expect(await claims('approved')).toMatchObject([{ id: row.id }]);
  });
});

it('all proofs of an order that is paid in parts are shown, each with its number', async () => {
  const order = await place();
  const { default: sharp } = await import('sharp');
  const picture = (width: number) =>
    sharp({ create: { width, height: 60, channels: 3, background: '#fee' } })
      .png()
      .toBuffer();
  for (const [transaction, amount, width] of [
    ['TID 1001', '2000', 40],
    ['TID 1002', '1000', 50],
  ] as const) {
    const form = multipart({ transaction, paid_on: '2026-03-10' }, [
      { field: 'proof', name: 'a.png', bytes: await picture(width) },
    ]);
    const request = { method: 'POST' as const, url: `/api/orders/${order.id}/payment`, payload: form.payload };
    expect((await test.app.inject({ ...request, headers: { ...form.headers, ...order.who } })).statusCode).toBe(200);
    await pay(order.id, amount, transaction);
  }
  const { proofs } = await get(`orders/${order.id}`);
  expect(proofs).toMatchObject([
    { transaction: 'TID 1002', paid_on: '2026-03-10', kind: 'photo', status: 'counted' },
    { transaction: 'TID 1001', paid_on: '2026-03-10', kind: 'photo', status: 'counted' },
  ]);
  const fileOf = (query = '') => test.app.inject({ url: `/api/desk/orders/${order.id}/proof${query}`, headers: asma });
  const files = await Promise.all(proofs.map(({ request_id: id }: { request_id: number }) => fileOf(`?request=${id}`)));
  expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(files[0]?.rawPayload.equals((await fileOf()).rawPayload)).toBe(true);
  expect(files[0]?.rawPayload.equals(files[1]?.rawPayload)).toBe(false);
  const other = await place();
  expect(
    (
      await test.app.inject({
        url: `/api/desk/orders/${other.id}/proof?request=${proofs[0].request_id}`,
        headers: asma,
      })
    ).statusCode,
  ).toBe(404);
});

describe('a statement at the desk', () => {
  it('can be tried first, then books exact lines, which are approved as a batch', async () => {
    const [one, two, three] = [await place(), await place(), await place()];
    const rows = [
      ['2026-03-09', one.reference, '3000', '', ''],
      ['2026-03-09', two.reference, '3000', '', ''],
      ['2026-03-09', three.reference, '2500', '', ''],
      ['2026-03-09', 'rent', '', '900', ''],
    ];
    const counts = { exact: 2, likely: 1, unknown: 0, known: 0, before: 0, outgoing: 1 };
    expect((await statement(rows, true)).json()).toEqual(counts);
    expect((await get('lines')).data).toEqual([]);
    expect((await statement(rows)).json()).toEqual(counts);
    expect((await statement(rows)).json()).toMatchObject({ exact: 0, before: 3 });
    const { data } = await get('orders?exact=true');
    const ids = data.map((row: { id: number }) => row.id);
    expect(ids).toEqual([two.id, one.id]);
    await pay(three.id, '500', 'T-9');
    const [line] = (await get(`orders/${three.id}`)).lines;
    expect(line).toMatchObject({
      match: 'likely',
      reference: three.reference,
      seller_name: expect.stringMatching(/\S/),
    });
    expect(line.expected).toBe((await get(`orders/${three.id}`)).missing);
    expect((await post(`lines/${line.id}/order`, { reference: 'KE-00000-0' })).json().fields).toHaveProperty(
      'reference',
    );
    expect((await post(`lines/${line.id}/order`, { reference: three.reference })).statusCode).toBe(200);
    const batch = (await post('orders/approve', { ids: [...ids, three.id] }, bilal)).json();
    expect(batch.approved).toEqual([two.reference, one.reference]);
    expect(batch.refused).toMatchObject([{ id: three.id, message: expect.stringContaining('no exact match') }]);
    await soundBooks();
  });

  it('lists as exact only what a batch approves', async () => {
    const [fits, over, other] = [await place(), await place(), await place()];
    await statement([
      ['2026-03-09', fits.reference, '3000', '', ''],
      ['2026-03-09', over.reference, '3500', '', ''],
      ['2026-03-09', other.reference, '3000', '', 'SOMEBODY ELSE LTD'],
    ]);
    const [line] = (await get(`orders/${over.id}`)).lines;
    await post(`lines/${line.id}/order`, { reference: over.reference });
    expect(await get(`orders/${over.id}`)).toMatchObject({ state: 'paid', warnings: ['over'] });
    const { data, total } = await get('orders?exact=true');
    expect([data.map(({ id }: { id: number }) => id), total]).toEqual([[fits.id], 1]);
  });

  it('keeps a line aside with a reason, out of the open ones, until that is taken back', async () => {
    const { reference } = await place();
    await statement([
      ['2026-03-09', 'rent of the shop', '8000', '', ''],
      ['2026-03-09', 'cash', '3000', '', ''],
    ]);
    const linesOf = async (state = '') => (await get(`lines${state && `?state=${state}`}`)).data;
    const [rent, cash] = await linesOf();
    const line = (id: number, payload: object) => post(`lines/${id}/actions`, payload);
    expect((await line(rent.id, { action: 'set-aside', reason: ' ' })).json().fields).toHaveProperty('reason');
    expect((await line(rent.id, { action: 'take-back' })).statusCode).toBe(404);
    expect((await line(rent.id, { action: 'set-aside', reason: 'Rent, not ours' })).json().message).toContain('8,000');
    expect((await line(rent.id, { action: 'set-aside', reason: 'Again' })).statusCode).toBe(404);
    expect((await linesOf()).map(({ id }: { id: number }) => id)).toEqual([cash.id]);
    expect(await linesOf('aside')).toMatchObject([
      { id: rent.id, aside: { reason: 'Rent, not ours', by: expect.stringContaining('staff') } },
    ]);
    // What is set aside is booked for nobody, and the same file does not bring it back.
    expect((await post(`lines/${rent.id}/order`, { reference })).statusCode).toBe(404);
    expect((await statement([['2026-03-09', 'rent of the shop', '8000', '', '']])).json()).toMatchObject({ before: 1 });
    expect((await line(rent.id, { action: 'take-back' })).statusCode).toBe(200);
    expect((await linesOf()).map(({ aside }: { aside: unknown }) => aside)).toEqual([null, null]);
    expect((await post(`lines/${cash.id}/order`, { reference })).statusCode).toBe(200);
    expect((await line(cash.id, { action: 'set-aside', reason: 'Late' })).statusCode).toBe(404);
    expect((await actions()).filter((each) => each.startsWith('statement.'))).toEqual([
      'statement.import',
      'statement.set-aside',
      'statement.import',
      'statement.take-back',
      'statement.take',
    ]);
    await soundBooks();
  });

  it('pages through any number of lines, each once', async () => {
    await statement(Array.from({ length: 560 }, (_, at) => ['2026-03-09', `cash ${at}`, String(100 + at), '', '']));
    const seen: number[] = [];
    let cursor = '';
    do {
      const page = await get(`lines?limit=100${cursor && `&cursor=${cursor}`}`);
      expect(page).toMatchObject({ total: 560, total_exact: true });
      seen.push(...page.data.map(({ amount }: { amount: number }) => amount));
      cursor = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : '';
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 560 }, (_, at) => 100 + at));
    const foreign = await test.app.inject({ url: '/api/desk/lines?state=aside&cursor=x', headers: asma });
    expect(foreign.statusCode).toBe(400);
  });

  it('counts once when two people import it at the same moment', async () => {
    const { reference } = await place();
    const rows = [['2026-03-09', reference, '3000', '', '']];
    const both = await Promise.all([asma, bilal].map((who) => statement(rows, false, who)));
    expect(both.map((answer) => answer.json().exact).sort()).toEqual([0, 1]);
    await soundBooks();
  });

  it.each([
    ['no text', Buffer.from([0xff, 0xfe, 0x00])],
    ['nothing', Buffer.from(' ')],
    ['a day that has not come', Buffer.from('Date,Description,Credit\n2099-03-09,x,3000')],
    ['a formula for an amount', Buffer.from('Date,Description,Credit\n2026-03-09,x,=1+1')],
  ])('is refused with a reason for %s', async (_, bytes) => {
    const answer = await post('statements', { bank: 'HBL', file: bytes.toString('base64'), dry: false });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message.length).toBeGreaterThan(10);
  });
});

describe('a month', () => {
  const closes = (month: string, who = asma) => post(`months/${month}/close`, {}, who);
  const file = async (month: string) =>
    (await test.app.inject({ url: `/api/desk/months/${month}/movements.csv`, headers: asma })).body;

  it('is closed once it is over, and stays as it was; corrections fall into the next', async () => {
    const { id } = await place();
    await pay(id, '3000', 'T-1');
    expect((await closes('2026-03')).statusCode).toBe(409);
    test.setNow(new Date('2026-04-02T08:00:00Z'));
    await everybody();
    const both = await Promise.all([closes('2026-03'), closes('2026-03', bilal)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [, march] = (await get('months')).rows;
    const before = await file('2026-03');
    expect(march).toMatchObject({ month: '2026-03', state: 'closed', totals: [{ plan: 'pro', received: 3_000 }] });
    // A clock that was behind: the movement is in March, and March is closed.
    test.setNow(new Date('2026-03-31T08:00:00Z'));
    await everybody();
    const [payment] = (await get(`orders/${id}`)).payments;
    await post(`payments/${payment.id}/reverse`);
    test.setNow(new Date('2026-04-02T08:00:00Z'));
    await everybody();
    expect(await file('2026-03')).toBe(before);
    const [april, again] = (await get('months')).rows;
    expect(again).toEqual(march);
    expect(april).toMatchObject({ month: '2026-04', state: 'running', totals: [{ plan: 'pro', received: -3_000 }] });
    await expect(test.db.execute(sql`delete from closed_movements`)).rejects.toThrow();
    expect((await actions()).filter((each) => each === 'month.close')).toHaveLength(1);
  });

  it('waits for those before it, and is a file of debits and credits without formulas', async () => {
    const { id } = await place();
    await pay(id, '3000', 'T-1', {}, bilal);
    test.setNow(new Date('2026-05-02T08:00:00Z'));
    await everybody();
    expect((await closes('2026-04')).json().message).toContain('Close 2026-03 first');
    const [head, first] = (await file('2026-03')).split('\r\n');
    expect(head).toContain('debit,credit,amount (PKR)');
    expect(first).toMatch(/,2026-03-10,received,KE-[^,]+,pro,1,\d+,bank,credit of sellers,3000\.00,/);
    for (const month of ['2026-03', '2026-04']) expect((await closes(month)).statusCode).toBe(200);
    expect((await get('months')).rows.map((row: { month: string }) => row.month)).toEqual([
      '2026-05',
      '2026-04',
      '2026-03',
    ]);
  });
});
