import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { outbox } from './mail.table.ts';
import type { RenderedMail } from './render.ts';

export type QueuedMail = typeof outbox.$inferSelect;

/** What a mail says. */
const EMPTY = { text: '', html: '', headers: {}, calendar: null };

/** Keeps a mail to be sent. Call it with the transaction that causes the mail. @returns its id. */
export async function insertMail(
  db: Db,
  mail: RenderedMail & {
    to: string;
    replyTo?: string | undefined;
    headers?: Record<string, string> | undefined;
    secret?: boolean | undefined;
    calendar?: string | undefined;
    paperId?: number | undefined;
    at: Date;
  },
): Promise<number> {
  const [row] = await db
    .insert(outbox)
    .values({
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: mail.headers ?? {},
      secret: mail.secret ?? false,
      calendar: mail.calendar ?? null,
      paperId: mail.paperId ?? null,
      createdAt: mail.at,
      nextAttemptAt: mail.at,
    })
    .returning({ id: outbox.id });
  if (!row) throw new Error('The mail was not stored');
  return row.id;
}

/**
 * Leases mails that are due, for one attempt. Until `leaseUntil` nobody else takes them, so several processes share one
 * outbox, and a process that dies while sending only delays its mails.
 */
export async function leaseMails(
  db: Db,
  lease: { now: Date; leaseUntil: Date; limit: number; holder: string },
): Promise<QueuedMail[]> {
  // In a WITH, not in a subquery: a join row by row would run that again for each row, and lease more than the limit.
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), isNull(outbox.givenUpAt), lte(outbox.nextAttemptAt, lease.now)))
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
      .limit(lease.limit)
      .for('update', { skipLocked: true }),
  );
  const taken = await db
    .with(due)
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: lease.leaseUntil, claimedBy: lease.holder })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning();
  return taken.sort((a, b) => a.id - b.id);
}

/** The processes that hold a lease on mails. */
export async function listLeaseHolders(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ claimedBy: outbox.claimedBy }).from(outbox).where(isNotNull(outbox.claimedBy));
  return rows.flatMap(({ claimedBy }) => claimedBy ?? []);
}

/** Ends the leases of processes that are gone: their mails are due at once. @returns how many mails. */
export async function releaseMails(db: Db, holders: string[], now: Date): Promise<number> {
  if (holders.length === 0) return 0;
  const released = await db
    .update(outbox)
    .set({ claimedBy: null, nextAttemptAt: now })
    .where(inArray(outbox.claimedBy, holders))
    .returning({ id: outbox.id });
  return released.length;
}

