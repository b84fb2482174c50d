import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { installQueues } from '../jobs/queues.ts';
import { migrationsFolder } from './assets.ts';
import { liftDriverLimit } from './timeLimits.ts';

/** The database cannot be opened by this release; the message says what the operator does. */
export class DatabaseDirectoryError extends Error {}

/** A migration, and how long it took. */
export interface MigrationReport {
  name: string;
  milliseconds: number;
}

export interface MigrationOptions {
  /** Stops after this migration (its time in the journal), for a backup of that age. */
  until?: number;
  /** Where the migrations lie. */
  folder?: URL;
  report?: (migration: MigrationReport) => void;
  /** How often a table that something else holds is waited for. */
  tries?: number;
}

const MIGRATION_LOCK = 7_260_112;

/**
 * A statement that waits for a table makes everybody wait who comes after it. So a migration gives up soon, lets them
 * pass and tries again.
 */
const LOCK_TIMEOUT = '2s';
const PAUSE_MS = 1_000;
const TRIES = 30;
const LOCK_NOT_AVAILABLE = '55P03';
const NOT_ALLOWED = '42501';

interface Journal {
  entries: { tag: string; when: number }[];
}

async function readJournal(folder: URL): Promise<Journal> {
  return JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8')) as Journal;
}

/** The newest migration that this release knows, as its time in the journal. */
export async function lastMigration(folder: URL = migrationsFolder): Promise<number> {
  return Math.max(...(await readJournal(folder)).entries.map(({ when }) => when));
}

async function appliedTo(client: Pick<pg.Pool, 'query'>): Promise<number[]> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!rows[0]?.there) return [];
  const applied = await client.query<{ at: number }>('select created_at as at from drizzle.__drizzle_migrations');
  return applied.rows.map(({ at }) => at);
}

/** The newest migration that a database has; undefined for one that is empty. */
export async function migrationOf(client: Pick<pg.Pool, 'query'>): Promise<number | undefined> {
  const applied = await appliedTo(client);
  return applied.length > 0 ? Math.max(...applied) : undefined;
}

/**
 * Whether the tables are as this release can use them. A newer release may have added to them (expand), which harms no
 * older one: both run side by side during a deployment. What it has taken away (contract), or what it does not say,
 * does.
 */
async function isUsable(client: pg.PoolClient, folder: URL | undefined): Promise<boolean> {
  const known = await lastMigration(folder);
  if (((await migrationOf(client)) ?? 0) <= known) return true;
  // Only releases since this column write down which of the two a migration is.
  const { rows: columns } = await client.query(
    `select from information_schema.columns
     where table_schema = 'drizzle' and table_name = '__drizzle_migrations' and column_name = 'is_contract'`,
  );
  if (columns.length === 0) return false;
  const { rows } = await client.query(
    'select from drizzle.__drizzle_migrations where created_at > $1 and is_contract is not false',
    [known],
  );
  return rows.length === 0;
}

/** How the first line of a migration begins that takes away what no release in use needs any more. */
const CONTRACT = /^\s*-- contract:/;

const isContract = ({ sql }: MigrationMeta) => CONTRACT.test(sql[0] ?? '');

const INDEX = /^\s*create\s+(unique\s+)?index\s+(?:if not exists\s+)?"?(\w+)"?\s+on\s+(?:"?\w+"?\.)?"?(\w+)"?/i;
const TABLE = /^\s*create\s+table\s+(?:if not exists\s+)?"?(\w+)"?/i;

/** Parts a migration into what its transaction does and the indexes of tables that were there before it. */
function partsOf(migration: MigrationMeta): { now: string[]; indexes: string[] } {
  const made = new Set(migration.sql.flatMap((statement) => TABLE.exec(statement)?.[1] ?? []));
  const isLater = (statement: string) => {
    const [, , , table] = INDEX.exec(statement) ?? [];
    return table !== undefined && !made.has(table);
  };
  return { now: migration.sql.filter((each) => !isLater(each)), indexes: migration.sql.filter(isLater) };
}

