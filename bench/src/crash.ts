import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDeps, type Deps } from '@karachi-estates/api/deps';
import { purgePictures } from '@karachi-estates/api/media/media.actions';
import { readSettings } from '@karachi-estates/api/settings';
import { localBucket } from '@karachi-estates/api/testing/localBucket';
import pg from 'pg';
import sharp from 'sharp';
import { bucketVariables, startNeighbour } from './neighbour.ts';
import { countMails, mailFaults } from './outbox.ts';
import { freePort, Site } from './site.ts';
import { type Ledger, missing, startWriters } from './writers.ts';

/**
 * `pnpm bench crash --rounds 200`: runs the built site, lets people write to it, ends it with SIGKILL at a random
 * moment, starts it again, and looks for every write that it had acknowledged. Of four rounds, one waits for a post of
 * an ad or of its photos to be under way, one for an ad that was acknowledged and one for mails that are going out.
 * Every fifth round also kills the site while it starts, every tenth during a very first start on an empty folder, in
 * turn while the database is made, while it is migrated and while the demo data goes in. What was not answered is sent
 * again under its own key and must be there once. At the end all rows and files are counted: photos that were sent
 * ahead and that no ad claimed must be gone after the purge. The pictures lie in a bucket that another installation
 * shares, which purges its own after each kill; `--store disk` keeps them on the disk. With DATABASE_URL it works in a
 * new database on that server, which is dropped afterwards. `--busy 5` lets the site turn requests away with 503 at
 * such a delay, so that sending again is part of it. `--from 51` goes on where a run of 50 rounds stopped.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '600' },
    seed: { type: 'boolean', default: true },
    from: { type: 'string', default: '1' },
    busy: { type: 'string', default: '0' },
    store: { type: 'string', default: 'bucket' },
  },
  allowNegative: true,
});
const first = Number(values.from);
const rounds = Number(values.rounds);
const deadline = performance.now() + Number(values.minutes) * 60_000;
const MONTH_MS = 31 * 86_400_000;
const LOAD_MS = [150, 1_800] as const;
/** What is aimed at comes up by then. */
const LONGEST_AIM_MS = 10_000;
const LONGEST_POST_MS = 250;

const server = process.env.DATABASE_URL;
const faults: string[] = [];
const starts: number[] = [];
const newLedger = (): Ledger => ({
  acknowledged: [],
  unanswered: [],
  turnedAway: 0,
  forgotten: 0,
  posting: 0,
  cutPhotos: 0,
  faults,
});
const all = newLedger();
const done = {
  rounds: 0,
  underLoad: 0,
  duringStart: 0,
  firstStart: 0,
  retried: 0,
  found: 0,
  inPost: 0,
  inPhotos: 0,
  amongMails: 0,
};

/** What a very first start does, one after the other. */
const PHASES = ['initialisation', 'migration', 'demo data'] as const;
type Phase = (typeof PHASES)[number];
const firstStarts: Record<Phase, number> = { initialisation: 0, migration: 0, 'demo data': 0 };
/** The lock that the site holds while it migrates a server's database. */
const MIGRATION_LOCK = 7_260_112;

