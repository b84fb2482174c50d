import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { Changes } from '../changes/changes.ts';
import { privateFolder } from '../privateFolder.ts';
import type { Settings } from '../settings.ts';
import { addressesOf } from './addresses.ts';
import { EngineSocket } from './engineSocket.ts';
import { takeLock } from './lock.ts';
import { DatabaseDirectoryError, migrateDatabase } from './migrate.ts';
import { type ReplicaSource, Replicas } from './replicas.ts';
import { tagWithRequests } from './requestIds.ts';
import { clientFor } from './servers.ts';
import { isGivenUp } from './timeLimits.ts';
import { isDeadlock, refuseNestedConnections, withinTransaction } from './transactions.ts';

// Ids, prices and counts are far below 2^53, so they are numbers everywhere.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A Drizzle database or a transaction of one: stores take either. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  /** Connections past a pooler in front of the server, for what needs a session; undefined where there is none. */
  direct?: pg.Pool;
  /** Connections that only ask how the server is, never behind the reads of pages; undefined where it is embedded. */
  probe?: pg.Pool;
  /** Whether the data lies in a folder of this process and not on a server. */
  embedded: boolean;
  /** What this process knows of the changes in the public data. */
  changes: Changes;
  /** Where guests' reads may go instead; undefined without replicas. */
  replicas?: Replicas;
  close: () => Promise<void>;
}

/** PostgreSQL's major version inside the embedded engine; a directory of another one cannot be read by it. */
const EMBEDDED_MAJOR = '18';

/** Bytes below which an engine that cannot be opened has no room for its log; it says so of nothing by itself. */
const LEAST_ROOM = 32 * 1024 ** 2;

async function openEngine(dataDir: string): Promise<PGlite> {
  // The engine is 20 MB of WebAssembly: loaded only when it is used.
  const { PGlite } = await import('@electric-sql/pglite');
  try {
    return await PGlite.create({ dataDir });
  } catch (error) {
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize >= LEAST_ROOM) throw error;
    throw new DatabaseDirectoryError(
      `The disk of ${dataDir} is full, so the database cannot be opened. Make room on it and start again; leave the folder as it is.`,
      { cause: error },
    );
  }
}

/**
 * Makes the directory beside its place and moves it there: a start that is killed half-way leaves nothing that looks
 * whole.
 */
async function createDirectory(directory: string, parent: string): Promise<void> {
  for (const entry of await readdir(parent)) {
    if (entry.startsWith('db.new-')) await rm(join(parent, entry), { recursive: true, force: true });
  }
  const draft = join(parent, `db.new-${process.pid}`);
  await privateFolder(draft);
  const engine = await openEngine(draft);
  await engine.close();
  await rename(draft, directory);
}

async function openDirectory(directory: string): Promise<PGlite> {
  const version = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => '');
  if (version.trim() !== EMBEDDED_MAJOR) {
    throw new DatabaseDirectoryError(
      version
        ? `The database in ${directory} was written by PostgreSQL ${version.trim()}; this version reads ${EMBEDDED_MAJOR}. Use the release that wrote it, or move the folder away to start anew.`
        : `The folder ${directory} holds no readable database. Restore it from a backup, or move it away to start anew.`,
    );
  }
  try {
    return await openEngine(directory);
  } catch (error) {
    if (error instanceof DatabaseDirectoryError) throw error;
    throw new DatabaseDirectoryError(
      `The database in ${directory} is damaged and cannot be opened. Restore it from a backup, or move it away to start anew.`,
      { cause: error },
    );
  }
}

/** A node-postgres pool of the one connection that an embedded engine has. */
export function poolOf(engine: PGlite): pg.Pool {
  const pool = new pg.Pool({
    stream: () => new EngineSocket(engine),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 60_000,
  } as pg.PoolConfig);
  return tagWithRequests(refuseNestedConnections(pool));
}

/** How often a transaction is tried that PostgreSQL ends to resolve a deadlock, the first time included. */
const MOST_ATTEMPTS = 5;
/** Before the first retry, then growing. By chance, so that those who met once do not meet again. */
const LONGEST_PAUSE_MS = 50;

/**
 * Drizzle over a pool. A transaction's connection is taken and given back here: Drizzle's own way keeps it for ever
 * where `begin` fails, so that a database that goes away would use up the pool one by one and the pool could never end.
 * It is retried after a deadlock, so the work of a transaction may run more than once and changes nothing but the
 * database.
 */
export function databaseOf(pool: pg.Pool): Db {
  const db: Db = drizzle(pool);
  const attempt: Db['transaction'] = async (work, config) => {
    const client = await pool.connect();
    try {
      const done = await withinTransaction((whole) => drizzle(client).transaction(whole, config), work);
      client.release();
      return done;
    } catch (error) {
      // A connection that hangs in the middle of an answer is of no use to anybody.
      client.release(isGivenUp(error));
      throw error;
    }
  };
  db.transaction = async (work, config) => {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attempt(work, config);
      } catch (error) {
        if (!isDeadlock(error) || attempts === MOST_ATTEMPTS) throw error;
        await pause(Math.random() * LONGEST_PAUSE_MS * attempts);
      }
    }
  };
  return db;
}

