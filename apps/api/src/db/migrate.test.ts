import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { migrate, rehearse } from '../admin/migrate.ts';
import { readArchive } from '../backup/archive.ts';
import { readSettings } from '../settings.ts';
import { openDatabase, poolOf } from './connect.ts';
import { lastMigration, type MigrationReport, migrateDatabase, migrationOf } from './migrate.ts';

// Each makes databases, which takes a busy machine its time.
const timeout = 300_000;
const server = process.env.TEST_DATABASE_URL;
const FIRST_RELEASE = fileURLToPath(new URL('../testing/firstRelease.tar.gz', import.meta.url));

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

let packed: ReturnType<PGlite['dumpDataDir']> | undefined;

/** An engine without any table, packed: to open that takes a fifth of making one. */
async function pack(): ReturnType<PGlite['dumpDataDir']> {
  const engine = await PGlite.create();
  await engine.query('checkpoint');
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  return dump;
}

/** A database without any table, embedded or on the server of the tests. */
async function emptyDatabase(): Promise<pg.Pool> {
  if (!server) {
    packed ??= pack();
    const engine = await PGlite.create({ loadDataDir: await packed });
    const pool = poolOf(engine);
    cleanups.push(async () => {
      await pool.end();
      await engine.close();
    });
    return pool;
  }
  const name = `karachi_estates_migrate_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 4 });
  // The server may end the last connections before the pool has.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  cleanups.push(async () => {
    await pool.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return pool;
}

/** A folder of migrations, as Drizzle writes them. */
async function migrations(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'karachi-migrations-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'meta'));
  const entries = Object.keys(files).map((tag, idx) => ({
    idx,
    version: '7',
    when: 1_000 + idx,
    tag,
    breakpoints: true,
  }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  for (const [tag, text] of Object.entries(files)) await writeFile(join(folder, `${tag}.sql`), text);
  return pathToFileURL(`${folder}/`);
}

/** Columns, constraints, indexes and triggers, without the order in which columns were added. */
async function schemaOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1`);
  return rows.map(({ line }) => line);
}

describe('a database of the first release', { timeout }, () => {
  it('is upgraded with its rows to what a new one is', async () => {
    const pool = await emptyDatabase();
    const rows = new Map<string, string[]>();
    let first = 0;
    for await (const { name, bytes } of readArchive(FIRST_RELEASE)) {
      if (name === 'backup.json') first = JSON.parse(bytes.toString()).migration;
      const [, table] = /^tables\/(\w+)\//.exec(name) ?? [];
      if (table) rows.set(table, bytes.toString().split('\n'));
    }
    await migrateDatabase(pool, { until: first });
    expect(await migrationOf(pool)).toBe(first);
    for (const table of new Set(['cities', 'areas', 'accounts', 'properties', 'data_version', ...rows.keys()])) {
      const lines = rows.get(table) ?? [];
      await pool.query(`alter table ${table} disable trigger user`);
      await pool.query(`delete from ${table}`);
      await pool.query(
        `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1::json)`,
        [`[${lines.join(',')}]`],
      );
      await pool.query(`alter table ${table} enable trigger user`);
    }

    const done: MigrationReport[] = [];
    await migrateDatabase(pool, { report: (migration) => done.push(migration) });
    expect(done[0]?.name).toBe('0003_mail_claims');
    expect(await migrationOf(pool)).toBe(await lastMigration());

    const count = async (table: string) => (await pool.query(`select from ${table}`)).rows.length;
    for (const [table, lines] of rows) {
      // What lists show has versions of its own by now.
      if (table !== 'data_version') expect(await count(table), table).toBe(lines.length);
    }
    const { rows: ads } = await pool.query('select title, price, status from properties');
    expect(ads).toEqual([{ title: 'Sunny house near the park', price: 25_000_000, status: 'active' }]);

    const fresh = await emptyDatabase();
    await migrateDatabase(fresh);
    expect(await schemaOf(pool)).toEqual(await schemaOf(fresh));
    // Nothing is left to do.
    const again: MigrationReport[] = [];
    await migrateDatabase(pool, { report: (migration) => again.push(migration) });
    expect(again).toEqual([]);
  });
});

