import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteFiles } from './files.ts';
import { servePages } from './pages.ts';

let folder: string;
let app: FastifyInstance;
let renders = 0;
let version = 1;
let isAway = false;

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
    dataVersion: {
      current: async () => {
        if (isAway) throw new Error('connect ECONNREFUSED');
        return version;
      },
      known: () => (isAway ? undefined : version),
    },
    site: async () => ({
      renderPage: async (_, { url }) => {
        renders += 1;
        return {
          status: isAway ? 503 : url.startsWith('/gone') ? 404 : 200,
          headers: { 'content-type': 'text/html' },
          body: `<p>${url} NONCE</p> v${version}`,
        };
      },
      noncePlaceholder: 'NONCE',
    }),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-hook': 'yes' });
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

  it('are rendered once for all spellings of an address, and again when the data changed', async () => {
    const before = renders;
    const addresses = ['/properties?area=7&sort=newest', '/properties?sort=newest&area=7&utm_source=mail'];
    const bodies = await Promise.all([...addresses, ...addresses].map(async (url) => (await app.inject(url)).body));
    expect(renders).toBe(before + 1);
    expect(bodies.every((body) => body.includes('/properties?area=7&sort=newest'))).toBe(true);
    version += 1;
    expect((await app.inject('/properties?area=7&sort=newest')).body).toContain(`v${version}`);
    expect(renders).toBe(before + 2);
  });

  it('are not kept where their address holds what is not known, or when they are not found', async () => {
    const before = renders;
    for (const url of ['/login?next=/profile', '/login?next=/profile', '/gone', '/gone']) await app.inject(url);
    expect(renders).toBe(before + 4);
    expect((await app.inject('/gone')).statusCode).toBe(404);
  });

  it('come compressed to who can read it, with a length', async () => {
    const answer = await app.inject({ url: '/zipped', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers.vary).toContain('accept-encoding');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(gunzipSync(answer.rawPayload).toString()).toMatch(/^<p>\/zipped \S{24}<\/p>/);
  });

  it('are not sent again to who has them, whose nonce goes on to apply', async () => {
    const first = await app.inject('/again');
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const headers = { 'if-none-match': `"x", ${first.headers.etag}` };
    const second = await app.inject({ url: '/again', headers });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    expect(second.headers['content-security-policy']).toBeUndefined();
    version += 1;
    expect((await app.inject({ url: '/again', headers })).statusCode).toBe(200);
  });

  it('answer over the network as they do after a rendering, from memory', async () => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const [first, second] = [await fetch(`${origin}/kept`), await fetch(`${origin}/kept`)];
    const constant = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => !/^(date|x-request-id|content-security-policy)$/.test(name)));
    expect(constant(second)).toEqual(constant(first));
    expect(second.headers.get('x-hook')).toBe('yes');
    expect(second.headers.get('x-request-id')).toBeNull();
    const nonce = (await second.text()).match(/\/kept (\S{24})<\/p>/)?.[1];
    expect(nonce).toBeDefined();
    expect(second.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(await first.text()).not.toContain(nonce);
    const etag = String(second.headers.get('etag'));
    expect((await fetch(`${origin}/kept`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await fetch(`${origin}/kept`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    version += 1;
    expect(await (await fetch(`${origin}/kept`)).text()).toContain(`v${version}`);
  });

  it('say in words that the database is away and when to come again, and nobody keeps that', async () => {
    await app.inject('/away');
    isAway = true;
    const page = await app.inject('/away');
    expect(page.statusCode).toBe(503);
    expect(page.headers['content-type']).toBe('text/html');
    expect(page.headers['retry-after']).toBe('30');
    expect(page.headers['cache-control']).toBe('no-store');
    isAway = false;
    expect((await app.inject('/away')).statusCode).toBe(200);
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
