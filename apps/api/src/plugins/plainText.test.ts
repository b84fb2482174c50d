import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import { pathOf } from '@karachi-estates/contracts/endpoint';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { properties } from '../properties/properties.table.ts';
import { allContracts } from '../testing/contracts.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

const contracts = await allContracts();

/** The names of the fields of a schema that take text, also as one of several kinds. */
function textFields(schema: TSchema | undefined): string[] {
  const fields = (schema as { properties?: Record<string, { type?: string; anyOf?: { type?: string }[] }> } | undefined)
    ?.properties;
  return Object.entries(fields ?? {})
    .filter(([, { type, anyOf }]) => type === 'string' || anyOf?.some((each) => each.type === 'string'))
    .map(([name]) => name);
}

const places = contracts.flatMap((endpoint) => [
  ...textFields(endpoint.schema.querystring).map((field) => ['query', endpoint, field] as const),
  ...textFields(endpoint.schema.body).map((field) => ['body', endpoint, field] as const),
]);

let site: TestApp;
let headers: Record<string, Record<string, string>>;
beforeAll(async () => {
  site = await testApp();
  const [buyer, seller] = [await site.signIn('buyer'), await site.signIn('seller')];
  const { rows } = await site.deps.pool.query<{ id: number }>('select id from areas limit 1');
  await site.db.insert(properties).values({
    sellerId: seller.account.id,
    areaId: rows[0]?.id ?? 0,
    propertyType: 'Flat',
    title: 'Owned home',
    price: 10_000_000,
  });
  // Whose order it is comes before what was sent with it.
  await site.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: seller.headers,
    payload: { plan: 'pro', months: 3 },
  });
  const owner = await site.signInStaff(['owner']);
  headers = {
    // The desk takes what its own pages send, also who signs in.
    public: { 'x-desk': '1' },
    user: buyer.headers,
    buyer: buyer.headers,
    seller: seller.headers,
    staff: owner.headers,
  };
});
afterAll(() => site.close());

function requestOf(place: 'query' | 'body', endpoint: Endpoint, field: string, text: string) {
  const params = {
    property_id: '1',
    order_id: '1',
    token: 'x',
    project: 'grand-monarch',
    cityId: '112',
    id: '1',
    entry: '1',
    approval: '1',
    line: '1',
    slot: '1',
    search_id: '1',
    hash: 'x',
    variant: 'x',
  };
  const url = pathOf(endpoint, { params, query: place === 'query' ? { [field]: text } : {} });
  const base = { method: endpoint.method, url, headers: headers[endpoint.access] ?? {} };
  if (place === 'query') return base;
  if (endpoint.encoding !== 'multipart') return { ...base, payload: { [field]: text } };
  const form = multipart({ [field]: text });
  return { ...base, payload: form.payload, headers: { ...form.headers, ...base.headers } };
}

describe('control characters', () => {
  it.each(
    places.map(([place, endpoint, field]) => [`${endpoint.method} ${endpoint.url}`, place, field, endpoint] as const),
  )('%s refuses them in its %s, field %s, by name', async (_, place, field, endpoint) => {
    for (const text of ['1\u00002', 'Clifton\u001b[31m', '\u007f', 'a\u0085b']) {
      const answer = await site.app.inject(requestOf(place, endpoint, field, text));
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        { [field]: expect.stringMatching(/cannot be typed/) },
      ]);
      expect(answer.json().message).toContain(field);
    }
  });

  it.each(
    places
      .filter(([place, { encoding }]) => place === 'body' && encoding !== 'multipart')
      .map(([, endpoint, field]) => [`${endpoint.method} ${endpoint.url}`, field, endpoint] as const),
  )('%s refuses half a character in field %s', async (_, field, endpoint) => {
    for (const text of ['a\ud83d', '\udc00b']) {
      const answer = await site.app.inject(requestOf('body', endpoint, field, text));
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    }
  });

  it('are looked for in every contract that takes text', () => {
    expect(places.length).toBeGreaterThan(50);
  });

  it('are not what people type: tabs, line breaks, Urdu, emoji with joiners', async () => {
    const message =
      'Salaam,\r\n\ta house\n\u200f\u0627\u0686\u06be\u0627 \u06af\u06be\u0631\u200f \u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/properties/add-lead',
      payload: {
        name: 'Amna',
        email: 'a@example.com',
        phone: '0300 1234567',
        city: 'Karachi',
        area: 'Clifton',
        bedrooms: '3',
        propertyType: 'Flat',
        budget: '5000000',
        message,
      },
    });
    expect(answer.statusCode).toBe(201);
  });

  it('are found inside lists and objects too', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/auth/google-login',
      payload: { credential: 'x', claims: { names: ['Amna', 'Kh\u0000an'] } },
    });
    expect(answer.json().fields).toHaveProperty('claims/names/1');
  });

  it.each([
    ['clean', '[', ']', 400],
    ['with one at the bottom', '[', '"\\u0000"]', 400],
  ])('do not trouble the server in a body that is nested 100,000 times, %s', async (_, open, close, status) => {
    const depth = 100_000;
    const payload = `{"message":"x","deep":${open.repeat(depth)}${close}${']'.repeat(depth - 1)}}`;
    const url = '/api/auth/google-login';
    const answer = await site.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(status);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it('and a body that is nested deep are refused where a list is checked item by item', async () => {
    const payload = `{"email":"new@example.com","roles":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    const url = '/api/desk/invitations';
    const sent = { 'content-type': 'application/json', 'x-desk': '1', ...headers.staff };
    const answer = await site.app.inject({ method: 'POST', url, headers: sent, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'REQUEST_INVALID']);
  });
});
