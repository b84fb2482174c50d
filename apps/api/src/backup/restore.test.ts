import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin/commands.ts';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/connect.ts';
import { DatabaseDirectoryError } from '../db/migrate.ts';
import { createDeps } from '../deps.ts';
import { sendJob } from '../jobs/queues.ts';
import type { Mail } from '../mail/mailer.ts';
import { readSettings, type Settings } from '../settings.ts';
import { runJobs } from '../testing/runJobs.ts';
import { BackupProblem, type Entry, readArchive, writeArchive } from './archive.ts';
import { restoreBackup } from './restore.ts';

// Each of them makes a database, which takes a busy machine its time.
const timeout = 120_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karachi-restore-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settingsFor = (dataDir: string) =>
  readSettings({ DATA_DIR: dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'silent', MAX_DELAY_MS: '0' });

/**
 * A backup that the first release made: one seller with an ad and a plan asked for, a lead, interest, a reader, a reset
 * link.
 */
const FIRST_RELEASE = fileURLToPath(new URL('../testing/firstRelease.tar.gz', import.meta.url));
const SESSION = { authorization: 'Bearer MJh6Wpmn52Qd6PQqNCjFp5yx3pk4f5DuW3FpoCYLwVQ' };
const LOGIN = { email: 'sana@example.com', password: 'correct-horse-9' };

/** The site on what was restored, with the mails that its jobs send. */
async function siteOn(settings: Settings, clock = () => new Date()) {
  const sent: Mail[] = [];
  const deps = { ...(await createDeps(settings)), clock };
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  const app = await buildApp({ ...deps, mailer });
  const close = async () => {
    await app.close();
    await deps.close();
  };
  const run = () => runJobs({ ...deps, mailer });
  return { app, deps, sent, run, close };
}

describe('a backup', { timeout }, () => {
  it('is not put over what is there, unless that is said, and then moves it aside', async () => {
    const settings = settingsFor(join(folder, 'taken'));
    await mkdir(join(settings.dataDir, 'db'), { recursive: true });
    await writeFile(join(settings.dataDir, 'db', 'PG_VERSION'), '18\n');
    await expect(restoreBackup(settings, FIRST_RELEASE)).rejects.toThrow('is not empty');
    expect(await readdir(settings.dataDir)).toEqual(['db']);
    const { movedTo = '' } = await restoreBackup(settings, FIRST_RELEASE, { force: true });
    expect(await readFile(join(movedTo, 'db', 'PG_VERSION'), 'utf8')).toBe('18\n');
    await (await openDatabase(settings)).close();
  });

  it('is not put back under a site that runs', async () => {
    const settings = settingsFor(join(folder, 'running'));
    await mkdir(settings.dataDir);
    await writeFile(join(settings.dataDir, 'db.lock'), JSON.stringify({ pid: process.ppid, started: null }));
    await expect(restoreBackup(settings, FIRST_RELEASE, { force: true })).rejects.toThrow(
      `in use by process ${process.ppid}`,
    );
  });
});