async function newDatabase(): Promise<{ url?: string; drop: () => Promise<void> }> {
  if (!server) return { drop: async () => undefined };
  const name = `karachi_estates_crash_${randomBytes(5).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    url: address.href,
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

interface Place {
  environment: Record<string, string>;
  remove: () => Promise<void>;
}

async function newPlace(demoData: 'on' | 'off', pictures: Record<string, string> = {}): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'karachi-estates-crash-'));
  const database = await newDatabase();
  return {
    environment: {
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DEMO_DATA: demoData,
      // Unless it is asked for, the site takes every write that it can, also on a busy machine.
      MAX_DELAY_MS: values.busy,
      ...(database.url ? { DATABASE_URL: database.url } : {}),
      ...pictures,
    },
    remove: async () => {
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function start(place: Place): Promise<Site> {
  const site = new Site(place.environment);
  starts.push(await site.ready());
  return site;
}

/** Kills a start at a random moment of it. */
async function killWhileStarting(place: Place, withinMs: number): Promise<void> {
  const site = new Site(place.environment);
  await Promise.race([pause(randomInt(20, Math.max(40, Math.round(withinMs)))), site.ready().catch(() => undefined)]);
  await site.kill();
}

/** What the demo data of an installation comes to. */
async function demoCounts(origin: string): Promise<string> {
  const list = await fetch(`${origin}/api/properties/cards?limit=1`);
  await list.arrayBuffer();
  const blogs = (await (await fetch(`${origin}/api/blogs`)).json()) as unknown[];
  const areas = (await (await fetch(`${origin}/api/cities/112`)).json()) as unknown;
  return `${list.headers.get('x-total-count')} listings, ${blogs.length} articles, ${JSON.stringify(areas).length} bytes of areas`;
}

let whole: { counts: string; ms: number } | undefined;

/**
 * Waits until a first start has come to a phase: by what lies in its folder, or by the lock and the rows on the server.
 */
async function reached(place: Place, phase: Phase, isOver: () => boolean): Promise<void> {
  const { DATA_DIR: folder = '', DATABASE_URL: url } = place.environment;
  const client = url ? new pg.Client({ connectionString: url }) : undefined;
  await client?.connect();
  const there = async (): Promise<boolean> => {
    if (!client) {
      const entries = await readdir(folder);
      if (phase === 'initialisation') return entries.some((name) => name.startsWith('db.new-'));
      return entries.includes(phase === 'migration' ? 'db' : 'media');
    }
    if (phase === 'initialisation') return true;
    const { rows } = await client.query<{ there: boolean }>(
      phase === 'migration'
        ? `select exists (select from pg_locks where locktype = 'advisory' and objid = ${MIGRATION_LOCK}) as there`
        : "select to_regclass('public.properties') is not null as there",
    );
    return rows[0]?.there ?? false;
  };
  while (!isOver() && !(await there())) await pause(5);
  await client?.end();
}

/**
 * The very first start, killed while it does one of its parts, must leave nothing that the next start cannot make good.
 */
async function firstStartRound(phase: Phase): Promise<void> {
  if (!whole) {
    const place = await newPlace('on');
    const site = new Site(place.environment);
    const ms = await site.ready();
    whole = { counts: await demoCounts(site.origin), ms };
    await site.kill();
    await place.remove();
  }
  const place = await newPlace('on');
  const starting = new Site(place.environment);
  let isReady = false;
  const ready = starting.ready().then(
    () => {
      isReady = true;
    },
    () => undefined,
  );
  await reached(place, phase, () => isReady);
  await Promise.race([pause(randomInt(0, Math.max(20, Math.round(whole.ms / 6)))), ready]);
  await starting.kill();
  await ready;
  const site = new Site(place.environment);
  await site.ready();
  const counts = await demoCounts(site.origin);
  if (counts !== whole.counts)
    faults.push(`after a first start that was killed during ${phase}: ${counts} instead of ${whole.counts}`);
  await site.kill();
  await place.remove();
  if (isReady) return;
  done.firstStart += 1;
  firstStarts[phase] += 1;
}

/** How many complete mails lie in the outbox folder. */
async function deliveredMails(place: Place): Promise<number> {
  const names = await readdir(join(place.environment.DATA_DIR ?? '', 'outbox')).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).length;
}

/** Mails that the acknowledged writes caused. */
const causes = (...ledgers: Ledger[]) =>
  ledgers.flatMap(({ acknowledged }) => acknowledged).filter(({ content }) => content.kind !== 'ad').length;

const AIMS = ['anything', 'a post', 'an ad', 'mails'] as const;

/** Waits for the moment to kill. */
async function moment(aim: (typeof AIMS)[number], place: Place, ledger: Ledger): Promise<void> {
  await pause(randomInt(...LOAD_MS));
  const until = performance.now() + LONGEST_AIM_MS;
  const isLate = () => performance.now() > until;
  if (aim === 'a post') {
    while (ledger.posting === 0 && !isLate()) await pause(1);
    await pause(randomInt(LONGEST_POST_MS));
  }
  if (aim === 'an ad') {
    while (!ledger.acknowledged.some(({ content }) => content.kind === 'ad') && !isLate()) await pause(1);
    await pause(randomInt(LONGEST_POST_MS));
  }
  if (aim === 'mails') {
    const before = await deliveredMails(place);
    while ((await deliveredMails(place)) === before && !isLate()) await pause(2);
  }
}

/** One life of the site: people write, it is killed, it starts again, and everything acknowledged must be there. */
async function round(place: Place, site: Site, number: number): Promise<Site> {
  const ledger = newLedger();
  const stopWriters = startWriters(site.origin, ledger);
  await moment(AIMS[number % 4] ?? 'anything', place, ledger);
  await site.kill();
  await stopWriters();
  if (ledger.unanswered.some(({ kind }) => kind === 'ad')) done.inPost += 1;
  if (ledger.cutPhotos > 0) done.inPhotos += 1;
  if ((await deliveredMails(place)) < causes(all, ledger)) done.amongMails += 1;
  if (number % 5 === 0) {
    await killWhileStarting(place, starts.at(-1) ?? 1_000);
    done.duringStart += 1;
  }
  done.underLoad += 1;
  await neighbour?.purge();

  const next = await start(place);
  for (const write of ledger.acknowledged) {
    const fault = await missing(next.origin, write.content);
    if (fault) faults.push(`round ${number}: ${fault}`);
    else done.found += 1;
  }
  for (const { again } of ledger.unanswered) {
    try {
      ledger.acknowledged.push({ content: await again(next.origin), at: Date.now() });
      done.retried += 1;
    } catch (error) {
      faults.push(`round ${number}, sent again: ${(error as Error).message}`);
    }
  }
  all.acknowledged.push(...ledger.acknowledged);
  all.turnedAway += ledger.turnedAway;
  all.forgotten += ledger.forgotten;
  return next;
}

async function countAll(deps: Deps): Promise<void> {
  const rowsOf = async <Row extends object>(sql: string) => (await deps.pool.query<Row & pg.QueryResultRow>(sql)).rows;

  const ads = await rowsOf<{ id: number; name: string; born: Date; photos: { hash: string }[] }>(
    'select id, idempotency_key as name, created_at as born, photos from properties',
  );
  const named = async (sql: string) =>
    new Map((await rowsOf<{ name: string; born: Date; id: number }>(sql)).map((row) => [row.name, row]));
  const adOf = new Map(ads.map((ad) => [ad.name, ad]));
  const leads = await named('select idempotency_key as name, created_at as born, id from leads');
  const interest = await named('select idempotency_key as name, created_at as born, id from interest_registrations');
  const accounts = await named('select email as name, created_at as born, id from accounts');
  for (const { content, at } of all.acknowledged) {
    const row =
      content.kind === 'account'
        ? accounts.get(content.email)
        : { ad: adOf, lead: leads, interest }[content.kind].get(content.key);
    const isSame = !('id' in content) || content.id === row?.id;
    const isWhole = content.kind !== 'ad' || adOf.get(content.key)?.photos.length === content.photos;
    if (!row || row.born.getTime() > at || !isSame || !isWhole) {
      faults.push(`at the end: an acknowledged ${content.kind} is not there as it was acknowledged`);
    }
  }

  // Everybody sent each key until it was acknowledged: more rows than acknowledged writes would be doubles.
  const count = (kind: string) => all.acknowledged.filter(({ content }) => content.kind === kind).length;
  const tally = [
    ['ads', ads.length, count('ad')],
    ['leads', leads.size, count('lead')],
    ['interest registrations', interest.size, count('interest')],
    ['accounts', accounts.size, count('account')],
  ] as const;
  for (const [what, rows, writes] of tally) {
    if (rows !== writes) faults.push(`at the end: ${rows} ${what} for ${writes} acknowledged ones`);
  }
  const mails = await countMails(deps.pool);
  const mailed = mailFaults(mails, { requests: leads.size + interest.size, accounts: accounts.size });
  faults.push(...mailed.map((fault) => `at the end: ${fault}`));
  const files = await readdir(join(deps.settings.dataDir, 'outbox')).catch(() => []);
  const complete = files.filter((name) => name.endsWith('.eml'));
  if (complete.length < mails.sent)
    faults.push(`at the end: ${complete.length} mails in the outbox folder, ${mails.sent} count as sent`);
  for (const name of complete) {
    if (!(await readFile(join(deps.settings.dataDir, 'outbox', name), 'utf8')).includes('Content-Type'))
      faults.push(`the mail ${name} is not complete`);
  }

  // A month later nothing may be left of uploads that were cut off, and everything that an ad shows must be there.
  await purgePictures({ db: deps.db, media: deps.media, clock: () => new Date(Date.now() + MONTH_MS) });
  const shown = new Set(ads.flatMap((ad) => ad.photos.map((photo) => photo.hash)));
  const stored = new Set<string>();
  for await (const { name } of deps.media.list()) stored.add(name);
  for (const name of stored) if (!shown.has(name)) faults.push(`at the end: an orphan picture ${name}`);
  const folder = join(deps.settings.dataDir, 'media');
  for (const entry of await readdir(folder, { recursive: true }).catch(() => [])) {
    if (entry.endsWith('.tmp')) faults.push(`at the end: a half-written file ${entry}`);
  }
  for (const hash of shown) {
    const master = await deps.media.get(`${hash}/master.webp`);
    const { width } = master ? await sharp(master).metadata() : { width: 0 };
    if (!width) faults.push(`at the end: the picture ${hash} cannot be read`);
    else await sharp(master).stats();
  }
  console.log(
    `rows: ${tally.map(([what, rows]) => `${rows} ${what}`).join(', ')}, ${mails.desk} mails to the desk, ${mails.owners} to owners (${mails.sent} sent), ${shown.size} pictures`,
  );
}

const bucket = values.store === 'bucket' ? await localBucket() : undefined;
const neighbour = bucket && (await startNeighbour(bucket.settings, MONTH_MS));
const place = await newPlace('off', bucket && bucketVariables(bucket.settings));
let site = await start(place);
try {
  for (let number = first; number < first + rounds && (number === first || performance.now() < deadline); number += 1) {
    if (values.seed && number % 10 === 3) await firstStartRound(PHASES[Math.floor(number / 10) % 3] ?? 'migration');
    site = await round(place, site, number);
    done.rounds += 1;
    if (number % 10 === 0)
      console.log(`round ${number}: ${all.acknowledged.length} acknowledged, ${faults.length} faults`);
  }
  const code = await site.stop();
  if (code !== 0) faults.push(`the site ended with ${code} when it was asked to stop`);
  const deps = await createDeps(readSettings({ ...place.environment, LOG_LEVEL: 'silent' }));
  await countAll(deps);
  await deps.close();
  faults.push(...((await neighbour?.faults()) ?? []));
} catch (error) {
  faults.push((error as Error).stack ?? String(error));
} finally {
  await site.kill();
  await place.remove();
  await neighbour?.stop();
  await bucket?.remove();
}

const sorted = starts.toSorted((a, b) => a - b);
const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
console.log(
  `${server ? 'PostgreSQL' : 'embedded'}: ${done.rounds} rounds: ${done.underLoad} kills under load, ${done.duringStart} during a start, ${done.firstStart} during the first start (${PHASES.map((phase) => `${firstStarts[phase]} ${phase}`).join(', ')})`,
);
console.log(
  `${done.inPost} of the kills under load cut off the post of an ad, ${done.inPhotos} of them while a photo was sent ahead; ${done.amongMails} came before every mail had gone out`,
);
console.log(
  `writes: ${all.acknowledged.length} acknowledged (${done.retried} of them only when sent again), ${done.found} found by people after the restart; ${all.forgotten} photos sent ahead for no ad; ${all.turnedAway} requests turned away with 503`,
);
console.log(`restart: median ${at(0.5)} ms, slowest ${at(1)} ms`);
for (const fault of new Set(faults)) console.error(`FAULT ${fault}`);
console.log(faults.length === 0 ? 'Nothing was lost.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
