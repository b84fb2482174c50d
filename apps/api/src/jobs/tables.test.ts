import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { explainPage } from '../properties/explain.store.ts';
import { runJobs } from '../testing/runJobs.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { sendJob } from './queues.ts';

// A server of PostgreSQL vacuums its tables by itself.
describe.skipIf(process.env.TEST_DATABASE_URL)('the tables of the embedded database', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await testApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  async function runAt(moment: string) {
    site.setNow(new Date(moment));
    await site.deps.pool.query('delete from pgboss.job');
    await sendJob(site.db, 'tables-vacuum');
    await pause(5);
    await runJobs(site.deps);
  }

  it('are vacuumed at night, so that lists are read from their indexes alone', async () => {
    const { account } = await site.signIn('seller', { plan: 'premium' });
    await site.db.execute(sql`
      insert into properties (seller_id, area_id, property_type, title, price, created_at)
      select ${account.id}, (select min(id) from areas), 'House', 'Listing ' || n, 1000000 + n,
        timestamptz '2026-11-01' - n * 7919 % 2003 * interval '1 minute'
      from generate_series(1, 2000) as n`);
    await site.db.execute(sql`update properties set price = price + 1 where id % 20 = 0`);
    const page = () => explainPage(site.db, { purpose: 'sale', sort: 'newest' }, 25);
    await runAt('2026-11-27T08:00:00Z');
    expect((await page()).buffers).toBeGreaterThan(25);
    await runAt('2026-11-27T23:10:00Z');
    const { buffers, scans } = await page();
    expect(scans).toEqual(['Index Only Scan properties_list_newest']);
    expect(buffers).toBeLessThanOrEqual(10);
  });
});
