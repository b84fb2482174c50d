import type { DeskSupportQuery } from '@karachi-estates/contracts/support';
import { type PlanId, planInForce } from '@karachi-estates/domain/plans/plans';
import { SUPPORT_RANK, type SupportState } from '@karachi-estates/domain/support/rules';
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { COUNTED, numberIn, type Wanted } from '../plugins/deskPaging.ts';
import { supportAnswers, supportRequests } from './support.table.ts';

export type StoredRequest = typeof supportRequests.$inferSelect;
type StoredAnswer = typeof supportAnswers.$inferSelect;

const OWN = 50;

/** A seller's requests, newest first. */
export async function listRequestsOf(db: Db, accountId: number): Promise<StoredRequest[]> {
  return db
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.accountId, accountId))
    .orderBy(desc(supportRequests.id))
    .limit(OWN);
}

/** What was answered to some requests, oldest first. */
export async function listAnswers(db: Db, requestIds: number[]): Promise<StoredAnswer[]> {
  if (requestIds.length === 0) return [];
  return db
    .select()
    .from(supportAnswers)
    .where(inArray(supportAnswers.requestId, requestIds))
    .orderBy(asc(supportAnswers.id));
}

/** The same request of a seller since a moment. */
export async function findSame(
  db: Db,
  accountId: number,
  fingerprint: string,
  since: Date,
): Promise<StoredRequest | undefined> {
  const [found] = await db
    .select()
    .from(supportRequests)
    .where(
      and(
        eq(supportRequests.accountId, accountId),
        eq(supportRequests.fingerprint, fingerprint),
        gt(supportRequests.createdAt, since),
      ),
    )
    .limit(1);
  return found;
}

export async function insertRequest(db: Db, request: typeof supportRequests.$inferInsert): Promise<StoredRequest> {
  const [stored] = await db.insert(supportRequests).values(request).returning();
  if (!stored) throw new Error('The request was not stored');
  return stored;
}

/** A request, locked until the transaction ends. */
export async function lockRequest(tx: Db, id: number): Promise<StoredRequest | undefined> {
  const [found] = await tx.select().from(supportRequests).where(eq(supportRequests.id, id)).for('update');
  return found;
}

export async function setState(tx: Db, id: number, state: SupportState): Promise<void> {
  await tx.update(supportRequests).set({ state }).where(eq(supportRequests.id, id));
}

export async function insertAnswer(tx: Db, answer: typeof supportAnswers.$inferInsert): Promise<void> {
  await tx.insert(supportAnswers).values(answer);
}

/** A seller's requests and their answers go with the account. */
export async function eraseSupportOf(tx: Db, accountId: number): Promise<void> {
  await tx.delete(supportRequests).where(eq(supportRequests.accountId, accountId));
}

/** Gives a seller's requests to another account. @returns how many. */
export async function moveSupport(tx: Db, from: number, to: number): Promise<number> {
  const moved = await tx
    .update(supportRequests)
    .set({ accountId: to })
    .where(eq(supportRequests.accountId, from))
    .returning({ id: supportRequests.id });
  return moved.length;
}

/** A request as the desk lists it. */
export interface SupportRow {
  id: number;
  subject: string;
  words: string;
  state: SupportState;
  seller_id: number;
  seller_name: string;
  email: string;
  phone: string;
  locale: string;
  stored_plan: PlanId;
  until_ms: number | null;
  created_ms: number;
  [column: string]: unknown;
}

const COLUMNS = sql`r.id, r.subject, r.words, r.state, r.account_id as seller_id,
  trim(concat(a.first_name, ' ', a.last_name)) as seller_name, a.email, a.phone, a.locale, a.plan as stored_plan,
  (extract(epoch from a.plan_until) * 1000)::float8 as until_ms,
  (extract(epoch from r.created_at) * 1000)::float8 as created_ms`;

const FROM = sql`from support_requests r join accounts a on a.id = r.account_id`;

/** Milliseconds of any year are below it, so the rank of the plan comes first. */
const RANK = 1e14;

const rankAt = (now: Date) => sql`(case
  when a.plan = 'basic' or (a.plan_until is not null and a.plan_until <= ${now.toISOString()}::timestamptz)
    then ${SUPPORT_RANK.basic}::int
  when a.plan = 'pro' then ${SUPPORT_RANK.pro}::int else ${SUPPORT_RANK.premium}::int end)`;

const keyAt = (now: Date) =>
  sql`(${rankAt(now)} * ${RANK}::float8 + floor(extract(epoch from r.created_at) * 1000)::float8)`;

/** The plan of a request's seller that is in force. */
export const planOfRow = (row: SupportRow, now: Date): PlanId =>
  planInForce({ plan: row.stored_plan, expiresAt: row.until_ms === null ? null : new Date(row.until_ms) }, now);

/** The place of a request in the order in which they are answered. */
export const supportPlace = (row: SupportRow, now: Date) => ({
  key: SUPPORT_RANK[planOfRow(row, now)] * RANK + Math.floor(row.created_ms),
  id: row.id,
});

const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&');

function conditionsOf({ state, q }: DeskSupportQuery): SQL {
  const conditions = [sql`true`];
  if (state) conditions.push(sql`r.state = ${state}`);
  const words = q?.trim();
  const number = words && numberIn(words);
  if (number) conditions.push(sql`r.id = ${number}::bigint`);
  else if (words) conditions.push(sql`r.subject ilike ${`%${escaped(words)}%`}`);
  return sql.join(conditions, sql` and `);
}

/** A page of requests in the order in which they are answered. */
export async function listSupport(
  db: Db,
  query: DeskSupportQuery,
  { place, skip, limit }: Pick<Wanted, 'place' | 'skip' | 'limit'>,
  now: Date,
): Promise<SupportRow[]> {
  const after = place ? sql` and (${keyAt(now)}, r.id) > (${place.key}::float8, ${place.id}::integer)` : sql``;
  const { rows } = await db.execute<SupportRow>(sql`
    select ${COLUMNS} ${FROM} where ${conditionsOf(query)}${after} order by ${keyAt(now)}, r.id
    limit ${limit} offset ${skip}`);
  return rows;
}

/** How many there are, counted to the cap. */
export async function countSupport(db: Db, query: DeskSupportQuery): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from support_requests r where ${conditionsOf(query)} limit ${COUNTED}
    ) counted`);
  return rows[0]?.count ?? 0;
}

export async function findSupport(db: Db, id: number): Promise<SupportRow | undefined> {
  const { rows } = await db.execute<SupportRow>(sql`select ${COLUMNS} ${FROM} where r.id = ${id}::integer`);
  return rows[0];
}
