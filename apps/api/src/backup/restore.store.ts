import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { outbox } from '../mail/mail.table.ts';
import { phoneCodes } from '../marks/marks.table.ts';
import { pauseRestoredIssues } from '../newsletter/issues.store.ts';
import { subscribers } from '../newsletter/newsletter.table.ts';
import { pauseRestoredSearches } from '../searches/searches.store.ts';
import { staffRecoveryCodes } from '../staff/staff.table.ts';

/**
 * Their token opens nothing but what its owner asked for: it takes a message back, gives up a hold, or leaves a launch
 * that is still to come. Who did so since must be able to do it again.
 */
const KEEP_TOKENS = ['enquiries', 'unit_holds', 'launch_entries'];

/** Columns that hold the hash of a token: by their name, so that those of a table to come are found as well. */
async function tokenColumns(db: Db) {
  const { rows } = await db.execute<{ table: string; column: string; optional: boolean }>(sql`
    select table_name as table, column_name as column, is_nullable = 'YES' as optional
    from information_schema.columns where table_schema = 'public' and column_name like '%token_hash'`);
  return rows.filter(({ table }) => !KEEP_TOKENS.includes(table));
}

/**
 * Ends what was alive when a backup was made and may have ended since, which nobody can know any more: sessions and
 * links with a token in them, codes for one use, subscriptions to the newsletter (their readers confirm anew), alerts
 * of saved searches (their owners start them again) and mails that waited (given up, so that the operator decides
 * which are sent again; those with a token are of no use and go). Counts of attempts end by themselves, and what is
 * remembered beside them, such as who wants no messages from an address, holds on.
 */
export async function endWhatMayHaveEnded(db: Db, madeAt: Date, now: Date): Promise<void> {
  for (const { table, column, optional } of await tokenColumns(db)) {
    const [name, token] = [sql.identifier(table), sql.identifier(column)];
    await db.execute(
      optional ? sql`update ${name} set ${token} = null where ${token} is not null` : sql`delete from ${name}`,
    );
  }
  await db.delete(phoneCodes);
  await db.update(staffRecoveryCodes).set({ usedAt: now }).where(isNull(staffRecoveryCodes.usedAt));
  await db
    .update(subscribers)
    .set({ confirmedAt: null })
    .where(and(isNotNull(subscribers.confirmedAt), isNull(subscribers.unsubscribedAt)));
  await pauseRestoredIssues(db);
  await pauseRestoredSearches(db, now);
  await db.delete(outbox).where(and(isNull(outbox.sentAt), outbox.secret));
  await db
    .update(outbox)
    .set({
      givenUpAt: now,
      claimedBy: null,
      lastError: `perhaps sent since the backup of ${madeAt.toISOString().slice(0, 10)}`,
    })
    .where(and(isNull(outbox.sentAt), isNull(outbox.givenUpAt)));
}
