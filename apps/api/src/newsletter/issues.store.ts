import type { DeskIssuesQuery, IssueProgress } from '@karachi-estates/contracts/deskNewsletter';
import { ISSUE_UNDER_WAY } from '@karachi-estates/domain/newsletter/issues';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { escapedLike } from '../db/like.ts';
import { outbox } from '../mail/mail.table.ts';
import { COUNTED, type Wanted } from '../plugins/deskPaging.ts';
import type { Subscriber } from './newsletter.store.ts';
import { newsletterDeliveries as deliveries, newsletterIssues as issues, subscribers } from './newsletter.table.ts';

export type IssueRow = typeof issues.$inferSelect;

type Filter = Pick<DeskIssuesQuery, 'q' | 'state'>;

const whereOf = ({ q, state }: Filter): SQL | undefined =>
  and(
    state === 'under_way' ? inArray(issues.state, [...ISSUE_UNDER_WAY]) : state ? eq(issues.state, state) : undefined,
    q?.trim() ? ilike(issues.subject, `%${escapedLike(q.trim())}%`) : undefined,
  );

/** A page of issues, by number. */
export async function listIssues(
  db: Db,
  filter: Filter,
  { place, isAscending, skip, limit }: Wanted,
): Promise<IssueRow[]> {
  const beyond = place && (isAscending ? gt : lt)(issues.id, place.id);
  return db
    .select()
    .from(issues)
    .where(and(whereOf(filter), beyond))
    .orderBy((isAscending ? asc : desc)(issues.id))
    .limit(limit)
    .offset(skip);
}

/** How many there are, counted to the cap. */
export async function countIssues(db: Db, filter: Filter): Promise<number> {
  const some = db.select({ id: issues.id }).from(issues).where(whereOf(filter)).limit(COUNTED).as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

export async function findIssue(db: Db, id: number): Promise<IssueRow | undefined> {
  const [row] = await db.select().from(issues).where(eq(issues.id, id));
  return row;
}

/** Takes an issue until the transaction ends: who sends it and who holds it do so in turn. */
export async function lockIssue(tx: Db, id: number): Promise<IssueRow | undefined> {
  const [row] = await tx.select().from(issues).where(eq(issues.id, id)).for('update');
  return row;
}

export async function insertIssue(db: Db, issue: typeof issues.$inferInsert): Promise<IssueRow> {
  const [row] = await db.insert(issues).values(issue).returning();
  if (!row) throw new Error('The issue was not stored');
  return row;
}

export async function updateIssue(tx: Db, id: number, change: Partial<typeof issues.$inferInsert>): Promise<IssueRow> {
  const [row] = await tx.update(issues).set(change).where(eq(issues.id, id)).returning();
  if (!row) throw new Error('The issue went while it was locked');
  return row;
}

export async function deleteIssue(tx: Db, id: number): Promise<void> {
  await tx.delete(issues).where(eq(issues.id, id));
}

/** Who may get mail: they confirmed, and have not unsubscribed since. */
const mayGet = and(isNotNull(subscribers.confirmedAt), isNull(subscribers.unsubscribedAt));

/** How many readers have confirmed. */
export async function countReaders(db: Db): Promise<number> {
  return db.$count(subscribers, mayGet);
}

/** How many readers have confirmed, and when the last of them did. */
export async function readersNow(db: Db): Promise<{ readers: number; lastConfirmedAt: Date | null }> {
  const [row] = await db
    .select({ readers: count(), lastConfirmedAt: max(subscribers.confirmedAt) })
    .from(subscribers)
    .where(mayGet);
  return row ?? { readers: 0, lastConfirmedAt: null };
}

const NOTHING = { queued: 0, sent: 0, given_up: 0, stopped: 0 };

/** How far some issues are, by their number. */
export async function progressOf(db: Db, rows: readonly IssueRow[]): Promise<Map<number, IssueProgress>> {
  const ids = rows.map(({ id }) => id);
  const counted =
    ids.length === 0
      ? []
      : await db
          .select({ issueId: deliveries.issueId, state: deliveries.state, count: sql<number>`count(*)::int` })
          .from(deliveries)
          .where(inArray(deliveries.issueId, ids))
          .groupBy(deliveries.issueId, deliveries.state);
  const isOpen = rows.some(({ startedAt }) => startedAt === null);
  const confirmed = isOpen ? await countReaders(db) : 0;
  return new Map(
    rows.map((row) => {
      const own = counted.filter(({ issueId }) => issueId === row.id).map(({ state, count }) => [state, count]);
      const readers = row.startedAt === null ? confirmed : row.readers;
      return [row.id, { readers, ...NOTHING, ...Object.fromEntries(own) }];
    }),
  );
}

/** The issues that are to be sent now. */
export async function dueIssues(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: issues.id })
    .from(issues)
    .where(sql`${issues.state} = 'sending' or (${issues.state} = 'scheduled' and ${lte(issues.sendAt, now)})`)
    .orderBy(asc(issues.id));
  return rows.map(({ id }) => id);
}

