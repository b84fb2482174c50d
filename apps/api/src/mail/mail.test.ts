import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../deps.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { mailPause, queueMail, retryMails, sendDueMails } from './mail.actions.ts';
import { leaseMails, listWaitingMails, reviveMails } from './mail.store.ts';
import { outbox } from './mail.table.ts';
import { createFileMailer, createSmtpMailer, type Mail } from './mailer.ts';
import { renderMail } from './render.ts';

let test: TestApp;
const start = new Date('2025-10-01T08:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(start);
  await test.reset();
});

const template = { subject: 'A test', paragraphs: ['Salaam,', 'this is a test.'], reason: 'Because.' };
const queue = (to = 'amna@example.com', secret = false) => queueMail(test.db, { to, template, at: start, secret });

const failing = (times: number) => {
  const tried: string[] = [];
  return {
    tried,
    close: () => undefined,
    send: async (mail: Mail) => {
      tried.push(mail.to);
      if (tried.length <= times) throw new Error('the mail server is away');
    },
  };
};

describe('the outbox', () => {
  it('is written with its cause or not at all', async () => {
    const cause = test.db.transaction(async (tx) => {
      await queueMail(tx, { to: 'amna@example.com', template, at: start });
      throw new Error('the cause failed');
    });
    await expect(cause).rejects.toThrow('the cause failed');
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(0);
  });

  it('sends each mail once', async () => {
    await queue();
    await sendDueMails(test.deps);
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(1);
  });

  it('leases no more than it was asked for, whatever plan the database chooses', async () => {
    await queue();
    // Knowing of one row only, it joins row by row, and would run a subquery again for each.
    await test.deps.pool.query('analyze outbox');
    await queue();
    await queue();
    const lease = { now: start, leaseUntil: minutes(1), limit: 1, holder: 'this' };
    expect(await leaseMails(test.db, lease)).toHaveLength(1);
    expect((await listWaitingMails(test.db)).map(({ attempts }) => attempts)).toEqual([1, 0, 0]);
  });

  it('tries again after a failure, later each time, and loses nothing', async () => {
    await queue();
    const mailer = failing(2);
    const deps = { ...test.deps, mailer };
    await sendDueMails(deps);
    await sendDueMails(deps);
    expect(mailer.tried).toHaveLength(1);
    test.setNow(minutes(1));
    await sendDueMails(deps);
    expect(mailer.tried).toHaveLength(2);
    expect(await listWaitingMails(test.db)).toMatchObject([{ attempts: 2, lastError: 'the mail server is away' }]);
    test.setNow(minutes(3));
    await sendDueMails(deps);
    expect(await listWaitingMails(test.db)).toHaveLength(0);
    expect([1, 2, 3, 20].map(mailPause)).toEqual([30_000, 60_000, 120_000, 21_600_000]);
  });

  it('lets one bad mail not hold up the others', async () => {
    await queue('first@example.com');
    await queue('second@example.com');
    const mailer = failing(1);
    await sendDueMails({ ...test.deps, mailer });
    expect(mailer.tried).toEqual(['first@example.com', 'second@example.com']);
    expect(await listWaitingMails(test.db)).toHaveLength(1);
  });

  it('is taken up again after a process died while sending', async () => {
    await queue();
    await leaseMails(test.db, { now: start, leaseUntil: minutes(5), limit: 10, holder: 'x/1/y' });
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(0);
    test.setNow(minutes(6));
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(1);
  });

  it('stops after the mail in hand when the process ends, and leaves the others to the next one', async () => {
    for (const name of ['first', 'second', 'third']) await queue(`${name}@example.com`);
    const stopping = new AbortController();
    const tried: string[] = [];
    const mailer = {
      close: () => undefined,
      send: async (mail: Mail) => {
        tried.push(mail.to);
        stopping.abort();
      },
    };
    await sendDueMails({ ...test.deps, mailer }, stopping.signal);
    expect(tried).toEqual(['first@example.com']);
    expect(await listWaitingMails(test.db)).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
    await sendDueMails(test.deps);
    expect(test.outbox.map(({ to }) => to)).toEqual(['second@example.com', 'third@example.com']);
  });

  it('gives up in the end, until the operator wants another try', async () => {
    await queue();
    const mailer = failing(1000);
    for (let day = 0; day < 30; day += 1) {
      test.setNow(minutes(day * 24 * 60));
      await sendDueMails({ ...test.deps, mailer });
    }
    expect(mailer.tried).toHaveLength(20);
    expect(await reviveMails(test.db, test.deps.clock())).toBe(1);
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(1);
  });

  it('goes out soon after a mail server is back that was away for two days', async () => {
    await queue();
    const mailer = failing(Number.POSITIVE_INFINITY);
    for (let hour = 0; hour < 48; hour += 0.5) {
      test.setNow(minutes(hour * 60));
      await sendDueMails({ ...test.deps, mailer });
    }
    test.setNow(minutes(48 * 60));
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(1);
  });

  it('is tried at once where the operator says so, also before it was given up', async () => {
    await queue();
    const refusal = Object.assign(new Error('535 wrong password'), { code: 'EAUTH', responseCode: 535 });
    const mailer = { close: () => undefined, send: () => Promise.reject(refusal) };
    for (let attempt = 0; attempt < 8; attempt += 1) {
      test.setNow(minutes(attempt * 6 * 60));
      await sendDueMails({ ...test.deps, mailer });
    }
    test.setNow(minutes(7 * 6 * 60 + 1));
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(0);
    expect(await retryMails(test.deps)).toBe(1);
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(1);
  });

  it('logs the codes of a mail server that refuses, and keeps what it says, which names the address, in its row', async () => {
    await queue();
    const said = '550 5.1.1 <amna@example.com>: Recipient address rejected';
    const refusal = Object.assign(new Error(said), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
    const mailer = { close: () => undefined, send: () => Promise.reject(refusal) };
    await sendDueMails({ ...test.deps, logger, mailer });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT' });
    expect(lines.join('')).not.toContain('amna');
    expect(await test.db.select({ error: outbox.lastError }).from(outbox)).toEqual([{ error: said }]);
  });

  it('forgets the body of a mail with a token in it', async () => {
    await queue('amna@example.com', true);
    await sendDueMails(test.deps);
    expect(await test.db.select({ text: outbox.text, html: outbox.html }).from(outbox)).toEqual([
      { text: '', html: '' },
    ]);
    expect(test.outbox[0]?.text).toContain('this is a test.');
  });
});

describe('a mail template', () => {
  it('says the same as text and as HTML, with everything escaped', () => {
    const mail = renderMail({
      subject: 'Hello\r\nBcc: x@example.com',
      paragraphs: ['<b>Salaam</b> & welcome'],
      facts: [['Name', '"><script>alert(1)</script>']],
      button: { label: 'Open', url: 'https://example.com/?a=1&b="2"' },
      reason: 'Because.',
    });
    expect(mail.subject).toBe('Hello Bcc: x@example.com');
    expect(mail.text).toContain('<b>Salaam</b> & welcome');
    expect(mail.html).toContain('&lt;b&gt;Salaam&lt;/b&gt; &amp; welcome');
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('href="https://example.com/?a=1&amp;b=&quot;2&quot;"');
  });
});

describe('mailers', () => {
  const mail: Mail = { id: 'outbox-7', to: 'amna@example.com', ...renderMail({ ...template, subject: 'گھر' }) };

  it('write a whole .eml file that only the server’s user reads, one per mail', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    const mailer = createFileMailer(join(folder, 'outbox'), 'Karachi Estates <news@example.com>');
    await mailer.send(mail);
    await mailer.send(mail);
    expect(await readdir(join(folder, 'outbox'))).toEqual(['outbox-7.eml']);
    const path = join(folder, 'outbox', 'outbox-7.eml');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const eml = await readFile(path, 'utf8');
    expect(eml).toContain('From: Karachi Estates <news@example.com>');
    expect(eml).toContain('Message-ID: <outbox-7@example.com>');
    expect(eml).toMatch(/text\/plain[\s\S]*text\/html/);
    await rm(folder, { recursive: true });
  });

  it('hand over to a mail server, and reject when it is away', async () => {
    const received: string[] = [];
    const server = createServer((socket) => {
      let inData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n')) {
          received.push(line);
          if (inData) {
            if (line === '.') {
              inData = false;
              socket.write('250 taken\r\n');
            }
          } else if (/^DATA/i.test(line)) {
            inData = true;
            socket.write('354 go on\r\n');
          } else if (/^(EHLO|HELO|MAIL|RCPT|RSET|NOOP)/i.test(line)) socket.write('250 fine\r\n');
          else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const mailer = createSmtpMailer(url, 'Karachi Estates <news@example.com>');
    await mailer.send(mail);
    mailer.close();
    await new Promise((resolve) => server.close(resolve));
    expect(received).toContain('RCPT TO:<amna@example.com>');
    const away = createSmtpMailer(url, 'Karachi Estates <news@example.com>');
    await expect(away.send(mail)).rejects.toThrow();
    away.close();
  });
});
