import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { Account } from './accounts.store.ts';
import { accounts, emailLinks } from './accounts.table.ts';

export type EmailLink = typeof emailLinks.$inferSelect;

export async function insertEmailLinks(db: Db, links: (typeof emailLinks.$inferInsert)[]): Promise<void> {
  await db.insert(emailLinks).values(links);
}

/** A link that has not ended. */
export async function findEmailLink(db: Db, tokenHash: string, now: Date): Promise<EmailLink | undefined> {
  const [link] = await db
    .select()
    .from(emailLinks)
    .where(and(eq(emailLinks.tokenHash, tokenHash), gt(emailLinks.expiresAt, now)));
  return link;
}

/** Notes that a link was pressed, for the first time or again. */
export async function useEmailLink(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(emailLinks).set({ usedAt: now }).where(eq(emailLinks.tokenHash, tokenHash));
}

/** Both links of a change of address that is under way. */
export async function listChangeLinks(db: Db, accountId: number, now: Date): Promise<EmailLink[]> {
  return db
    .select()
    .from(emailLinks)
    .where(
      and(eq(emailLinks.accountId, accountId), inArray(emailLinks.kind, ['old', 'new']), gt(emailLinks.expiresAt, now)),
    );
}

/** Ends a change of address that is under way. */
export async function dropChangeLinks(db: Db, accountId: number): Promise<void> {
  await db.delete(emailLinks).where(and(eq(emailLinks.accountId, accountId), inArray(emailLinks.kind, ['old', 'new'])));
}

/**
 * Gives an account its new address, and takes away the Google identity of the one before. Look first whether the
 * address is free, under {@link serialise}.
 */
export async function setEmail(
  db: Db,
  { id, emailKey: before, emailProvenAt, earlierAddresses }: Account,
  change: { email: string; emailKey: string; now: Date },
): Promise<void> {
  const { email, emailKey, now } = change;
  // The mail that tells the address before of the change is of its time, too.
  const until = new Date(now.getTime() + 1).toISOString();
  const left = emailProvenAt ? [{ emailKey: before, until }] : [];
  await db
    .update(accounts)
    .set({
      ...{ email, emailKey, emailProvenAt: now, googleSubject: null, updatedAt: now },
      earlierAddresses: [...earlierAddresses, ...left],
    })
    .where(eq(accounts.id, id));
}
