import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin/commands.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { checkLedger, endOverdueOrder } from './operator.actions.ts';

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
const say = (id: number, transaction: string) => {
  const form = multipart({ transaction, paid_on: '2025-10-01' }, []);
  const headers = { ...form.headers, ...seller.headers };
  const url = `/api/orders/${id}/payment`;
  return test.app.inject({ method: 'POST', url, payload: form.payload, headers });
};
const claim = async (id: number, transaction: string) => expect((await say(id, transaction)).statusCode).toBe(200);
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

describe('a refund', () => {
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

describe('a payment that the bank took back', () => {
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
});

it('an order whose seller says in the last moment that it was paid does not end', async () => {
  const [claimed, silent] = [await place(), await place()];
  test.setNow(days(7));
  // The job had listed it before its seller spoke.
  await claim(claimed, 'TRX-1001');
  expect([await endOverdueOrder(test.deps, claimed), await endOverdueOrder(test.deps, silent)]).toEqual([false, true]);
  expect([(await read(claimed)).state, (await read(silent)).state]).toEqual(['ordered', 'cancelled']);
});
