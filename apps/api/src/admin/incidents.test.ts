import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../deps.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { multipart, photoFiles } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { runAdmin } from './commands.ts';
import { askSite, serveAdmin } from './socket.ts';

let test: TestApp;
let stop: () => Promise<void>;
// Every command goes through the socket of the running site, as the operator's do on the embedded database.
beforeAll(async () => {
  test = await testApp();
  stop = await serveAdmin(test.deps);
});
afterAll(async () => {
  await stop();
  await test.close();
});
beforeEach(() => test.reset());

const run = async (...argv: string[]) => {
  const answer = await askSite(test.deps.settings, { argv });
  if (!answer) throw new Error('The site did not answer');
  return answer;
};
const password = 'correct-horse-9';
const logIn = (email: string) =>
  test.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
const isSignedIn = async (headers: Record<string, string>) =>
  (await test.app.inject({ url: '/api/auth/getuser', headers })).statusCode === 200;

/** A seller with a password and a session. */
async function aSeller(email: string) {
  const form = multipart({
    first_name: 'Sana',
    last_name: 'Sample',
    email,
    password,
    confirm_password: password,
    phone: '0300-1234567',
  });
  await test.app.inject({ method: 'POST', url: '/api/auth/signup', ...form });
  const { token } = (await logIn(email)).json();
  return { authorization: `Bearer ${token}` };
}

async function anAd(headers: Record<string, string>): Promise<number> {
  const { rows } = await test.deps.pool.query("select id from areas where area_name = 'Clifton'");
  const place = { city: 'Karachi', area: 'Clifton', area_id: String(rows[0].id) };
  const rooms = { bedrooms: '4', bathrooms: '5', garage: '1', dimension: '240 sq yd', property_type: 'House' };
  const contact = { email: 's@example.com', cell_no: '0300-1234567' };
  const text = { title: 'Sunny house near the park', price: '25000000', description: 'Text.' };
  const form = multipart({ ...place, ...rooms, ...contact, ...text }, await photoFiles(1));
  const url = '/api/properties/save';
  const answer = await test.app.inject({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
  return answer.json().property.property_id;
}
const isShown = async (id: number) => (await test.app.inject(`/api/properties/single?id=${id}`)).statusCode === 200;
const setStatus = (id: number, status: string, headers: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: `/api/properties/status/${id}`, payload: { status }, headers });

it('a command stands in the log by its words and numbers, and names nobody', async () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  await runAdmin({ ...test.deps, logger }, { argv: ['sessions', 'end', 'sana@example.com'] });
  await runAdmin({ ...test.deps, logger }, { argv: ['listings', 'hide', '7', 'Sana asked for it'] });
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.map(({ command }) => command)).toEqual([
    ['sessions', 'end', '…'],
    ['listings', 'hide', '7', '…'],
  ]);
  expect(logged.every(({ msg, ok }) => msg === 'admin command' && ok === false)).toBe(true);
  expect(lines.join()).not.toMatch(/sana/i);
});

describe('sessions', () => {
  it('of one account end, and of nobody else', async () => {
    const sana = await aSeller('sana@example.com');
    const omar = await aSeller('omar@example.com');
    expect(await run('sessions', 'end', 'Sana@example.com')).toMatchObject({ ok: true });
    expect(await isSignedIn(sana)).toBe(false);
    expect(await isSignedIn(omar)).toBe(true);
    expect((await logIn('sana@example.com')).statusCode).toBe(200);
  });

  it('of everybody end, those of the staff too', async () => {
    const sana = await aSeller('sana@example.com');
    const omar = await aSeller('omar@example.com');
    const owner = await test.signInStaff(['owner']);
    expect((await run('sessions', 'end', 'all')).text).toMatch(/^3 sessions ended/);
    expect([await isSignedIn(sana), await isSignedIn(omar)]).toEqual([false, false]);
    expect((await test.app.inject({ url: '/api/desk/today', headers: owner.headers })).statusCode).toBe(401);
    const { rows } = await test.deps.pool.query('select action, actor, subject, after from audit');
    expect(rows).toEqual([
      { action: 'account.end-sessions', actor: 'terminal', subject: 'account:all', after: '{"ended":3}' },
    ]);
  });

  it('of one of the staff end by their address, also where it has an account', async () => {
    const [owner, other] = [await test.signInStaff(['owner']), await test.signInStaff(['owner'])];
    const seller = await aSeller(owner.member.email);
    const seesDesk = async ({ headers }: typeof owner) =>
      (await test.app.inject({ url: '/api/desk/today', headers })).statusCode === 200;
    expect(await run('sessions', 'end', owner.member.email)).toMatchObject({ ok: true });
    expect([await seesDesk(owner), await isSignedIn(seller), await seesDesk(other)]).toEqual([false, false, true]);
    expect(await run('sessions', 'end', other.member.email)).toMatchObject({ ok: true });
    expect(await seesDesk(other)).toBe(false);
    expect(await run('sessions', 'end', 'nobody@example.com')).toMatchObject({ ok: false });
  });
});

