import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { createLogger } from './deps.ts';
import { readSettings } from './settings.ts';
import { type TestApp, testApp } from './testing/testApp.ts';

describe('the application', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await testApp();
  });
  afterAll(() => site.close());

  it('says that it lives and that it is ready', async () => {
    expect((await site.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await site.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('answers unknown addresses of the API in words, with the id of the request', async () => {
    const answer = await site.app.inject({ url: '/api/nothing', headers: { 'x-request-id': 'request-from-proxy' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      message: 'There is nothing at this address.',
      error: 'There is nothing at this address.',
      code: 'NOTHING_HERE',
      requestId: 'request-from-proxy',
    });
    expect(answer.headers['x-request-id']).toBe('request-from-proxy');
  });

  it.each([
    ['POST', '/api/cities', 'GET, HEAD'],
    ['DELETE', '/api/cities/112', 'GET, HEAD'],
    ['GET', '/api/auth/login', 'POST'],
    ['HEAD', '/api/auth/login/', 'POST'],
    ['PATCH', '/api/auth/buyerprofile', 'PUT'],
    // What one method knows by name is an id for the other.
    ['PATCH', '/api/favourites/sharing', 'DELETE, GET, HEAD, POST, PUT'],
    ['GET', '/gmregister', 'POST'],
    ['PUT', '/healthz', 'GET, HEAD'],
    ['POST', '/media/0/1', 'GET, HEAD'],
  ] as const)('says what it takes where it does not take %s %s', async (method, url, allow) => {
    const answer = await site.app.inject({ method, url });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    if (method !== 'HEAD') expect(answer.json()).toMatchObject({ code: 'METHOD_WRONG', error: expect.any(String) });
    expect((await site.app.inject({ method: 'OPTIONS', url })).headers.allow).toBe(allow);
  });

  it.each([
    ['application/xml', '<a/>'],
    ['application/json', ''],
    ['application/json', '{'],
  ])('says so before it reads what is sent as %s: %s', async (type, payload) => {
    const sent = { method: 'POST', payload, headers: { 'content-type': type } } as const;
    const statuses = ['/api/cities', '/gmregister/', '/healthz', '/api/nothing'].map(
      async (url) =>
        (await site.app.inject({ ...sent, method: url === '/gmregister/' ? 'PUT' : 'POST', url })).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([405, 405, 405, 404]);
  });

  it('answers OPTIONS without a body, and for nothing as everywhere', async () => {
    const asked = await site.app.inject({ method: 'OPTIONS', url: '/api/cities' });
    expect([asked.statusCode, asked.body]).toEqual([204, '']);
    for (const method of ['OPTIONS', 'POST'] as const)
      expect((await site.app.inject({ method, url: '/api/nothing' })).statusCode).toBe(404);
  });

  it.each(['/api/%00', '/api/%', '/api/%ff%fe'])('answers the broken address %s with 4xx JSON', async (url) => {
    const answer = await site.app.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toHaveProperty('message');
  });

  it('tells the site the settings that everybody may see, and no other', async () => {
    const answer = await site.app.inject('/api/settings');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ googleClientId: null, demoData: false, bank: { bankName: 'Sample Bank' } });
    expect(answer.json()).toMatchObject({ videoUrl: null, brochureUrl: null });
  });

  it('tells where the brochure lies, if not on the site', async () => {
    const brochureUrl = 'https://files.example/brochure.pdf';
    const settings = { ...site.deps.settings, brochureUrl: readSettings({ BROCHURE_URL: brochureUrl }).brochureUrl };
    const app = await buildApp({ ...site.deps, settings });
    expect((await app.inject('/api/settings')).json()).toMatchObject({ brochureUrl });
    await app.close();
  });

  it('refuses a client error report that is not one', async () => {
    const answer = await site.app.inject({ method: 'POST', url: '/api/client-errors', payload: { message: 5 } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty('message');
  });

  it('logs what a browser reports, with the request that failed and without what belongs to people', async () => {
    const lines: string[] = [];
    const app = await buildApp({
      ...site.deps,
      logger: createLogger('info', { write: (line) => void lines.push(line) }),
    });
    const secret = 'x'.repeat(43);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/client-errors',
      payload: {
        message: `amna@example.com or 0300 1234567 cannot open https://example.com/find?name=Amna with ${secret}`,
        stack: `Error: x\n    at f (https://example.com/assets/a.js?v=Amna:1:2)\n    at g`,
        url: `https://example.com/reset-password/${secret}?token=Amna#Amna`,
        requestId: 'the-request-that-failed',
      },
    });
    await app.close();
    expect(answer.statusCode).toBe(202);
    const [line = '', ...others] = lines.filter((each) => each.includes('a browser reported'));
    expect(others).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({
      clientError: {
        message: '[address] or [number] cannot open https://example.com/find with [hidden]',
        url: 'https://example.com/reset-password/[hidden]',
        requestId: 'the-request-that-failed',
      },
    });
    for (const personal of ['amna@', '1234567', 'Amna', secret]) expect(line).not.toContain(personal);
    expect(line.trimEnd()).not.toContain('\n');
  });

  it('takes no long client error report', async () => {
    const payload = { message: 'x', stack: 'x'.repeat(20_000) };
    const answer = await site.app.inject({ method: 'POST', url: '/api/client-errors', payload });
    expect(answer.statusCode).toBe(413);
  });

  it('describes every contract in OpenAPI 3.1, and shows a reference page', async () => {
    const answer = await site.app.inject('/api/openapi.json');
    const headers = { 'accept-encoding': 'br', 'if-none-match': String(answer.headers.etag).replace(/"$/, '-br"') };
    expect((await site.app.inject({ url: '/api/openapi.json', headers })).statusCode).toBe(304);
    const description = answer.json();
    expect(description.openapi).toBe('3.1.0');
    const contracts = await Promise.all(
      [
        'accounts',
        'areas',
        'blogs',
        'favourites',
        'interest',
        'leads',
        'media',
        'newsletter',
        'plans',
        'properties',
        'settings',
      ].map((noun) => import(`@karachi-estates/contracts/${noun}`) as Promise<Record<string, unknown>>),
    );
    const endpoints = contracts
      .flatMap((module) => Object.values(module))
      .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'access' in value);
    expect(endpoints.length).toBeGreaterThan(40);
    for (const { method, url, encoding, access } of endpoints) {
      const operation = description.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation, `${method} ${url}`).toBeDefined();
      if (encoding === 'multipart') expect(operation.requestBody.content).toHaveProperty(['multipart/form-data']);
      expect(operation.security !== undefined, `${method} ${url} is protected`).toBe(access !== 'public');
    }
    const file = description.paths['/api/orders/{order_id}/proof'].get.responses;
    expect(Object.keys(file).sort()).toEqual(['200', '4XX', '5XX']);
    expect(file['200'].content).toEqual({ '*/*': { schema: { type: 'string', format: 'binary' } } });
    expect((await site.app.inject('/api/docs/')).headers['content-type']).toContain('text/html');
  });
});
