import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { properties } from '../properties/properties.table.ts';
import { serverState } from '../settings/settings.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { ContactCounter } from './contacts.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const HOUR = 3_600_000;
const collector = { address: '203.0.113.7', browser: 'collector' };

describe('the count of contacts', () => {
  it('stops who collects 500 after 60, and lets them see those again', () => {
    const counter = new ContactCounter(60);
    const seen = Array.from({ length: 500 }, (_, id) => counter.look(collector, [id], NOW + id));
    expect(seen.filter((wait) => wait === 0)).toHaveLength(60);
    expect(counter.look(collector, [7], NOW + 1_000)).toBe(0);
    expect(counter.look(collector, [499], NOW + HOUR)).toBe(0);
  });

  it('lets 40 visitors behind the same address go on reading', () => {
    const counter = new ContactCounter(60);
    for (let id = 0; id < 500; id += 1) counter.look(collector, [id], NOW);
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const reader = { address: collector.address, browser: `browser ${visitor}` };
      // The popular homes, and some that nobody else looks at.
      for (let id = 0; id < 30; id += 1) expect(counter.look(reader, [id], NOW)).toBe(0);
      for (let id = 0; id < 10; id += 1) expect(counter.look(reader, [1_000 * (visitor + 1) + id], NOW)).toBe(0);
    }
  });

  it('stops who collects 500 from one address, however many browsers it says it is', () => {
    for (const browserOf of [(id: number) => id, (id: number) => id % 40, (id: number) => Math.floor(id / 59)]) {
      const counter = new ContactCounter(60);
      const waits = Array.from({ length: 500 }, (_, id) =>
        counter.look({ address: collector.address, browser: `${browserOf(id)}` }, [id], NOW),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(480);
      // What was read behind it stays open to all.
      expect(counter.look({ address: collector.address, browser: 'a neighbour' }, [7], NOW)).toBe(0);
      expect(counter.look({ address: '203.0.113.8', browser: 'elsewhere' }, [499], NOW)).toBe(0);
    }
  });

  it('lets 2,000 people of a mobile network, who have been here before, read two each', () => {
    const counter = new ContactCounter(60);
    const waits = Array.from({ length: 4_000 }, (_, id) =>
      counter.look({ address: collector.address, browser: 'one of few', mark: `${id >> 1}` }, [id], NOW + id),
    );
    expect(waits.filter((wait) => wait > 0)).toEqual([]);
    // They take nothing from who comes for the first time.
    expect(counter.look(collector, [9_000], NOW)).toBe(0);
  });

  const openedBy = (counter: ContactCounter, marks: number, each: number) =>
    Array.from({ length: marks * each }, (_, id) =>
      counter.look({ ...collector, mark: `${Math.floor(id / each)}` }, [id], NOW),
    ).filter((wait) => wait === 0).length;

  it('stops who has been here before after 60, and who comes as many after 960 and two for each mark', () => {
    const counter = new ContactCounter(60);
    const asOne = Array.from({ length: 500 }, (_, id) => counter.look({ ...collector, mark: 'one' }, [id], NOW));
    expect(asOne.filter((wait) => wait === 0)).toHaveLength(60);
    expect(openedBy(new ContactCounter(60), 80, 60)).toBe(960 + 80 * 2);
    // What was opened that way stays open to all who have a mark, and each of them still reads a few of their own.
    const full = new ContactCounter(60);
    openedBy(full, 80, 60);
    for (const listing of [2, 9_001, 9_002])
      expect(full.look({ ...collector, mark: 'a neighbour' }, [listing], NOW)).toBe(
        listing === 9_002 ? HOUR / 1_000 : 0,
      );
    expect(full.look({ ...collector, mark: 'a neighbour' }, [9_001], NOW)).toBe(0);
    // All together.
    expect(openedBy(new ContactCounter(60), 3_000, 2)).toBe(4_800);
  });
});

