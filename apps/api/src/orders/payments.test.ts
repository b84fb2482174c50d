import { paidBack, writtenOff } from '@karachi-estates/domain/orders/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { eraseDueAccounts } from '../accounts/erase.actions.ts';
import { runAdmin } from '../admin/commands.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { purgePictures } from '../media/media.actions.ts';
import { expirePlans, releaseScreenshots } from '../plans/plans.actions.ts';
import { upgradeRequests } from '../plans/plans.table.ts';
import { properties } from '../properties/properties.table.ts';
import { multipart, photoFiles } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { book } from './ledger.store.ts';
import { checkLedger, endOverdueOrder, endOverdueOrders } from './operator.actions.ts';
import { listOrdersOf } from './orders.store.ts';
import { listPapersOf } from './papers.store.ts';
import { writeOffRest } from './payments.actions.ts';

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

const place = async (body: object = { plan: 'pro', months: 1 }): Promise<number> =>
  Number(
    (await test.app.inject({ method: 'POST', url: '/api/orders', payload: body, headers: seller.headers })).json().order
      .id,
  );
const read = async (id: number) =>
  (await test.app.inject({ url: `/api/orders/${id}`, headers: seller.headers })).json();
const admin = (...argv: string[]) => runAdmin(test.deps, { argv });
const paid = (id: number, amount: string, transaction: string, by = 'Asma', bank = 'Sample Bank') =>
  admin(
    ...['orders', 'paid', String(id), '--amount', amount, '--bank', bank],
    ...['--transaction', transaction, '--by', by],
  );
const act = (verb: 'approve' | 'refund' | 'reverse', id: number, by: string) =>
  admin('orders', verb, String(id), '--by', by);
const say = (id: number, transaction: string, photos: Awaited<ReturnType<typeof photoFiles>> = []) => {
  const files = photos.map((photo) => ({ ...photo, field: 'proof' }));
  const form = multipart({ transaction, paid_on: '2025-10-01' }, files);
  const headers = { ...form.headers, ...seller.headers };
  const url = `/api/orders/${id}/payment`;
  return test.app.inject({ method: 'POST', url, payload: form.payload, headers });
};
const claim = async (...what: Parameters<typeof say>) => expect((await say(...what)).statusCode).toBe(200);
const notes = async (id: number): Promise<number[]> =>
  (await read(id)).papers
    .filter(({ kind }: { kind: string }) => kind === 'credit-note')
    .map(({ amount }: { amount: number }) => amount);
const year = { plan: 'premium', months: 12 };
const soundBooks = async () => expect((await checkLedger(test.deps)).faults).toEqual([]);

describe('one transfer', () => {
  const larger = { plan: 'premium', months: 1 };

  it('is said of one order only, while it is checked and once it is in the books', async () => {
    const [first, second] = [await place(), await place(larger)];
    await claim(first, 'TID 44021');
    const again = async () => {
      const answer = await say(second, 'tid-44021');
      expect([answer.statusCode, answer.json().fields?.transaction]).toEqual([409, answer.json().message]);
      expect(answer.json().message).toContain('another order');
    };
    await again();
    await paid(first, '3000', 'TID 44021');
    await again();
    await act('approve', first, 'Bilal');
    await again();
    await claim(second, 'TID 44022');
    const old = await test.app.inject({ url: '/api/plans/mine', headers: seller.headers });
    expect(old.json().request).toMatchObject({ plan: 'premium', status: 'pending' });
  });

  it('is not named with letters that only look like those of its number', async () => {
    const [first, second] = [await place(), await place(larger)];
    await claim(first, 'TX12345678');
    const lookalike = '\u0422\u042512345678';
    const answer = await say(second, lookalike);
    expect([answer.statusCode, answer.json().fields?.transaction]).toEqual([400, answer.json().message]);
    expect(answer.json().code).toBe('TRANSFER_NUMBER_INVALID');
    expect(await paid(second, '6000', lookalike)).toMatchObject({ ok: false, text: answer.json().message });
    await paid(first, '3000', '۱۲۳۴', 'Asma');
    expect((await paid(second, '6000', '1234', 'Asma')).text).toContain('payment 1');
  });

  it('is told of for each of two open orders', async () => {
    const [first, second] = [await place(), await place(larger)];
    await claim(first, 'TRX-1001');
    await claim(second, 'TRX-1002');
    expect((await say(second, 'TRX-1003')).statusCode).toBe(409);
    test.setNow(days(9));
    expect(await endOverdueOrders(test.deps)).toBe(0);
  });

  it('is named by a word that tells nothing as often as its seller likes', async () => {
    const [first, second] = [await place(), await place(larger)];
    await claim(first, 'bank transfer');
    await paid(first, '3000', 'TRX-1001');
    await claim(second, 'bank transfer');
  });

  it('does not pay a second order that was said to be paid by it, with one command or by hand', async () => {
    const [first, second] = [await place(), await place(larger)];
    await claim(second, 'TID 44021');
    await paid(first, '3000', 'TID 44021', 'Asma', 'HBL');
    const desk = await test.signInStaff(['finance']);
    const { data } = (await test.app.inject({ url: '/api/desk/orders', headers: desk.headers })).json();
    expect(data.map((row: { id: number; warnings: string[] }) => [row.id, row.warnings])).toEqual([
      [second, ['same-transfer']],
      [first, ['same-transfer']],
    ]);
    expect((await admin('upgrades', 'approve', '1', '--by', 'Bilal')).text).toContain('payment 1');
    expect((await paid(second, '6000', 'TID 44021')).text).toContain('payment 1');
    expect((await read(second)).state).toBe('ordered');
    await soundBooks();
  });
});

