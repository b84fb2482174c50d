import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { machine, rounded, writeSection } from './section.ts';
import { measureOwnSite, type Site } from './site.ts';

/**
 * `pnpm bench memory [requests]`: the memory of the site's process while visitors ask for everything: cached pages and
 * lists, one in fifty for a page or list that nobody has asked for, details, the sitemap, files, what is not there.
 * Before that the photos of the demo data are encoded, and a fifth as many requests are warm-up, in which caches and
 * compiled code find their size.
 */
const [requests = 100_000] = process.argv.slice(2).map(Number);
const GROWTH_BAR = 0.1;
const CONNECTIONS = 20;
const PARTS = 5;
const REST_MS = 3_000;

let asked = 0;
/** Every fiftieth address is new. */
function address(details: readonly string[]): string {
  asked += 1;
  const kind = asked % 50;
  if (kind === 0)
    return asked % 100 === 0 ? `/properties?minPrice=${asked}` : `/api/properties/cards?minPrice=${asked}`;
  if (kind < 10) return '/properties';
  if (kind < 15) return '/';
  if (kind < 30) return details[asked % details.length] as string;
  if (kind < 45) return `/api/properties/cards?purpose=sale&sort=price_asc&bedrooms=${asked % 6}`;
  if (kind < 47) return '/favicon.ico';
  if (kind < 48) return '/sitemap-properties-1.xml';
  return `/api/properties/single?id=${asked}`;
}

async function ask(origin: string, details: readonly string[], amount: number) {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount,
    headers: { 'accept-encoding': 'gzip' },
    requests: [{ setupRequest: (request) => ({ ...request, path: address(details) }) }],
  });
  return { failed: result.errors + result['5xx'], perSecond: result.requests.mean };
}

/** Memory at rest: the collector also works in pauses. */
async function atRest(site: Site) {
  await pause(REST_MS);
  return site.memory();
}

async function measure(site: Site): Promise<boolean> {
  const cards = (await (await fetch(`${site.origin}/api/properties/cards?limit=100`)).json()) as {
    property_id: number;
    slug: string;
  }[];
  const details = cards.map(({ property_id: id, slug }) => `/property-detail-home/${id}-${slug}`);
  const start = await site.memory();
  await ask(site.origin, details, Math.round(requests / PARTS));
  const warm = await atRest(site);
  const rows = [
    `| started | ${rounded(start.now)} | |`,
    `| warm-up, ${rounded(requests / PARTS)} requests | ${rounded(warm.now)} | |`,
  ];
  let failed = 0;
  let last = warm.now;
  for (let part = 1; part <= PARTS; part += 1) {
    const result = await ask(site.origin, details, Math.round(requests / PARTS));
    failed += result.failed;
    last = (await atRest(site)).now;
    const percent = `${Math.round((last / warm.now - 1) * 100)} %`;
    rows.push(`| ${rounded((requests / PARTS) * part)} requests later | ${rounded(last)} | ${percent} |`);
  }
  const { peak } = await site.memory();
  await writeSection('memory', [
    `Resident memory of the whole site (pages, API, embedded database) at rest between ${rounded(requests)} requests on ${CONNECTIONS} connections, one in fifty for an address that is new; at most ${rounded(peak)} MB at any moment; ${failed} failed; ${machine()}. Bar: within 10 % after the warm-up. Command: \`pnpm bench memory\`.`,
    '',
    '| when | MB | against warm |',
    '|---|---:|---:|',
    ...rows,
  ]);
  return failed === 0 && last <= warm.now * (1 + GROWTH_BAR);
}

await measureOwnSite(measure);
