import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Newsletter readers and people who were asked to confirm. The confirm token is kept as a hash; the unsubscribe token
 * is kept as it is, because every issue must carry it (all it can do is to unsubscribe).
 */
export const subscribers = pgTable('newsletter_subscribers', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  confirmTokenHash: text('confirm_token_hash').unique(),
  confirmExpiresAt: moment('confirm_expires_at'),
  unsubscribeToken: text('unsubscribe_token').notNull().unique(),
  askedAt: moment('asked_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  unsubscribedAt: moment('unsubscribed_at'),
});
