import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { seedListings } from './properties.seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('has sellers who came before their first listing', { timeout: 120_000 }, async () => {
  await seedListings(test.deps);
  const { rows } = await test.db.execute<{ id: number }>(
    sql`select properties.id from properties join accounts on accounts.id = seller_id
      where accounts.created_at >= properties.created_at`,
  );
  expect(rows).toEqual([]);
});
