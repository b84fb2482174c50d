import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/**
 * Mails to send, written in the transaction that caused them, so that a mail neither goes out for something that did
 * not happen nor is lost when the server stops. Bodies and headers of `secret` ones, with a token in them, are emptied
 * once sent.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    /** A calendar file that comes with it (RFC 5545). */
    calendar: text('calendar'),
    /** An invoice or another paper that comes with it, by its id. */
    paperId: integer('paper_id'),
    secret: boolean('secret').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
    lastError: text('last_error'),
    /** The process that holds the lease on it, until `next_attempt_at`. */
    claimedBy: text('claimed_by'),
  },
  (table) => [
    index('outbox_unsent').on(table.createdAt).where(sql`${table.sentAt} is null`),
    index('outbox_due').on(table.nextAttemptAt).where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
  ],
);
