import type { Locale } from '@karachi-estates/domain/words/locale';
import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { subscribers } from './newsletter.table.ts';

export type Subscriber = typeof subscribers.$inferSelect;

export async function findSubscriber(db: Db, emailKey: string): Promise<Subscriber | undefined> {
  const [found] = await db.select().from(subscribers).where(eq(subscribers.emailKey, emailKey));
  return found;
}

/** Notes that somebody asked for the newsletter with this address. The unsubscribe token of a known address stays. */
export async function upsertSubscriber(
  db: Db,
  asked: {
    email: string;
    emailKey: string;
    confirmTokenHash: string;
    unsubscribeToken: string;
    locale: Locale;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const change = {
    email: asked.email,
    confirmTokenHash: asked.confirmTokenHash,
    confirmExpiresAt: asked.expiresAt,
    locale: asked.locale,
    askedAt: asked.now,
    confirmedAt: null,
  };
  await db
    .insert(subscribers)
    .values({ ...change, emailKey: asked.emailKey, unsubscribeToken: asked.unsubscribeToken })
    .onConflictDoUpdate({ target: subscribers.emailKey, set: change });
}

/**
 * Confirms a subscription.
 * @returns the reader, and whether this was the first time; undefined for a wrong or old token.
 */
export async function confirmSubscriber(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ subscriber: Subscriber; first: boolean } | undefined> {
  const [confirmed] = await db
    .update(subscribers)
    .set({ confirmedAt: now, unsubscribedAt: null })
    .where(
      and(
        eq(subscribers.confirmTokenHash, tokenHash),
        gt(subscribers.confirmExpiresAt, now),
        isNull(subscribers.confirmedAt),
      ),
    )
    .returning();
  if (confirmed) return { subscriber: confirmed, first: true };
  const [before] = await db
    .select()
    .from(subscribers)
    .where(
      and(
        eq(subscribers.confirmTokenHash, tokenHash),
        isNotNull(subscribers.confirmedAt),
        isNull(subscribers.unsubscribedAt),
      ),
    );
  return before && { subscriber: before, first: false };
}

/** Ends a subscription, also one that waits for confirmation. @returns the reader; undefined for an unknown token. */
export async function endSubscription(db: Db, unsubscribeToken: string, now: Date): Promise<number | undefined> {
  const ended = await db
    .update(subscribers)
    .set({ unsubscribedAt: now, confirmTokenHash: null })
    .where(
      and(
        eq(subscribers.unsubscribeToken, unsubscribeToken),
        or(isNull(subscribers.unsubscribedAt), isNotNull(subscribers.confirmTokenHash)),
      ),
    )
    .returning({ id: subscribers.id });
  if (ended[0]) return ended[0].id;
  const [known] = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.unsubscribeToken, unsubscribeToken));
  return known?.id;
}

/** Sends a reader's newsletter to another address of theirs. What that one asked for itself goes before. */
export async function moveSubscriber(tx: Db, from: string, to: { email: string; emailKey: string }): Promise<void> {
  const here = await findSubscriber(tx, from);
  const there = await findSubscriber(tx, to.emailKey);
  if (!here) return;
  if (there && (there.confirmedAt || !here.confirmedAt)) return deleteSubscriber(tx, from);
  if (there) await deleteSubscriber(tx, to.emailKey);
  await tx.update(subscribers).set(to).where(eq(subscribers.emailKey, from));
}

/** Forgets a reader. */
export async function deleteSubscriber(db: Db, emailKey: string): Promise<void> {
  await db.delete(subscribers).where(eq(subscribers.emailKey, emailKey));
}
