import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedAreas } from '@karachi-estates/api/areas/areas.seed';
import { openDatabase } from '@karachi-estates/api/db/connect';
import type { Filter } from '@karachi-estates/api/properties/properties.query';
import { countedTo, countListings, LIST_COUNT_CAP } from '@karachi-estates/api/properties/properties.store';
import { readSettings } from '@karachi-estates/api/settings';
import { generateListings } from './generate.ts';
import { startPostgres } from './postgres.ts';
import { quantile } from './section.ts';

/**
 * `pnpm bench counts [size]`: milliseconds for how many homes a search finds, counted to where lists stop and to where
 * the filters stop before they are applied, on the embedded engine and on PostgreSQL. Medians, nothing kept between them.
 */
const SAMPLES = 21;
const SIZE = Number(process.argv[2] ?? 1_000_000);
const FIRST_AREAS = Array.from({ length: 20 }, (_, at) => at + 1);

const SEARCHES: [name: string, filter: Filter][] = [
  ['everything', { sort: 'newest' }],
  ['with parking (half of all)', { sort: 'newest', parking: true }],
  ['for sale, 1 to 2 crore', { sort: 'newest', purpose: 'sale', minPrice: 10_000_000, maxPrice: 20_000_000 }],
  [
    'houses for sale, exactly 3 bedrooms, under 5 crore',
    {
      sort: 'price_asc',
      purpose: 'sale',
      propertyTypes: ['House'],
      bedrooms: 3,
      exactBedrooms: true,
      maxPrice: 50_000_000,
    },
  ],
  ['two areas, 3 bedrooms or more', { sort: 'newest', purpose: 'sale', areaIds: [1, 2], bedrooms: 3 }],
  [
    '20 areas, two types, with parking',
    { sort: 'newest', areaIds: FIRST_AREAS, propertyTypes: ['House', 'Flat'], parking: true },
  ],
  ['posted within 30 days', { sort: 'newest', postedWithin: 30 }],
  ['with photos, by price', { sort: 'price_asc', purpose: 'sale', withPhotos: true }],
  ['price reduced (stops early)', { sort: 'newest', priceReduced: true }],
  ['confirmed within 7 days (stops early)', { sort: 'newest', confirmed: 7 }],
  ['a drawn quarter', { sort: 'newest', purpose: 'sale', box: [67.02, 24.8, 67.08, 24.84] }],
  [
    'few: 6 bedrooms within 5 to 5.1 crore',
    { sort: 'newest', purpose: 'sale', bedrooms: 6, minPrice: 50_000_000, maxPrice: 51_000_000 },
  ],
  ['none: 9 bathrooms', { sort: 'newest', bathrooms: 9 }],
];

/** Every fortieth listing was confirmed and became cheaper lately: rows of a benchmark have neither. */
const LATELY = [
  "update listing_freshness set confirmed_at = now() - interval '3 days' where property_id % 40 = 0",
  `insert into price_reductions (property_id, reduced_by, reduced_at)
    select id, 500000, now() - interval '3 days' from properties where id % 40 = 1`,
  'analyze listing_freshness, price_reductions',
];

async function measure(environment: Record<string, string>, engine: string): Promise<string[]> {
  const database = await openDatabase(readSettings({ ...environment, DATABASE_TIMEOUT_MS: '600000' }));
  try {
    await seedAreas(database.db);
    await generateListings(database.pool, SIZE, (rows) =>
      process.stderr.write(`\r${engine}: ${rows.toLocaleString('en')} listings `),
    );
    for (const statement of LATELY) await database.pool.query(statement);
    const source = { ...database, clock: () => new Date() };
    const lines: string[] = [];
    for (const [name, filter] of SEARCHES) {
      const times: string[] = [];
      let found = '';
      for (const cap of [LIST_COUNT_CAP, countedTo(filter)]) {
        const samples: number[] = [];
        for (let sample = 0; sample < SAMPLES; sample += 1) {
          const began = performance.now();
          const { total, capped } = await countListings(source, filter, cap);
          samples.push(performance.now() - began);
          found = `${total.toLocaleString('en')}${capped ? '+' : ''}`;
        }
        times.push(quantile(samples, 0.5).toFixed(1));
      }
      lines.push(`| ${engine} | ${name} | ${found} | ${times.join(' | ')} |`);
      process.stdout.write(`${lines.at(-1)}\n`);
    }
    return lines;
  } finally {
    await database.close();
  }
}

const lines: string[] = [];
const folder = await mkdtemp(join(tmpdir(), 'bench-counts-'));
const postgres = await startPostgres();
try {
  lines.push(...(await measure({ DATA_DIR: folder }, 'embedded')));
  if (postgres) lines.push(...(await measure({ DATA_DIR: folder, DATABASE_URL: postgres.url }, 'PostgreSQL')));
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
