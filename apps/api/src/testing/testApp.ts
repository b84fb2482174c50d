import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaffRole } from '@karachi-estates/domain/staff/roles';
import type { FastifyInstance } from 'fastify';
import { accounts, sessions } from '../accounts/accounts.table.ts';
import { buildApp } from '../app.ts';
import { noteChange } from '../changes/changes.store.ts';
import { EVERYTHING } from '../changes/subjects.ts';
import type { Db } from '../db/connect.ts';
import { createLogger, type Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { EventCounter } from '../insights/eventCounter.ts';
import type { Mail } from '../mail/mailer.ts';
import { diskStore } from '../media/diskStore.ts';
import { type SiteStore, siteStore } from '../media/mediaStore.ts';
import { s3Store } from '../media/s3Store.ts';
import { readSettings, type Settings } from '../settings.ts';
import { staff, staffSessions } from '../staff/staff.table.ts';
import { openTestDatabase } from './testDatabase.ts';

type Account = typeof accounts.$inferSelect;

/** Tables that a test fills; the areas, the city and the installation's state stay. */
const NEVER_EMPTIED = ['area_parts', 'areas', 'changes', 'cities', 'server_state'];

export interface TestApp {
  app: FastifyInstance;
  db: Db;
  deps: Deps;
  /** Mails that were handed to the mailer. */
  outbox: Mail[];
  /** A new account of the role, signed in; `changes` sets its columns. */
  signIn: (
    role: 'buyer' | 'seller',
    changes?: Partial<typeof accounts.$inferInsert>,
  ) => Promise<{ token: string; account: Account; headers: { authorization: string } }>;
  /** A new member of staff with the roles, signed in with a fresh code; `changes` sets the session's columns. */
  signInStaff: (
    roles: StaffRole[],
    changes?: Partial<typeof staffSessions.$inferInsert>,
  ) => Promise<{ member: typeof staff.$inferSelect; headers: { cookie: string; 'x-desk': '1' } }>;
  /** Moves the app's clock. */
  setNow: (now: Date) => void;
  /** Empties every table but areas and cities. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Deletes every row that a test wrote and starts the numbers again. A test writes a handful of rows: deleting these is
 * many times faster than truncating a hundred tables with their indexes. Which tables were ever written is told by
 * their size, as looking into each takes longer than all the rest.
 */
async function emptyTables(pool: Deps['pool']): Promise<void> {
  const { rows: written } = await pool.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class where relnamespace = 'public'::regnamespace
      and (relkind = 'p' or relkind = 'r' and pg_relation_size(oid) > 0) and not relname = any($1)`,
    [NEVER_EMPTIED],
  );
  const { rows: counted } = await pool.query<{ name: string }>(
    `select format('%I', sequencename) as name from pg_sequences where schemaname = 'public' and last_value is not null
      and not split_part(sequencename, '_id_seq', 1) = any($1)`,
    [NEVER_EMPTIED],
  );
  await pool.query(
    [
      'begin',
      // Neither foreign keys nor the trigger that protects the audit log hold while everything goes.
      "set local session_replication_role = 'replica'",
      ...written.map(({ name }) => `delete from ${name}`),
      ...counted.map(({ name }) => `alter sequence ${name} restart`),
      'commit',
    ].join('; '),
  );
}

function testStore({ mediaS3, dataDir }: Settings): SiteStore {
  const places = mediaS3
    ? ([s3Store(mediaS3), s3Store({ ...mediaS3, folder: 'private' })] as const)
    : ([diskStore(join(dataDir, 'media')), diskStore(join(dataDir, 'media', 'private'))] as const);
  return siteStore(...places, () => true);
}

/** Empties every table but areas and cities, and what stands beside the database. */
async function reset(deps: Deps, outbox: Mail[]): Promise<void> {
  await emptyTables(deps.pool);
  await deps.pool.query('delete from pgboss.job');
  await noteChange(deps.db, EVERYTHING);
  deps.changes.expectNews();
  for (const place of [deps.media, deps.media.documents])
    for await (const { name } of place.list()) await place.removeAll(name);
  outbox.length = 0;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function signIn(
  { db, clock }: Deps,
  role: 'buyer' | 'seller',
  columns: Partial<typeof accounts.$inferInsert> = {},
) {
  const token = randomBytes(32).toString('base64url');
  const email = columns.email ?? `${role}-${randomBytes(5).toString('hex')}@example.com`;
  const [account] = await db
    .insert(accounts)
    .values({
      role,
      firstName: role === 'seller' ? 'Sana' : 'Bilal',
      lastName: 'Sample',
      phone: '+923001234567',
      ...columns,
      email,
      emailKey: email.toLowerCase(),
    })
    .returning();
  if (!account) throw new Error('The account was not made');
  const createdAt = clock();
  await db.insert(sessions).values({
    accountId: account.id,
    tokenHash: hashOf(token),
    createdAt,
    renewedAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + 30 * DAY_MS),
  });
  return { token, account, headers: { authorization: `Bearer ${token}` } };
}

async function signInStaff(
  { db, clock }: Deps,
  roles: StaffRole[],
  columns: Partial<typeof staffSessions.$inferInsert> = {},
) {
  const token = randomBytes(32).toString('base64url');
  const email = `staff-${randomBytes(5).toString('hex')}@example.com`;
  const at = clock();
  const [member] = await db
    .insert(staff)
    .values({ email, emailKey: email, name: 'Dania Desk', roles, joinedAt: at, createdAt: at })
    .returning();
  if (!member) throw new Error('The member of staff was not made');
  await db.insert(staffSessions).values({
    tokenHash: hashOf(token),
    staffId: member.id,
    startedAt: at,
    seenAt: at,
    provenAt: at,
    ...columns,
  });
  return { member, headers: { cookie: `desk=${token}`, 'x-desk': '1' as const } };
}

/**
 * The whole application on a fresh database, with pictures in a temporary folder, a mailer that keeps what it gets and
 * a clock that can be set. Close it after the tests of a file.
 */
export async function testApp(changes: Partial<Settings> = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'karachi-estates-'));
  const database = await openTestDatabase();
  const outbox: Mail[] = [];
  let now: Date | undefined;
  const clock = () => now ?? new Date();
  const settings = {
    ...readSettings({ DATA_DIR: folder, DEMO_DATA: 'off', LOG_LEVEL: 'silent', MAX_DELAY_MS: '0' }),
    ...changes,
  };
  const deps: Deps = {
    db: database.db,
    pool: database.pool,
    direct: database.direct,
    embedded: database.embedded,
    changes: database.changes,
    media: testStore(settings),
    mailer: {
      send: async (mail) => {
        outbox.push(mail);
      },
      close: () => undefined,
    },
    names: { reverse: async () => [], resolve4: async () => [], resolve6: async () => [] },
    clock,
    events: new EventCounter(clock),
    settings,
    logger: createLogger(settings.logLevel),
    close: database.close,
  };
  const app = await buildApp(deps);
  await app.ready();

  return {
    app,
    db: deps.db,
    deps,
    outbox,
    signIn: (role, columns) => signIn(deps, role, columns),
    signInStaff: (roles, columns) => signInStaff(deps, roles, columns),
    setNow: (moment) => {
      now = moment;
    },
    reset: () => reset(deps, outbox),
    async close() {
      await app.close();
      await deps.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
