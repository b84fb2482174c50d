import { parseArgs } from 'node:util';
import { areaDictionary } from '@karachi-estates/api/areas/areas.store';
import { countedTo, countListings, LIST_COUNT_CAP } from '@karachi-estates/api/properties/counts.store';
import { type Filter, understandFilter } from '@karachi-estates/api/properties/properties.query';
import { findWaysOn } from '@karachi-estates/api/properties/waysOn.store';
import type { PropertyQuery } from '@karachi-estates/contracts/propertyLists';
import { generateListings } from './generate.ts';
import { measureOnBoth, medianOf } from './measured.ts';

/**
 * `pnpm bench counts [size] [--database PostgreSQL]`: milliseconds for how many homes a search finds, counted to where
 * lists stop and to where the filters stop before they are applied, and for the ways on from searches that find
 * nothing, on PostgreSQL and on the embedded engine. Medians, nothing cached between them.
 */
const SAMPLES = 21;
const { values, positionals } = parseArgs({ options: { database: { type: 'string' } }, allowPositionals: true });
const SIZE = Number(positionals[0] ?? 1_000_000);
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
  [
    'none: 6 bedrooms or more with exactly 2 bathrooms',
    { sort: 'newest', bedrooms: 6, bathrooms: 2, exactBathrooms: true },
  ],
  ['none: over 1,000 square yards', { sort: 'newest', minSize: 9_001 }],
  ['none: under 1,000 rupees a square yard', { sort: 'newest', purpose: 'sale', maxYardPrice: 1_000 }],
];

/** Searches that find nothing, from the narrowest to the widest place. */
const EMPTY: [name: string, query: PropertyQuery][] = [
  ['one filter, one area', { area: '1', purpose: 'sale', bedrooms: '9' }],
  ['two filters, one area', { area: '1', purpose: 'sale', bedrooms: '9', maxPrice: '2600000' }],
  ['four filters, three areas', { area: '1,2,3', purpose: 'sale', bedrooms: '9', bathrooms: '9', maxPrice: '1' }],
  ['four filters, part of the map', { box: '67.02,24.8,67.08,24.84', bedrooms: '9', maxPrice: '1', parking: '1' }],
  ['one filter, all of the city', { bathrooms: '9' }],
  ['two filters, all of the city', { bedrooms: '9', bathrooms: '9' }],
  [
    'six filters, all of the city',
    { purpose: 'sale', propertyType: 'Shop', bedrooms: '9', bathrooms: '9', maxPrice: '1', maxSize: '1', parking: '1' },
  ],
  ['reduced and confirmed, all of the city', { priceReduced: '1', confirmed: '7', bedrooms: '9' }],
];

/** Every fortieth listing was confirmed and became cheaper lately: rows of a benchmark have neither. */
const LATELY = [
  "update listing_freshness set confirmed_at = now() - interval '3 days' where property_id % 40 = 0",
  `insert into price_reductions (property_id, reduced_by, reduced_at)
    select id, 500000, now() - interval '3 days' from properties where id % 40 = 1`,
  'analyze listing_freshness, price_reductions',
];

await measureOnBoth(values.database, async (engine, database) => {
  await generateListings(database.pool, SIZE, (rows) =>
    process.stderr.write(`\r${engine}: ${rows.toLocaleString('en')} listings `),
  );
  for (const statement of LATELY) await database.pool.query(statement);
  const source = { ...database, clock: () => new Date() };
  for (const [name, filter] of SEARCHES) {
    const { total, capped } = await countListings(source, filter, countedTo(filter));
    const list = await medianOf(SAMPLES, () => countListings(source, filter, LIST_COUNT_CAP));
    const before = await medianOf(SAMPLES, () => countListings(source, filter, countedTo(filter)));
    const found = `${total.toLocaleString('en')}${capped ? '+' : ''}`;
    process.stdout.write(`| ${engine} | ${name} | ${found} | ${list} | ${before} |\n`);
  }
  for (const [name, query] of EMPTY) {
    const asked = understandFilter(query, await areaDictionary(source));
    if (!asked.ok) throw new Error(`The search is not understood: ${name}`);
    const { ways } = await findWaysOn(source, query, asked.value);
    const given = ways.map(({ without, total }) => `${without.join(' and ') || 'around'} ${total}`).join(', ');
    const time = await medianOf(SAMPLES, () => findWaysOn(source, query, asked.value));
    process.stdout.write(`| ${engine} | ${name} | ${given} | ${time} |\n`);
  }
});
