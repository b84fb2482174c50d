import type { DeskSupportQuery } from '@karachi-estates/contracts/support';
import { PLAN_IDS, type PlanId, planInForce } from '@karachi-estates/domain/plans/plans';
import { SUPPORT_RANK, type SupportState } from '@karachi-estates/domain/support/rules';
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { wordsOf } from '../db/searchWords.ts';
import { lookUp } from '../desk/lookUp.store.ts';
import { COUNTED, numberIn, type Wanted } from '../plugins/deskPaging.ts';
import { subjectWords, supportAnswers, supportRequests } from './support.table.ts';

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

/** The plan of a request's seller that is in force. */
export const planOfRow = (row: SupportRow, now: Date): PlanId =>
  planInForce({ plan: row.stored_plan, expiresAt: row.until_ms === null ? null : new Date(row.until_ms) }, now);

/** The place of a request in the order in which they are answered. */
export const supportPlace = (row: SupportRow, now: Date) => ({
  key: SUPPORT_RANK[planOfRow(row, now)] * RANK + Math.floor(row.created_ms),
  id: row.id,
});

/** Requests by their number, or by words of their subject. */
async function isFound(db: Db, text: string): Promise<SQL> {
  const number = numberIn(text);
  if (number) return sql`r.id = ${number}::bigint`;
  const words = wordsOf(text);
  if (!words) return sql`false`;
  const inSubject = sql`${subjectWords(sql`r.subject`)} @@ to_tsquery('simple'::regconfig, ${words})`;
  const found = sql`select r.id from support_requests r where ${inSubject}`;
  return lookUp(db, sql`r.id`, { found, isFound: inSubject });
}

async function conditionsOf(db: Db, { state, q }: DeskSupportQuery): Promise<SQL> {
  const text = q?.trim();
  const conditions = [text ? await isFound(db, text) : sql`true`];
  if (state) conditions.push(sql`r.state = ${state}`);
  return sql.join(conditions, sql` and `);
}

/** Whether a plan is the one that is in force for the account `a`. */
function isInForce(plan: PlanId, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return plan === 'basic'
    ? sql`(a.plan = 'basic' or a.plan_until <= ${at})`
    : sql`a.plan = ${plan} and (a.plan_until is null or a.plan_until > ${at})`;
}

/** Requests of sellers of one plan, oldest first: as many as a page may need, each run by an index of their ages. */
function runOf(plan: PlanId, asked: SQL, { place, skip, limit }: Wanted, now: Date): SQL {
  const rank = SUPPORT_RANK[plan];
  const isPlaceIn = place && Math.floor(place.key / RANK) === rank;
  const after = isPlaceIn
    ? sql` and (r.created_at, r.id) > (${new Date(place.key % RANK).toISOString()}::timestamptz, ${place.id}::integer)`
    : sql``;
  return sql`(select r.id, r.created_at, ${rank}::integer as rank ${FROM}
    where ${asked} and ${isInForce(plan, now)}${after} order by r.created_at, r.id limit ${skip + limit})`;
}

/**
 * A page of requests in the order in which they are answered. Each plan is read by itself: the order of all of them
 * depends on the moment, so no index has it.
 */
export async function listSupport(db: Db, query: DeskSupportQuery, wanted: Wanted, now: Date): Promise<SupportRow[]> {
  const { place, skip, limit } = wanted;
  const asked = await conditionsOf(db, query);
  const least = place ? Math.floor(place.key / RANK) : 0;
  const runs = PLAN_IDS.filter((plan) => SUPPORT_RANK[plan] >= least).map((plan) => runOf(plan, asked, wanted, now));
  const { rows } = await db.execute<SupportRow>(sql`
    with page as (
      select id, rank from (${sql.join(runs, sql` union all `)}) runs
      order by rank, created_at, id limit ${limit} offset ${skip})
    select ${COLUMNS} from page join support_requests r on r.id = page.id join accounts a on a.id = r.account_id
    order by page.rank, r.created_at, r.id`);
  return rows;
}

/** How many there are, counted to the cap. */
export async function countSupport(db: Db, query: DeskSupportQuery): Promise<number> {
  const asked = await conditionsOf(db, query);
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from support_requests r where ${asked} limit ${COUNTED}) counted`);
  return rows[0]?.count ?? 0;
}

export async function findSupport(db: Db, id: number): Promise<SupportRow | undefined> {
  const { rows } = await db.execute<SupportRow>(sql`select ${COLUMNS} ${FROM} where r.id = ${id}::integer`);
  return rows[0];
}
