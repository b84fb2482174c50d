import type { DeliveryState, IssueState } from '@karachi-estates/domain/newsletter/issues';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, moment } from '../db/columns.ts';
import { outbox } from '../mail/mail.table.ts';

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
  /** The language in which it was asked for. */
  locale: text('locale', { enum: ['en', 'ur'] })
    .notNull()
    .default('en'),
  askedAt: moment('asked_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  unsubscribedAt: moment('unsubscribed_at'),
});

/** Issues of the newsletter. `content` is HTML that was sanitised when it was stored (and is again in each mail). */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    content: text('content').notNull().default(''),
    state: text('state').$type<IssueState>().notNull().default('draft'),
    sendAt: instant('send_at'),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** How many confirmed readers there were when the sending began. */
    readers: integer('readers').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [
    index('newsletter_issues_due').on(table.sendAt).where(sql`${table.state} in ('scheduled', 'sending')`),
    check(
      'newsletter_issues_state',
      sql`${table.state} in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled') and (${table.state} <> 'scheduled' or ${table.sendAt} is not null)`,
    ),
  ],
);

/**
 * Who gets an issue, written in one transaction with the mail in the outbox, once for each issue and reader. `state`
 * follows the mail by a trigger; `mail_id` goes with the mail.
 */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    issueId: integer('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    mailId: integer('mail_id').references(() => outbox.id, { onDelete: 'set null' }),
    state: text('state').$type<DeliveryState>().notNull().default('queued'),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('newsletter_deliveries_once').on(table.issueId, table.subscriberId),
    index('newsletter_deliveries_mail').on(table.mailId),
    index('newsletter_deliveries_subscriber').on(table.subscriberId),
    index('newsletter_deliveries_states').on(table.issueId, table.state),
    check('newsletter_deliveries_state', sql`${table.state} in ('queued', 'sent', 'given_up', 'stopped')`),
  ],
);
