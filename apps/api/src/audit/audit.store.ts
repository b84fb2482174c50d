import type { AuditRow } from '@karachi-estates/contracts/deskAudit';
import type { AuditAction } from '@karachi-estates/domain/staff/auditActions';
import { and, asc, desc, eq, gt, gte, ilike, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { escapedLike } from '../db/like.ts';
import { beforeCommit } from '../db/transactions.ts';
import { sha256Of } from '../plugins/digest.ts';
import { audit, auditHead } from './audit.table.ts';

/** Who does something: a member of staff from an address, or the operator at the terminal. */
export interface Actor {
  id: number | null;
  name: string;
  address: string;
}

/** The operator's command line, which has no names. */
export const TERMINAL: Actor = { id: null, name: 'terminal', address: '' };

/** What follows from what a person on the site did, whom the log does not name. */
export const SITE: Actor = { id: null, name: 'site', address: '' };

/** What was done, to what, and what it was before and after. */
export interface AuditEntry {
  action: AuditAction;
  /** e.g. `listing:12` */
  subject: string;
  before?: unknown;
  after?: unknown;
  /** What one order does together. */
  batch?: string;
}

export type StoredRow = typeof audit.$inferSelect;

/** The hash of the row before the first one. */
const BEGINNING = '0'.repeat(64);

/** SHA-256 over all that a row says and the hash of the row before, in hexadecimal. */
function hashOf(row: Omit<StoredRow, 'hash'>): string {
  const { id, at, actorId, actor, address, action, subject, batch, before, after, previousHash } = row;
  const said = [id, at.toISOString(), actorId, actor, address, action, subject, batch, before, after, previousHash];
  return sha256Of(JSON.stringify(said));
}

/** PostgreSQL takes no NUL in a text; JSON writes one as an escape. */
const textOf = (value: unknown) => JSON.stringify(value ?? null);

/** Takes the end of the log until the transaction is over: of two writers the second builds on the row of the first. */
async function lockHead(tx: Db): Promise<{ lastId: number; hash: string }> {
  await tx.insert(auditHead).values({ lastId: 0, hash: BEGINNING }).onConflictDoNothing();
  const [head] = await tx.select().from(auditHead).for('update');
  return head ?? { lastId: 0, hash: BEGINNING };
}

/**
 * Adds rows to the log. Call it with the transaction of the change: what is logged happened, and what happened is
 * logged. The rows are added just before it commits, since all who write the log wait for its end.
 * @throws Error outside of a transaction
 */
export async function writeAudit(tx: Db, actor: Actor, entries: readonly AuditEntry[], at: Date): Promise<void> {
  beforeCommit(() => addRows(tx, actor, entries, at));
}

async function addRows(tx: Db, actor: Actor, entries: readonly AuditEntry[], at: Date): Promise<void> {
  if (entries.length === 0) return;
  let { lastId, hash } = await lockHead(tx);
  const rows: StoredRow[] = [];
  for (const { action, subject, before, after, batch } of entries) {
    lastId += 1;
    const row = {
      id: lastId,
      at,
      actorId: actor.id,
      actor: actor.name,
      address: actor.address,
      action,
      subject,
      batch: batch ?? null,
      before: textOf(before),
      after: textOf(after),
      previousHash: hash,
    };
    hash = hashOf(row);
    rows.push({ ...row, hash });
  }
  await tx.insert(audit).values(rows);
  await tx.update(auditHead).set({ lastId, hash });
}

/** A row as the desk shows it. */
export const auditRowOf = (row: StoredRow): AuditRow => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor,
  actor_id: row.actorId,
  address: row.address,
  action: row.action,
  subject: row.subject,
  before: JSON.parse(row.before) as unknown,
  after: JSON.parse(row.after) as unknown,
  hash: row.hash,
});

/** What the log is searched by; days are Karachi's. */
export interface AuditFilter {
  actorId?: number | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  words?: string | undefined;
}

/**
 * How the log has a sum that people read as `PKR 8,500`: the books write it in paisa, a few rows in rupees. A pattern
 * takes far longer than the letters that it begins with, so these are asked for first.
 * @returns letters and a pattern of PostgreSQL; undefined for words that are no sum, or that are found as they are
 */
function sumIn(words: string): { inside: string; pattern: string } | undefined {
  if (/^\d+$/.test(words)) return undefined;
  const [, rupees, part = ''] = /^(?:PKR\s*)?(\d[\d,]{0,14})(?:\.(\d\d?))?$/i.exec(words) ?? [];
  if (rupees === undefined) return undefined;
  const whole = rupees.replaceAll(',', '');
  const pattern = `:(${part === '' ? `${whole}|` : ''}${whole}${part.padEnd(2, '0')})[],}]`;
  return { inside: `%:${whole}%`, pattern };
}

/** One action, or all that begin with a noun and a dot. */
const isAction = (action: string): SQL =>
  action.endsWith('.') ? like(audit.action, `${escapedLike(action)}%`) : eq(audit.action, action);

