import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { runAdmin } from '../admin/commands.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { checkLedger, endOverdueOrders } from './operator.actions.ts';
import { payments, statementLines } from './orders.table.ts';

let test: TestApp;
type Seller = Awaited<ReturnType<TestApp['signIn']>>;
const start = new Date('2025-10-01T08:00:00Z');

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(start);
  await test.reset();
});

interface Placed {
  id: number;
  reference: string;
  who: Seller;
}
const place = async (who?: Seller, body: object = { plan: 'pro', months: 1 }): Promise<Placed> => {
  const seller = who ?? (await test.signIn('seller'));
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/orders',
    payload: body,
    headers: seller.headers,
  });
  return { ...(answer.json().order as { id: number; reference: string }), who: seller };
};
const read = async ({ id, who }: Placed) =>
  (await test.app.inject({ url: `/api/orders/${id}`, headers: who.headers })).json();
const admin = (...argv: string[]) => runAdmin(test.deps, { argv });
const paid = ({ id }: Placed, amount: string, transaction: string, bank = 'HBL') =>
  admin(
    ...['orders', 'paid', String(id), '--amount', amount, '--bank', bank],
    ...['--transaction', transaction, '--by', 'Bilal'],
  );
/** Rows of date, description, amount and number. */
const send = (rows: string[], bank = 'HBL') =>
  runAdmin(test.deps, {
    argv: ['statement', 'import', 'x.csv', '--bank', bank, '--by', 'Asma'],
    statement: Buffer.from(['Date,Description,Amount,Ref No', ...rows].join('\n')).toString('base64'),
  });
const lines = () => test.db.select().from(statementLines).orderBy(statementLines.id);
const soundBooks = async () => expect((await checkLedger(test.deps)).faults).toEqual([]);

describe('lines whose number tells nothing', () => {
  it.each(['-', 'IBFT', '0', '', '000000'])('are two payments of two sellers, both with “%s”', async (number) => {
    const [one, two] = [await place(), await place()];
    const answer = await send([
      `2025-10-01,${one.reference},3000,${number}`,
      `2025-10-01,${two.reference},3000,${number}`,
    ]);
    expect(answer.text).toContain('2 exact, 0 likely, 0 unknown');
    expect([(await read(one)).state, (await read(two)).state]).toEqual(['paid', 'paid']);
    await soundBooks();
  });

  it('and other amounts do not refuse the file', async () => {
    const [one, two] = [await place(), await place(undefined, { plan: 'premium', months: 1 })];
    const answer = await send([`2025-10-01,${one.reference},3000,IBFT`, `2025-10-01,${two.reference},6000,IBFT`]);
    expect([answer.ok, answer.text.split('\n')[0]]).toEqual([true, '2 exact, 0 likely, 0 unknown']);
    expect([(await read(one)).state, (await read(two)).state]).toEqual(['paid', 'paid']);
  });

  it('nor does a number that a bank gave to two lines, or gives again after months', async () => {
    const [one, two, three] = [await place(), await place(), await place()];
    await send([`2025-10-01,${one.reference},3000,551122`, `2025-10-01,${two.reference},3000,551122`]);
    expect([(await read(one)).state, (await read(two)).state]).toEqual(['paid', 'paid']);
    test.setNow(new Date('2025-10-20T08:00:00Z'));
    const late = await place(three.who);
    expect((await send([`2025-10-20,${late.reference},3000,551122`])).text).toContain('1 exact');
    expect((await send([`2025-10-20,${late.reference},3000,551122`])).text).toContain('1 imported before');
    await soundBooks();
  });

  it('are tied to no payment of another seller', async () => {
    const [one, two] = [await place(), await place()];
    await paid(one, '3000', 'IBFT');
    await send([`2025-10-01,${two.reference},3000,IBFT`]);
    expect((await read(two)).state).toBe('paid');
    expect(await test.db.select().from(payments)).toHaveLength(2);
  });
});

