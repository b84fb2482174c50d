import { locales } from '@karachi-estates/domain/words/locale';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** Buyers and sellers. `email_key` is the address without case, so that one person has one account. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    role: text('role', { enum: ['buyer', 'seller'] }).notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().unique(),
    passwordHash: text('password_hash'),
    googleSubject: text('google_subject').unique(),
    /** When the owner showed that mail to this address reaches them (a reset link, or Google's word). */
    emailProvenAt: moment('email_proven_at'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull().default(''),
    address: text('address').notNull().default(''),
    profileImage: text('profile_image'),
    /** The language that the person is written to in. */
    locale: text('locale', { enum: locales }).notNull().default('en'),
    plan: text('plan', { enum: ['basic', 'pro', 'premium'] })
      .notNull()
      .default('basic'),
    planUntil: moment('plan_until'),
    /** What a seller agreed to show of themselves on a page of their own. */
    pageShown: boolean('page_shown').notNull().default(true),
    pageEmail: boolean('page_email').notNull().default(false),
    pageAddress: boolean('page_address').notNull().default(false),
    /** What their listings show beside phone and WhatsApp. */
    contactEmail: boolean('contact_email').notNull().default(true),
    contactAddress: boolean('contact_address').notNull().default(true),
    /** When the account is erased, as its owner asked; the row stays without anything of theirs, for the books. */
    eraseAt: moment('erase_at'),
    erasedAt: moment('erased_at'),
    /** Since when the operator keeps this account out: nobody signs in to it. */
    suspendedAt: moment('suspended_at'),
    /** The person's other account, which has what this one had; nobody signs in to this one any more. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => accounts.id),
    mergedAt: moment('merged_at'),
    /** Proven addresses that it had, and until when (ISO 8601): its erasure takes the mails of that time, too. */
    earlierAddresses: jsonb('earlier_addresses').$type<{ emailKey: string; until: string }[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('accounts_role', sql`${table.role} in ('buyer', 'seller')`),
    check('accounts_locale', sql`${table.locale} in ('en', 'ur')`),
    check('accounts_plan', sql`${table.plan} in ('basic', 'pro', 'premium')`),
    index('accounts_erase_at').on(table.eraseAt).where(sql`${table.eraseAt} is not null`),
    index('accounts_desk_created').on(table.role, table.id),
    index('accounts_desk_email').on(sql`${table.emailKey} text_pattern_ops`),
    index('accounts_desk_name').on(sql`lower(${table.firstName} || ' ' || ${table.lastName}) text_pattern_ops`),
    index('accounts_desk_last_name').on(sql`lower(${table.lastName}) text_pattern_ops`),
    index('accounts_desk_phone').on(table.phone).where(sql`${table.phone} <> ''`),
    index('accounts_merged_into').on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
    index('accounts_plan_until').on(table.planUntil).where(sql`${table.planUntil} is not null`),
  ],
);

/** Signed-in devices. Only the SHA-256 of a token is kept, so a stolen database signs nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** When it was last used, a quarter of an hour exactly. */
    renewedAt: moment('renewed_at').notNull(),
    /** The browser and system that signed in, for its owner to recognise; empty where they did not say. */
    device: text('device').notNull().default(''),
    /** IPv4 or IPv6; the address itself is not kept. */
    addressFamily: text('address_family').notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expires_at').on(table.expiresAt)],
);

/** Reset links that were mailed; single use, one hour. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('password_resets_account').on(table.accountId)],
);

/**
 * Links that were mailed to confirm an address: that of a signup, or the old and the new one of a change, which is done
 * once both were pressed.
 */
export const emailLinks = pgTable(
  'email_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['signup', 'old', 'new'] }).notNull(),
    /** The address that it confirms; of both links of a change, the new one. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('email_links_account').on(table.accountId)],
);

/**
 * Failures counted by key (an account, an address, or the pair), in the database so that every process behind a load
 * balancer counts together and a restart forgets nothing. Keys are hashes: no address is kept readable.
 */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
  },
  (table) => [index('throttles_window_ends_at').on(table.windowEndsAt)],
);