describe('money that came for an order that still waits', () => {
  const states = async (...ids: number[]) => Promise.all(ids.map(async (id) => (await read(id)).state));

  it('pays no other order', async () => {
    const [first, second] = [await place(), await place()];
    await paid(first, '2000', 'TRX-1001');
    await paid(second, '1000', 'TRX-1002');
    expect(await states(first, second)).toEqual(['ordered', 'ordered']);
    expect(await writeOffRest(test.deps, second, 'Asma').catch((error: Error) => error)).toBeInstanceOf(Error);
    await paid(second, '2000', 'TRX-1003');
    expect(await states(first, second)).toEqual(['ordered', 'paid']);
    await paid(first, '1000', 'TRX-1004');
    expect(await states(first, second)).toEqual(['paid', 'paid']);
    await soundBooks();
  });

  it('pays no order that is placed after it', async () => {
    const first = await place(year);
    await paid(first, '60000', 'TRX-1001');
    const second = await place();
    expect(await read(second)).toMatchObject({ state: 'ordered', missing: 3_000 });
    await paid(first, '15000', 'TRX-1002');
    expect(await states(first, second)).toEqual(['paid', 'paid']);
    await soundBooks();
  });
});

it('one transfer that two people enter at once for two sellers, with two names of the bank, counts once', async () => {
  const first = await place();
  seller = await test.signIn('seller');
  const second = await place();
  const both = await Promise.all([
    paid(first, '3000', 'TID 44021', 'Asma', 'HBL'),
    paid(second, '3000', 'tid44021', 'Bilal', 'Habib Bank'),
  ]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  await soundBooks();
});

describe('two people above the limit', () => {
  it('are not got by a small payment of another person for another order', async () => {
    const [small, large] = [await place(), await place(year)];
    await paid(small, '10', 'TRX-1001', 'Bilal');
    await paid(large, '72000', 'TRX-1002', 'Asma');
    expect((await act('approve', large, 'Asma')).text).toContain('second person');
    expect((await act('approve', large, 'Bilal')).ok).toBe(true);
  });

  it('nor by a small payment of another person for the same order', async () => {
    const large = await place(year);
    await paid(large, '10', 'TRX-1001', 'Bilal');
    await paid(large, '71990', 'TRX-1002', 'Asma');
    for (const by of ['Asma', 'Bilal']) expect((await act('approve', large, by)).text).toContain('second person');
    expect((await act('approve', large, 'Chand')).ok).toBe(true);
  });

  it('nor by credit that the approver had entered for another order', async () => {
    const [small, large] = [await place(), await place(year)];
    await paid(small, '60000', 'TRX-1001', 'Asma');
    await paid(large, '15000', 'TRX-1002', 'Bilal');
    expect((await read(large)).state).toBe('paid');
    expect((await act('approve', large, 'Asma')).text).toContain('second person');
    expect((await act('approve', large, 'Chand')).ok).toBe(true);
  });

  it('nor by a write-off: who gave up the rest does not approve, who entered the payment gives up nothing', async () => {
    const asma = await test.signInStaff(['finance']);
    const bilal = await test.signInStaff(['finance']);
    const owner = await test.signInStaff(['owner']);
    const desk = (path: string, payload: object, who: typeof asma) =>
      test.app.inject({ method: 'POST', url: `/api/desk/${path}`, payload, headers: who.headers });
    const large = await place(year);
    const seen = { amount: '71900', bank: 'HBL', transaction: 'TRX-1001', received_on: '2025-10-01' };
    expect((await desk(`orders/${large}/payments`, seen, asma)).statusCode).toBe(200);
    const writeOff = (who: typeof asma) => desk(`orders/${large}/actions`, { action: 'write-off' }, who);
    expect((await writeOff(asma)).json().message).toContain('second person');
    expect((await writeOff(bilal)).statusCode).toBe(200);
    const approve = async (who: typeof asma) => (await desk('orders/approve', { ids: [large] }, who)).json();
    expect((await approve(asma)).refused).toHaveLength(1);
    expect((await approve(bilal)).refused).toHaveLength(1);
    expect((await approve(owner)).approved).toHaveLength(1);
    await soundBooks();
  });
});

it('one person with two roles is one person: above the limit, and of a refund', async () => {
  const both = await test.signInStaff(['finance', 'owner']);
  const desk = (path: string, payload: object, { headers } = both) =>
    test.app.inject({ method: 'POST', url: `/api/desk/${path}`, payload, headers });
  const large = await place(year);
  const seen = { amount: '72000', bank: 'HBL', transaction: 'TRX-1001', received_on: '2025-10-01' };
  expect((await desk(`orders/${large}/payments`, seen)).statusCode).toBe(200);
  expect((await desk('orders/approve', { ids: [large] })).json().approved).toEqual([]);
  expect((await desk(`orders/${large}/actions`, { action: 'refund' })).statusCode).toBe(200);
  expect((await desk(`orders/${large}/actions`, { action: 'refund' })).statusCode).toBe(409);
  expect((await read(large)).state).toBe('paid');
  await soundBooks();
});

it('credit that is enough for one order pays one of two that are placed at once', async () => {
  const first = await place();
  await paid(first, '3000', 'TRX-1001');
  await test.app.inject({ method: 'POST', url: `/api/orders/${first}/cancel`, headers: seller.headers });
  const ids = await Promise.all([place(), place()]);
  const states = await Promise.all(ids.map(async (id) => (await read(id)).state));
  expect(states.sort()).toEqual(['ordered', 'paid']);
  await soundBooks();
});

it('too much is paid, cancelled, used and paid back at the very moment at which a smaller plan ends', async () => {
  test.setNow(new Date('2028-01-31T08:00:00Z'));
  seller = await test.signIn('seller');
  const small = await place();
  await paid(small, '3000', 'TRX-1001');
  await act('approve', small, 'Bilal');
  const { ends_at } = await read(small);
  expect(ends_at).toBe('2028-02-29T08:00:00.000Z');
  test.setNow(new Date(ends_at));

  const first = await place({ plan: 'premium', months: 1 });
  await paid(first, '6500', 'TRX-1002');
  await test.app.inject({ method: 'POST', url: `/api/orders/${first}/cancel`, headers: seller.headers });
  const large = await place({ plan: 'premium', months: 1 });
  expect((await read(large)).state).toBe('paid');
  expect((await act('approve', large, 'Bilal')).ok).toBe(true);
  // Nothing of the smaller plan was left, and no day of it is counted in.
  expect(await read(large)).toMatchObject({ starts_at: ends_at, ends_at: '2028-03-29T08:00:00.000Z' });
  expect((await read(small)).state).toBe('ended');
  await expirePlans(test.deps);
  expect((await read(large)).state).toBe('active');

  for (const by of ['Asma', 'Bilal']) await act('refund', first, by);
  await act('refund', large, 'Asma');
  expect((await act('refund', large, 'Bilal')).text).toContain('Transfer PKR 6,000');
  const { credit, account } = (await test.app.inject({ url: '/api/orders', headers: seller.headers })).json();
  expect([credit, account.at(-1).balance]).toEqual([0, 0]);
  await soundBooks();
});

describe('a refund', () => {
  /** Money that came for an order that nobody paid in full: credit once the order is cancelled. */
  const credit = async (rupees: string) => {
    const id = await place();
    await paid(id, rupees, 'TRX-1001');
    await test.app.inject({ method: 'POST', url: `/api/orders/${id}/cancel`, headers: seller.headers });
    return id;
  };

  it('pays back what was asked for, whatever came since', async () => {
    const id = await credit('2000');
    await act('refund', id, 'Asma');
    await paid(id, '700', 'TRX-1002');
    expect((await act('refund', id, 'Bilal')).text).toContain('Transfer PKR 2,000');
    await act('refund', id, 'Asma');
    expect((await act('refund', id, 'Bilal')).text).toContain('Transfer PKR 700');
    await soundBooks();
  });

  it('is refused and forgotten where the credit no longer covers it', async () => {
    const id = await credit('2000');
    await act('refund', id, 'Asma');
    const next = await place();
    await paid(next, '1000', 'TRX-1002');
    await act('refund', next, 'Asma');
    expect((await act('refund', next, 'Bilal')).text).toContain('Transfer PKR');
    const refused = await act('refund', id, 'Bilal');
    expect([refused.ok, refused.text]).toEqual([false, expect.stringContaining('PKR 2,000 was to be paid back')]);
    await paid(id, '300', 'TRX-1003');
    expect((await act('refund', id, 'Bilal')).text).toContain('asked for');
    await soundBooks();
  });

  it('is asked for anew when money comes after it', async () => {
    const id = await place();
    await paid(id, '3000', 'TRX-1001');
    await act('refund', id, 'Asma');
    expect((await act('refund', id, 'Bilal')).text).toContain('Transfer PKR 3,000');
    await paid(id, '500', 'TRX-1002');
    expect((await act('refund', id, 'Bilal')).text).toContain('Another person does it');
    expect((await act('refund', id, 'Asma')).text).toContain('Transfer PKR 500');
    await soundBooks();
  });

  it('that was asked for is forgotten when the order goes on', async () => {
    const id = await place();
    await paid(id, '3000', 'TRX-1001');
    await act('refund', id, 'Asma');
    await act('approve', id, 'Bilal');
    expect((await act('refund', id, 'Bilal')).text).toContain('Another person does it');
  });

  it('is not asked for where nothing is left', async () => {
    expect((await act('refund', await place(), 'Asma')).text).toContain('Nothing of order');
  });
});

describe('a refund of a larger plan that took over a smaller one', () => {
  const twelve = { plan: 'pro', months: 12 };
  const upgrade = async () => {
    const small = await place(twelve);
    await paid(small, '32400', 'TRX-1001');
    await writeOffRest(test.deps, small, 'Dua');
    await act('approve', small, 'Bilal');
    const large = await place({ plan: 'premium', months: 1 });
    await paid(large, '6000', 'TRX-1002');
    await act('approve', large, 'Bilal');
    return { small, large };
  };

  it('pays back what arrived, not what was written off of the smaller one', async () => {
    const { small, large } = await upgrade();
    await act('refund', large, 'Asma');
    expect((await act('refund', large, 'Bilal')).text).toContain('Transfer PKR 38,400');
    await soundBooks();
    expect(await notes(small)).toEqual([36_000]);
    expect(await notes(large)).toEqual([6_000]);
    const facts = (await listPapersOf(test.db, seller.account.id)).filter(({ kind }) => kind === 'credit-note');
    expect(facts.map((paper) => paper.facts.waived)).toEqual([undefined, 360_000]);
  });

  it('has a credit note for each invoice, none above it, also when a part was used', async () => {
    const { small, large } = await upgrade();
    await test.deps.pool.query("update sessions set expires_at = '2026-12-01'");
    test.setNow(days(100));
    await act('refund', large, 'Asma');
    await act('refund', large, 'Bilal');
    const [[ofSmall = 0], [ofLarge]] = [await notes(small), await notes(large)];
    expect(ofLarge).toBe(6_000);
    expect(ofSmall).toBeGreaterThan(0);
    expect(ofSmall).toBeLessThan(36_000);
    await soundBooks();
  });
});

it('the books show a seller who was paid back more than arrived', async () => {
  const id = await place();
  const booking = { accountId: seller.account.id, orderId: id, at: start, by: 'Asma' };
  for (const movement of [writtenOff(5_000), paidBack(5_000)]) {
    await test.db.transaction((tx) => book(tx, movement, booking));
  }
  expect((await checkLedger(test.deps)).faults).toEqual([
    `Account ${seller.account.id} was paid back 5000 paisa more than arrived`,
  ]);
});

describe('a seller is told of a refund', () => {
  const mails = async () => {
    await sendDueMails(test.deps);
    return test.outbox.filter(({ subject }) => /back to you|واپس بھیج/.test(subject));
  };
  const refund = async (id: number) => {
    for (const by of ['Asma', 'Bilal']) await act('refund', id, by);
  };

  it('of a plan that is on: what comes back, what ended and what is paused', async () => {
    const id = await place();
    await paid(id, '3000', 'TRX-1001');
    await act('approve', id, 'Bilal');
    const [area] = (await test.deps.pool.query<{ id: number }>('select id from areas limit 1')).rows;
    await test.db.insert(properties).values(
      [1, 2, 3].map((each) => ({
        ...{ sellerId: seller.account.id, areaId: area?.id ?? 0, propertyType: 'Flat', title: `Listing ${each}` },
        ...{ status: 'active' as const, price: 10_000_000, createdAt: start },
      })),
    );
    await refund(id);
    const [mail] = await mails();
    expect(mail?.subject).toBe('We are paying PKR 3,000 back to you');
    expect(mail?.text).toMatch(/Pro plan of this order has ended[\s\S]*Basic now. One listing is paused/);
  });

  it('of an order that was only paid, and of credit, in their language', async () => {
    await test.db.update(accounts).set({ locale: 'ur' });
    const id = await place();
    await paid(id, '3500', 'TRX-1001');
    await refund(id);
    await refund(id);
    expect((await mails()).map(({ subject }) => /3,000|500/.exec(subject)?.[0])).toEqual(['3,000', '500']);
  });
});

describe('what a seller said of a transfer', () => {
  const said = async (id: number) => (await read(id)).payment.status;
  const send = (row: string) =>
    runAdmin(test.deps, {
      argv: ['statement', 'import', 'x.csv', '--bank', 'HBL', '--by', 'Asma'],
      statement: Buffer.from(`Date,Description,Amount,Ref No\n${row}`).toString('base64'),
    });

  it('waits for that one, also while another one is in the books and taken back', async () => {
    const id = await place();
    await claim(id, 'TRX-2002');
    await paid(id, '1000', 'TRX-1001');
    expect(await said(id)).toBe('pending');
    await act('reverse', 1, 'Asma');
    expect(await said(id)).toBe('pending');
    await paid(id, '2000', 'trx 2002');
    expect(await said(id)).toBe('counted');
  });

  it('is counted with any where one of them has no number', async () => {
    const [first, second] = [await place(), await place()];
    await claim(first, 'bank transfer');
    await paid(first, '1000', 'TRX-1001');
    expect(await said(first)).toBe('counted');
    await claim(second, 'TRX-2002');
    await paid(second, '1000', 'IBFT');
    expect(await said(second)).toBe('counted');
  });

  it.each([
    ['whose text has its number', 'from TRX 2002', 'STAN 771', 'counted'],
    ['that has no number', 'from Sana', '-', 'counted'],
    ['that has another number', 'from Sana', 'STAN 771', 'pending'],
  ])('and a line %s', async (_, text, number, status) => {
    const id = await place();
    await claim(id, 'TRX-2002');
    await send(`2025-10-01,${text},1000,${number}`);
    expect((await admin('statement', 'take', '1', String(id), '--by', 'Asma')).ok).toBe(true);
    expect(await said(id)).toBe(status);
  });

  it('is approved with its order, whatever transfer paid that', async () => {
    const id = await place();
    await claim(id, 'TRX-2002');
    await paid(id, '3000', 'TRX-1001');
    await act('approve', id, 'Bilal');
    expect(await said(id)).toBe('approved');
  });
});

it('a transfer that was not found leaves its order open for seven days, and its seller reads of which', async () => {
  const id = await place();
  await claim(id, 'TRX-1001');
  test.setNow(days(8));
  await admin('upgrades', 'reject', '1');
  expect(await endOverdueOrders(test.deps)).toBe(0);
  await sendDueMails(test.deps);
  const mail = test.outbox.at(-1)?.text.replace(/\s+/g, ' ');
  expect(mail).toContain(`for order ${(await read(id)).reference}, so the plan was not changed`);
  expect(mail).toContain('The order stays open until 16 October 2025.');
  test.setNow(days(16));
  expect(await endOverdueOrders(test.deps)).toBe(1);
});

describe('a payment that the bank took back', () => {
  it('of a plan that is on takes no other order’s money', async () => {
    const [first, second] = [await place(), await place({ plan: 'premium', months: 1 })];
    await paid(first, '3000', 'TRX-1001');
    await act('approve', first, 'Bilal');
    await paid(second, '6000', 'TRX-1002');
    expect((await act('reverse', 1, 'Bilal')).ok).toBe(true);
    expect([(await read(first)).state, (await read(second)).state]).toEqual(['refunded', 'paid']);
    await soundBooks();
  });

  it('of a plan that is over takes no other order’s money either', async () => {
    const first = await place();
    await paid(first, '3000', 'TRX-1001');
    await act('approve', first, 'Bilal');
    test.setNow(days(60));
    await expirePlans(test.deps);
    await test.deps.pool.query("update sessions set expires_at = '2026-12-01'");
    const second = await place({ plan: 'premium', months: 1 });
    await paid(second, '6000', 'TRX-1002');
    expect((await act('reverse', 1, 'Bilal')).text).toContain('PKR 3,000 of it were used or paid back already');
    expect([(await read(first)).state, (await read(second)).state]).toEqual(['ended', 'paid']);
    await soundBooks();
  });

  const books = async () => Object.fromEntries((await checkLedger(test.deps)).sums);
  const half = (part: number) => start.getTime() + part * (Date.parse('2025-11-01T08:00:00Z') - start.getTime());

  it.each(['bank', 'mistake'])('ends the plan that it paid, and what was used is a loss: %s', async (reason) => {
    const id = await place();
    await claim(id, 'TRX-1001');
    await paid(id, '3000', 'TRX-1001');
    await act('approve', id, 'Bilal');
    test.setNow(new Date(half(0.5)));
    await test.deps.pool.query("update sessions set expires_at = '2026-12-01'");
    const reverse = (by: string) => admin('orders', 'reverse', '1', reason, '--by', by);
    expect((await reverse('Asma')).text).toContain('a second person reverses');
    expect((await read(id)).state).toBe('active');
    const both = await Promise.all([reverse('Bilal'), reverse('Chand')]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => ok)?.text).toMatch(/paid time of KE-\S+ ended with it. PKR 1,500 of it were used/);
    expect(await read(id)).toMatchObject({ state: 'refunded', payment: { status: 'rejected' } });
    expect(
      (await read(id)).papers.map(({ kind, amount, void: isVoid }: { kind: string; amount: number; void: boolean }) => [
        kind,
        amount,
        isVoid,
      ]),
    ).toEqual([
      ['receipt', 3_000, true],
      ['invoice', 3_000, false],
      ['credit-note', 1_500, false],
    ]);
    expect(await books()).toMatchObject({ bank: 0, income: -150_000, loss: 150_000, credit: 0 });
    const { account, credit } = (await test.app.inject({ url: '/api/orders', headers: seller.headers })).json();
    expect(credit).toBe(0);
    const taken = reason === 'bank' ? 'reversed' : 'corrected';
    expect(account.map(({ kind }: { kind: string }) => kind)).toEqual([
      'received',
      'held',
      'earned',
      'unearned',
      'bad-debt',
      taken,
    ]);
    await sendDueMails(test.deps);
    const mail = test.outbox.find(({ subject }) => /taken back|corrected/.test(subject))?.text.replace(/\s+/g, ' ');
    expect(mail).toContain('has ended with it, and you are on Basic now.');
    expect(test.outbox.some(({ subject }) => subject.includes('back to you'))).toBe(false);
    await soundBooks();
  });

  it('ends the larger plan that took its own over, and leaves the money of that one', async () => {
    const [first, second] = [await place(), await place({ plan: 'premium', months: 1 })];
    await paid(first, '3000', 'TRX-1001');
    await act('approve', first, 'Bilal');
    await paid(second, '6000', 'TRX-1002');
    await act('approve', second, 'Bilal');
    expect((await read(first)).state).toBe('ended');
    expect((await act('reverse', 1, 'Bilal')).ok).toBe(true);
    expect((await read(second)).state).toBe('refunded');
    expect(await books()).toMatchObject({ bank: 600_000, credit: -600_000, income: 0 });
    await soundBooks();
  });

  it('ends each plan that it paid, by credit as well', async () => {
    const [first, second] = [await place({ plan: 'premium', months: 1 }), await place()];
    await paid(first, '9000', 'TRX-1001');
    for (const id of [first, second]) await act('approve', id, 'Bilal');
    expect((await act('reverse', 1, 'Bilal')).ok).toBe(true);
    expect([(await read(first)).state, (await read(second)).state]).toEqual(['refunded', 'refunded']);
    expect(await books()).toMatchObject({ bank: 0, credit: 0, income: 0 });
    await soundBooks();
  });

  it('of money that went back already is a loss, and no fault of the books', async () => {
    const id = await place();
    await paid(id, '3000', 'TRX-1001');
    await act('approve', id, 'Bilal');
    for (const by of ['Asma', 'Bilal']) await act('refund', id, by);
    expect((await act('reverse', 1, 'Bilal')).text).toContain('PKR 3,000 of it were used or paid back already');
    expect(await books()).toMatchObject({ bank: -300_000, loss: 300_000, credit: 0, income: 0 });
    await soundBooks();
  });

  it('opens an order again that its credit had paid, and its seller reads of both', async () => {
    const [first, second] = [await place(), await place({ plan: 'premium', months: 1 })];
    await paid(first, '9000', 'TRX-1001');
    expect([(await read(first)).state, (await read(second)).state]).toEqual(['paid', 'paid']);
    test.setNow(days(10));
    expect((await act('reverse', 1, 'Asma')).text).toContain((await read(second)).reference);
    expect([(await read(first)).state, (await read(second)).state]).toEqual(['ordered', 'ordered']);
    await sendDueMails(test.deps);
    const mail = test.outbox.find(({ subject }) => subject.includes('taken back'));
    expect(mail?.text).toContain((await read(first)).reference);
    expect(mail?.text).toContain((await read(second)).reference);
    expect(mail?.text).toContain('18 October 2025');
    expect(mail?.replyTo).toBe(test.deps.settings.contact.email);
    expect(mail?.text).toContain(`answer this mail or write to ${test.deps.settings.contact.email}`);
    await soundBooks();
  });

  it('leaves seven days to transfer it again', async () => {
    const [whole, short] = [await place(), await place({ plan: 'premium', months: 1 })];
    await paid(whole, '3000', 'TRX-1001');
    await paid(short, '2000', 'TRX-1002');
    test.setNow(days(6));
    for (const payment of [1, 2]) expect((await act('reverse', payment, 'Asma')).ok).toBe(true);
    for (const id of [whole, short]) expect((await read(id)).due_at).toBe('2025-10-14T18:59:59.999Z');
    test.setNow(days(13));
    expect(await endOverdueOrders(test.deps)).toBe(0);
    test.setNow(days(14));
    expect(await endOverdueOrders(test.deps)).toBe(2);
  });

  it('opens the order again that it was for, and no newer one', async () => {
    const [older, newer] = [await place(), await place()];
    await paid(older, '3000', 'TRX-1001');
    await paid(newer, '3000', 'TRX-1002');
    expect((await act('reverse', 1, 'Asma')).ok).toBe(true);
    expect([(await read(older)).state, (await read(newer)).state]).toEqual(['ordered', 'paid']);
    await soundBooks();
  });

  it('takes its claim and its receipt along', async () => {
    const id = await place();
    await claim(id, 'TRX-1001');
    await paid(id, '3000', 'TRX-1001');
    expect(await read(id)).toMatchObject({ payment: { status: 'counted' }, papers: [{ void: false }] });
    await act('reverse', 1, 'Asma');
    expect(await read(id)).toMatchObject({
      state: 'ordered',
      payment: { status: 'rejected' },
      papers: [{ kind: 'receipt', void: true }],
    });
    await sendDueMails(test.deps);
    expect(test.outbox.map(({ subject }) => subject)).toContain('Your payment of PKR 3,000 was taken back');
    // The next transfer can be told of.
    await claim(id, 'TRX-1002');
  });

  it('that was booked by mistake asks its seller for nothing that they sent, and checks their word again', async () => {
    const id = await place();
    await claim(id, 'TRX-1001');
    await paid(id, '3000', 'TRX-1001');
    expect((await admin('orders', 'reverse', '1', 'mistake', '--by', 'Asma')).ok).toBe(true);
    expect(await read(id)).toMatchObject({
      state: 'ordered',
      payment: { status: 'pending' },
      papers: [{ void: true }],
    });
    const { account } = (await test.app.inject({ url: '/api/orders', headers: seller.headers })).json();
    expect(account.map(({ kind }: { kind: string }) => kind)).toEqual(['received', 'held', 'reopened', 'corrected']);
    await sendDueMails(test.deps);
    const mail = test.outbox.find(({ subject }) => subject === 'We corrected a booking of PKR 3,000');
    expect(mail?.text).toContain('by mistake we had booked a transfer');
    expect(mail?.text).not.toMatch(/your bank took|transfer the amount again/);
    // What they say is counted again with its transfer.
    await paid(id, '3000', 'TRX-1001');
    expect(await read(id)).toMatchObject({ state: 'paid', payment: { status: 'counted' } });
    expect((await admin('orders', 'reverse', '2', 'because', '--by', 'Asma')).ok).toBe(false);
    await soundBooks();
  });

  it('that was booked by mistake has its word checked again beside that of another order', async () => {
    const [first, second] = [await place(), await place()];
    await claim(first, 'TRX-1001');
    await paid(first, '3000', 'TRX-1001');
    await claim(second, 'TRX-1002');
    expect((await admin('orders', 'reverse', '1', 'mistake', '--by', 'Asma')).ok).toBe(true);
    expect([(await read(first)).payment.status, (await read(second)).payment.status]).toEqual(['pending', 'pending']);
  });

  it.each([
    ['named by its number', 'trx1001'],
    ['named by a word', 'bank transfer'],
  ])('leaves its proof with the books, %s; that of a rejected claim goes', async (_, name) => {
    const id = await place();
    await claim(id, name, await photoFiles(1, 40));
    await paid(id, '3000', 'TRX-1001');
    await act('reverse', 1, 'Asma');
    test.setNow(days(1));
    await claim(id, 'TRX-9999', await photoFiles(1, 41));
    await admin('upgrades', 'reject', '2');
    await claim(id, 'TRX-7777', await photoFiles(1, 42));
    const proofs = async () => {
      const claims = await test.db.select().from(upgradeRequests).orderBy(upgradeRequests.id);
      await purgePictures(test.deps);
      const files: string[] = [];
      for await (const file of test.deps.media.documents.list()) files.push(file.name);
      return [claims.map(({ status, screenshot }) => `${status}: ${screenshot ? 'kept' : 'gone'}`), files.length];
    };
    test.setNow(days(200));
    await releaseScreenshots(test.deps);
    test.setNow(days(300));
    expect(await proofs()).toEqual([['rejected: kept', 'rejected: gone', 'pending: kept'], 2]);
    await test.db.update(accounts).set({ eraseAt: start });
    expect(await eraseDueAccounts(test.deps, days(301))).toBe(1);
    expect(await proofs()).toEqual([['rejected: kept', 'rejected: gone', 'rejected: gone'], 1]);
  });
});

