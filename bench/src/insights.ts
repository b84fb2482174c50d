import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { machine, quantile, rounded, writeSection } from './section.ts';
import { freePort, picturesReady, Site } from './site.ts';

/**
 * `pnpm bench insights [seconds]`: cached lists and pages of two equal sites, one that counts what visitors see and one
 * that does not, in turns. Then readers of both while 1,000 events a second come in, each of a visitor who was not
 * counted before.
 */
const [seconds = '3'] = process.argv.slice(2);
const ROUNDS = 7;
/** Share of the requests per second that counting must leave; pairs on a busy machine differ by some percent. */
const BAR = 0.95;
const BROWSER = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
/** Different browsers, so that a round writes thousands of events and not one visitor's. */
const BROWSERS = 200;

const EVENTS_PER_SECOND = 1_000;
/** Of events and readers in each turn: ten seconds of them, where the machine keeps up. */
const TURN = { events: 10_000, readers: 3_000 };
const EVENTS_ROUNDS = 5;
/** What is noted is written every five seconds, visits one round later. */
const WRITTEN_MS = 12_000;
/** Of one core, what counting may take of the server while these events come in. */
const CORE_BAR = 0.1;

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

let visitors = 0;

/** Presses on 'Call' at a constant rate, each by another browser. */
function sendEvents(origin: string, ids: readonly number[]) {
  return autocannon({
    url: origin,
    connections: 20,
    overallRate: EVENTS_PER_SECOND,
    amount: TURN.events,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          visitors += 1;
          return {
            ...request,
            path: `/api/properties/events/${ids[visitors % ids.length]}`,
            headers: { 'content-type': 'application/json', 'user-agent': `${BROWSER} event.${visitors}` },
            body: JSON.stringify({ kind: 'call' }),
          };
        },
      },
    ],
  });
}

/** Seconds of a processor that a site's process has taken since it began. */
async function processorSeconds({ metrics }: Counted): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  return Number(/^process_cpu_seconds_total(?:\{[^}]*\})? (\S+)$/m.exec(text)?.[1]);
}

/**
 * As many events and readers at each site, and what of a processor they took with all that is written of them: a busy
 * machine makes both slower, and takes no more of it.
 */
async function readBesideEvents(site: Counted, address: string, ids: readonly number[]) {
  const { origin } = site.site;
  const headers = { 'accept-encoding': 'gzip', 'user-agent': BROWSER };
  const before = await processorSeconds(site);
  const [events, readers] = await Promise.all([
    sendEvents(origin, ids),
    autocannon({ url: `${origin}${address}`, connections: 10, amount: TURN.readers, headers }),
  ]);
  const failed = events.non2xx + events.errors + readers.non2xx + readers.errors;
  if (failed > 0) throw new Error(`${address}: ${failed} failed`);
  await pause(WRITTEN_MS);
  return {
    seconds: (await processorSeconds(site)) - before,
    p99: readers.latency.p99,
    events: TURN.events / events.duration,
  };
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
    metrics,
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Counted = Awaited<ReturnType<typeof startSite>>;

const on = await startSite('on');
const off = await startSite('off');
try {
  const cards = await (await fetch(`${on.site.origin}/api/properties/cards?limit=24`)).json();
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
  const ids = (cards as { property_id: number }[]).map((each) => each.property_id);
  const beside: string[] = [];
  for (const [name, address] of addresses) {
    const pairs: Record<'on' | 'off', Awaited<ReturnType<typeof readBesideEvents>>>[] = [];
    for (let pair = 0; pair < EVENTS_ROUNDS; pair += 1) {
      const turns = pair % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const);
      const read: Partial<(typeof pairs)[number]> = {};
      for (const turn of turns) {
        read[turn] = await readBesideEvents(turn === 'on' ? on : off, address, ids);
      }
      pairs.push(read as (typeof pairs)[number]);
    }
    const more = median(pairs.map((each) => each.on.seconds - each.off.seconds));
    const share = more / (TURN.events / EVENTS_PER_SECOND);
    isMet &&= share <= CORE_BAR;
    const figures = [
      rounded(median(pairs.map((each) => each.on.events))),
      median(pairs.map((each) => each.on.seconds)).toFixed(2),
      median(pairs.map((each) => each.off.seconds)).toFixed(2),
      `${(share * 100).toFixed(1)} %`,
      `${median(pairs.map((each) => each.on.p99))} / ${median(pairs.map((each) => each.off.p99))}`,
    ];
    beside.push(`| ${name} | ${figures.join(' | ')} |`);
  }
  await writeSection('insights', [
    `Requests per second of cached answers, by ${BROWSERS} browsers in turn, with counting on and off: medians of ${ROUNDS} pairs of ${seconds} s, who comes first changes; bar: ${BAR} of it stays; ${machine()}. Command: \`pnpm bench insights\`.`,
    '',
    '| answer | counted, per second | not counted | ratio | p99 in ms, counted / not |',
    '|---|---:|---:|---:|---:|',
    ...rows,
    '',
    `${rounded(TURN.readers)} readers of one answer beside ${rounded(TURN.events)} events, each of another browser, as many at the site that counts as at the one that does not: seconds of a processor that the server took until all was written, and what counting takes of one core at ${rounded(EVENTS_PER_SECOND)} events a second; medians of ${EVENTS_ROUNDS} pairs; bar: ${CORE_BAR * 100} %.`,
    '',
    '| answer | events came, per second | counted, s | not counted, s | counting, of a core | readers’ p99 in ms, counted / not |',
    '|---|---:|---:|---:|---:|---:|',
    ...beside,
  ]);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await on.stop();
  await off.stop();
}
