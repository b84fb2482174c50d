import { afterEach, describe, expect, it } from 'vitest';
import type { Settings } from '../settings.ts';
import { aJpeg, multipart, photoFiles } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

const MEGABYTE = 1024 * 1024;
const DAY = 86_400_000;

describe('what one account may upload', () => {
  let site: TestApp;
  afterEach(() => site.close());

  const start = async (uploads: Partial<Settings['uploads']>) => {
    site = await testApp({ uploads: { perDay: 0, basicMegabytes: 0, paidMegabytes: 0, ...uploads } });
  };
  const post = (headers: Record<string, string>, url: string, form: ReturnType<typeof multipart>) =>
    site.app.inject({ method: 'POST', url, payload: form.payload, headers: { ...form.headers, ...headers } });
  /** A sound photo of so many megabytes: bytes behind its end weigh like any others. */
  const photo = async (number: number, megabytes = 0) => ({
    field: 'image_url',
    name: 'photo.jpg',
    bytes: Buffer.concat([await aJpeg(number), Buffer.alloc(megabytes * MEGABYTE)]),
  });
  const sendAhead = async (headers: Record<string, string>, number: number, megabytes?: number) =>
    post(headers, '/api/properties/photos', multipart({}, [await photo(number, megabytes)]));

  it('ends at a number of pictures a day, says when it goes on, and goes on then', async () => {
    await start({ perDay: 3 });
    const now = Date.now();
    site.setNow(new Date(now));
    const one = await site.signIn('seller');
    for (const number of [1, 2, 3]) expect((await sendAhead(one.headers, number)).statusCode).toBe(201);
    const refused = await sendAhead(one.headers, 4);
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'You can send 3 pictures a day. Please try again in 24 hours.',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400);
    expect(refused.json().fields).toHaveProperty('image_url');
    const picture = multipart({}, [{ field: 'profile_image', name: 'me.jpg', bytes: await aJpeg(5) }]);
    expect((await post(one.headers, '/api/auth/profile-image', picture)).statusCode).toBe(429);
    const shot = { plan: 'pro', months: '1', reference: 'TRX-1' };
    const paid = multipart(shot, [{ field: 'screenshot', name: 'paid.jpg', bytes: await aJpeg(6) }]);
    expect((await post(one.headers, '/api/plans/upgrade', paid)).statusCode).toBe(429);

    const other = await site.signIn('seller');
    expect((await sendAhead(other.headers, 4)).statusCode).toBe(201);
    site.setNow(new Date(now + DAY + 1_000));
    expect((await sendAhead(one.headers, 4)).statusCode).toBe(201);
  });

  it('ends at a number of megabytes by plan, also within one ad, and counts the same picture once', async () => {
    await start({ basicMegabytes: 3, paidMegabytes: 5 });
    const basic = await site.signIn('seller');
    for (const tries of [1, 2, 3])
      expect([tries, (await sendAhead(basic.headers, 1, 1)).statusCode]).toEqual([tries, 201]);
    const refused = await sendAhead(basic.headers, 2, 2);
    expect([refused.statusCode, refused.json().message]).toEqual([
      413,
      'Your pictures can take 3 MB together, and with this one it would be more. ' +
        'Choose smaller pictures, or delete some; what you delete counts for 30 more days.',
    ]);
    expect(refused.json().fields).toHaveProperty('image_url');
    const paid = await site.signIn('seller', { plan: 'premium', planUntil: new Date(Date.now() + DAY) });
    const three = await Promise.all([1, 2, 3].map((number) => photo(number + 10, 2)));
    expect((await post(paid.headers, '/api/properties/save', multipart({ title: 'x' }, three))).statusCode).toBe(413);
    expect((await sendAhead(paid.headers, 14, 4)).statusCode).toBe(201);
    const { rows } = await site.deps.pool.query('select hash from media');
    expect(rows).toHaveLength(2);
  });

  it('ends there also for many pictures at once, which leave nothing behind', async () => {
    await start({ basicMegabytes: 5 });
    const one = await site.signIn('seller');
    const answers = await Promise.all([1, 2, 3, 4].map((number) => sendAhead(one.headers, number, 2)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 413, 413]);
    expect(answers.find(({ statusCode }) => statusCode === 413)?.json().fields).toHaveProperty('image_url');
    const { rows } = await site.deps.pool.query('select hash from media');
    expect(rows).toHaveLength(2);
    expect((await sendAhead(one.headers, 5)).statusCode).toBe(201);
  });

  it('ends for new accounts by the network that they come from', async () => {
    await start({ perDay: 1 });
    const signUp = async (email: string, remoteAddress: string) => {
      const person = { first_name: 'Amna', last_name: 'Khan', phone: '0300 1234567', address: 'Clifton', email };
      const passwords = { password: 'seven green parrots', confirmPassword: 'seven green parrots' };
      const [file] = await photoFiles(1);
      const files = file ? [{ ...file, field: 'profile_image' }] : [];
      const { payload, headers } = multipart({ ...person, ...passwords }, files);
      return site.app.inject({ method: 'POST', url: '/api/auth/signup', payload, headers, remoteAddress });
    };
    expect((await signUp('a@example.com', '203.0.113.7')).statusCode).toBe(201);
    expect((await signUp('b@example.com', '203.0.113.7')).statusCode).toBe(429);
    expect((await signUp('b@example.com', '203.0.113.8')).statusCode).toBe(201);
  });
});