describe('a transfer that a person entered', () => {
  it('is known once, also where the bank is called otherwise', async () => {
    const [one, two] = [await place(), await place()];
    await paid(one, '3000', 'TID 4402', 'Sample Bank');
    const rows = ['2025-10-01,first,3000,tid-4402', `2025-10-02,${two.reference},3000,TID4402`];
    expect((await send(rows)).text).toContain('1 entered by hand before');
    expect((await lines()).map(({ match }) => match)).toEqual(['known', 'exact']);
    expect((await read(two)).state).toBe('paid');
    await soundBooks();
  });

  it('with another amount waits for a person, who is told; the rest of the file is booked', async () => {
    const [one, two] = [await place(), await place()];
    await paid(one, '300', 'TID 4402');
    const rows = [`2025-10-01,${one.reference},2700,TID 4402`, `2025-10-01,${two.reference},3000,TID 9001`];
    expect((await send(rows)).text).toContain('1 exact, 1 likely');
    const taken = await admin('statement', 'take', '1', String(one.id), '--by', 'Asma');
    expect([taken.ok, taken.text]).toEqual([false, expect.stringContaining('in the books already')]);
    expect((await admin('orders', 'reverse', '1', '--by', 'Asma')).ok).toBe(true);
    expect((await admin('statement', 'take', '1', String(one.id), '--by', 'Asma')).ok).toBe(true);
    await soundBooks();
  });

  it('is not booked a second time for a request whose bank is called otherwise', async () => {
    const one = await place();
    await send([`2025-10-01,nothing,3000,TID 4402`]);
    await admin('statement', 'take', '1', String(one.id), '--by', 'Asma');
    const two = await place(one.who);
    const answer = await paid(two, '3000', 'tid4402', 'Sample Bank');
    expect([answer.ok, answer.text]).toEqual([false, expect.stringContaining('one transfer counts once')]);
  });
});

describe('a line whose payment is reversed', () => {
  it('can be taken for the right order, and its file counts once all the same', async () => {
    const [wrong, right] = [await place(), await place()];
    const rows = ['2025-10-01,first,3000,TID 4402', '2025-10-01,second,3000,IBFT'];
    await send(rows);
    for (const line of ['1', '2']) {
      expect((await admin('statement', 'take', line, String(wrong.id), '--by', 'Asma')).ok).toBe(true);
      expect((await admin('orders', 'reverse', line, '--by', 'Asma')).ok).toBe(true);
    }
    expect((await lines()).map(({ match, orderId, paymentId }) => [match, orderId, paymentId])).toEqual([
      ['unknown', null, null],
      ['unknown', null, null],
    ]);
    expect((await send(rows)).text).toContain('2 imported before');
    for (const line of ['1', '2']) {
      expect((await admin('statement', 'take', line, String(right.id), '--by', 'Asma')).ok).toBe(true);
    }
    expect([(await read(wrong)).state, (await read(right)).state]).toEqual(['ordered', 'paid']);
    await soundBooks();
  });

  it('waits also where a person had entered its transfer', async () => {
    const [wrong, right] = [await place(), await place()];
    await paid(wrong, '3000', 'TID 4402');
    await send(['2025-10-01,first,3000,TID 4402']);
    await admin('orders', 'reverse', '1', '--by', 'Asma');
    expect((await admin('statement', 'take', '1', String(right.id), '--by', 'Asma')).ok).toBe(true);
    expect((await read(right)).state).toBe('paid');
    await soundBooks();
  });
});

it('a long file is taken in a few statements of the database, for which everybody else waits', async () => {
  const [one, two] = [await place(), await place()];
  await paid(one, '1000', 'TID 7777');
  const many = Array.from({ length: 3_000 }, (_, at) => `2025-10-01,sale ${at},${100 + at},SALE ${at}`);
  const rows = [...many, `2025-10-01,first,1000,TID7777`, `2025-10-01,${two.reference},3000,TID 8888`];
  const client = await test.deps.pool.connect();
  const query = vi.spyOn(client, 'query');
  client.release();
  const answers = [await send(rows), await send(rows)];
  expect(query.mock.calls.length).toBeGreaterThan(10);
  expect(query.mock.calls.length).toBeLessThan(100);
  query.mockRestore();
  expect(answers[0]?.text).toContain('1 exact, 0 likely, 3000 unknown');
  expect(answers[0]?.text).toContain('1 entered by hand before');
  expect(answers[1]?.text).toContain('3002 imported before');
  const stored = await lines();
  expect(stored.map(({ description }) => description)).toEqual(rows.map((row) => row.split(',')[1]));
  expect((await read(two)).state).toBe('paid');
  await soundBooks();
});

it.each<[string, (file: string) => string]>([
  [
    'with a mark of its byte order and the ends of lines of Windows',
    (file) => `\ufeff${file.replaceAll('\n', '\r\n')}`,
  ],
  ['with accents as characters of their own', (file) => file.normalize('NFD')],
  ['with spaces that do not break', (file) => file.replaceAll('IBFT ', 'IBFT\u00a0')],
  ['with marks that nobody sees', (file) => file.replaceAll('IBFT', 'IBFT\u200b')],
])('a file is the same when it is saved again %s', async (_, saved) => {
  const order = await place();
  const file = [
    'Date,Description,Amount',
    `2025-10-01,"IBFT ${order.reference} CAFÉ ÉTOILE",3000`,
    '2025-10-01,"IBFT آمنہ\nخان",9000',
  ].join('\n');
  const take = (text: string) =>
    runAdmin(test.deps, {
      argv: ['statement', 'import', 'x.csv', '--bank', 'HBL', '--by', 'Asma'],
      statement: Buffer.from(text).toString('base64'),
    });
  expect((await take(file)).text).toContain('1 exact, 0 likely, 1 unknown');
  const again = saved(file);
  expect(again).not.toBe(file);
  expect((await take(again)).text).toContain('2 imported before');
  expect(await lines()).toHaveLength(2);
  await soundBooks();
});

