import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { seedAreas } from '../areas/areas.seed.ts';
import { seedStatistics } from '../areas/statistics.seed.ts';
import { seedBlogs } from '../blogs/blogs.seed.ts';
import type { Deps } from '../deps.ts';
import { seedFreshness } from '../freshness/freshness.seed.ts';
import { seedInsights } from '../insights/insights.seed.ts';
import { seedOrders } from '../orders/orders.seed.ts';
import { seedProjects, seedVisits } from '../projects/projects.seed.ts';
import { seedHistory } from '../properties/history.seed.ts';
import { seedListings } from '../properties/properties.seed.ts';
import { serverState } from '../settings/settings.table.ts';
import { liftDriverLimit } from './timeLimits.ts';

export { seedAreas };

type Source = Pick<Deps, 'db' | 'pool' | 'direct' | 'media' | 'clock' | 'settings' | 'logger' | 'embedded'>;

const SEED_LOCK = 7_260_113;

/** Each part is seeded once per installation: what an operator removes does not come back. */
async function once(source: Source, name: string, seed: () => Promise<void>): Promise<void> {
  const mark = `seeded_${name}`;
  const [done] = await source.db.select().from(serverState).where(eq(serverState.name, mark));
  if (done) return;
  const startedAt = performance.now();
  await seed();
  await source.db.insert(serverState).values({ name: mark, value: source.clock().toISOString() }).onConflictDoNothing();
  source.logger.info({ part: name, ms: Math.round(performance.now() - startedAt) }, 'demo data loaded');
}

async function isEmpty(source: Source): Promise<boolean> {
  const { rows } = await source.pool.query<{ empty: boolean }>(
    'select not exists (select from accounts) and not exists (select from properties) as empty',
  );
  return rows[0]?.empty ?? false;
}

async function seedAll(source: Source): Promise<void> {
  await seedAreas(source.db);
  if (!source.settings.demoData) return;
  if (await isEmpty(source)) {
    await once(source, 'listings', () => seedListings(source));
    await once(source, 'history', () => seedHistory(source));
    await once(source, 'insights', () => seedInsights(source));
    await once(source, 'orders', () => seedOrders(source));
  }
  await seedFreshness(source);
  await once(source, 'statistics', () => seedStatistics(source));
  await once(source, 'blogs', () => seedBlogs(source));
  await once(source, 'projects', () => seedProjects(source));
  await once(source, 'visits', () => seedVisits(source));
}

/** With several processes on one server only the first seeds; the others wait for it. */
async function underLock(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  const limitDriver = liftDriverLimit(client);
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SEED_LOCK]);
    await client.query('reset statement_timeout');
    limitDriver();
    client.release();
  }
}

/** Gives every installation its areas, and an empty one the demo data where the settings want it. */
export async function seedDatabase(source: Source): Promise<void> {
  const work = () => seedAll(source);
  // The embedded engine has one connection and one process: a lock would wait for itself.
  return source.embedded ? work() : underLock(source.direct ?? source.pool, work);
}