async function apply(client: pg.PoolClient, migration: MigrationMeta, isFirst: boolean): Promise<void> {
  // Nobody reads an empty database yet: its indexes are made at once.
  const { now, indexes } = isFirst ? { now: migration.sql, indexes: [] } : partsOf(migration);
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    for (const statement of now) await client.query(statement);
    for (const statement of indexes) {
      await client.query('insert into drizzle.pending_indexes (statement) values ($1)', [statement]);
    }
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at, is_contract) values ($1, $2, $3)', [
      migration.hash,
      migration.folderMillis,
      isContract(migration),
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function applyWithRetries(
  client: pg.PoolClient,
  migration: MigrationMeta,
  { isFirst, tries, name }: { isFirst: boolean; tries: number; name: string },
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await apply(client, migration, isFirst);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === NOT_ALLOWED) {
        throw new DatabaseDirectoryError(
          `The migration ${name} changes what the site's role does not own: ${(error as Error).message}. Where the audit log is protected, run “pnpm admin audit protect --undo” as the server's administrator, start again, and protect it anew.`,
          { cause: error },
        );
      }
      if (code !== LOCK_NOT_AVAILABLE) throw error;
      if (tried >= tries) {
        throw new DatabaseDirectoryError(
          `The migration ${name} waited ${tries} times for a table that something else holds. Look in pg_stat_activity for what has been in a transaction for long, end it, and start again.`,
          { cause: error },
        );
      }
      await pause(PAUSE_MS);
    }
  }
}

/** Makes the indexes that migrations asked for while the site goes on; those that a process began which died, anew. */
async function makeIndexes(client: pg.PoolClient, report: (migration: MigrationReport) => void): Promise<void> {
  const { rows } = await client.query<{ statement: string }>('select statement from drizzle.pending_indexes');
  for (const { statement } of rows) {
    const [, unique = '', name = ''] = INDEX.exec(statement) ?? [];
    const startedAt = performance.now();
    const { rows: left } = await client.query(
      'select from pg_index join pg_class on pg_class.oid = indexrelid where relname = $1 and not indisvalid',
      [name],
    );
    if (left.length > 0) await client.query(`drop index concurrently "${name}"`);
    await client.query(
      statement.replace(INDEX, (beginning) =>
        beginning.replace(
          /^\s*create\s+(unique\s+)?index\s+(if not exists\s+)?/i,
          `create ${unique}index concurrently if not exists `,
        ),
      ),
    );
    await client.query('delete from drizzle.pending_indexes where statement = $1', [statement]);
    report({ name: `index ${name}`, milliseconds: performance.now() - startedAt });
  }
}

/** Takes the lock by asking for it again and again: who waits inside a statement keeps an index from being finished. */
async function takeLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await pause(200);
  }
}

async function migrateUnderLock(client: pg.PoolClient, options: MigrationOptions): Promise<void> {
  const {
    until = Number.POSITIVE_INFINITY,
    folder = migrationsFolder,
    tries = TRIES,
    report = () => undefined,
  } = options;
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations (
       id serial primary key, hash text not null, created_at bigint
     )`,
  );
  await client.query('alter table drizzle.__drizzle_migrations add column if not exists is_contract boolean');
  await client.query('create table if not exists drizzle.pending_indexes (statement text primary key)');
  const applied = new Set(await appliedTo(client));
  const isFirst = applied.size === 0;
  const names = new Map((await readJournal(folder)).entries.map(({ when, tag }) => [when, tag]));
  for (const migration of readMigrationFiles({ migrationsFolder: fileURLToPath(folder) })) {
    const at = migration.folderMillis;
    if (applied.has(at) || at > until) continue;
    const name = names.get(at) ?? String(at);
    const startedAt = performance.now();
    await applyWithRetries(client, migration, { isFirst, tries, name });
    report({ name, milliseconds: performance.now() - startedAt });
  }
  await makeIndexes(client, report);
  if (options.until === undefined && options.folder === undefined) await installQueues(client);
}

/**
 * Brings the tables up to date, each migration in a transaction of its own. Indexes of tables that were there before
 * are made beside what goes on. An advisory lock lets any number of processes start at once.
 * @throws DatabaseDirectoryError when a newer release has taken away what this one needs, or a table is not to be had.
 */
export async function migrateDatabase(pool: pg.Pool, options: MigrationOptions = {}): Promise<void> {
  const client = await pool.connect();
  try {
    if (!(await isUsable(client, options.folder))) {
      throw new DatabaseDirectoryError(
        'The database was changed by a newer release of the site, in a way that this one cannot use. Start that release, or restore a backup of this one.',
      );
    }
    await client.query('set statement_timeout = 0');
    const limitDriver = liftDriverLimit(client);
    await takeLock(client);
    try {
      await migrateUnderLock(client, options);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await client.query('reset statement_timeout');
      limitDriver();
    }
  } finally {
    client.release();
  }
}
