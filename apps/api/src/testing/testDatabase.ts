import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { seedAreas } from '../areas/areas.seed.ts';
import { Changes } from '../changes/changes.ts';
import { migrationsFolder, seedFolder } from '../db/assets.ts';
import { type Database, databaseOf, poolOf } from '../db/connect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { tagWithRequests } from '../db/requestIds.ts';
import { refuseNestedConnections } from '../db/transactions.ts';
import { QUEUES } from '../jobs/queues.ts';

// The server's own check says the first; two renames in the same moment are told apart by its unique index.
const NAME_TAKEN = ['42P04', '23505'];

/**
 * What makes the packed database quick to open, which each file of tests does: databases that nobody connects to are
 * left out, and little memory is set up.
 */
const LEAN = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  "alter system set shared_buffers = '8MB'",
  // Else the log is replayed on each opening.
  'checkpoint',
];

async function schemaHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(migrationsFolder)).sort()) {
    if (name.endsWith('.sql')) hash.update(await readFile(new URL(name, migrationsFolder)));
  }
  hash.update(await readFile(new URL('meta/_journal.json', migrationsFolder)));
  for (const name of ['areas.json', 'parts.json']) hash.update(await readFile(new URL(name, seedFolder)));
  hash.update(JSON.stringify([QUEUES, LEAN]));
  return hash.digest('hex').slice(0, 16);
}

/** A migrated database with the areas, packed once per schema: opening it again takes a fraction of making it. */
async function packedDatabase(): Promise<string> {
  const path = join(tmpdir(), `karachi-estates-test-${process.getuid?.() ?? 0}-${await schemaHash()}.tar`);
  if (existsSync(path)) return path;
  const engine = await PGlite.create();
  const pool = poolOf(engine);
  await migrateDatabase(pool);
  await seedAreas(databaseOf(pool));
  for (const statement of LEAN) await pool.query(statement);
  await pool.end();
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, path);
  return path;
}

async function openInMemory(): Promise<Database> {
  const engine = await PGlite.create({ loadDataDir: new Blob([await readFile(await packedDatabase())]) });
  const pool = poolOf(engine);
  const close = async () => {
    await pool.end();
    await engine.close();
  };
  const db = databaseOf(pool);
  return { pool, db, embedded: true, changes: Changes.of(db), close };
}

/**
 * The server notices a moment later that the pool has gone; forcing it earlier would break the pool's last connections.
 */
async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await admin.query(`drop database ${name}`);
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

const addressOf = (server: string, name: string) => {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
};

/** The name of a migrated database with the areas, made once per schema: a copy of it takes a fraction of making it. */
async function templateOnServer(server: string, admin: pg.Client): Promise<string> {
  const template = `karachi_estates_template_${await schemaHash()}`;
  const found = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (found.rows.length > 0) return template;
  const draft = `${template}_${randomBytes(4).toString('hex')}`;
  await admin.query(`create database ${draft}`);
  const pool = new pg.Pool({ connectionString: addressOf(server, draft), max: 4 });
  await migrateDatabase(pool);
  await seedAreas(databaseOf(pool));
  await pool.end();
  await admin.query(`alter database ${draft} rename to ${template}`).catch(async (error: pg.DatabaseError) => {
    // Another test file was first.
    if (!NAME_TAKEN.includes(error.code ?? '')) throw error;
    await dropDatabase(admin, draft);
  });
  return template;
}

/** On the server; through the pooler that TEST_DATABASE_POOLER_URL names, where it names one. */
async function openOnServer(server: string): Promise<Database> {
  const name = `karachi_estates_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const template = await templateOnServer(server, admin);
  await admin.query(`create database ${name} template ${template}`);
  const pooler = process.env.TEST_DATABASE_POOLER_URL;
  const connections = new pg.Pool({ connectionString: addressOf(pooler ?? server, name), max: 4 });
  const pool = tagWithRequests(refuseNestedConnections(connections));
  const direct = pooler ? new pg.Pool({ connectionString: addressOf(server, name), max: 4 }) : undefined;
  const close = async () => {
    // The server may end a connection that is about to close by itself.
    for (const each of [pool, direct]) each?.on('error', () => undefined);
    await Promise.all([pool.end(), direct?.end()]);
    // A pooler keeps its connections to the server for later.
    if (pooler) await admin.query(`drop database ${name} with (force)`);
    else await dropDatabase(admin, name);
    await admin.end();
  };
  const db = databaseOf(pool);
  return { pool, db, embedded: false, changes: Changes.of(db), close, ...(direct ? { direct } : {}) };
}

/** A fresh migrated database with the areas: in memory, or on the PostgreSQL server of `TEST_DATABASE_URL`. */
export function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openOnServer(url) : openInMemory();
}
