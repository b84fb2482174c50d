import { AUDIT_ACTIONS, type AuditAction } from '@karachi-estates/domain/staff/auditActions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin/commands.ts';
import type { Db } from '../db/connect.ts';
import { barrier } from '../testing/barrier.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { listAuditRows, verifyAudit, writeAudit } from './audit.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

const dania = { id: 7, name: 'Dania', address: '203.0.113.9' };
const at = new Date('2026-11-23T08:00:00.123Z');

const write = (action: AuditAction, values: { before?: unknown; after?: unknown } = {}) =>
  test.db.transaction((tx) => writeAudit(tx, dania, [{ action, subject: 'listing:12', ...values }], at));

/** Changes rows behind the log’s back, as somebody with the database’s own rights could. */
async function tamper(statement: string) {
  await test.deps.pool.query('alter table audit disable trigger user');
  await test.deps.pool.query(statement);
  await test.deps.pool.query('alter table audit enable trigger user');
}

async function fiveRows() {
  for (const word of ['one', 'two', 'three', 'four', 'five']) {
    await write('listing.hide', { before: { status: 'active' }, after: { status: 'paused', word } });
  }
}

describe('the audit log', () => {
  it('chains its rows, whatever they hold', async () => {
    await write('listing.hide', { before: { title: 'گھر “house” \u0000 \n' }, after: null });
    await write('listing.restore', { after: [1.5, true, { b: 1, a: 2 }] });
    expect(await verifyAudit(test.db)).toEqual({ rows: 2, firstWrong: null });
    expect((await runAdmin(test.deps, { argv: ['audit', 'verify'] })).text).toContain('2 rows');
  });

  it.each(['0000-01-01', '2026-02-31', '2026-99-99'])('refuses a day that there is not: %s', async (day) => {
    const { headers } = await test.signInStaff(['owner']);
    for (const path of [`/api/desk/audit?from=${day}`, `/api/desk/audit.csv?to=${day}`])
      expect((await test.app.inject({ url: path, headers })).statusCode, path).toBe(400);
  });

  it.each([
    ['PKR 8,500', [1, 2]],
    ['8,500', [1, 2]],
    ['8,500.50', [3]],
    ['8,50', []],
    ['listing.hid', [1, 2, 3]],
  ])('is found by %s, as the screen has it', async (words, rows) => {
    await write('listing.hide', { before: { amount: 850_000 }, after: { amount: 8_500_000 } });
    await write('listing.hide', { after: { by: 'Nadia', price: 8_500 } });
    await write('listing.hide', { after: { left: 850_050, by: 'Nadia' } });
    const page = { isAscending: true, skip: 0, limit: 10 };
    expect((await listAuditRows(test.db, { words }, page)).map(({ id }) => id)).toEqual(rows);
  });

  it('keeps writers in turn', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => write(AUDIT_ACTIONS[index] ?? 'listing.hide')));
    expect(await verifyAudit(test.db)).toEqual({ rows: 12, firstWrong: null });
  });

  it('adds its rows just before the transaction commits', async () => {
    const rows = async (db: Db) => (await db.execute('select id from audit')).rows.length;
    const meanwhile = await test.db.transaction(async (tx) => {
      await writeAudit(tx, dania, [{ action: 'listing.hide', subject: 'listing:1' }], at);
      await writeAudit(tx, dania, [{ action: 'listing.restore', subject: 'listing:1' }], at);
      return rows(tx);
    });
    expect(meanwhile).toBe(0);
    expect(await rows(test.db)).toBe(2);
    expect(await verifyAudit(test.db)).toEqual({ rows: 2, firstWrong: null });
  });

  it('is not written outside of a transaction', async () => {
    await expect(writeAudit(test.db, dania, [{ action: 'listing.hide', subject: 'listing:1' }], at)).rejects.toThrow(
      'outside of one',
    );
  });

  it.runIf(process.env.TEST_DATABASE_URL)('causes no deadlock, wherever in a transaction it is called', async () => {
    await test.deps.pool.query("insert into server_state (name, value) values ('thing', 'as it was')");
    const change = (tx: Db) => tx.execute("update server_state set value = 'changed' where name = 'thing'");
    const log = (tx: Db) => writeAudit(tx, dania, [{ action: 'listing.hide', subject: 'listing:1' }], at);
    const bothBegan = barrier(2);
    let began = 0;
    const inOrder = (first: (tx: Db) => Promise<unknown>, second: (tx: Db) => Promise<unknown>) =>
      test.db.transaction(async (tx) => {
        began += 1;
        await first(tx);
        await bothBegan();
        await second(tx);
      });
    await Promise.all([inOrder(log, change), inOrder(change, log)]);
    // No deadlock was hidden by a retry.
    expect(began).toBe(2);
    expect(await verifyAudit(test.db)).toEqual({ rows: 2, firstWrong: null });
  });

  it('takes a row back with the change that it tells of', async () => {
    const failing = test.db.transaction(async (tx) => {
      await writeAudit(tx, dania, [{ action: 'listing.hide', subject: 'listing:1' }], at);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    await write('listing.hide');
    expect(await verifyAudit(test.db)).toEqual({ rows: 1, firstWrong: null });
  });

  it.each(["update audit set actor = 'somebody'", 'delete from audit', 'truncate audit'])(
    'refuses %s',
    async (statement) => {
      await write('listing.hide');
      await expect(test.deps.pool.query(statement)).rejects.toThrow('only ever added to');
      expect(await verifyAudit(test.db)).toEqual({ rows: 1, firstWrong: null });
    },
  );

  it.each([
    ['a changed value', `update audit set after = '{"status":"active"}' where id = 3`, 3],
    ['another name', "update audit set actor = 'Bilal' where id = 2", 2],
    ['another time', "update audit set at = at + interval '1 second' where id = 4", 4],
    ['a row taken out', 'delete from audit where id = 3', 3],
    ['rows taken from the end', 'delete from audit where id >= 4', 4],
    ['all rows taken', 'delete from audit', 1],
    ['a new number', 'update audit set id = 9 where id = 5', 5],
    ['a new hash', "update audit set hash = repeat('a', 64) where id = 2", 2],
    [
      'a row made anew with a hash of its own',
      `insert into audit select 6, at, actor_id, actor, address, action, subject, batch, before, after, hash,
         encode(sha256('x'::bytea), 'hex') from audit where id = 5`,
      6,
    ],
    [
      'a row that follows well but was added past the end of the log',
      'update audit_head set last_id = 4, hash = (select hash from audit where id = 4)',
      5,
    ],
  ])('finds %s', async (_, statement, row) => {
    await fiveRows();
    await tamper(statement);
    const { firstWrong } = await verifyAudit(test.db);
    expect(firstWrong?.id).toBe(row);
    const answer = await runAdmin(test.deps, { argv: ['audit', 'verify'] });
    expect(answer.ok).toBe(false);
    expect(answer.text).toContain(`row ${row} `);
  });
});
