import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { machine, quantile } from './section.ts';
import { freePort, Site } from './site.ts';
import { newPhoto, postAd, postInterest, postLead, signUp, word } from './writers.ts';

/**
 * `pnpm bench soak --minutes 30`: measures what the built site can take, and then sends it 60 % of that for half an
 * hour, one request in twelve a write (leads, interest, accounts, ads with a photo). There may be no error, and memory
 * must stay where it is after the first part: that of the process, and JavaScript's heap in it (the least of each part
 * of the time, which is what a collection leaves). DATABASE_URL (an empty database) is used where it is set.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, share: { type: 'string', default: '0.6' } },
});
const MINUTES = Number(values.minutes);
const SHARE = Number(values.share);
const MEASURED_MS = Math.min(30_000, MINUTES * 60_000 * 0.25);
const AT_ONCE = 16;
const READ_MEMORY_MS = 2_000;
const MEGABYTE = 1_048_576;
/** Pictures, compiled code and cached pages fill the memory during the first part. */
const WARM = 0.3;
const MOST_GROWTH = 1.15;
const MOST_GROWTH_MB = 48;
/** In a few minutes the caches are still filling: memory says nothing then. */
const CHECKED_FROM_MINUTES = 5;

const PAGES = [
  '/',
  '/properties',
  '/properties?propertyType=House&purpose=sale',
  '/properties?city=112&sort=price_asc',
  '/plans',
  '/blogs',
  '/api/properties/cards',
  '/api/properties/cards?propertyType=Flat&sort=newest',
  '/api/properties/facets',
  '/api/cities/112',
];

const folder = await mkdtemp(join(tmpdir(), 'karachi-estates-soak-'));
const metricsPort = await freePort();
const site = new Site({
  PORT: String(await freePort()),
  METRICS_PORT: String(metricsPort),
  DATA_DIR: folder,
  // Accounts are opened from addresses of their own.
  TRUST_PROXY: '1',
  // Turning requests away would be an error here: it has a test of its own.
  MAX_DELAY_MS: '0',
  ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
});
const errors = new Map<string, number>();
const times: number[] = [];
const done = { reads: 0, writes: 0 };
let seller: { token: string; ads: number } | undefined;

async function read(number: number): Promise<void> {
  const page = PAGES[number % PAGES.length] ?? '/';
  const answer = await fetch(site.origin + page, { signal: AbortSignal.timeout(60_000) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}`);
  done.reads += 1;
}

async function write(number: number): Promise<void> {
  if (number % 10 === 0) {
    // A plan without payment allows two ads.
    if (!seller || seller.ads === 2) {
      const { token } = await signUp(site.origin, `seller-${word()}@example.com`);
      seller = { token, ads: 0 };
    }
    seller.ads += 1;
    await postAd(site.origin, {
      key: word(),
      token: seller.token,
      title: `Sunny house ${word()}`,
      photos: [newPhoto()],
    });
  } else if (number % 2 === 0) await postLead(site.origin, word());
  else await postInterest(site.origin, word());
  done.writes += 1;
}

const errorsSoFar = () => [...errors.values()].reduce((sum, count) => sum + count, 0);

let asked = 0;
async function request(): Promise<void> {
  asked += 1;
  const began = performance.now();
  try {
    await (asked % 12 === 0 ? write(asked / 12) : read(asked));
    times.push(performance.now() - began);
  } catch (error) {
    const what = (error as Error).message.slice(0, 160);
    errors.set(what, (errors.get(what) ?? 0) + 1);
  }
}

interface Reading {
  share: number;
  /**
   * Megabytes: all of the process, JavaScript's heap, and what lies beside it (the embedded database, pictures in
   * work).
   */
  resident: number;
  heap: number;
  beside: number;
}

async function readMemory(share: number): Promise<Reading> {
  // A connection that is kept alive may be closed at the other end just when it is used again.
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers: { connection: 'close' } });
  const figures = await answer.text();
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name} ([\\d.e+]+)`, 'm').exec(figures)?.[1] ?? Number.NaN) / MEGABYTE);
  return {
    share,
    resident: megabytes('process_resident_memory_bytes'),
    heap: megabytes('nodejs_heap_size_used_bytes'),
    beside: megabytes('nodejs_external_memory_bytes'),
  };
}

