import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SessionInfo } from '@karachi-estates/contracts/accounts';
import { PASSWORD_COMMON } from '@karachi-estates/domain/accounts/messages';
import { PASSWORD_MIN_LENGTH } from '@karachi-estates/domain/accounts/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMails } from '../mail/mail.actions.ts';
import { purgePictures } from '../media/media.actions.ts';
import { networkOf } from '../plugins/device.ts';
import { isCommonPassword } from '../plugins/password.ts';
import { aJpeg, multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

const PASSWORD = 'seven green parrots';

let test: TestApp;
let issuer: Awaited<ReturnType<typeof startIssuer>>;

/** A local stand-in for Google's key server. */
async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'local', alg: 'RS256', use: 'sig' };
  const server = createServer((_, response) => response.end(JSON.stringify({ keys: [key] })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sign = (
    claims: Record<string, unknown> = {},
    with_: { audience?: string; expires?: string; issuer?: string } = {},
  ) =>
    new SignJWT({ email: 'amna@example.com', email_verified: true, given_name: 'Amna', family_name: 'Khan', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'local' })
      .setSubject(typeof claims.sub === 'string' ? claims.sub : 'google-1')
      .setIssuer(with_.issuer ?? url)
      .setAudience(with_.audience ?? 'client-1')
      .setIssuedAt()
      .setExpirationTime(with_.expires ?? '5m')
      .sign(privateKey);
  return { url, sign, close: () => server.close() };
}

beforeAll(async () => {
  issuer = await startIssuer();
  test = await testApp({ google: { clientId: 'client-1', issuer: issuer.url, jwksUrl: `${issuer.url}/certs` } });
});
afterAll(async () => {
  await test.close();
  issuer.close();
});
beforeEach(async () => {
  test.setNow(new Date());
  await test.reset();
});

const post = (url: string, payload: object, options: { token?: string; from?: string } = {}) =>
  test.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: options.from ?? '203.0.113.7',
    headers: options.token ? { authorization: `Bearer ${options.token}` } : {},
  });

const get = (url: string, token?: string) =>
  test.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });

const buyer = {
  first_name: 'Bilal',
  last_name: 'Ahmed',
  email: 'Bilal@Example.com',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  agreeToTerms: true,
};

async function signedUp(): Promise<string> {
  await post('/api/auth/signupBuyer', buyer);
  return (await post('/api/auth/login', { email: buyer.email, password: PASSWORD })).json().token;
}

