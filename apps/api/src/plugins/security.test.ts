import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { serverState } from '../settings/settings.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

async function start(settings: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  test = await testApp(settings);
  return test;
}

/** Limits are for what comes over the network, so these tests do. */
async function listening(settings: Parameters<typeof testApp>[0]): Promise<string> {
  const { app } = await start(settings);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

describe('the headers of an answer', () => {
  it('keep it from being run, framed, sniffed or embedded', async () => {
    const { app } = await start();
    for (const url of ['/api/settings', '/api/nothing', '/gmregister']) {
      const { headers } = await app.inject(url);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  it('do not depend on how the address is spelt', async () => {
    const { app } = await start();
    for (const url of ['/api/client-errors', '/%61pi/client-errors', '/gmregister/', '/gmregister?x=1']) {
      const { headers } = await app.inject({ method: 'POST', url, payload: {} });
      expect(headers['content-security-policy'], url).toContain("default-src 'none'");
      expect(headers['cache-control'], url).toBe('no-store');
    }
    expect((await app.inject('/%6dedia/x/320.webp')).headers['cross-origin-resource-policy']).toBe('cross-origin');
    // An escaped slash parts nothing: this is no address of the API.
    expect((await app.inject('/api%2Fx')).headers).not.toHaveProperty('content-security-policy');
  });

  it('are the same of every answer, whatever it is', async () => {
    const { app } = await start();
    for (const url of ['/api/settings', '/api/nothing', '/healthz']) {
      expect((await app.inject(url)).headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'x-dns-prefetch-control': 'off',
        'x-download-options': 'noopen',
        'x-permitted-cross-domain-policies': 'none',
        'x-xss-protection': '0',
      });
    }
  });

  it('ask for TLS only where the site is served over it', async () => {
    expect((await (await start()).app.inject('/api/settings')).headers).not.toHaveProperty('strict-transport-security');
    await test?.close();
    const { app } = await start({ siteUrl: 'https://karachi-estates.example' });
    expect((await app.inject('/api/settings')).headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  it('let nobody keep what a signed-in person gets', async () => {
    const { app, signIn } = await start();
    const { headers } = await signIn('buyer');
    expect((await app.inject({ url: '/api/auth/getuser', headers })).headers['cache-control']).toBe('no-store');
    const login = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'a@example.com', password: 'x' },
    });
    expect(login.headers['cache-control']).toBe('no-store');
  });
});

describe('calls from other origins', () => {
  const origin = 'https://microsite.example';
  const preflight = {
    method: 'OPTIONS' as const,
    url: '/api/interest/clifton-courtyard',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  };

  it('are not allowed', async () => {
    const { app } = await start();
    expect((await app.inject(preflight)).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await app.inject({ url: '/api/settings', headers: { origin } })).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
  });

  it('are allowed to the origins that the settings name', async () => {
    const { app } = await start({ corsOrigins: [origin] });
    const allowed = await app.inject(preflight);
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': expect.stringContaining('content-type'),
    });
    const answer = await app.inject({ url: '/api/settings', headers: { origin } });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      vary: expect.stringContaining('Origin'),
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    const failed = await app.inject({ method: 'POST', url: '/gmregister', headers: { origin }, payload: {} });
    expect(failed.statusCode).toBe(400);
    expect(failed.headers['access-control-allow-origin']).toBe(origin);
    const other = await app.inject({ url: '/api/settings', headers: { origin: 'https://evil.example' } });
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('limits', () => {
  it('stop an address that asks too often, with the standard headers and words', async () => {
    const site = await listening({ rateLimit: 5 });
    const answers = [];
    for (let asked = 0; asked < 7; asked += 1) answers.push(await fetch(`${site}/api/cities`));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers[0]?.headers.get('ratelimit-limit')).toBe('5');
    expect(answers[0]?.headers.get('ratelimit-remaining')).toBe('4');
    expect(Number(answers[6]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answers[6]?.json()).toMatchObject({ message: expect.stringContaining('Too many requests') });
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
  });

  it.each([
    ['GET', '/api/none', 404],
    ['POST', '/', 404],
    ['GET', '/%zz', 400],
  ])('count what leads nowhere too: %s %s', async (method, path, status) => {
    const site = await listening({ rateLimit: 3 });
    const body = method === 'POST' ? { headers: { 'content-type': 'application/x-unknown' }, body: 'x' } : {};
    const statuses = [];
    for (let asked = 0; asked < 5; asked += 1) statuses.push((await fetch(site + path, { method, ...body })).status);
    expect(statuses).toEqual([status, status, status, 429, 429]);
  });

  it('stop an address that fills the desk’s mailbox', async () => {
    const site = await listening({});
    const send = (number: number) =>
      fetch(`${site}/gmregister`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          unitType: '4bed',
          fullName: `Person ${number}`,
          phoneNumber: '0300 1234567',
          email: 'a@example.com',
        }),
      });
    const statuses = [];
    for (let sent = 0; sent < 32; sent += 1) statuses.push((await send(sent)).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(201));
    expect(statuses.slice(30)).toEqual([429, 429]);
    expect((await fetch(`${site}/api/cities`)).status).toBe(200);
  });

  it('let who tries the demo out on their own machine try a form many times', async () => {
    const site = await listening({ demoData: true });
    await test?.db.insert(serverState).values({ name: 'seeded_listings', value: 'now' });
    const headers = { 'content-type': 'application/json' };
    const send = (more = {}) =>
      fetch(`${site}/gmregister`, { method: 'POST', headers: { ...headers, ...more }, body: '{}' });
    for (let sent = 0; sent < 40; sent += 1) expect((await send()).status).toBe(400);
    expect((await send({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(429);
  });

  it('can be turned off for measurements', async () => {
    const site = await listening({ rateLimit: 0 });
    expect((await fetch(`${site}/api/cities`)).headers.get('ratelimit-limit')).toBeNull();
  });

  it('refuse bodies and headers that are too large', async () => {
    const site = await listening({});
    const body = await fetch(`${site}/gmregister`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fullName: 'x'.repeat(300_000) }),
    });
    expect(body.status).toBe(413);
    const headers = await fetch(`${site}/api/cities`, { headers: { 'x-long': 'x'.repeat(20_000) } });
    expect(headers.status).toBe(431);
  });
});
