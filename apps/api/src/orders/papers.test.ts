import { PDFDocument } from '@cantoo/pdf-lib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { eraseDueAccounts } from '../accounts/erase.actions.ts';
import { TERMINAL } from '../audit/audit.store.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { expirePlans, remindOfEnds } from '../plans/plans.actions.ts';
import { pdfText } from '../testing/pdfText.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { checkLedger, refundOrder } from './operator.actions.ts';
import { listPaymentsOf } from './orders.store.ts';
import { insertPaper, listPapersOf } from './papers.store.ts';
import { papers } from './papers.table.ts';
import { approveOrder, enterPayment, writeOffRest } from './payments.actions.ts';
import { reversePayment } from './reversals.actions.ts';
import { importStatement } from './statement.actions.ts';

let test: TestApp;
let seller: Awaited<ReturnType<TestApp['signIn']>>;
const start = new Date('2026-03-01T08:00:00Z');
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

const place = async (body = { plan: 'pro', months: 1 }, who = seller): Promise<number> => {
  const answer = await test.app.inject({ method: 'POST', url: '/api/orders', payload: body, headers: who.headers });
  return answer.json().order.id;
};
const get = (url: string, who = seller) => test.app.inject({ url, headers: who.headers });
const pay = (id: number, rupees: number, transaction: string, by = 'Asma') => {
  const transfer = { amount: rupees * 100, bank: 'Sample Bank', transaction, receivedOn: '2026-03-01', by };
  return enterPayment(test.deps, id, { ...transfer, source: 'entry' });
};
const soundBooks = async () => expect((await checkLedger(test.deps)).faults).toEqual([]);
const orderOf = async (id: number) => (await get(`/api/orders/${id}`)).json();

