import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '@karachi-estates/tooling/chromium.ts';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { machine, quantile, writeSection } from './section.ts';
import { freePort, picturesReady, Site } from './site.ts';

/**
 * `pnpm bench lighthouse [runs [page …]]`: Lighthouse's phone on the kinds of pages of the built site, in both
 * languages, with its demo data, median of 5 runs unless told. With pages (addresses on it, or whole ones of a site
 * that runs already, such as `pnpm microsite`) it looks at those only and leaves docs/performance.md alone.
 */
const [runs = '5', ...asked] = process.argv.slice(2);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const BARS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100, lcp: 1500, tbt: 50, cls: 0.01 };
/** Urdu pages have fonts of their own. */
const URDU_LCP = 1700;
const MOST_PICTURES_KB = 900;

interface Look {
  address: string;
  name: string;
}

interface Seen extends Record<(typeof CATEGORIES)[number], number> {
  lcp: number;
  tbt: number;
  cls: number;
  pictures: number;
  whole: number;
}

const kilobytes = (bytes: number) => bytes / 1024;

/** Bytes that travelled for one kind of resource ('total' for all). */
function transferred(result: Result, kind: string): number {
  const details = result.audits['resource-summary']?.details;
  if (details?.type !== 'table') return 0;
  const row = details.items.find((item) => item.resourceType === kind);
  return kilobytes(Number(row?.transferSize ?? 0));
}

function read(result: Result): Seen {
  const score = (category: (typeof CATEGORIES)[number]) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    pictures: transferred(result, 'image'),
    whole: transferred(result, 'total'),
  };
}

/** What costs points, for whoever mends it. */
function faults(result: Result): string[] {
  return CATEGORIES.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      const isShort = weight > 0 && audit?.score !== null && audit?.score !== undefined && audit.score < 0.98;
      return isShort ? [`${category}: ${audit.title} (${audit.displayValue ?? audit.score})`] : [];
    }),
  );
}

const TRIES = 3;

/** @throws Error where Lighthouse says more than twice that it could not record the page. */
async function visit(port: number, url: string): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
    if (run && !run.lhr.runtimeError) return run.lhr;
    if (tries === TRIES) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  }
}

async function kinds(origin: string): Promise<Look[]> {
  const json = async (path: string) => (await fetch(origin + path)).json();
  const [home] = await json('/api/properties/cards?limit=1');
  const [blog] = await json('/api/blogs');
  const [unit] = (await json('/api/projects/grand-monarch/units')).units;
  const looks = [
    { name: 'home', address: '/' },
    { name: 'list', address: '/properties' },
    { name: 'detail', address: `/property-detail-home/${home.property_id}-${home.slug}` },
    { name: 'Grand Monarch', address: '/grand-monarch' },
    { name: 'units', address: '/grand-monarch/units' },
    { name: 'a unit', address: `/grand-monarch/units/${unit.number}` },
    { name: 'an article', address: `/blogs/${blog.id}` },
  ];
  const inUrdu = looks.map(({ name, address }) => ({
    name: `${name}, Urdu`,
    address: `/ur${address}`.replace(/\/$/, ''),
  }));
  return [...looks, ...inUrdu];
}

const median = (seen: readonly Seen[], figure: keyof Seen) =>
  quantile(
    seen.map((each) => each[figure]),
    0.5,
  );

function row(name: string, seen: readonly Seen[]): string {
  const get = (figure: keyof Seen) => median(seen, figure);
  return `| ${[
    name,
    CATEGORIES.map(get).join(' / '),
    (get('lcp') / 1000).toFixed(2),
    Math.round(get('tbt')),
    get('cls').toFixed(3),
    Math.round(get('pictures')),
    Math.round(get('whole')),
  ].join(' | ')} |`;
}

function shortfalls(name: string, seen: readonly Seen[]): string[] {
  const get = (figure: keyof Seen) => median(seen, figure);
  const mostLcp = name.endsWith(', Urdu') ? URDU_LCP : BARS.lcp;
  return [
    ...CATEGORIES.filter((each) => get(each) < BARS[each]).map((each) => `${each} ${get(each)} of ${BARS[each]}`),
    get('lcp') > mostLcp && `LCP ${(get('lcp') / 1000).toFixed(2)} s of ${mostLcp / 1000} s`,
    get('tbt') > BARS.tbt && `TBT ${Math.round(get('tbt'))} ms of ${BARS.tbt} ms`,
    get('cls') > BARS.cls && `CLS ${get('cls').toFixed(3)} of ${BARS.cls}`,
    name === 'Grand Monarch' && get('pictures') > MOST_PICTURES_KB && `${Math.round(get('pictures'))} KB of pictures`,
  ].flatMap((short) => (short ? [`${name}: ${short}`] : []));
}

const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const metrics = await freePort();
// Beside a site that runs already, one of our own would only take the processor from it.
const isElsewhere = asked.length > 0 && asked.every((address) => URL.canParse(address));
const site = isElsewhere
  ? undefined
  : new Site({ PORT: String(await freePort()), METRICS_PORT: String(metrics), DATA_DIR: folder });
const port = await freePort();
const launch = chromiumLaunchOptions();
const browser = await chromium.launch({ ...launch, args: [...launch.args, `--remote-debugging-port=${port}`] });
try {
  await site?.ready();
  if (site) await picturesReady(metrics);
  const looks =
    site && asked.length === 0 ? await kinds(site.origin) : asked.map((address) => ({ name: address, address }));
  const rows: string[] = [];
  const short: string[] = [];
  for (const { name, address } of looks) {
    const url = new URL(address, site?.origin).href;
    // A page that nobody has asked for yet is rendered first; visitors meet a cached one.
    await (await fetch(url)).text();
    const seen: Seen[] = [];
    let last: Result | undefined;
    for (let turn = 0; turn < Number(runs); turn += 1) {
      last = await visit(port, url);
      seen.push(read(last));
    }
    rows.push(row(name, seen));
    short.push(...shortfalls(name, seen));
    process.stderr.write(
      `${rows.at(-1)}\n${
        last
          ? faults(last)
              .map((fault) => `  ${fault}\n`)
              .join('')
          : ''
      }`,
    );
  }
  const report = [
    `Lighthouse 12, mobile, median of ${runs} runs per page; ${machine()}. Command: \`pnpm bench lighthouse\`.`,
    '',
    '| page | performance / accessibility / best practices / SEO | LCP s | TBT ms | CLS | pictures KB | whole page KB |',
    '|---|---|---:|---:|---:|---:|---:|',
    ...rows,
    '',
    short.length > 0 ? `Short of the bar: ${short.join('; ')}.` : 'Every bar is met.',
  ];
  if (asked.length > 0) console.log(report.join('\n'));
  else await writeSection('lighthouse', report);
} finally {
  await browser.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
}