/** An area to put listings in. */
const A_PLACE = `
  insert into cities (id, city_name) values (112, 'Karachi') on conflict do nothing;
  insert into areas (id, city_id, area_name, compact_name)
    overriding system value values (9001, 112, 'A place', 'aplace') on conflict do nothing;`;

describe('the migration that gives pictures a state', { timeout }, () => {
  const BEFORE = 1795357691638;

  it('hides screenshots of transfers, lets replaced pictures go, and counts photos of ads for their sellers', async () => {
    const pool = await emptyDatabase();
    await migrateDatabase(pool, { until: BEFORE });
    await pool.query(`
      ${A_PLACE}
      insert into accounts (role, email, email_key, first_name, last_name, profile_image)
        values ('seller', 's@example.com', 's@example.com', 'Sana', 'Khan', '/media/portrait');
      insert into media (hash, width, height, bytes, thumbhash, pinned)
        select hash, 800, 600, 1000, '', true from unnest(array['transfer', 'portrait', 'replaced', 'both']) hash;
      insert into media (hash, width, height, bytes, thumbhash) values ('house', 800, 600, 5000, '');
      insert into upgrade_requests (account_id, plan, months, reference, screenshot, status, created_at)
        select id, 'pro', 1, file, '/media/' || file, 'approved', now() from accounts, unnest(array['transfer', 'both']) file;
      insert into properties (seller_id, property_type, area_id, title, price, photos, photo_count)
        select id, 'House', 9001, 'Two pictures', 5, '[{"hash": "house"}, {"hash": "both"}]', 2 from accounts;
    `);
    await migrateDatabase(pool);
    const { rows } = await pool.query(
      'select hash, is_private, released_at is not null as released from media order by hash',
    );
    expect(rows).toEqual([
      // Also in an ad, so it stays public.
      { hash: 'both', is_private: false, released: false },
      { hash: 'house', is_private: false, released: false },
      { hash: 'portrait', is_private: false, released: false },
      { hash: 'replaced', is_private: false, released: true },
      { hash: 'transfer', is_private: true, released: false },
    ]);
    const { rows: requests } = await pool.query('select screenshot from upgrade_requests order by screenshot');
    expect(requests).toEqual([{ screenshot: 'both' }, { screenshot: 'transfer' }]);
    const { rows: uploads } = await pool.query('select hash, bytes from media_uploads order by hash');
    expect(uploads).toEqual([
      { hash: 'both', bytes: 1000 },
      { hash: 'house', bytes: 5000 },
    ]);
  });
});

