import { get } from 'node:http';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { Editing, readAreas } from './editing.ts';
import { startProxy } from './nginx.ts';
import { machine, quantile, rounded, writeSection } from './section.ts';
import { type BenchSeller, prepareSellers } from './sellers.ts';
import { measureOwnSite } from './site.ts';

/**
 * `pnpm bench load [seconds]`: cached pages and lists of the built site against floors that send the same bytes, in
 * turns in one run: a bare Fastify route, and nginx with a file where the site stands behind nginx. Then 1,000 list
 * pages while a seller edits ten ads a second, and how often a page is rendered that 200 visitors ask for at the same
 * time.
 */
const [seconds = '3'] = process.argv.slice(2);
const ROUNDS = 5;
const VISITORS = 200;
const LIST_PAGES = 1_000;
/** Prime, and no part of the number of pages: by steps of it every page is come by once. */
const STRIDE = 389;
const OLDEST_MS = 1_000;
const PAGE = '/properties';
const LIST = '/api/properties/cards?purpose=sale&propertyType=House&sort=price_asc';
const GZIP = { 'accept-encoding': 'gzip' };
const BARS = { page: 0.6, nginx: 0.9, list: 0.6, editing: 0.5, listP99: 30 };

interface Sample {
  perSecond: number;
  p99: number;
  failed: number;
}

interface Compared {
  bytes: number;
  site: number;
  floor: number;
  ratio: number;
  p99: number;
  floorP99: number;
  failed: number;
}

async function fire(
  url: string,
  connections: number,
  headers: Record<string, string>,
  paths?: string[],
): Promise<Sample> {
  const requests = paths && { requests: paths.map((path) => ({ path })) };
  const result = await autocannon({ url, connections, duration: Number(seconds), headers, ...requests });
  return { perSecond: result.requests.mean, p99: result.latency.p99, failed: result.non2xx + result.errors };
}

const median = (numbers: number[]) => quantile(numbers, 0.5);

/** Both in turns, so that what else the machine does burdens them alike. */
async function compare(
  url: string,
  floor: string,
  connections: number,
  headers: Record<string, string>,
): Promise<Omit<Compared, 'bytes'>> {
  const samples: { site: Sample; floor: Sample }[] = [];
  await fire(url, connections, headers);
  for (let round = 0; round < ROUNDS; round += 1) {
    samples.push({
      floor: await fire(floor, connections, headers),
      site: await fire(url, connections, headers),
    });
  }
  return {
    site: median(samples.map(({ site }) => site.perSecond)),
    floor: median(samples.map((each) => each.floor.perSecond)),
    ratio: median(samples.map((each) => each.site.perSecond / each.floor.perSecond)),
    p99: median(samples.map(({ site }) => site.p99)),
    floorP99: median(samples.map((each) => each.floor.p99)),
    failed: samples.reduce((sum, { site }) => sum + site.failed, 0),
  };
}

/** What travels: not unpacked, unlike with `fetch`. */
function bytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

/** Against a bare Fastify route that sends the same bytes. */
async function compareFastify(url: string, connections: number, headers: Record<string, string>): Promise<Compared> {
  const bytes = await bytesOf(url, headers);
  const bare = Fastify();
  bare.get('/floor', (_, reply) => {
    reply.type('text/html; charset=utf-8');
    return headers === GZIP ? reply.header('content-encoding', 'gzip').send(bytes) : reply.send(bytes.toString());
  });
  const floor = await bare.listen({ port: 0, host: '127.0.0.1' });
  const result = await compare(url, `${floor}/floor`, connections, headers);
  await bare.close();
  return { ...result, bytes: bytes.length };
}

/** Behind nginx as deployed, against a file that nginx sends; undefined where there is no nginx. */
async function compareNginx(origin: string): Promise<(Compared & { isSame: boolean }) | undefined> {
  const proxy = await startProxy(origin);
  if (!proxy) return undefined;
  try {
    const [direct, cached] = [await bytesOf(origin + PAGE, GZIP), await bytesOf(proxy.origin + PAGE, GZIP)];
    const result = await compare(proxy.origin + PAGE, await proxy.floor(cached), 10, GZIP);
    return { ...result, bytes: cached.length, isSame: direct.equals(cached) };
  } finally {
    await proxy.stop();
  }
}

