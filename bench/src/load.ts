import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { machine, quantile, rounded, writeSection } from './section.ts';
import { measureOwnSite } from './site.ts';

/**
 * `pnpm bench load [seconds [origin]]`: kept pages and lists of the built site against floors that send the same bytes, in
 * turns in one run: a bare Node server for pages, a bare Fastify route for the list. Then how often a page is rendered that
 * 200 visitors ask for at the same time. A site that runs already needs RATE_LIMIT=0.
 */
const [seconds = '3', given] = process.argv.slice(2);
const ROUNDS = 5;
const VISITORS = 200;
const PAGE = '/properties';
const LIST = '/api/properties/cards?purpose=sale&propertyType=House&sort=price_asc';

interface Sample {
  perSecond: number;
  p99: number;
  failed: number;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function fire(url: string, connections: number, headers: Record<string, string>): Promise<Sample> {
  const result = await autocannon({ url, connections, duration: Number(seconds), headers });
  return { perSecond: result.requests.mean, p99: result.latency.p99, failed: result.non2xx + result.errors };
}

const median = (numbers: number[]) => quantile(numbers, 0.5);

/** Both in turns, so that what else the machine does burdens them alike. */
async function compare(url: string, floor: string, connections: number, headers: Record<string, string>) {
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

async function comparePage(origin: string) {
  const headers = { 'accept-encoding': 'gzip' };
  const page = await bytesOf(origin + PAGE, headers);
  const bare = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip', 'content-length': page.length })
      .end(page);
  });
  await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done));
  const result = await compare(origin + PAGE, `http://127.0.0.1:${portOf(bare)}/`, 10, headers);
  bare.close();
  return { ...result, bytes: page.length };
}

async function compareList(origin: string, encoding: 'gzip' | 'identity') {
  const headers = { 'accept-encoding': encoding };
  const list = await bytesOf(origin + LIST, headers);
  const bare = Fastify();
  const text = list.toString();
  bare.get('/list', (_, reply) => {
    reply.type('application/json; charset=utf-8');
    return encoding === 'gzip' ? reply.header('content-encoding', 'gzip').send(list) : reply.send(text);
  });
  const floor = await bare.listen({ port: 0, host: '127.0.0.1' });
  const result = await compare(origin + LIST, `${floor}/list`, 50, headers);
  await bare.close();
  return { ...result, bytes: list.length };
}

/** Visitors that come at the same time for a page that nobody has asked for yet. */
async function comeTogether(origin: string) {
  const cold = `${origin}/properties?minPrice=${1_000_000 + Math.floor(Math.random() * 900_000)}`;
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

async function measure(origin: string): Promise<boolean> {
  const page = await comparePage(origin);
  const [whole, small] = [await compareList(origin, 'identity'), await compareList(origin, 'gzip')];
  const single = await comeTogether(origin);
  const row = (what: string, bar: string, each: typeof page) =>
    `| ${what}, ${each.bytes.toLocaleString('en')} bytes | ${rounded(each.site)} | ${rounded(each.floor)} | ${Math.round(each.ratio * 100)} % | ${bar} | ${each.p99} | ${each.floorP99} | ${each.failed} |`;
  await writeSection('load', [
    `Median of ${ROUNDS} turns of ${seconds} s, site and floor one after the other; ${machine()}, shared with the load generator. Command: \`pnpm bench load\`.`,
    '',
    '| what | site, requests/s | floor, requests/s | ratio | bar | p99 ms | floor p99 ms | failed |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    row('kept list page, gzip, 10 connections, against a bare Node server', '70 %', page),
    row('JSON list of 24, filtered and sorted, 50 connections, against a bare Fastify route', '60 %, p99 30 ms', whole),
    row('the same list, gzip', '60 %, p99 30 ms', small),
    '',
    `${VISITORS} visitors at the same time for one page that was not kept: ${single.answers} different answer, ${single.failed} failed, all there after ${rounded(single.ms)} ms. That it is rendered once is a test of the page cache.`,
  ]);
  const failed = page.failed + whole.failed + small.failed + single.failed;
  return page.ratio >= 0.7 && whole.ratio >= 0.6 && small.ratio >= 0.6 && failed === 0 && single.answers === 1;
}

if (given) process.exitCode = (await measure(given)) ? 0 : 1;
else await measureOwnSite((site) => measure(site.origin));
