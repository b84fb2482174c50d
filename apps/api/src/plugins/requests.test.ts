import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { createLogger } from '../deps.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp;
let app: FastifyInstance;
const logged: string[] = [];
beforeAll(async () => {
  test = await testApp();
  app = await buildApp({ ...test.deps, logger: createLogger('trace', { write: (line) => void logged.push(line) }) });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

interface Line {
  msg: string;
  route?: string;
  status?: number;
  account?: number;
  from?: string;
}
const answered = () => logged.map((line) => JSON.parse(line) as Line).filter((line) => line.msg === 'answered');

it('a log line names the account that acts and the kind of its address, and nothing of a person', async () => {
  const email = 'amna.khan@example.com';
  const password = 'seven green parrots';
  const phone = '0300 7654321';
  const home = '203.0.113.45';
  const mobile = '2001:db8:7:7::1';
  const person = { first_name: 'Amnaqadeer', last_name: 'Khanzada', email, phone, password };
  const { payload, headers } = multipart({ ...person, address: 'Bungalow 7, Clifton' });
  const signup = await app.inject({ method: 'POST', url: '/api/auth/signup', payload, headers, remoteAddress: home });
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    remoteAddress: mobile,
  });
  const { token, user } = login.json();
  const authorization = `Bearer ${token}`;
  const ad = multipart({ title: 'Sunny corner bungalow', price: '25000000', property_type: 'House', area: 'Clifton' });
  await app.inject({
    method: 'POST',
    url: '/api/properties/save',
    payload: ad.payload,
    headers: { ...ad.headers, authorization },
    remoteAddress: mobile,
  });
  await app.inject({
    method: 'POST',
    url: '/api/properties/add-lead',
    payload: { name: 'Amnaqadeer', email, phone, message: 'A quiet garden please', city: 'Karachi' },
    remoteAddress: home,
  });
  const query = `area=Clifton&note=${encodeURIComponent(email)}`;
  await app.inject({ url: `/api/properties?${query}`, headers: { authorization }, remoteAddress: `::ffff:${home}` });
  await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: 'a wrong guess' },
    remoteAddress: home,
  });

  expect(signup.statusCode).toBe(201);
  const lines = answered().map(({ route, account, from }) => [route, account, from]);
  expect(lines).toEqual([
    ['/api/auth/signup', user.id, 'IPv4'],
    ['/api/auth/login', user.id, 'IPv6'],
    ['/api/properties/save', user.id, 'IPv6'],
    ['/api/properties/add-lead', undefined, 'IPv4'],
    ['/api/properties', undefined, 'IPv4'],
    // Whose password was guessed is not told: the address that was typed may be anybody's.
    ['/api/auth/login', undefined, 'IPv4'],
  ]);
  const personal = [email, 'amna.khan', password, phone, '7654321', token, home, 'db8:7:7', 'Amnaqadeer', 'Khanzada'];
  for (const each of [...personal, 'Bungalow 7', 'Sunny corner', 'quiet garden', 'a wrong guess', 'parrots']) {
    expect(logged.join(''), `a log line holds ${each}`).not.toContain(each);
  }
});

it('a mail address or a phone number that somebody typed as a page is not logged', async () => {
  logged.length = 0;
  const long = `/api/blogs/${'1234567890'.repeat(3)}`;
  const typed = [
    '/amna@example.com',
    '/api/sellers/amna%40example.com/properties',
    '/+923001234567',
    '/0300%201234567',
  ];
  for (const url of [...typed, long]) await app.inject({ url });
  const paths = logged.map((line) => (JSON.parse(line) as { path?: string }).path).filter(Boolean);
  expect(paths).toEqual(['/[address]', '/api/sellers/[address]/properties', '/[number]', '/[number]', long]);
});

it('an address that cannot be read has its id and its line too, and leads a browser home', async () => {
  logged.length = 0;
  for (const [url, home] of [
    ['/%zz', '/'],
    ['/areas/%E0%A4%A', '/'],
    ['/ur/%zz', '/ur'],
  ] as const) {
    const page = await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([page.statusCode, page.headers.location]).toEqual([302, home]);
    expect(page.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
  }
  const call = await app.inject({ url: '/api/properties/%zz', headers: { accept: 'text/html' } });
  expect([call.statusCode, call.json().code]).toEqual([400, 'ADDRESS_INVALID']);
  expect(call.headers['x-request-id']).toBe(call.json().requestId);
  expect(answered().map(({ status }) => status)).toEqual([302, 302, 302, 400]);
});
