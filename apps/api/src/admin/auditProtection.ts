import { sql } from 'drizzle-orm';
import { TERMINAL, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import { type Database, openUnmigrated } from '../db/connect.ts';
import { forOperator, Refused } from '../refused.ts';
import type { Settings } from '../settings.ts';

/** Who owns the log where it is protected: nobody signs in as this role. All databases of a server share it. */
export const AUDIT_OWNER = 'karachi_estates_audit';

/** SQLSTATE of what a role may not do. */
const NOT_ALLOWED = '42501';

const refuse = (text: string) => new Refused('conflict', forOperator(text));

/** The roles that matter, as the server has them. */
interface Roles {
  /** The role of the site: it made the tables. */
  site: string;
  isSuperuser: boolean;
  /** Who runs the command. */
  operator: string;
  owner: string;
  schemaOwner: string;
  /** The site's role may drop what is in the schema, as its owner does. */
  ownsSchema: boolean;
  ownsDatabase: boolean;
  hasOwner: boolean;
  [column: string]: unknown;
}

async function readRoles(tx: Db): Promise<Roles> {
  const { rows } = await tx.execute<Roles>(sql`
    select site.rolname as site, site.rolsuper as "isSuperuser", current_user as operator,
      pg_get_userbyid(log.relowner) as owner, pg_get_userbyid(nspowner) as "schemaOwner",
      pg_has_role(site.oid, nspowner, 'usage') as "ownsSchema",
      (select datdba = site.oid from pg_database where datname = current_database()) as "ownsDatabase",
      exists (select from pg_roles where rolname = ${AUDIT_OWNER}) as "hasOwner"
    from pg_class log join pg_namespace on pg_namespace.oid = log.relnamespace
    join pg_class made on made.oid = to_regclass('public.accounts') join pg_roles site on site.oid = made.relowner
    where log.oid = to_regclass('public.audit')`);
  const [roles] = rows;
  if (!roles) throw refuse('This database has no audit log. Start the site on it first.');
  return roles;
}

const named = (role: string) => sql.identifier(role);

/** Takes the log from the site's role, and the right to drop it, which the owner of its schema has. */
async function take(tx: Db, { site, ownsSchema, hasOwner }: Roles): Promise<void> {
  const owner = named(AUDIT_OWNER);
  if (!hasOwner) await tx.execute(sql`create role ${owner} nologin`);
  const { rows } = await tx.execute(sql`select where pg_has_role(${site}, ${AUDIT_OWNER}, 'member')`);
  if (rows.length > 0) throw refuse(`The site's role ${site} is a member of ${AUDIT_OWNER}. Revoke that first.`);
  // An owner of a table may make things in its schema.
  await tx.execute(sql`grant usage, create on schema public to ${owner}`);
  if (ownsSchema) {
    await tx.execute(sql`alter schema public owner to ${owner}`);
    await tx.execute(sql`grant usage, create on schema public to ${named(site)}`);
  }
  await tx.execute(sql`alter table audit owner to ${owner}`);
  await tx.execute(sql`alter function audit_is_append_only() owner to ${owner}`);
  await tx.execute(sql`revoke all on audit from public, ${named(site)}`);
  await tx.execute(sql`grant select, insert on audit to ${named(site)}`);
}

/** Gives the log back, as the tables were made. */
async function giveBack(tx: Db, { site, schemaOwner, ownsDatabase }: Roles): Promise<void> {
  await tx.execute(sql`alter table audit owner to ${named(site)}`);
  await tx.execute(sql`alter function audit_is_append_only() owner to ${named(site)}`);
  if (schemaOwner === AUDIT_OWNER)
    await tx.execute(sql`alter schema public owner to ${named(ownsDatabase ? 'pg_database_owner' : site)}`);
}

/**
 * Leaves the site's role only to read the audit log and to add to it, or gives it back, as a role that may do so.
 * @returns whether anything was to be done.
 * @throws Refused `conflict` where the roles of the server do not allow it.
 */
export async function protectAudit({ db }: Pick<Database, 'db'>, isUndo: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const roles = await readRoles(tx);
    const { site, operator, isSuperuser, owner } = roles;
    if (isSuperuser) throw refuse(`The site's role ${site} is a superuser, whom nothing holds. Give the site another.`);
    if (operator === site)
      throw refuse(`Run this with a DATABASE_URL of an administrator: what ${site} gives away it could take back.`);
    const isProtected = owner === AUDIT_OWNER;
    if (isUndo && !isProtected) return false;
    await (isUndo ? giveBack(tx, roles) : take(tx, roles));
    if (isUndo === isProtected) {
      const action = isUndo ? 'audit.unprotect' : 'audit.protect';
      await writeAudit(tx, TERMINAL, [{ action, subject: 'audit', after: { role: site } }], new Date());
    }
    return isUndo === isProtected;
  });
}

/** `audit protect [--undo]`, on the database that the settings name, which it does not migrate. @throws Refused */
export async function runAuditProtection(settings: Settings, isUndo: boolean): Promise<string> {
  if (settings.databaseUrl === null)
    throw refuse('The embedded database has one role, which owns everything. This is for a PostgreSQL server.');
  const database = await openUnmigrated(settings);
  try {
    const isDone = await protectAudit(database, isUndo);
    if (isUndo) return isDone ? 'The audit log is the site’s again.' : 'The audit log was not protected.';
    const before = isDone ? '' : ' It was so already.';
    return `The site may read the audit log and add to it, and nothing else; ${AUDIT_OWNER} owns it.${before}`;
  } catch (error) {
    const { code, message } = (error instanceof Error && error.cause ? error.cause : error) as {
      code?: string;
      message?: string;
    };
    if (code !== NOT_ALLOWED) throw error;
    throw refuse(`The role of this DATABASE_URL may not do that: ${message}. Use a superuser of the server.`);
  } finally {
    await database.close();
  }
}
