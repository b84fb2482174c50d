import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../audit/audit.table.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { runJobs } from '../testing/runJobs.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { issueHtml, issueText } from './issueMail.ts';
import { sendIssues } from './issues.actions.ts';
import { deleteSubscriber } from './newsletter.store.ts';
import { subscribers } from './newsletter.table.ts';

const START = new Date('2026-11-23T08:00:00.000Z');
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

let test: TestApp;
let editor: Awaited<ReturnType<typeof staff>>;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(START);
  await test.reset();
  editor = await staff();
});

async function staff(columns: Parameters<TestApp['signInStaff']>[1] = {}) {
  const { headers } = await test.signInStaff(['editor'], columns);
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/desk/newsletters${path}`;
    const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
}

const tokenOf = (number: number) => `reader-${number}-`.padEnd(43, 'x');
const addressOf = (number: number) => `reader-${number}@example.com`;

async function readers(count: number, change: Partial<typeof subscribers.$inferInsert> = {}, first = 0) {
  await test.db.insert(subscribers).values(
    Array.from({ length: count }, (_, index) => ({
      email: addressOf(first + index),
      emailKey: addressOf(first + index),
      unsubscribeToken: tokenOf(first + index),
      askedAt: START,
      confirmedAt: START,
      ...change,
    })),
  );
}

async function issue(content = '<h2>November</h2><p>Salaam, see <a href="/blogs/3">papers</a>.</p>') {
  const { body } = await editor('POST', '', { subject: 'News of November' });
  const saved = await editor('PUT', `/${body.id}`, { version: 1, subject: 'News of November', content });
  expect(saved.status).toBe(200);
  return body.id as number;
}

const progress = async (id: number) => (await editor('GET', `/${id}`)).body.progress;
const unsubscribe = (number: number) =>
  test.app.inject({ method: 'POST', url: `/api/newsletter/unsubscribe/${tokenOf(number)}` });

/** Lets the jobs and the outbox work in turn until nothing more goes out. */
async function sendAll() {
  for (let before = -1; before !== test.outbox.length; ) {
    before = test.outbox.length;
    await sendIssues(test.deps);
    await sendDueMails(test.deps);
  }
}

/** Who got a mail, and how often. */
const counts = () => {
  const found = new Map<string, number>();
  for (const { to } of test.outbox) found.set(to, (found.get(to) ?? 0) + 1);
  return found;
};

describe('an issue of the newsletter', () => {
  it('goes to confirmed readers only, once, each with a way out of their own', async () => {
    await readers(3);
    await readers(1, { confirmedAt: null }, 3);
    await readers(1, { unsubscribedAt: START }, 4);
    const id = await issue();
    expect(await progress(id)).toMatchObject({ readers: 3, queued: 0, sent: 0 });
    const { body } = await editor('POST', `/${id}/send`, { seen: 2 });
    expect(body).toMatchObject({ state: 'sending', progress: { readers: 3 } });
    expect(await runJobs(test.deps)).toEqual(expect.arrayContaining(['newsletter-send', 'mail-send']));
    expect([...counts()].sort()).toEqual([0, 1, 2].map((number) => [addressOf(number), 1]));
    for (const [number, mail] of test.outbox.entries()) {
      expect(mail.headers).toEqual({
        'List-Unsubscribe': `<http://localhost:3000/api/newsletter/unsubscribe/${tokenOf(number)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
      expect(mail.subject).toBe('News of November');
      for (const part of [mail.text, mail.html])
        expect(part).toContain(`/newsletter/unsubscribe?token=${tokenOf(number)}`);
      expect(mail.text).toContain('papers (http://localhost:3000/blogs/3)');
    }
    expect((await editor('GET', `/${id}`)).body).toMatchObject({
      state: 'sent',
      progress: { readers: 3, queued: 0, sent: 3, given_up: 0, stopped: 0 },
    });
    expect((await editor('POST', `/${id}/send`, { seen: 2 })).status).toBe(409);
  });

  it('stands in a frame of the reader’s language, whatever its own is', async () => {
    await readers(1, { locale: 'ur' });
    await readers(1, {}, 1);
    const id = await issue('<h2>نومبر</h2><p dir="ltr">November</p><ul><li><p>دو</p></li></ul>');
    await editor('POST', `/${id}/send`, { seen: 2 });
    await sendAll();
    const to = (number: number) => test.outbox.find((mail) => mail.to === addressOf(number));
    for (const [number, html, unsubscribe, words] of [
      [0, '<html lang="ur" dir="rtl">', '/ur/newsletter/unsubscribe?token=', 'ایک کلک میں بند کریں'],
      [1, '<html lang="en">', '3000/newsletter/unsubscribe?token=', 'Unsubscribe with one click'],
    ] as const) {
      const mail = to(number);
      expect(mail?.html).toContain(html);
      expect(mail?.html).toContain(
        '<h2 dir="auto">نومبر</h2><p dir="ltr">November</p><ul dir="auto"><li><p>دو</p></li></ul>',
      );
      for (const part of [mail?.html, mail?.text]) {
        expect(part).toContain(words);
        expect(part).toContain(`${unsubscribe}${tokenOf(number)}`);
      }
    }
  });

  it('is sent once to each of them when a process dies in the middle of a batch, and several send at once', async () => {
    await readers(250);
    const id = await issue();
    await editor('POST', `/${id}/send`, { seen: 2 });
    // The 31st mail of the second batch takes the whole batch with it, as a crash would.
    await test.db.execute(sql`create function crash() returns trigger language plpgsql as $$ begin
      if (select count(*) from outbox) >= 130 then raise exception 'crash'; end if; return new; end $$`);
    await test.db.execute(sql`create trigger crash before insert on outbox for each row execute function crash()`);
    await sendIssues(test.deps);
    expect(await progress(id)).toMatchObject({ queued: 100, sent: 0 });
    await sendDueMails(test.deps);
    await expect(sendIssues(test.deps)).rejects.toThrow();
    expect(await progress(id)).toMatchObject({ queued: 0, sent: 100 });
    await test.db.execute(sql`drop trigger crash on outbox`);
    await test.db.execute(sql`drop function crash`);

    await Promise.all([sendIssues(test.deps), sendIssues(test.deps), sendIssues(test.deps)]);
    await sendAll();
    expect(counts().size).toBe(250);
    expect([...counts().values()].every((count) => count === 1)).toBe(true);
    expect((await editor('GET', `/${id}`)).body).toMatchObject({ state: 'sent', progress: { sent: 250, queued: 0 } });
  });

  it('takes in mails that came back later: who cannot be reached gets nothing more', async () => {
    await readers(3);
    const id = await issue();
    await editor('POST', `/${id}/send`, { seen: 2 });
    await sendAll();
    const report = `From: MAILER-DAEMON@mx.example.com\nFinal-Recipient: rfc822; Reader-1@Example.com\nStatus: 5.1.1\n
      <${addressOf(2)}>: mailbox full, 'nobody@example.com'`;
    const noted = await editor('POST', `/${id}/bounces`, { text: report });
    expect(noted).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('2 addresses'), issue: { progress: { sent: 1, given_up: 2 } } },
    });
    const again = await editor('POST', `/${id}/bounces`, { text: report });
    expect(again).toMatchObject({ status: 400, body: { fields: { text: expect.stringContaining('before') } } });
    expect(await editor('POST', `/${id}/bounces`, { text: 'no address' })).toMatchObject({
      status: 400,
      body: { fields: { text: expect.stringContaining('Paste') } },
    });
    test.outbox.length = 0;
    const next = await issue();
    expect(await progress(next)).toMatchObject({ readers: 1 });
    await editor('POST', `/${next}/send`, { seen: 2 });
    await sendAll();
    expect([...counts().keys()]).toEqual([addressOf(0)]);
    const [row] = await test.db.select().from(audit).where(sql`action = 'newsletter.bounce'`);
    expect(row).toMatchObject({ subject: `newsletter:${id}`, after: '{"readers":2}' });
  });

  it('stops at once for who unsubscribes, also what is queued for them', async () => {
    await readers(3);
    const id = await issue();
    await editor('POST', `/${id}/send`, { seen: 2 });
    await sendIssues(test.deps);
    expect(await progress(id)).toMatchObject({ queued: 3 });
    expect((await unsubscribe(1)).statusCode).toBe(200);
    expect((await unsubscribe(1)).statusCode).toBe(200);
    await sendAll();
    expect([...counts().keys()].sort()).toEqual([addressOf(0), addressOf(2)]);
    expect(await progress(id)).toMatchObject({ sent: 2, stopped: 1, queued: 0 });
  });

  it('is held, goes on where it stopped, and ends when it is cancelled', async () => {
    await readers(230);
    const id = await issue();
    await editor('POST', `/${id}/send`, { seen: 2 });
    await sendIssues(test.deps);
    await sendDueMails(test.deps);
    await sendIssues(test.deps);
    expect((await editor('POST', `/${id}/actions`, { action: 'pause' })).body.state).toBe('paused');
    await sendAll();
    expect(test.outbox).toHaveLength(100);
    expect(await progress(id)).toMatchObject({ sent: 100, queued: 0 });
    await editor('POST', `/${id}/actions`, { action: 'resume' });
    await sendIssues(test.deps);
    const { body } = await editor('POST', `/${id}/actions`, { action: 'cancel' });
    expect(body).toMatchObject({ state: 'cancelled', progress: { sent: 100, stopped: 100 } });
    await sendAll();
    expect(test.outbox).toHaveLength(100);
    expect([...counts().values()].every((count) => count === 1)).toBe(true);
    expect((await editor('POST', `/${id}/actions`, { action: 'resume' })).status).toBe(409);
  });

  it('waits for its time, and can be taken back before', async () => {
    await readers(1);
    const id = await issue();
    expect((await editor('POST', `/${id}/send`, { seen: 2, send_at: START.toISOString() })).body.fields).toHaveProperty(
      'send_at',
    );
    const send_at = later(30).toISOString();
    expect((await editor('POST', `/${id}/send`, { seen: 2, send_at })).body).toMatchObject({
      state: 'scheduled',
      send_at,
    });
    const underWay = async () => (await editor('GET', '?state=under_way')).body.total;
    expect(await underWay()).toBe(1);
    await sendAll();
    expect(test.outbox).toHaveLength(0);
    expect((await editor('POST', `/${id}/actions`, { action: 'cancel' })).body.state).toBe('draft');
    expect(await underWay()).toBe(0);
    await editor('POST', `/${id}/send`, { seen: 2, send_at });
    test.setNow(later(31));
    await sendAll();
    expect(test.outbox).toHaveLength(1);
    const rows = await test.db.select().from(audit);
    expect(rows.filter(({ action }) => action === 'newsletter.send').map(({ actor }) => actor)).toEqual(['schedule']);
  });

  it('counts a mail that nobody takes as given up', async () => {
    await readers(2);
    const id = await issue();
    await editor('POST', `/${id}/send`, { seen: 2 });
    await sendIssues(test.deps);
    const refused = { send: async () => Promise.reject(new Error('550 no such box')), close: () => undefined };
    await test.db.execute(sql`update outbox set attempts = 19, created_at = created_at - interval '3 days'`);
    await sendDueMails({ ...test.deps, mailer: refused });
    expect(await progress(id)).toMatchObject({ given_up: 2, queued: 0, sent: 0 });
  });

  it('forgets a reader who is erased', async () => {
    await readers(2);
    const id = await issue();
    await editor('POST', `/${id}/send`, { seen: 2 });
    await sendAll();
    await deleteSubscriber(test.db, addressOf(0));
    expect(await progress(id)).toMatchObject({ readers: 2, sent: 1 });
  });
});

