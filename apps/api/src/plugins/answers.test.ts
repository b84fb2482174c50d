import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { areaDictionary } from '../areas/areas.store.ts';
import { properties } from '../properties/properties.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

const LIST = '/api/properties/cards?purpose=sale&sort=price_asc';

/** Requests of one address in a minute; every test asks from its own. */
const PER_MINUTE = 60;

let site: TestApp;
let origin: string;
let visitor = 0;
let areaIds: number[];
beforeAll(async () => {
  site = await testApp({ rateLimit: PER_MINUTE, trustProxy: 1, corsOrigins: ['https://tower.example'] });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  areaIds = [...(await areaDictionary(site.deps)).byId.keys()];
});
beforeEach(async () => {
  visitor += 1;
  await site.reset();
});
afterAll(() => site.close());

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const from = { 'x-forwarded-for': `198.51.100.1, 203.0.113.${visitor}`, ...headers };
  const response = await fetch(origin + path, { method, headers: from });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** How often the statements that read lists have run meanwhile. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  const reading = vi.spyOn(site.db, 'execute');
  await work();
  const reads = reading.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('from properties'));
  reading.mockRestore();
  return reads.length;
}

/** Adds listings as another process does: this one is not told. */
async function addElsewhere(count: number, areaId = areaIds[0] ?? 0) {
  const { account } = await site.signIn('seller', { plan: 'premium' });
  await site.db.insert(properties).values(
    Array.from({ length: count }, (_, index) => ({
      sellerId: account.id,
      areaId,
      propertyType: 'House',
      title: `House number ${index + 1} with a garden and a long name`,
      price: (index + 1) * 100_000,
    })),
  );
}

describe('a list that was asked for before', () => {
  it('comes from the cache with the headers and the text of the first answer', async () => {
    await addElsewhere(30);
    const first = await ask(LIST);
    let second = first;
    expect(
      await readsOf(async () => {
        second = await ask('/api/properties/cards?sort=price_asc&purpose=%20sale');
      }),
    ).toBe(0);
    expect(second.text).toBe(first.text);
    expect(JSON.parse(second.text)).toHaveLength(24);
    for (const name of [
      'etag',
      'cache-control',
      'cache-tag',
      'x-total-count',
      'link',
      'content-security-policy',
      'vary',
    ])
      expect(second.headers.get(name), name).toBe(first.headers.get(name));
    expect(second.headers.get('x-total-count')).toBe('30');
    expect(second.headers.get('link')).toContain('rel="next"');
    expect(second.headers.get('vary')).toBe('accept-encoding, accept-language, Origin');
  });

  it('is read again after a change in its area, and not after one in another', async () => {
    const [clifton, dha] = areaIds.slice(0, 2).map((id) => `/api/properties/cards?area=${id}`) as [string, string];
    await addElsewhere(2, areaIds[0]);
    for (const list of [clifton, dha]) await ask(list);
    await addElsewhere(1, areaIds[0]);
    site.deps.changes.expectNews();
    expect(await readsOf(() => ask(dha))).toBe(0);
    expect(await readsOf(() => ask(clifton))).toBeGreaterThan(0);
    expect(JSON.parse((await ask(clifton)).text)).toHaveLength(3);
  });

  it('comes compressed to who reads that, whole to others, and without a body to HEAD', async () => {
    await addElsewhere(30);
    const whole = await ask(LIST, { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(whole.headers.get('content-encoding')).toBeNull();
    const tags = new Set([whole.headers.get('etag')]);
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0.5, gzip', 'gzip'],
    ] as const) {
      const small = await ask(LIST, { 'accept-encoding': accepted });
      expect(small.headers.get('content-encoding'), accepted).toBe(encoding);
      expect(small.text).toBe(whole.text);
      expect(Number(small.headers.get('content-length'))).toBeLessThan(whole.text.length / 3);
      tags.add(small.headers.get('etag'));
    }
    expect([...tags].every((tag) => tag?.startsWith('"'))).toBe(true);
    expect(tags.size).toBe(3);
    const head = await ask(LIST, { 'accept-encoding': 'identity' }, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(whole.text));
  });

  it('is not sent again to who has it', async () => {
    await addElsewhere(2);
    const etag = String((await ask(LIST)).headers.get('etag'));
    for (const known of [etag, `"x", ${etag}`, `W/${etag}`, '*']) {
      const again = await ask(LIST, { 'if-none-match': known });
      expect([again.status, again.text], known).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await ask(LIST, { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('has what another process wrote within a second, and what this one wrote at once', async () => {
    await addElsewhere(2);
    await ask(LIST);
    await addElsewhere(1);
    await new Promise((done) => setTimeout(done, 1_000));
    expect(JSON.parse((await ask(LIST)).text)).toHaveLength(3);

    const { account, headers } = await site.signIn('seller');
    const [listing] = await site.db.select().from(properties).limit(1);
    await site.db.update(properties).set({ sellerId: account.id });
    await ask(LIST);
    const paused = await site.app.inject({
      method: 'POST',
      url: `/api/properties/status/${listing?.id}`,
      headers,
      payload: { status: 'paused' },
    });
    expect(paused.statusCode).toBe(200);
    expect(JSON.parse((await ask(LIST)).text)).toHaveLength(2);
  });

  it('carries the id that each request came with, and the permission of its own origin', async () => {
    await ask(LIST);
    const own = await ask(LIST, { 'x-request-id': 'from-the-proxy-1' });
    expect(own.headers.get('x-request-id')).toBe('from-the-proxy-1');
    expect((await ask(LIST)).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const theirs = await ask(LIST, { origin: 'https://tower.example' });
    expect(theirs.headers.get('access-control-allow-origin')).toBe('https://tower.example');
    expect((await ask(LIST)).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('counts against the rate of its visitor like any other request', async () => {
    const answers = [];
    for (let asked = 0; asked < PER_MINUTE + 2; asked += 1) answers.push(await ask(LIST));
    expect(answers.slice(0, PER_MINUTE).filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.slice(PER_MINUTE).map(({ status }) => status)).toEqual([429, 429]);
    const left = answers.slice(0, PER_MINUTE).map(({ headers }) => Number(headers.get('ratelimit-remaining')));
    expect(left).toEqual(Array.from({ length: PER_MINUTE }, (_, asked) => PER_MINUTE - 1 - asked));
    // What the visitor itself claims to have come from counts for nothing.
    const claimed = { 'x-forwarded-for': `192.0.2.77, 203.0.113.${visitor}` };
    expect((await ask(LIST, claimed)).status).toBe(429);
    const other = { 'x-forwarded-for': `203.0.113.${visitor}, 203.0.113.200` };
    expect((await ask(LIST, other)).status).toBe(200);
  });

  it('is in the log: one in a hundred at info, each at debug', async () => {
    const logged = { info: 0, debug: 0 };
    const count = (level: 'info' | 'debug') => (line: unknown) => {
      if ((line as { cached?: boolean }).cached) logged[level] += 1;
    };
    const { logger } = site.deps;
    logger.level = 'debug';
    // Each request has a logger of its own, made from this one.
    const child = vi.spyOn(site.app.log, 'child').mockImplementation((() => {
      const lines = { info: count('info'), debug: count('debug') };
      return Object.assign(Object.create(site.app.log), lines);
    }) as never);
    for (let asked = 0; asked < 51; asked += 1) await ask(LIST);
    await vi.waitFor(() => expect(logged.info + logged.debug).toBe(50));
    child.mockRestore();
    logger.level = 'silent';
    expect(logged.info).toBeLessThanOrEqual(1);
  });
});
