import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { runAdmin } from './commands.ts';
import { upkeep } from './upkeep.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const sizeOf = async (index: string) => {
  const { rows } = await site.deps.pool.query<{ bytes: number }>('select pg_relation_size($1::regclass) as bytes', [
    index,
  ]);
  return rows[0]?.bytes ?? 0;
};

it('makes indexes small again after much was removed, and lets others write meanwhile', async () => {
  await site.deps.pool.query(
    "insert into changes (subject) select 'subject ' || number from generate_series(1, 20000) as number",
  );
  await site.deps.pool.query('delete from changes');
  await site.deps.pool.query('vacuum changes');
  const { rows } = await site.deps.pool.query<{ name: string }>(
    "select indexname as name from pg_indexes where schemaname = 'public' and tablename = 'changes'",
  );
  const index = rows[0]?.name ?? '';
  const before = await sizeOf(index);
  const keeping = upkeep(site.deps);
  await site.deps.pool.query("insert into changes (subject) values ('meanwhile')");
  const report = await keeping;
  expect(await sizeOf(index)).toBeLessThan(before / 2);
  expect(report).toMatchObject({ skipped: [] });
  expect(report.indexes).toBeGreaterThan(50);
  expect(report.after).toBeLessThan(report.before);
  const { rows: invalid } = await site.deps.pool.query('select from pg_index where not indisvalid');
  expect(invalid).toEqual([]);
});

it('reaches the indexes of what is parted by month', async () => {
  // An index that is made anew lies in another file.
  const file = async () => {
    const { rows } = await site.deps.pool.query(
      "select relfilenode from pg_class where oid = 'partitions.property_events_default_pkey'::regclass",
    );
    return rows[0].relfilenode;
  };
  const before = await file();
  await upkeep(site.deps);
  expect(await file()).not.toBe(before);
});

it('is a command of the operator, whose statements have their time limits again afterwards', async () => {
  const limits = async () =>
    (await site.deps.pool.query("select current_setting('statement_timeout'), current_setting('lock_timeout')")).rows;
  const before = await limits();
  const { ok, text } = await runAdmin(site.deps, { argv: ['upkeep'] });
  expect([ok, text]).toEqual([true, expect.stringMatching(/^\d+ indexes made anew: .* tables analysed; [\d.]+ s\.$/)]);
  expect(await limits()).toEqual(before);
});