/** How many mails of issues wait to go out. */
export async function countQueued(db: Db): Promise<number> {
  return db.$count(deliveries, and(eq(deliveries.state, 'queued'), isNotNull(deliveries.mailId)));
}

/**
 * Some readers who have no delivery of an issue yet, taken until the transaction ends: who unsubscribes at this moment
 * waits, and then finds the mail that is to be stopped.
 */
export async function takeReaders(tx: Db, issue: IssueRow, limit: number): Promise<Subscriber[]> {
  return tx
    .select()
    .from(subscribers)
    .where(
      and(
        mayGet,
        lte(subscribers.confirmedAt, issue.startedAt ?? new Date(0)),
        sql`not exists (select from newsletter_deliveries d where d.issue_id = ${issue.id} and d.subscriber_id = ${subscribers.id})`,
      ),
    )
    .orderBy(asc(subscribers.id))
    .limit(limit)
    .for('update');
}

/** Notes whose mail is in the outbox. */
export async function insertDeliveries(
  tx: Db,
  issueId: number,
  mails: readonly { subscriberId: number; mailId: number }[],
  at: Date,
): Promise<void> {
  await tx.insert(deliveries).values(mails.map((mail) => ({ ...mail, issueId, at })));
}

/**
 * Takes mails out of the outbox that nobody is sending at this moment; their deliveries lose them.
 * @param untried only those that were never tried
 */
async function takeBackMails(tx: Db, which: SQL, untried: boolean): Promise<void> {
  const mails = tx
    .select({ id: deliveries.mailId })
    .from(deliveries)
    .where(and(which, eq(deliveries.state, 'queued'), isNotNull(deliveries.mailId)));
  // The mails first, as their sender does: whoever locks in this order never waits in a circle.
  await tx
    .delete(outbox)
    .where(
      and(
        sql`${outbox.id} in (${mails})`,
        isNull(outbox.sentAt),
        isNull(outbox.givenUpAt),
        isNull(outbox.claimedBy),
        untried ? eq(outbox.attempts, 0) : undefined,
      ),
    );
}

const withoutMail = (which: SQL) => and(which, eq(deliveries.state, 'queued'), isNull(deliveries.mailId));

/** Holds what is queued of an issue: readers whose mail was never tried get a new one when it goes on. */
export async function holdIssue(tx: Db, issueId: number): Promise<void> {
  const which = eq(deliveries.issueId, issueId);
  await takeBackMails(tx, which, true);
  await tx.delete(deliveries).where(withoutMail(which));
}

/** Stops what is queued of an issue, for good. */
export async function stopIssue(tx: Db, issueId: number): Promise<void> {
  const which = eq(deliveries.issueId, issueId);
  await takeBackMails(tx, which, false);
  await tx.update(deliveries).set({ state: 'stopped' }).where(withoutMail(which));
}

/** Stops what is queued for a reader, of all issues. */
export async function stopReader(tx: Db, subscriberId: number): Promise<void> {
  const which = eq(deliveries.subscriberId, subscriberId);
  await takeBackMails(tx, which, false);
  await tx.update(deliveries).set({ state: 'stopped' }).where(withoutMail(which));
}

/**
 * Notes that mails of an issue came back, and ends the subscriptions of their readers. Addresses that the issue was not
 * sent to are passed over, and so are those that came back before.
 * @returns the readers, by number.
 */
export async function noteBounced(
  tx: Db,
  issueId: number,
  emailKeys: readonly string[],
  now: Date,
): Promise<readonly number[]> {
  const readers = tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(inArray(subscribers.emailKey, [...emailKeys]));
  const bounced = await tx
    .update(deliveries)
    .set({ state: 'given_up' })
    .where(
      and(eq(deliveries.issueId, issueId), eq(deliveries.state, 'sent'), inArray(deliveries.subscriberId, readers)),
    )
    .returning({ id: deliveries.subscriberId });
  const ids = bounced.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await tx
    .update(subscribers)
    .set({ unsubscribedAt: now, confirmTokenHash: null })
    .where(and(inArray(subscribers.id, ids), isNull(subscribers.unsubscribedAt)));
  return ids;
}

/** The issues that a reader was sent, for the export of an account. */
export async function listIssuesOf(db: Db, subscriberId: number) {
  return db
    .select({ subject: issues.subject, at: deliveries.at, state: deliveries.state })
    .from(deliveries)
    .innerJoin(issues, eq(issues.id, deliveries.issueId))
    .where(eq(deliveries.subscriberId, subscriberId))
    .orderBy(asc(deliveries.id));
}

/** After a restoration nobody knows who got what: an issue goes on when somebody says so. */
export async function pauseRestoredIssues(db: Db): Promise<void> {
  await db.update(issues).set({ state: 'draft', sendAt: null }).where(eq(issues.state, 'scheduled'));
  await db.update(issues).set({ state: 'paused' }).where(eq(issues.state, 'sending'));
}
