import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, createServer, get, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { adFields, formOf } from './ad.ts';
import { leftOutCode } from './leftOut.ts';
import { startProxy } from './nginx.ts';
import { startPooler } from './pooler.ts';
import { startCluster } from './postgres.ts';
import { prepareSellers } from './sellers.ts';
import { freePort, Site } from './site.ts';

/**
 * `pnpm bench scaleOut`: two processes of the built site on one empty PostgreSQL database, behind nginx and through
 * PgBouncer, with a replica that guests read from. Both start at once, what is written through one is seen through the
 * other within a second, and one is told to stop while visitors read and write: none of them may notice. Where the
 * programs are not installed, TEST_DATABASE_URL names a server, a simple balancer stands for nginx, and the run counts
 * as left out, or as failed where CI is set. `pnpm bench failover` kills the primary.
 */
const cluster = await startCluster(1);
const server = cluster?.primary.url ?? process.env.TEST_DATABASE_URL;
if (!server) {
  process.exit(leftOutCode(['PostgreSQL, and TEST_DATABASE_URL names no server']));
}
const pooler = await startPooler(server);
const leftOut: string[] = [];
if (!cluster) leftOut.push('the replica (no PostgreSQL programs)');
if (!pooler) leftOut.push('PgBouncer');
const SEEN_WITHIN_MS = 1_000;
const DRAIN_MS = 3_000;
const LOOK_EVERY_MS = 100;
const VISITORS = 8;
const RUN_BEFORE_MS = 1_500;

let failures = 0;
function check(what: string, isRight: boolean, found: unknown = ''): void {
  console.log(`${isRight ? '✓' : '✗'} ${what}${isRight ? '' : `: ${JSON.stringify(found)}`}`);
  if (!isRight) failures += 1;
}

interface Upstream {
  origin: string;
  isReady: boolean;
}

/**
 * A balancer as simple as they come: in turns to whoever answers `/readyz`, over connections that stay open, and
 * nothing is ever sent twice.
 */
async function startBalancer(upstreams: Upstream[]): Promise<{ origin: string; stop: () => Promise<void> | void }> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const pass = (asked: IncomingMessage, response: ServerResponse) => {
    const ready = upstreams.filter(({ isReady }) => isReady);
    turn += 1;
    const chosen = ready[turn % ready.length];
    if (!chosen) {
      response.writeHead(502).end();
      return;
    }
    const { method, url, headers } = asked;
    const passed = request(`${chosen.origin}${url}`, { method, headers, agent }, (answer) => {
      const { connection: _, ...answered } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, answered);
      answer.pipe(response);
    });
    passed.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    asked.pipe(passed);
  };
  const look = setInterval(() => {
    for (const upstream of upstreams) {
      fetch(`${upstream.origin}/readyz`).then(
        async (response) => {
          upstream.isReady = response.ok;
          await response.arrayBuffer();
        },
        () => {
          upstream.isReady = false;
        },
      );
    }
  }, LOOK_EVERY_MS);
  const balancer: Server = createServer(pass);
  await new Promise<void>((done) => balancer.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    stop: () => {
      clearInterval(look);
      balancer.close();
      balancer.closeAllConnections();
      agent.destroy();
    },
  };
}

const photo = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: `#${randomBytes(3).toString('hex')}` } })
    .jpeg()
    .toBuffer();

async function post(origin: string, headers: Record<string, string>, title: string): Promise<number> {
  const form = formOf(adFields(title), [await photo()]);
  const response = await fetch(`${origin}/api/properties/save`, { method: 'POST', headers, body: form });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`posting answered ${response.status}: ${text.slice(0, 200)}`);
  return (JSON.parse(text) as { property: { property_id: number } }).property.property_id;
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  return response.ok ? response.text() : '';
}

/** Both at once on an empty database: its tables and demo listings are made by one of them. */
async function startTogether(sites: readonly Site[], url: string): Promise<void> {
  await Promise.all(sites.map((site) => site.ready()));
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const count = async (query: string) => Number((await database.query<{ count: string }>(query)).rows[0]?.count);
  const journal = new URL('../../apps/api/src/db/migrations/meta/_journal.json', import.meta.url);
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
  const applied = await count('select count(*) from drizzle.__drizzle_migrations');
  check('two processes that start at once apply each migration once', applied === entries.length, applied);
  const doubled = await count(
    'select count(*) from (select title, price, created_at from properties group by 1, 2, 3 having count(*) > 1) as twice',
  );
  const listings = await count('select count(*) from properties');
  check('and make the demo listings once', doubled === 0 && listings > 0, { doubled, listings });
  await database.end();
}