async function mailed(): Promise<string> {
  const reset = () => test.outbox.filter((mail) => mail.subject.startsWith('Choose a new password'));
  // The reset mail is written after its answer.
  for (let tries = 0; tries < 100 && reset().length === 0; tries += 1) {
    await sendDueMails(test.deps);
    if (reset().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return reset().at(-1)?.text ?? '';
}

describe('signup', () => {
  it('opens a buyer’s account that can sign in', async () => {
    const answer = await post('/api/auth/signupBuyer', buyer);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().user).toMatchObject({
      first_name: 'Bilal',
      role: 'buyer',
      plan: 'basic',
      email: 'Bilal@Example.com',
    });
    const login = await post('/api/auth/login', { email: ' bilal@example.COM ', password: PASSWORD });
    expect(login.statusCode).toBe(200);
    expect(login.json()).toMatchObject({ role: 'buyer', token: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('opens a seller’s account with a picture, whatever role is sent', async () => {
    const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#276' } })
      .jpeg()
      .toBuffer();
    const form = multipart(
      {
        first_name: 'Sana',
        last_name: 'Iqbal',
        phone: '0300-1234567',
        email: 'sana@example.com',
        address: 'Clifton',
        password: PASSWORD,
        role: 'buyer',
      },
      [{ field: 'profile_image', name: 'me.jpg', bytes: picture }],
    );
    const answer = await test.app.inject({ method: 'POST', url: '/api/auth/signup', ...form });
    expect(answer.statusCode).toBe(201);
    const { user } = answer.json();
    expect(user).toMatchObject({
      role: 'seller',
      phone: '+923001234567',
      profile_image: expect.stringMatching(/^\/media\/[0-9a-f]{32}$/),
    });
    expect((await get(user.profile_image)).statusCode).toBe(200);
  });

  it('refuses a file that is no picture and opens no account', async () => {
    const fields = {
      first_name: 'Sana',
      last_name: 'Iqbal',
      phone: '0300-1234567',
      email: 'sana@example.com',
      address: '',
      password: PASSWORD,
    };
    const form = multipart(fields, [{ field: 'profile_image', name: 'me.jpg', bytes: Buffer.from('hello') }]);
    const answer = await test.app.inject({ method: 'POST', url: '/api/auth/signup', ...form });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty('profile_image');
    expect((await post('/api/auth/login', { email: fields.email, password: PASSWORD })).statusCode).toBe(401);
  });

  it.each([
    [{ confirmPassword: 'other' }, 'confirmPassword', 'Passwords do not match!'],
    [{ agreeToTerms: false }, 'agreeToTerms', 'You must agree to the terms and conditions.'],
    [{ password: 'short', confirmPassword: 'short' }, 'password', 'Use at least 8 characters.'],
    [
      { password: 'Password123!', confirmPassword: 'Password123!' },
      'password',
      'This password is one of the most used in the world. Choose another one.',
    ],
    [{ email: 'nobody' }, 'email', 'Enter an email address like name@example.com.'],
    [{ first_name: '  ' }, 'first_name', 'Enter your first name.'],
  ])('refuses %j', async (change, field, message) => {
    const answer = await post('/api/auth/signupBuyer', { ...buyer, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, error: message, fields: { [field]: message } });
  });

  it('knows an address without its case', async () => {
    await post('/api/auth/signupBuyer', buyer);
    const answer = await post('/api/auth/signupBuyer', { ...buyer, email: 'BILAL@example.com' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().fields).toHaveProperty('email');
  });

  it('opens one account for two signups at once', async () => {
    const answers = await Promise.all([post('/api/auth/signupBuyer', buyer), post('/api/auth/signupBuyer', buyer)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
  });
});

describe('login', () => {
  it('says the same for a wrong password and an unknown address', async () => {
    await post('/api/auth/signupBuyer', buyer);
    const wrong = await post('/api/auth/login', { email: buyer.email, password: 'not the right one' });
    const unknown = await post('/api/auth/login', { email: 'nobody@example.com', password: PASSWORD });
    const { requestId: _one, ...wrongAnswer } = wrong.json();
    const { requestId: _two, ...unknownAnswer } = unknown.json();
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(wrongAnswer).toEqual(unknownAnswer);
    expect(wrongAnswer.message).toBe('Invalid login credentials.');
  });

  it.each([{}, { email: 'a@example.com' }, { email: '', password: 'x' }, { email: null, password: {} }])(
    'asks for both fields: %j',
    async (payload) => {
      const answer = await post('/api/auth/login', payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('Please enter both email and password.');
    },
  );

  it('throttles guesses from one address, and lets the owner in from another', async () => {
    await post('/api/auth/signupBuyer', buyer);
    const guess = () =>
      post('/api/auth/login', { email: buyer.email, password: 'a wrong guess' }, { from: '198.51.100.1' });
    const statuses: number[] = [];
    for (let tries = 0; tries < 14; tries += 1) statuses.push((await guess()).statusCode);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual(Array(4).fill(429));
    const refused = await post('/api/auth/login', { email: buyer.email, password: PASSWORD }, { from: '198.51.100.1' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(
      (await post('/api/auth/login', { email: buyer.email, password: PASSWORD }, { from: '192.0.2.9' })).statusCode,
    ).toBe(200);
    test.setNow(new Date(Date.now() + 16 * 60_000));
    expect((await guess()).statusCode).toBe(401);
  });

  it('turns 1,000 wrong logins from one address away after ten, and lets the owner in from a new one', async () => {
    await post('/api/auth/signupBuyer', buyer);
    const guess = () =>
      post('/api/auth/login', { email: buyer.email, password: 'a wrong guess' }, { from: '198.51.100.3' });
    const statuses: number[] = [];
    for (let batch = 0; batch < 20; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, guess));
      statuses.push(...answers.map(({ statusCode }) => statusCode));
      for (const { statusCode, headers } of answers) {
        if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(990);
    const owner = await post('/api/auth/login', { email: buyer.email, password: PASSWORD }, { from: '192.0.2.77' });
    expect(owner.statusCode).toBe(200);
  }, 60_000);

  it('throttles guesses at one account from many addresses, but not where its owner has signed in', async () => {
    await signedUp();
    const statuses: number[] = [];
    for (let address = 1; address <= 12; address += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          post('/api/auth/login', { email: buyer.email, password: 'a wrong guess' }, { from: `198.51.100.${address}` }),
        ),
      );
      statuses.push(...answers.map(({ statusCode }) => statusCode));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    const right = { email: buyer.email, password: PASSWORD };
    expect((await post('/api/auth/login', right, { from: '192.0.2.78' })).statusCode).toBe(429);
    expect((await post('/api/auth/login', right)).statusCode).toBe(200);
  }, 60_000);

  it('throttles one address that tries many accounts', async () => {
    const statuses = new Set<number>();
    for (let tries = 0; tries < 55; tries += 1) {
      const answer = await post(
        '/api/auth/login',
        { email: `person${tries}@example.com`, password: 'karachi by night' },
        { from: '198.51.100.2' },
      );
      statuses.add(answer.statusCode);
    }
    expect(statuses).toEqual(new Set([401, 429]));
  }, 60_000);

  it('counts only failures', async () => {
    await post('/api/auth/signupBuyer', buyer);
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await post('/api/auth/login', { email: buyer.email, password: PASSWORD })).statusCode).toBe(200);
    }
  });

  it('is limited also where it succeeds, and only where it comes from', async () => {
    await post('/api/auth/signupBuyer', buyer);
    const logIn = (from: string) => post('/api/auth/login', { email: buyer.email, password: PASSWORD }, { from });
    const statuses: number[] = [];
    for (let batch = 0; batch < 4; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => logIn('198.51.100.4')));
      statuses.push(...answers.map((answer) => answer.statusCode));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await logIn('192.0.2.10')).statusCode).toBe(200);
    test.setNow(new Date(Date.now() + 16 * 60_000));
    expect((await logIn('198.51.100.4')).statusCode).toBe(200);
  }, 60_000);

  it('leaves at most fifty sessions, those used last', async () => {
    const first = await signedUp();
    const { id } = (await get('/api/auth/getuser', first)).json().user;
    await test.deps.pool.query(
      `insert into sessions (account_id, token_hash, created_at, renewed_at, expires_at)
       select $1, 'hash-' || n, $2, $2::timestamptz + n * interval '1 second', $2::timestamptz + interval '9 days'
       from generate_series(1, 60) as n`,
      [id, new Date()],
    );
    await post('/api/auth/login', { email: buyer.email, password: PASSWORD });
    const { rows } = await test.deps.pool.query('select count(*)::int as count from sessions');
    expect(rows).toEqual([{ count: 50 }]);
    expect((await get('/api/auth/getuser', first)).statusCode).toBe(401);
  });

  it('takes the addresses of one IPv6 network for one', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'));
    expect(networkOf('2001:db8::1')).not.toBe(networkOf('2001:db8:0:1::1'));
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  });
});

describe('a session', () => {
  it('opens the account, and nothing without it', async () => {
    const token = await signedUp();
    expect((await get('/api/auth/getuser', token)).json().user.email).toBe('Bilal@Example.com');
    const none = await get('/api/auth/getuser');
    expect(none.statusCode).toBe(401);
    expect(none.json().message).toBe('You are not logged in. Please log in.');
    const wrong = await get('/api/auth/get-profile', 'x'.repeat(43));
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().message).toBe('Your session has expired. Please log in again.');
  });

  it('lasts thirty days from its last use', async () => {
    const token = await signedUp();
    const start = Date.now();
    const afterDays = async (days: number) => {
      test.setNow(new Date(start + days * 86_400_000));
      return (await get('/api/auth/getuser', token)).statusCode;
    };
    expect(await afterDays(29)).toBe(200);
    expect(await afterDays(58)).toBe(200);
    expect(await afterDays(89)).toBe(401);
  });

  it('ends with logout', async () => {
    const token = await signedUp();
    expect((await post('/api/auth/logout', {}, { token })).statusCode).toBe(200);
    expect((await get('/api/auth/getuser', token)).statusCode).toBe(401);
  });
});

describe('the sessions of a person', () => {
  const AGENTS = {
    phone:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    desk: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  };
  const logIn = async (userAgent: string | undefined, from: string): Promise<string> =>
    (
      await test.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: buyer.email, password: PASSWORD },
        remoteAddress: from,
        headers: { 'user-agent': userAgent ?? '' },
      })
    ).json().token;
  const listed = async (token: string): Promise<SessionInfo[]> =>
    (await get('/api/auth/sessions', token)).json().sessions;
  const end = (token: string, path = '') =>
    test.app.inject({
      method: 'DELETE',
      url: `/api/auth/sessions${path}`,
      headers: { authorization: `Bearer ${token}` },
    });

  it('are listed with device, kind of address and when they were last used, the present one marked', async () => {
    await post('/api/auth/signupBuyer', buyer);
    const phone = await logIn(AGENTS.phone, '203.0.113.7');
    const start = Date.now();
    test.setNow(new Date(start + 60_000));
    const desk = await logIn(AGENTS.desk, '2001:db8::7');
    test.setNow(new Date(start + 120_000));
    await logIn(undefined, '::ffff:203.0.113.9');
    const facts = (await listed(desk)).map(({ device, address_family, current }) => [device, address_family, current]);
    expect(facts).toEqual([
      ['Unknown device', 'IPv4', false],
      ['Firefox on Linux', 'IPv6', true],
      ['Chrome on Android', 'IPv4', false],
    ]);
    test.setNow(new Date(start + 3_600_000));
    const [latest] = await listed(phone);
    expect(latest).toMatchObject({ device: 'Chrome on Android', current: true });
    const inUrdu = await test.app.inject({
      url: '/api/auth/sessions',
      headers: { authorization: `Bearer ${phone}`, 'accept-language': 'ur' },
    });
    const names = inUrdu.json().sessions.map(({ device }: SessionInfo) => device);
    expect(names).toEqual([
      '\u2068Android\u2069 پر \u2068Chrome\u2069',
      'نامعلوم ڈیوائس',
      '\u2068Linux\u2069 پر \u2068Firefox\u2069',
    ]);
    expect(latest?.last_seen_at).toBe(new Date(start + 3_600_000).toISOString());
    const { rows } = await test.deps.pool.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|2001:db8|Mozilla/);
  });

  it('are ended one by one or all but the present one, and nobody ends another person’s', async () => {
    await post('/api/auth/signupBuyer', buyer);
    const tokens = [];
    for (const agent of [AGENTS.phone, AGENTS.desk, AGENTS.desk]) tokens.push(await logIn(agent, '203.0.113.7'));
    const [phone = '', one = '', two = ''] = tokens;
    const phoneId = (await listed(phone)).find((each) => each.current)?.id;
    const stranger = await test.signIn('buyer');
    expect((await end(stranger.token, `/${phoneId}`)).statusCode).toBe(404);
    for (const none of ['/0', '/999999999', '/x', '/99999999999999']) {
      expect((await end(one, none)).statusCode).toBe(404);
    }
    expect((await end(one, `/${phoneId}`)).json().message).toBe('That device is logged out.');
    expect((await get('/api/auth/getuser', phone)).statusCode).toBe(401);
    expect((await end(one)).json()).toEqual({ message: 'All other devices are logged out.', ended: 1 });
    expect((await get('/api/auth/getuser', two)).statusCode).toBe(401);
    expect((await get('/api/auth/getuser', one)).statusCode).toBe(200);
    expect((await get('/api/auth/getuser', stranger.token)).statusCode).toBe(200);
  });
});

