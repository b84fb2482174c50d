import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/**
 * Triggers of statements that may change thousands of listings: the end of a plan, a file with new prices. What they
 * join keeps the plan of their first time, which was for one row.
 */
const OF_LISTINGS = `
  select p.proname as name, p.prosrc as text, p.proconfig as settings
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where t.tgrelid in ('properties'::regclass, 'listing_freshness'::regclass) and t.tgoldtable is not null
    and t.tgnewtable is not null
  order by 1`;

it('compares no changed listing with each other one', async () => {
  const { rows } = await test.deps.pool.query<{ name: string; text: string; settings: string[] | null }>(OF_LISTINGS);
  expect(rows.map(({ name }) => name)).toContain('properties_updated');
  const slow = rows.filter(
    ({ text, settings }) => /\bjoin\s+removed\b/i.test(text) && !settings?.includes('enable_nestloop=off'),
  );
  expect(slow.map(({ name }) => name)).toEqual([]);
});
