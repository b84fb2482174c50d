import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLead } from '../leads/leads.actions.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { runAdmin } from './commands.ts';
import { adminSocketPath, askSite, serveAdmin } from './socket.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

const run = (...argv: string[]) => runAdmin(test.deps, { argv });
// Earlier releases took control characters.
const lead = {
  name: 'Amna\u202e Khan',
  email: 'amna@example.com',
  phone: '0300-1234567',
  city: 'Karachi',
  area: 'Clifton',
  bedrooms: '3',
  propertyType: 'Flat',
  budget: '25000000',
};
const interest = { unitType: '4bed', fullName: '=cmd|calc', phoneNumber: '0300 1234567', email: 'amna@example.com' };
const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload });

describe('pnpm admin', () => {
  it('shows leads, without what could steer the terminal, and as CSV', async () => {
    await addLead(test.deps, lead, null);
    const { text } = await run('leads');
    expect(text).toContain('PKR 25,000,000');
    expect(text).not.toContain('\u202e');
    const { csv } = await run('leads', '--csv', 'leads.csv');
    expect(csv?.split('\r\n')).toHaveLength(3);
  });

  it('shows interest by project', async () => {
    await post('/gmregister', interest);
    await post('/api/interest/clifton-courtyard', interest);
    expect((await run('interest')).text.split('\n')).toHaveLength(3);
    expect((await run('interest', '--project', 'clifton-courtyard')).text).not.toContain('grand-monarch');
    expect((await run('interest', '--project', 'unknown')).text).toBe('None yet.');
    expect((await run('interest', '--csv', 'x.csv')).csv).toContain(",'=cmd|calc,");
  });

  it('lists, approves and rejects upgrades', async () => {
    const seller = await test.signIn('seller');
    const form = multipart({ plan: 'premium', months: '1', reference: 'TRX-1' });
    await test.app.inject({
      method: 'POST',
      url: '/api/plans/upgrade',
      payload: form.payload,
      headers: { ...form.headers, ...seller.headers },
    });
    expect((await run('upgrades')).text).toContain('TRX-1');
    expect((await run('upgrades', '--csv', 'x.csv')).csv).toContain('TRX-1');
    const paid = ['orders', 'paid', '1', '--amount', '3000', '--bank', 'HBL', '--transaction', 'TRX-1', '--by', 'Asma'];
    for (const date of ['2025-02-30', '2025-13-01', 'yesterday'])
      expect((await run(...paid, '--date', date)).text).toContain(`“${date}” is no day. Write it as 2026-11-03.`);
    const approve = (id: string) => run('upgrades', 'approve', id, '--by', 'Asma');
    expect((await approve('x')).ok).toBe(false);
    expect((await approve('99')).ok).toBe(false);
    expect((await run('upgrades', 'approve', '1')).text).toContain('Say --by');
    expect((await approve('1')).text).toContain('pnpm admin orders approve 1 --by NAME');
    expect((await run('orders', 'approve', '1', '--by', 'Bilal')).ok).toBe(true);
    expect((await run('upgrades', 'reject', '1')).ok).toBe(false);
    expect((await run('sellers')).text).toContain('premium');
  });

  it('adds and edits articles from Markdown', async () => {
    const article = '---\ntitle: Papers first\n---\n\nRead them.\n';
    expect(await runAdmin(test.deps, { argv: ['blog', 'add', 'x.md'], article })).toMatchObject({ ok: true });
    expect(await runAdmin(test.deps, { argv: ['blog', 'add', 'x.md'], article })).toMatchObject({ ok: false });
    expect(await runAdmin(test.deps, { argv: ['blog', 'edit', 'x.md'], article })).toMatchObject({ ok: true });
    expect((await run('blog')).text).toContain('papers-first');
    expect((await runAdmin(test.deps, { argv: ['blog', 'add', 'x.md'], article: 'nothing' })).text).toMatch(
      /front matter/,
    );
  });

  it.each([[['nonsense']], [['upgrades', 'burn', '1']], [['blog', 'add']], [['leads', '--xml', 'x']], [[]]])(
    'explains itself for %j',
    async (argv) => {
      const answer = await run(...argv);
      expect(answer.ok).toBe(false);
      expect(answer.text).toContain('pnpm admin <command>');
    },
  );
});

describe('while the site runs', () => {
  it('commands go through a socket that only its user can open', async () => {
    expect(await askSite(test.deps.settings, { argv: ['leads'] })).toBeUndefined();
    const stop = await serveAdmin(test.deps);
    expect((await stat(adminSocketPath(test.deps.settings))).mode & 0o777).toBe(0o600);
    await addLead(test.deps, lead, null);
    expect((await askSite(test.deps.settings, { argv: ['leads'] }))?.text).toContain('Clifton');
    await stop();
    expect(await askSite(test.deps.settings, { argv: ['leads'] })).toBeUndefined();
  });

  // Three processes of their own.
  it('the command line reads and writes files where it was typed', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'admin-'));
    const stop = await serveAdmin(test.deps);
    const command = (...args: string[]) =>
      new Promise<number | null>((resolve) => {
        const script = new URL('./admin.ts', import.meta.url).pathname;
        const env = { ...process.env, DATA_DIR: test.deps.settings.dataDir, DATABASE_URL: '', INIT_CWD: folder };
        spawn(process.execPath, ['--import', 'tsx', script, ...args], { env, stdio: 'ignore' }).on('exit', resolve);
      });
    await addLead(test.deps, lead, null);
    expect(await command('leads', '--csv', 'leads.csv')).toBe(0);
    expect(await readFile(join(folder, 'leads.csv'), 'utf8')).toContain('amna@example.com');
    await writeFile(join(folder, 'article.md'), '---\ntitle: From a file\n---\n\nText.\n');
    expect(await command('blog', 'add', 'article.md')).toBe(0);
    expect((await run('blog')).text).toContain('from-a-file');
    expect(await command('upgrades', 'approve', '7')).toBe(1);
    await stop();
    await rm(folder, { recursive: true });
  });
});
