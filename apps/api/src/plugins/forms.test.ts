import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJpeg, multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

describe('a form that is none', () => {
  let site: TestApp;
  let form: ReturnType<typeof multipart>;
  let authorization: string;
  beforeAll(async () => {
    site = await testApp();
    authorization = (await site.signIn('seller')).headers.authorization;
    form = multipart({ title: 'Sunny house' }, [{ field: 'image_url', name: 'a.jpg', bytes: await aJpeg() }]);
  });
  afterAll(() => site.close());

  const send = (payload: Buffer, contentType = form.headers['content-type']) =>
    site.app.inject({
      method: 'POST',
      url: '/api/properties/save',
      headers: { authorization, 'content-type': contentType },
      payload,
    });

  it('has a title as people see it, also where it is posted', async () => {
    const ad = { title: '\u202eSun\u200bny house', property_type: 'House', price: '24000000', area: 'Clifton' };
    const { payload, headers } = multipart(ad);
    const answer = await send(payload, headers['content-type']);
    expect(answer.json().property).toMatchObject({ title: 'Sunny house' });
  });

  it.each([
    ['ends before its last line', (whole: Buffer) => whole.subarray(0, -30), undefined],
    ['ends inside a file', (whole: Buffer) => whole.subarray(0, -500), undefined],
    ['ends inside a header', (whole: Buffer) => whole.subarray(0, 60), undefined],
    [
      'names a boundary of 10,000 characters',
      (whole: Buffer) => whole,
      `multipart/form-data; boundary=${'x'.repeat(10_000)}`,
    ],
    ['names no boundary', (whole: Buffer) => whole, 'multipart/form-data'],
    ['names another boundary', (whole: Buffer) => whole, 'multipart/form-data; boundary=another'],
  ])('is refused in words when it %s', async (_, change, contentType) => {
    const answer = await send(change(form.payload), contentType);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().message).toMatch(/\w/);
  });
});

describe('a body of the wrong kind', () => {
  let site: TestApp;
  let authorization: string;
  beforeAll(async () => {
    site = await testApp();
    authorization = (await site.signIn('seller')).headers.authorization;
  });
  afterAll(() => site.close());

  it.each(['/api/auth/signup', '/api/plans/upgrade', '/api/auth/profile-image'])(
    'is answered at %s with the form to send instead',
    async (url) => {
      const answer = await site.app.inject({
        method: 'POST',
        url,
        headers: { authorization },
        payload: { plan: 'pro' },
      });
      expect(answer.statusCode).toBe(415);
      expect(answer.json().message).toBe('Send this as a form with files (multipart/form-data).');
    },
  );

  it.each([
    ['POST', '/api/auth/signupBuyer'],
    ['PUT', '/api/auth/sellerprofile'],
    ['POST', '/api/properties/add-lead'],
  ] as const)('is no form at %s %s with all fields missing', async (method, url) => {
    const { payload, headers } = multipart({ first_name: 'Sana', last_name: 'Khan', email: 'sana@example.com' });
    const answer = await site.app.inject({ method, url, headers: { ...headers, authorization }, payload });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().message).toBe('Send this as JSON (application/json).');
    expect(answer.json().fields).toBeUndefined();
  });

  it('does not hold a pattern up to people', async () => {
    const number = await site.app.inject({ url: '/api/cities/abc' });
    expect(number.statusCode).toBe(400);
    expect(number.json().message).toBe('Please check cityId: it must be a whole number.');
    const page = await site.app.inject({ url: '/api/sellers/addresses?page=0' });
    expect(page.json().message).toBe('Please check page: it must be a whole number from 1 on.');
    const slug = await site.app.inject({ url: '/api/projects/Not%20One/units' });
    expect(slug.json().message).not.toContain('pattern');
  });
});
