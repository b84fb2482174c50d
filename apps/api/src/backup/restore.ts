import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type Database, openUnmigrated } from '../db/connect.ts';
import { takeLock } from '../db/lock.ts';
import { lastMigration, type MigrationReport, migrateDatabase } from '../db/migrate.ts';
import { liftDriverLimit } from '../db/timeLimits.ts';
import { pictureStore } from '../deps.ts';
import { JOBS_SCHEMA } from '../jobs/queues.ts';
import { type MediaFolder, renewMediaFolder } from '../media/mediaFolder.store.ts';
import { privateFolder } from '../privateFolder.ts';
import type { Settings } from '../settings.ts';
import { BackupProblem, readArchive } from './archive.ts';
import { BACKUP_FORMAT, type BackupHeader, HEADER } from './backup.ts';
import { catchUp } from './meanwhile.ts';
import { endWhatMayHaveEnded } from './restore.store.ts';

/** What was put back. */
export interface RestoreReport {
  madeAt: string;
  rows: number;
  pictures: number;
  /** Where what was there before lies now. */
  movedTo?: string;
}

export interface RestoreOptions {
  /** Replaces what is there: the data directory's is moved aside, a server's tables are removed. */
  force?: boolean;
  /**
   * Nothing has happened on the site since the backup, as when it moves to another machine: everything comes back as it
   * was.
   */
  unchanged?: boolean;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Reads the whole file once, so that nothing is touched for one that is damaged or of a newer release. */
async function inspect(path: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  for await (const { name, bytes } of readArchive(path)) {
    if (header) continue;
    if (name !== HEADER) throw new BackupProblem(`${path} is no backup of this site.`);
    header = JSON.parse(bytes.toString()) as BackupHeader;
  }
  if (!header) throw new BackupProblem(`${path} is no backup of this site.`);
  if (header.format > BACKUP_FORMAT || header.migration > (await lastMigration())) {
    throw new BackupProblem(
      `${path} was made by a newer release of the site. Restore it with that release or a later one.`,
    );
  }
  return header;
}

/** Tables in an order in which each comes after those that it refers to. */
async function inOrder(client: pg.PoolClient, names: string[]): Promise<string[]> {
  const { rows } = await client.query<{ child: string; parent: string }>(
    `select child.relname as child, parent.relname as parent from pg_constraint
     join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
     where contype = 'f' and conrelid <> confrelid`,
  );
  const ordered = new Set<string>();
  const add = (name: string) => {
    if (ordered.has(name)) return;
    for (const { child, parent } of rows) if (child === name) add(parent);
    ordered.add(name);
  };
  for (const name of names) add(name);
  return [...ordered].filter((name) => names.includes(name));
}

async function load(database: Database, path: string, header: BackupHeader): Promise<number> {
  const client = await database.pool.connect();
  const limitDriver = liftDriverLimit(client);
  let loaded = 0;
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const tables = await inOrder(
      client,
      header.tables.map(({ name }) => name),
    );
    await client.query(`truncate ${tables.map(quoted).join(', ')}`);
    // Counts and versions come with the rows: what keeps them up to date must not count these anew.
    for (const name of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
    for (const table of tables) {
      const columns = (header.tables.find(({ name }) => name === table)?.columns ?? []).map(quoted).join(', ');
      for await (const { name, bytes } of readArchive(path)) {
        if (name.startsWith('media/')) break;
        if (!name.startsWith(`tables/${table}/`)) continue;
        const lines = bytes.toString().split('\n');
        await client.query(
          `insert into ${quoted(table)} (${columns}) overriding system value
           select ${columns} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
          [`[${lines.join(',')}]`],
        );
        loaded += lines.length;
      }
    }
    for (const name of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const [name, last] of Object.entries(header.sequences)) {
      await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, last]);
    }
    await client.query('commit');
    return loaded;
  } finally {
    limitDriver();
    client.release(
      await client.query('rollback').then(
        () => undefined,
        (error: Error) => error,
      ),
    );
  }
}

/** What the rows of a backup came to: how many, where pictures go, and the names of those that are documents. */
interface Filled {
  rows: number;
  folder: MediaFolder;
  documents: Set<string>;
}

/** The tables as they were when the backup was made, its rows, and then what has changed since. */
async function fill(
  database: Database,
  path: string,
  header: BackupHeader,
  options: RestoreOptions & { settings: Settings },
): Promise<Filled> {
  await migrateDatabase(database.pool, { until: header.migration });
  const rows = await load(database, path, header);
  await migrateDatabase(database.pool);
  if (!options.unchanged) {
    const [madeAt, now] = [new Date(header.madeAt), new Date()];
    await catchUp({ db: database.db, pool: database.pool, settings: options.settings }, madeAt, now);
    await endWhatMayHaveEnded(database.db, madeAt, now);
  }
  const documents = await database.pool.query<{ hash: string }>('select hash from media where is_private');
  return {
    rows,
    folder: await renewMediaFolder(database.db),
    documents: new Set(documents.rows.map(({ hash }) => hash)),
  };
}

/**
 * Migrates a copy of the rows of a backup, made in a place of its own that is gone afterwards: whether the migrations
 * of this release succeed on them, and how long they take.
 * @param settings name an empty database, or a data directory.
 */
export async function rehearseMigrations(
  settings: Settings,
  path: string,
): Promise<{ rows: number; migrations: MigrationReport[] }> {
  const header = await inspect(path);
  const migrations: MigrationReport[] = [];
  const database = await openUnmigrated(settings);
  try {
    await migrateDatabase(database.pool, { until: header.migration });
    const rows = await load(database, path, header);
    await migrateDatabase(database.pool, { report: (migration) => migrations.push(migration) });
    return { rows, migrations };
  } finally {
    await database.close();
  }
}

async function restorePictures(settings: Settings, { folder, documents }: Filled, path: string): Promise<number> {
  const store = pictureStore(settings, folder);
  const hashes = new Set<string>();
  for await (const { name, bytes } of readArchive(path)) {
    const [, hash, file] = /^media\/([0-9a-f]{32})\/([\w.]+)$/.exec(name) ?? [];
    if (!hash || !file) continue;
    await (documents.has(hash) ? store.documents : store).put(`${hash}/${file}`, bytes);
    hashes.add(hash);
  }
  return hashes.size;
}

/** Moves what lies in the data directory aside. @returns where to; undefined where there was nothing. */
async function moveAside(settings: Settings, names: string[]): Promise<string | undefined> {
  const there = names.filter((name) => existsSync(join(settings.dataDir, name)));
  if (there.length === 0) return undefined;
  const aside = join(settings.dataDir, `replaced-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`);
  await privateFolder(aside);
  for (const name of there) await rename(join(settings.dataDir, name), join(aside, name));
  return aside;
}

async function isEmptyFolder(path: string): Promise<boolean> {
  return (await readdir(path).catch(() => [])).length === 0;
}

async function restoreEmbedded(settings: Settings, path: string, options: RestoreOptions): Promise<RestoreReport> {
  const header = await inspect(path);
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await takeLock(join(settings.dataDir, 'db.lock'));
  const draft = join(settings.dataDir, 'restoring');
  try {
    const kept = settings.mediaS3 ? ['db'] : ['db', 'media'];
    for (const name of kept) {
      if (!options.force && !(await isEmptyFolder(join(settings.dataDir, name)))) {
        throw new BackupProblem(
          `${join(settings.dataDir, name)} is not empty. Restore into another DATA_DIR, or say --force to move what is there aside.`,
        );
      }
    }
    await rm(draft, { recursive: true, force: true });
    const database = await openUnmigrated({ ...settings, dataDir: draft });
    let filled: Filled;
    try {
      filled = await fill(database, path, header, { ...options, settings });
    } finally {
      await database.close();
    }
    const movedTo = await moveAside(settings, kept);
    const { rows } = filled;
    const pictures = await restorePictures(settings, filled, path);
    // Last: a restore that is cut off leaves no database that looks whole.
    await rename(join(draft, 'db'), join(settings.dataDir, 'db'));
    return { madeAt: header.madeAt, rows, pictures, ...(movedTo ? { movedTo } : {}) };
  } finally {
    await rm(draft, { recursive: true, force: true });
    await unlock();
  }
}

async function restoreOnServer(settings: Settings, path: string, options: RestoreOptions): Promise<RestoreReport> {
  const header = await inspect(path);
  const database = await openUnmigrated(settings);
  try {
    const { rows: processes } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database()
       and application_name like 'karachi-estates%' and pid <> pg_backend_pid()`,
    );
    if (processes.length > 0)
      throw new BackupProblem('The site runs on this database. Stop every process of it first.');
    const { rows: tables } = await database.pool.query(
      "select from pg_tables where schemaname in ('public', 'drizzle')",
    );
    if (tables.length > 0 && !options.force) {
      throw new BackupProblem(
        'The database is not empty. Restore into a new one, or say --force to remove what is there (there is no way back).',
      );
    }
    await database.pool.query('drop schema if exists drizzle cascade');
    await database.pool.query(`drop schema if exists ${JOBS_SCHEMA} cascade`);
    await database.pool.query('drop schema if exists public cascade');
    await database.pool.query('drop schema if exists partitions cascade');
    await database.pool.query('create schema public');
    const filled = await fill(database, path, header, { ...options, settings });
    const pictures = await restorePictures(settings, filled, path);
    return { madeAt: header.madeAt, rows: filled.rows, pictures };
  } finally {
    await database.close();
  }
}

/**
 * Puts a backup back, into the embedded database or a server, whichever the settings name, with its pictures. The whole
 * file is checked before anything is touched. What may have ended since it was made does not come back, and what the
 * site wrote to people since is not written again: see {@link endWhatMayHaveEnded}, {@link catchUp}.
 * @throws BackupProblem, DatabaseInUseError with a message for the operator.
 */
export function restoreBackup(settings: Settings, path: string, options: RestoreOptions = {}): Promise<RestoreReport> {
  return settings.databaseUrl ? restoreOnServer(settings, path, options) : restoreEmbedded(settings, path, options);
}
