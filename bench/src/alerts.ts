import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDeps, type Deps } from '@karachi-estates/api/deps';
import { readSavedFilter } from '@karachi-estates/api/properties/savedFilter.store';
import { readSettings } from '@karachi-estates/api/settings';
import { Chance, makeHome, makeWish } from './alertsMade.ts';
import {
  alertKey,
  type Happening,
  type Home,
  mailsOf,
  morningAfter,
  nextTelling,
  recount,
  type Telling,
  type Wish,
} from './alertsModel.ts';
import type { Report, Work } from './alertsWorker.ts';
import { exitCodeOf } from './leftOut.ts';
import { onBoth } from './postgres.ts';
import { machine } from './section.ts';

/**
 * `pnpm bench alerts --events 10000 --searches 100000 --kills 10 [--database embedded|PostgreSQL] [--seed 1]`: saved
 * searches, and listings that are posted, become cheaper, come back and are confirmed again. A process that does the
 * jobs of the alerts and of the mails is ended with SIGKILL while it matches, tells or sends, and another one goes on.
 * In the end the alerts are compared with a recount that knows nothing of the database: none may miss, come twice or be
 * too many; and the searches that are told, at once, by day or by week, by night or not, have the mails that are due,
 * each with its homes. In the end a Saturday morning comes, with kills while its digests are written. Of the filters,
 * `part`, `city`, `priceReduced` and `verified` are left to `alerts.test.ts`.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '10000' },
    searches: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '10' },
    database: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const EVENTS = Number(values.events);
const SEARCHES = Number(values.searches);
const KILLS = Number(values.kills);
const SEED = Number(values.seed);

const HOUR = 3_600_000;
const START = Date.parse('2026-11-23T06:00:00Z');
/** A round comes sometimes within a day of the one before, sometimes not: that makes a difference to what is news. */
const BETWEEN_ROUNDS = [2 * HOUR, 26 * HOUR];
/** What of the events after the first round is no new listing. */
const SHARES = { cut: 0.3, back: 0.15, confirmed: 0.15 };
/** Of so many searches one is told in each of these ways; the others only collect their alerts. */
const TOLD = 200;
const TELLINGS: Record<number, Telling> = { 0: 'at once, also at night', 50: 'at once', 100: 'daily', 150: 'weekly' };
const tellingOf = (search: number): Telling | undefined => TELLINGS[search % TOLD];
/** Kills while the digests of the last morning are written and sent. */
const DIGEST_AIMS: readonly Report['kind'][] = ['telling', 'telling', 'sending'];
/** One in so many is paused, and one not confirmed: they must get nothing. */
const OFF = 50;
/** Most of a mail's homes. */
const HOMES_IN_A_MAIL = 12;
const BATCH = 5_000;
/** Where a kill is meant to hit, kill after kill. */
const AIMS: readonly Report['kind'][] = ['matching', 'telling', 'matching', 'sending'];
/** From the sight of the moment to the kill. */
const LONGEST_PAUSE_MS = 20;
/** What one event takes, before any was timed. */
const FIRST_GUESS_MS = 10;
const LONGEST_STEP_MS = 30 * 60_000;

/** A process at work, which may be killed at any moment. */
class Worker {
  readonly #child: ChildProcess;
  readonly #listeners = new Set<(report: Report) => void>();
  readonly #ended: Promise<void>;
  /** Events that wait and megabytes, in order. */
  readonly seen: { waiting: number; megabytes: number }[] = [];

  constructor(environment: Record<string, string>) {
    const { DATABASE_URL: _, ...inherited } = process.env;
    this.#child = fork(join(import.meta.dirname, 'alertsWorker.ts'), { env: { ...inherited, ...environment } });
    this.#child.on('message', (report: Report) => {
      if (report.kind === 'matching') this.seen.push(report);
      for (const listener of this.#listeners) listener(report);
    });
    this.#ended = new Promise((resolve) => this.#child.once('exit', () => resolve()));
  }

  /** Waits for a report. @throws Error where the worker fails, ends or takes too long. */
  until<Found extends Report>(isIt: (report: Report) => report is Found): Promise<Found> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('A worker took too long.')), LONGEST_STEP_MS);
      const listener = (report: Report) => {
        if (report.kind === 'failed') reject(new Error(report.error));
        if (!isIt(report)) return;
        clearTimeout(timer);
        this.#listeners.delete(listener);
        resolve(report);
      };
      this.#listeners.add(listener);
      void this.#ended.then(() => reject(new Error('A worker ended.')));
    });
  }

  give(work: Work): void {
    this.#child.send(work);
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  async end(): Promise<void> {
    this.#child.send('end');
    await this.#ended;
  }
}

