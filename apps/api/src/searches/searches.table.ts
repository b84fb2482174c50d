import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { instant } from '../db/columns.ts';
import { outbox } from '../mail/mail.table.ts';
import { properties } from '../properties/properties.table.ts';

const number = (name: string) => bigint(name, { mode: 'number' });

/** What who asks for a search again may choose anew. */
export interface AskedWish {
  frequency?: 'at_once' | 'daily' | 'weekly';
  quietHours?: boolean;
  locale: 'en' | 'ur';
}

/**
 * Saved searches, each of an account or of an e-mail address. The confirm token is kept as a hash; `token`, which
 * manages and ends the one search, is kept as it is, because every mail carries it.
 */
export const searches = pgTable(
  'searches',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    email: text(),
    emailKey: text('email_key'),
    /** The filters as the query string of the list, without an order. */
    query: text().notNull(),
    /** The same, understood. */
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The subjects of the lists that it reads. */
    lists: text().array().notNull(),
    name: text().notNull(),
    frequency: text({ enum: ['at_once', 'daily', 'weekly'] }).notNull(),
    /** The language it was saved in: alerts of an account are in the account's. */
    locale: text({ enum: ['en', 'ur'] })
      .notNull()
      .default('en'),
    token: text().notNull().unique(),
    confirmTokenHash: text('confirm_token_hash').unique(),
    confirmExpiresAt: instant('confirm_expires_at'),
    /** What was chosen with the confirm token of a search that was confirmed before: it counts once that is used. */
    askedWish: jsonb('asked_wish').$type<AskedWish>(),
    createdAt: instant('created_at').notNull(),
    askedAt: instant('asked_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    pausedAt: instant('paused_at'),
    /** What comes at night is told in the morning. */
    quietHours: boolean('quiet_hours').notNull().default(true),
    /**
     * It writes at this moment or later: at once as soon as an alert waits, a digest on the next morning after that.
     */
    nextAlertAt: instant('next_alert_at').notNull(),
  },
  (table) => [
    uniqueIndex('searches_of_account').on(table.accountId, table.query).where(sql`${table.accountId} is not null`),
    uniqueIndex('searches_of_email').on(table.emailKey, table.query).where(sql`${table.emailKey} is not null`),
    index('searches_lists').using('gin', table.lists).where(isActive(table)),
    index('searches_due').on(table.nextAlertAt).where(isActive(table)),
    check('searches_owner', sql`(${table.accountId} is null) <> (${table.emailKey} is null)`),
  ],
);

/** Confirmed and not paused: only these are matched and told. The condition of both indexes. */
export function isActive(table: { confirmedAt: unknown; pausedAt: unknown }): SQL {
  return sql`${table.confirmedAt} is not null and ${table.pausedAt} is null`;
}

/** What happened to a listing and was not matched yet: written by triggers, deleted by the job that takes it. */
export const listingEvents = pgTable('listing_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  propertyId: number('property_id').notNull(),
  kind: text({ enum: ['new', 'price_cut', 'back', 'confirmed'] }).notNull(),
  priceBefore: number('price_before'),
});

/** One row for each search and each event of a listing that is in it: no alert is lost and none comes twice. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    searchId: number('search_id')
      .notNull()
      .references(() => searches.id, { onDelete: 'cascade' }),
    eventId: number('event_id').notNull(),
    propertyId: number('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['new', 'price_cut', 'back', 'confirmed'] }).notNull(),
    /** Whole rupees, per month when rented. */
    price: number('price').notNull(),
    priceBefore: number('price_before'),
    at: instant('at').notNull(),
    mailedAt: instant('mailed_at'),
    /** The mail in the outbox that tells it. */
    mailId: integer('mail_id').references(() => outbox.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('search_alerts_once').on(table.searchId, table.eventId),
    index('search_alerts_told').on(table.propertyId, table.searchId),
    index('search_alerts_waiting').on(table.searchId).where(sql`${table.mailedAt} is null`),
    index('search_alerts_mail').on(table.mailId).where(sql`${table.mailId} is not null`),
  ],
);