describe('a backup of the first release', { timeout }, () => {
  const post = (app: FastifyInstance, url: string, payload: object) => app.inject({ method: 'POST', url, payload });

  it('is put back with what was kept, and without what may have ended since', async () => {
    const settings = settingsFor(join(folder, 'first'));
    expect(await restoreBackup(settings, FIRST_RELEASE)).toMatchObject({ rows: 194, pictures: 3 });
    const { app, deps, sent, run, close } = await siteOn(settings);
    expect((await app.inject('/api/properties/single?id=1')).json()).toMatchObject({
      title: 'Sunny house near the park',
      images: [{ width: 480 }, { width: 480 }, { width: 480 }],
    });
    expect((await runAdmin(deps, { argv: ['leads'] })).text).toContain('Amna Khan');
    expect((await runAdmin(deps, { argv: ['interest'] })).text).toContain('Bilal Aziz');
    expect((await runAdmin(deps, { argv: ['upgrades'] })).text).toContain('TRX-1');

    expect((await app.inject({ url: '/api/auth/getuser', headers: SESSION })).statusCode).toBe(401);
    expect((await post(app, '/api/auth/login', LOGIN)).statusCode).toBe(200);
    const { rows: links } = await deps.pool.query('select from password_resets');
    expect(links).toHaveLength(0);
    const { rows: readers } = await deps.pool.query(
      'select from newsletter_subscribers where confirmed_at is not null',
    );
    expect(readers).toHaveLength(0);

    // What waited may have been sent meanwhile: only the operator sends it again.
    await run();
    expect(sent).toEqual([]);
    expect((await runAdmin(deps, { argv: ['mail'] })).text).toMatch(
      /given up.*perhaps sent since the backup of 2026-11-20/,
    );
    await runAdmin(deps, { argv: ['mail', 'retry'] });
    await run();
    expect(sent.map(({ subject }) => subject)).not.toEqual([]);
    expect(sent.filter(({ text }) => text.includes('/reset-password/'))).toEqual([]);

    // A reader may subscribe anew.
    await post(app, '/api/newsletter', { email: 'reader@example.com' });
    await run();
    expect(sent.at(-1)).toMatchObject({ to: 'reader@example.com' });
    await close();
  });

  it('moves a site as it was when that is said', async () => {
    const settings = settingsFor(join(folder, 'moved'));
    await restoreBackup(settings, FIRST_RELEASE, { unchanged: true });
    const { app, deps, sent, run, close } = await siteOn(
      settings,
      // Its session ends a month after it was made.
      () => new Date('2026-11-20T09:00:00Z'),
    );
    expect((await app.inject({ url: '/api/auth/getuser', headers: SESSION })).statusCode).toBe(200);
    const { rows: readers } = await deps.pool.query(
      'select from newsletter_subscribers where confirmed_at is not null',
    );
    expect(readers).toHaveLength(1);
    await sendJob(deps.db, 'mail-send');
    await run();
    expect(sent.some(({ text }) => text.includes('/reset-password/'))).toBe(true);
    await close();
  });
});

describe('a file that is no good backup', { timeout }, () => {
  const restored = async (bytes: Buffer) => {
    const bad = join(folder, 'bad.tar.gz');
    await writeFile(bad, bytes);
    const settings = settingsFor(join(folder, 'untouched'));
    const attempt = restoreBackup(settings, bad, { force: true });
    await attempt.catch(() => undefined);
    expect(await readdir(settings.dataDir).catch(() => [])).toEqual([]);
    return attempt;
  };
  /** The same archive with its first file changed. */
  const withHeader = async (changes: object) => {
    async function* entries(): AsyncGenerator<Entry> {
      for await (const entry of readArchive(FIRST_RELEASE)) {
        if (entry.name !== 'backup.json') yield entry;
        else
          yield { ...entry, bytes: Buffer.from(JSON.stringify({ ...JSON.parse(entry.bytes.toString()), ...changes })) };
      }
    }
    const path = join(folder, 'changed.tar.gz');
    await writeArchive(path, entries());
    return readFile(path);
  };

  it('is refused when it was cut off', async () => {
    const whole = await readFile(FIRST_RELEASE);
    await expect(restored(whole.subarray(0, whole.length - 2_000))).rejects.toThrow('damaged');
    await expect(restored(whole.subarray(0, 300))).rejects.toThrow('damaged');
    const unpacked = gunzipSync(whole);
    await expect(restored(gzipSync(unpacked.subarray(0, unpacked.length - 3_072)))).rejects.toThrow('damaged');
  });

  it('is refused when a bit of it is wrong', async () => {
    const bytes = await readFile(FIRST_RELEASE);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0x10;
    await expect(restored(bytes)).rejects.toThrow(BackupProblem);
  });

  it('is refused when it is something else', async () => {
    await expect(restored(Buffer.from('hello'))).rejects.toThrow('no backup of this site');
    await expect(restored(gzipSync(Buffer.alloc(5_000)))).rejects.toThrow('no backup of this site');
    await expect(restoreBackup(settingsFor(folder), join(folder, 'nothing.tar.gz'))).rejects.toThrow(
      'There is no file',
    );
  });

  it('is refused when a newer release made it', async () => {
    await expect(restored(await withHeader({ format: 2 }))).rejects.toThrow('newer release');
    await expect(restored(await withHeader({ migration: Date.now() * 2 }))).rejects.toThrow('newer release');
  });
});

it('a database that a newer release has changed is not opened', { timeout }, async () => {
  const settings = settingsFor(join(folder, 'newer'));
  const database = await openDatabase(settings);
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later release', 9999999999999)",
  );
  await database.close();
  await expect(openDatabase(settings)).rejects.toThrow(DatabaseDirectoryError);
  await expect(openDatabase(settings)).rejects.toThrow('newer release');
});