const isReady = (report: Report): report is Report & { kind: 'ready' } => report.kind === 'ready';
const isChanged = (report: Report): report is Report & { kind: 'changed' } => report.kind === 'changed';
const isDone = (report: Report): report is Report & { kind: 'done' } => report.kind === 'done';

const nothingNew = (now: number): Work => ({ now, added: [], cut: [], back: [], confirmed: [] });

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

/** The columns of a search that say how it is told; of one that only collects it is never due. */
function savedAs(telling: Telling | undefined) {
  if (telling === undefined) return { frequency: 'weekly', quiet: true };
  const frequency = telling === 'daily' || telling === 'weekly' ? telling : 'at_once';
  const next = new Date(nextTelling(telling, START, true));
  return { frequency, quiet: telling !== 'at once, also at night', next };
}

/** Saves the searches; each as the site understands its query. @returns those that are on, and the areas. */
async function prepare(deps: Deps, chance: Chance): Promise<{ wishes: Wish[]; areas: number[] }> {
  const { rows } = await deps.pool.query<{ id: number }>('select id from areas order by id');
  const areas = rows.map(({ id }) => id);
  await deps.pool.query(
    `insert into accounts (role, email, email_key, first_name, last_name, plan)
     values ('seller', 'bench@example.com', 'bench@example.com', 'Bench', 'Seller', 'premium')`,
  );
  const wishes = Array.from({ length: SEARCHES }, (_, index) => makeWish(chance, areas, index + 1));
  for (let from = 0; from < wishes.length; from += BATCH) {
    const batch = [];
    for (const { id, query } of wishes.slice(from, from + BATCH)) {
      const read = await readSavedFilter(deps, query);
      if (!read.ok) throw new Error(`The site does not understand ${JSON.stringify(query)}.`);
      batch.push({ id, ...read.value, ...savedAs(tellingOf(id)) });
    }
    await deps.pool.query(
      `insert into searches (email, email_key, query, filter, lists, name, frequency, quiet_hours, token, created_at,
         asked_at, confirmed_at, paused_at, next_alert_at)
       select 'reader-' || id || '@example.com', 'reader-' || id || '@example.com', query, filter,
         array(select jsonb_array_elements_text(lists)), 'A search of the bench', frequency, quiet,
         rpad('token-' || id, 43, 'x'), $2, $2, case when id % $3 <> 1 then $2::timestamptz end,
         case when id % $3 = 2 then $2::timestamptz end, coalesce(next, $2::timestamptz + interval '10 years')
       from jsonb_to_recordset($1::jsonb) as each(id int, query text, filter jsonb, lists jsonb, frequency text,
         quiet boolean, next timestamptz) order by id`,
      [JSON.stringify(batch), new Date(START), OFF],
    );
  }
  return { wishes: wishes.filter(({ id }) => id % OFF !== 1 && id % OFF !== 2), areas };
}

/** What happens to listings in a round, in the order of the events. */
class Market {
  readonly #chance: Chance;
  readonly #areas: readonly number[];
  readonly homes: Home[] = [];
  readonly happenings: Happening[] = [];

  constructor(chance: Chance, areas: readonly number[]) {
    this.#chance = chance;
    this.#areas = areas;
  }

