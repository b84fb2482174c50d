import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { referenceOf } from '@karachi-estates/domain/orders/reference';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { eraseDueAccounts } from '../accounts/erase.actions.ts';
import { runAdmin } from '../admin/commands.ts';
import { runJob } from '../jobs/jobs.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { media } from '../media/media.table.ts';
import { expirePlans } from '../plans/plans.actions.ts';
import { multipart, photoFiles } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { checkLedger, endOverdueOrders } from './operator.actions.ts';
import { listOrdersOf } from './orders.store.ts';
import { statementLines } from './orders.table.ts';

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

const order = (body: object = { plan: 'pro', months: 1 }, who = seller) =>
  test.app.inject({ method: 'POST', url: '/api/orders', payload: body, headers: who.headers });
const placed = async (body?: object, who = seller) => (await order(body, who)).json().order as Record<string, never>;
const claim = (
  id: number,
  fields: Record<string, string> = {},
  file?: { name: string; bytes: Buffer },
  who = seller,
) => {
  const files = file ? [{ field: 'proof', ...file }] : [];
  const form = multipart({ transaction: 'TRX-1', paid_on: '2025-10-01', ...fields }, files);
  return test.app.inject({
    method: 'POST',
    url: `/api/orders/${id}/payment`,
    payload: form.payload,
    headers: { ...form.headers, ...who.headers },
  });
};
const read = async (id: number) =>
  (await test.app.inject({ url: `/api/orders/${id}`, headers: seller.headers })).json();
const all = async () => (await test.app.inject({ url: '/api/orders', headers: seller.headers })).json();
const plan = async () => (await test.app.inject({ url: '/api/plans/mine', headers: seller.headers })).json();
const admin = (...argv: string[]) => runAdmin(test.deps, { argv });
const paid = (id: number, amount: string, transaction: string, by = 'Asma') =>
  admin(
    'orders',
    'paid',
    String(id),
    '--amount',
    amount,
    '--bank',
    'Sample Bank',
    '--transaction',
    transaction,
    '--by',
    by,
  );
const approve = (id: number, by = 'Bilal') => admin('orders', 'approve', String(id), '--by', by);
const soundBooks = async () => expect((await checkLedger(test.deps)).faults).toEqual([]);

describe('an order', () => {
  it('has a fixed amount, a reference and a day until which it is due', async () => {
    const answer = await order({ plan: 'premium', months: 3 });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().order).toMatchObject({
      reference: expect.stringMatching(/^KE-[2-9A-Y]{5}-[2-9A-Y]$/),
      amount: 18_000,
      missing: 18_000,
      state: 'ordered',
      due_at: '2025-10-08T18:59:59.999Z',
      payment: null,
    });
  });

  it.each([
    [{ plan: 'basic', months: 1 }, 'plan'],
    [{ plan: 'gold', months: 1 }, 'plan'],
    [{ plan: 'pro', months: 2 }, 'months'],
    [{ plan: 'pro', months: -1 }, 'months'],
    [{ plan: 'pro', months: 1.5 }, 'months'],
    [{}, 'plan'],
  ])('is refused for %j', async (body, field) => {
    const answer = await order(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty(field);
  });

  it('is one of three at most, also for five clicks at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => order()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409, 409]);
  });

  it('is the same one where its request comes again, by its seller and key', async () => {
    const body = { plan: 'pro', months: 3 };
    const again = (who = seller, changes = {}) => {
      const headers = { ...who.headers, 'idempotency-key': 'key-of-this-order' };
      return test.app.inject({ method: 'POST', url: '/api/orders', payload: { ...body, ...changes }, headers });
    };
    const answers = await Promise.all([again(), again(), again(), again()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().order.id)).size).toBe(1);
    expect((await all()).orders).toHaveLength(1);
    const other = await again(seller, { months: 1 });
    expect([other.statusCode, other.json().code]).toEqual([422, 'KEY_REUSED']);
    expect((await again(await test.signIn('seller'))).json().order.id).not.toBe(answers[0]?.json().order.id);
    await order(body);
    expect((await all()).orders).toHaveLength(2);
  });

  it('is its seller’s alone', async () => {
    const { id } = await placed();
    const other = await test.signIn('seller');
    for (const url of [`/api/orders/${id}`, `/api/orders/${id}/proof`]) {
      expect((await test.app.inject({ url, headers: other.headers })).statusCode).toBe(404);
    }
    expect((await claim(Number(id), {}, undefined, other)).statusCode).toBe(404);
  });

  it('ends when nobody paid it in seven days, and waits while its payment is checked', async () => {
    const [first, second] = [await placed(), await placed()];
    await claim(Number(second?.id));
    test.setNow(days(8));
    expect(await endOverdueOrders(test.deps)).toBe(1);
    expect([(await read(Number(first?.id))).state, (await read(Number(second?.id))).state]).toEqual([
      'cancelled',
      'ordered',
    ]);
  });

  it('ends by day, since its seller may be written to', async () => {
    const id = Number((await placed()).id);
    const states = [];
    for (const time of ['00:30', '07:59', '08:00']) {
      test.setNow(new Date(`2025-10-09T${time}:00+05:00`));
      await runJob(test.deps, 'orders-end');
      states.push((await read(id)).state);
    }
    expect(states).toEqual(['ordered', 'ordered', 'cancelled']);
  });
});

