import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFiles } from './files.ts';
import { serveOtherReleases, storeRelease } from './releases.ts';

const stored = new Map<string, Uint8Array>();
let puts = 0;
const store = {
  get: async (key: string) => {
    const bytes = stored.get(key);
    return bytes && Buffer.from(bytes);
  },
  has: async (key: string) => stored.has(key),
  put: async (key: string, bytes: Uint8Array) => {
    puts += 1;
    stored.set(key, bytes);
  },
};

let folder: string;

async function release(name: string, files: Record<string, string>) {
  const root = path.join(folder, name);
  await mkdir(path.join(root, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(root, 'assets', file), text);
  const app = fastify();
  await serveFiles(app, root);
  await storeRelease(store, root);
  serveOtherReleases(app, store);
  return { app, root };
}

describe('two releases side by side', () => {
  let last: FastifyInstance;
  let next: FastifyInstance;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
    last = (await release('last', { 'page-a1.js': 'last()', 'page-a1.js.br': 'compressed', 'look-c1.css': 'a{}' })).app;
    next = (await release('next', { 'page-b2.js': 'next()', 'look-c1.css': 'a{}' })).app;
  });

  afterAll(async () => {
    await last?.close();
    await next?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('each serve the scripts of both, for a year', async () => {
    for (const app of [last, next]) {
      for (const [url, body] of [
        ['/assets/page-a1.js', 'last()'],
        ['/assets/page-b2.js', 'next()'],
        ['/assets/look-c1.css', 'a{}'],
      ] as const) {
        const answer = await app.inject(url);
        expect([answer.statusCode, answer.body], url).toEqual([200, body]);
        expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(answer.headers['content-type']).toMatch(/^(application\/javascript|text\/css); charset=utf-8/);
      }
    }
  });

  it('serve nothing else of the store', async () => {
    stored.set('0123456789abcdef0123456789abcdef/original.js', Buffer.from('private'));
    for (const url of [
      '/assets/page-c3.js',
      '/assets/page-a1.js.br',
      '/assets/..%2f0123456789abcdef0123456789abcdef%2foriginal.js',
      '/assets/0123456789abcdef0123456789abcdef/original.js',
      ...[...stored.keys()].filter((key) => key.includes('release-')).map((key) => `/${key}`),
    ]) {
      expect((await next.inject(url)).statusCode, url).toBe(404);
    }
  });

  it('are stored once, however often they start', async () => {
    const before = puts;
    await storeRelease(store, path.join(folder, 'next'));
    expect(puts).toBe(before);
  });
});