describe('the migrations that part views and contacts by month', { timeout }, () => {
  const BEFORE = 1795400062000;
  const STATED = 1795400063000;
  // As the release before adds to the figures, prepared once for each connection.
  const COUNT = {
    name: 'count',
    text: `insert into property_events as kept (property_id, day, views) values ($1, $2, 1)
      on conflict (property_id, day) do update set views = kept.views + excluded.views`,
  };

  /** A database of the release before, with a listing. */
  async function before(): Promise<{ pool: pg.Pool; home: number }> {
    const pool = await emptyDatabase();
    await migrateDatabase(pool, { until: BEFORE });
    await pool.query(`
      ${A_PLACE}
      insert into accounts (role, email, email_key, first_name, last_name)
        values ('seller', 's@example.com', 's@example.com', 'Sana', 'Khan');
      insert into properties (seller_id, property_type, area_id, title, price)
        select id, 'House', 9001, 'A house', 5 from accounts;
    `);
    return { pool, home: (await pool.query('select id from properties')).rows[0].id };
  }

  it('keep every row, and every one that the release before counts meanwhile', async () => {
    const { pool, home } = await before();
    await pool.query(`insert into property_events (property_id, day, views)
      select id, current_date - n, 2 from properties, generate_series(0, 400) n`);
    let counted = 0;
    const count = async (connection: Pick<pg.Pool, 'query'>) => {
      const day = new Date(Date.now() - (counted % 40) * 86_400_000);
      counted += 1;
      await connection.query({ ...COUNT, values: [home, day] });
    };
    let isOver = false;
    const counting = async () => {
      const client = await pool.connect();
      while (!isOver) await count(client);
      // Prepared before, run on what is parted now.
      await count(client);
      client.release();
    };
    // The embedded engine serves one connection at a time.
    const others = server ? [counting(), counting()] : [count(pool)];
    await migrateDatabase(pool, { until: STATED });
    await count(pool);
    await migrateDatabase(pool);
    isOver = true;
    await Promise.all([...others, count(pool)]);
    const { rows } = await pool.query(`select tableoid::regclass::text as part, count(*)::int as days,
      sum(views)::int as views from property_events group by 1`);
    expect(rows).toEqual([{ part: 'partitions.property_events', days: 401, views: 802 + counted }]);
  });

  it('leave no row out of bounds, whatever day a wrong clock has written', async () => {
    const { pool, home } = await before();
    await pool.query("insert into property_events (property_id, day) values ($1, '2018-05-09'), ($1, '2031-12-31')", [
      home,
    ]);
    await migrateDatabase(pool);
    const { rows } = await pool.query(
      "select pg_get_expr(relpartbound, oid) as days from pg_class where oid = 'partitions.property_events'::regclass",
    );
    expect(rows).toEqual([{ days: "FOR VALUES FROM (MINVALUE) TO ('2032-02-01')" }]);
    expect((await pool.query('select from property_events')).rows).toHaveLength(2);
  });
});

const TABLE =
  'create table homes (id integer, price integer);--> statement-breakpoint\ninsert into homes values (1, 5), (2, 5);';

