import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { PushPayload, SavedSearch } from '@karachi-estates/contracts/searches';
import { eq, isNotNull } from 'drizzle-orm';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, sessions } from '../accounts/accounts.table.ts';
import { eraseDueAccounts } from '../accounts/erase.actions.ts';
import { runJob } from '../jobs/jobs.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { properties } from '../properties/properties.table.ts';
import { aBrowser, startPushService, type TestBrowser } from '../testing/pushService.ts';
import { readArchive } from '../testing/readArchive.ts';
import { runJobs } from '../testing/runJobs.ts';
import { saveSearchFor } from '../testing/savedSearches.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { sendAlerts } from './alerts.actions.ts';
import { sendDuePushes } from './push.actions.ts';
import { pushDevices, pushMessages } from './push.table.ts';
import { isPushAddress, pushKeys, sendPush } from './pushService.ts';

let test: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
let areaId: number;
const START = new Date('2026-11-23T10:00:00Z');
const later = (minutes: number) => test.setNow(new Date(test.deps.clock().getTime() + minutes * 60_000));
beforeAll(async () => {
  test = await testApp({ pushLoopback: true });
  service = await startPushService();
  const { rows } = await test.deps.pool.query<{ id: number }>('select id from areas order by id limit 1');
  areaId = rows[0]?.id ?? 0;
});
afterAll(async () => {
  service.close();
  await test.close();
});
beforeEach(async () => {
  test.setNow(START);
  await test.reset();
  service.received.length = 0;
  service.answerWith(() => 201);
});

type Headers = { authorization: string };

async function aListing(title = 'Bright house near the sea'): Promise<number> {
  const sellerId = (await test.signIn('seller')).account.id;
  const home = { sellerId, areaId, propertyType: 'House', title, price: 20_000_000, bedrooms: 4, areaSqft: 2_160 };
  const [row] = await test.db.insert(properties).values(home).returning();
  return row?.id ?? 0;
}

const aBuyer = () => test.signIn('buyer', { emailProvenAt: START });
const device = (name: string) => aBrowser(`${service.origin}/${name}`);
const post = (url: string, payload: object, headers: Partial<Headers> = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers });
const switchOwn = (headers: Headers, { endpoint, keys }: Pick<TestBrowser, 'endpoint' | 'keys'>, act = 'on') =>
  post('/api/searches/device', { act, endpoint, keys }, headers);
const isOn = async (headers: Headers, browser: TestBrowser) =>
  (await switchOwn(headers, browser, 'ask')).json<{ on: boolean }>().on;
const read = (browser: TestBrowser, place = 0) =>
  JSON.parse(browser.decrypt(service.received[place]?.body ?? Buffer.alloc(0))) as PushPayload;

/** A round of the jobs; what they queued for devices is sent. */
async function round(): Promise<void> {
  await sendAlerts(test.deps);
  await sendDuePushes(test.deps);
}

