import { gzipSync } from 'node:zlib';

/**
 * What a browser loads before a page of the site can be used: the HTML, and every script that the page names (module
 * preloads, script elements and the imports inside inline modules), as gzip bytes.
 *
 *   pnpm --filter @karachi-estates/bench weight http://localhost:3000 [path …]
 */
const [origin, ...asked] = process.argv.slice(2);
if (!origin) {
  console.error('usage: weight <origin> [path …]');
  process.exit(2);
}

const SCRIPTS_BAR = 145;
const LIST_HTML_BAR = 8;

async function read(address: string): Promise<string> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1024;

/** Addresses of the scripts that a page starts with. */
function scriptsOf(html: string): string[] {
  const named = [...html.matchAll(/(?:href=|src=|from |import |import\()"(\/[^"]+\.js)"/g)];
  return [...new Set(named.flatMap(([, address]) => address ?? []))];
}

async function someProperty(): Promise<string> {
  const [first] = JSON.parse(await read(`${origin}/api/properties/cards?limit=1`));
  return `/property-detail-home/${first.property_id}-${first.slug}`;
}

const paths = asked.length > 0 ? asked : ['/', '/properties', await someProperty()];
let isHeavy = false;
for (const path of paths) {
  const html = await read(origin + path);
  const scripts = await Promise.all(
    scriptsOf(html).map(async (address) => ({ address, size: kilobytes(await read(origin + address)) })),
  );
  const total = scripts.reduce((sum, { size }) => sum + size, 0);
  console.log(`${path}\n  html ${kilobytes(html).toFixed(1)} KB, scripts ${total.toFixed(1)} KB of ${SCRIPTS_BAR}`);
  for (const { address, size } of scripts.sort((a, b) => b.size - a.size)) {
    console.log(`    ${size.toFixed(1).padStart(5)} ${address}`);
  }
  if (total > SCRIPTS_BAR || (path === '/properties' && kilobytes(html) > LIST_HTML_BAR)) isHeavy = true;
}
if (isHeavy) {
  console.error('A page is heavier than its bar.');
  process.exit(1);
}
