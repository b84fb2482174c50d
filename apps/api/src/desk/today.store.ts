import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { isOpenLine } from '../orders/statement.store.ts';
import { possibleDuplicates } from '../properties/duplicates.table.ts';
import { isForDesk } from './duplicates.store.ts';
import { queueRows } from './listings.store.ts';

/** What waits: how many, counted to a thousand and one, and since when the oldest. */
export interface Backlog {
  count: number;
  oldestAt: Date | null;
}

const MOST = 1_001;

async function backlog(db: Db, rows: SQL): Promise<Backlog> {
  const { rows: found } = await db.execute<{ count: number; oldest: number | null }>(sql`
    select count(*)::int as count, (extract(epoch from min(at)) * 1000)::float8 as oldest
    from (${rows} limit ${MOST}) counted`);
  const [row] = found;
  return { count: row?.count ?? 0, oldestAt: row?.oldest ? new Date(Math.round(row.oldest)) : null };
}

/** Ads that are held, approved ones that were changed, and new ones that nobody has looked at. */
export const reviewBacklog = (db: Db, now: Date) =>
  backlog(db, sql`select at from (${queueRows(['held', 'changed', 'new'], now, MOST)}) queue`);

/** What sellers say against decisions. */
export const appealBacklog = (db: Db, now: Date) =>
  backlog(db, sql`select at from (${queueRows(['appeal'], now, MOST)}) queue`);

/** Reports of visitors that nobody has closed. */
export const reportBacklog = (db: Db) =>
  backlog(db, sql`select created_at as at from listing_reports where closed_at is null order by created_at`);

/**
 * Payments that sellers say they made, and orders whose money is there and that nobody has approved; each order once,
 * as the list of them has it.
 */
export const paymentBacklog = (db: Db) =>
  backlog(
    db,
    sql`(select created_at as at from upgrade_requests where status = 'pending' order by created_at limit ${MOST})
    union all
    (select created_at from orders where state = 'paid' and not exists (
      select from upgrade_requests where order_id = orders.id and status = 'pending'
    ) order by created_at limit ${MOST})`,
  );

/** Refunds that somebody asked for, since they did: another person does them. */
export const refundBacklog = (db: Db) =>
  backlog(
    db,
    sql`select (
        select max(at) from audit where action = 'order.ask-refund' and subject = 'order:' || orders.id
      ) as at from orders where refund_asked_by is not null`,
  );

/** Lines of statements that wait for an order, since they were imported. */
export const lineBacklog = (db: Db) =>
  backlog(db, sql`select created_at as at from statement_lines where ${isOpenLine} order by created_at`);

/** Ads of different sellers that may offer one home; their numbers grow as they are found, and an index has them. */
export const duplicateBacklog = (db: Db) =>
  backlog(db, sql`select found_at as at from ${possibleDuplicates} where state = 'open' and ${isForDesk} order by id`);

/** What sellers asked and nobody has answered. */
export const supportBacklog = (db: Db) =>
  backlog(db, sql`select created_at as at from support_requests where state = 'open' order by created_at`);

const OVER = sql`('closed', 'lost')`;

/** Leads or registrations of interest, and the column with their phone. */
interface Work {
  table: SQL;
  phone: SQL;
}

const LEADS: Work = { table: sql`leads`, phone: sql`phone` };
const INTEREST: Work = { table: sql`interest_registrations`, phone: sql`phone_number` };

/** One person is called once: what came from one phone counts once, as the lists fold it. */
const byPhone = ({ phone }: Work) => sql`group by case when ${phone} = '' then id::text else ${phone} end order by at`;

/** What nobody has taken and is not over, whatever was noted of it meanwhile. */
const unowned = (db: Db, work: Work) =>
  backlog(
    db,
    sql`select min(created_at) as at from ${work.table}
      where owner_id is null and stage not in ${OVER} and email <> '' ${byPhone(work)}`,
  );

export const leadBacklog = (db: Db) => unowned(db, LEADS);

export const interestBacklog = (db: Db) => unowned(db, INTEREST);

const dueIn = (work: Work, now: Date) => sql`select min(reminder_at) as at from ${work.table}
  where reminder_at <= ${now.toISOString()}::timestamptz and stage not in ${OVER} ${byPhone(work)}`;

/** Leads whose reminder has come. */
export const leadReminders = (db: Db, now: Date) => backlog(db, dueIn(LEADS, now));

