import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit, writeAudit } from '../audit/audit.store.ts';
import { databaseOf } from '../db/connect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { readSettings } from '../settings.ts';
import { AUDIT_OWNER, protectAudit, runAuditProtection } from './auditProtection.ts';
import { upkeep } from './upkeep.ts';

const SERVER = process.env.TEST_DATABASE_URL;

describe('the protection of the audit log', () => {
  it('is none of the embedded database, which says so', async () => {
    const settings = readSettings({ LOG_LEVEL: 'silent' });
    await expect(runAuditProtection({ ...settings, databaseUrl: null }, false)).rejects.toThrow('one role');
  });
});

describe.runIf(SERVER)('the protection of the audit log on a server', () => {
  const name = `karachi_estates_site_${randomBytes(5).toString('hex')}`;
  const urlOf = (user?: string) => {
    const url = new URL(String(SERVER));
    if (user) Object.assign(url, { username: user, password: user });
    url.pathname = `/${name}`;
    return url.href;
  };
  let admin: pg.Client;
  let site: pg.Pool;
  const settings = () =>
    ({ ...readSettings({ LOG_LEVEL: 'silent' }), databaseUrl: urlOf(), databaseDirectUrl: null }) as const;
  const write = () =>
    databaseOf(site).transaction((tx) =>
      writeAudit(
        tx,
        { id: null, name: 'A', address: '' },
        [{ action: 'listing.hide', subject: 'listing:1' }],
        new Date(),
      ),
    );
  const migrate = () => migrateDatabase(site);

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: SERVER });
    await admin.connect();
    await admin.query(`create role ${name} login password '${name}'`);
    await admin.query(`create database ${name} owner ${name}`);
    site = new pg.Pool({ connectionString: urlOf(name), max: 4 });
    await migrate();
    await write();
  });
  afterAll(async () => {
    site.on('error', () => undefined);
    await site.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  });

  it('leaves the site’s role only to read and to add, also at the second time', async () => {
    expect(await runAuditProtection(settings(), false)).not.toContain('already');
    expect(await runAuditProtection(settings(), false)).toContain('already');
    await write();
    // PostgreSQL only warns of a grant that gives nothing.
    await site.query(`grant all on audit to ${name}`);
    for (const statement of [
      "update audit set actor = 'somebody'",
      'delete from audit',
      'truncate audit',
      'alter table audit disable trigger user',
      'drop trigger audit_unchanged on audit',
      'alter table audit rename to gone',
      'drop table audit cascade',
      'drop schema public cascade',
      `alter table audit owner to ${name}`,
      `set role ${AUDIT_OWNER}`,
      `create or replace function audit_is_append_only() returns trigger language plpgsql as 'begin return new; end'`,
    ]) {
      await expect(site.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    }
    expect(await verifyAudit(databaseOf(site))).toEqual({ rows: 3, firstWrong: null });
  });

  it('leaves the site’s role its own work: migrations, new tables, upkeep', async () => {
    await migrate();
    await site.query('create table later (id integer); drop table later');
    expect((await upkeep({ pool: site, direct: undefined, embedded: false })).skipped).toEqual([]);
  });

  it('is not for the site’s own role', async () => {
    await expect(protectAudit({ db: databaseOf(site) }, true)).rejects.toThrow('administrator');
  });

  it('says what a migration of the log needs, and is taken back for it', async () => {
    const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'migrations-'))}/`);
    await mkdir(new URL('meta', folder));
    await writeFile(new URL('0000_log.sql', folder), 'alter table audit add column words text');
    const entry = { idx: 0, version: '7', when: 4_000_000_000_000, tag: '0000_log', breakpoints: true };
    await writeFile(new URL('meta/_journal.json', folder), JSON.stringify({ entries: [entry] }));
    await expect(migrateDatabase(site, { folder })).rejects.toThrow('audit protect --undo');
    await rm(folder, { recursive: true });
    expect(await runAuditProtection(settings(), true)).toContain('again');
    expect(await runAuditProtection(settings(), true)).toContain('not protected');
    await site.query('create index audit_later on audit (at)');
    await site.query('alter table audit add column note text');
    await site.query('alter table audit drop column note');
    expect((await verifyAudit(databaseOf(site))).firstWrong).toBeNull();
    await runAuditProtection(settings(), false);
    await expect(site.query('delete from audit')).rejects.toMatchObject({ code: '42501' });
  });
});