describe('a file is the same with one more of its columns chosen', () => {
  const rows = ['01/10/2025,IBFT in,4100,DOC77123,Ali', '01/10/2025,IBFT in,4100,DOC77124,Bano'];
  const take = (columns?: string, body = rows) =>
    runAdmin(test.deps, {
      argv: [
        ...['statement', 'import', 'x.csv', '--bank', 'HBL', '--by', 'Asma'],
        ...(columns === undefined ? [] : ['--columns', columns]),
      ],
      statement: Buffer.from(['Date,Description,Credit,Doc No,Sent by', ...body].join('\n')).toString('base64'),
    });

  it('where the earlier choice is left as it was', async () => {
    expect((await take('transaction=Doc No')).text).toContain('2 unknown');
    expect((await take('payer=Sent by')).text).toContain('2 imported before');
    expect((await take()).text).toContain('2 imported before');
    expect((await lines()).map(({ transaction }) => transaction)).toEqual(['DOC77123', 'DOC77124']);
    expect((await take(undefined, ['02/10/2025,IBFT in,4100,DOC77125,Ali'])).text).toContain('1 unknown');
    expect((await lines()).at(-1)).toMatchObject({ transaction: 'DOC77125', payer: 'Ali' });
  });

  it('where the numbers were not read before; another transfer beside them is new', async () => {
    const [first, second] = rows;
    expect((await take(undefined, [first ?? ''])).text).toContain('1 unknown');
    expect((await take('transaction=Doc No', [first ?? '', second ?? ''])).text).toContain('1 imported before');
    expect((await take()).text).toContain('2 imported before');
    expect(await lines()).toHaveLength(2);
  });

  it('but a line with a number is another one than the line without', async () => {
    await take('transaction=Doc No', ['01/10/2025,IBFT in,4100,,Ali']);
    const both = ['01/10/2025,IBFT in,4100,DOC77123,Ali', '01/10/2025,IBFT in,4100,,Ali'];
    expect((await take(undefined, both)).text).toContain('1 imported before');
    expect(await lines()).toHaveLength(2);
  });
});

describe('money that came in time and is known only when its order has ended', () => {
  const late = new Date('2025-10-11T08:00:00Z');
  /** An order of 1 October, which is due on the 8th and nobody has said to be paid. */
  const lapsed = async () => {
    const order = await place();
    test.setNow(late);
    expect(await endOverdueOrders(test.deps)).toBe(1);
    return order;
  };
  const mail = async () => {
    await sendDueMails(test.deps);
    return test.outbox.find(({ subject }) => subject.startsWith('Receipt'))?.text.replace(/\s+/g, ' ');
  };

  it('opens it again and pays it, once', async () => {
    const order = await lapsed();
    const rows = [
      `2025-10-08,IBFT ${order.reference},3000,TRX-1001`,
      `2025-10-08,IBFT ${order.reference},3000,TRX-1002`,
    ];
    expect((await send(rows)).text).toContain('1 exact, 1 likely, 0 unknown');
    expect((await read(order)).state).toBe('paid');
    expect((await admin('orders', 'approve', String(order.id), '--by', 'Bilal')).ok).toBe(true);
    expect(await mail()).toContain('Since that came in time, the order is open again.');
    await soundBooks();
  });

  it('opens it also where it is short, with seven days for the rest', async () => {
    const order = await lapsed();
    await send([`2025-10-07,IBFT ${order.reference},2000,TRX-1001`]);
    expect((await admin('statement', 'take', '1', order.reference, '--by', 'Asma')).ok).toBe(true);
    const opened = { state: 'ordered', missing: 1_000, due_at: '2025-10-18T18:59:59.999Z' };
    expect(await read(order)).toMatchObject(opened);
    await soundBooks();
  });

  it('is credit where the bank had it a day too late, and its mail says so', async () => {
    const order = await lapsed();
    expect((await send([`2025-10-09,IBFT ${order.reference},3000,TRX-1001`])).text).toContain('0 exact, 1 likely');
    await admin('statement', 'take', '1', order.reference, '--by', 'Asma');
    expect((await read(order)).state).toBe('cancelled');
    expect(await mail()).toContain('so this is your credit. You have PKR 3,000: it pays for your next order');
    await soundBooks();
  });

  it('is credit where its seller had ended the order', async () => {
    const order = await place();
    await test.app.inject({ method: 'POST', url: `/api/orders/${order.id}/cancel`, headers: order.who.headers });
    expect((await send([`2025-10-02,IBFT ${order.reference},3000,TRX-1001`])).text).toContain('0 exact, 1 likely');
    await admin('statement', 'take', '1', order.reference, '--by', 'Asma');
    expect((await read(order)).state).toBe('cancelled');
    await soundBooks();
  });

  it('is credit where the account is erased', async () => {
    const order = await lapsed();
    await test.db.update(accounts).set({ erasedAt: late });
    expect((await send([`2025-10-08,IBFT ${order.reference},3000,TRX-1001`])).text).toContain('0 exact, 1 likely');
  });
});

