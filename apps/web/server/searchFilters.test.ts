import path from 'node:path';
import { listAreaParts, listAreas } from '@karachi-estates/contracts/areas';
import { describeSearch, getManagedSearch } from '@karachi-estates/contracts/searches';
import { aSavedSearch } from '@karachi-estates/fixtures/searches';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { latinWords } from './latinWords.ts';
import { sampleApi } from './pageStylesheets/samplePages.ts';
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
  api.get<{ Querystring: { token: string } }>(getManagedSearch.url, (request, reply) =>
    request.query.token === 'known'
      ? reply.send(aSavedSearch({ query: 'area=1&purpose=sale' }))
      : reply.code(400).send({ message: 'This link is not valid', error: 'This link is not valid' }),
  );
  api.get<{ Querystring: { minPrice?: string } }>(describeSearch.url, ({ query, raw }, reply) =>
    query.minPrice === 'much'
      ? reply.code(400).send({ message: 'The price is no amount', error: 'The price is no amount' })
      : reply.send({ query: raw.url?.split('?')[1] ?? '', name: 'A name', parts: ['Clifton'] }),
  );
  if (!api.hasRoute({ method: 'GET', url: listAreas.url }))
    api.get(listAreas.url, () => [{ id: 1, area_name: 'Clifton' }]);
  if (!api.hasRoute({ method: 'GET', url: listAreaParts.url })) api.get(listAreaParts.url, () => []);
});

afterAll(async () => {
  await api.close();
  await vite.close();
});

async function page(url: string): Promise<string> {
  const { status, body } = await site.renderPage(api, { url, origin: 'http://localhost', ip: '127.0.0.1' });
  expect(status).toBe(200);
  return body;
}

it('leads from the page of a mail to its filters without scripts', async () => {
  const body = await page('/saved-searches/manage?token=known');
  expect(body).toContain('href="/saved-searches/manage?token=known&amp;change=1&amp;area=1&amp;purpose=sale"');
});

it('chooses by a GET form that keeps the link, and saves by a form of its own', async () => {
  const body = await page(
    '/saved-searches/manage?token=known&change=1&area=1&purpose=rent&minPrice=1.5+crore&sort=price_asc',
  );
  const forms = body.match(/<form[^>]*>/g) ?? [];
  const chooses = forms.find((form) => form.includes('id="filters"'));
  for (const part of ['action="/saved-searches/manage?token=known&amp;change=1"', 'method="get"'])
    expect(chooses).toContain(part);
  const keeps = (body.match(/<input[^>]*form="filters"[^>]*>/g) ?? []).filter((input) => input.includes('hidden'));
  expect(keeps.map((input) => /name="(\w+)" value="(\w+)"/.exec(input)?.slice(1))).toEqual([
    ['token', 'known'],
    ['change', '1'],
  ]);
  const saves = forms.find((form) => form.includes('action="/api/searches/managed/change"'));
  expect(saves).toContain('method="post"');
  // What a form without scripts sends is read as the form itself would read it.
  const [saved] = body.match(/<input[^>]*name="query"[^>]*>/) ?? [];
  expect(saved).toContain('value="area=1&amp;purpose=rent&amp;minPrice=15000000"');
  expect(body).toContain('Save changes to');
  expect(body).toContain('Clifton');
});

it('says nothing in English on the Urdu page', async () => {
  const body = await page('/ur/saved-searches/manage?token=known&change=1&purpose=rent');
  expect(Object.fromEntries(latinWords(body, [aSavedSearch().name, 'Clifton']))).toEqual({});
});

it('says what is wrong with the filters, or that the link is not known', async () => {
  const wrong = await page('/saved-searches/manage?token=known&change=1&minPrice=much');
  expect(wrong).toContain('The price is no amount');
  expect(wrong).not.toContain('Save changes to');
  expect(wrong).toContain('id="filters"');
  for (const unknown of ['/saved-searches/manage?change=1', '/saved-searches/manage?token=other&change=1'])
    expect(await page(unknown)).toContain('This link does not work any more');
});

it('draws a list whose price or size is longer than a number can be', async () => {
  for (const name of ['minPrice', 'maxPrice', 'minYardPrice', 'maxYardPrice', 'minSize', 'maxSize'])
    for (const digits of [16, 17, 20, 400]) await page(`/properties?purpose=sale&${name}=${'9'.repeat(digits)}`);
});
