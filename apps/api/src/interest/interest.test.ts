import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedFolder } from '../db/assets.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { saveProject } from '../projects/operator.actions.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { listInterest } from './interest.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({
    projectDesks: { 'clifton-courtyard': 'courtyard@example.com', 'third-tower': 'tower@example.com' },
  });
});
afterAll(() => test.close());
beforeEach(() => test.reset());

const form = { unitType: '4bed', fullName: 'Amna Khan', phoneNumber: '0300 1234567', email: 'amna@example.com' };
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers });

describe('registering interest', () => {
  it('is stored for Grand Monarch and mailed to the desk', async () => {
    const answer = await post('/gmregister', form);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().message).toBe('Thank you! Your interest has been registered.');
    expect(await listInterest(test.db, 'grand-monarch')).toMatchObject([
      { phoneNumber: '+923001234567', unitType: '4bed' },
    ]);
    await sendDueMails(test.deps);
    expect(test.outbox).toMatchObject([{ to: test.deps.settings.deskEmail, replyTo: 'amna@example.com' }]);
    expect(test.outbox[0]?.subject).toContain('4 Bed Apartment');
  });

  it('keeps each field on one line', async () => {
    const lines = { fullName: 'Amna\nKhan', phoneNumber: 'none\nyet', email: 'amna@example.com\n' };
    expect((await post('/gmregister', { ...form, ...lines })).statusCode).toBe(201);
    expect(await listInterest(test.db)).toMatchObject([
      { fullName: 'Amna Khan', phoneNumber: 'none yet', email: 'amna@example.com' },
    ]);
  });

  it('refuses an address that no mail reaches', async () => {
    for (const email of ['bad', 'amna@example.com\nBcc: x@example.com']) {
      const answer = await post('/gmregister', { ...form, email });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        message: 'Enter an email address like name@example.com.',
        fields: { email: 'Enter an email address like name@example.com.' },
      });
    }
    expect(await listInterest(test.db)).toEqual([]);
  });

  it('takes two phone numbers and a word on them', async () => {
    const phoneNumber = '0300 1234567 / 0321 7654321 (WhatsApp)';
    expect((await post('/gmregister', { ...form, phoneNumber })).statusCode).toBe(201);
    expect(await listInterest(test.db)).toMatchObject([{ phoneNumber }]);
    await sendDueMails(test.deps);
    expect(test.outbox[0]?.text).toContain(phoneNumber);
  });

  it('goes to the desk of its project', async () => {
    expect((await post('/api/interest/clifton-courtyard', form)).statusCode).toBe(201);
    expect((await post('/api/interest/third-tower', form)).statusCode).toBe(201);
    expect((await post('/api/interest/grand-monarch', form)).statusCode).toBe(201);
    await sendDueMails(test.deps);
    expect(test.outbox.map((mail) => mail.to)).toEqual([
      'courtyard@example.com',
      'tower@example.com',
      test.deps.settings.deskEmail,
    ]);
    expect(await listInterest(test.db)).toHaveLength(3);
  });

  it('takes the units of a project that the settings alone know, and shows them to its desk', async () => {
    const shop = { ...form, unitType: 'corner-shop' };
    expect((await post('/api/interest/third-tower', shop)).statusCode).toBe(201);
    expect((await post('/api/interest/third-tower', { ...shop, unitType: ' ' })).statusCode).toBe(400);
    await sendDueMails(test.deps);
    expect(test.outbox[0]?.subject).toContain('in a corner-shop');
  });

  it('takes a project that was saved with its units, by its own name', async () => {
    const saved = { ...JSON.parse(readFileSync(new URL('projects/clifton-courtyard.json', seedFolder), 'utf8')) };
    const project = { ...saved, slug: 'palm-court', name: 'The Palm Court' };
    expect((await post('/api/interest/palm-court', form)).statusCode).toBe(404);
    await saveProject(test.deps, 'palm-court', JSON.stringify(project));
    expect((await post('/api/interest/palm-court', form)).statusCode).toBe(201);
    await sendDueMails(test.deps);
    expect(test.outbox[0]).toMatchObject({ to: test.deps.settings.deskEmail });
    expect(test.outbox[0]?.text).toContain('The Palm Court');
  });

  it('names a unit to the desk in the words of its project', async () => {
    await post('/api/interest/clifton-courtyard', form);
    await sendDueMails(test.deps);
    expect(test.outbox[0]?.subject).toContain('Garden Home, 4 bedrooms');
  });

  it.each(['/gmregister', '/api/interest/grand-monarch', '/api/interest/clifton-courtyard'])(
    'takes no unit at %s that the project does not have',
    async (url) => {
      const answer = await post(url, { ...form, unitType: 'corner-shop' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: 'Please complete all the fields' });
    },
  );

  it.each(['unknown-project', 'constructor', '__proto__'])('answers 4xx for the project %s', async (project) => {
    const { statusCode } = await post(`/api/interest/${project}`, form);
    expect([400, 404]).toContain(statusCode);
    expect(await listInterest(test.db)).toHaveLength(0);
  });

  it.each(['unitType', 'fullName', 'phoneNumber', 'email'])('needs %s', async (field) => {
    const answer = await post('/gmregister', { ...form, [field]: undefined });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Please complete all the fields',
      fields: { [field]: expect.any(String) },
    });
    expect((await post('/gmregister', { ...form, [field]: ' ' })).statusCode).toBe(400);
  });

  it('registers once for a double click and for a retry with the same key', async () => {
    await Promise.all([post('/gmregister', form), post('/gmregister', form)]);
    await post('/gmregister', { ...form, unitType: '3bed' }, { 'idempotency-key': 'abcdefgh-1' });
    await post('/gmregister', { ...form, unitType: '3bed' }, { 'idempotency-key': 'abcdefgh-1' });
    expect(await listInterest(test.db)).toHaveLength(2);
    expect((await post('/gmregister', form, { 'idempotency-key': 'abcdefgh-1' })).statusCode).toBe(422);
  });

  it('knows a key again that came with the second try only', async () => {
    const withKey = (values: object) => post('/gmregister', values, { 'idempotency-key': 'abcdefgh-2' });
    await post('/gmregister', form);
    await withKey(form);
    expect((await withKey({ ...form, unitType: '3bed' })).statusCode).toBe(422);
    expect(await listInterest(test.db)).toHaveLength(1);
  });
});

