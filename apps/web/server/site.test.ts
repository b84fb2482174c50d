import path from 'node:path';
import { listCities } from '@karachi-estates/contracts/areas';
import { understandSearch } from '@karachi-estates/contracts/search';
import { KARACHI_CITY_ID } from '@karachi-estates/domain/areas/match';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { landingPages, sampleApi } from './pageStylesheets/samplePages.ts';
import type { Site } from './pages.ts';

// Sources are compiled as they are asked for.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let vite: ViteDevServer;
let api: FastifyInstance;
let site: Site;

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
  api.get(listCities.url, () => [{ id: KARACHI_CITY_ID, city_name: 'Karachi' }]);
  api.get(understandSearch.url, () => ({ query: { area: '31' }, parts: [], offers: [], unknown: [] }));
});

afterAll(async () => {
  await api.close();
  await vite.close();
});

const render = (url: string, lowData = false) =>
  site.renderPage(api, { url, origin: 'http://localhost', ip: '127.0.0.1', lowData });

it('keeps the map and the order beside typed words', async () => {
  const { headers } = await render('/properties?view=map&sort=price_asc&area=7&q=clifton');
  expect(headers.location).toBe('/properties?area=31&sort=price_asc&view=map&said=clifton');
  const { body } = await render('/properties?view=map&bedrooms=3');
  expect(body).toContain('<input type="hidden" name="view" value="map"/>');
  expect(body).toContain('<input type="hidden" name="bedrooms" value="3"/>');
});

it('draws Urdu pages from right to left, and keeps to them', async () => {
  const { status, body } = await render('/ur');
  expect(status).toBe(200);
  expect(body).toMatch(/<html lang="ur" dir="rtl"/);
  expect(body).toContain('href="/ur/properties"');
  expect(body).not.toContain('href="/properties"');
});

const headOf = (body: string) => body.slice(0, body.indexOf('</head>'));
const links = (body: string, rel: string) =>
  Array.from(headOf(body).matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, 'g')), ([link]) => link);

it.each(['/', '/properties?purpose=rent', '/blogs', '/plans', '/about-us'])(
  'names %s as canonical in its own language, and each other as the same page',
  async (path) => {
    const [page = ''] = /about/.test(path) ? ['/about'] : [path];
    const inUrdu = page === '/' ? '/ur' : `/ur${page}`;
    const [english, urdu] = [(await render(path)).body, (await render(path === '/' ? '/ur' : `/ur${path}`)).body];
    expect(links(english, 'canonical')).toEqual([`<link rel="canonical" href="http://localhost${page}"/>`]);
    expect(links(urdu, 'canonical')).toEqual([`<link rel="canonical" href="http://localhost${inUrdu}"/>`]);
    const others = links(english, 'alternate').filter((link) => link.includes('hrefLang'));
    expect(others).toEqual([
      `<link rel="alternate" hrefLang="en" href="http://localhost${page}"/>`,
      `<link rel="alternate" hrefLang="ur" href="http://localhost${inUrdu}"/>`,
      `<link rel="alternate" hrefLang="x-default" href="http://localhost${page}"/>`,
    ]);
    expect(links(urdu, 'alternate').filter((link) => link.includes('hrefLang'))).toEqual(others);
    expect(headOf(urdu)).toContain('<meta property="og:locale" content="ur_PK"/>');
  },
);

it.each(['/', '/properties', landingPages['/property-detail-home/:segment'] ?? ''])(
  'draws %s without a photo for who wants little data, and offers each with its size',
  async (path) => {
    const { body } = await render(path, true);
    expect(body).not.toMatch(/<img|as="image"/);
    expect(body).toMatch(/<a [^>]*data-in-place=""[^>]*>Show photo · about \d+ KB</);
    expect((await render(path)).body).not.toContain('Show photo');
  },
);

it.each(['', '/ur'])('sends %s/find-my-home without scripts, and says where a form needs them', async (language) => {
  const { body } = await render(`${language}/find-my-home?refused=LEAD_BUDGET_TOO_LOW&area=Zamzama&budget=10+lakh`);
  expect(/<form[^>]* action="\/api\/properties\/add-lead"/.test(body)).toBe(true);
  const field = (name: string) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(body)?.[0];
  expect(field('area')).toContain('value="Zamzama"');
  expect(field('area')).not.toContain('disabled');
  expect(field('budget')).toContain('value="10 lakh"');
  expect(/<form[^>]* action="\/api\/newsletter"/.test((await render(language || '/')).body)).toBe(true);
  const needsScripts = language ? 'جاوا اسکرپٹ' : 'needs JavaScript';
  expect(body.includes(needsScripts)).toBe(false);
  for (const page of ['/login', '/buyer-signup', '/seller-signup']) {
    const noscript = /<form[^>]*><noscript>.*?<\/noscript>/s.exec((await render(language + page)).body)?.[0];
    expect(noscript).toContain(needsScripts);
  }
});

it('draws English pages as if there were no other language', async () => {
  const { status, body } = await render('/');
  expect(status).toBe(200);
  expect(body).toContain('<html lang="en">');
  expect(body).toContain('href="/properties"');
});

it.each([
  landingPages['/property-detail-home/:segment'] ?? '',
  '/write-to-seller?id=1',
  '/report-listing?id=1',
  '/ask-viewing?id=1',
])('says whose contacts the data of %s holds', async (path) => {
  const { status, contacts } = await render(path);
  expect([status, contacts.length]).toEqual([200, 1]);
  expect((await render('/properties')).contacts).toEqual([]);
});

it('says of a listing that is gone that it is, and of what was sent about it that it has come', async () => {
  const other = sampleApi();
  other.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/api/properties/single')) return reply.code(404).send({ message: 'No', error: 'No' });
  });
  const read = (url: string) => site.renderPage(other, { url, origin: 'http://localhost', ip: '127.0.0.1' });
  for (const page of ['/report-listing', '/write-to-seller', '/ask-viewing']) {
    const { status, body } = await read(`${page}?id=1`);
    expect([status, body.includes('This property is not listed any more')]).toEqual([404, true]);
  }
  expect((await read('/report-listing?id=1&receipt=R-7KQ2-M9XA')).body).toContain('has the number R-7KQ2-M9XA');
  await other.close();
});

it('leads a property with the wrong words in its address to the right ones in the same language', async () => {
  const { headers, status } = await render('/ur/property-detail-home/1-wrong');
  expect(status).toBe(301);
  expect(headers.location).toBe(landingPages['/ur/property-detail-home/:segment']);
});

it('leads unknown addresses to the home page of their language', async () => {
  expect((await render('/nowhere')).headers.location).toBe('/');
  expect((await render('/ur/nowhere')).headers.location).toBe('/ur');
});

it('logs what the server failed of, and not what it refused', async () => {
  const other = sampleApi();
  const logged = vi.spyOn(other.log, 'error');
  let status = 400;
  other.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/api/')) return reply.code(status).send({ message: 'No', error: 'No' });
  });
  const read = () =>
    site.renderPage(other, { url: '/properties?q=house', origin: 'http://localhost', ip: '127.0.0.1' });
  await read();
  expect(logged).not.toHaveBeenCalled();
  status = 500;
  await read();
  expect(logged).toHaveBeenCalled();
  await other.close();
});