/** As many requests as the site answers. @returns requests per second. */
async function capacity(): Promise<number> {
  const until = performance.now() + MEASURED_MS;
  const before = asked;
  const one = async () => {
    while (performance.now() < until) await request();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return ((asked - before) * 1_000) / MEASURED_MS;
}

await site.ready();
await capacity();
const perSecond = await capacity();
const before = { ...done, errors: errors.size };
times.length = 0;
console.log(
  `${machine()}\ncapacity: ${Math.round(perSecond)} requests a second; soaking at ${Math.round(perSecond * SHARE)}`,
);

const began = performance.now();
const lasts = MINUTES * 60_000;
const memory: Reading[] = [];
const waiting = new Set<Promise<void>>();
let sent = 0;
let readAt = 0;
let reading = Promise.resolve();
let mostWaiting = 0;
let minutesSaid = 0;
for (let now = 0; now < lasts; now = performance.now() - began) {
  // Sent by the clock and not when the last one is answered: a site that slows down gets no pause.
  const due = Math.floor((now / 1_000) * perSecond * SHARE);
  for (; sent < due; sent += 1) {
    const one = request().finally(() => waiting.delete(one));
    waiting.add(one);
  }
  mostWaiting = Math.max(mostWaiting, waiting.size);
  if (now / 60_000 >= minutesSaid + 1) {
    minutesSaid += 1;
    const [answered, failed] = [done.reads + done.writes - before.reads - before.writes, errorsSoFar()];
    console.log(`minute ${minutesSaid}: ${answered} answered, ${waiting.size} waiting, ${failed} errors`);
  }
  if (now - readAt > READ_MEMORY_MS) {
    readAt = now;
    reading = reading.then(async () => {
      memory.push(await readMemory(now / lasts));
    });
  }
  await pause(10);
}
await Promise.all(waiting);
await reading;

const PARTS = 5;
/** The readings of each fifth of the time. */
const parts = Array.from({ length: PARTS }, (_, part) =>
  memory.filter(({ share }) => share >= part / PARTS && share < (part + 1) / PARTS),
);
const typical = (from: number, to: number) =>
  Math.round(
    quantile(
      memory.filter(({ share }) => share >= from && share < to).map(({ resident }) => resident),
      0.5,
    ),
  );
const [early, late] = [typical(WARM, WARM + 0.2), typical(0.8, 1.01)];
const heaps = parts.map((part) => Math.min(...part.map(({ heap }) => heap)));
const beside = parts.map((part) => Math.max(...part.map((each) => each.beside)));
const failed = errorsSoFar();
console.log(
  `${MINUTES} minutes: ${done.reads - before.reads} reads and ${done.writes - before.writes} writes answered, ${failed} errors; half of the answers within ${Math.round(quantile(times, 0.5))} ms, 99 % within ${Math.round(quantile(times, 0.99))} ms, at most ${mostWaiting} waiting at once`,
);
console.log(`memory of the site: ${early} MB after the first third, ${late} MB at the end`);
console.log(`in each fifth: heap at least ${heaps.join(', ')} MB, beside it at most ${beside.join(', ')} MB`);
const code = await site.stop();
await rm(folder, { recursive: true, force: true });
for (const [what, count] of errors) console.error(`FAULT ${count} × ${what}`);
const heapGrowth = (heaps.at(-1) ?? 0) - (heaps[1] ?? 0);
const heapGrew = MINUTES >= CHECKED_FROM_MINUTES && heapGrowth > MOST_GROWTH_MB;
if (heapGrew) console.error(`FAULT the heap grew by ${heapGrowth} MB`);
const grew = MINUTES >= CHECKED_FROM_MINUTES && late > early * MOST_GROWTH && late - early > MOST_GROWTH_MB;
if (grew) console.error(`FAULT the memory grew by ${late - early} MB`);
if (code !== 0) console.error(`FAULT the site ended with ${code} when it was asked to stop`);
process.exitCode = failed > 0 || grew || heapGrew || code !== 0 ? 1 : 0;
