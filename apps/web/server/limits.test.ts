import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Changes } from '@karachi-estates/api/changes/changes';
import type { Deps } from '@karachi-estates/api/deps';
import { registerContactLimit } from '@karachi-estates/api/plugins/contacts';
import { registerLimits } from '@karachi-estates/api/plugins/limits';
import { readSettings } from '@karachi-estates/api/settings';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serveFiles } from './files.ts';
import { servePages } from './pages.ts';

let folder: string;
let app: FastifyInstance;
let origin: string;
let renders = 0;

beforeAll(async () => {
  // The minute of the limit stands still, however slow the machine is.
  vi.useFakeTimers({ toFake: ['Date'] });
  folder = await mkdtemp(path.join(tmpdir(), 'limits-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/a1.js'), 'plain');
  app = Fastify({ trustProxy: (_, hop) => hop < 1 });
  app.decorateRequest('cacheUse', null);
  const settings = readSettings({ CONTACTS_PER_HOUR: '50', DEMO_DATA: 'off' });
  const deps = { settings, clock: () => new Date() } as Deps;
  await registerLimits(app, deps);
  registerContactLimit(app, { ...deps, secret: async () => Buffer.alloc(32) });
  app.decorate('countShown', () => undefined);
  await serveFiles(app, folder);
  servePages(app, {
    siteUrl: 'https://homes.example',
    changes: new Changes(async () => ({ changes: [], horizon: 1, place: null, timeline: null })),
    site: async () => ({
      renderPage: async (_, { url }) => {
        renders += 1;
        // Its loader reads the listing, whose contacts are then in the page.
        const contacts = (/^\/property-detail-home\/(\d+)/.exec(url)?.slice(1) ?? []).map(Number);
        return { status: 200, headers: {}, body: url, scriptHashes: [], subjects: ['areas'], shown: [], contacts };
      },
    }),
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  vi.useRealTimers();
  await app.close();
  await rm(folder, { recursive: true });
});

const TOGETHER = 20;

/** How many of so many requests of one address were answered, and how many were too many. */
async function ask(times: number, from: string, path: (number: number) => string) {
  const counts: Record<number, number> = {};
  for (let start = 0; start < times; start += TOGETHER) {
    const numbers = Array.from({ length: Math.min(TOGETHER, times - start) }, (_, index) => start + index);
    const answers = await Promise.all(
      numbers.map((number) => fetch(origin + path(number), { headers: { 'x-forwarded-for': from } })),
    );
    for (const answer of answers) {
      await answer.arrayBuffer();
      counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    }
  }
  return counts;
}

it('who copies 1,200 pages a minute is stopped half-way, from the cache too, and nobody else', async () => {
  expect(await ask(1_200, '203.0.113.1', (number) => `/blogs/${number % 300}`)).toEqual({ 200: 600, 429: 600 });
  expect(renders).toBe(300);
  expect(await ask(1, '203.0.113.2', () => '/blogs/1')).toEqual({ 200: 1 });
  const person = { 'x-forwarded-for': '203.0.113.1', accept: 'text/html,*/*;q=0.8' };
  const told = await fetch(`${origin}/ur/blogs/1`, { headers: person });
  expect([told.status, await told.text()]).toEqual([429, '/ur/slow-down']);
  expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0);
  // The files of a page that was let in are not counted.
  expect(await ask(10, '203.0.113.1', () => '/assets/a1.js')).toEqual({ 200: 10 });
}, 60_000);

it('files that do not exist count like pages, and nothing is rendered for them', async () => {
  const before = renders;
  expect(await ask(610, '203.0.113.3', (number) => `/assets/${number}.js`)).toEqual({ 404: 600, 429: 10 });
  expect(renders).toBe(before);
}, 60_000);

it('who opens the contacts of one listing after the other gets a page that says so instead', async () => {
  const detail = (number: number) => `/property-detail-home/${number + 1}-home`;
  expect(await ask(60, '203.0.113.4', detail)).toEqual({ 200: 50, 429: 10 });
  const stopped = await fetch(origin + detail(60), { headers: { 'x-forwarded-for': '203.0.113.4' } });
  expect([stopped.status, await stopped.text()]).toEqual([429, '/slow-down']);
  expect(stopped.headers.get('retry-after')).toBe('600');
  expect(stopped.headers.get('set-cookie')).toMatch(/^reader=/);
  expect(stopped.headers.get('cache-control')).toBe('no-store');
  // The last two lead to the one spelling first.
  for (const spelling of ['/%70roperty-detail-home/', '//property-detail-home/', '/property-detail-home//'])
    expect(await ask(1, '203.0.113.4', () => `${spelling}61-home`), spelling).toEqual({ 429: 1 });
  expect(await ask(1, '203.0.113.4', () => '/property-detail-home/%361-home')).toEqual({ 429: 1 });
  // Other pages, and what was seen already, stay open.
  expect(await ask(1, '203.0.113.4', () => '/blogs/1')).toEqual({ 200: 1 });
  expect(await ask(1, '203.0.113.4', () => detail(0))).toEqual({ 200: 1 });
});