describe('a profile', () => {
  it('is saved, and e-mail, role and plan are read past', async () => {
    const token = await signedUp();
    const payload = {
      first_name: 'Billu',
      last_name: 'Ahmed',
      phone: '0321 7654321',
      email: 'other@example.com',
      role: 'seller',
      plan: 'premium',
      id: 99,
    };
    const answer = await test.app.inject({
      method: 'PUT',
      url: '/api/auth/buyerprofile',
      payload,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.json()).toMatchObject({
      message: 'Profile updated successfully.',
      user: { first_name: 'Billu', phone: '+923217654321', email: 'Bilal@Example.com', role: 'buyer', plan: 'basic' },
    });
  });

  it.each(['buyer', 'seller'] as const)('of a %s is taken back as it was read', async (role) => {
    const { headers } = await test.signIn(role);
    const read = async () => (await test.app.inject({ url: '/api/auth/get-profile', headers })).json().user;
    const save = (payload: object) =>
      test.app.inject({ method: 'PUT', url: `/api/auth/${role}profile`, payload, headers });
    const before = await read();
    expect((await save(before)).statusCode).toBe(200);
    expect(await read()).toEqual(before);
    // Who has none sends nothing, be it as null.
    expect((await save({ ...before, phone: null, address: null })).statusCode).toBe(200);
    expect(await read()).toEqual({ ...before, phone: '', address: '' });
    for (const none of [{ first_name: null }, { email: null }])
      expect((await save({ ...before, ...none })).json().code).toBe('PROFILE_FIELDS_MISSING');
  });

  it('needs its names, in the words of the catalogue', async () => {
    const token = await signedUp();
    const answer = await test.app.inject({
      method: 'PUT',
      url: '/api/auth/buyerprofile',
      payload: { first_name: '' },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('Please fill all required fields (First name, Last name, Email).');
  });

  it('takes a picture, and takes it away again', async () => {
    const { headers } = await test.signIn('buyer');
    const picture = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#a52' } })
      .png()
      .toBuffer();
    const form = multipart({}, [{ field: 'profile_image', name: 'me.png', bytes: picture }]);
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/auth/profile-image',
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
    expect(answer.json().user.profile_image).toMatch(/^\/media\/[0-9a-f]{32}$/);
    const none = multipart({}, []);
    const refused = await test.app.inject({
      method: 'POST',
      url: '/api/auth/profile-image',
      payload: none.payload,
      headers: { ...none.headers, ...headers },
    });
    expect(refused.statusCode).toBe(400);

    const removed = await test.app.inject({ method: 'DELETE', url: '/api/auth/profile-image', headers });
    expect(removed.json()).toMatchObject({ message: 'Profile updated successfully.', user: { profile_image: null } });
    const profile = await test.app.inject({ method: 'GET', url: '/api/auth/get-profile', headers });
    expect(profile.json().user.profile_image).toBeNull();
  });

  it('keeps a picture that was replaced or taken away for thirty days, and then no longer', async () => {
    const { headers } = await test.signIn('buyer');
    const now = Date.now();
    const set = async (number: number, second: number) => {
      test.setNow(new Date(now + second * 1_000));
      const form = multipart({}, [{ field: 'profile_image', name: 'me.jpg', bytes: await aJpeg(number) }]);
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/auth/profile-image',
        payload: form.payload,
        headers: { ...form.headers, ...headers },
      });
      return String(answer.json().user.profile_image);
    };
    const [first, second, third] = [await set(1, 0), await set(2, 1), await set(1, 2)];
    expect(third).toBe(first);
    const there = async (day: number) => {
      test.setNow(new Date(now + day * 86_400_000));
      await purgePictures(test.deps);
      const statuses = [first, second].map(async (src) => (await test.app.inject(`${src}/320`)).statusCode);
      return Promise.all(statuses);
    };
    expect(await there(29)).toEqual([200, 200]);
    await test.app.inject({ method: 'DELETE', url: '/api/auth/profile-image', headers });
    const { rows } = await test.deps.pool.query<{ hash: string }>('select hash from media order by hash');
    expect(rows).toHaveLength(2);
    await there(31);
    const stored: string[] = [];
    for await (const { name } of test.deps.media.list()) stored.push(name);
    expect(stored).toEqual([first.slice(-32)]);
    await there(60);
    expect((await test.deps.pool.query('select hash from media')).rows).toEqual([]);
    test.setNow(new Date());
  });
});

describe('passwords', () => {
  it('end the link of the shortlist with a change: whoever had the old one may have it', async () => {
    const token = await signedUp();
    const share = (await post('/api/favourites/sharing', {}, { token })).json().token;
    const shared = async () => (await get(`/api/shared-shortlist?token=${share}`)).statusCode;
    expect(await shared()).toBe(200);
    const next = 'eight blue parrots';
    const change = { currentPassword: PASSWORD, password: next, confirmPassword: next };
    expect((await post('/api/auth/change-password', change, { token })).statusCode).toBe(200);
    expect(await shared()).toBe(404);
  });

  it('are reset with the mailed link, once, which ends all sessions', async () => {
    const token = await signedUp();
    await post('/api/auth/forgot-password', { email: 'bilal@example.com' });
    const link = /\/reset-password\/([\w-]{43})/.exec(await mailed())?.[1] ?? '';
    const reset = { token: link, password: 'eight blue parrots', confirmPassword: 'eight blue parrots' };
    expect((await post('/api/auth/reset-password', reset)).statusCode).toBe(200);
    expect((await post('/api/auth/reset-password', reset)).json().message).toMatch(/link was used already/);
    expect((await get('/api/auth/getuser', token)).statusCode).toBe(401);
    expect((await post('/api/auth/login', { email: buyer.email, password: PASSWORD })).statusCode).toBe(401);
    expect((await post('/api/auth/login', { email: buyer.email, password: reset.password })).statusCode).toBe(200);
  });

  it('of before a reset leave no session, also of logins that were on their way', async () => {
    const reset = async (password: string) => {
      test.outbox.length = 0;
      await post('/api/auth/forgot-password', { email: buyer.email });
      const token = /\/reset-password\/([\w-]{43})/.exec(await mailed())?.[1] ?? '';
      return () => post('/api/auth/reset-password', { token, password, confirmPassword: password });
    };
    await signedUp();
    let old = PASSWORD;
    for (let round = 0; round < 3; round += 1) {
      const next = `parrots of round ${round}`;
      const sendReset = await reset(next);
      // Hashes are worked on two at a time, so the reset is done while most of these wait for theirs.
      const [done, ...logins] = await Promise.all([
        sendReset(),
        ...Array.from({ length: 6 }, (_, place) =>
          post('/api/auth/login', { email: buyer.email, password: old }, { from: `192.0.2.${round * 10 + place}` }),
        ),
      ]);
      expect(done.statusCode).toBe(200);
      for (const login of logins) {
        if (login.statusCode !== 200) expect(login.json().message).toBe('Invalid login credentials.');
        else expect((await get('/api/auth/getuser', login.json().token)).statusCode).toBe(401);
      }
      const { rows } = await test.deps.pool.query('select id from sessions');
      expect(rows).toEqual([]);
      old = next;
    }
  }, 60_000);

  it('are changed by a reset or by who knew the old one, whoever is first, and never by both', async () => {
    const thief = { currentPassword: PASSWORD, password: 'nine red parrots', confirmPassword: 'nine red parrots' };
    const owner = { password: 'eight blue parrots', confirmPassword: 'eight blue parrots' };
    const token = await signedUp();
    await post('/api/auth/forgot-password', { email: buyer.email });
    const link = /\/reset-password\/([\w-]{43})/.exec(await mailed())?.[1] ?? '';
    const [reset, change] = await Promise.all([
      post('/api/auth/reset-password', { token: link, ...owner }),
      post('/api/auth/change-password', thief, { token }),
    ]);
    // A reset ends the thief's session and knowledge; a change that was first has ended the link.
    expect(['200 400', '200 401', '400 200']).toContain(`${reset.statusCode} ${change.statusCode}`);
    const { password } = reset.statusCode === 200 ? owner : thief;
    expect((await post('/api/auth/login', { email: buyer.email, password })).statusCode).toBe(200);
  });

  it('cannot be reset with a link that is older than an hour', async () => {
    await signedUp();
    await post('/api/auth/forgot-password', { email: buyer.email });
    const link = /\/reset-password\/([\w-]{43})/.exec(await mailed())?.[1] ?? '';
    test.setNow(new Date(Date.now() + 61 * 60_000));
    const reset = { token: link, password: 'eight blue parrots', confirmPassword: 'eight blue parrots' };
    expect((await post('/api/auth/reset-password', reset)).statusCode).toBe(400);
  });

  it('are asked to be reset with one answer for everybody', async () => {
    await signedUp();
    for (const none of ['', ' ', 'nobody'])
      expect((await post('/api/auth/forgot-password', { email: none })).json().code).toBe('EMAIL_INVALID');
    const known = await post('/api/auth/forgot-password', { email: buyer.email });
    const unknown = await post('/api/auth/forgot-password', { email: 'nobody@example.com' });
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    await mailed();
    expect(test.outbox.map((mail) => [mail.to, mail.subject])).toEqual([
      ['Bilal@Example.com', 'Please confirm your email address'],
      ['Bilal@Example.com', 'Choose a new password for Karachi Estates'],
    ]);
  });

  it('are changed by who knows the current one, which ends the other sessions', async () => {
    const other = await signedUp();
    const token: string = (await post('/api/auth/login', { email: buyer.email, password: PASSWORD })).json().token;
    const change = {
      currentPassword: 'not it at all',
      password: 'nine red parrots',
      confirmPassword: 'nine red parrots',
    };
    const refused = await post('/api/auth/change-password', change, { token });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toHaveProperty('currentPassword');
    expect(
      (await post('/api/auth/change-password', { ...change, currentPassword: PASSWORD }, { token })).statusCode,
    ).toBe(200);
    expect((await get('/api/auth/getuser', token)).statusCode).toBe(200);
    expect((await get('/api/auth/getuser', other)).statusCode).toBe(401);
  });

  it.each([
    'password',
    'Passw0rd!',
    'karachi123',
    'Pakistan786',
    'qwertyuiop',
    '12345678',
    'aaaaaaaa',
    'abcabcabc',
    '98765432',
    'iLoveYou!!',
    'Dragon123!',
  ])('refuse %s as too common', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'password',
    'password1',
    '12345678',
    '123456789',
    '1234567890',
    'qwerty123',
    'iloveyou1',
    'sunshine',
    'football',
    'baseball',
    'princess',
    'superman',
    'trustno1',
    '1qaz2wsx',
    'PASSWORD1',
    'jordan23',
    'corvette',
    'midnight',
    'mercedes',
    'asdfghjkl',
  ])('refuse %s at a signup and say why', async (password) => {
    const answer = await post('/api/auth/signupBuyer', {
      ...buyer,
      email: 'common@example.com',
      password,
      confirmPassword: password,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty('password', PASSWORD_COMMON);
  });

  it('refuse all of the thousand that are used most', () => {
    const most = dictionary['passwords-common'].slice(0, 1000).map(String);
    expect(most).toContain('password');
    const long = most.filter((password) => password.length >= PASSWORD_MIN_LENGTH);
    expect(long.length).toBeGreaterThan(150);
    expect(long.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it.each(['seven green parrots', 'K4raachi-monsoon', 'my horse eats paan'])('accept %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe('Google', () => {
  it('opens a buyer’s account for its word, and the same one again', async () => {
    const first = await post('/api/auth/google-login', {
      credential: await issuer.sign(),
      email: 'somebody-else@example.com',
    });
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ role: 'buyer', user: { email: 'amna@example.com', first_name: 'Amna' } });
    const again = await post('/api/auth/google-login', { credential: await issuer.sign({ email: 'new@example.com' }) });
    expect(again.json().user.id).toBe(first.json().user.id);
  });

  it('is not believed from claims, forgeries, other sites’ and expired credentials', async () => {
    const good = await issuer.sign();
    const [head, , signature] = good.split('.');
    const claims = Buffer.from(
      JSON.stringify({
        email: 'amna@example.com',
        email_verified: true,
        sub: 'google-1',
        aud: 'client-1',
        iss: issuer.url,
        exp: 4e9,
        iat: 1,
      }),
    ).toString('base64url');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    const bad = [
      { email: 'amna@example.com', email_verified: true, sub: 'google-1' },
      { credential: `${head}.${claims}.${signature}` },
      { credential: unsigned },
      { credential: await issuer.sign({}, { audience: 'another-site' }) },
      { credential: await issuer.sign({}, { issuer: 'https://evil.example' }) },
      { credential: await issuer.sign({}, { expires: '-5m' }) },
      { credential: await issuer.sign({ email_verified: false }) },
      { credential: 'nonsense' },
    ];
    for (const payload of bad) expect((await post('/api/auth/google-login', payload)).statusCode).toBe(401);
  });

  it('takes an account over from somebody who signed up with an address that is not theirs', async () => {
    await post('/api/auth/signupBuyer', { ...buyer, email: 'amna@example.com' });
    const { token } = (await post('/api/auth/login', { email: 'amna@example.com', password: PASSWORD })).json();
    const share = (await post('/api/favourites/sharing', {}, { token })).json().token;
    const change = { email: 'stranger@example.com', currentPassword: PASSWORD };
    expect((await post('/api/auth/change-email', change, { token })).statusCode).toBe(200);
    const owner = await post('/api/auth/google-login', { credential: await issuer.sign() });
    expect((await get(`/api/shared-shortlist?token=${share}`)).statusCode).toBe(404);
    const { rows: links } = await test.deps.pool.query("select 1 from email_links where kind in ('old', 'new')");
    expect(links).toEqual([]);
    expect(owner.json().user.email).toBe('amna@example.com');
    expect((await get('/api/auth/getuser', token)).statusCode).toBe(401);
    expect((await post('/api/auth/login', { email: 'amna@example.com', password: PASSWORD })).statusCode).toBe(401);
  });

  it('opens nothing any more with the identity of an address that the account has left', async () => {
    const google = async (claims: Record<string, unknown> = {}) =>
      post('/api/auth/google-login', { credential: await issuer.sign(claims) });
    const { token, user } = (await google()).json();
    await post('/api/auth/change-email', { email: 'amna@new.example' }, { token });
    await sendDueMails(test.deps);
    const links = test.outbox.flatMap(({ text }) => /\/confirm-email\/([\w-]{43})/.exec(text)?.[1] ?? []);
    for (const link of links.slice(-2)) await post('/api/auth/confirm-email', { token: link });
    await sendDueMails(test.deps);
    expect(test.outbox.at(-1)).toMatchObject({ to: 'amna@example.com', text: expect.stringContaining('Google') });
    // Whoever has the old mailbox gets an account of their own.
    expect((await google()).json().user.id).not.toBe(user.id);
    const other = await google({ sub: 'google-2', email: 'amna@new.example' });
    expect(other.json().user).toMatchObject({ id: user.id, email: 'amna@new.example' });
  });
});