describe('a form without scripts', () => {
  const send = async (project: string, values: Record<string, string>) =>
    (
      await test.app.inject({
        method: 'POST',
        url: `/api/interest/${project}`,
        payload: new URLSearchParams(values).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).headers.location;

  it('is answered by a page in its language, without the person in its address', async () => {
    expect(await send('grand-monarch', { ...form, page: 'en' })).toBe(
      '/projects/interest?project=grand-monarch&done=registered',
    );
    expect(await send('grand-monarch', { ...form, page: 'ur' })).toBe(
      '/ur/projects/interest?project=grand-monarch&done=registered',
    );
    // Sent twice it is one registration.
    expect(await listInterest(test.db, 'grand-monarch')).toHaveLength(1);
  });

  it('comes back with what was typed where it is refused', async () => {
    expect(await send('grand-monarch', { ...form, fullName: '', page: 'en' })).toBe(
      '/projects/interest?project=grand-monarch&unitType=4bed&phone=0300+1234567&email=amna%40example.com' +
        '&refused=INTEREST_FIELDS_MISSING',
    );
    expect(await send('grand-monarch', { ...form, unit: 'Z-9', page: 'ur' })).toMatch(
      /^\/ur\/projects\/interest\?.*unit=Z-9.*refused=UNIT_NOT_FOUND$/,
    );
    expect(await send('nowhere', { ...form, page: 'en' })).toMatch(/refused=PROJECT_UNKNOWN$/);
    expect(await send('grand-monarch', { ...form, fullName: 'x'.repeat(500), page: 'en' })).toMatch(/refused=/);
    expect(await listInterest(test.db)).toHaveLength(0);
  });
});