/** How many mails wait or were given up, and how long the oldest of those that wait has waited. */
export async function backlogOf(
  db: Db,
  now: Date,
): Promise<{ waiting: number; givenUp: number; oldestSeconds: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${outbox.givenUpAt} is null)::int`,
      givenUp: sql<number>`count(${outbox.givenUpAt})::int`,
      oldest: sql<
        number | null
      >`extract(epoch from min(${outbox.createdAt}) filter (where ${outbox.givenUpAt} is null))::float8`,
    })
    .from(outbox)
    .where(isNull(outbox.sentAt));
  const oldestSeconds = row?.oldest ? Math.max(0, now.getTime() / 1_000 - row.oldest) : 0;
  return { waiting: row?.waiting ?? 0, givenUp: row?.givenUp ?? 0, oldestSeconds };
}

/**
 * Marks a mail as sent; of a secret one body, headers and file go, since only its reader may know the links in them and
 * whom it tells of.
 */
export async function markMailSent(db: Db, mail: Pick<QueuedMail, 'id' | 'secret'>, at: Date): Promise<void> {
  const body = mail.secret ? EMPTY : {};
  await db
    .update(outbox)
    .set({ sentAt: at, lastError: null, claimedBy: null, ...body })
    .where(eq(outbox.id, mail.id));
}

/** Notes a failed attempt and when to try again; without a next time the mail is given up (and kept). */
export async function markMailFailed(
  db: Db,
  mail: { id: number; error: string; now: Date; next: Date | null },
): Promise<void> {
  await db
    .update(outbox)
    .set(
      mail.next === null
        ? { lastError: mail.error, claimedBy: null, givenUpAt: mail.now }
        : { lastError: mail.error, claimedBy: null, nextAttemptAt: mail.next },
    )
    .where(eq(outbox.id, mail.id));
}

/** Mails that are not sent yet, for the operator. */
export async function listWaitingMails(db: Db): Promise<QueuedMail[]> {
  return db.select().from(outbox).where(isNull(outbox.sentAt)).orderBy(asc(outbox.id)).limit(500);
}

/**
 * Makes mails due that were given up, and those that wait after a failure, where their text is still there. What is
 * being sent at the moment is left. @returns how many.
 */
export async function reviveMails(db: Db, now: Date): Promise<number> {
  const revived = await db
    .update(outbox)
    .set({ givenUpAt: null, attempts: 0, nextAttemptAt: now })
    .where(
      and(
        isNull(outbox.sentAt),
        ne(outbox.html, ''),
        or(isNotNull(outbox.givenUpAt), and(gt(outbox.attempts, 0), isNull(outbox.claimedBy))),
      ),
    )
    .returning({ id: outbox.id });
  return revived.length;
}

/** Makes one mail that was tried or given up due now. @returns whether there is one with its text. */
export async function reviveMail(db: Db, id: number, now: Date): Promise<boolean> {
  const revived = await db
    .update(outbox)
    .set({ givenUpAt: null, attempts: 0, nextAttemptAt: now })
    .where(
      and(
        eq(outbox.id, id),
        isNull(outbox.sentAt),
        ne(outbox.html, ''),
        sql`(${outbox.givenUpAt} is not null or ${outbox.attempts} > 0)`,
      ),
    )
    .returning({ id: outbox.id });
  return revived.length > 0;
}

/** Finds an address in a text, and not in a longer one: ali@example.com is no part of wali@example.com.pk. */
function wholeAddress(emailKey: string): string {
  const literal = emailKey.replace(/[^\p{L}\p{N}]/gu, '\\$&');
  return `(?<![[:alnum:].!#$%&'*+/=?^_\`{|}~-])${literal}(?![[:alnum:]-]|\\.[[:alnum:]])`;
}

/**
 * Removes the mails to an address from before a moment, sent or not, and those that tell somebody else of it: done ones
 * are emptied, and one that still waits is not sent. What is being sent at the moment is left.
 */
export async function eraseMailsOf(db: Db, emailKey: string, before: Date): Promise<void> {
  const isEarlier = lt(outbox.createdAt, before);
  await db.delete(outbox).where(and(isEarlier, sql`lower(trim(${outbox.recipient})) = ${emailKey}`));
  const tellsOfIt = and(
    isEarlier,
    or(
      sql`lower(trim(${outbox.replyTo})) = ${emailKey}`,
      // The first is fast and leaves the second few texts.
      sql`strpos(lower(${outbox.text}), ${emailKey}) > 0 and lower(${outbox.text}) ~ ${wholeAddress(emailKey)}`,
    ),
  );
  await db
    .delete(outbox)
    .where(and(tellsOfIt, isNull(outbox.sentAt), isNull(outbox.givenUpAt), isNull(outbox.claimedBy)));
  await db
    .update(outbox)
    .set({ ...EMPTY, replyTo: null, subject: '', lastError: null })
    .where(and(tellsOfIt, or(isNotNull(outbox.sentAt), isNotNull(outbox.givenUpAt))));
}

/**
 * Erases the text of some mails that were sent before a moment, and of those with a link for one person that were given
 * up before another. @returns how many.
 */
export async function eraseMailBodies(
  db: Db,
  before: { sent: Date; secretGivenUp: Date },
  limit: number,
): Promise<number> {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        or(
          lt(outbox.sentAt, before.sent),
          and(outbox.secret, isNull(outbox.sentAt), lt(outbox.givenUpAt, before.secretGivenUp)),
        ),
        or(ne(outbox.html, ''), isNotNull(outbox.calendar)),
      ),
    )
    .limit(limit);
  const erased = await db.update(outbox).set(EMPTY).where(inArray(outbox.id, old)).returning({ id: outbox.id });
  return erased.length;
}

/**
 * Removes some mails that were written before a moment and wait no more, with the address that they went to.
 * @returns how many.
 */
export async function deleteOldMails(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lt(outbox.createdAt, before), or(isNotNull(outbox.sentAt), isNotNull(outbox.givenUpAt))))
    .limit(limit);
  const deleted = await db.delete(outbox).where(inArray(outbox.id, old)).returning({ id: outbox.id });
  return deleted.length;
}

/** Takes a mail that is not sent yet out of the outbox. @returns whether it was there. */
export async function dropUnsentMail(
  tx: Db,
  { to, replyTo, createdAt }: { to: string; replyTo: string; createdAt: Date },
): Promise<boolean> {
  const dropped = await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.recipient, to),
        eq(outbox.replyTo, replyTo),
        eq(outbox.createdAt, createdAt),
        isNull(outbox.sentAt),
      ),
    )
    .returning({ id: outbox.id });
  return dropped.length > 0;
}