describe('credit that is enough for an open order pays it', () => {
  const state = async (...ids: number[]) => Promise.all(ids.map(async (id) => (await read(id)).state));
  const cancel = (id: number) =>
    test.app.inject({ method: 'POST', url: `/api/orders/${id}/cancel`, headers: seller.headers });

  it('when another one is cancelled', async () => {
    const [first, second] = [await place(), await place()];
    await paid(first, '3000', 'TRX-1001');
    expect((await cancel(first)).statusCode).toBe(200);
    expect(await state(first, second)).toEqual(['cancelled', 'paid']);
    expect((await act('approve', second, 'Bilal')).ok).toBe(true);
    await soundBooks();
  });

  it('when a payment of another one is taken back, and takes no money that came for one', async () => {
    const [first, second, third] = [await place(), await place({ plan: 'premium', months: 1 }), await place(year)];
    await paid(first, '4000', 'TRX-1001');
    await paid(second, '5000', 'TRX-1002');
    expect(await state(first, second, third)).toEqual(['paid', 'paid', 'ordered']);
    await act('reverse', 1, 'Asma');
    expect(await state(first, second, third)).toEqual(['ordered', 'ordered', 'ordered']);
    expect([(await read(first)).missing, (await read(second)).missing]).toEqual([3_000, 1_000]);
    // Once nobody waits for it there, it pays what it is enough for.
    await claim(first, 'TRX-1003');
    test.setNow(days(8));
    await endOverdueOrders(test.deps);
    expect(await state(first, second, third)).toEqual(['paid', 'cancelled', 'cancelled']);
    await soundBooks();
  });
});