/** Many list pages, quiet and while ads are edited. */
async function readWhileEditing(origin: string, seller: BenchSeller) {
  const areas = await readAreas(origin);
  const orders = ['newest', 'price_asc', 'price_desc'];
  const inOrder = ['sale', 'rent']
    .flatMap((purpose) => orders.flatMap((sort) => areas.map(({ id }) => ({ purpose, sort, area: String(id) }))))
    .map((query) => `/properties?${new URLSearchParams(query)}`)
    .slice(0, LIST_PAGES);
  // Every turn begins with the first address: in order, each would read the edited areas and hardly any other.
  const paths = inOrder.map((_, index) => inOrder[(index * STRIDE) % inOrder.length] ?? PAGE);
  const editing = new Editing(origin, seller);
  await editing.begin(areas);
  for (const path of paths) await bytesOf(origin + path, GZIP);
  const quiet: Sample[] = [];
  for (let round = 0; round < ROUNDS; round += 1) quiet.push(await fire(origin, 10, GZIP, paths));
  const edited = editing.run();
  const busy: Sample[] = [];
  for (let round = 0; round < ROUNDS; round += 1) busy.push(await fire(origin, 10, GZIP, paths));
  editing.stop();
  const perSecond = (samples: Sample[]) => median(samples.map((each) => each.perSecond));
  return {
    pages: paths.length,
    quiet: perSecond(quiet),
    busy: perSecond(busy),
    ratio: perSecond(busy) / perSecond(quiet),
    p99: median(busy.map(({ p99 }) => p99)),
    failed: [...quiet, ...busy].reduce((sum, { failed }) => sum + failed, 0),
    ...(await edited),
  };
}

/** Visitors that come at the same time for a page that nobody has asked for yet. */
async function comeTogether(origin: string) {
  // Three figures and noughts: the list of any other price is not cached, and is rendered for each visitor.
  const cold = `${origin}/properties?minPrice=${(100 + Math.floor(Math.random() * 900)) * 10_000}`;
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      const response = await fetch(cold);
      await response.arrayBuffer();
      return { status: response.status, etag: response.headers.get('etag') };
    }),
  );
  return {
    ms: performance.now() - began,
    answers: new Set(answers.map(({ etag }) => etag)).size,
    failed: answers.filter(({ status }) => status !== 200).length,
  };
}

const percent = (ratio: number) => `${Math.round(ratio * 100)} %`;

const row = (what: string, bar: string, each: Compared) =>
  `| ${what}, ${rounded(each.bytes)} bytes | ${rounded(each.site)} | ${rounded(each.floor)} | ${percent(each.ratio)} | ${bar} | ${each.p99} | ${each.floorP99} | ${each.failed} |`;

async function measure(origin: string, seller: BenchSeller): Promise<boolean> {
  const page = await compareFastify(origin + PAGE, 10, GZIP);
  const nginx = await compareNginx(origin);
  const whole = await compareFastify(origin + LIST, 50, { 'accept-encoding': 'identity' });
  const small = await compareFastify(origin + LIST, 50, GZIP);
  const single = await comeTogether(origin);
  const editing = await readWhileEditing(origin, seller);
  const list = `${percent(BARS.list)}, p99 ${BARS.listP99} ms`;
  await writeSection('load', [
    `Median of ${ROUNDS} turns of ${seconds} s, site and floor one after the other; ${machine()}, shared with the load generator. Command: \`pnpm bench load\`.`,
    '',
    '| what | site, requests/s | floor, requests/s | ratio | bar | p99 ms | floor p99 ms | failed |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    row('list page from the cache, gzip, 10 connections, against a bare Fastify route', percent(BARS.page), page),
    ...(nginx
      ? [row('the same page behind nginx, against a file that nginx sends', percent(BARS.nginx), nginx)]
      : ['| the same page behind nginx: nginx is not installed here | | | | | | | |']),
    row('JSON list of 24, filtered and sorted, 50 connections, against a bare Fastify route', list, whole),
    row('the same list, gzip', list, small),
    '',
    `${rounded(editing.pages)} list pages of ${rounded(editing.pages / 6)} areas: ${rounded(editing.quiet)} requests/s while nothing changes, ${rounded(editing.busy)} (${percent(editing.ratio)}, bar ${percent(BARS.editing)}; p99 ${editing.p99} ms) while ${rounded(editing.edits)} edits go to ads in twenty areas, ten a second. An edit was on its area's page after ${rounded(editing.longest)} ms at most (99 of 100: ${rounded(editing.usual)} ms; bar ${rounded(OLDEST_MS)}). Failed: ${editing.failed}.`,
    '',
    `${VISITORS} visitors at the same time for one page that was not cached: ${single.answers} different answer, ${single.failed} failed, all there after ${rounded(single.ms)} ms. That it is rendered once is a test of the cache.`,
    ...(nginx ? ['', `The page from nginx is ${nginx.isSame ? '' : 'NOT '}the site's, byte for byte.`] : []),
  ]);
  const failed = page.failed + whole.failed + small.failed + single.failed + editing.failed + (nginx?.failed ?? 0);
  const isFast =
    page.ratio >= BARS.page &&
    (nginx?.ratio ?? 1) >= BARS.nginx &&
    Math.min(whole.ratio, small.ratio) >= BARS.list &&
    Math.max(whole.p99, small.p99) < BARS.listP99 &&
    editing.ratio >= BARS.editing;
  return isFast && editing.longest <= OLDEST_MS && failed === 0 && single.answers === 1 && nginx?.isSame !== false;
}

let sellers: BenchSeller[] = [];
await measureOwnSite(
  ({ origin }) => measure(origin, sellers[0] as BenchSeller),
  async (environment) => {
    sellers = await prepareSellers(environment, 1);
  },
);
