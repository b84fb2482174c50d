import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { adFields, formOf } from './ad.ts';
import { startPostgres } from './postgres.ts';
import { machine, quantile, rounded, writeSection } from './section.ts';
import { type BenchSeller, prepareSellers } from './sellers.ts';
import { freePort, Site } from './site.ts';

/**
 * `pnpm bench consistency [processes [writes]]`: several processes of the built site on one PostgreSQL. Sellers post,
 * edit, pause, show again, sell and delete ads through random processes, while lists, counts, pages and the sitemap are
 * read in all of them. Whatever is read must be a state that was the last one at some moment between a second before
 * the question and the answer to it.
 */
const [processes = 4, writes = 500] = process.argv.slice(2).map(Number);
const ALLOWED_MS = 1_000;
const WRITERS = 2;
/** Four processes on the cores of one may well have to wait; what they answer then is looked at here, not how soon. */
const NEVER_BUSY = { MAX_DELAY_MS: '0' };
const READERS = 6;
const LONGEST_PAUSE_MS = 250;
/** Every writer has its own kind of ads, so that the count of the kind is known. */
const AREAS = ['Clifton', 'Malir'];
const TYPE = 'Warehouse';

/** What a reader may find: an edition of the title, or 0 where nothing is shown. */
interface State {
  edition: number;
  /** When the write that made it was sent. */
  from: number;
  /** When the answer to the write that ended it came. */
  until: number;
}

type Status = 'active' | 'paused' | 'sold' | 'deleted';

class Ad {
  readonly key: string;
  readonly id: number;
  status: Status = 'active';
  edition = 1;
  readonly states: State[];

  constructor(key: string, id: number, from: number) {
    this.key = key;
    this.id = id;
    this.states = [
      { edition: 0, from: Number.NEGATIVE_INFINITY, until: performance.now() },
      { edition: 1, from, until: Number.POSITIVE_INFINITY },
    ];
  }

  get title(): string {
    return titleOf(this.key, this.edition);
  }
}

const titleOf = (key: string, edition: number) => `Warehouse k${key} edition ${edition} with a yard`;

/** The states of a number that changes with every write of one writer. */
function begin(states: State[], value: number): () => void {
  const last = states.at(-1) as State;
  states.push({ edition: value, from: performance.now(), until: Number.POSITIVE_INFINITY });
  return () => {
    last.until = performance.now();
  };
}

/**
 * By how many milliseconds an answer was too old to be the truth at the question; undefined for what never was true.
 */
function ageOf(states: readonly State[], found: number, askedAt: number, answeredAt: number): number | undefined {
  const ages = states
    .filter(({ edition, from }) => edition === found && from <= answeredAt)
    .map(({ until }) => Math.max(0, askedAt - until));
  return ages.length === 0 ? undefined : Math.min(...ages);
}

const random = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;

interface Writer {
  seller: BenchSeller;
  area: string;
  ads: Ad[];
  /** How many of its kind the lists show. */
  count: State[];
}

const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#789' } })
  .jpeg()
  .toBuffer();
const faults: string[] = [];
const ages: number[] = [];
const reads = new Map<string, number>();
const written = new Map<string, number>();
let answered = 0;

