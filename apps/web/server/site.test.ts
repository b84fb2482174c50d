import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { landingPages, sampleApi } from './pageStylesheets/samplePages.ts';
import type { Site } from './pages.ts';

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
}, 120_000);

afterAll(async () => {
  await api.close();
  await vite.close();
});

const render = (url: string) => site.renderPage(api, { url, origin: 'https://homes.example', ip: '127.0.0.1' });

it('draws Urdu pages from right to left, and keeps to them', async () => {
  const { status, body } = await render('/ur');
  expect(status).toBe(200);
  expect(body).toMatch(/<html lang="ur" dir="rtl"/);
  expect(body).toContain('href="/ur/properties"');
  expect(body).not.toContain('href="/properties"');
});

it('draws English pages as if there were no other language', async () => {
  const { status, body } = await render('/');
  expect(status).toBe(200);
  expect(body).toContain('<html lang="en">');
  expect(body).toContain('href="/properties"');
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
