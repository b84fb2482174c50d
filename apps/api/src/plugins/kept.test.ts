import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { areaDictionary } from '../areas/areas.store.ts';
import { properties } from '../properties/properties.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

const LIST = '/api/properties/cards?purpose=sale&sort=price_asc';
/** A busy machine forgets the version of the data between two requests; the third or tenth comes early enough. */
const TRIES = 20;

/** Requests of one address in a minute; every test asks from its own. */
const PER_MINUTE = 60;

let site: TestApp;
let origin: string;
let visitor = 0;
beforeAll(async () => {
  site = await testApp({ rateLimit: PER_MINUTE, trustProxy: 1, corsOrigins: ['https://tower.example'] });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  visitor += 1;
  await site.reset();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Sent from memory before the application's own work. */
  isEarly: boolean;
}

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const noted = vi.spyOn(site.app.log, 'debug');
  noted.mockClear();
  const from = { 'x-forwarded-for': `198.51.100.1, 203.0.113.${visitor}`, ...headers };
  const response = await fetch(origin + path, { method, headers: from });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, isEarly: noted.mock.calls.length > 0 };
}

async function askUntilEarly(...asked: Parameters<typeof ask>): Promise<Answer> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const answer = await ask(...asked);
    if (answer.isEarly) return answer;
  }
  throw new Error(`${asked[0]} is never answered early`);
}

/** Adds listings as another process does: this one is not told. */
async function addElsewhere(count: number) {
  const { account } = await site.signIn('seller', { plan: 'premium' });
  const [areaId = 0] = (await areaDictionary(site.deps)).byId.keys();
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

const constant = ({ headers }: Answer) =>
  Object.fromEntries([...headers].filter(([name]) => !/^(date|x-request-id|ratelimit-.*)$/.test(name)));

describe('a list that was asked for before', () => {
  it('is sent from memory with the headers and the text of the first answer', async () => {
    await addElsewhere(30);
    const first = await ask(LIST);
    const early = await askUntilEarly(LIST);
    expect(first.isEarly).toBe(false);
    expect(early.text).toBe(first.text);
    expect(JSON.parse(early.text)).toHaveLength(24);
    expect(constant(early)).toEqual(constant(first));
    expect(early.headers.get('x-total-count')).toBe('30');
    expect(early.headers.get('link')).toContain('rel="next"');
    expect(early.headers.get('x-content-type-options')).toBe('nosniff');
    expect(early.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(early.headers.get('vary')).toBe('accept-encoding, Origin');
  });

  it('comes compressed to who reads that, whole to others, and without a body to HEAD', async () => {
    await addElsewhere(30);
    for (const read of [ask, askUntilEarly]) {
      const small = await read(LIST, { 'accept-encoding': 'br, gzip' });
      expect(small.headers.get('content-encoding')).toBe('gzip');
      const whole = await read(LIST, { 'accept-encoding': 'gzip;q=0' });
      expect(whole.headers.get('content-encoding')).toBeNull();
      expect(whole.text).toBe(small.text);
      expect(Number(small.headers.get('content-length'))).toBeLessThan(whole.text.length / 3);
    }
    const head = await askUntilEarly(LIST, { 'accept-encoding': 'identity' }, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1_000);
  });

  it('is not sent again to who has it', async () => {
    await addElsewhere(2);
    const etag = String((await ask(LIST)).headers.get('etag'));
    for (const known of [etag, `"x", ${etag}`, '*']) {
      const again = await askUntilEarly(LIST, { 'if-none-match': known });
      expect([again.status, again.text], known).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await askUntilEarly(LIST, { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('has what another process wrote within a second, and what this one wrote at once', async () => {
    await addElsewhere(2);
    await askUntilEarly(LIST);
    await addElsewhere(1);
    await new Promise((done) => setTimeout(done, 1_000));
    expect(JSON.parse((await ask(LIST)).text)).toHaveLength(3);

    const { account, headers } = await site.signIn('seller');
    const [listing] = await site.db.select().from(properties).limit(1);
    await site.db.update(properties).set({ sellerId: account.id });
    await askUntilEarly(LIST);
    const paused = await site.app.inject({
      method: 'POST',
      url: `/api/properties/status/${listing?.id}`,
      headers,
      payload: { status: 'paused' },
    });
    expect(paused.statusCode).toBe(200);
    expect(JSON.parse((await ask(LIST)).text)).toHaveLength(2);
  });

  it('carries the id that the request came with', async () => {
    const early = await askUntilEarly(LIST, { 'x-request-id': 'from-the-proxy-1' });
    expect(early.headers.get('x-request-id')).toBe('from-the-proxy-1');
    expect((await askUntilEarly(LIST)).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('is looked at again where another origin asks', async () => {
    await askUntilEarly(LIST);
    const theirs = await ask(LIST, { origin: 'https://tower.example' });
    expect(theirs.isEarly).toBe(false);
    expect(theirs.headers.get('access-control-allow-origin')).toBe('https://tower.example');
    const ours = await askUntilEarly(LIST);
    expect(ours.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('counts against the rate of its visitor like any other request', async () => {
    await addElsewhere(2);
    const answers: Answer[] = [];
    for (let asked = 0; asked < PER_MINUTE + 2; asked += 1) answers.push(await ask(LIST));
    const [allowed, refused] = [answers.slice(0, PER_MINUTE), answers.slice(PER_MINUTE)];
    expect(allowed.filter(({ status }) => status !== 200)).toEqual([]);
    expect(refused.map(({ status }) => status)).toEqual([429, 429]);
    expect(allowed.some(({ isEarly }) => isEarly)).toBe(true);
    const left = allowed.map(({ headers }) => Number(headers.get('ratelimit-remaining')));
    expect(left).toEqual(Array.from({ length: PER_MINUTE }, (_, asked) => PER_MINUTE - 1 - asked));
    // What the visitor itself claims to have come from counts for nothing.
    const claimed = { 'x-forwarded-for': `192.0.2.77, 203.0.113.${visitor}` };
    expect((await ask(LIST, claimed)).status).toBe(429);
    const other = { 'x-forwarded-for': `203.0.113.${visitor}, 203.0.113.200` };
    expect((await askUntilEarly(LIST, other)).status).toBe(200);
  });

  it('is not kept once more for every address that strangers invent', async () => {
    await addElsewhere(2);
    const long = `/api/properties/by-ids?ids=${'1,'.repeat(400)}`;
    for (const url of [`${LIST}&x=1`, `${LIST}&sort=price_asc`, long, '/api/properties/cards?limit=0']) {
      for (let tried = 0; tried < 5; tried += 1) expect((await ask(url)).isEarly, url).toBe(false);
    }
  });
});
