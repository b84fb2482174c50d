import { parseArgs } from 'node:util';
import { readMap } from '@karachi-estates/api/properties/map.store';
import type { Filter } from '@karachi-estates/api/properties/properties.query';
import { listCards } from '@karachi-estates/api/properties/properties.store';
import { generateListings } from './generate.ts';
import { measureOnBoth, medianOf } from './measured.ts';

/**
 * `pnpm bench map [sizes…] [--database PostgreSQL]`: milliseconds for the map, and for the first page of the list of
 * the same homes, on PostgreSQL and on the embedded engine. Medians, nothing cached between them.
 */
const SAMPLES = 11;
const { values, positionals } = parseArgs({ options: { database: { type: 'string' } }, allowPositionals: true });
const SIZES = positionals.length > 0 ? positionals.map(Number) : [1_000_000];

const VIEWS: [name: string, zoom: number, filter: Filter][] = [
  ['whole city', 10, { sort: 'newest' }],
  ['whole city, for sale', 10, { sort: 'newest', purpose: 'sale' }],
  ['whole city, houses for sale', 11, { sort: 'newest', purpose: 'sale', propertyTypes: ['House'] }],
  ['whole city, one area', 11, { sort: 'newest', purpose: 'sale', areaIds: [1] }],
  ['whole city, 1 to 2 crore', 10, { sort: 'newest', purpose: 'sale', minPrice: 10_000_000, maxPrice: 20_000_000 }],
  ['middle of the city', 12, { sort: 'newest', purpose: 'sale', box: [66.95, 24.8, 67.2, 24.95] }],
  ['a quarter', 14, { sort: 'newest', purpose: 'sale', box: [67.02, 24.8, 67.08, 24.84] }],
  ['some streets', 16, { sort: 'newest', purpose: 'sale', box: [67.03, 24.815, 67.045, 24.825] }],
  [
    'a drawn area',
    12,
    {
      sort: 'newest',
      purpose: 'sale',
      shapes: [
        [
          [66.98, 24.8],
          [67.12, 24.83],
          [67.1, 24.93],
          [67, 24.95],
        ],
      ],
    },
  ],
];

await measureOnBoth(values.database, async (engine, database) => {
  const source = { ...database, clock: () => new Date() };
  for (const size of SIZES) {
    await generateListings(database.pool, size, (rows) =>
      process.stderr.write(`\r${engine}: ${rows.toLocaleString('en')} listings `),
    );
    process.stdout.write(
      `\n| ${engine}, ${size.toLocaleString('en')} listings | homes | map, ms | list, ms |\n|---|---:|---:|---:|\n`,
    );
    for (const [name, zoom, filter] of VIEWS) {
      const { total, capped } = await readMap(source, filter, zoom);
      const map = await medianOf(SAMPLES, () => readMap(source, filter, zoom));
      const list = await medianOf(SAMPLES, () => listCards(source, filter, 24, undefined));
      process.stdout.write(`| ${name} | ${total}${capped ? '+' : ''} | ${map} | ${list} |\n`);
    }
  }
});
