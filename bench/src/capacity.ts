import { readFile, writeFile } from 'node:fs/promises';
import { withSection } from '@karachi-estates/tooling/generated-docs.ts';

/**
 * `pnpm bench capacity`: what 10 thousand, 1 million and 100 million visits a day, and 1, 10 and 100 million listings,
 * need. Works out machines, money and the bottleneck from the costs below, and writes docs/capacity.md between its
 * marks.
 */

/** What one thing costs, as measured by the command that is named, or assumed where none is. */
const COSTS = {
  /**
   * Milliseconds of processor time for a page from the page cache (`pnpm bench load`: the list page, gzip, 7,118 a
   * second by one process, the load generator beside it).
   */
  cachedPageMs: 0.14,
  /** A page that is rendered (`pnpm bench cold`: the list page, 61.4). */
  renderedPageMs: 61.4,
  /** A call of the API that asks the database, with what the driver and the answer take: assumed. */
  callMs: 2,
  /**
   * The database's own time for such a call (`pnpm bench explain`: the same at a million listings as at ten thousand).
   */
  databaseMs: 1,
  /** An ad with 8 photographs of 4 MB, both cores (`pnpm bench uploads`: 1.64 s on two). */
  adMs: 3_300,
  /** Kilobytes of a first visit (`pnpm bench weight`: the list, 338.2). */
  visitKilobytes: 338.2,
  /** Kilobytes in the store for each listing, 5 photographs with their sizes: assumed. */
  listingPicturesKilobytes: 2_500,
  /** Kilobytes of rows and indexes for each listing at one million: assumed. */
  listingRowsKilobytes: 3,
} as const;

/** How people use the site; assumptions, to be replaced by figures of the running site. */
const HABITS = {
  pagesPerVisit: 5,
  callsPerVisit: 8,
  /** The busiest hour has this part of a day's visits. */
  busiestHour: 0.1,
  /** Pages that nginx answers without asking the site. */
  proxyHits: 0.5,
  /** Of those that reach the site, what its own cache answers. */
  siteHits: 0.85,
  /** Calls that go to a replica. */
  replicaReads: 0.9,
  /** Ads that are posted a day for each thousand listings. */
  adsPerThousand: 5,
} as const;

/** Machines are planned for this part of what they can do. */
const FILLED = 0.5;
/** Dollars a month; typical prices of rented machines, to be replaced by one's own. */
const PRICES = { core: 20, databaseCore: 40, terabyteStored: 23, terabyteDelivered: 40 } as const;
/** One PostgreSQL server of the largest usual kind. */
const DATABASE_CORES = 64;
/** The largest table of listings with its indexes that stays in a server's memory. */
const DATABASE_MEMORY_GB = 256;
const LEAST_PROCESSES = 2;

interface Plan {
  visitsPerDay: number;
  listings: number;
  pagesPerSecond: number;
  siteCores: number;
  primaryCores: number;
  replicaCores: number;
  databaseGigabytes: number;
  storedTerabytes: number;
  deliveredTerabytesPerMonth: number;
  dollarsPerMonth: number;
  bottleneck: string;
}

/** What a day of that many visits needs in its busiest hour. */
function plan(visitsPerDay: number, listings: number): Plan {
  const perSecond = (visitsPerDay * HABITS.busiestHour) / 3_600;
  const pagesPerSecond = perSecond * HABITS.pagesPerVisit;
  const callsPerSecond = perSecond * HABITS.callsPerVisit;
  const ads = ((listings / 1_000) * HABITS.adsPerThousand * HABITS.busiestHour) / 3_600;
  const reaching = pagesPerSecond * (1 - HABITS.proxyHits);
  const rendered = reaching * (1 - HABITS.siteHits);
  const siteMs =
    reaching * HABITS.siteHits * COSTS.cachedPageMs +
    rendered * COSTS.renderedPageMs +
    callsPerSecond * COSTS.callMs +
    ads * COSTS.adMs;
  const cores = (ms: number, least: number) => Math.max(least, Math.ceil(ms / 1_000 / FILLED));
  const siteCores = cores(siteMs, LEAST_PROCESSES);
  const databaseMs = (callsPerSecond + rendered) * COSTS.databaseMs;
  const primaryCores = cores(databaseMs * (1 - HABITS.replicaReads), 2);
  const replicaCores = cores(databaseMs * HABITS.replicaReads, 2);
  const databaseGigabytes = (listings * COSTS.listingRowsKilobytes) / 1e6;
  const storedTerabytes = (listings * COSTS.listingPicturesKilobytes) / 1e9;
  const deliveredTerabytesPerMonth = (visitsPerDay * 30 * COSTS.visitKilobytes) / 1e9;
  const dollarsPerMonth =
    siteCores * PRICES.core +
    (primaryCores + replicaCores) * PRICES.databaseCore +
    storedTerabytes * PRICES.terabyteStored +
    deliveredTerabytesPerMonth * PRICES.terabyteDelivered;
  const isIdle = siteMs / 1_000 / FILLED <= LEAST_PROCESSES;
  // The first that holds.
  const bottlenecks: readonly [boolean, string][] = [
    [primaryCores > DATABASE_CORES, 'writes of one primary'],
    [databaseGigabytes > DATABASE_MEMORY_GB, 'memory of one database server'],
    [replicaCores > DATABASE_CORES, 'reads: more replicas'],
    [isIdle, 'none: two of each for the day on which one dies'],
    [deliveredTerabytesPerMonth * PRICES.terabyteDelivered > dollarsPerMonth / 2, 'delivery of files'],
    [rendered * COSTS.renderedPageMs > siteMs / 2, 'rendering of pages'],
    [ads * COSTS.adMs > siteMs / 2, 'encoding of photographs'],
  ];
  const [, bottleneck] = bottlenecks.find(([holds]) => holds) ?? [true, 'calls of the API'];
  return {
    visitsPerDay,
    listings,
    pagesPerSecond,
    siteCores,
    primaryCores,
    replicaCores,
    databaseGigabytes,
    storedTerabytes,
    deliveredTerabytesPerMonth,
    dollarsPerMonth,
    bottleneck,
  };
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const some = (value: number) => (value < 10 ? value.toFixed(1) : whole(value));

/** The table of docs/capacity.md. */
function capacityTable(): string {
  const rows = [1e4, 1e6, 1e8].flatMap((visits) => [1e6, 1e7, 1e8].map((listings) => plan(visits, listings)));
  return [
    '| visits a day | listings | pages a second, busiest hour | cores: site | primary | replicas | rows, GB | pictures, TB | sent a month, TB | dollars a month | bottleneck |',
    '|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|',
    ...rows.map(
      (each) =>
        `| ${whole(each.visitsPerDay)} | ${whole(each.listings)} | ${some(each.pagesPerSecond)} | ${each.siteCores} | ${each.primaryCores} | ${each.replicaCores} | ${whole(each.databaseGigabytes)} | ${some(each.storedTerabytes)} | ${some(each.deliveredTerabytesPerMonth)} | ${whole(each.dollarsPerMonth)} | ${each.bottleneck} |`,
    ),
  ].join('\n');
}

const file = new URL('../../docs/capacity.md', import.meta.url);
const table = capacityTable();
console.log(table);
await writeFile(file, withSection(await readFile(file, 'utf8'), 'capacity', table));