it('an order ends with its own time, also where another one follows', async () => {
  const first = await place();
  await paid(first, '3000', 'TRX-1001');
  await act('approve', first, 'Bilal');
  const second = await place({ plan: 'pro', months: 12 });
  await paid(second, '36000', 'TRX-1002');
  await act('approve', second, 'Bilal');
  test.setNow(days(29));
  await expirePlans(test.deps);
  expect((await listOrdersOf(test.db, seller.account.id)).map(({ state }) => state)).toEqual(['active', 'active']);
  test.setNow(days(60));
  await expirePlans(test.deps);
  expect((await listOrdersOf(test.db, seller.account.id)).map(({ state }) => state)).toEqual(['active', 'ended']);
  await soundBooks();
});

it('one overdue order that cannot be ended does not keep the others', async () => {
  const ids = [await place(), await place(), await place()];
  test.setNow(days(8));
  await test.deps.pool.query(`create function refuse_one() returns trigger language plpgsql as $$
    begin if new.order_id = ${ids[1]} then raise 'refused'; end if; return new; end $$`);
  await test.deps.pool.query(
    'create trigger refuse_one before insert on order_events for each row execute function refuse_one()',
  );
  await expect(endOverdueOrders(test.deps)).rejects.toThrow('1 orders could not be ended');
  await test.deps.pool.query('drop function refuse_one cascade');
  const states = await Promise.all(ids.map(async (id) => (await read(id)).state));
  expect(states).toEqual(['cancelled', 'ordered', 'cancelled']);
});

it('an order whose seller says in the last moment that it was paid does not end', async () => {
  const [claimed, silent] = [await place(), await place()];
  test.setNow(days(8));
  // The job had listed it before its seller spoke.
  await claim(claimed, 'TRX-1001');
  expect([await endOverdueOrder(test.deps, claimed), await endOverdueOrder(test.deps, silent)]).toEqual([false, true]);
  expect([(await read(claimed)).state, (await read(silent)).state]).toEqual(['ordered', 'cancelled']);
});
