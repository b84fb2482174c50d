import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { leftOutCode } from './leftOut.ts';
import { startProxy } from './nginx.ts';
import { startCluster } from './postgres.ts';
import { machine, rounded, writeSection } from './section.ts';
import { freePort, picturesReady, Site } from './site.ts';
import { postLead, word } from './writers.ts';

/**
 * `pnpm bench scale [requests]`: 1, 2 and 4 processes behind nginx on one PostgreSQL with a replica. Each process gets
 * as many requests (2,000) for lists and pages that no cache has, and a few writes. What a request costs must not grow
 * with the number of processes, and the primary must be rid of what guests read. Writes docs/performance.md with the
 * full number.
 */
const FULL = 2_000;
const requests = Number(process.argv[2] ?? FULL);
const PROCESSES = [1, 2, 4];
/** Code that runs often gets faster: what is measured comes after it did. */
const WARM_UP = Math.ceil(requests / 2);
const AT_ONCE = 4;
/** One request in so many is a write. */
const WRITE_EVERY = 50;
const TOLERANCE = 0.1;

const TYPES = ['House', 'Flat', 'Shop', 'Office'];
let asked = 0;

/** An address that nobody has asked for: what is measured is the site's and the database's work. */
function nextRead(): string {
  asked += 1;
  const purpose = asked % 3 === 0 ? 'rent' : 'sale';
  const type = TYPES[asked % TYPES.length];
  const query = `purpose=${purpose}&propertyType=${type}&minPrice=${1_000_000 + asked * 1_000}`;
  return asked % 5 === 0 ? `/properties?${query}` : `/api/properties/cards?${query}`;
}

async function send(origin: string, turn: number): Promise<'read' | 'write'> {
  if (turn % WRITE_EVERY === 0) {
    await postLead(origin, word());
    return 'write';
  }
  const path = nextRead();
  const response = await fetch(origin + path);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  return 'read';
}

async function sendAll(origin: string, count: number, atOnce: number): Promise<{ reads: number; writes: number }> {
  const done = { reads: 0, writes: 0 };
  let turn = 0;
  const visitor = async () => {
    while (turn < count) {
      turn += 1;
      const kind = await send(origin, turn);
      if (kind === 'read') done.reads += 1;
      else done.writes += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return done;
}

/** How often a server has looked into the table of listings since it began: what guests' lists ask it for. */
async function lookups(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // A server writes its figures down a moment after the work.
  await client.query('select pg_sleep(1.2)');
  const { rows } = await client
    .query("select seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = 'properties'")
    .finally(() => client.end());
  return Number(rows[0]?.scans);
}

interface Round {
  processes: number;
  perSecond: number;
  perCpuSecond: number;
  /** How often the primary looked into the listings for a request. */
  lookups: number;
  readShare: number;
}

const cluster = await startCluster(1);
if (!cluster) {
  process.exit(leftOutCode(['PostgreSQL (initdb, pg_basebackup)']));
}
const database = 'karachi_estates_scale';
const on = (url: string) => new URL(`/${database}`, url).href;
const folder = await mkdtemp(join(tmpdir(), 'bench-scale-'));

async function measure(processes: number, withReplica: boolean): Promise<Round> {
  const { primary, replicas } = cluster as NonNullable<typeof cluster>;
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: on(primary.url),
    MAX_DELAY_MS: '0',
    ...(withReplica ? { DATABASE_REPLICA_URLS: replicas.map(({ url }) => on(url)).join() } : {}),
  };
  const sites: Site[] = [];
  try {
    for (let each = 0; each < processes; each += 1)
      sites.push(new Site({ ...environment, PORT: String(await freePort()) }));
    await Promise.all(sites.map((site) => site.ready()));
    const proxy = await startProxy(...sites.map(({ origin }) => origin));
    if (!proxy) throw new Error('nginx is not installed here.');
    try {
      await sendAll(proxy.origin, WARM_UP * processes, AT_ONCE * processes);
      const cpuMs = async () => (await Promise.all(sites.map((site) => site.cpuMs()))).reduce((sum, ms) => sum + ms, 0);
      const lookupsBefore = await lookups(on(primary.url));
      const cpuBefore = await cpuMs();
      const startedAt = performance.now();
      const { reads, writes } = await sendAll(proxy.origin, requests * processes, AT_ONCE * processes);
      const seconds = (performance.now() - startedAt) / 1_000;
      const cpuSeconds = ((await cpuMs()) - cpuBefore) / 1_000;
      const looked = (await lookups(on(primary.url))) - lookupsBefore;
      const all = reads + writes;
      return {
        processes,
        perSecond: all / seconds,
        perCpuSecond: all / cpuSeconds,
        lookups: looked / all,
        readShare: reads / all,
      };
    } finally {
      await proxy.stop();
    }
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

try {
  const admin = new pg.Client({ connectionString: cluster.primary.url });
  // Its server ends before it.
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query(`create database ${database}`).finally(() => admin.end());
  // The demo data is made by a process that measures nothing.
  const metrics = await freePort();
  const first = new Site({
    DATA_DIR: folder,
    DATABASE_URL: on(cluster.primary.url),
    PORT: String(await freePort()),
    METRICS_PORT: String(metrics),
  });
  await first.ready();
  await picturesReady(metrics);
  await first.stop();

  const alone = await measure(1, false);
  const rounds: Round[] = [];
  for (const processes of PROCESSES) rounds.push(await measure(processes, true));
  const [one] = rounds as [Round];
  const worst = Math.max(...rounds.map(({ perCpuSecond }) => Math.abs(1 - perCpuSecond / one.perCpuSecond)));
  const fallen = 1 - one.lookups / alone.lookups;
  const row = (what: string, { perSecond, perCpuSecond, lookups }: Round) =>
    `| ${what} | ${rounded(perSecond)} | ${rounded(perCpuSecond)} | ${percent(perCpuSecond / one.perCpuSecond - 1)} | ${lookups.toFixed(2)} |`;
  const report = [
    `${rounded(requests)} requests for each process after ${rounded(WARM_UP)} of warm-up, ${percent(one.readShare)} of them guests' reads that no cache has, the rest leads; nginx, processes, both databases and the bench share the machine, so the requests per second of a CPU second count; ${machine()}. Command: \`pnpm bench scale\`.`,
    '',
    '| behind nginx | requests a second | requests per CPU second of the processes | beside one process | lookups in the listings by the primary for a request |',
    '|---|---:|---:|---:|---:|',
    row('1 process, no replica', alone),
    ...rounds.map((round) => row(`${round.processes} process${round.processes > 1 ? 'es' : ''}, a replica`, round)),
    '',
    `With the replica the primary looks ${percent(fallen)} less often; bar: the share of reads, ${percent(one.readShare)}, less 10 points.`,
  ];
  if (requests === FULL) await writeSection('scale', report);
  else console.log(report.join('\n'));
  const isMet = worst <= TOLERANCE && fallen >= one.readShare - TOLERANCE;
  if (!isMet) console.error(`Missed: ${percent(worst)} beside one process, ${percent(fallen)} off the primary.`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