function whereOf({ actorId, action, subject, from, to, words }: AuditFilter): SQL | undefined {
  const inWords = words && `%${escapedLike(words)}%`;
  const sum = words && sumIn(words);
  return and(
    actorId === undefined ? undefined : eq(audit.actorId, actorId),
    action ? isAction(action) : undefined,
    subject ? eq(audit.subject, subject) : undefined,
    from ? gte(audit.at, sql`(${from}::date::timestamp at time zone 'Asia/Karachi')`) : undefined,
    to ? lt(audit.at, sql`((${to}::date + 1)::timestamp at time zone 'Asia/Karachi')`) : undefined,
    inWords
      ? or(
          ilike(audit.actor, inWords),
          ilike(audit.action, inWords),
          ilike(audit.subject, inWords),
          ilike(audit.before, inWords),
          ilike(audit.after, inWords),
          ...(sum
            ? [audit.before, audit.after].map((text) => and(like(text, sum.inside), sql`${text} ~ ${sum.pattern}`))
            : []),
        )
      : undefined,
  );
}

/** Rows of the log by number, from a place on. */
export async function listAuditRows(
  db: Db,
  filter: AuditFilter,
  page: { after?: number | undefined; isAscending: boolean; skip: number; limit: number },
): Promise<StoredRow[]> {
  const { after, isAscending, skip, limit } = page;
  const beyond = after === undefined ? undefined : isAscending ? gt(audit.id, after) : lt(audit.id, after);
  return db
    .select()
    .from(audit)
    .where(and(whereOf(filter), beyond))
    .orderBy(isAscending ? asc(audit.id) : desc(audit.id))
    .limit(limit)
    .offset(skip);
}

/** How many rows there are, counted to a limit. */
export async function countAuditRows(db: Db, filter: AuditFilter, limit: number): Promise<number> {
  const some = db.select({ id: audit.id }).from(audit).where(whereOf(filter)).limit(limit).as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** What was done with one thing, newest first, at most fifty rows. */
export async function listSubjectRows(db: Db, subject: string): Promise<StoredRow[]> {
  return db.select().from(audit).where(eq(audit.subject, subject)).orderBy(desc(audit.id)).limit(50);
}

/** What was done with some things, oldest first. */
export async function listRowsOfAll(db: Db, subjects: string[]): Promise<StoredRow[]> {
  return db.select().from(audit).where(inArray(audit.subject, subjects)).orderBy(asc(audit.id));
}

/** What one order did, in the order in which it was done. */
export async function listBatch(db: Db, batch: string): Promise<StoredRow[]> {
  return db.select().from(audit).where(eq(audit.batch, batch)).orderBy(asc(audit.id));
}

/** Whether something was done with a subject. */
export async function findByAction(db: Db, action: string, subject: string): Promise<boolean> {
  const [found] = await db
    .select({ id: audit.id })
    .from(audit)
    .where(and(eq(audit.action, action), eq(audit.subject, subject)))
    .limit(1);
  return found !== undefined;
}

/** What the check of the chain came to. */
interface Verified {
  rows: number;
  firstWrong: { id: number; why: string } | null;
}

const ROWS_AT_ONCE = 2_000;

function faultOf(row: StoredRow, expected: { id: number; hash: string }): Verified['firstWrong'] {
  if (row.id !== expected.id) return { id: expected.id, why: 'the row is missing' };
  if (row.previousHash !== expected.hash) return { id: row.id, why: 'it does not follow the row before' };
  return hashOf(row) === row.hash ? null : { id: row.id, why: 'it was changed' };
}

/** Checks the whole chain, row by row, and that its end is where the log says. */
export async function verifyAudit(db: Db): Promise<Verified> {
  // The end first: what is added while this reads comes after it.
  const [head] = await db.select().from(auditHead);
  let last = { id: 0, hash: BEGINNING };
  for (;;) {
    const rows = await db.select().from(audit).where(gt(audit.id, last.id)).orderBy(asc(audit.id)).limit(ROWS_AT_ONCE);
    for (const row of rows) {
      const wrong = faultOf(row, { id: last.id + 1, hash: last.hash });
      if (wrong) return { rows: last.id, firstWrong: wrong };
      last = { id: row.id, hash: row.hash };
      if (row.id === head?.lastId && row.hash !== head.hash)
        return { rows: last.id, firstWrong: { id: row.id, why: 'it is not the row that was written last' } };
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
  if (last.id < (head?.lastId ?? 0))
    return { rows: last.id, firstWrong: { id: last.id + 1, why: 'the row is missing' } };
  // The end once more: the log moves it with every row that it adds, so no row that it added is past it.
  const [end] = await db.select().from(auditHead);
  if (!end && last.id > 0) return { rows: last.id, firstWrong: { id: last.id, why: 'the end of the log is gone' } };
  if (end && last.id > end.lastId)
    return { rows: end.lastId, firstWrong: { id: end.lastId + 1, why: 'it was not added by the log' } };
  return { rows: last.id, firstWrong: null };
}
