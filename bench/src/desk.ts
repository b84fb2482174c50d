import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedAreas } from '@karachi-estates/api/areas/areas.seed';
import { type Database, openDatabase } from '@karachi-estates/api/db/connect';
import { readListings } from '@karachi-estates/api/desk/listingReads.actions';
import { readSettings } from '@karachi-estates/api/settings';
import type { DeskListingsQuery } from '@karachi-estates/contracts/deskListings';
import { generateListings } from './generate.ts';
import { startPostgres } from './postgres.ts';
import { machine, quantile, writeSection } from './section.ts';

/**
 * `pnpm bench desk [listings]`: what the desk's grid of all ads costs where there are a million: opened, filtered,
 * sorted, searched, at page 400 of each by the cursor before it, and at page 400 at once, as after a reload or by a
 * shared address; by the call that its endpoint makes, on PostgreSQL and on the embedded engine.
 */
const SIZE = Number(process.argv[2] ?? 1_000_000);
const SAMPLES = 21;
const DEEP_PAGE = 400;
const BAR_MS = 100;
/** As the largest page that the endpoint gives, to come to page 400 in fewer steps; cursors are good for any length. */
const STEP = 100;
const PAGE = 25;

const VIEWS: [name: string, query: DeskListingsQuery][] = [
  ['opened', {}],
  ['oldest first', { order: 'asc' }],
  ['changed last', { sort: 'updated_at' }],
  ['dearest first', { sort: 'price' }],
  ['active', { status: 'active' }],
  ['paused, which are few', { status: 'paused' }],
  ['unreviewed', { review: 'unreviewed' }],
  ['held, which are few', { review: 'held' }],
  ['taken down', { review: 'hidden' }],
  ['for rent', { purpose: 'rent' }],
  ['penthouses, cheapest first', { property_type: 'Penthouse', sort: 'price', order: 'asc' }],
  ['penthouses', { property_type: 'Penthouse' }],
  ['penthouses, changed last', { property_type: 'Penthouse', sort: 'updated_at' }],
  ['farm houses, of which there are none', { property_type: 'Farm House' }],
  ['the largest area', { area_id: '1' }],
  ['a small area, dearest first', { area_id: '160', sort: 'price' }],
  ['a small area, approved, for rent', { area_id: '160', review: 'approved', purpose: 'rent' }],
  ['from 2 to 2.1 crore', { price_min: '20000000', price_max: '21000000' }],
  ['from 2 to 2.1 crore, held', { price_min: '20000000', price_max: '21000000', review: 'held' }],
  ['a word of each title', { q: 'listing' }],
  ['a word of every third title', { q: 'house' }],
  ['a word of every twelfth title', { q: 'penthouse' }],
  ['a word of one title', { q: `listing ${Math.floor(SIZE / 2)}` }],
  ['a number', { q: '4711' }],
  ['a word of no title', { q: 'lighthouse' }],
];

/** A third approved, some taken down, a few held and paused; the rest nobody has looked at. */
const REVIEWS = [
  `insert into listing_reviews (property_id, state, decided_at, waits_since)
   select id, case when id % 3 = 0 then 'approved' when id % 500 = 1 then 'held' else 'hidden' end, created_at,
     case when id % 3 <> 0 and id % 500 = 1 then created_at end
   from properties where id % 3 = 0 or id % 500 = 1 or id % 100 = 2`,
  'update properties set hidden_at = created_at where id % 3 <> 0 and (id % 500 = 1 or id % 100 = 2)',
  "update properties set status = 'paused' where id % 1000 = 7",
  'vacuum (analyze) properties, listing_reviews',
];

interface Row {
  name: string;
  total: string;
  first: number;
  deep: number | undefined;
  /** Without a cursor. A list that ends before is passed over and has no rows. */
  atOnce: number;
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const samples: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const began = performance.now();
    await work();
    samples.push(performance.now() - began);
  }
  return quantile(samples, 0.5);
}

/** The cursor before page 400, or undefined where the list is shorter. */
async function deepCursor(database: Database, query: DeskListingsQuery): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let passed = 0; passed < (DEEP_PAGE - 1) * PAGE; passed += STEP) {
    const limit = String(Math.min(STEP, (DEEP_PAGE - 1) * PAGE - passed));
    const { pageInfo } = await readListings(database, { ...query, limit, ...(cursor ? { cursor } : {}) });
    if (!(pageInfo.hasNextPage && pageInfo.endCursor)) return undefined;
    cursor = pageInfo.endCursor;
  }
  return cursor;
}

async function measure(engine: string, environment: Record<string, string>): Promise<Row[]> {
  const database = await openDatabase(readSettings({ ...environment, DATABASE_TIMEOUT_MS: '600000' }));
  try {
    await seedAreas(database.db);
    await generateListings(database.pool, SIZE, (rows) =>
      process.stderr.write(`\r${engine}: ${rows.toLocaleString('en')} listings `),
    );
    for (const statement of REVIEWS) await database.pool.query(statement);
    const rows: Row[] = [];
    for (const [name, query] of VIEWS) {
      const { total, total_exact } = await readListings(database, query);
      const first = await median(() => readListings(database, query));
      const cursor = await deepCursor(database, query);
      const deep = cursor && (await median(() => readListings(database, { ...query, cursor })));
      const skip = String((DEEP_PAGE - 1) * PAGE);
      rows.push({
        name,
        total: `${total.toLocaleString('en')}${total_exact ? '' : ' or so'}`,
        first,
        deep: deep || undefined,
        atOnce: await median(() => readListings(database, { ...query, skip })),
      });
    }
    return rows;
  } finally {
    await database.close();
  }
}

const table = (engine: string, rows: readonly Row[]) => [
  `### ${engine}`,
  '',
  `| grid | ads | page 1, ms | page ${DEEP_PAGE} by its cursor, ms | page ${DEEP_PAGE} at once, ms |`,
  '|---|---:|---:|---:|---:|',
  ...rows.map(({ name, total, first, deep, atOnce }) => {
    const figures = [first, deep, atOnce].map((figure) => figure?.toFixed(1) ?? '');
    return `| ${name} | ${total} | ${figures.join(' | ')} |`;
  }),
  '',
];

const folder = await mkdtemp(join(tmpdir(), 'bench-desk-'));
const postgres = await startPostgres();
const measured: [engine: string, rows: Row[]][] = [];
try {
  if (postgres)
    measured.push(['PostgreSQL', await measure('PostgreSQL', { DATA_DIR: folder, DATABASE_URL: postgres.url })]);
  measured.push(['embedded database', await measure('embedded', { DATA_DIR: folder })]);
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
process.stderr.write('\n');
const worst = Math.max(
  ...measured.flatMap(([, rows]) => rows.flatMap(({ first, deep = 0, atOnce }) => [first, deep, atOnce])),
);
await writeSection('desk', [
  `Milliseconds for a page of ${PAGE} of the desk's grid with its total, of ${SIZE.toLocaleString('en')} ads, median of ${SAMPLES}, one at a time in one process; ${machine()}. Bar: ${BAR_MS} ms each. Command: \`pnpm bench desk\`.`,
  '',
  ...measured.flatMap(([engine, rows]) => table(engine, rows)),
  `Worst: ${worst.toFixed(1)} ms.`,
]);
process.exitCode = worst <= BAR_MS ? 0 : 1;
