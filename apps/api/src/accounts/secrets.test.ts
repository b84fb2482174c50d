import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { createLogger } from '../deps.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

const PASSWORDS = ['seven green parrots', 'eight blue parrots', 'nine red parrots', 'a wrong guess', 'tiny'];

let test: TestApp;
let app: FastifyInstance;
const logged: string[] = [];
const answered: { url: string; body: string }[] = [];
beforeAll(async () => {
  test = await testApp();
  app = await buildApp({ ...test.deps, logger: createLogger('trace', { write: (line) => void logged.push(line) }) });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object | string, token?: string) {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}),
  };
  const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  answered.push({ url, body: answer.body });
  return answer;
}

it('no password, token or hash is in any log line, and none in an answer but the token of a login', async () => {
  const [first = '', second = '', third = '', wrong = '', tiny = ''] = PASSWORDS;
  const email = 'bilal@example.com';
  const buyer = {
    first_name: 'Bilal',
    last_name: 'Ahmed',
    email,
    password: first,
    confirmPassword: first,
    agreeToTerms: true,
  };
  await call('POST', '/api/auth/signupBuyer', { ...buyer, password: tiny, confirmPassword: tiny });
  await call('POST', '/api/auth/signupBuyer', {
    ...buyer,
    password: first.repeat(50),
    confirmPassword: first.repeat(50),
  });
  await call('POST', '/api/auth/signupBuyer', buyer);
  await call('POST', '/api/auth/signupBuyer', buyer);
  await call('POST', '/api/auth/signupBuyer', `{"password":"${first}",`);
  const form = multipart({
    first_name: 'S',
    last_name: 'K',
    phone: 'x',
    email: 's@example.com',
    address: '',
    password: first,
  });
  answered.push({ url: 'signup', body: (await app.inject({ method: 'POST', url: '/api/auth/signup', ...form })).body });
  await call('POST', '/api/auth/login', { email, password: wrong });
  await call('POST', '/api/auth/login', { email, password: [first] });
  const login = await call('POST', '/api/auth/login', { email, password: first });
  const token: string = login.json().token;
  answered.splice(-1);
  await call('GET', '/api/auth/getuser', undefined, token);
  await call('GET', '/api/auth/get-profile', undefined, token);
  await call('GET', '/api/auth/get-profile', undefined, `${token}x`);
  await call('GET', `/api/properties?authToken=${token}`, undefined, token);
  await call(
    'POST',
    '/api/auth/change-password',
    { currentPassword: wrong, password: second, confirmPassword: second },
    token,
  );
  await call(
    'POST',
    '/api/auth/change-password',
    { currentPassword: first, password: second, confirmPassword: second },
    token,
  );
  await call('POST', '/api/auth/google-login', { credential: `${token}.${token}.${token}` });

  await call('POST', '/api/auth/forgot-password', { email });
  let reset = '';
  for (let tries = 0; tries < 100 && !reset; tries += 1) {
    await sendDueMails(test.deps);
    reset = test.outbox.map((mail) => /reset-password\/([\w-]{43})/.exec(mail.text)?.[1] ?? '').find(Boolean) ?? '';
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(reset).toHaveLength(43);
  await call('GET', `/reset-password/${reset}`);
  await call('POST', '/api/auth/reset-password', { token: reset, password: third, confirmPassword: third });
  await call('POST', '/api/auth/reset-password', { token: reset, password: third, confirmPassword: third });
  await call('POST', '/api/client-errors', { message: 'x', url: `https://example.com/reset-password/${reset}` });
  await call('POST', `/api/newsletter/unsubscribe/${reset}`);

  // The worst moment: the database refuses, and its error names the values.
  await test.deps.pool.query('alter table sessions rename to sessions_away');
  const broken = await call('POST', '/api/auth/login', { email, password: third });
  expect(broken.statusCode).toBe(500);
  await test.deps.pool.query('alter table sessions_away rename to sessions');
  await test.deps.pool.query('alter table accounts rename column first_name to first_name_away');
  expect((await call('POST', '/api/auth/signupBuyer', { ...buyer, email: 'new@example.com' })).statusCode).toBe(500);
  await test.deps.pool.query('alter table accounts rename column first_name_away to first_name');
  const again: string = (await call('POST', '/api/auth/login', { email, password: third })).json().token;
  answered.splice(-1);
  await call('POST', '/api/auth/logout', {}, again);

  const { rows } = await test.deps.pool.query<{ password_hash: string }>('select password_hash from accounts');
  const hashes = [token, again, reset].map((each) => createHash('sha256').update(each).digest('hex'));
  const secrets = [
    ...PASSWORDS,
    token,
    again,
    reset,
    ...hashes,
    ...rows.map((row) => row.password_hash),
    '$argon2',
    'password_hash":',
  ];
  const log = logged.join('');
  expect(logged.length).toBeGreaterThan(20);
  expect(log).toContain('request failed');
  for (const secret of secrets) {
    expect(log.includes(secret), `a log line holds ${secret}`).toBe(false);
    for (const { url, body } of answered)
      expect(body.includes(secret), `the answer of ${url} holds ${secret}`).toBe(false);
  }
});