it('a bank is the same however it is typed', async () => {
  const one = await place();
  const rows = [`2025-10-01,${one.reference},3000,`];
  expect((await send(rows, 'HBL')).text).toContain('1 exact');
  expect((await send(rows, ' hbl ')).text).toContain('1 imported before');
  expect((await lines()).map(({ bank }) => bank)).toEqual(['HBL']);
});

it('the credit of a seller counts once, for the order that it came for', async () => {
  const one = await place();
  const two = await place(one.who);
  await paid(two, '1000', 'TID 1001');
  expect([(await read(one)).missing, (await read(two)).missing]).toEqual([3_000, 2_000]);
  const rows = [`2025-10-01,${one.reference},3000,TID 1002`, `2025-10-01,${two.reference},2000,TID 1003`];
  expect((await send(rows)).text).toContain('2 exact');
  expect([(await read(one)).state, (await read(two)).state]).toEqual(['paid', 'paid']);
  await soundBooks();
});

it('a word in a text books nothing for the seller who named it', async () => {
  const one = await place();
  await test.deps.pool.query(
    `insert into upgrade_requests (account_id, plan, months, reference, order_id, paid_on, created_at)
     values ($1, 'pro', 1, 'transfer', $2, '2025-09-01', now())`,
    [one.who.account.id, one.id],
  );
  expect((await send(['2025-10-01,Funds transfer,3000,'])).text).toContain('0 exact, 0 likely, 1 unknown');
  expect((await read(one)).state).toBe('ordered');
});

describe.runIf(process.env.TEST_DATABASE_URL)('on a server, while a statement is imported', () => {
  const waiting = async () =>
    (
      await test.deps.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows.length;

  /** Holds a seller back until so many others wait for a lock, then lets all go on. */
  async function hold({ who }: Placed) {
    const client = await test.deps.pool.connect();
    await client.query('begin');
    await client.query(`select from accounts where id = ${who.account.id} for update`);
    return {
      until: (count: number) => vi.waitFor(async () => expect(await waiting()).toBe(count), 5_000),
      letGo: async () => {
        await client.query('commit');
        client.release();
      },
    };
  }

  it('its transfer is not entered a second time under another name of the bank', async () => {
    const [one, two] = [await place(), await place()];
    const held = await hold(one);
    const importing = send([`2025-10-01,${one.reference},3000,TID 4402`]);
    await held.until(1);
    const entering = paid(two, '3000', 'tid4402', 'Habib Bank');
    await Promise.race([entering, held.until(2)]);
    await held.letGo();
    expect((await importing).text).toContain('1 exact');
    expect((await entering).text).toContain('one transfer counts once');
    expect(await test.db.select().from(payments)).toHaveLength(1);
    await soundBooks();
  });

  const say = async ({ id, who }: Placed) => {
    const form = multipart({ transaction: 'TID 5501', paid_on: '2025-10-01' }, []);
    const request = { method: 'POST' as const, url: `/api/orders/${id}/payment`, payload: form.payload };
    return (await test.app.inject({ ...request, headers: { ...form.headers, ...who.headers } })).statusCode;
  };
  it.each<[string, (order: Placed) => Promise<unknown>, (order: Placed) => Promise<unknown>]>([
    ['enters', async () => undefined, (order) => paid(order, '10', 'TID 5501')],
    ['names', async () => undefined, say],
    ['approves', say, () => admin('upgrades', 'approve', '1', '--by', 'Bilal')],
    ['reverses', (order) => paid(order, '10', 'TID 5501'), () => admin('orders', 'reverse', '1', '--by', 'Asma')],
  ])('who %s another transfer of a seller of the file waits for it in no circle', async (_, before, act) => {
    const one = await place();
    await before(one);
    const missing = (await read(one)).missing;
    const held = await hold(one);
    const acting = act(one);
    await held.until(1);
    const importing = send([`2025-10-01,${one.reference},${missing},TID 4402`]);
    await held.until(2);
    await held.letGo();
    const answers = [await acting, await importing];
    expect(answers).toEqual([
      act === say ? 200 : expect.objectContaining({ ok: true }),
      { ok: true, text: expect.any(String) },
    ]);
    await soundBooks();
  });
});
