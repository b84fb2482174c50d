import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedAreas } from '@karachi-estates/api/areas/areas.seed';
import { type Database, openDatabase } from '@karachi-estates/api/db/connect';
import { explainPage, type PageCost } from '@karachi-estates/api/properties/explain.store';
import type { Filter } from '@karachi-estates/api/properties/properties.query';
import { listCards } from '@karachi-estates/api/properties/properties.store';
import { readSettings } from '@karachi-estates/api/settings';
import { generateListings } from './generate.ts';

/**
 * `tsx src/explain.ts [sizes…]`: what page 1 and page 400 of each list cost the database, on the embedded engine and,
 * where BENCH_DATABASE_URL names one, on a PostgreSQL server. Writes the tables into docs/performance.md. The databases
 * stay in the temporary folder, so a second run is quick.
 */
const PAGE = 24;
const DEEP_PAGE = 400;
const MAX_BUFFERS = 10;
const SAMPLES = 5;

const SHAPES: [name: string, filter: Filter][] = [
  ['for sale, newest', { purpose: 'sale', sort: 'newest' }],
  ['for sale and rent, newest', { sort: 'newest' }],
  ['for sale, best match', { purpose: 'sale', sort: 'best' }],
  ['for sale and rent, best match', { sort: 'best' }],
  ['for sale, price up', { purpose: 'sale', sort: 'price_asc' }],
  ['for sale, price down', { purpose: 'sale', sort: 'price_desc' }],
  ['largest area, newest', { purpose: 'sale', sort: 'newest', areaIds: [1] }],
  ['largest area, price up', { purpose: 'sale', sort: 'price_asc', areaIds: [1] }],
  ['largest area, best match', { purpose: 'sale', sort: 'best', areaIds: [1] }],
  ['houses, newest', { purpose: 'sale', sort: 'newest', propertyTypes: ['House'] }],
  ['houses, price down', { purpose: 'sale', sort: 'price_desc', propertyTypes: ['House'] }],
  ['houses, best match', { purpose: 'sale', sort: 'best', propertyTypes: ['House'] }],
  ['houses in the largest area, newest', { purpose: 'sale', sort: 'newest', propertyTypes: ['House'], areaIds: [1] }],
  [
    'houses in the largest area, price up',
    { purpose: 'sale', sort: 'price_asc', propertyTypes: ['House'], areaIds: [1] },
  ],
  ['houses in the largest area, best match', { purpose: 'sale', sort: 'best', propertyTypes: ['House'], areaIds: [1] }],
  ['two areas, price up', { purpose: 'sale', sort: 'price_asc', areaIds: [1, 2] }],
];

interface Measured {
  name: string;
  first: PageCost;
  deep: PageCost;
  deepPage: number;
}

/** Walks pages as a visitor does, many at a time, to the place where the deep page starts. */
async function placeOf(database: Database, filter: Filter) {
  const source = { ...database, clock: () => new Date() };
  const step = 40;
  let page = 1;
  let place: Awaited<ReturnType<typeof listCards>>['next'];
  while (page < DEEP_PAGE) {
    const next = (await listCards(source, filter, PAGE * Math.min(step, DEEP_PAGE - page), place)).next;
    if (!next) break;
    place = next;
    page += Math.min(step, DEEP_PAGE - page);
  }
  return { place, page };
}

async function cost(
  database: Database,
  ...args: [Filter, number, Parameters<typeof explainPage>[3]?]
): Promise<PageCost> {
  const samples: PageCost[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) samples.push(await explainPage(database.db, ...args));
  samples.sort((one, other) => one.milliseconds - other.milliseconds);
  return samples[Math.floor(SAMPLES / 2)] as PageCost;
}

async function measure(database: Database, size: number): Promise<Measured[]> {
  await generateListings(database.pool, size, (rows) =>
    process.stderr.write(`\r${rows.toLocaleString('en')} listings`),
  );
  const measured: Measured[] = [];
  for (const [name, filter] of SHAPES) {
    const { place, page } = await placeOf(database, filter);
    const first = await cost(database, filter, PAGE + 1);
    const deep = await cost(database, filter, PAGE + 1, place);
    measured.push({ name, first, deep, deepPage: page });
  }
  return measured;
}

function table(title: string, measured: Measured[]): string {
  const cell = (cost: PageCost) => `${cost.buffers} | ${cost.milliseconds.toFixed(2)}`;
  const rows = measured.map(
    ({ name, first, deep, deepPage }) =>
      `| ${name} | ${cell(first)} | ${deepPage} | ${cell(deep)} | ${first.scans.map((scan) => scan.replace('Index Only Scan ', '')).join(', ')} |`,
  );
  return [
    `### ${title}`,
    '',
    '| list | page 1: buffers | ms | deep page | buffers | ms | read by index-only scan of |',
    '|---|---:|---:|---:|---:|---:|---|',
    ...rows,
    '',
  ].join('\n');
}

function faults(title: string, measured: Measured[]): string[] {
  return measured.flatMap(({ name, first, deep, deepPage }) =>
    [first, deep].flatMap((page, index) => {
      const where = `${title}, ${name}, page ${index === 0 ? 1 : deepPage}`;
      return [
        ...(page.buffers > MAX_BUFFERS ? [`${where}: ${page.buffers} buffers`] : []),
        ...(page.scans.some((scan) => !scan.startsWith('Index Only Scan'))
          ? [`${where}: ${page.scans.join(', ')}`]
          : []),
      ];
    }),
  );
}

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const sections: string[] = [];
const found: string[] = [];
const url = process.env.BENCH_DATABASE_URL;
for (const [engine, DATABASE_URL] of [['embedded database', ''], ...(url ? [['PostgreSQL', url]] : [])] as const) {
  const DATA_DIR = join(tmpdir(), 'karachi-estates-bench');
  const database = await openDatabase(readSettings({ DATA_DIR, DATABASE_URL, DATABASE_TIMEOUT_MS: '600000' }));
  await seedAreas(database.db);
  for (const size of sizes.length > 0 ? sizes : [70_494, 1_000_000]) {
    const { rows } = await database.pool.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    const title = `${engine} (PostgreSQL ${rows[0]?.version.split(' ')[0]}), ${size.toLocaleString('en')} listings`;
    const measured = await measure(database, size);
    sections.push(table(title, measured));
    found.push(...faults(title, measured));
  }
  await database.close();
}

const about = `A page of ${PAGE} with one look-ahead row, by \`EXPLAIN (ANALYZE, BUFFERS)\` of the statement that the site runs (median of ${SAMPLES}). A list without a purpose, and one of several areas, reads one run of the index per purpose and area. Command: \`pnpm --filter @karachi-estates/bench explain\`.`;
const path = new URL('../../docs/performance.md', import.meta.url);
const page = await readFile(path, 'utf8');
const block = `<!-- explain:begin -->\n\n${about}\n\n${sections.join('\n')}\n<!-- explain:end -->`;
await writeFile(
  path,
  page.replace(/<!-- explain:begin -->[\s\S]*<!-- explain:end -->/, () => block),
);
process.stdout.write(
  `\n${found.length === 0 ? `All pages within ${MAX_BUFFERS} buffers, by index only.` : found.join('\n')}\n`,
);
process.exitCode = found.length === 0 ? 0 : 1;
