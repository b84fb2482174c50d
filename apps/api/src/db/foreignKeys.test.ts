import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Nobody is deleted from the staff, and no screen searches by who did a thing. */
const TO_STAFF = 'staff';

/**
 * Units, their floors and types go only with their project, which is a few hundred rows once in years, and parts of an
 * area never: only what is active is looked for by its part.
 */
const SELDOM = [
  'launch_entries.unit_id',
  'properties.part_id',
  'unit_bookings.unit_id',
  'unit_holds.unit_id',
  'units.project,building,floor',
  'units.project,type',
  'visits.unit_id',
];

/** Keys whose columns begin no index. A partial index counts where all that it leaves out is null. */
const WITHOUT_INDEX = `
  select k.conrelid::regclass || '.' || (
    select string_agg(a.attname, ',' order by n.at) from unnest(k.conkey) with ordinality as n (attnum, at)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.attnum) as key
  from pg_constraint k
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.confrelid <> $1::regclass and not exists (
    select from pg_index i where i.indrelid = k.conrelid
      and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
      and coalesce(pg_get_expr(i.indpred, i.indrelid) like '(%IS NOT NULL)', true))
  order by 1`;

it('lets no row that others point to go by reading a whole table', async () => {
  const { rows } = await test.deps.pool.query<{ key: string }>(WITHOUT_INDEX, [TO_STAFF]);
  expect(rows.map(({ key }) => key)).toEqual(SELDOM);
});