async function openEmbedded(settings: Settings): Promise<Database> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await takeLock(join(settings.dataDir, 'db.lock'));
  try {
    const directory = join(settings.dataDir, 'db');
    if (!existsSync(directory)) await createDirectory(directory, settings.dataDir);
    else await privateFolder(directory);
    const engine = await openDirectory(directory);
    const pool = poolOf(engine);
    const close = async () => {
      await pool.end();
      await engine.close();
      await unlock();
    };
    const db = databaseOf(pool);
    return { pool, db, embedded: true, changes: Changes.of(db), close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Who reads waits no longer than this to learn what has changed. */
const CHANGES_LIMIT_MS = 300;
/** Connections that only ask how a server is give up so soon. */
const PROBE_TIMEOUT_MS = 1_000;
/** A server that vanishes without a word cannot end a statement: the driver does, this long after it should have. */
const SILENCE_MS = 1_000;

function serverPool(url: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    Client: clientFor(url),
    connectionString: addressesOf(url)[0],
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'karachi-estates',
    ...options,
  });
  // A server that restarts breaks idle connections. The pool replaces them; unheard, the event would end the process.
  pool.on('error', () => undefined);
  // So does that of a connection which is in use, between two statements of a transaction; the next statement tells.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return tagWithRequests(refuseNestedConnections(pool));
}

/** Connections of its own, so that the answer never waits behind the reads of pages. */
const openProbe = (url: string, max = 1) =>
  serverPool(url, { max, connectionTimeoutMillis: PROBE_TIMEOUT_MS, query_timeout: PROBE_TIMEOUT_MS });

function openReplica(url: string, options: pg.PoolConfig): ReplicaSource {
  const pool = serverPool(url, options);
  const probe = openProbe(url);
  const close = async () => {
    await Promise.all([pool.end(), probe.end()]);
  };
  return { name: new URL(url).host, db: databaseOf(pool), probe, close };
}

/** Sent when a connection begins. A pooler lends connections that have begun long ago and sets the same itself. */
const sessionLimits = (settings: Settings): pg.PoolConfig => ({
  statement_timeout: settings.databaseTimeoutMs,
  idle_in_transaction_session_timeout: 30_000,
});

/** The primary is asked for changes, whether it answers and, where there are replicas, how far it is. */
const PRIMARY_PROBES = 2;

function openServer(settings: Settings, url: string, limits = sessionLimits(settings)): Database {
  const options = { max: settings.databasePool, query_timeout: settings.databaseTimeoutMs + SILENCE_MS, ...limits };
  const pool = serverPool(url, options);
  const db = databaseOf(pool);
  const probe = openProbe(url, PRIMARY_PROBES);
  const changes = Changes.of(databaseOf(probe), { limitMs: CHANGES_LIMIT_MS });
  const database = { pool, db, probe, embedded: false, changes };
  const closePrimary = async () => {
    await Promise.all([pool.end(), probe.end()]);
  };
  if (settings.databaseReplicaUrls.length === 0) return { ...database, close: closePrimary };
  const replicas = new Replicas(
    probe,
    settings.databaseReplicaUrls.map((replica) => openReplica(replica, options)),
  );
  const close = async () => {
    await replicas.close();
    await closePrimary();
  };
  return { ...database, replicas, close };
}

/** Migrations and seeding, one after the other. */
const DIRECT_CONNECTIONS = 2;

/** Pages and calls through the pooler, what needs a session past it. */
function openBehindPooler(settings: Settings, url: string, directUrl: string): Database {
  const database = openServer(settings, url, {});
  const direct = serverPool(directUrl, { max: DIRECT_CONNECTIONS, ...sessionLimits(settings) });
  const close = async () => {
    await Promise.all([database.close(), direct.end()]);
  };
  return { ...database, direct, close };
}

/** Opens the database that the settings name as it is, past a pooler: for the operator's commands. */
export async function openUnmigrated(settings: Settings): Promise<Database> {
  const url = settings.databaseDirectUrl ?? settings.databaseUrl;
  return url ? openServer(settings, url) : openEmbedded(settings);
}

async function openConfigured(settings: Settings): Promise<Database> {
  const { databaseUrl, databaseDirectUrl } = settings;
  return databaseUrl && databaseDirectUrl
    ? openBehindPooler(settings, databaseUrl, databaseDirectUrl)
    : openUnmigrated(settings);
}

/**
 * Opens the database that the settings name, PostgreSQL or the embedded one, and migrates it.
 * @throws DatabaseInUseError, DatabaseDirectoryError with a message for the operator.
 */
export async function openDatabase(settings: Settings): Promise<Database> {
  const database = await openConfigured(settings);
  try {
    await migrateDatabase(database.direct ?? database.pool);
    await database.replicas?.start();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
