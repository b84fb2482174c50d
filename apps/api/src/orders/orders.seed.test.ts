import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { runAdmin } from '../admin/commands.ts';
import { outbox } from '../mail/mail.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { readOrders } from './orders.actions.ts';
import { seedOrders } from './orders.seed.ts';
import { orders, statementLines } from './orders.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('fills the desk and a dashboard of a demo, and the books add up', async () => {
  const { account } = await test.signIn('seller', {
    ...{ email: 'ayesha.sample@karachi-estates.example', emailKey: 'ayesha.sample@karachi-estates.example' },
    plan: 'premium',
  });
  await seedOrders(test.deps);
  const states = (await test.db.select().from(orders)).map(({ state }) => state).sort();
  expect(states).toEqual(['active', 'active', 'ended', 'ordered', 'ordered', 'ordered', 'paid']);
  const own = await readOrders(test.deps, account.id);
  expect(own.orders.map(({ state, papers }) => [state, papers.map(({ kind }) => kind).sort()])).toEqual([
    ['ordered', ['receipt']],
    ['active', ['invoice', 'receipt']],
  ]);
  expect(own.orders[0]?.missing).toBe((own.orders[0]?.amount ?? 0) / 2);
  const lines = await test.db.select().from(statementLines);
  expect(lines.map(({ match }) => match).sort()).toEqual(['exact', 'likely', 'unknown']);
  const [seller] = (await test.db.select().from(accounts)).filter(({ id }) => id === account.id);
  expect(seller).toMatchObject({ plan: 'premium', planUntil: expect.any(Date) });
  expect(await test.db.select().from(outbox)).toEqual([]);
  const { rows: log } = await test.deps.pool.query<{ at: Date }>('select at from audit order by id');
  const times = log.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const check = await runAdmin(test.deps, { argv: ['ledger', 'check'] });
  expect([check.ok, check.text]).toEqual([true, expect.not.stringContaining('fault')]);
});