  /** Chooses what happens; `settle` notes it once it is committed. */
  plan(count: number, now: number): { work: Work; settle: (ids: number[]) => void } {
    const old = this.homes.length === 0 ? [] : this.#chance.some(this.homes, Math.floor(count * 0.6));
    const take = (share: number) => old.splice(0, Math.floor(count * share));
    const [cut, back, confirmed] = [take(SHARES.cut), take(SHARES.back), take(SHARES.confirmed)];
    const others = cut.length + back.length + confirmed.length;
    const added = Array.from({ length: count - others }, () => makeHome(this.#chance, this.#areas, now));
    const cheaper = cut.map((home) => ({
      home,
      price: Math.ceil(home.price * this.#chance.one([0.7, 0.9, 0.99])) - 1,
    }));
    const note = (kind: Happening['kind'], home: Home) => this.happenings.push({ kind, home: { ...home }, at: now });
    return {
      work: {
        now,
        added,
        cut: cheaper.map(({ home, price }) => ({ id: home.id, price })),
        back: back.map(({ id }) => id),
        confirmed: confirmed.map(({ id }) => id),
      },
      settle: (ids) => {
        for (const [index, home] of added.entries()) {
          const complete = { ...home, id: ids[index] ?? 0 };
          this.homes.push(complete);
          note('new', complete);
        }
        for (const { home, price } of cheaper) note('price_cut', Object.assign(home, { price }));
        for (const home of back) note('back', home);
        for (const home of confirmed) note('confirmed', Object.assign(home, { confirmedAt: now }));
      },
    };
  }
}

interface AlertRow {
  search: number;
  home: number;
  at: number;
  kind: string;
  price: number;
  mail: number | null;
}

/** Compares the alerts with the recount, by what they tell. */
function alertFaults(rows: readonly AlertRow[], due: ReadonlySet<string>) {
  const times = new Map<string, number>();
  for (const { search, home, at, kind, price } of rows) {
    const key = alertKey(search, home, at, kind, price);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const missed = [...due].filter((key) => !times.has(key));
  const needless = [...times.keys()].filter((key) => !due.has(key));
  const doubled = [...times].filter(([, count]) => count > 1).map(([key]) => key);
  const faults = Object.entries({ missed, needless, doubled }).flatMap(([what, keys]) =>
    keys.length === 0 ? [] : [`${keys.length} alerts ${what}, as ${keys.slice(0, 3).join('; ')}`],
  );
  return { faults, missed: missed.length, needless: needless.length, doubled: doubled.length };
}

/** Which searches have which mails is counted again, and each must lie there with its homes; others have none. */
async function mailFaults(
  deps: Deps,
  rows: readonly AlertRow[],
  rounds: readonly number[],
): Promise<{ faults: string[]; mails: Record<Telling, number> }> {
  const faults: string[] = [];
  const bySearch = new Map<number, AlertRow[]>();
  for (const row of rows) bySearch.set(row.search, [...(bySearch.get(row.search) ?? []), row]);
  const mails = { 'at once, also at night': 0, 'at once': 0, daily: 0, weekly: 0 };
  const told = new Set<number | null>();
  for (const [search, alerts] of bySearch) {
    const telling = tellingOf(search);
    const due = telling ? mailsOf(telling, alerts, { start: START, rounds }) : [];
    const untold = alerts.filter((alert) => !due.some((mail) => mail.includes(alert)));
    if (untold.some(({ mail }) => mail !== null)) faults.push(`search ${search} has a mail before its time`);
    for (const expected of due) {
      const ids = new Set(expected.map(({ mail }) => mail));
      const [mail] = ids;
      if (ids.size !== 1 || mail === null || told.has(mail ?? null))
        faults.push(`${expected.length} alerts of search ${search} have the mails ${[...ids].join()}`);
      told.add(mail ?? null);
      const file = join(deps.settings.dataDir, 'outbox', `outbox-${mail}.eml`);
      const text = (await readFile(file, 'utf8').catch(() => '')).replace(/=\r?\n/g, '');
      if (!text.includes(`reader-${search}@example.com`)) faults.push(`mail ${mail} did not reach its reader`);
      const homes = new Set(expected.map(({ home }) => home));
      const shown = [...homes].filter((home) => text.includes(`property-detail-home/${home}-`)).length;
      if (shown !== Math.min(homes.size, HOMES_IN_A_MAIL))
        faults.push(`mail ${mail} shows ${shown} of ${homes.size} homes`);
      if (telling) mails[telling] += 1;
    }
  }
  const files = (await readdir(join(deps.settings.dataDir, 'outbox')).catch(() => [])).length;
  const { rows: queued } = await deps.pool.query<{ all: number; sent: number }>(
    'select count(*)::int as all, count(sent_at)::int as sent from outbox',
  );
  const [count] = queued;
  if (count?.all !== told.size || count.sent !== told.size || files !== told.size)
    faults.push(`${count?.all} mails, ${count?.sent} of them sent, ${files} files, for ${told.size} that are due`);
  return { faults, mails };
}

async function readAlerts({ pool }: Deps): Promise<AlertRow[]> {
  const found: AlertRow[] = [];
  for (let after = 0; ; ) {
    const { rows } = await pool.query<Record<string, string | null>>(
      `select id, search_id, property_id, (extract(epoch from at) * 1000)::bigint as at, kind, price, mail_id
       from search_alerts where id > $1 order by id limit 20000`,
      [after],
    );
    for (const row of rows)
      found.push({
        search: Number(row.search_id),
        home: Number(row.property_id),
        at: Number(row.at),
        kind: row.kind ?? '',
        price: Number(row.price),
        mail: row.mail_id === null ? null : Number(row.mail_id),
      });
    if (rows.length === 0) return found;
    after = Number(rows.at(-1)?.id);
  }
}

/**
 * Kills the worker where it is meant to be hit: while it matches, or soon after another part of its work began.
 * @param matchingMs how long it matches, about. The embedded database leaves it no time to tell how far it is.
 */
async function killIn(worker: Worker, aim: Report['kind'], matchingMs: number, chance: Chance): Promise<void> {
  if (aim === 'matching') await pause(chance.next() * matchingMs);
  else await worker.until((report): report is Report => report.kind === 'done' || report.kind === aim);
  await pause(chance.below(LONGEST_PAUSE_MS));
  await worker.kill();
}

async function run(name: string, url: string | undefined): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'karachi-estates-alerts-'));
  const environment = { DATA_DIR: folder, DEMO_DATA: 'off', ...(url ? { DATABASE_URL: url } : {}) };
  const chance = new Chance(SEED);
  const began = performance.now();
  const kills: string[] = [];
  let matched = 0;
  let matchingMs = 0;
  let worker: Worker | undefined;
  const faults: string[] = [];
  try {
    const { wishes, areas } = await withDatabase(environment, (deps) => prepare(deps, chance));
    const market = new Market(chance, areas);
    const start = async () => {
      const next = new Worker(environment);
      worker = next;
      await next.until(isReady);
      return next;
    };
    const finish = async (busy: Worker) => {
      const done = await busy.until(isDone);
      matched += done.events;
      matchingMs += done.matchingMs;
      return done.events;
    };
    // The last round has no kill and twice as much to do: whether memory grows is seen in it.
    const perRound = Math.floor(EVENTS / (KILLS + 2));
    let now = START;
    const rounds: number[] = [];
    let busy = await start();
    for (let round = 0; round <= KILLS; round += 1) {
      const count = round < KILLS ? perRound : EVENTS - perRound * KILLS;
      const { work, settle } = market.plan(count, now);
      const changed = busy.until(isChanged);
      busy.give(work);
      settle((await changed).ids);
      if (round < KILLS) {
        const aim = AIMS[round % AIMS.length] ?? 'matching';
        await killIn(busy, aim, count * (matched > 0 ? matchingMs / matched : FIRST_GUESS_MS) * 0.75, chance);
        busy = await start();
        busy.give(nothingNew(now));
        const left = await finish(busy);
        kills.push(left > 0 ? `matching (${left} of ${count} left)` : `past matching (aim: ${aim})`);
      } else {
        await finish(busy);
      }
      rounds.push(now);
      now += BETWEEN_ROUNDS[round % 2] as number;
      process.stderr.write(`${name}: round ${round + 1} of ${KILLS + 1}\n`);
    }
    const memoryOf = busy;
    const morning = morningAfter(rounds.at(-1) ?? START, true);
    rounds.push(morning);
    const digestAims = KILLS > 0 ? DIGEST_AIMS : [];
    for (const aim of digestAims) {
      busy.give(nothingNew(morning));
      await killIn(busy, aim, 0, chance);
      busy = await start();
    }
    busy.give(nothingNew(morning));
    await busy.until(isDone);
    await busy.end();
    const { rows, mails } = await withDatabase(environment, async (deps) => {
      const read = await readAlerts(deps);
      const { faults: wrongMails, mails: counted } = await mailFaults(deps, read, rounds);
      faults.push(...wrongMails);
      const { rows: left } = await deps.pool.query<{ count: number }>(
        'select count(*)::int as count from listing_events',
      );
      if (left[0]?.count !== 0) faults.push(`${left[0]?.count} events were never taken`);
      return { rows: read, mails: counted };
    });
    const due = recount(wishes, market.happenings);
    const compared = alertFaults(rows, due);
    faults.push(...compared.faults);
    const fifths = memoryOf.seen.filter(({ waiting }) => waiting > 0);
    const memory = [0, 1, 2, 3, 4].map((part) =>
      Math.round(fifths[Math.min(fifths.length - 1, Math.floor((fifths.length * (part + 1)) / 5))]?.megabytes ?? 0),
    );
    console.log(
      [
        `${name}: ${market.happenings.length} events, ${SEARCHES} searches, ${KILLS} kills while ${kills.join(', ')}`,
        `${due.size} alerts due, ${rows.length} there; missed ${compared.missed}, doubled ${compared.doubled}, ` +
          `needless ${compared.needless}; mails ${JSON.stringify(mails)}`,
        `${digestAims.length} more kills while the digests of the last morning were written and sent`,
        `${(matchingMs / Math.max(1, matched)).toFixed(1)} ms a listing, of the ${matched} that no kill cut off`,
        `memory of the process in fifths of the last round: ${memory.join(', ')} MB`,
        `${Math.round((performance.now() - began) / 1_000)} s in all`,
      ].join('\n'),
    );
  } catch (error) {
    faults.push((error as Error).stack ?? String(error));
  } finally {
    await worker?.kill();
    await rm(folder, { recursive: true, force: true });
  }
  return faults.map((fault) => `${name}: ${fault}`);
}

const { faults, leftOut } = await onBoth(values.database, run);
console.log(`${machine()}; seed ${SEED}`);
for (const fault of faults.slice(0, 20)) console.error(`FAULT ${fault}`);
console.log(faults.length === 0 ? 'Every alert is there once, and no other.' : `${faults.length} faults`);
process.exitCode = exitCodeOf({ faults, leftOut });