describe('a notification', () => {
  it('comes encrypted, in the name of the site, and opens the home', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'propertyType=House');
    const phone = device('phone');
    expect((await switchOwn(headers, phone)).json()).toMatchObject({ on: true });
    const id = await aListing();
    await sendAlerts(test.deps);
    expect(await runJobs(test.deps)).toContain('push-send');
    expect(service.received).toHaveLength(1);
    expect(read(phone)).toMatchObject({
      title: 'New: PKR 20,000,000, Bright house near the sea',
      path: `/property-detail-home/${id}-bright-house-near-the-sea`,
      locale: 'en',
    });
    expect(read(phone).body).toContain('240 sq yd');
    expect(() => device('other').decrypt(service.received[0]?.body ?? Buffer.alloc(0))).toThrow();

    const { authorization = '', ttl, topic } = service.received[0]?.headers ?? {};
    expect([ttl, topic]).toEqual(['86400', expect.stringMatching(/^m\d+$/)]);
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
    const published = await test.app.inject('/api/searches/push-key');
    expect(published.json()).toEqual({ key });
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
    const { payload } = await jwtVerify(token, publicKey, { audience: service.origin, currentDate: new Date() });
    expect(payload.sub).toBe(`mailto:${test.deps.settings.contact.email}`);
  });

  it('comes once for each alert and device, beside the mail, however many processes send', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale');
    for (const name of ['phone', 'laptop']) await switchOwn(headers, device(name));
    await aListing();
    await Promise.all([sendAlerts(test.deps), sendAlerts(test.deps)]);
    await Promise.all([sendDuePushes(test.deps), sendDuePushes(test.deps), sendDuePushes(test.deps)]);
    await sendDueMails(test.deps);
    later(60);
    await round();
    expect(service.received.map(({ path }) => path).sort()).toEqual(['/laptop', '/phone']);
    expect(test.outbox).toHaveLength(1);
  });

  it('of several homes opens the list of the search, in the language of its account', async () => {
    const { headers, account } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale');
    await test.db.update(accounts).set({ locale: 'ur' }).where(eq(accounts.id, account.id));
    const phone = device('phone');
    await switchOwn(headers, phone);
    for (let count = 0; count < 5; count += 1) await aListing(`${'گھر '.repeat(60)}${count}`);
    await round();
    const payload = read(phone);
    expect(payload).toMatchObject({ path: '/ur/properties?purpose=sale', locale: 'ur' });
    expect(payload.title).toMatch(/5/);
    expect([...payload.body].length).toBeLessThanOrEqual(400);
  });

  it('is not sent any more when its search is paused or the login on the device ends', async () => {
    const { headers } = await aBuyer();
    const id = await saveSearchFor(test, headers, 'purpose=sale');
    const phone = device('phone');
    await switchOwn(headers, phone);
    await aListing();
    await sendAlerts(test.deps);
    await test.app.inject({ method: 'PUT', url: `/api/searches/${id}`, headers, payload: { paused: true } });
    await sendDuePushes(test.deps);
    expect(service.received).toEqual([]);

    await test.app.inject({ method: 'PUT', url: `/api/searches/${id}`, headers, payload: { paused: false } });
    later(10);
    await aListing();
    await sendAlerts(test.deps);
    await post('/api/auth/logout', {}, headers);
    await sendDuePushes(test.deps);
    expect(service.received).toEqual([]);
    expect(await test.db.$count(pushDevices)).toBe(0);
  });
});

describe('a push service', () => {
  it.each([410, 404])('that answers %s is not asked again: the device is forgotten', async (status) => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale');
    const [gone, there] = [device('gone'), device('there')];
    for (const each of [gone, there]) await switchOwn(headers, each);
    service.answerWith((path) => (path === '/gone' ? status : 201));
    await aListing();
    await round();
    expect([await isOn(headers, gone), await isOn(headers, there)]).toEqual([false, true]);
    later(10);
    await aListing();
    await round();
    expect(service.received.map(({ path }) => path).sort()).toEqual(['/gone', '/there', '/there']);
  });

  it('that cannot take it is asked later, and not for longer than a day', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale');
    await switchOwn(headers, device('phone'));
    service.answerWith(() => 503);
    await aListing();
    await round();
    await sendDuePushes(test.deps);
    expect(service.received).toHaveLength(1);
    later(1);
    service.answerWith(() => 201);
    await sendDuePushes(test.deps);
    expect(service.received.map(({ headers: { topic } }) => topic)).toEqual(['m1', 'm1']);

    service.answerWith(() => 503);
    later(10);
    await aListing();
    await round();
    for (let hours = 0; hours < 48; hours += 1) {
      later(60);
      await sendDuePushes(test.deps);
    }
    const tried = service.received.length;
    expect(await test.db.select({ givenUpAt: pushMessages.givenUpAt }).from(pushMessages)).toEqual([
      { givenUpAt: null },
      { givenUpAt: expect.any(Date) },
    ]);
    later(1_000);
    await sendDuePushes(test.deps);
    expect(service.received).toHaveLength(tried);
  });

  it.each([
    ['seconds', '3600'],
    ['a date', new Date(START.getTime() + 3_600_000).toUTCString()],
  ])('that says in %s when it can take it is not asked before', async (_, retryAfter) => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale');
    await switchOwn(headers, device('phone'));
    service.answerWith(() => 429, { 'retry-after': retryAfter });
    await aListing();
    await round();
    service.answerWith(() => 201);
    later(59);
    await sendDuePushes(test.deps);
    expect(service.received).toHaveLength(1);
    later(1);
    await sendDuePushes(test.deps);
    expect(service.received).toHaveLength(2);
  });

  it.each(['soon', '-5', '0', 'Mon, 01 Jan 2001 00:00:00 GMT'])('that says "%s" is asked as usual', async (wish) => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale');
    await switchOwn(headers, device('phone'));
    service.answerWith(() => 503, { 'retry-after': wish });
    await aListing();
    await round();
    await sendDuePushes(test.deps);
    expect(service.received).toHaveLength(1);
    later(1);
    await sendDuePushes(test.deps);
    expect(service.received).toHaveLength(2);
  });

  it('that wants more than a day is not asked again', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale');
    await switchOwn(headers, device('phone'));
    service.answerWith(() => 503, { 'retry-after': '999999999' });
    await aListing();
    await round();
    later(2_000);
    await sendDuePushes(test.deps);
    expect(service.received).toHaveLength(1);
    expect(await test.db.$count(pushMessages, isNotNull(pushMessages.givenUpAt))).toBe(1);
  });

  it('that refuses it is not asked again', async () => {
    const { headers } = await aBuyer();
    await saveSearchFor(test, headers, 'purpose=sale');
    await switchOwn(headers, device('phone'));
    service.answerWith(() => 403);
    await aListing();
    await round();
    later(600);
    await sendDuePushes(test.deps);
    expect(service.received).toHaveLength(1);
    expect(await test.db.$count(pushDevices)).toBe(1);
  });
});