describe('a migration', { timeout }, () => {
  it('is made whole or not at all, and those before it stay', async () => {
    const pool = await emptyDatabase();
    const bad = 'alter table homes add column beds integer;--> statement-breakpoint\nselect nothing from homes;';
    const folder = await migrations({ '0000_homes': TABLE, '0001_bad': bad });
    await expect(migrateDatabase(pool, { folder })).rejects.toThrow('nothing');
    expect(await migrationOf(pool)).toBe(1_000);
    expect((await pool.query('select * from homes')).fields.map(({ name }) => name)).toEqual(['id', 'price']);
  });

  it('comes later in time than one that a parallel branch brought, and is made as well', async () => {
    const pool = await emptyDatabase();
    const folder = await migrations({ '0000_homes': TABLE, '0001_beds': 'alter table homes add column beds integer;' });
    await migrateDatabase(pool, { folder });
    await pool.query('delete from drizzle.__drizzle_migrations where created_at = 1000');
    await pool.query('drop table homes');
    await migrateDatabase(pool, { folder: await migrations({ '0000_homes': TABLE, '0001_beds': 'select 1;' }) });
    expect((await pool.query('select from homes')).rows).toHaveLength(2);
  });

  it('of a newer release leaves the older one its place where it adds, and ends it where it takes away', async () => {
    const pool = await emptyDatabase();
    const older = { '0000_homes': TABLE };
    const expanded = { ...older, '0001_beds': 'alter table homes add column beds integer;' };
    const contract = '-- contract: nothing since 1.2 uses homes.price\nalter table homes drop column price;';
    const contracted = { ...expanded, '0002_price': contract };
    await migrateDatabase(pool, { folder: await migrations(expanded) });
    await migrateDatabase(pool, { folder: await migrations(older) });
    expect(await migrationOf(pool)).toBe(1_001);
    await migrateDatabase(pool, { folder: await migrations(contracted) });
    for (const files of [older, expanded])
      await expect(migrateDatabase(pool, { folder: await migrations(files) })).rejects.toThrow('newer release');
    await migrateDatabase(pool, { folder: await migrations(contracted) });
  });

  it('makes an index of a table that was there once the rest is done, and takes up one that failed', async () => {
    const pool = await emptyDatabase();
    await migrateDatabase(pool, { folder: await migrations({ '0000_homes': TABLE }) });
    const more =
      'alter table homes add column beds integer;--> statement-breakpoint\nCREATE UNIQUE INDEX "homes_price" ON "homes" USING btree ("price");';
    const folder = await migrations({ '0000_homes': TABLE, '0001_more': more });
    await expect(migrateDatabase(pool, { folder })).rejects.toThrow(/homes_price/);
    // The rest of the migration stands, and the index that could not be made is no obstacle to the next try.
    expect((await pool.query('select beds from homes')).rows).toHaveLength(2);
    await pool.query('update homes set price = id');
    await migrateDatabase(pool, { folder });
    const { rows } = await pool.query(
      "select indisvalid, indisunique from pg_index join pg_class on pg_class.oid = indexrelid where relname = 'homes_price'",
    );
    expect(rows).toEqual([{ indisvalid: true, indisunique: true }]);
    expect((await pool.query('select from drizzle.pending_indexes')).rows).toEqual([]);
  });

  it.runIf(server)('lets others pass while a table is held, goes on after that, and gives up with words', async () => {
    const pool = await emptyDatabase();
    await migrateDatabase(pool, { folder: await migrations({ '0000_homes': TABLE }) });
    const folder = await migrations({ '0000_homes': TABLE, '0001_beds': 'alter table homes add column beds integer;' });
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select * from homes');
    await expect(migrateDatabase(pool, { folder, tries: 1 })).rejects.toThrow(
      /0001_beds waited 1 times.*pg_stat_activity/,
    );
    const migrating = migrateDatabase(pool, { folder, tries: 30 });
    // Reading waits for the migration two seconds at most, then comes through.
    await pool.query('select * from homes');
    await holder.query('commit');
    holder.release();
    await migrating;
    expect(await migrationOf(pool)).toBe(1_001);
  });

  it.runIf(server)('leaves a table writable while its index is made', async () => {
    const pool = await emptyDatabase();
    await migrateDatabase(pool, { folder: await migrations({ '0000_homes': TABLE }) });
    const folder = await migrations({ '0000_homes': TABLE, '0001_index': 'create index homes_id on homes (id);' });
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('insert into homes values (3, 5)');
    // A plain index would wait for the transaction, and every write for the index.
    const migrating = migrateDatabase(pool, { folder });
    await expect
      .poll(async () => (await pool.query("select from pg_class where relname = 'homes_id'")).rows.length)
      .toBe(1);
    await pool.query('insert into homes values (4, 5)');
    await holder.query('commit');
    holder.release();
    await migrating;
    expect((await pool.query('select from homes')).rows).toHaveLength(4);
  });
});

// It takes an embedded database and a copy of it, whatever the others run on.
describe.skipIf(server)('a rehearsal', { timeout }, () => {
  it('migrates a copy, says how long it takes, and leaves the database as it was', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'karachi-rehearsal-'));
    cleanups.push(() => rm(folder, { recursive: true }));
    const settings = readSettings({ DATA_DIR: folder, DEMO_DATA: 'off', LOG_LEVEL: 'silent' });
    const database = await openDatabase(settings);
    // As a release would have left it that did not know the last migrations.
    await database.pool.query('alter table outbox drop column claimed_by');
    await database.pool.query(
      'delete from drizzle.__drizzle_migrations where created_at = (select min(created_at) from drizzle.__drizzle_migrations where created_at > 1795268516754)',
    );
    await database.close();
    expect(await rehearse(settings)).toMatch(/^On a copy of [\d,]+ rows:\n[\s\S]*The database itself is as it was\.$/);
    expect(await migrate(settings)).toMatch(/^Migrated:\n +[\d.]+ s {2}0003_mail_claims$/);
    expect(await migrate(settings)).toMatch(/nothing to migrate/);
  });
});
