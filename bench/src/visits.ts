import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDeps, type Deps } from '@karachi-estates/api/deps';
import { readSettings } from '@karachi-estates/api/settings';
import { pathOf } from '@karachi-estates/contracts/endpoint';
import { recordEvent } from '@karachi-estates/contracts/properties';
import { EVENT_KINDS, type EventKind } from '@karachi-estates/domain/insights/insights';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { generateListings } from './generate.ts';
import { exitCodeOf } from './leftOut.ts';
import { onBoth } from './postgres.ts';
import { machine, rounded } from './section.ts';
import { freePort, Site } from './site.ts';

/**
 * `pnpm bench visits --seconds 30 --rate 1000 [--database embedded|PostgreSQL]`: visitors read lists and open, keep,
 * call and write about listings, so many events a second by the clock; on PostgreSQL through two processes. In the
 * middle each process is asked to stop and started again. Every event is noted here as well, and in the end the figures
 * of each listing must be what these notes come to: each visitor once a day for each listing and kind.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '1000' },
    database: { type: 'string' },
  },
});
const SECONDS = Number(values.seconds);
const RATE = Number(values.rate);

const LISTINGS = 2_000;
const CARDS = 24;
/** As many events as come of lists, come of single listings. */
const LIST_SHARE = 0.7;
const BROWSERS = 500;
const BROWSER = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const LISTS = ['purpose=sale', 'purpose=rent', 'sort=price_asc', 'propertyType=House', 'bedrooms=3'];
const VISITOR_KINDS = EVENT_KINDS.filter((kind) => kind !== 'impression');
const TICK_MS = 100;

/** What visitors did, as they know it: day, browser, listing and kind, each once. */
class Notes {
  readonly #seen = new Set<string>();
  readonly totals = new Map<string, number>();
  all = 0;

  add(browser: number, id: number, kind: EventKind): void {
    this.all += 1;
    const event = `${karachiDay(new Date())} ${id} ${kind}`;
    if (this.#seen.has(`${browser} ${event}`)) return;
    this.#seen.add(`${browser} ${event}`);
    this.totals.set(event, (this.totals.get(event) ?? 0) + 1);
  }
}

const agentOf = (browser: number) => ({ 'user-agent': `${BROWSER} ${browser}` });

async function readList(origin: string, notes: Notes): Promise<void> {
  const browser = randomInt(BROWSERS);
  const list = LISTS[randomInt(LISTS.length)];
  const answer = await fetch(`${origin}/api/properties/cards?${list}&limit=${CARDS}`, { headers: agentOf(browser) });
  if (!answer.ok) throw new Error(`a list answered ${answer.status}`);
  for (const { property_id: id } of (await answer.json()) as { property_id: number }[])
    notes.add(browser, id, 'impression');
}

async function doSomething(origin: string, ids: readonly number[], notes: Notes): Promise<void> {
  const browser = randomInt(BROWSERS);
  const id = ids[randomInt(ids.length)] ?? 0;
  const kind = VISITOR_KINDS[randomInt(VISITOR_KINDS.length)] as EventKind;
  const answer = await fetch(origin + pathOf(recordEvent, { params: { property_id: String(id) } }), {
    method: recordEvent.method,
    headers: { ...agentOf(browser), 'content-type': 'application/json' },
    body: JSON.stringify({ kind }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`an event answered ${answer.status}`);
  notes.add(browser, id, kind);
}

/** Sends so many events a second by the clock, however long the answers take. @returns events a second. */
async function visit(origins: readonly string[], ids: readonly number[], notes: Notes): Promise<number> {
  const before = notes.all;
  const began = performance.now();
  const going = new Set<Promise<void>>();
  const send = (work: Promise<void>) => {
    going.add(work);
    void work.finally(() => going.delete(work)).catch(() => undefined);
  };
  const random = () => origins[randomInt(origins.length)] ?? '';
  let lists = 0;
  let done = 0;
  while (performance.now() - began < SECONDS * 500) {
    const due = (RATE * (performance.now() - began)) / 1_000;
    for (; lists * CARDS < due * LIST_SHARE; lists += 1) send(readList(random(), notes));
    for (; done < due * (1 - LIST_SHARE); done += 1) send(doSomething(random(), ids, notes));
    await pause(TICK_MS);
  }
  await Promise.all(going);
  return ((notes.all - before) * 1_000) / (performance.now() - began);
}

async function withDatabase<Value>(
  environment: Record<string, string>,
  run: (deps: Deps) => Promise<Value>,
): Promise<Value> {
  const deps = await createDeps(readSettings({ ...environment, LOG_LEVEL: 'error' }));
  try {
    return await run(deps);
  } finally {
    await deps.close();
  }
}

/** What the database has counted, beside the notes. */
async function check({ pool }: Deps, notes: Notes): Promise<string[]> {
  const { rows } = await pool.query<Record<EventKind, number> & { id: string; day: string }>(
    `select property_id as id, day::text, impressions as impression, views as view, saves as save, whatsapp, calls as call
     from property_events`,
  );
  const counted = new Map<string, number>();
  for (const row of rows)
    for (const kind of EVENT_KINDS) if (row[kind] > 0) counted.set(`${row.day} ${row.id} ${kind}`, Number(row[kind]));
  const events = new Set([...counted.keys(), ...notes.totals.keys()]);
  return [...events]
    .filter((event) => counted.get(event) !== notes.totals.get(event))
    .map((event) => `${event}: ${counted.get(event) ?? 0} counted, ${notes.totals.get(event) ?? 0} noted`);
}

async function run(database: string, url: string | undefined): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'karachi-estates-visits-'));
  const base = { DATA_DIR: folder, DEMO_DATA: 'off', MAX_DELAY_MS: '0', ...(url ? { DATABASE_URL: url } : {}) };
  const environments = await Promise.all(
    Array.from({ length: url ? 2 : 1 }, async () => ({ ...base, PORT: String(await freePort()) })),
  );
  const notes = new Notes();
  let sites: Site[] = [];
  try {
    const ids = await withDatabase(base, async ({ pool }) => {
      await generateListings(pool, LISTINGS, () => undefined);
      return (await pool.query<{ id: string }>('select id from properties')).rows.map(({ id }) => Number(id));
    });
    const rates: number[] = [];
    for (const _half of ['first', 'second']) {
      sites = environments.map((environment) => new Site(environment));
      await Promise.all(sites.map((site) => site.ready()));
      rates.push(
        await visit(
          sites.map(({ origin }) => origin),
          ids,
          notes,
        ),
      );
      await Promise.all(sites.map((site) => site.stop()));
    }
    const faults = await withDatabase(base, (deps) => check(deps, notes));
    const unique = [...notes.totals.values()].reduce((sum, count) => sum + count, 0);
    console.log(
      `${database}: ${rounded(notes.all)} events by ${BROWSERS} visitors, ${rates.map((rate) => rounded(rate)).join(' and ')} ` +
        `a second; ${rounded(unique)} count, of ${rounded(notes.totals.size)} listings and kinds; ${faults.length} differ`,
    );
    return faults.map((fault) => `${database}: ${fault}`);
  } finally {
    await Promise.all(sites.map((site) => site.kill()));
    await rm(folder, { recursive: true, force: true });
  }
}

const { faults, leftOut } = await onBoth(values.database, run);
console.log(machine());
for (const fault of faults.slice(0, 20)) console.error(`FAULT ${fault}`);
console.log(faults.length === 0 ? 'All totals are what was done.' : `${faults.length} faults`);
process.exitCode = exitCodeOf({ faults, leftOut });