async function seeThroughTheOther([one, other]: readonly [Site, Site], headers: Record<string, string>): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const title = `Sunny house ${randomBytes(5).toString('hex')}`;
    // The other process has the list in its memory.
    await textOf(`${to.origin}/properties`);
    await textOf(`${to.origin}/api/properties/cards`);
    const id = await post(from.origin, headers, title);
    await pause(SEEN_WITHIN_MS);
    const [page, list, detail] = await Promise.all([
      textOf(`${to.origin}/properties`),
      textOf(`${to.origin}/api/properties/cards`),
      textOf(`${to.origin}/property-detail-home/${id}`),
    ]);
    const found = [page, list, detail].map((text) => text.includes(title));
    check(
      'an ad posted through one process is on every page of the other within a second',
      !found.includes(false),
      found,
    );
    const [card] = JSON.parse(await textOf(`${to.origin}/api/properties/by-ids?ids=${id}`)) as [
      { images: { src: string }[] },
    ];
    const picture = await fetch(`${to.origin}${card.images[0]?.src}/320.webp`);
    await picture.arrayBuffer();
    check('with its photo', picture.ok, picture.status);
  }
}

/** Photos came to both processes: what prepares them is one process all the same. */
function countPictureWorkers(folder: string): void {
  const processes = execFileSync('ps', ['-ww', '-eo', 'args='], { encoding: 'utf8' }).split('\n');
  const workers = processes.filter((line) => line.includes('media.worker.js') && line.includes(folder));
  check('both processes share one picture worker', workers.length === 1, workers);
}

/** The bytes of an answer as they come over the line, with what nginx says of its cache. */
function bytesOf(url: string, encoding: string): Promise<{ bytes: Buffer; etag: string; cache: string }> {
  return new Promise((done, failed) => {
    const asked = get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', failed);
      answer.on('end', () => {
        const { etag = '', 'x-cache': cache = '' } = answer.headers;
        done({ bytes: Buffer.concat(parts), etag, cache: String(cache) });
      });
    });
    asked.on('error', failed);
  });
}

/** A guest gets from nginx, from its cache too, what a process has sent. */
async function compareBytes(origin: string, sites: readonly Site[]): Promise<void> {
  const different: string[] = [];
  let hits = 0;
  for (const path of ['/', '/properties', '/ur/properties', '/blogs', '/about'])
    for (const encoding of ['identity', 'gzip', 'br']) {
      const own = await Promise.all(sites.map((site) => bytesOf(site.origin + path, encoding)));
      for (let turn = 0; turn < 2; turn += 1) {
        const passed = await bytesOf(origin + path, encoding);
        if (passed.cache === 'HIT') hits += 1;
        const isSame = own.some(({ bytes, etag }) => bytes.equals(passed.bytes) && etag === passed.etag);
        if (!isSame) different.push(`${path} (${encoding}, ${passed.cache})`);
      }
    }
  check('nginx sends the bytes of the site, whole or compressed', different.length === 0, different);
  check('and half of them from its cache', hits > 0, hits);
}

/** Guests read on while no process answers; what can be had is not told from a cache. */
async function readWithoutSite(origin: string): Promise<void> {
  const page = await fetch(`${origin}/properties`);
  check(
    'a guest reads on from nginx while no process answers',
    page.status === 200 && (await page.text()).includes('</html>'),
    page.status,
  );
  const units = await fetch(`${origin}/projects`);
  await units.arrayBuffer();
  check('but is not told which units can be had', units.status >= 500, units.status);
}

