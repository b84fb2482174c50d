import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMails } from '../mail/mail.actions.ts';
import { createFileMailer } from '../mail/mailer.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { findSubscriber } from './newsletter.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(new Date());
  await test.reset();
});

const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload });

async function askedToken(): Promise<string> {
  await post('/api/newsletter', { email: 'Amna@Example.com' });
  await sendDueMails(test.deps);
  return /confirm\?token=([\w-]{43})/.exec(test.outbox.at(-1)?.text ?? '')?.[1] ?? '';
}

/** The text part of an .eml file as its reader sees it. */
function textOf(eml: string): string {
  return eml.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}

describe('the newsletter', () => {
  it('is confirmed with the link in the .eml file and ended with the link of an issue', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    const deps = { ...test.deps, mailer: createFileMailer(folder, 'Karachi Estates <news@example.com>') };
    const mails = async () => {
      await sendDueMails(deps);
      return Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name), 'utf8')));
    };

    expect((await post('/api/newsletter', { email: 'amna@example.com' })).statusCode).toBe(202);
    const [asked = ''] = await mails();
    expect(asked).toContain('To: amna@example.com');
    expect((await findSubscriber(test.db, 'amna@example.com'))?.confirmedAt).toBeNull();

    const token = /confirm\?token=([\w-]{43})/.exec(textOf(asked))?.[1];
    expect((await post('/api/newsletter/confirm', { token })).statusCode).toBe(200);
    expect((await findSubscriber(test.db, 'amna@example.com'))?.confirmedAt).not.toBeNull();

    const [, welcome = ''] = await mails();
    expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const header = /List-Unsubscribe:\s*<([^>]+)>/.exec(welcome.replace(/\r?\n /g, ''))?.[1] ?? '';
    const oneClick = await test.app.inject({
      method: 'POST',
      url: new URL(header).pathname,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(oneClick.statusCode).toBe(200);
    expect((await findSubscriber(test.db, 'amna@example.com'))?.unsubscribedAt).not.toBeNull();
    const link = /unsubscribe\?token=([\w-]{43})/.exec(textOf(welcome))?.[1];
    const opened = await test.app.inject(new URL(header).pathname);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/newsletter/unsubscribe?token=${link}`]);
    expect((await post('/api/newsletter/unsubscribe', { token: link })).statusCode).toBe(200);
    await rm(folder, { recursive: true });
  });

  it('is confirmed and ended by plain forms, and says where a link does not work', async () => {
    const sent = async (url: string, token: string) => {
      const payload = new URLSearchParams({ token, page: 'ur' }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const { statusCode, headers: got } = await test.app.inject({ method: 'POST', url, payload, headers });
      return [statusCode, got.location];
    };
    expect(await sent('/api/newsletter/confirm', await askedToken())).toEqual([303, '/ur/newsletter/confirm?done=1']);
    const reader = await findSubscriber(test.db, 'amna@example.com');
    expect(reader?.confirmedAt).not.toBeNull();
    expect(await sent('/api/newsletter/unsubscribe', reader?.unsubscribeToken ?? '')).toEqual([
      303,
      '/ur/newsletter/unsubscribe?done=1',
    ]);
    expect((await findSubscriber(test.db, 'amna@example.com'))?.unsubscribedAt).not.toBeNull();
    expect(await sent('/api/newsletter/unsubscribe', 'bad')).toEqual([
      303,
      '/ur/newsletter/unsubscribe?token=bad&refused=NEWSLETTER_LINK_INVALID',
    ]);
  });

  it('answers the same for a reader and a stranger, and writes readers no second mail', async () => {
    const stranger = await post('/api/newsletter', { email: 'stranger@example.com' });
    await post('/api/newsletter/confirm', { token: await askedToken() });
    await sendDueMails(test.deps);
    const sent = test.outbox.length;
    const reader = await post('/api/newsletter', { email: 'amna@example.com' });
    expect([reader.statusCode, reader.json()]).toEqual([stranger.statusCode, stranger.json()]);
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(sent);
  });

  it('knows in which language it was asked for', async () => {
    await askedToken();
    expect((await findSubscriber(test.db, 'amna@example.com'))?.locale).toBe('en');
    test.setNow(new Date(Date.now() + 120_000));
    const headers = { 'accept-language': 'ur' };
    const payload = { email: 'amna@example.com' };
    await test.app.inject({ method: 'POST', url: '/api/newsletter', payload, headers });
    expect((await findSubscriber(test.db, 'amna@example.com'))?.locale).toBe('ur');
  });

  it('is asked for by a form without scripts, which is answered by a page in its language', async () => {
    const plain = async (values: Record<string, string>) =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/newsletter',
          payload: new URLSearchParams(values).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).headers.location;
    expect(await plain({ email: 'amna@example.com', page: 'ur' })).toBe('/ur/newsletter/confirm?asked=1');
    expect((await findSubscriber(test.db, 'amna@example.com'))?.locale).toBe('ur');
    expect(await plain({ email: 'amna', page: 'en' })).toBe('/newsletter/confirm?email=amna&refused=EMAIL_INVALID');
  });

  it('can be confirmed twice, subscribed again after its end, and not with an old link', async () => {
    const token = await askedToken();
    expect((await post('/api/newsletter/confirm', { token })).statusCode).toBe(200);
    expect((await post('/api/newsletter/confirm', { token })).statusCode).toBe(200);
    const reader = await findSubscriber(test.db, 'amna@example.com');
    await post('/api/newsletter/unsubscribe', { token: reader?.unsubscribeToken });
    expect((await post('/api/newsletter/confirm', { token })).statusCode).toBe(400);
    const again = await askedToken();
    expect(again).not.toBe(token);
    test.setNow(new Date(Date.now() + 8 * 86_400_000));
    expect((await post('/api/newsletter/confirm', { token: again })).statusCode).toBe(400);
  });

  it('does not fill a mailbox', async () => {
    const start = Date.now();
    for (let tries = 0; tries < 6; tries += 1) {
      test.setNow(new Date(start + tries * 10 * 60_000));
      await askedToken();
    }
    expect(test.outbox).toHaveLength(3);
  });

  it('writes one mail for a double click, whose link works', async () => {
    const ask = () => post('/api/newsletter', { email: 'amna@example.com' });
    expect((await Promise.all([ask(), ask(), ask()])).map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    const token = await askedToken();
    expect(test.outbox).toHaveLength(1);
    expect((await post('/api/newsletter/confirm', { token })).statusCode).toBe(200);
  });

  it.each(['nobody', '', 'a@b', 'a b@example.com', 'a@example.com\nBcc: x@example.com'])(
    'refuses the address %j',
    async (email) => {
      expect((await post('/api/newsletter', { email })).statusCode).toBe(400);
    },
  );

  it.each(['', 'x', 'x'.repeat(43)])('refuses the token %j', async (token) => {
    expect((await post('/api/newsletter/confirm', { token })).statusCode).toBe(400);
    expect((await post('/api/newsletter/unsubscribe', { token })).statusCode).toBe(400);
  });
});
