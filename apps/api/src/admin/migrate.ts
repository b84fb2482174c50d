import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { BackupProblem } from '../backup/archive.ts';
import { writeBackup } from '../backup/backup.ts';
import { rehearseMigrations } from '../backup/restore.ts';
import { openUnmigrated } from '../db/connect.ts';
import { type MigrationReport, migrateDatabase } from '../db/migrate.ts';
import { writableAddress } from '../db/servers.ts';
import type { Settings } from '../settings.ts';
import { askSite } from './socket.ts';

function linesOf(migrations: MigrationReport[]): string {
  const lines = migrations.map(
    ({ name, milliseconds }) => `  ${(milliseconds / 1_000).toFixed(2).padStart(8)} s  ${name}`,
  );
  return lines.length > 0 ? lines.join('\n') : '  nothing to migrate';
}

/** Migrates the database that the settings name. @throws BackupProblem while the site runs on the embedded one. */
export async function migrate(settings: Settings): Promise<string> {
  if (settings.databaseUrl === null && (await askSite(settings, { argv: ['status'] }))) {
    throw new BackupProblem('The site runs on this database. Stop it: the start of the new release migrates.');
  }
  const migrations: MigrationReport[] = [];
  const database = await openUnmigrated(settings);
  try {
    await migrateDatabase(database.pool, { report: (migration) => migrations.push(migration) });
  } finally {
    await database.close();
  }
  return `Migrated:\n${linesOf(migrations)}`;
}

/**
 * The rows as they are now, by the running site where it alone can read them; a site of an older release can do it too.
 */
async function copyRows(settings: Settings, path: string): Promise<void> {
  const answer = settings.databaseUrl === null ? await askSite(settings, { argv: ['backup', path] }) : undefined;
  if (answer && !answer.ok) throw new BackupProblem(answer.text);
  if (answer) return;
  const database = await openUnmigrated(settings);
  try {
    await writeBackup({ pool: database.pool, clock: () => new Date() }, path);
  } finally {
    await database.close();
  }
}

/** Runs work on a new database of the server, which is dropped afterwards. */
async function onCopyOf<Value>(server: string, work: (url: string) => Promise<Value>): Promise<Value> {
  const name = `karachi_estates_rehearsal_${randomBytes(4).toString('hex')}`;
  const address = await writableAddress(server);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
    try {
      const url = new URL(address);
      url.pathname = `/${name}`;
      return await work(url.href);
    } finally {
      await client.query(`drop database ${name} with (force)`);
    }
  } finally {
    await client.end();
  }
}

/** Migrates a copy of the rows and says how long each migration took; the database itself is only read. */
export async function rehearse(settings: Settings): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'karachi-estates-rehearsal-'));
  try {
    const path = join(folder, 'rows.tar.gz');
    await copyRows(settings, path);
    const copy = { ...settings, dataDir: join(folder, 'data') };
    const server = settings.databaseDirectUrl ?? settings.databaseUrl;
    const { rows, migrations } = server
      ? await onCopyOf(server, (databaseUrl) =>
          rehearseMigrations({ ...copy, databaseUrl, databaseDirectUrl: null }, path),
        )
      : await rehearseMigrations(copy, path);
    return `On a copy of ${rows.toLocaleString('en')} rows:\n${linesOf(migrations)}\nThe database itself is as it was.`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
