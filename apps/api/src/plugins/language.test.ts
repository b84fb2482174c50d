import { english } from '@karachi-estates/domain/words/en';
import { urdu } from '@karachi-estates/domain/words/ur';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { preferredLocale } from './language.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const inUrdu = { 'accept-language': 'ur-PK,ur;q=0.9,en;q=0.8' };

describe('the preferred language', () => {
  it('is English where the header is far too long to mean anything', () => {
    expect(preferredLocale(`${'x'.repeat(5_000)};q=0`)).toBe('en');
  });

  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de-DE,de;q=0.9', 'en'],
    ['en-US,en;q=0.9,ur;q=0.8', 'en'],
    ['en, ur', 'en'],
    ['ur', 'ur'],
    ['UR-pk', 'ur'],
    ['ur, en', 'ur'],
    ['ur-PK,ur;q=0.9,en;q=0.8', 'ur'],
    ['de, ur;q=0.5, en;q=0.4', 'ur'],
    ['ur;q=0, en', 'en'],
    ['ur;q=0.2,en;q=0.7', 'en'],
    [';;;=,,', 'en'],
  ])('of %j is %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});

describe('failures', () => {
  beforeEach(() => test.reset());

  it('have a code, and the message of the specification where no language is asked for', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Please enter both email and password.',
      error: 'Please enter both email and password.',
      code: 'LOGIN_FIELDS_MISSING',
    });
  });

  it('speak Urdu to who prefers it, with the same code', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/auth/login', payload: {}, headers: inUrdu });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: urdu.sentences.LOGIN_FIELDS_MISSING,
      error: urdu.sentences.LOGIN_FIELDS_MISSING,
      code: 'LOGIN_FIELDS_MISSING',
    });
  });

  it('name the fields at fault in the same language', async () => {
    const payload = { role: 'seller', first_name: 'Hina', last_name: '', email: 'hina', phone: '12', password: 'abc' };
    const form = multipart(payload);
    const headers = { ...form.headers, ...inUrdu };
    const answer = await test.app.inject({ method: 'POST', url: '/api/auth/signup', payload: form.payload, headers });
    expect(answer.json()).toMatchObject({
      code: 'LAST_NAME_MISSING',
      fields: {
        last_name: urdu.sentences.LAST_NAME_MISSING,
        email: urdu.sentences.EMAIL_INVALID,
        phone: urdu.sentences.PHONE_NOT_UNDERSTOOD,
        password: urdu.sentences.PASSWORD_TOO_SHORT,
      },
    });
  });

  it.each([
    ['an unknown address', { method: 'GET', url: '/api/nothing' }, 404, 'NOTHING_HERE'],
    [
      'a listing that is not there',
      { method: 'GET', url: '/api/properties/single?id=999999' },
      404,
      'PROPERTY_NOT_FOUND',
    ],
    ['a city that is not known', { method: 'GET', url: '/api/cities/7' }, 404, 'CITY_UNKNOWN'],
    ['a call of nobody', { method: 'GET', url: '/api/auth/get-profile' }, 401, 'NOT_LOGGED_IN_HEADER'],
    ['a filter that means nothing', { method: 'GET', url: '/api/properties?sort=oldest' }, 400, 'NOT_ONE_OF'],
    ['an area that is not known', { method: 'GET', url: '/api/properties?area=Atlantis' }, 400, 'AREA_NOT_KNOWN'],
    ['an area that may be several', { method: 'GET', url: '/api/properties?area=nazim' }, 400, 'AREA_NOT_CLEAR'],
    ['a number with letters', { method: 'GET', url: '/api/properties?minPrice=abc' }, 400, 'NOT_A_WHOLE_NUMBER'],
    ['a size that is none', { method: 'GET', url: '/api/properties?minSize=NaN' }, 400, 'NOT_A_SIZE'],
    ['a size with three decimals', { method: 'GET', url: '/api/properties?minSize=10.123' }, 400, 'NOT_A_SIZE'],
    ['a map of the whole earth', { method: 'GET', url: '/api/properties?box=-180_-90_180_90' }, 400, 'BOX_OUTSIDE'],
    ['a filter that stands twice', { method: 'GET', url: '/api/properties?bedrooms=3&bedrooms=4' }, 400, 'FIELD_CHECK'],
    ['a cursor of nothing', { method: 'GET', url: '/api/properties?cursor=abc' }, 400, 'PAGE_OF_RESULTS_INVALID'],
    [
      'a body that breaks its schema',
      { method: 'POST', url: '/api/newsletter', payload: { email: [] } },
      400,
      'FIELD_CHECK',
    ],
    ['a control character', { method: 'GET', url: '/api/properties?area=a%00b' }, 400, 'FIELD_CHECK'],
  ] as const)('of %s have a code and speak both languages', async (_, request, status, code) => {
    const [one, other] = await Promise.all([
      test.app.inject(request),
      test.app.inject({ ...request, headers: inUrdu }),
    ]);
    expect([one.statusCode, other.statusCode]).toEqual([status, status]);
    expect(one.json().code).toBe(code);
    expect(one.json().message).not.toMatch(/[\u0600-\u06ff]/);
    expect(other.json()).toMatchObject({ code, message: expect.stringMatching(/[\u0600-\u06ff]/) });
    expect(other.json().error).toBe(other.json().message);
    for (const fault of Object.values(other.json().fields ?? {})) expect(fault).toMatch(/[\u0600-\u06ff]/);
    expect(other.headers['cache-control']).toBe('no-store');
  });

  it('say what is wrong with a size and with a filter that stands twice', async () => {
    const messageOf = async (query: string, headers = {}) =>
      (await test.app.inject({ url: `/api/properties?${query}`, headers })).json().message;
    expect(await messageOf('minSize=10.123')).toContain('at most two decimals');
    expect(await messageOf('bedrooms=3&bedrooms=4')).toBe('Please check bedrooms: it can be given only once.');
    expect(await messageOf('bedrooms=3&bedrooms=4', inUrdu)).toContain('صرف ایک بار');
  });

  it('say what can be chosen, and which type is asked for', async () => {
    const { headers } = await test.signIn('seller');
    const put = async (url: string, method: 'PUT' | 'POST', payload: object, language = {}) =>
      (await test.app.inject({ method, url, payload, headers: { ...headers, ...language } })).json();
    const locale = await put('/api/auth/locale', 'PUT', { locale: 'fr' });
    expect(locale.message).toBe('Please check locale: it must be one of en, ur.');
    expect(locale.fields).toEqual({ locale: 'must be one of en, ur' });
    const spoken = await put('/api/auth/locale', 'PUT', { locale: 'fr' }, inUrdu);
    expect(spoken.message).toMatch(/ان میں سے ایک ہونا چاہیے: .en, ur/);
    const { message } = await put('/api/properties/status/1', 'POST', { status: 'foo' });
    expect(message).toMatch(/^Please check status: it must be one of \w+(, \w+)+\.$/);
    const typed = await put('/api/auth/login', 'POST', { email: 4, password: 'x' });
    expect(typed.message).toBe('Please check email: it must be text.');
    const typedSpoken = await put('/api/auth/login', 'POST', { email: 4, password: 'x' }, inUrdu);
    expect(typedSpoken.fields.email).toBe('یہ متن ہونا چاہیے');
  });

  it('name the plan that lifts a limit for programs, in every language alike', async () => {
    const { headers } = await test.signIn('seller');
    const form = multipart({ title: 'A house', property_type: 'House', price: '1', area: 'Clifton' });
    for (let posted = 0; posted < 2; posted += 1) {
      await test.app.inject({
        method: 'POST',
        url: '/api/properties/save',
        payload: form.payload,
        headers: { ...form.headers, ...headers },
      });
    }
    const refused = await test.app.inject({
      method: 'POST',
      url: '/api/properties/save',
      payload: form.payload,
      headers: { ...form.headers, ...headers, ...inUrdu },
    });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'PLAN_LISTINGS_REACHED', fields: { plan: 'pro' } });
    expect(refused.json().message).toContain('بیسک پلان');
  });
});

describe('successes', () => {
  beforeEach(() => test.reset());

  it('are told in the language asked for', async () => {
    const { headers } = await test.signIn('buyer');
    const send = (language: object) =>
      test.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { ...headers, ...language } });
    expect((await send(inUrdu)).json().message).toBe(urdu.sentences.LOGGED_OUT);
    const asked = {
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email: 'nobody@example.com' },
    } as const;
    expect((await test.app.inject(asked)).json().message).toBe(english.RESET_MAILED);
    expect((await test.app.inject({ ...asked, headers: inUrdu })).json().message).toBe(urdu.sentences.RESET_MAILED);
  });
});