describe('a suspended account', () => {
  it('is signed out, stays out and shows nothing, until it is readmitted', async () => {
    const headers = await aSeller('sana@example.com');
    const id = await anAd(headers);
    expect(await isShown(id)).toBe(true);
    const suspended = await run('account', 'suspend', 'sana@example.com', 'Sold', 'twice.');
    expect(suspended.text).toContain('1 listings are shown no more');
    await sendDueMails(test.deps);
    expect(test.outbox.at(-1)?.text).toContain('\n\nSold twice.\n\n');
    expect(await isSignedIn(headers)).toBe(false);
    const refused = await logIn('sana@example.com');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe('This account is suspended. Please contact us.');
    expect(await isShown(id)).toBe(false);
    expect((await run('account', 'suspend', 'sana@example.com')).ok).toBe(false);

    const readmitted = await run('account', 'readmit', 'sana@example.com');
    expect(readmitted).toMatchObject({ ok: true, text: expect.stringContaining('1 listings are shown again') });
    expect((await logIn('sana@example.com')).statusCode).toBe(200);
    expect(await isShown(id)).toBe(true);
    expect((await run('account', 'readmit', 'sana@example.com')).ok).toBe(false);
  });

  it('is not told from others by somebody who guesses', async () => {
    await aSeller('sana@example.com');
    await run('account', 'suspend', 'sana@example.com');
    const payload = { email: 'sana@example.com', password: 'wrong-horse-9' };
    expect((await test.app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode).toBe(401);
  });
});

describe('a hidden listing', () => {
  it('is not shown and cannot be made active, until it is unhidden', async () => {
    const headers = await aSeller('sana@example.com');
    const id = await anAd(headers);
    expect(await run('listing', 'hide', String(id))).toMatchObject({ ok: true });
    expect(await isShown(id)).toBe(false);
    expect((await test.app.inject('/api/properties/cards')).json()).toEqual([]);
    const refused = await setStatus(id, 'active', headers);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('taken down by our staff');
    expect((await run('listing', 'hide', String(id))).text).toContain('not in a state that this is for');

    expect(await run('listing', 'unhide', String(id))).toMatchObject({ ok: true });
    expect(await isShown(id)).toBe(true);
    expect(await run('listing', 'unhide', String(id))).toMatchObject({ ok: false });
    expect(await run('listing', 'hide', '999999')).toMatchObject({ ok: false });
  });

  it('is the desk’s: with its decision, the mail to its seller, and what was before and after in the log', async () => {
    const id = await anAd(await aSeller('sana@example.com'));
    await run('listing', 'hide', String(id), 'The', 'papers', 'are', 'missing.');
    await run('listing', 'unhide', String(id));
    await sendDueMails(test.deps);
    const { rows } = await test.deps.pool.query(
      'select action, actor, before, after from audit where subject = $1 order by id',
      [`listing:${id}`],
    );
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ['listing.hide', 'terminal'],
      ['listing.restore', 'terminal'],
    ]);
    expect(JSON.parse(rows[0].before)).toMatchObject({ status: 'active', hidden_at: null });
    expect(JSON.parse(rows[0].after)).toMatchObject({
      status: 'paused',
      decision: { state: 'hidden', reason: 'other', words: 'The papers are missing.' },
    });
    const told = test.outbox.slice(-2).map(({ text }) => text);
    expect(told[0]).toContain('The papers are missing.');
    expect(told).toHaveLength(2);
  });
});

describe('an article', () => {
  it('is removed at once', async () => {
    const article = '---\ntitle: Papers first\n---\n\nRead them.\n';
    await askSite(test.deps.settings, { argv: ['blog', 'add', 'x.md'], article });
    expect(await run('blog', 'remove', 'papers-first')).toMatchObject({ ok: true });
    expect((await run('blog')).text).toBe('None yet.');
    expect((await run('blog', 'remove', 'papers-first')).ok).toBe(false);
  });
});

