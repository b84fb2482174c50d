import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownAddress, readLowData, serveLowData } from './lowData.ts';

const origin = 'https://homes.example';

describe('how much data a request asks for', () => {
  it.each([
    [{}, false, false],
    [{ 'save-data': 'on' }, true, false],
    [{ 'save-data': 'On; 2g' }, true, false],
    [{ 'save-data': 'off' }, false, false],
    [{ 'save-data': 'only' }, false, false],
    [{ cookie: 'locale=ur; low-data=1' }, true, true],
    [{ cookie: 'low-data=0; locale=ur', 'save-data': 'on' }, false, true],
    [{ cookie: 'low-data=1', 'save-data': 'off' }, true, true],
    // What is no choice leaves it to the browser.
    [{ cookie: 'low-data=10', 'save-data': 'on' }, true, false],
    [{ cookie: 'not-low-data=1' }, false, false],
  ])('is read of %j', (headers, isLow, isChosen) => {
    expect(readLowData({ headers })).toEqual({ isLow, isChosen });
  });
});

describe('the way back', () => {
  it.each([
    ['/properties?area=7&sort=newest#cards', '/properties?area=7&sort=newest#cards'],
    ['/ur/properties', '/ur/properties'],
    ['/', '/'],
  ])('leads to %s', (address, back) => expect(ownAddress(address, origin)).toBe(back));

  it.each([
    null,
    '',
    'properties',
    'https://elsewhere.example/',
    `${origin}.elsewhere.example/`,
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '\\\\elsewhere.example/',
    '/\t/elsewhere.example/',
    'javascript:alert(1)',
    '//',
  ])('of %j is the home page', (address) => expect(ownAddress(address, origin)).toBe('/'));

  it.each([
    '/..//elsewhere.example/',
    '/.//elsewhere.example/',
    '/a/..///elsewhere.example/',
    '/%2e%2e//elsewhere.example/',
  ])('of %j stays on the site', (address) => expect(ownAddress(address, origin)).toBe('/elsewhere.example/'));
});

describe('the form of the switch', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    serveLowData(app, origin);
    await app.ready();
  });
  afterAll(() => app.close());

  const send = (body: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/low-data',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(body).toString(),
    });

  it.each([
    ['1', '1'],
    ['0', '0'],
    ['anything', '0'],
  ])('with %j keeps the choice for a year and leads back', async (on, kept) => {
    const { statusCode, headers } = await send({ on, back: '/properties?area=7' });
    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/properties?area=7');
    expect(headers['set-cookie']).toBe(`low-data=${kept}; Max-Age=31536000; Path=/; SameSite=Lax; Secure`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('leads nowhere else', async () => {
    expect((await send({ on: '1', back: 'https://elsewhere.example/' })).headers.location).toBe('/');
    expect((await send({ on: '1', back: '/\r\nset-cookie: x=1' })).headers['set-cookie']).toMatch(/^low-data=1;/);
  });

  it('is not taken from the page of another site', async () => {
    const { statusCode, headers } = await send({ on: '1', back: '/' }, { 'sec-fetch-site': 'cross-site' });
    expect(statusCode).toBe(403);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is taken without a body too, and is no page', async () => {
    expect((await app.inject({ method: 'POST', url: '/low-data' })).headers.location).toBe('/');
    expect((await app.inject('/low-data')).statusCode).toBe(404);
  });
});