describe('papers', () => {
  it('are a receipt for each transfer, an invoice once the plan is on, a credit note for what is refunded', async () => {
    const id = await place();
    await pay(id, 1_000, 'T-1');
    await pay(id, 2_000, 'T-2');
    await approveOrder(test.deps, id, 'Bilal');
    expect((await orderOf(id)).papers).toMatchObject([
      { number: 'REC-2026-000001', kind: 'receipt', amount: 1_000 },
      { number: 'REC-2026-000002', kind: 'receipt', amount: 2_000 },
      { number: 'INV-2026-000001', kind: 'invoice', amount: 3_000 },
    ]);
    test.setNow(days(15));
    await refundOrder(test.deps, id, 'Asma');
    await refundOrder(test.deps, id, 'Bilal');
    const [note] = (await orderOf(id)).papers.slice(-1);
    expect(note).toMatchObject({ kind: 'credit-note', number: 'CRN-2026-000001' });
    const [stored] = (await listPapersOf(test.db, seller.account.id)).slice(-1);
    expect(stored?.facts.invoice).toBe('INV-2026-000001');
    await soundBooks();
  });

  it('come by mail as PDF, each once', async () => {
    const id = await place();
    await pay(id, 3_000, 'T-1');
    await approveOrder(test.deps, id, 'Bilal');
    for (let round = 0; round < 2; round += 1) await sendDueMails({ ...test.deps, db: test.db });
    const sent = test.outbox.flatMap(({ paper }) => (paper ? [paper] : []));
    expect(sent.map(({ name }) => name).sort()).toEqual(['INV-2026-000001.pdf', 'REC-2026-000001.pdf']);
    const [first] = sent;
    expect((await PDFDocument.load(first?.bytes ?? new Uint8Array())).getPageCount()).toBe(1);
  });

  it('are for their seller only', async () => {
    const id = await place();
    await pay(id, 3_000, 'T-1');
    const [paper] = (await orderOf(id)).papers;
    const own = await get(`/api/orders/papers/${paper.id}`);
    expect([own.statusCode, own.headers['content-type'], own.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    const other = await test.signIn('seller');
    expect((await get(`/api/orders/papers/${paper.id}`, other)).statusCode).toBe(404);
    expect((await get('/api/orders/papers/999999')).statusCode).toBe(404);
  });

  it('stay as they were issued when the profile changes, byte for byte', async () => {
    const id = await place();
    await pay(id, 3_000, 'T-1');
    const [paper] = (await orderOf(id)).papers;
    const before = (await get(`/api/orders/papers/${paper.id}`)).rawPayload;
    await test.db.update(accounts).set({ firstName: 'Another', address: 'Elsewhere' });
    expect((await get(`/api/orders/papers/${paper.id}`)).rawPayload.equals(before)).toBe(true);
    for (const change of [sql`update papers set amount = 1`, sql`delete from papers`])
      await expect(test.db.execute(change)).rejects.toThrow();
  });

  it('say that they are void once the bank took the payment back', async () => {
    const id = await place();
    const { payment } = await pay(id, 1_000, 'T-1');
    const [receipt] = (await orderOf(id)).papers;
    const text = async () => pdfText((await get(`/api/orders/papers/${receipt.id}`)).rawPayload);
    expect(await text()).not.toContain('Void');
    test.setNow(days(3));
    await reversePayment(test.deps, payment.id, 'Bilal');
    expect(await text()).toContain('Void since 4 March 2026: the bank took the payment back');
  });

  it.each([
    ['en', 'Void since 1 March 2026: we had booked it by mistake'],
    ['ur', 'غلطی سے'],
  ] as const)('say in %s that they are void because of our mistake', async (locale, words) => {
    await test.db.update(accounts).set({ locale });
    const id = await place();
    const { payment } = await pay(id, 1_000, 'T-1');
    await reversePayment(test.deps, payment.id, 'Bilal', TERMINAL, 'mistake');
    const [receipt] = (await orderOf(id)).papers;
    expect(await pdfText((await get(`/api/orders/papers/${receipt.id}`)).rawPayload)).toContain(words);
  });

  it.each(['en', 'ur'] as const)('leave a number out where the bank gave none, in %s, as mails do', async (locale) => {
    await test.db.update(accounts).set({ locale });
    const id = await place();
    const { reference } = await orderOf(id);
    const file = `Date,Description,Credit\n2026-03-01,IBFT ${reference},3000\n`;
    await importStatement(test.deps, Buffer.from(file), { bank: 'HBL', by: 'Asma' });
    const [payment] = await listPaymentsOf(test.db, seller.account.id);
    expect(payment?.transaction).toMatch(/^line [\da-f]{16}$/);
    const [receipt] = (await orderOf(id)).papers;
    const said = await pdfText((await get(`/api/orders/papers/${receipt.id}`)).rawPayload);
    expect(said).toContain('HBL');
    expect(said).not.toMatch(/line [\da-f]|Transaction/);
    await reversePayment(test.deps, payment?.id ?? 0, 'Bilal');
    await sendDueMails(test.deps);
    expect(test.outbox.filter(({ text }) => /line [\da-f]|“”|«»/.test(text))).toEqual([]);
  });

  it('say names of other scripts and of any length on one page', async () => {
    await test.db.update(accounts).set({ firstName: 'عائشہ', lastName: '李 Khan', address: 'Street '.repeat(120) });
    const id = await place();
    await pay(id, 3_000, 'T-1');
    const [paper] = (await orderOf(id)).papers;
    const { rawPayload, statusCode } = await get(`/api/orders/papers/${paper.id}`);
    expect(statusCode).toBe(200);
    expect((await PDFDocument.load(rawPayload)).getPageCount()).toBe(1);
    const text = await pdfText(rawPayload);
    for (const part of ['Receipt REC-2026-000001', 'Khan ? عائشہ', 'PKR 3,000']) expect(text).toContain(part);
    // Naskh is not in the file of who writes in Latin letters.
    await test.db.update(accounts).set({ firstName: 'Ayesha', lastName: 'Khan', address: 'Street 1' });
    const other = await place();
    await pay(other, 3_000, 'T-2');
    const [inLatin] = (await orderOf(other)).papers;
    expect((await get(`/api/orders/papers/${inLatin.id}`)).rawPayload.length).toBeLessThan(10_000);
  });

  it('are in the language of the account when they are issued, and stay in it', async () => {
    await test.db.update(accounts).set({ locale: 'ur', firstName: 'عائشہ', lastName: 'خان' });
    const id = await place();
    await pay(id, 3_000, 'T-1');
    await approveOrder(test.deps, id, 'Bilal');
    await test.db.update(accounts).set({ locale: 'en' });
    const [receipt, invoice] = (await orderOf(id)).papers;
    const shown = await get(`/api/orders/papers/${receipt.id}`);
    const text = await pdfText(shown.rawPayload);
    const parts = ['رسید', 'REC-2026-000001', 'عائشہ خان', 'وصول شدہ رقم', 'مارچ', 'Sample Bank', 'PKR 3,000'];
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toMatch(/Receipt|\?/);
    expect((await PDFDocument.load(shown.rawPayload)).getTitle()).toContain('رسید');
    const invoiced = await pdfText((await get(`/api/orders/papers/${invoice.id}`)).rawPayload);
    for (const part of ['انوائس', 'پرو پلان', 'کل رقم']) expect(invoiced).toContain(part);
    await sendDueMails({ ...test.deps, db: test.db });
    const mailed = test.outbox.flatMap(({ paper }) => (paper ? [paper] : []));
    expect(mailed.map(({ name }) => name)).toContain('REC-2026-000001.pdf');
    for (const { bytes } of mailed) expect(await pdfText(bytes)).toContain('عائشہ خان');
  });

  it('lose the person with the account, and keep number and sum', async () => {
    const id = await place();
    await pay(id, 3_000, 'T-1');
    await test.db.update(accounts).set({ eraseAt: start });
    await eraseDueAccounts(test.deps, days(1));
    const [paper] = await listPapersOf(test.db, seller.account.id);
    expect(paper).toMatchObject({
      number: 1,
      amount: 300_000,
      facts: { seller: { name: '', address: '', email: '' } },
    });
    expect(JSON.stringify(paper)).not.toContain(seller.account.email);
    await soundBooks();
  });

  it('have numbers without gaps and doubles, fifty at once and every third one failing', async () => {
    const id = await place();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, place) =>
        test.db.transaction(async (tx) => {
          const { account } = seller;
          const of = { kind: 'receipt', year: 2026, accountId: account.id, orderId: id, amount: 1 } as const;
          const { payment } = await enterInside(tx, id, `T-${place}`);
          const written = await insertPaper(tx, {
            ...of,
            paymentId: payment,
            facts: { ...FACTS, reference: `T-${place}` },
            issuedAt: start,
          });
          if (place % 3 === 0) throw new Error('the change failed');
          return written.number;
        }),
      ),
    );
    const numbers = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(numbers).toHaveLength(33);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 33 }, (_, place) => place + 1));
    const stored = await test.db.select({ number: papers.number }).from(papers);
    expect(stored.map(({ number }) => number).sort((a, b) => a - b)).toEqual(numbers);
  });

  it('begin at one again with the year of Karachi', async () => {
    test.setNow(new Date('2026-12-31T18:00:00Z'));
    seller = await test.signIn('seller');
    const id = await place({ plan: 'pro', months: 3 });
    await pay(id, 1_000, 'T-1');
    test.setNow(new Date('2026-12-31T20:00:00Z'));
    await pay(id, 1_000, 'T-2');
    expect((await orderOf(id)).papers.map(({ number }: { number: string }) => number)).toEqual([
      'REC-2026-000001',
      'REC-2027-000001',
    ]);
  });
});

