import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { machine, quantile, rounded, writeSection } from './section.ts';
import { freePort, picturesReady, Site } from './site.ts';

/**
 * `pnpm bench insights [seconds]`: cached lists and pages of two equal sites, one that counts what visitors see and one that does
 * not, in turns.
 */
const [seconds = '3'] = process.argv.slice(2);
const ROUNDS = 7;
/** Share of the requests per second that counting must leave; pairs on a busy machine differ by some percent. */
const BAR = 0.95;
const BROWSER = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
/** Different browsers, so that a round writes thousands of events and not one visitor's. */
const BROWSERS = 200;

const median = (numbers: number[]) => quantile(numbers, 0.5);

async function fire(origin: string, address: string, round: number) {
  const requests = Array.from({ length: BROWSERS }, (_, browser) => ({
    path: address,
    headers: { 'accept-encoding': 'gzip', 'user-agent': `${BROWSER} ${round}.${browser}` },
  }));
  const result = await autocannon({ url: origin, connections: 20, duration: Number(seconds), requests });
  if (result.non2xx + result.errors > 0) throw new Error(`${address}: ${result.non2xx + result.errors} failed`);
  return { perSecond: result.requests.mean, p99: result.latency.p99 };
}

async function startSite(counting: 'on' | 'off') {
  const folder = await mkdtemp(path.join(tmpdir(), 'karachi-estates-bench-'));
  const metrics = await freePort();
  const environment = { METRICS_PORT: String(metrics), DATA_DIR: folder, MAX_DELAY_MS: '0', COUNT_VISITS: counting };
  const site = new Site({ PORT: String(await freePort()), ...environment });
  await site.ready();
  await picturesReady(metrics);
  return {
    site,
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const on = await startSite('on');
const off = await startSite('off');
try {
  const cards = await (await fetch(`${on.site.origin}/api/properties/cards?limit=1`)).json();
  const [card] = cards as { property_id: number; slug: string }[];
  const addresses = [
    ['list, API', '/api/properties/cards?purpose=sale'],
    ['list page', '/properties'],
    ['detail page', `/property-detail-home/${card?.property_id}-${card?.slug}`],
  ] as const;
  const rows: string[] = [];
  let isMet = true;
  let round = 0;
  for (const [name, address] of addresses) {
    const pairs: { on: Awaited<ReturnType<typeof fire>>; off: Awaited<ReturnType<typeof fire>> }[] = [];
    await fire(on.site.origin, address, round);
    await fire(off.site.origin, address, round);
    for (let pair = 0; pair < ROUNDS; pair += 1) {
      round += 1;
      // Who comes first changes with each pair.
      const first = pair % 2 === 0 ? on : off;
      const one = await fire(first.site.origin, address, round);
      const other = await fire((first === on ? off : on).site.origin, address, round);
      pairs.push(first === on ? { on: one, off: other } : { on: other, off: one });
    }
    const ratio = median(pairs.map((each) => each.on.perSecond / each.off.perSecond));
    isMet &&= ratio >= BAR;
    const figures = [
      rounded(median(pairs.map((each) => each.on.perSecond))),
      rounded(median(pairs.map((each) => each.off.perSecond))),
      ratio.toFixed(2),
      `${median(pairs.map((each) => each.on.p99))} / ${median(pairs.map((each) => each.off.p99))}`,
    ];
    rows.push(`| ${name} | ${figures.join(' | ')} |`);
  }
  await writeSection('insights', [
    `Requests per second of cached answers, by ${BROWSERS} browsers in turn, with counting on and off: medians of ${ROUNDS} pairs of ${seconds} s, who comes first changes; bar: ${BAR} of it stays; ${machine()}. Command: \`pnpm bench insights\`.`,
    '',
    '| answer | counted, per second | not counted | ratio | p99 in ms, counted / not |',
    '|---|---:|---:|---:|---:|',
    ...rows,
  ]);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await on.stop();
  await off.stop();
}
