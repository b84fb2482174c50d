import path from 'node:path';
import { listCities } from '@karachi-estates/contracts/areas';
import { initials } from '@karachi-estates/domain/accounts/initials';
import { anAreaPart, anAreaProfile, areaSummaries, karachi } from '@karachi-estates/fixtures/areas';
import { urduAreaNames } from '@karachi-estates/fixtures/urduAreaNames';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { localePath, splitLocale } from '../app/locale/localePath.ts';
import { screens } from '../app/routes.ts';
import { latinWords } from './latinWords.ts';
import { landingPages, sampleApi } from './pageStylesheets/samplePages.ts';
import type { Site } from './pages.ts';

// Sources are compiled as they are asked for.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let vite: ViteDevServer;
let api: FastifyInstance;
let site: Site;
let ownTexts: string[];

const ownKey =
  /^(title|description|seller_name|.*address|excerpt|content|author|dimension|email|.*phone|cell_no|.*alt)$/;

/** What the sample data has of people's own: titles, descriptions, names, articles. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ownKey.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const { area, area_name_ur } = value as { area?: string; area_name_ur?: string };
  // A place of the sample data that is none of our areas has no name in Urdu.
  const place = area && !area_name_ur ? [area] : [];
  return place.concat(
    Object.entries(value).flatMap(([name, each]) => textsIn(each, Array.isArray(value) ? key : name)),
  );
}

beforeAll(async () => {
  vite = await createServer({
    root: path.join(import.meta.dirname, '..'),
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  site = (await vite.ssrLoadModule('./server/site.ts')) as Site;
  api = sampleApi();
  api.get(listCities.url, () => [karachi]);
  const answers = [
    '/api/properties/cards',
    '/api/blogs',
    '/api/settings',
    '/api/properties/single?id=1',
    '/api/blogs/1',
  ];
  const read = await Promise.all(answers.map(async (url) => (await api.inject(url)).body));
  const texts = read.flatMap((body) => textsIn(JSON.parse(body))).filter((text) => text.trim().length > 3);
  // Where a person has no picture, the first letters of their name stand.
  ownTexts = [...texts, ...texts.map(initials)];
  ownTexts.sort((one, other) => other.length - one.length);
});

afterAll(async () => {
  await api.close();
  await vite.close();
});

// Forms about a listing say that it is gone where their address names none.
const aboutListing = ['/report-listing', '/write-to-seller', '/ask-viewing'];
const fixed = screens
  .filter(({ path: address, audience }) => audience !== 'account' && audience !== 'seller' && !/[:*]/.test(address))
  .map(({ path: address }) => localePath('ur', aboutListing.includes(address) ? `${address}?id=1` : address));
const pages = [
  ...new Set([
    ...fixed,
    localePath('ur', '/properties?view=map'),
    ...Object.values(landingPages).filter((address) => address.startsWith('/ur')),
  ]),
];

describe('latinWords', () => {
  it('finds a word that was left in English, wherever it is said', () => {
    const page = '<p>قیمت PKR 5</p><img alt="A house"><a aria-label="گھر">Sea view flat</a><script>let x</script>';
    expect([...latinWords(page, ['Sea view flat']).keys()]).toEqual(['house']);
    expect([...latinWords(page, []).keys()]).toEqual(['house', 'Sea', 'view', 'flat']);
  });
});

it('crawls every page that is open to guests', () => {
  process.stdout.write(`Urdu pages that are read: ${pages.length}\n`);
  expect(pages.length).toBeGreaterThan(25);
});

/**
 * What an English page may have in Urdu: the switch that leads to the Urdu page, and names of places and aliases that
 * are searched in either script.
 */
const ofBothPages = [
  'اردو',
  ...Object.values(urduAreaNames),
  ...[anAreaProfile(), anAreaPart(), anAreaPart().area, ...areaSummaries, ...anAreaProfile().parts].flatMap((place) =>
    urduIn(JSON.stringify(place)),
  ),
].sort((one, other) => other.length - one.length);

function urduIn(text: string): string[] {
  return text.match(/[\u0600-\u06FF][\u0600-\u06FF\d -]*/g) ?? [];
}

it.each(pages.map((url) => splitLocale(url).path))('%s carries no words of the Urdu page', async (url) => {
  const { status, body } = await site.renderPage(api, { url, origin: 'http://localhost', ip: '127.0.0.1' });
  expect(status).toBe(200);
  expect(body).toContain('<html lang="en"');
  expect(urduIn(ofBothPages.reduce((left, name) => left.replaceAll(name, ''), body))).toEqual([]);
});

it.each(pages)('%s says nothing in English', async (url) => {
  const { status, body } = await site.renderPage(api, { url, origin: 'http://localhost', ip: '127.0.0.1' });
  expect(status).toBe(200);
  expect(body).toContain('<html lang="ur" dir="rtl"');
  expect(Object.fromEntries(latinWords(body, ownTexts))).toEqual({});
});
