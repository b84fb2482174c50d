import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import Fastify from 'fastify';

/**
 * Kept pages and lists of a running site (with `RATE_LIMIT=0`) against floors that send the same bytes, in turns in one run:
 * a bare Node server for pages, a bare Fastify route for the list. Also how long 200 visitors wait for a page that nobody has
 * asked for yet. Writes its section of docs/performance.md.
 *
 *   pnpm --filter @karachi-estates/bench load http://localhost:3000 [seconds]
 */
const [origin, seconds = '4'] = process.argv.slice(2);
if (!origin) {
  console.error('usage: load <origin> [seconds]');
  process.exit(2);
}
const ROUNDS = 3;
const gzip = { 'accept-encoding': 'gzip' };

interface Sample {
  perSecond: number;
  p99: number;
  failed: number;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function fire(url: string, connections: number): Promise<Sample> {
  const result = await autocannon({ url, connections, duration: Number(seconds), headers: gzip });
  return { perSecond: result.requests.mean, p99: result.latency.p99, failed: result.non2xx + result.errors };
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Both in turns, so that what else the machine does burdens them alike. */
async function compare(path: string, floor: string, connections: number) {
  const samples: { site: Sample; floor: Sample }[] = [];
  await fire(`${origin}${path}`, connections);
  for (let round = 0; round < ROUNDS; round += 1) {
    samples.push({ floor: await fire(floor, connections), site: await fire(`${origin}${path}`, connections) });
  }
  return {
    site: median(samples.map(({ site }) => site.perSecond)),
    floor: median(samples.map((each) => each.floor.perSecond)),
    ratio: median(samples.map((each) => each.site.perSecond / each.floor.perSecond)),
    p99: median(samples.map(({ site }) => site.p99)),
    failed: samples.reduce((sum, { site }) => sum + site.failed, 0),
  };
}

async function bytesOf(path: string): Promise<Buffer> {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

const PAGE = '/properties';
const LIST = '/api/properties/cards?purpose=sale&propertyType=House&sort=price_asc';

const page = gzipSync(await bytesOf(PAGE), { level: 9 });
const bareNode = createServer((_, response) => {
  response
    .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip', 'content-length': page.length })
    .end(page);
});
await new Promise<void>((done) => bareNode.listen(0, done));

const list = await bytesOf(LIST);
const text = list.toString();
const bareFastify = Fastify();
bareFastify.get('/list', (_, reply) => reply.type('application/json; charset=utf-8').send(text));
const listFloor = await bareFastify.listen({ port: 0 });

const pages = await compare(PAGE, `http://localhost:${portOf(bareNode)}/`, 10);
const lists = await compare(LIST, `${listFloor}/list`, 50);

const cold = `/properties?minPrice=${1_000_000 + Math.floor(Math.random() * 900_000)}`;
const began = performance.now();
const answers = await Promise.all(
  Array.from({ length: 200 }, async () => {
    const response = await fetch(origin + cold);
    return `${response.status} ${response.headers.get('etag')}`;
  }),
);
const together = performance.now() - began;

bareNode.close();
await bareFastify.close();

const percent = (ratio: number) => `${Math.round(ratio * 100)} %`;
const rounded = (number: number) => Math.round(number).toLocaleString('en');
const rows = [
  '| what | site, requests/s | floor, requests/s | ratio | bar | p99 ms | failed |',
  '|---|---:|---:|---:|---:|---:|---:|',
  `| kept list page (gzip, ${page.length.toLocaleString('en')} bytes), 10 connections, against a bare Node server | ${rounded(pages.site)} | ${rounded(pages.floor)} | ${percent(pages.ratio)} | 70 % | ${pages.p99} | ${pages.failed} |`,
  `| JSON list of 24, filtered and sorted, 50 connections, against a bare Fastify route | ${rounded(lists.site)} | ${rounded(lists.floor)} | ${percent(lists.ratio)} | 60 %, p99 30 ms | ${lists.p99} | ${lists.failed} |`,
  '',
  `200 visitors at the same time for one page that was not kept: ${new Set(answers).size} different answer, all there after ${rounded(together)} ms.`,
];
const about = `Median of ${ROUNDS} turns of ${seconds} s, site and floor one after the other; ${availableParallelism()} cores, which the load generator shares; load average ${loadavg()[0]?.toFixed(1)}. Command: \`pnpm --filter @karachi-estates/bench load\`.`;
const report = [about, '', ...rows].join('\n');
console.log(report);

const file = new URL('../../docs/performance.md', import.meta.url);
const document = await readFile(file, 'utf8');
await writeFile(
  file,
  document.replace(
    /<!-- load:begin -->[\s\S]*<!-- load:end -->/,
    () => `<!-- load:begin -->\n\n${report}\n\n<!-- load:end -->`,
  ),
);