describe('what is going on', () => {
  it('is said by part', async () => {
    const { ok, text } = await run('status');
    expect(ok).toBe(true);
    expect(text).toMatch(/database\s+answers in \d+ ms/);
    expect(text).toMatch(/pictures\s+the store answers/);
    expect(text).toMatch(/mails\s+0 wait/);
    expect(text).toMatch(/jobs\s+overdue: none; failed: none/);
    expect(text).toMatch(/disk\s+[\d.]+ GB free/);
  });

  it('is said by queue, and a queue is run now', async () => {
    const due = async () =>
      (await test.deps.pool.query("select start_after < now() as due from pgboss.job where name = 'media-purge'")).rows;
    expect((await run('jobs')).text).toMatch(/media-purge\s+0\s+0\s+0/);
    expect(await run('jobs', 'run', 'media-purge')).toMatchObject({ ok: true });
    expect(await due()).toEqual([{ due: true }]);
    expect((await run('jobs', 'run', 'nothing')).text).toContain('Name one of the queues');
  });
});

describe('a file of listings', () => {
  const HEADER = 'id,property_type,purpose,price_pkr,area_name';
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is imported while the site runs, and what was rejected is listed without formulas', async () => {
    const file = join(folder, 'listings.csv');
    const lines = [HEADER, 'a1,House,For Sale,35000000,Clifton', '=cmd|calc,House,For Sale,nothing,Clifton'];
    await writeFile(file, lines.join('\n'));
    const { ok, text } = await run('import', file);
    expect(ok).toBe(true);
    expect(text).toContain('1 added, 0 changed, 0 unchanged, 1 rejected');
    expect((await test.app.inject('/api/properties/cards')).json()).toHaveLength(1);
    const rejected = join(test.deps.settings.dataDir, 'import-rejected.csv');
    expect(await readFile(rejected, 'utf8')).toMatch(/^\ufeffline,id,because\r\n3,'=cmd\|calc,/);
  });

  it('that is not there is said', async () => {
    expect(await run('import', join(folder, 'nothing.csv'))).toMatchObject({
      ok: false,
      text: expect.stringMatching(/^There is no file/),
    });
  });
});

/** What an operator types for each incident: the rows of the table in docs/operations.md with their commands. */
async function incidents(): Promise<{ what: string; commands: string[][] }[]> {
  const text = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const [, table = ''] = /\n## Incidents\n[\s\S]*?\|---\|---\|\n((?:\|.*\n)+)/.exec(text) ?? [];
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [what = '', ...doing] = row.replace(/^\| /, '').split(' | ');
      const spans = [...doing.join().matchAll(/`(?:[A-Z_]+=\S+ )*pnpm ([^`]+)`/g)];
      return { what, commands: spans.map(([, words = '']) => words.split(' ')) };
    });
}

it('each incident of the documents has a command that works while the site runs', async () => {
  const rows = await incidents();
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ commands }) => commands.length === 0).map(({ what }) => what)).toEqual([]);
  const headers = await aSeller('sana@example.com');
  await test.signInStaff(['owner']);
  const { member } = await test.signInStaff(['owner']);
  const id = await anAd(headers);
  const article = '---\ntitle: Papers first\n---\n\nRead them.\n';
  const add = () => askSite(test.deps.settings, { argv: ['blog', 'add', 'x.md'], article });
  const words: Record<string, string> = {
    ID: String(id),
    EMAIL: 'sana@example.com',
    ROLE: 'owner',
    SLUG: 'papers-first',
    QUEUE: 'media-purge',
  };
  for (const { what, commands } of rows) {
    await add();
    // Restoring takes a site that does not run: backup.test.ts.
    for (const [program, ...argv] of commands.filter(([program]) => program !== 'restore')) {
      expect(program, what).toBe('admin');
      const own: Record<string, string> = argv[0] === 'staff' ? { ...words, EMAIL: member.email } : words;
      const typed = argv.map((word) => own[word] ?? word);
      const answer = await askSite(test.deps.settings, { argv: typed, ...(argv[1] === 'edit' ? { article } : {}) });
      // The article is gone where the command before removed it.
      if (argv[1] === 'remove') await add();
      expect(answer?.ok, `${what}: pnpm admin ${argv.join(' ')}: ${answer?.text}`).toBe(true);
    }
  }
});

it.each([
  ['sessions'],
  ['sessions', 'end'],
  ['account', 'suspend', 'x'],
  ['account', 'burn'],
  ['listing', 'hide'],
  ['blog', 'remove'],
  ['import'],
  ['jobs', 'run'],
])('explains itself for %s %s %s', async (...argv) => {
  expect(await run(...argv)).toMatchObject({ ok: false, text: expect.stringContaining('pnpm admin <command>') });
});