describe('a device', () => {
  it('is turned on and off, and another person does not see that it is on', async () => {
    const [one, other] = [await aBuyer(), await aBuyer()];
    const phone = device('phone');
    expect(await isOn(one.headers, phone)).toBe(false);
    await switchOwn(one.headers, phone);
    expect([await isOn(one.headers, phone), await isOn(other.headers, phone)]).toEqual([true, false]);
    expect((await switchOwn(one.headers, phone, 'off')).json()).toMatchObject({ on: false });
    expect(await isOn(one.headers, phone)).toBe(false);
  });

  it('goes over to whoever logs in on it next, without what waited for the other', async () => {
    const [one, other] = [await aBuyer(), await aBuyer()];
    await saveSearchFor(test, one.headers, 'purpose=sale');
    const phone = device('phone');
    await switchOwn(one.headers, phone);
    await aListing();
    await sendAlerts(test.deps);
    // The other is logged in elsewhere as well.
    const times = { createdAt: START, renewedAt: START, expiresAt: new Date(START.getTime() + 86_400_000) };
    await test.db.insert(sessions).values({ accountId: other.account.id, tokenHash: 'elsewhere', ...times });
    await switchOwn(other.headers, phone);
    await sendDuePushes(test.deps);
    expect(service.received).toEqual([]);
    expect([await isOn(one.headers, phone), await isOn(other.headers, phone)]).toEqual([false, true]);
  });

  it('of a search without an account is turned on with the link of its mails, for that search', async () => {
    const ask = { email: 'amna@example.com', query: 'propertyType=House', frequency: 'at_once' };
    await post('/api/searches/by-email', ask);
    await sendDueMails(test.deps);
    const confirm = /confirm\?token=([\w-]{43})/.exec(test.outbox.at(-1)?.text ?? '')?.[1];
    const phone = device('phone');
    const { endpoint, keys } = phone;
    const managed = (token: string, act: string) =>
      post('/api/searches/managed/device', { token, act, endpoint, keys });
    const { token } = (await post('/api/searches/confirm', { token: confirm })).json<{ token: string }>();
    expect((await managed(token, 'on')).json()).toMatchObject({ on: true });
    expect((await managed('x'.repeat(43), 'on')).statusCode).toBe(400);
    await aListing();
    await round();
    expect(read(phone).title).toMatch(/^New/);

    // Its owner opens an account later: the device that was turned on twice is told once.
    const owner = await test.signIn('buyer', { email: ask.email, emailProvenAt: START });
    await switchOwn(owner.headers, phone);
    later(10);
    await aListing();
    await round();
    expect(service.received).toHaveLength(2);
    const seen = await test.app.inject({ url: '/api/searches', headers: owner.headers });
    const [search] = seen.json<{ searches: SavedSearch[] }>().searches;
    const url = `/api/searches/${search?.search_id}`;
    await test.app.inject({ method: 'DELETE', url, headers: owner.headers });
    expect(await test.db.$count(pushDevices)).toBe(1);
  });

  it.each([
    ['without keys', { keys: undefined }],
    ['with keys that are none', { keys: { p256dh: 'AAAA', auth: 'AAAA' } }],
    [
      'with a key that is no point',
      { keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'A'.repeat(22) } },
    ],
    ['at a private address', { endpoint: 'https://10.0.0.1/x' }],
    ['at no address', { endpoint: 'phone' }],
    ['at an address without TLS', { endpoint: 'http://push.example.com/x' }],
    ['at a very long address', { endpoint: `https://push.example.com/${'x'.repeat(2_000)}` }],
  ])('%s is refused', async (_, change) => {
    const { headers } = await aBuyer();
    const refused = await post('/api/searches/device', { act: 'on', ...device('phone'), ...change }, headers);
    expect([refused.statusCode, await test.db.$count(pushDevices)]).toEqual([400, 0]);
    expect(refused.json<{ message: string }>().message).not.toBe('');
  });

  it('is never asked where its name points inwards', async () => {
    let knocks = 0;
    const inward = createServer(() => {
      knocks += 1;
    }).listen(0, '127.0.0.1');
    await once(inward, 'listening');
    const { endpoint, keys } = device('phone');
    const named = new URL(endpoint.replace('http:', 'https:'));
    named.hostname = 'localhost';
    named.port = String((inward.address() as AddressInfo).port);
    const sending = sendPush({
      device: { endpoint: named.href, ...keys },
      text: '{}',
      keys: await pushKeys(test.db),
      contact: 'hello@example.com',
      ttl: 60,
      topic: 'search-1',
    });
    await expect(sending).rejects.toMatchObject({ code: 'EPRIVATE' });
    expect(knocks).toBe(0);
    inward.close();
  });

  it('is one of ten at most', async () => {
    const { headers } = await aBuyer();
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await switchOwn(headers, device(`${count}`))).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 409]);
    // One that is there already may come again.
    expect((await switchOwn(headers, device('3'))).statusCode).toBe(200);
  });

  it('is in the archive of its owner, without its address, and goes with the account', async () => {
    const eraseAt = new Date(START.getTime() - 1);
    const { headers } = await test.signIn('buyer', { emailProvenAt: START, eraseAt });
    await switchOwn(headers, device('secret-path'));
    const archive = await test.app.inject({ url: '/api/auth/export', headers });
    const files = await readArchive(archive.rawPayload);
    const alerts = files.get('alerts.json')?.toString() ?? '';
    expect(JSON.parse(alerts)).toEqual([{ service: new URL(service.origin).host, createdAt: START.toISOString() }]);
    await eraseDueAccounts(test.deps, START);
    expect(await test.db.$count(pushDevices)).toBe(0);
  });
});

it('has one pair of keys, whichever process asks first', async () => {
  await test.deps.pool.query("delete from server_state where name = 'push-keys'");
  const pairs = await Promise.all([1, 2, 3, 4].map(() => pushKeys(test.db)));
  expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1);
});

it('forgets what was sent after a week', async () => {
  const { headers } = await aBuyer();
  await saveSearchFor(test, headers, 'purpose=sale');
  await switchOwn(headers, device('phone'));
  await aListing();
  await round();
  later(8 * 24 * 60);
  await runJob(test.deps, 'retention-erase');
  expect(await test.db.$count(pushMessages)).toBe(0);
});

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://93.184.216.34/x',
  ])('may be %s', (endpoint) => expect(isPushAddress(endpoint, false)).toBe(true));

  it.each([
    '',
    'http://fcm.googleapis.com/x',
    'http://127.0.0.1/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.1.2.3/x',
    'https://172.20.0.1/x',
    'https://192.168.1.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://0.0.0.0/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://metadata/x',
    'https://db.internal/x',
    'https://printer.local./x',
    'https://someone:secret@push.example.com/x',
    'ftp://push.example.com/x',
  ])('may not be %j', (endpoint) => expect(isPushAddress(endpoint, false)).toBe(false));
});
