import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Changes } from '@karachi-estates/api/changes/changes';
import type { Deps } from '@karachi-estates/api/deps';
import { registerSecurity } from '@karachi-estates/api/plugins/security';
import { readSettings } from '@karachi-estates/api/settings';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFiles } from './files.ts';
import { servePages } from './pages.ts';

const ADDRESSES = [
  '/',
  '/assets/a1.js',
  '/media/00000000000000000000000000000000/320.webp',
  '/api/settings',
  '/nothing',
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'transport-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/a1.js'), 'plain');
});
afterAll(() => rm(folder, { recursive: true }));

/** Pages, files, pictures and the API as the site serves them, each by an answer of its own. */
async function siteAt(siteUrl: string): Promise<FastifyInstance> {
  const app = Fastify();
  app.decorateRequest('cacheUse', null);
  app.decorate('contactRefusal', async () => undefined);
  app.decorate('countShown', () => undefined);
  await registerSecurity(app, { settings: readSettings({ SITE_URL: siteUrl }) } as Deps);
  app.get('/media/:hash/:file', async (_request, reply) => reply.type('image/webp').send('picture'));
  app.get('/api/settings', async () => ({}));
  await serveFiles(app, folder);
  servePages(app, {
    siteUrl,
    changes: new Changes(async () => ({ changes: [], horizon: 1, place: null, timeline: null })),
    site: async () => ({
      renderPage: async (_, { url }) => ({
        status: url === '/nothing' ? 404 : 200,
        headers: { 'content-type': 'text/html' },
        body: url,
        scriptHashes: [],
        subjects: ['areas'],
        shown: [],
        contacts: [],
      }),
    }),
  });
  await app.ready();
  return app;
}

describe('strict transport', () => {
  it('is asked for the same way by pages, files, pictures and the API, from a cache too', async () => {
    const app = await siteAt('https://homes.example');
    for (const url of [...ADDRESSES, '/']) {
      const { headers, statusCode } = await app.inject(url);
      expect(statusCode, url).toBe(url === '/nothing' ? 404 : 200);
      expect(headers['strict-transport-security'], url).toBe('max-age=31536000');
    }
    await app.close();
  });

  it('is not asked for where the site is served without TLS', async () => {
    const app = await siteAt('http://homes.example');
    for (const url of ADDRESSES) {
      expect((await app.inject(url)).headers, url).not.toHaveProperty('strict-transport-security');
    }
    await app.close();
  });
});
