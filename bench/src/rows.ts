import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedAreas } from '@karachi-estates/api/areas/areas.seed';
import { type Database, openDatabase } from '@karachi-estates/api/db/connect';
import { countFacets, countListings, LIST_COUNT_CAP } from '@karachi-estates/api/properties/counts.store';
import type { Filter } from '@karachi-estates/api/properties/properties.query';
import { listCards } from '@karachi-estates/api/properties/properties.store';
import { readSettings } from '@karachi-estates/api/settings';
import { generateListings } from './generate.ts';
import { startPostgres } from './postgres.ts';
import { machine, quantile, writeSection } from './section.ts';

/**
 * `pnpm bench rows [sizes…]`: what a list costs that is not cached, page and total, in a database that grows: the same
 * calls as the API makes, on the embedded engine and on PostgreSQL. The floor is the shortest question to the same
 * database.
 */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const SIZES = sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000];
const PAGE = 24;
const DEEP_PAGE = 100;
const SAMPLES = 60;
const RATIO_BAR = 1.5;

const SHAPES: [name: string, filter: Filter][] = [
  ['for sale, newest', { purpose: 'sale', sort: 'newest' }],
  ['for sale, price up', { purpose: 'sale', sort: 'price_asc' }],
  [
    'houses in the largest area, price up',
    { purpose: 'sale', sort: 'price_asc', propertyTypes: ['House'], areaIds: [1] },
  ],
  ['two areas, newest', { purpose: 'sale', sort: 'newest', areaIds: [1, 2] }],
  [
    'houses from 50 to 60 million, price up',
    { purpose: 'sale', sort: 'price_asc', propertyTypes: ['House'], minPrice: 50_000_000, maxPrice: 60_000_000 },
  ],
];

async function median(work: () => Promise<unknown>): Promise<number> {
  const samples: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const began = performance.now();
    await work();
    samples.push(performance.now() - began);
  }
  return quantile(samples, 0.5);
}

async function measure(database: Database): Promise<Map<string, number>> {
  const source = { ...database, clock: () => new Date() };
  const times = new Map<string, number>();
  times.set('floor: select 1', await median(() => database.pool.query('select 1')));
  for (const [name, filter] of SHAPES) {
    const list = async (place?: Awaited<ReturnType<typeof listCards>>['next']) => {
      const page = await listCards(source, filter, PAGE, place);
      await countListings(source, filter, LIST_COUNT_CAP);
      return page;
    };
    times.set(`${name}, page 1`, await median(() => list()));
    let place: Awaited<ReturnType<typeof listCards>>['next'];
    for (let page = 1; page < DEEP_PAGE; page += 3) {
      const { next } = await listCards(source, filter, PAGE * 3, place);
      if (!next) break;
      place = next;
    }
    if (place) times.set(`${name}, page ${DEEP_PAGE}`, await median(() => list(place)));
  }
  times.set('facets: types and areas', await median(() => countFacets(source, { purpose: 'sale' })));
  return times;
}

async function grow(engine: string, environment: Record<string, string>) {
  const database = await openDatabase(readSettings({ ...environment, DATABASE_TIMEOUT_MS: '600000' }));
  try {
    await seedAreas(database.db);
    const measured: Map<string, number>[] = [];
    for (const size of SIZES) {
      const progress = (rows: number) => process.stderr.write(`\r${engine}: ${rows.toLocaleString('en')} listings `);
      await generateListings(database.pool, size, progress);
      measured.push(await measure(database));
    }
    return measured;
  } finally {
    await database.close();
  }
}

function table(engine: string, measured: readonly Map<string, number>[]): { lines: string[]; worst: number } {
  const [smallest] = measured;
  let worst = 0;
  const rows = [...(smallest?.keys() ?? [])].map((name) => {
    const times = measured.map((each) => each.get(name));
    const [first, last] = [times[0], times.at(-1)];
    const ratio = first && last ? last / first : undefined;
    if (ratio && !name.startsWith('floor')) worst = Math.max(worst, ratio);
    const cells = times.map((time) => time?.toFixed(2) ?? '');
    return `| ${name} | ${cells.join(' | ')} | ${ratio?.toFixed(2) ?? ''} |`;
  });
  const heads = SIZES.map((size) => size.toLocaleString('en'));
  const lines = [
    `### ${engine}`,
    '',
    `| list of ${PAGE} with its total, ms | ${heads.join(' | ')} | last / first |`,
    `|---|${'---:|'.repeat(SIZES.length + 1)}`,
    ...rows,
    '',
  ];
  return { lines, worst };
}

const results: ReturnType<typeof table>[] = [];
const folder = await mkdtemp(join(tmpdir(), 'bench-rows-'));
const postgres = await startPostgres();
try {
  if (postgres) {
    results.push(table('PostgreSQL', await grow('PostgreSQL', { DATA_DIR: folder, DATABASE_URL: postgres.url })));
  }
  results.push(table('embedded database', await grow('embedded', { DATA_DIR: folder })));
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
process.stderr.write('\n');
await writeSection('rows', [
  `Milliseconds for a page of ${PAGE} that is not cached, with its total, median of ${SAMPLES}, one at a time in one process; ${machine()}. Bar: the largest at most ${RATIO_BAR} times the smallest. Buffers stand under “List queries”. Command: \`pnpm bench rows\`.`,
  '',
  ...results.flatMap(({ lines }) => lines),
  `Largest ratio: ${Math.max(...results.map(({ worst }) => worst)).toFixed(2)}.`,
]);
process.exitCode = results.every(({ worst }) => worst <= RATIO_BAR) ? 0 : 1;
