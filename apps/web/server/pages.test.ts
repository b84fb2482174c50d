import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Changes } from '@karachi-estates/api/changes/changes';
import type { CacheUse } from '@karachi-estates/api/plugins/answers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveFiles } from './files.ts';
import { servePages } from './pages.ts';

let folder: string;
let app: FastifyInstance;
let renders = 0;
let isAway = false;
let changed: { id: number; subject: string }[] = [];
const uses: (CacheUse | null)[] = [];

const changes = new Changes(async () => {
  if (isAway) throw new Error('connect ECONNREFUSED');
  return { changes: changed.splice(0), horizon: 1, place: null, timeline: null };
});

function change(subject: string) {
  changed = [{ id: renders * 1_000, subject }];
  changes.expectNews();
}

const area = (url: string) => new URL(url, 'http://x').searchParams.get('area');

const counted: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, 'pictures'));
  await writeFile(path.join(folder, 'assets/a1.js'), 'plain');
  await writeFile(path.join(folder, 'assets/a1.js.br'), 'brotli');
  await writeFile(path.join(folder, 'sw.js'), 'worker');
  await writeFile(path.join(folder, 'mark.svg'), '<svg/>');
  await writeFile(path.join(folder, 'pictures/sea-1-640.avif'), 'avif 640');
  await writeFile(path.join(folder, 'pictures/sea-1-640.webp'), 'webp 640');
  await writeFile(path.join(folder, 'pictures/sea-1-1280.avif'), 'avif 1280');
  await writeFile(path.join(folder, 'film.mp4'), Buffer.alloc(600 * 1024, 'x'));
  app = Fastify();
  app.decorateRequest('cacheUse', null);
  // Nobody collects contacts here; limits.test.ts has the limit itself.
  app.decorate('contactRefusal', async () => undefined);
  app.decorate('countShown', (_, shown) => counted.push(shown));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async ({ cacheUse }) => void uses.push(cacheUse));
  await serveFiles(app, folder);
  servePages(app, {
    siteUrl: 'https://homes.example',
    changes,
    site: async () => ({
      renderPage: async (_, { url, lowData }) => {
        renders += 1;
        const status = isAway ? 503 : url.endsWith('gone') ? 404 : url.endsWith('old') ? 301 : 200;
        return {
          status,
          headers: { 'content-type': 'text/html', ...(status === 301 ? { location: '/blogs/new' } : {}) },
          body: `<p>${url}</p>${lowData ? ' without photos' : ''} #${renders} ${'words '.repeat(300)}`,
          scriptHashes: ['aGFzaA=='],
          shown: [{ kind: 'impression', ids: [7, 8] }],
          contacts: [],
          subjects: status === 200 ? [`list:*:${area(url) ?? '*'}:*`, 'areas'] : undefined,
        };
      },
    }),
  });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('pages', () => {
  it('are the same bytes for everybody, with a policy that allows their own scripts', async () => {
    const [one, other] = [await app.inject('/about'), await app.inject('/about')];
    expect(other.rawPayload).toEqual(one.rawPayload);
    expect(one.headers['content-security-policy']).toContain("script-src 'self' 'sha256-aGFzaA=='");
    expect(other.headers['content-security-policy']).toBe(one.headers['content-security-policy']);
    expect(other.headers.etag).toBe(one.headers.etag);
  });

  it('answer a form that the browser itself has sent to them, which programs and the API do not get', async () => {
    const post = (url: string, type: string) =>
      app.inject({ method: 'POST', url, payload: '{}', headers: { 'content-type': type } });
    const form = 'application/x-www-form-urlencoded';
    const sent = await post('/ur/login?to=x', form);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/ur/login?to=x']);
    expect((await post('//elsewhere.example/x', form)).headers.location).toBe('/elsewhere.example/x');
    expect((await post('/api/nothing', form)).statusCode).toBe(404);
    expect((await post('/login', 'application/json')).statusCode).toBe(404);
  });

  it('are two of each: with photos, and without them for who wants little data', async () => {
    const before = renders;
    const get = (headers = {}) => app.inject({ url: '/services', headers });
    const plain = await get();
    const saving = await get({ 'save-data': 'on' });
    expect(plain.body).not.toContain('without photos');
    expect(saving.body).toContain('without photos');
    expect(saving.headers.etag).not.toBe(plain.headers.etag);
    // However it is said, it is one of the two.
    for (const headers of [
      { cookie: 'low-data=1' },
      { cookie: 'low-data=1; a=b', 'save-data': 'on' },
      { 'save-data': 'ON;1' },
    ])
      expect((await get(headers)).rawPayload).toEqual(saving.rawPayload);
    for (const headers of [{ cookie: 'low-data=0', 'save-data': 'on' }, { 'save-data': 'x' }, { cookie: 'low-data=2' }])
      expect((await get(headers)).rawPayload).toEqual(plain.rawPayload);
    expect(renders).toBe(before + 2);
  });

  it('say what they vary by, and what a choice on the device decides is asked for each time', async () => {
    const get = (headers = {}) => app.inject({ url: '/services', headers });
    for (const headers of [{}, { 'save-data': 'on' }]) {
      const answer = await get(headers);
      expect(answer.headers.vary).toBe('accept-encoding, save-data');
      expect(answer.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=1/);
    }
    for (const cookie of ['low-data=1', 'low-data=0']) {
      expect((await get({ cookie })).headers['cache-control']).toBe('no-cache');
    }
    const { etag } = (await get({ cookie: 'low-data=1' })).headers;
    expect((await get({ cookie: 'low-data=1', 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('may be kept for a moment by caches in front; what a session sees may not', async () => {
    expect((await app.inject('/properties')).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=1, stale-while-revalidate=2',
    );
    for (const url of [
      '/profile',
      '/my-properties',
      '/reset-password/secret',
      '/newsletter/confirm?token=secret',
      '/write-to-seller?id=1&refused=PHONE_INVALID&name=Zed+Person',
    ])
      expect((await app.inject(url)).headers['cache-control'], url).toBe('private, no-store');
    expect((await app.inject('/property-detail-home/9-gone')).headers['cache-control']).toBe('no-cache');
  });

  it('go through the hooks also from the cache, and say that they come from there', async () => {
    uses.length = 0;
    const [first, second] = [await app.inject('/faqs'), await app.inject('/faqs')];
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(uses).toEqual([
      { cache: 'pages', isHit: false },
      { cache: 'pages', isHit: true },
    ]);
  });

  it('are rendered once for all spellings of an address', async () => {
    const before = renders;
    const addresses = ['/properties?area=7&sort=newest', '/properties?sort=newest&area=7&utm_source=mail&x=1'];
    const bodies = await Promise.all([...addresses, ...addresses].map(async (url) => (await app.inject(url)).body));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('<p>/properties?area=7&sort=newest</p>');
    expect(renders).toBe(before + 1);
  });

  it('have no slashes that stand together in their address', async () => {
    const before = renders;
    const { statusCode, headers } = await app.inject('/ur//properties?area=7');
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      301,
      '/ur/properties?area=7',
      'no-cache',
    ]);
    expect(renders).toBe(before);
  });

  it('are rendered again when what they show changed, and only those', async () => {
    const body = async (id: number) => (await app.inject(`/properties?area=${id}`)).body;
    const [clifton, dha] = [await body(1), await body(2)];
    change('list:sale:1:House');
    expect(await body(2)).toBe(dha);
    expect(await body(1)).not.toBe(clifton);
  });

  it('are not cached where they are missing or lead elsewhere', async () => {
    const before = renders;
    for (const url of ['/blogs/gone', '/blogs/gone', '/blogs/old', '/blogs/old']) await app.inject(url);
    expect(renders).toBe(before + 4);
    const moved = await app.inject('/blogs/old');
    expect([moved.statusCode, moved.headers.location, moved.body]).toEqual([301, '/blogs/new', '']);
  });

  /** Moves the clock of the caches on. */
  function later(ms: number) {
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + ms);
  }
  afterEach(() => vi.restoreAllMocks());

  it('are at most a second old where they tell which units can be had, and no cache in front keeps them', async () => {
    for (const url of ['/projects', '/ur/projects/sea-towers/units', '/grand-monarch/units/A-1']) {
      const first = await app.inject(url);
      expect(first.headers['cache-control'], url).toBe('no-cache');
      expect((await app.inject(url)).body, url).toBe(first.body);
      later(1_100);
      expect((await app.inject(url)).body, url).not.toBe(first.body);
      vi.restoreAllMocks();
    }
  });

  it('tell the time of some minutes ago at most: an older one is rendered before it is sent', async () => {
    const url = '/properties?area=9';
    const first = await app.inject(url);
    later(8 * 60_000);
    expect((await app.inject(url)).body).toBe(first.body);
    await new Promise((done) => setImmediate(done));
    await vi.waitFor(async () => expect((await app.inject(url)).body).not.toBe(first.body));
    const second = await app.inject(url);
    later(11 * 60_000);
    expect((await app.inject(url)).body).not.toBe(second.body);
  });

  it('come in the encoding that is preferred, with a length and a tag of its own', async () => {
    const plain = await app.inject('/terms-and-conditions');
    const read = (accepted: string) =>
      app.inject({ url: '/terms-and-conditions', headers: { 'accept-encoding': accepted } });
    const [br, gzip] = [await read('gzip, deflate, br'), await read('gzip')];
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const answer of [plain, br, gzip]) {
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
      expect(answer.headers.vary).toContain('accept-encoding');
    }
    const head = await app.inject({ method: 'HEAD', url: '/terms-and-conditions' });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', plain.headers.etag]);
  });

  it('are not sent again to who has them', async () => {
    const first = await app.inject('/properties?area=3');
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
    const headers = { 'if-none-match': `"x", ${first.headers.etag}` };
    const second = await app.inject({ url: '/properties?area=3', headers });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    expect(second.headers['cache-control']).toBe(first.headers['cache-control']);
    change('list:rent:3:Flat');
    expect((await app.inject({ url: '/properties?area=3', headers })).statusCode).toBe(200);
  });

  it('say in words that the database is away and when to come again, and nobody caches that', async () => {
    await app.inject('/services');
    isAway = true;
    changes.expectNews();
    const page = await app.inject('/services');
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html']);
    expect([page.headers['retry-after'], page.headers['cache-control']]).toEqual(['30', 'no-store']);
    isAway = false;
    expect((await app.inject('/services')).statusCode).toBe(200);
  });

  it('leave unknown addresses of the API and of files to others', async () => {
    const before = renders;
    for (const url of [
      '/api/nothing',
      '/%61pi/nothing',
      '/assets/b2.js',
      '/pictures/land-1-640',
      '/pictures/grand/land',
    ])
      expect((await app.inject(url)).statusCode, url).toBe(404);
    expect(renders).toBe(before);
    expect((await app.inject('/apiary')).statusCode).toBe(200);
  });
});

describe('files', () => {
  it('come compressed, for ever, and not twice', async () => {
    const first = await app.inject({ url: '/assets/a1.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.headers['cache-control']).toContain('immutable');
    expect(first.headers.vary).toBe('accept-encoding');
    expect(first.body).toBe('brotli');
    const whole = await app.inject('/assets/a1.js');
    expect([whole.body, whole.headers.vary]).toEqual(['plain', 'accept-encoding']);
    const headers = { 'if-none-match': String(whole.headers.etag) };
    expect((await app.inject({ url: '/assets/a1.js', headers })).statusCode).toBe(304);
    expect((await app.inject('/assets/a1.js.br')).statusCode).toBe(404);
  });

  it('give each browser the picture it can read', async () => {
    const read = (url: string, accept: string) => app.inject({ url, headers: { accept } });
    const picture = await read('/pictures/sea-1-1280', 'image/avif,image/webp');
    expect([picture.body, picture.headers['content-type']]).toEqual(['avif 1280', 'image/avif']);
    expect(picture.headers['cache-control']).toContain('immutable');
    expect((await read('/pictures/sea-1-1280', 'image/webp')).body).toBe('webp 640');
    expect((await read('/pictures/sea-1-640', '*/*')).headers.vary).toContain('accept');
  });

  it('are asked for again where they change under their name, and run nothing', async () => {
    expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
    const drawing = await app.inject('/mark.svg');
    expect(drawing.headers['content-type']).toContain('image/svg+xml');
    expect(drawing.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('give a film in the parts that a player asks for', async () => {
    const part = await app.inject({ url: '/film.mp4', headers: { range: 'bytes=100-199' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 100-199/614400');
    expect(part.body).toHaveLength(100);
    expect((await app.inject({ url: '/film.mp4', headers: { range: 'bytes=999999-' } })).statusCode).toBe(416);
  });

  it('never come from outside the folder', async () => {
    for (const url of ['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json'])
      expect((await app.inject(url)).body, url).not.toContain('"dependencies"');
  });

  it('have a service worker that only goes, where none is wanted', async () => {
    const without = Fastify();
    await serveFiles(without, folder, { offline: false });
    const worker = await without.inject('/sw.js');
    expect(worker.body).toContain('unregister');
    expect(worker.headers['cache-control']).toBe('no-cache');
    await without.close();
  });
});

it('counts what a page shows with every hit, from the cache or not, and the listing whose page it is', async () => {
  const list = { kind: 'impression', ids: [7, 8] };
  const home = '/property-detail-home/12-counted';
  for (const path of ['/properties?area=counted', '/properties?area=counted', home, `/ur${home}`, '/blogs/gone']) {
    counted.length = 0;
    await app.inject(path);
    const expected = path.endsWith('gone') ? [] : path.includes(home) ? [list, { kind: 'view', ids: [12] }] : [list];
    expect(counted, path).toEqual([expected]);
  }
});