describe('“I have paid”', () => {
  it('is checked by a person: a picture alone puts no plan on', async () => {
    const { id } = await placed();
    const bytes = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#fee' } })
      .png()
      .toBuffer();
    const answer = await claim(Number(id), {}, { name: 'proof.png', bytes });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().order.payment).toMatchObject({
      transaction: 'TRX-1',
      paid_on: '2025-10-01',
      proof: 'photo',
      status: 'pending',
    });
    expect((await approve(Number(id))).text).toMatch(/No payment of the full amount is in the books/);
    expect((await plan()).plan).toBe('basic');
    const proof = await test.app.inject({ url: `/api/orders/${id}/proof`, headers: seller.headers });
    expect([proof.statusCode, proof.headers['content-type'], proof.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    const shown = await admin('orders', 'proof', String(id), '--by', 'Asma');
    expect(shown.file?.name).toBe(`order-${id}.webp`);
    expect(shown.file?.base64).not.toBe(proof.rawPayload.toString('base64'));
  });

  it('takes a PDF, and none with a script, a password or nothing in it', async () => {
    const { id } = await placed();
    const document = await PDFDocument.create();
    document.addPage([300, 400]);
    const plain = Buffer.from(await document.save());
    document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: 'JavaScript', JS: 'app.alert(1)' }));
    const active = Buffer.from(await document.save());
    const answers = [];
    for (const bytes of [active, Buffer.from('%PDF-1.7 broken'), Buffer.from('GIF89a')]) {
      answers.push(await claim(Number(id), {}, { name: 'proof.pdf', bytes }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(answers.map((answer) => Object.keys(answer.json().fields))).toEqual([['proof'], ['proof'], ['proof']]);
    // A PDF is as welcome as a picture, so the answer names both.
    expect(answers[2]?.json().fields.proof).toContain('neither a picture nor a PDF');
    const large = await claim(Number(id), {}, { name: 'proof.pdf', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) });
    expect([large.statusCode, large.json().fields.proof]).toEqual([413, expect.stringContaining('This file')]);
    expect((await claim(Number(id), {}, { name: 'proof.pdf', bytes: plain })).statusCode).toBe(200);
    const proof = await test.app.inject({ url: `/api/orders/${id}/proof`, headers: seller.headers });
    expect([proof.headers['content-type'], proof.rawPayload.equals(plain)]).toEqual(['application/pdf', true]);
    expect((await admin('orders', 'proof', String(id), '--by', 'Asma')).file?.name).toBe(`order-${id}.pdf`);
    expect((await admin('pictures')).ok).toBe(true);
  });

  it('warns the desk of a file that came before', async () => {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#eef' } })
      .png()
      .toBuffer();
    const file = { name: 'proof.png', bytes };
    await claim(Number((await placed()).id), {}, file);
    const other = await test.signIn('seller');
    const { id } = await placed(undefined, other);
    await claim(Number(id), { transaction: 'TRX-2' }, file, other);
    expect((await admin('orders', 'proof', String(id), '--by', 'Asma')).text).toContain(
      'The same file came with request 1',
    );
  });

  it.each([
    [{ transaction: '  ' }, 'transaction'],
    [{ paid_on: '' }, 'paid_on'],
    [{ paid_on: '2025-10-03' }, 'paid_on'],
    [{ paid_on: '2024-01-01' }, 'paid_on'],
    [{ paid_on: '2025-02-30' }, 'paid_on'],
    [{ paid_on: "2025-10-01'; drop table orders" }, 'paid_on'],
  ])('refuses %j', async (fields, field) => {
    const answer = await claim(Number((await placed()).id), fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty(field);
  });

  it('names a transfer that no other seller has named, also from two at once', async () => {
    const other = await test.signIn('seller');
    const [own, theirs] = [await placed(), await placed(undefined, other)];
    const answers = await Promise.all([
      claim(Number(own.id), { transaction: 'HBL 12-345' }),
      claim(Number(theirs.id), { transaction: 'hbl12345' }, undefined, other),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each(['HBL 12\u200b345', '\uff28\uff22\uff2c12345', 'HBL\u201312345', 'hbl \u06f1\u06f2\u06f3\u06f4\u06f5'])(
    'is not named by a second seller in other letters: %j',
    async (transaction) => {
      const other = await test.signIn('seller');
      expect((await claim(Number((await placed()).id), { transaction: 'HBL 12345' })).statusCode).toBe(200);
      const theirs = await placed(undefined, other);
      expect((await claim(Number(theirs.id), { transaction }, undefined, other)).statusCode).toBe(409);
    },
  );

  it('is mailed with what was to be transferred: credit pays the rest', async () => {
    const first = Number((await placed()).id);
    await paid(first, '500.50', 'TRX-0');
    await test.app.inject({ method: 'POST', url: `/api/orders/${first}/cancel`, headers: seller.headers });
    const { id } = await placed({ plan: 'premium', months: 1 });
    await claim(Number(id));
    await sendDueMails(test.deps);
    const mails = test.outbox.slice(-2);
    expect(mails.map(({ to }) => to).sort()).toEqual([seller.account.email, test.deps.settings.deskEmail].sort());
    for (const { text } of mails) expect(text).toContain('Amount: PKR 5,499.50\n');
  });

  it('is the same claim when it is sent again, since its answer was lost: with other facts it is refused', async () => {
    const id = Number((await placed()).id);
    const [proof, another] = (await photoFiles(2, 50)).map((photo) => ({ ...photo, field: 'proof' }));
    const answers = [await claim(id, {}, proof), await claim(id, {}, proof)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    await sendDueMails(test.deps);
    expect(test.outbox.filter(({ to }) => to === test.deps.settings.deskEmail)).toHaveLength(1);
    expect(
      await Promise.all([
        claim(id, {}, another),
        claim(id, {}),
        claim(id, { paid_on: '2025-09-30' }, proof),
        claim(id, { transaction: 'TRX-2' }, proof),
      ]).then((each) => each.map(({ statusCode }) => statusCode)),
    ).toEqual([409, 409, 409, 409]);
    const shown = await test.app.inject({ url: `/api/orders/${id}/proof`, headers: seller.headers });
    expect(shown.statusCode).toBe(200);
    expect(await test.db.select({ releasedAt: media.releasedAt }).from(media)).toEqual([{ releasedAt: null }]);
  });

  it('is one at a time, also from two tabs', async () => {
    const { id } = await placed();
    const answers = await Promise.all([claim(Number(id)), claim(Number(id), { transaction: 'TRX-2' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(
      (await test.app.inject({ method: 'POST', url: `/api/orders/${id}/cancel`, headers: seller.headers })).statusCode,
    ).toBe(409);
  });
});

describe('the plans page', () => {
  const status = async () => (await plan()).request.status;
  const cancel = (id: number) =>
    test.app.inject({ method: 'POST', url: `/api/orders/${id}/cancel`, headers: seller.headers });

  it('sells again once what was claimed is in the books and its order is unpaid or over', async () => {
    const id = Number((await placed()).id);
    await claim(id);
    expect(await status()).toBe('pending');
    await paid(id, '2975', 'TRX-1');
    expect(await status()).toBe('counted');
    await paid(id, '25', 'TRX-2');
    expect(await status()).toBe('pending');
    expect((await cancel(id)).statusCode).toBe(200);
    expect(await status()).toBe('counted');
  });
});

describe('a transfer that is short', () => {
  const mailed = async () => {
    await sendDueMails(test.deps);
    return test.outbox.filter(({ to }) => to === seller.account.email).map(({ subject, text }) => `${subject} ${text}`);
  };

  it('is told with the rest that is missing, which is due in seven days, and so is the end of its order', async () => {
    const [{ id, reference }, silent] = [await placed(), await placed()];
    test.setNow(days(6));
    await paid(Number(id), '2975', 'TRX-1');
    const asked = (await mailed()).at(-1)?.replace(/\s+/g, ' ');
    expect(asked).toContain(
      'PKR 25 of the order is still missing. Please transfer the rest by 14 October 2025, or answer this mail or write to ' +
        `${test.deps.settings.contact.email} if your bank took it as a fee.`,
    );
    test.setNow(days(9));
    expect(await endOverdueOrders(test.deps)).toBe(1);
    expect([(await read(Number(id))).state, (await read(Number(silent?.id))).state]).toEqual(['ordered', 'cancelled']);
    test.setNow(days(14));
    expect(await endOverdueOrders(test.deps)).toBe(1);
    const mails = await mailed();
    expect(mails.at(-1)).toContain(`Your order ${reference} is cancelled`);
    expect(mails.at(-1)).toContain('Your credit is PKR 2,975');
    // Both ask for an answer, and the address that they come from reads none.
    const answered = test.outbox.filter(({ to }) => to === seller.account.email).map(({ replyTo }) => replyTo);
    expect(answered).toEqual([test.deps.settings.contact.email, test.deps.settings.contact.email]);
    // Of the one that nobody paid anything for nothing is said.
    expect(mails).toHaveLength(2);
  });

  it('asks for nothing once it is enough', async () => {
    await paid(Number((await placed()).id), '3000', 'TRX-1');
    expect((await mailed()).at(-1)).not.toContain('missing');
  });
});

describe('the money of an order', () => {
  it('short, then the rest: active, larger plan, statement of account', async () => {
    const id = Number((await placed()).id);
    await claim(id);
    expect((await paid(id, '1,000', 'TRX-1')).text).toContain('still lacks PKR 2,000');
    expect(await read(id)).toMatchObject({ state: 'ordered', missing: 2_000, payment: { status: 'counted' } });
    expect((await claim(id, { transaction: 'TRX-2' })).statusCode).toBe(200);
    expect((await paid(id, '2000.50', 'TRX-2')).text).toContain('PKR 0.50 is the seller’s credit');
    expect((await approve(id)).text).toMatch(/is active: pro from 2025-10-01 until 2025-11-01/);
    expect(await plan()).toMatchObject({
      plan: 'pro',
      plan_until: '2025-11-01T08:00:00.000Z',
      request: { status: 'approved' },
    });

    test.setNow(days(21));
    const larger = Number((await placed({ plan: 'premium', months: 1 })).id);
    await paid(larger, '5999.50', 'TRX-3');
    await approve(larger);
    expect(await plan()).toMatchObject({ plan: 'premium', plan_until: '2025-11-27T08:00:00.000Z' });
    const state = await all();
    expect(state.credit).toBe(0);
    expect(state.orders.map((each: { state: string }) => each.state)).toEqual(['active', 'ended']);
    expect(state.account.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['received', 1_000],
      ['received', 2_000.5],
      ['held', -3_000],
      ['earned', 0],
      ['received', 5_999.5],
      ['held', -6_000],
      ['earned', 0],
    ]);
    await soundBooks();
    expect((await admin('ledger', 'check')).text).toContain('The books add up.');
    await sendDueMails(test.deps);
    expect(test.outbox.map((mail) => mail.subject)).toContain('Your Premium plan is on');
  });

  it('counts once: the same transfer from two people at once is one payment', async () => {
    const id = Number((await placed()).id);
    const answers = await Promise.all([paid(id, '3000', 'TRX 9'), paid(id, '3000', 'trx-9', 'Bilal')]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(answers.find(({ ok }) => !ok)?.text).toContain('one transfer counts once');
    await soundBooks();
  });

  it('is approved once, also by two people at the same moment', async () => {
    const id = Number((await placed()).id);
    await paid(id, '3000', 'TRX-1');
    const answers = await Promise.all([approve(id, 'Bilal'), approve(id, 'Chand'), approve(id, 'Dua')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await plan()).toMatchObject({ plan_until: '2025-11-01T08:00:00.000Z' });
    await soundBooks();
  });

  it('below the limit, too, is approved by another person than who entered it by hand', async () => {
    const id = Number((await placed()).id);
    await paid(id, '3000', 'TRX-1', 'Asma');
    expect((await approve(id, 'ASMA')).text).toContain('second person');
    expect((await approve(id, 'Bilal')).ok).toBe(true);
  });

  it('above the limit is approved by another person than who entered it', async () => {
    const id = Number((await placed({ plan: 'premium', months: 12 })).id);
    await claim(id);
    expect((await admin('upgrades', 'approve', '1', '--by', 'Asma')).text).toContain('Another person');
    expect((await approve(id, 'ASMA')).text).toContain('second person');
    expect((await approve(id, 'Bilal')).ok).toBe(true);
  });

  it('is credit after the order has ended, and pays the next one', async () => {
    const late = Number((await placed()).id);
    test.setNow(days(8));
    await endOverdueOrders(test.deps);
    await paid(late, '3000', 'TRX-1');
    expect((await all()).credit).toBe(3_000);
    expect(await placed()).toMatchObject({ state: 'paid', missing: 0 });
    const taken = await test.app.inject({ method: 'POST', url: '/api/orders/2/cancel', headers: seller.headers });
    expect([taken.json().order.state, (await all()).credit]).toEqual(['cancelled', 3_000]);
    await soundBooks();
  });

  it('goes back by two people: what is unused of an active order', async () => {
    const id = Number((await placed()).id);
    await paid(id, '3000', 'TRX-1');
    await approve(id);
    test.setNow(days(15.5));
    const refund = (by: string) => admin('orders', 'refund', String(id), '--by', by);
    expect((await refund('Asma')).text).toContain('Another person does it');
    expect((await refund('asma ')).text).toContain('Two different people');
    expect((await refund('Bilal')).text).toContain('Transfer PKR 1,500');
    expect((await refund('Bilal')).ok).toBe(false);
    expect([(await plan()).plan, (await read(id)).state, (await all()).credit]).toEqual(['basic', 'refunded', 0]);
    await soundBooks();
  });

  it('is taken out again when the bank took it back, also where its plan is on', async () => {
    const id = Number((await placed()).id);
    await paid(id, '3000', 'TRX-1');
    expect((await admin('orders', 'reverse', '1', '--by', 'Asma')).ok).toBe(true);
    expect(await read(id)).toMatchObject({ state: 'ordered', missing: 3_000 });
    expect((await admin('orders', 'reverse', '1', '--by', 'Asma')).ok).toBe(false);
    // The same transfer may be entered again after a mistake.
    await paid(id, '3000', 'TRX-1');
    await approve(id);
    expect((await admin('orders', 'reverse', '2', '--by', 'Asma')).text).toContain('a second person reverses');
    expect((await plan()).plan).toBe('pro');
    expect((await admin('orders', 'reverse', '2', '--by', 'Bilal')).ok).toBe(true);
    expect([(await plan()).plan, (await read(id)).state]).toEqual(['basic', 'refunded']);
    await soundBooks();
  });

  it('a smaller plan begins when the larger one ends, then Basic', async () => {
    for (const [body, amount] of [
      [{ plan: 'premium', months: 1 }, '6000'],
      [{ plan: 'pro', months: 1 }, '3000'],
    ] as const) {
      const { id } = await placed(body);
      await paid(Number(id), amount, `TRX-${amount}`);
      await approve(Number(id));
    }
    expect((await plan()).plan).toBe('premium');
    await test.deps.pool.query("update sessions set expires_at = '2026-12-01'");
    test.setNow(new Date('2025-11-01T08:00:00Z'));
    expect(await expirePlans(test.deps)).toBe(1);
    expect(await plan()).toMatchObject({ plan: 'pro', plan_until: '2025-12-01T08:00:00.000Z' });
    await soundBooks();
    // A session that is used is renewed for thirty days.
    await test.deps.pool.query("update sessions set expires_at = '2026-12-01'");
    test.setNow(new Date('2025-12-01T08:00:00Z'));
    expect(await expirePlans(test.deps)).toBe(1);
    expect([(await plan()).plan, (await read(2)).state]).toEqual(['basic', 'ended']);
  });

  it.each([
    ['-5', 'no amount'],
    ['0', 'amount is 0'],
    ['3e3', 'no amount'],
    ['3000.001', 'no amount'],
    ['999999999999', 'too much for one transfer'],
  ])('is no %s', async (amount, text) => {
    await placed();
    expect((await paid(1, `${amount}`.replace(/^-/, '−'), 'TRX-1')).text).toContain(text);
  });
});

describe('the books', () => {
  it('refuse a movement that does not sum to zero, a change and a deletion', async () => {
    const id = Number((await placed()).id);
    await paid(id, '3000', 'TRX-1');
    const query = (text: string) => test.deps.pool.query(text);
    const movement = `insert into ledger_movements (account_id, order_id, kind, at, by) values (${seller.account.id}, ${id}, 'held', now(), 'x')`;
    await expect(query(movement)).rejects.toThrow(/0 sides/);
    await expect(
      query(`with m as (${movement} returning id) insert into ledger_entries select id, 'bank', 5 from m
        union all select id, 'credit', -4 from m`),
    ).rejects.toThrow(/sum to 1/);
    for (const change of [
      'update ledger_entries set amount = amount * 2',
      'delete from ledger_entries',
      "update ledger_movements set by = 'me'",
      'delete from ledger_movements',
    ]) {
      await expect(query(change)).rejects.toThrow(/never changed/);
    }
    await soundBooks();
  });

  it.each([
    [1, '2025-11-16T19:59:59.000Z'],
    [86_400, '2025-11-14T20:00:00.000Z'],
  ])('count no time twice on a server whose clock is %i seconds behind', async (behind, until) => {
    const pro = Number((await placed()).id);
    await paid(pro, '3000', 'TRX-1');
    await approve(pro);
    test.setNow(new Date(start.getTime() - behind * 1_000));
    const premium = Number((await placed({ plan: 'premium', months: 1 })).id);
    await paid(premium, '6000', 'TRX-2');
    await approve(premium);
    // A month of Premium, and the 31 days of Pro as half as many of it.
    expect(await plan()).toMatchObject({ plan: 'premium', plan_until: until });
    await soundBooks();
  });

  it('leave a seller on what they paid for when more of it is approved by a clock that is behind', async () => {
    for (const [transaction, now] of [
      ['TRX-1', start],
      ['TRX-2', days(-1)],
    ] as const) {
      test.setNow(now);
      const id = Number((await placed()).id);
      await paid(id, '3000', transaction);
      await approve(id);
    }
    expect(await plan()).toMatchObject({ plan: 'pro', plan_until: '2025-12-01T08:00:00.000Z' });
    await soundBooks();
  });

  it('show a seller who is not on what they paid for', async () => {
    const id = Number((await placed()).id);
    await paid(id, '3000', 'TRX-1');
    await approve(id);
    await test.deps.pool.query("update accounts set plan = 'basic', plan_until = null");
    expect((await checkLedger(test.deps)).faults).toEqual([
      `Account ${seller.account.id} is on basic, and its paid time says pro until 2025-11-01T08:00:00.000Z`,
    ]);
  });

  it('show what was changed around them', async () => {
    const id = Number((await placed()).id);
    await paid(id, '3000', 'TRX-1');
    await approve(id);
    await test.deps.pool.query("update plan_periods set value = value + 1, ends_at = ends_at + interval '1 day'");
    const name = `Account ${seller.account.id}`;
    expect((await checkLedger(test.deps)).faults).toEqual([
      `${name} has paid time of 300001 paisa and paid 300000`,
      expect.stringMatching(new RegExp(`^${name} has pro of order .* which its orders do not give$`)),
      `${name} has pro until 2025-11-01T08:00:00.000Z, and its paid time says otherwise`,
    ]);
    // A day that nobody paid, although the sums are right.
    await test.deps.pool.query('update plan_periods set value = value - 1');
    expect((await checkLedger(test.deps)).faults).toHaveLength(2);
    expect((await admin('ledger', 'check')).ok).toBe(false);
  });

  it('outlive the account, without a name; so do the proofs of what was paid, and no others', async () => {
    const id = Number((await placed()).id);
    const proofOf = (background: string) =>
      sharp({ create: { width: 40, height: 60, channels: 3, background } })
        .png()
        .toBuffer();
    await claim(id, {}, { name: 'proof.png', bytes: await proofOf('#fee') });
    await paid(id, '3000', 'TRX-1');
    await approve(id);
    const open = Number((await placed()).id);
    await claim(open, { transaction: 'TRX-2' }, { name: 'proof.png', bytes: await proofOf('#eef') });
    await test.db.update(accounts).set({ eraseAt: start });
    expect(await eraseDueAccounts(test.deps, days(1))).toBe(1);
    const table = await admin('orders');
    expect(table.text).toContain('PKR 3,000');
    expect(table.text).not.toContain(seller.account.email);
    expect((await admin('orders', 'proof', String(id), '--by', 'Asma')).ok).toBe(true);
    expect((await admin('orders', 'proof', String(open), '--by', 'Asma')).ok).toBe(false);
    await soundBooks();
  });
});

describe('an account that is erased', () => {
  it('lets its open orders go, so that their money can be paid back and no plan is put on', async () => {
    const [whole, short] = [Number((await placed()).id), Number((await placed()).id)];
    await paid(whole, '3000', 'TRX-1');
    await paid(short, '1000', 'TRX-2');
    await sendDueMails(test.deps);
    await test.db.update(accounts).set({ eraseAt: start });
    expect(await eraseDueAccounts(test.deps, days(1))).toBe(1);
    const states = async () => (await listOrdersOf(test.db, seller.account.id)).map(({ state }) => state);
    expect(await states()).toEqual(['cancelled', 'cancelled']);
    expect((await approve(whole)).ok).toBe(false);
    await admin('orders', 'refund', String(whole), '--by', 'Asma');
    expect((await admin('orders', 'refund', String(whole), '--by', 'Bilal')).text).toContain('Transfer PKR 4,000');
    // A transfer that was under way has its receipt, which is mailed to nobody.
    expect((await paid(short, '500', 'TRX-3')).ok).toBe(true);
    await sendDueMails(test.deps);
    expect(test.outbox.filter(({ to }) => to.startsWith('erased'))).toEqual([]);
    await soundBooks();
  });

  it('gets no plan for an order that was paid when it was erased', async () => {
    const id = Number((await placed()).id);
    await paid(id, '3000', 'TRX-1');
    await test.db.update(accounts).set({ erasedAt: start });
    expect((await approve(id)).text).toContain(`The account of order ${id} is erased. Refund the order.`);
  });
});

describe('a bank’s statement', () => {
  const file = (rows: string[]) => Buffer.from(['Date,Description,Amount', ...rows].join('\n')).toString('base64');
  const send = (statement: string, ...more: string[]) =>
    runAdmin(test.deps, {
      argv: ['statement', 'import', 'x.csv', '--bank', 'HBL', '--by', 'Asma', ...more],
      statement,
    });

  it('pays what it names exactly, is safe to import twice, and leaves the rest to people', async () => {
    const first = await placed();
    const second = await placed({ plan: 'pro', months: 3 });
    await claim(Number(second.id), { transaction: 'TID-4402', paid_on: '2025-09-30' });
    const csv = file([
      `2025-10-01,IBFT ${first.reference} SANA,3000`,
      `2025-10-01,Transfer ${second.reference},5000`,
      '2025-10-01,Salary,90000',
      '2025-10-01,Fee,-25',
    ]);
    expect((await send(csv, '--dry-run')).text).toContain('1 exact, 1 likely, 1 unknown');
    expect((await read(Number(first.id))).state).toBe('ordered');
    expect((await send(csv)).text).toContain('1 exact, 1 likely, 1 unknown');
    expect((await send(csv)).text).toContain('0 entered by hand before, 3 imported before, 1 outgoing');
    expect((await read(Number(first.id))).state).toBe('paid');
    expect((await approve(Number(first.id))).ok).toBe(true);
    expect((await admin('statement')).text).toMatch(/likely[\s\S]*unknown/);
    const [likely] = (await test.db.select().from(statementLines)).filter(({ match }) => match === 'likely');
    const line = String(likely?.id);
    expect((await admin('statement', 'take', line, String(second.reference), '--by', 'Asma')).text).toContain(
      'is ordered',
    );
    expect((await admin('statement', 'take', line, String(second.reference), '--by', 'Asma')).ok).toBe(false);
    expect(await read(Number(second.id))).toMatchObject({ missing: 4_000 });
    await soundBooks();
  });

  it('imported by two people at once counts once', async () => {
    const { id, reference } = await placed();
    const csv = file([`2025-10-01,${reference},3000`]);
    const answers = await Promise.all([send(csv), send(csv), send(csv)]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(answers.filter(({ text }) => text.startsWith('1 exact'))).toHaveLength(1);
    expect((await all()).account).toHaveLength(2);
    expect((await read(Number(id))).state).toBe('paid');
    await soundBooks();
  });

  it('knows what a person had entered, and keeps the columns of a bank', async () => {
    const { id } = await placed();
    await admin(
      'orders',
      'paid',
      String(id),
      '--amount',
      '3000',
      '--bank',
      'HBL',
      '--transaction',
      'TID 9',
      '--by',
      'Bilal',
    );
    const statement = Buffer.from('Tag|Zweck|Haben|Nr\n01.10.2025|hello|3000|TID-9\n').toString('base64');
    expect((await send(statement)).ok).toBe(false);
    const columns = ['--columns', 'date=Tag,description=Zweck,credit=Haben,transaction=Nr'];
    expect((await send(statement, ...columns)).text).toContain('1 entered by hand before');
    expect((await send(statement)).text).toContain('1 imported before');
    expect((await all()).account).toHaveLength(2);
  });

  it.each([
    ['wrong encoding', Buffer.from([0x44, 0x61, 0x74, 0xe9, 0xff, 0xfe]), 'UTF-8'],
    ['UTF-16', Buffer.from('\ufeffDate,Description,Amount', 'utf16le'), 'UTF-8'],
    ['too large', Buffer.alloc(6 * 1024 * 1024, 'a'), 'more than 5 MB'],
    ['missing columns', Buffer.from('Date,Description\n2025-10-01,x\n'), 'lacks a column'],
    ['a formula', Buffer.from('Date,Description,Amount\n2025-10-01,x,=1+1\n'), 'is no amount'],
  ])('is refused whole: %s', async (_, bytes, text) => {
    const answer = await send(bytes.toString('base64'));
    expect(answer.ok).toBe(false);
    expect(answer.text).toContain(text);
    expect(await test.db.select().from(statementLines)).toEqual([]);
  });

  it('of 1,000 lines with 200 orders is matched', async () => {
    const sellers = await Promise.all(Array.from({ length: 70 }, () => test.signIn('seller')));
    const references: string[] = [];
    for (let place = 0; place < 200; place += 1) {
      references.push(String((await placed(undefined, sellers[place % 70])).reference));
    }
    const strange = Array.from({ length: 1_000 }, (_, place) => referenceOf(place * 6_000 + 5));
    // Once in forty runs a reference that is drawn for an order would be one of these.
    const nobodys = strange.filter((reference) => !references.includes(reference));
    const rows = Array.from({ length: 1_000 }, (_, place) => {
      const reference = references[place] ?? nobodys[place - 200];
      return `2025-10-01,IBFT ${place} ${place % 10 === 9 ? 'nothing' : reference},${place % 10 === 8 ? 2999 : 3000}`;
    });
    expect((await send(file(rows))).text).toContain('160 exact, 20 likely, 820 unknown');
    await soundBooks();
  }, 120_000);
});
