import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { quantile, writeSection } from './section.ts';
import { freePort, Site } from './site.ts';

/**
 * `pnpm bench weight`: what a browser loads before a page of the built site can be used: the HTML, and every script and
 * stylesheet that it names, as gzip bytes; and how much the pictures of cards weigh. Exact figures of the demo data.
 */
const SCRIPTS_BAR = 190;
const LIST_HTML_BAR = 14;
/** HTML and stylesheets: what stands between the address and the first picture. */
const FIRST_PICTURE_BAR = 24;
const CARD_BARS = { avif: 25, webp: 35 };
/** What a browser takes for a card on a screen that is 360 pixels wide, at one and at two pixels a point. */
const CARD_WIDTHS = [320, 640];

interface Card {
  property_id: number;
  slug: string;
  images: { src: string; width: number }[];
}

async function ask(address: string, accept = '*/*') {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity', accept } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return { type: response.headers.get('content-type'), content: Buffer.from(await response.arrayBuffer()) };
}

const read = async (address: string) => (await ask(address)).content;

/** A picture in one format. AVIF is made in the background after the first request for it. */
async function picture(address: string, format: string): Promise<Buffer> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const { type, content } = await ask(address, `image/${format}`);
    if (type === `image/${format}`) return content;
    await pause(250);
  }
  throw new Error(`${address} does not come as ${format}.`);
}

const kilobytes = (bytes: number) => bytes / 1024;
const zipped = (content: Buffer) => kilobytes(gzipSync(content, { level: 9 }).length);

/** Addresses of the files that a page starts with. */
function named(html: string, ending: 'js' | 'css'): string[] {
  const all = [...html.matchAll(/"(\/assets\/[^"]+)"/g)];
  const files = all.flatMap(([, address = '']) => address.split('#', 1)[0] ?? []);
  return [...new Set(files.filter((file) => file.endsWith(`.${ending}`)))];
}

async function weigh(origin: string, path: string) {
  const html = await read(origin + path);
  const sum = async (ending: 'js' | 'css') => {
    const files = await Promise.all(named(html.toString(), ending).map((file) => read(origin + file)));
    return files.reduce((total, file) => total + zipped(file), 0);
  };
  return { html: zipped(html), scripts: await sum('js'), styles: await sum('css') };
}

async function cardPictures(origin: string, cards: readonly Card[]) {
  const sources = [...new Set(cards.flatMap(({ images }) => images.slice(0, 1).map(({ src }) => src)))];
  const rows: string[] = [];
  let heaviest = 0;
  for (const [format, bar] of Object.entries(CARD_BARS)) {
    for (const width of CARD_WIDTHS) {
      const sizes: number[] = [];
      for (const src of sources) sizes.push(kilobytes((await picture(`${origin}${src}/${width}`, format)).length));
      const most = Math.max(...sizes);
      heaviest = Math.max(heaviest, most / bar);
      rows.push(
        `| ${format.toUpperCase()}, ${width} wide | ${quantile(sizes, 0.5).toFixed(1)} | ${most.toFixed(1)} | ${bar} |`,
      );
    }
  }
  return { count: sources.length, rows, isHeavy: heaviest > 1 };
}

const folder = await mkdtemp(join(tmpdir(), 'weight-'));
const site = new Site({ PORT: String(await freePort()), DATA_DIR: folder });
try {
  await site.ready();
  const cards = JSON.parse((await read(`${site.origin}/api/properties/cards?limit=100`)).toString()) as Card[];
  const [first] = cards;
  const [blog] = JSON.parse((await read(`${site.origin}/api/blogs`)).toString()) as { id: number }[];
  const pages: [string, string, number | undefined][] = [
    ['home', '/', SCRIPTS_BAR],
    ['list', '/properties', SCRIPTS_BAR],
    ['detail', `/property-detail-home/${first?.property_id}-${first?.slug}`, SCRIPTS_BAR],
    ['Grand Monarch', '/grand-monarch', SCRIPTS_BAR],
    ['articles', '/blogs', undefined],
    ['an article', `/blogs/${blog?.id}`, undefined],
  ];
  const rows: string[] = [];
  const short: string[] = [];
  for (const [name, path, bar] of pages) {
    const { html, scripts, styles } = await weigh(site.origin, path);
    const htmlBar = name === 'list' ? LIST_HTML_BAR : undefined;
    rows.push(
      `| ${name} | ${scripts.toFixed(1)} | ${bar ?? ''} | ${styles.toFixed(1)} | ${html.toFixed(1)} | ${htmlBar ?? ''} |`,
    );
    if (bar && html + styles > FIRST_PICTURE_BAR) {
      short.push(`HTML and styles of ${name} by ${(html + styles - FIRST_PICTURE_BAR).toFixed(1)} KB`);
    }
    if (bar && scripts > bar) short.push(`scripts of ${name} by ${(scripts - bar).toFixed(1)} KB`);
    if (htmlBar && html > htmlBar) short.push(`HTML of the list by ${(html - htmlBar).toFixed(1)} KB`);
  }
  const pictures = await cardPictures(site.origin, cards);
  if (pictures.isHeavy) short.push('card pictures');
  await writeSection('weight', [
    'Gzip kilobytes (1,024 bytes) of the built site with its demo data; the list has 24 cards. Command: `pnpm bench weight`. The',
    'test command fails when a page outgrows its budget: `packages/tooling/src/budgets.mjs` for scripts and styles,',
    '`e2e/journeys/weight.spec.ts` for the HTML of the list.',
    '',
    '| page | scripts | bar | styles | HTML | bar |',
    '|---|---:|---:|---:|---:|---:|',
    ...rows,
    '',
    `First pictures of ${cards.length} listings (${pictures.count} different ones) as a card asks for them, kilobytes:`,
    '',
    '| format | median | largest | bar at 360 px |',
    '|---|---:|---:|---:|',
    ...pictures.rows,
    '',
    short.length > 0 ? `Short of the bar: ${short.join('; ')}.` : 'Every bar is met.',
  ]);
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