describe('writing an issue', () => {
  it('keeps another from sending what they have not read', async () => {
    await readers(1);
    const id = await issue();
    for (const send_at of [undefined, new Date(test.deps.clock().getTime() + 3_600_000).toISOString()]) {
      const late = await editor('POST', `/${id}/send`, { seen: 1, ...(send_at && { send_at }) });
      expect([late.status, late.body.code]).toEqual([409, 'ISSUE_CHANGED']);
    }
    expect((await editor('POST', `/${id}/send`, {})).status).toBe(400);
    expect((await editor('GET', `/${id}`)).body.state).toBe('draft');
    expect((await editor('POST', `/${id}/send`, { seen: 2 })).status).toBe(200);
  });

  it('is for drafts, and refused in words where somebody was faster', async () => {
    await readers(1);
    const id = await issue();
    const late = await editor('PUT', `/${id}`, { version: 1, subject: 'Another', content: '<p>x</p>' });
    expect([late.status, late.body.code]).toEqual([409, 'ISSUE_CHANGED']);
    await editor('POST', `/${id}/send`, { seen: 2 });
    expect((await editor('PUT', `/${id}`, { version: 2, subject: 'Another', content: '<p>x</p>' })).status).toBe(409);
    expect((await editor('DELETE', `/${id}?version=2`)).status).toBe(409);
    const { body } = await editor('POST', '', { subject: 'A second' });
    await editor('PUT', `/${body.id}`, { version: 1, subject: 'A third', content: '<p>x</p>' });
    // Nobody removes what a colleague has written since.
    const unseen = await editor('DELETE', `/${body.id}?version=1`);
    expect([unseen.status, unseen.body.code]).toEqual([409, 'ISSUE_CHANGED']);
    expect((await editor('DELETE', `/${body.id}`)).status).toBe(400);
    expect((await editor('DELETE', `/${body.id}?version=2`)).status).toBe(200);
    expect((await editor('GET', '?state=draft')).body.total).toBe(0);
    expect((await editor('GET', '?q=november')).body.data).toHaveLength(1);
  });

  it('goes to all who are counted, also to who confirmed at a clock that is ahead', async () => {
    await readers(1);
    await readers(1, { confirmedAt: new Date(START.getTime() + 5_123) }, 1);
    const id = await issue();
    await editor('POST', `/${id}/send`, { seen: 2 });
    await sendAll();
    expect(await progress(id)).toMatchObject({ readers: 2, sent: 2 });
    // Who confirms later gets the next one.
    await readers(1, { confirmedAt: later(1) }, 2);
    await sendAll();
    expect(await progress(id)).toMatchObject({ readers: 2, sent: 2 });
  });

  it('needs a text, words for pictures, readers and a fresh code before it is sent', async () => {
    const { body } = await editor('POST', '', { subject: 'Empty' });
    expect((await editor('POST', `/${body.id}/send`, { seen: 1 })).body.fields).toHaveProperty('content');
    const id = await issue();
    expect((await editor('POST', `/${id}/send`, { seen: 2 })).status).toBe(409);
    await readers(1);
    const stale = await staff({ provenAt: later(-60) });
    expect((await stale('POST', `/${id}/send`, { seen: 2 })).body.code).toBe('STEP_UP_NEEDED');
    // Holding one must not wait for a code.
    expect((await stale('POST', `/${id}/actions`, { action: 'pause' })).status).toBe(409);
  });

  it('is tried on one address, which is no reader', async () => {
    const id = await issue();
    expect((await editor('POST', `/${id}/test`, { email: 'nobody' })).body.fields).toHaveProperty('email');
    expect((await editor('POST', `/${id}/test`, { email: 'Hina@Example.com' })).status).toBe(200);
    await sendDueMails(test.deps);
    expect(test.outbox).toMatchObject([{ to: 'hina@example.com', subject: 'Test: News of November' }]);
    for (let tries = 0; tries < 19; tries += 1) await editor('POST', `/${id}/test`, { email: 'hina@example.com' });
    expect((await editor('POST', `/${id}/test`, { email: 'hina@example.com' })).status).toBe(429);
    expect(await progress(id)).toMatchObject({ queued: 0, sent: 0 });
  });
});

describe('the mail of an issue', () => {
  const picture = `/media/${'a'.repeat(32)}`;
  const content = `<h2>One</h2><p>Two &amp; <strong>three</strong><br>four</p><ul><li><p>five</p></li><li>six</li></ul><p><a href="/properties">homes</a> <a href="https://sbca.gos.pk">https://sbca.gos.pk</a></p><img src="${picture}/640" alt="A door">`;

  it('is plain text made of the same words', () => {
    expect(issueText(content, 'https://k.example')).toBe(
      'One\n\nTwo & three\nfour\n\n- five\n- six\n\nhomes (https://k.example/properties) https://sbca.gos.pk\n\n[A door]',
    );
  });

  it('has whole addresses, JPEG pictures, and nothing that runs', () => {
    const html = issueHtml(
      `${content}<script>x()</script><p onclick="x()" style="color:red">y</p>`,
      'https://k.example',
    );
    expect(html).toContain('href="https://k.example/properties"');
    expect(html).toContain(`src="https://k.example${picture}/1024.jpg"`);
    expect(html).not.toMatch(/script|onclick|color:red|(?:src|href)="\//);
  });
});
