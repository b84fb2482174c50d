import type { Locale } from '@karachi-estates/domain/words/locale';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { instant } from '../db/columns.ts';
import { properties } from '../properties/properties.table.ts';

/** Viewings of homes: who wants to see which, the times that are proposed, and the one that was agreed. */
export const viewings = pgTable(
  'viewings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint('property_id', { mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** Where it was asked for in an account. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Who asks; empty once they are erased. */
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    /** The language of a guest's mails: those of an account are in the account's. */
    locale: text().$type<Locale>().notNull().default('en'),
    words: text().notNull(),
    state: text({ enum: ['unconfirmed', 'asked', 'offered', 'agreed', 'declined', 'cancelled', 'over'] }).notNull(),
    /** The times that are proposed, as ISO 8601 in UTC, soonest first. */
    times: jsonb().$type<string[]>().notNull(),
    at: instant('at'),
    /** What was written with the last answer, and by whom. */
    answer: text().notNull().default(''),
    answeredBy: text('answered_by', { enum: ['buyer', 'seller'] }),
    /** How often its time was agreed or taken back: calendars go by it. */
    sequence: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    askedAt: instant('asked_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** When both sides are to be reminded; null where they were, or need not be. */
    remindAt: instant('remind_at'),
  },
  (table) => [
    // One person sees a home once at a time: asking again changes what is there.
    uniqueIndex('viewings_live')
      .on(table.propertyId, table.emailKey)
      .where(sql`${table.state} in ('unconfirmed', 'asked', 'offered', 'agreed') and ${table.emailKey} <> ''`),
    index('viewings_email_key').on(table.emailKey),
    index('viewings_account').on(table.accountId).where(sql`${table.accountId} is not null`),
    index('viewings_property').on(table.propertyId),
    index('viewings_created_at').on(table.createdAt),
    index('viewings_remind_at').on(table.remindAt).where(sql`${table.remindAt} is not null`),
    check('viewings_agreed', sql`${table.state} <> 'agreed' or ${table.at} is not null`),
    check('viewings_at', sql`${table.at} is null or ${table.state} in ('agreed', 'over')`),
  ],
);