/** Registrations whose reminder has come. */
export const interestReminders = (db: Db, now: Date) => backlog(db, dueIn(INTEREST, now));

/** What sellers asked the staff to check. */
export const markBacklog = (db: Db) =>
  backlog(db, sql`select requested_at as at from mark_requests order by requested_at`);

/** Mails that did not go out at the first try. */
export const mailBacklog = (db: Db) =>
  backlog(
    db,
    sql`select created_at as at from outbox where sent_at is null and (attempts > 0 or given_up_at is not null) order by created_at`,
  );

export const jobBacklog = (db: Db) =>
  backlog(db, sql`select created_on as at from pgboss.job where state in ('failed', 'retry') order by created_on`);

/** Articles that somebody is writing. */
export const draftBacklog = (db: Db) =>
  backlog(db, sql`select updated_at as at from blogs where state = 'draft' order by updated_at`);

/** Articles that become public by themselves. */
export const scheduledBacklog = (db: Db) =>
  backlog(db, sql`select updated_at as at from blogs where state = 'scheduled' order by updated_at`);

/** Issues that are scheduled, on their way or held. */
export const newsletterBacklog = (db: Db) =>
  backlog(
    db,
    sql`select updated_at as at from newsletter_issues where state in ('scheduled', 'sending', 'paused')
      order by updated_at`,
  );

/** What happened on a day in Karachi. */
interface DayCounts {
  day: string;
  listings: number;
  sold: number;
  contacts: number;
  leads: number;
  [column: string]: unknown;
}

const dayOf = (column: SQL) => sql`to_char(${column} at time zone 'Asia/Karachi', 'YYYY-MM-DD')`;

/** The days since a moment on which something happened. */
export async function countDays(db: Db, since: Date): Promise<DayCounts[]> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const { rows } = await db.execute<DayCounts>(sql`
    select day, sum(listings)::int as listings, sum(sold)::int as sold, sum(contacts)::int as contacts, sum(leads)::int as leads
    from (
      select ${dayOf(sql`created_at`)} as day, 1 as listings, 0 as sold, 0 as contacts, 0 as leads
        from properties where created_at >= ${from}
      union all
      select ${dayOf(sql`at`)}, 0, 1, 0, 0 from property_history where at >= ${from} and status in ('sold', 'rented')
      union all
      (select to_char(day, 'YYYY-MM-DD'), 0, 0, sum(contacts), 0 from property_events
        where day >= (${from} at time zone 'Asia/Karachi')::date group by property_events.day)
      union all
      select ${dayOf(sql`created_at`)}, 0, 0, 0, 1 from leads where created_at >= ${from}
      union all
      select ${dayOf(sql`created_at`)}, 0, 0, 0, 1 from interest_registrations where created_at >= ${from}
    ) happened group by day`);
  return rows;
}

/** What the books say was earned since a moment less what was given back, in paisa, by the day in Karachi. */
export async function sumIncome(db: Db, since: Date): Promise<{ day: string; paisa: number }[]> {
  const { rows } = await db.execute<{ day: string; paisa: number }>(sql`
    select ${dayOf(sql`m.at`)} as day, (-sum(e.amount))::float8 as paisa
    from ledger_movements m join ledger_entries e on e.movement_id = m.id and e.account = 'income'
    where m.at >= ${since.toISOString()}::timestamptz group by 1`);
  return rows;
}

/** What came since a moment. */
export async function countSince(db: Db, since: Date) {
  const from = sql`${since.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{
    listings: number;
    sold: number;
    leads: number;
    sellers: number;
    payments: number;
  }>(sql`
    select
      (select count(*)::int from (select from properties where created_at > ${from} limit ${MOST}) counted) as listings,
      (select count(*)::int from (
        select from property_history where at > ${from} and status in ('sold', 'rented') limit ${MOST}
      ) counted) as sold,
      (select count(*)::int from leads where created_at > ${from})
        + (select count(*)::int from interest_registrations where created_at > ${from}) as leads,
      (select count(*)::int from accounts where role = 'seller' and created_at > ${from}) as sellers,
      (select count(*)::int from payments where reversed_at is null and created_at > ${from}) as payments`);
  return rows[0] ?? { listings: 0, sold: 0, leads: 0, sellers: 0, payments: 0 };
}