async function write(origin: string, writer: Writer, action: string): Promise<void> {
  const { seller, ads, area, count } = writer;
  const shown = (count.at(-1) as State).edition;
  const send = async (path: string, method: string, body: FormData | string) => {
    const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const response = await fetch(origin + path, { method, headers: { ...seller.headers, ...type }, body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${action} answered ${response.status}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as { property: { property_id: number } };
  };
  const from = performance.now();
  if (action === 'post') {
    const key = randomInt(2 ** 40).toString(36);
    const counted = begin(count, shown + 1);
    const form = formOf(adFields(titleOf(key, 1), { area, property_type: TYPE, bedrooms: '', bathrooms: '' }), [photo]);
    const { property } = await send('/api/properties/save', 'POST', form);
    ads.push(new Ad(key, property.property_id, from));
    counted();
    return;
  }
  const ad = random(ads.filter(({ status }) => status === 'active' || status === 'paused'));
  if (action === 'edit') {
    ad.edition += 1;
    const changed = begin(ad.states, ad.status === 'active' ? ad.edition : 0);
    const form = new FormData();
    form.append('title', ad.title);
    await send(`/api/properties/update/${ad.id}`, 'PUT', form);
    changed();
    return;
  }
  const next: Status = action === 'pause' ? (ad.status === 'active' ? 'paused' : 'active') : (action as Status);
  const isShown = next === 'active';
  const change = Number(isShown) - Number(ad.status === 'active');
  const changed = begin(ad.states, isShown ? ad.edition : 0);
  const counted = begin(count, shown + change);
  await send(`/api/properties/status/${ad.id}`, 'POST', JSON.stringify({ status: next }));
  ad.status = next;
  changed();
  counted();
}

function chooseAction(writer: Writer): string {
  const open = writer.ads.filter(({ status }) => status === 'active' || status === 'paused').length;
  if (open < 4) return 'post';
  const action = random(['post', 'edit', 'edit', 'edit', 'pause', 'pause', 'pause', 'sold', 'deleted']);
  return action === 'post' && open > 15 ? 'deleted' : action;
}

async function writeAll(origins: readonly string[], writer: Writer): Promise<void> {
  while (answered < writes) {
    const action = chooseAction(writer);
    answered += 1;
    await write(random(origins), writer, action);
    written.set(action, (written.get(action) ?? 0) + 1);
    await pause(randomInt(LONGEST_PAUSE_MS));
  }
}

const listOf = (area: string) => `area=${encodeURIComponent(area)}&propertyType=${TYPE}&purpose=sale`;

interface Place {
  path: (ad: Ad, area: string) => string;
  /** Whether an answer says that the ad is not to be had. */
  isGone?: (status: number, text: string) => boolean;
}

/** Where an ad is read, and what an answer says of it. */
const PLACES: Record<string, Place> = {
  list: { path: (_, area) => `/api/properties/cards?${listOf(area)}&limit=100` },
  'whole list': { path: (_, area) => `/api/properties?${listOf(area)}&limit=100` },
  'list page': { path: ({ id }, area) => `/properties?${listOf(area)}&minPrice=${priceOf(id)}` },
  'detail page': {
    path: ({ id }) => `/property-detail-home/${id}`,
    // What was sold stays to be read for a year, and says so; what was removed answers 410.
    isGone: (status, text) => status === 404 || status === 410 || /<meta name="robots" content="noindex/.test(text),
  },
  detail: { path: ({ id }) => `/api/properties/single?id=${id}`, isGone: (status) => status === 404 },
  'by id': { path: ({ id }) => `/api/properties/by-ids?ids=${id}` },
  sitemap: { path: () => '/sitemap-properties-1.xml' },
};
/** Below every price: page addresses of their own for every ad, with the same content. */
const priceOf = (id: number) => 1 + (id % 50);

function note(what: string, states: readonly State[], found: number, askedAt: number, answeredAt: number): void {
  const age = ageOf(states, found, askedAt, answeredAt);
  reads.set(what, (reads.get(what) ?? 0) + 1);
  if (age === undefined) {
    faults.push(`${what}: ${found} was never true`);
    return;
  }
  ages.push(age);
  if (age > ALLOWED_MS) faults.push(`${what}: what ended ${rounded(age)} ms before the question`);
}

async function readOnce(origins: readonly string[], writers: readonly Writer[]): Promise<void> {
  const writer = random(writers);
  const ad = writer.ads.length > 0 ? random(writer.ads.slice(-25)) : undefined;
  const origin = random(origins);
  const askedAt = performance.now();
  if (!ad || randomInt(6) === 0) {
    const response = await fetch(`${origin}/api/properties/cards?${listOf(writer.area)}&limit=1`);
    await response.arrayBuffer();
    const found = Number(response.headers.get('x-total-count') ?? Number.NaN);
    if (!response.ok) faults.push(`count answered ${response.status}`);
    else note('count', writer.count, found, askedAt, performance.now());
    return;
  }
  const [what, place] = random(Object.entries(PLACES));
  const response = await fetch(origin + place.path(ad, writer.area));
  const text = await response.text();
  const answeredAt = performance.now();
  const isGone = place.isGone?.(response.status, text) ?? false;
  if (!response.ok && !isGone) {
    faults.push(`${what} answered ${response.status}`);
    return;
  }
  const found = isGone ? undefined : new RegExp(`k${ad.key}[ -]edition[ -](\\d+)`).exec(text)?.[1];
  note(what, ad.states, Number(found ?? 0), askedAt, answeredAt);
}

async function run(url: string, folder: string): Promise<void> {
  const environment = { DATA_DIR: folder, DATABASE_URL: url };
  const sellers = await prepareSellers(environment, WRITERS);
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const sites = ports.map((port) => new Site({ ...environment, ...NEVER_BUSY, PORT: String(port) }));
  try {
    await Promise.all(sites.map((site) => site.ready()));
    const origins = sites.map(({ origin }) => origin);
    const writers = await Promise.all(
      sellers.map(async (seller, index) => {
        const area = AREAS[index % AREAS.length] as string;
        const response = await fetch(`${origins[0]}/api/properties/cards?${listOf(area)}&limit=1`);
        await response.arrayBuffer();
        const edition = Number(response.headers.get('x-total-count'));
        const always = { edition, from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
        return { seller, area, ads: [], count: [always] } satisfies Writer;
      }),
    );
    let isOver = false;
    const readers = Array.from({ length: READERS }, async () => {
      while (!isOver) {
        await readOnce(origins, writers).catch((error: Error) => faults.push(error.message));
        await pause(randomInt(10));
      }
    });
    const writing = writers.map((writer) =>
      writeAll(origins, writer).catch((error: Error) => faults.push(error.message)),
    );
    await Promise.all(writing);
    await pause(ALLOWED_MS + 500);
    isOver = true;
    await Promise.all(readers);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

const postgres = await startPostgres();
if (!postgres) {
  console.error('PostgreSQL is not installed here, and BENCH_DATABASE_URL names none.');
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), 'bench-consistency-'));
try {
  await run(postgres.url, folder);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
const listed = (counts: Map<string, number>) =>
  [...counts].map(([name, count]) => `${rounded(count)} ${name}`).join(', ');
const old = ages.filter((age) => age > 0);
await writeSection('consistency', [
  `${processes} processes of the built site on one PostgreSQL, ${rounded([...written.values()].reduce((sum, count) => sum + count, 0))} writes (${listed(written)}) through random ones; ${machine()}. Command: \`pnpm bench consistency\`.`,
  '',
  `Meanwhile ${rounded(ages.length)} reads in all processes (${listed(reads)}): ${rounded(old.length)} showed what a write had ended before the question, the oldest by ${rounded(Math.max(0, ...ages))} ms (99 of 100 by at most ${rounded(quantile(ages, 0.99))} ms); later than ${rounded(ALLOWED_MS)} ms: ${faults.length}.`,
]);
for (const fault of faults.slice(0, 20)) console.error(fault);
process.exitCode = faults.length > 0 || ages.length === 0 ? 1 : 0;
