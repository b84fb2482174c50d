import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumLaunchOptions } from '@karachi-estates/tooling/chromium.ts';
import { tooHeavy, WEIGHT_BARS, weighPage } from '@karachi-estates/tooling/weigh.ts';
import { chromium } from 'playwright';
import { quantile, writeSection } from './section.ts';
import { freePort, Site } from './site.ts';

/**
 * `pnpm bench weight`: what a phone loads before a page of the built site can be used, weighed in a browser: HTML,
 * stylesheets and every script that loads without a person's doing, as gzip bytes; and how much the pictures of cards
 * weigh. Exact figures of the demo data.
 */
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

const cell = (value: string | number) => (typeof value === 'number' ? value.toFixed(1) : value);

const folder = await mkdtemp(join(tmpdir(), 'weight-'));
const site = new Site({ PORT: String(await freePort()), DATA_DIR: folder });
try {
  await site.ready();
  const cards = JSON.parse((await read(`${site.origin}/api/properties/cards?limit=100`)).toString()) as Card[];
  const [first] = cards;
  const [blog] = JSON.parse((await read(`${site.origin}/api/blogs`)).toString()) as { id: number }[];
  const pages: [string, string][] = [
    ['home', '/'],
    ['list', '/properties'],
    ['detail', `/property-detail-home/${first?.property_id}-${first?.slug}`],
    ['Grand Monarch', '/grand-monarch'],
    ['an article', `/blogs/${blog?.id}`],
  ];
  // Beside the English: fonts and words of their own, which no English page loads.
  const inUrdu = pages.map(([name, path]): [string, string] => [`${name}, Urdu`, `/ur${path}`.replace(/\/$/, '')]);
  // First, so that the pages are weighed with the AVIF pictures that all but the first visitors get.
  const pictures = await cardPictures(site.origin, cards);
  const rows: string[] = [];
  const short: string[] = [];
  const browser = await chromium.launch(chromiumLaunchOptions());
  for (const [name, path] of [...pages, ...inUrdu]) {
    const weight = await weighPage(browser, site.origin + path);
    const { html, styles, scripts, whole } = weight;
    rows.push(`| ${[name, scripts, html, styles, html + styles, whole].map(cell).join(' | ')} |`);
    if (!path.startsWith('/ur')) short.push(...tooHeavy(path, weight));
  }
  await browser.close();
  if (pictures.isHeavy) short.push('card pictures');
  await writeSection('weight', [
    'Gzip kilobytes (1,024 bytes) of the built site with its demo data, loaded by a phone 360 points wide with two pixels a point that',
    'touches nothing; the list has 24 cards. Command: `pnpm bench weight`; `e2e/journeys/weight.spec.ts` holds what is reached.',
    '',
    '| page | scripts | HTML | stylesheets | HTML and stylesheets | all of the first load |',
    '|---|---:|---:|---:|---:|---:|',
    `| bar | ${WEIGHT_BARS.scripts} | ${WEIGHT_BARS.html} | | ${WEIGHT_BARS.htmlAndStyles} | ${WEIGHT_BARS.wholeList} (list) |`,
    ...rows,
    '',
    `First pictures of ${cards.length} listings (${pictures.count} different ones) as a card asks for them, kilobytes:`,
    '',
    '| format | median | largest | bar at 360 px |',
    '|---|---:|---:|---:|',
    ...pictures.rows,
    '',
    short.length > 0
      ? `Short of the bar: ${short.join(' ')}`
      : 'Every bar is met; `packages/tooling/src/weigh.ts` has the higher ones of home and Grand Monarch.',
  ]);
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