describe('the API', () => {
  let test: TestApp;
  let origin: string;
  const at = async (path: string, headers: Record<string, string>) => (await fetch(origin + path, { headers })).status;

  beforeAll(async () => {
    test = await testApp({ contactsPerHour: 50, rateLimit: 0 });
    const { account } = await test.signIn('seller');
    const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas limit 1');
    const home = { sellerId: account.id, areaId: rows[0]?.id ?? 0, propertyType: 'House', price: 20_000_000 };
    await test.db
      .insert(properties)
      .values(Array.from({ length: 120 }, (_, number) => ({ ...home, title: `House number ${number}` })));
    test.setNow(new Date(NOW));
    origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => test.close());

  it('answers 429 with the time to wait, for single listings and for the full list', async () => {
    const headers = { 'user-agent': 'one' };
    for (let id = 1; id <= 50; id += 1) expect(await at(`/api/properties/single?id=${id}`, headers)).toBe(200);
    const stopped = await fetch(`${origin}/api/properties/single?id=51`, { headers });
    expect(stopped.status).toBe(429);
    expect(stopped.headers.get('retry-after')).toBe('600');
    expect(await stopped.json()).toMatchObject({ code: 'CONTACTS_LIMITED' });
    expect(await at('/api/properties/single?id=7', headers)).toBe(200);
    const lists = { 'user-agent': 'two' };
    expect(await at('/api/properties', lists)).toBe(200);
    expect(await at('/api/properties?limit=100', lists)).toBe(429);
    expect(await at('/api/properties/cards?limit=100', lists)).toBe(200);
  });

  const NOTHING = ['', '&limit=100', '&a=1', '&a=2'].map((rest) => `?minPrice=99000000000&purpose=sale${rest}`);
  it('counts the listings that an answer holds, and each once', async () => {
    const headers = { 'user-agent': 'three' };
    for (const query of [...NOTHING, '', '?a=1', '?a=2&sort=newest'])
      expect(await at(`/api/properties${query}`, headers), query).toBe(200);
    expect(await at('/api/properties/single?id=999999', headers)).toBe(404);
    expect(await at('/api/properties?limit=50', headers)).toBe(200);
    expect(await at('/api/properties?limit=51', headers)).toBe(429);
  });

  it('gives a long list to who has seen nothing yet, since waiting would not make it shorter', async () => {
    const headers = { 'user-agent': 'four' };
    expect(await at('/api/properties?limit=100', headers)).toBe(200);
    expect(await at('/api/properties?limit=100&sort=price_asc', headers)).toBe(429);
  });

  describe('marks who had to wait', () => {
    const MINUTES = 60_000;
    afterEach(() => test.setNow(new Date(NOW)));
    /** Looks at one listing more than a browser may. @returns the cookie of the refusal. */
    const refuse = async (headers: Record<string, string>) => {
      for (let id = 1; id <= 50; id += 1) await at(`/api/properties/single?id=${id}`, headers);
      const stopped = await fetch(`${origin}/api/properties/single?id=51`, { headers });
      expect(stopped.status).toBe(429);
      return stopped.headers.get('set-cookie') ?? '';
    };

    it('and counts them alone from ten minutes later on, in whichever company', async () => {
      const headers = { 'user-agent': 'Chrome on Android' };
      const cookie = await refuse(headers);
      expect(cookie).toMatch(/^reader=\d+\.[\w-]{22}\.[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
      const marked = { ...headers, cookie: `locale=ur; ${cookie.split(';')[0]}` };
      const young = await fetch(`${origin}/api/properties/single?id=52`, { headers: marked });
      expect(young.status).toBe(429);
      expect(young.headers.get('set-cookie')).toBeNull();
      test.setNow(new Date(NOW + 10 * MINUTES));
      expect(await at('/api/properties/single?id=53', headers)).toBe(429);
      for (let id = 51; id <= 100; id += 1)
        expect(await at(`/api/properties/single?id=${id}`, marked), `${id}`).toBe(200);
      expect(await at('/api/properties/single?id=101', marked)).toBe(429);
    });

    it('and no more of them in an hour than there may be people', async () => {
      const headers = { 'user-agent': 'of many' };
      test.setNow(new Date(NOW + 2 * HOUR));
      expect(await refuse(headers)).not.toBe('');
      const refusals = [];
      for (let asked = 0; asked < 200; asked += 1)
        refusals.push((await fetch(`${origin}/api/properties/single?id=52`, { headers })).headers);
      expect(refusals.map((each) => each.has('set-cookie')).lastIndexOf(true)).toBe(198);
      expect(refusals.at(-1)?.get('retry-after')).toBe('3600');
      test.setNow(new Date(NOW + 3 * HOUR));
      expect(await refuse(headers)).not.toBe('');
    });

    it('and stops who drops the mark at every request, or makes one up', async () => {
      const headers = { 'user-agent': 'a script' };
      const [mark = ''] = (await refuse(headers)).split(';');
      test.setNow(new Date(NOW + 10 * MINUTES));
      expect(await at('/api/properties/single?id=60', headers)).toBe(429);
      const forged = mark.replace(/\.[\w-]{22}\./, `.${'x'.repeat(22)}.`);
      expect(await at('/api/properties/single?id=60', { ...headers, cookie: forged })).toBe(429);
    });
  });

  it('lets a search engine read on, and not who only takes its name', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
    for (let id = 1; id <= 50; id += 1) expect(await at(`/api/properties/single?id=${id}`, headers)).toBe(200);
    expect(await at('/api/properties/single?id=51', headers)).toBe(429);

    // Another engine, since the answer about the first is kept for an hour.
    Object.assign(test.deps.names, {
      reverse: async () => ['msnbot-203-0-113-7.search.msn.com'],
      resolve4: async () => ['127.0.0.1'],
    });
    const bing = { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' };
    for (let id = 1; id <= 60; id += 1) expect(await at(`/api/properties/single?id=${id}`, bing)).toBe(200);
  });

  it('counts a browser once, in whichever language it asks', async () => {
    const headers = { 'user-agent': 'five', 'accept-language': 'en-US,en;q=0.9' };
    for (let id = 1; id <= 50; id += 1) expect(await at(`/api/properties/single?id=${id}`, headers)).toBe(200);
    for (const language of ['en', 'ur'])
      expect(await at('/api/properties/single?id=51', { ...headers, 'accept-language': language })).toBe(429);
  });
});

describe('a site with demo data that somebody tries out on their own machine', () => {
  let test: TestApp;
  let origin: string;
  beforeAll(async () => {
    test = await testApp({ contactsPerHour: 10, rateLimit: 0, demoData: true });
    const { account } = await test.signIn('seller');
    const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas limit 1');
    const home = { sellerId: account.id, areaId: rows[0]?.id ?? 0, propertyType: 'House', price: 20_000_000 };
    await test.db
      .insert(properties)
      .values(Array.from({ length: 100 }, (_, number) => ({ ...home, title: `House number ${number}` })));
    await test.db.insert(serverState).values({ name: 'seeded_listings', value: 'now' });
    origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => test.close());

  const at = async (path: string, headers = {}) => (await fetch(`${origin}/api/properties${path}`, { headers })).status;

  it('shows them the contacts that all newcomers of an address may open, and no more', async () => {
    expect(await at('?limit=10')).toBe(200);
    expect(await at('?limit=80')).toBe(200);
    expect(await at('?limit=81')).toBe(429);
  });

  it('counts who comes over a proxy as everywhere', async () => {
    const forwarded = { 'user-agent': 'forwarded', 'x-forwarded-for': '203.0.113.7' };
    expect(await at('?limit=10', forwarded)).toBe(200);
    expect(await at('?limit=11', forwarded)).toBe(429);
  });
});
