import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteFiles } from './files.ts';
import { servePages } from './pages.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, 'pictures'));
  await writeFile(path.join(folder, 'assets/a1.js'), 'plain');
  await writeFile(path.join(folder, 'assets/a1.js.br'), 'brotli');
  await writeFile(path.join(folder, 'pictures/sea-1-640.avif'), 'avif 640');
  await writeFile(path.join(folder, 'pictures/sea-1-640.webp'), 'webp 640');
  await writeFile(path.join(folder, 'pictures/sea-1-1280.avif'), 'avif 1280');
  await writeFile(path.join(folder, 'film.mp4'), Buffer.alloc(600 * 1024, 'x'));
  app = Fastify();
  servePages(app, {
    siteUrl: 'https://homes.example',
    files: await SiteFiles.read(folder),
    site: async () => ({
      renderPage: async (_, { url }) => ({
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: `<p>${url} NONCE</p>`,
      }),
      withNonce: (body, nonce) => body.replace('NONCE', nonce),
    }),
  });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('pages', () => {
  it('carry a nonce of their own that the policy names, and allow no other inline script', async () => {
    const [one, other] = await Promise.all([app.inject('/x'), app.inject('/x')]);
    const nonce = one.body.match(/\/x (\S+)<\/p>/)?.[1];
    const policy = String(one.headers['content-security-policy']);
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src'));
    expect(scripts).toContain(`'nonce-${nonce}'`);
    expect(scripts).not.toContain('unsafe');
    expect(other.body).not.toBe(one.body);
  });

  it('are kept to TLS where the site is reached over it', async () => {
    expect((await app.inject('/')).headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });

  it('leave unknown API paths to the API', async () => {
    expect((await app.inject('/api/nothing')).statusCode).toBe(404);
    expect((await app.inject('/apiary')).statusCode).toBe(200);
  });
});

describe('files', () => {
  it('come compressed, for ever, and not twice', async () => {
    const first = await app.inject({ url: '/assets/a1.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.headers['cache-control']).toContain('immutable');
    expect(first.body).toBe('brotli');
    const etag = String(first.headers.etag);
    expect((await app.inject({ url: '/assets/a1.js', headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    expect((await app.inject('/assets/a1.js')).body).toBe('plain');
  });

  it('give each browser the picture it can read', async () => {
    const read = (url: string, accept: string) => app.inject({ url, headers: { accept } });
    expect((await read('/pictures/sea-1-1280', 'image/avif,image/webp')).body).toBe('avif 1280');
    expect((await read('/pictures/sea-1-1280', 'image/webp')).body).toBe('webp 640');
    expect((await read('/pictures/sea-1-640', '*/*')).headers.vary).toContain('accept');
  });

  it('give a film in the parts that a player asks for', async () => {
    const part = await app.inject({ url: '/film.mp4', headers: { range: 'bytes=100-199' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 100-199/614400');
    expect(part.body).toHaveLength(100);
    expect((await app.inject({ url: '/film.mp4', headers: { range: 'bytes=999999-' } })).statusCode).toBe(416);
  });

  it('never come from outside the folder', async () => {
    for (const url of ['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json']) {
      expect((await app.inject(url)).headers['content-type'], url).toBe('text/html');
    }
  });
});