const FACTS = {
  company: { name: 'x', address: 'x', taxNumber: 'x' },
  seller: { name: 'x', address: 'x', email: 'x' },
  reference: 'x',
  plan: 'pro',
  months: 1,
  price: 1,
};
async function enterInside(tx: TestApp['db'], orderId: number, transaction: string): Promise<{ payment: number }> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into payments (account_id, order_id, amount, bank, transaction, source, entered_by, received_on, created_at)
    values (${seller.account.id}, ${orderId}, 1, 'Sample Bank', ${transaction}, 'entry', 'x', '2026-03-01', now())
    returning id`);
  return { payment: rows[0]?.id ?? 0 };
}

describe('a write-off', () => {
  it('pays the small rest of an order, which is then approved like any other', async () => {
    const id = await place();
    await pay(id, 2_900, 'T-1');
    expect(await writeOffRest(test.deps, id, 'Asma')).toMatchObject({ amount: 10_000, order: { state: 'paid' } });
    await approveOrder(test.deps, id, 'Bilal');
    await soundBooks();
  });

  it('has a line of its own on papers and in mails, which count no rest as paid', async () => {
    const id = await place();
    await pay(id, 2_975, 'T-1');
    await writeOffRest(test.deps, id, 'Asma');
    await approveOrder(test.deps, id, 'Bilal');
    await refundOrder(test.deps, id, 'Asma');
    await refundOrder(test.deps, id, 'Bilal');
    const texts = [];
    for (const paper of (await orderOf(id)).papers.slice(-2))
      texts.push((await pdfText((await get(`/api/orders/papers/${paper.id}`)).rawPayload)).replace(/\s+/g, ' '));
    expect(texts[0]).toMatch(/Price of the order PKR 3,000 Waived, never paid PKR 25 Total, paid PKR 2,975/);
    expect(texts[1]).toMatch(/Value of that part PKR 3,000 Waived, never paid PKR 25 Credited PKR 2,975/);
    await sendDueMails(test.deps);
    const mails = test.outbox.filter(({ subject }) => /^(Invoice|Credit note)/.test(subject));
    expect(mails.map(({ text }) => /Of it waived, never paid: PKR 25\n/.test(text))).toEqual([true, true]);
    expect(test.outbox.map(({ subject }) => subject)).toContain('We are paying PKR 2,975 back to you');
    await soundBooks();
  });

  it.each([
    ['nothing is missing', 3_000, /Nothing is missing/],
    ['too much is missing', 2_000, /Too much is missing/],
  ])('is refused when %s', async (_, rupees, text) => {
    const id = await place();
    await pay(id, rupees, 'T-1');
    await expect(writeOffRest(test.deps, id, 'Asma')).rejects.toThrow(text);
  });

  it('is taken back with the order, so that nobody is paid back what they never paid', async () => {
    const id = await place();
    await pay(id, 2_900, 'T-1');
    await writeOffRest(test.deps, id, 'Asma');
    await test.app.inject({ method: 'POST', url: `/api/orders/${id}/cancel`, headers: seller.headers });
    expect((await get('/api/orders')).json().credit).toBe(2_900);
    await soundBooks();
  });

  it('is once only of two people at once', async () => {
    const id = await place();
    await pay(id, 2_900, 'T-1');
    const both = await Promise.allSettled(['Asma', 'Bilal'].map((by) => writeOffRest(test.deps, id, by)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await soundBooks();
  });
});

it('lets a large payment be reversed by another person only', async () => {
  const id = await place({ plan: 'premium', months: 12 });
  const { payment } = await pay(id, 60_000, 'T-1');
  await expect(reversePayment(test.deps, payment.id, 'asma ')).rejects.toThrow(/second person reverses/);
  await reversePayment(test.deps, payment.id, 'Bilal', TERMINAL);
  await soundBooks();
});

describe('the statement of account', () => {
  it('has every movement with its balance, also as a file without formulas', async () => {
    const id = await place();
    await pay(id, 3_500, 'T-1');
    await approveOrder(test.deps, id, 'Bilal');
    const { account, credit } = (await get('/api/orders')).json();
    expect(account.map(({ kind, amount, balance }: Record<string, unknown>) => [kind, amount, balance])).toEqual([
      ['received', 3_500, 3_500],
      ['held', -3_000, 500],
      ['earned', 0, 500],
    ]);
    expect(credit).toBe(500);
    const file = await get('/api/orders/statement.csv');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [, first, second] = file.body.split('\r\n');
    expect(first).toMatch(/^2026-03-01,Transfer arrived,KE-[^,]+,3500\.00,,3500\.00$/);
    expect(second).toMatch(/Order paid,KE-[^,]+,,3000\.00,500\.00$/);
  });

  it('tells a waived rest that is taken back from a transfer, and an order open again from a cancelled one', async () => {
    const id = await place();
    const { payment } = await pay(id, 2_900, 'T-1');
    await writeOffRest(test.deps, id, 'Asma');
    await reversePayment(test.deps, payment.id, 'Bilal');
    await pay(id, 3_000, 'T-2');
    await test.app.inject({ method: 'POST', url: `/api/orders/${id}/cancel`, headers: seller.headers });
    const { account } = (await get('/api/orders')).json();
    expect(account.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['received', 'written-off', 'held', 'reopened', 'unwaived', 'reversed', 'received', 'held', 'released'],
    ]);
  });

  it('is a file in the language that is asked for', async () => {
    await pay(await place(), 3_000, 'T-1');
    const headers = { ...seller.headers, 'accept-language': 'ur' };
    const { body } = await test.app.inject({ url: '/api/orders/statement.csv', headers });
    const [headings, first] = body.split('\r\n');
    expect([headings, first]).toEqual([
      '\ufeffدن,تفصیل,آرڈر,آمد (روپے),خرچ (روپے),جمع (روپے)',
      expect.stringMatching(/^2026-03-01,ٹرانسفر پہنچا,KE-/),
    ]);
  });
});

describe('after the end of a plan', () => {
  it('one mail reminds a week later, once, and none where a new plan runs', async () => {
    const id = await place();
    await pay(id, 3_000, 'T-1');
    await approveOrder(test.deps, id, 'Bilal');
    test.setNow(days(31));
    await expirePlans(test.deps);
    test.setNow(days(40));
    const reminded = [];
    for (let round = 0; round < 2; round += 1) reminded.push(await remindOfEnds(test.deps));
    expect(reminded).toEqual([1, 0]);
    test.setNow(days(60));
    expect(await remindOfEnds(test.deps)).toBe(0);
  });
});