async function stopUnderLoad(
  [leaving, staying]: readonly [Site, Site],
  headers: Record<string, string>,
): Promise<void> {
  const upstreams = [leaving, staying].map(({ origin }) => ({ origin, isReady: true }));
  const nginx = await startProxy(leaving.origin, staying.origin);
  if (!nginx) leftOut.push('nginx');
  const balancer = nginx ?? (await startBalancer(upstreams));
  const { origin } = balancer;
  if (nginx) await compareBytes(origin, [leaving, staying]);
  const failed: string[] = [];
  const done = { reads: 0, writes: 0 };
  let isOver = false;
  const read = async () => {
    const paths = ['/', '/properties', '/api/properties/cards?sort=price_asc', '/sitemap.xml', '/api/cities/112'];
    for (let asked = 0; !isOver; asked += 1) {
      const path = paths[asked % paths.length] as string;
      const response = await fetch(origin + path).catch((error: Error) => error);
      if (response instanceof Error || !response.ok)
        failed.push(`${path}: ${response instanceof Error ? response : response.status}`);
      else await response.arrayBuffer().catch((error: Error) => failed.push(`${path}: ${error}`));
      done.reads += 1;
      await pause(20);
    }
  };
  const posted: number[] = [];
  const writeAds = async () => {
    while (!isOver) {
      await post(origin, headers, `An ad while one leaves ${done.writes}`).then(
        (id) => posted.push(id),
        (error: Error) => failed.push(error.message),
      );
      done.writes += 1;
      await pause(50);
    }
  };
  const everybody = [...Array.from({ length: VISITORS }, read), writeAds(), writeAds()];
  await pause(RUN_BEFORE_MS);

  const stopped = leaving.stop();
  await pause(DRAIN_MS / 3);
  const [ready, page] = await Promise.all([fetch(`${leaving.origin}/readyz`), fetch(`${leaving.origin}/properties`)]);
  await Promise.all([ready.arrayBuffer(), page.arrayBuffer()]);
  check('a process that was told to stop says so at /readyz first', ready.status === 503, ready.status);
  check('and still answers whoever comes', page.status === 200, page.status);
  const code = await stopped;
  check('it ends by itself', code === 0, { code, output: leaving.output });
  await pause(RUN_BEFORE_MS);
  isOver = true;
  await Promise.all(everybody);
  check(`none of ${done.reads} reads and ${done.writes} ads was cut off`, failed.length === 0, failed.slice(0, 5));
  const there = JSON.parse(await textOf(`${staying.origin}/api/properties/by-ids?ids=${posted.join()}`)) as unknown[];
  check('every ad that was acknowledged is there', there.length === posted.length && posted.length > 0, there.length);
  if (nginx) {
    await staying.stop();
    await readWithoutSite(origin);
  }
  await balancer.stop();
}

const name = `karachi_estates_scale_${randomBytes(5).toString('hex')}`;
const admin = new pg.Client({ connectionString: server });
// Its server may end before it.
admin.on('error', () => undefined);
await admin.connect();
await admin.query(`create database ${name}`);
const address = new URL(server);
address.pathname = `/${name}`;
const folder = await mkdtemp(join(tmpdir(), 'bench-scale-out-'));
const environment = {
  DATA_DIR: folder,
  // Where the picture worker listens: other sites may run on this machine.
  TMPDIR: folder,
  DATABASE_URL: pooler?.url(name) ?? address.href,
  ...(pooler ? { DATABASE_DIRECT_URL: address.href } : {}),
  ...(cluster
    ? { DATABASE_REPLICA_URLS: cluster.replicas.map(({ url }) => new URL(`/${name}`, url).href).join() }
    : {}),
};
const newSite = async () =>
  new Site({ ...environment, DRAIN_MS: String(DRAIN_MS), MAX_DELAY_MS: '0', PORT: String(await freePort()) });
const sites = [await newSite(), await newSite()] as const;
try {
  await startTogether(sites, address.href);
  const [seller] = await prepareSellers(environment, 1);
  if (!seller) throw new Error('There is no seller.');
  await seeThroughTheOther(sites, seller.headers);
  countPictureWorkers(folder);
  await stopUnderLoad(sites, seller.headers);
} finally {
  await Promise.all(sites.map((site) => site.stop()));
  await pooler?.stop();
  // The servers go with all that they hold.
  if (!cluster) await admin.query(`drop database ${name} with (force)`);
  await admin.end().catch(() => undefined);
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
}
if (failures > 0) process.exitCode = 1;
else if (leftOut.length > 0) process.exitCode = leftOutCode(leftOut);
