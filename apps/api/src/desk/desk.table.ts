import type { AdSnapshot } from '@karachi-estates/domain/reviews/differences';
import type { ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { moment } from '../db/columns.ts';
import { interestRegistrations } from '../interest/interest.table.ts';
import { leads } from '../leads/leads.table.ts';
import { properties } from '../properties/properties.table.ts';
import { staff } from '../staff/staff.table.ts';

/** What the desk decided about an ad last. An ad without a row is shown and not looked at yet. */
export const listingReviews = pgTable(
  'listing_reviews',
  {
    propertyId: bigint('property_id', { mode: 'number' })
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /**
     * `changed`: the seller changed the ad since the decision; `held`: it is not shown before somebody looked at it.
     */
    state: text({ enum: ['approved', 'sent_back', 'hidden', 'changed', 'held'] }).notNull(),
    reason: text().$type<ReviewReason>(),
    words: text().notNull().default(''),
    /** What the ad was when it was taken down, so that it comes back as it was. */
    statusBefore: text('status_before', { enum: ['active', 'paused', 'sold', 'rented'] }),
    decidedBy: integer('decided_by').references(() => staff.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at').notNull(),
    /** Since when it waits to be looked at; null where it does not. */
    waitsSince: moment('waits_since'),
    /** What its risk came to when it was held. */
    points: smallint(),
    /** How it stood when the decision was made, where its seller has changed it since. */
    adBefore: jsonb('ad_before').$type<AdSnapshot>(),
    /** When that was noted: what was noted before the decision belongs to an earlier one. */
    adBeforeAt: moment('ad_before_at'),
  },
  (table) => [
    check('listing_reviews_state', sql`${table.state} in ('approved', 'sent_back', 'hidden', 'changed', 'held')`),
    index('listing_reviews_waits').on(table.waitsSince, table.propertyId).where(sql`${table.waitsSince} is not null`),
    index('listing_reviews_decided').on(table.state, table.propertyId).where(sql`${table.state} <> 'approved'`),
  ],
);

/** What a seller says against a decision that keeps an ad from being shown: once for each decision. */
export const listingAppeals = pgTable(
  'listing_appeals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint('property_id', { mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** When the decision was made, which names it, and by whom; null for the terminal. */
    againstAt: moment('against_at').notNull(),
    againstBy: integer('against_by').references(() => staff.id, { onDelete: 'set null' }),
    words: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null while it is open. */
    outcome: text({ enum: ['granted', 'rejected'] }),
    answer: text().notNull().default(''),
    decidedBy: integer('decided_by').references(() => staff.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    check('listing_appeals_outcome', sql`${table.outcome} in ('granted', 'rejected')`),
    uniqueIndex('listing_appeals_decision').on(table.propertyId, table.againstAt),
    index('listing_appeals_open').on(table.createdAt, table.propertyId).where(sql`${table.outcome} is null`),
  ],
);

/** What the staff wrote down about an ad, a person, a lead or a registration. Nobody else reads it. */
export const deskNotes = pgTable(
  'desk_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint('property_id', { mode: 'number' }).references(() => properties.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    leadId: integer('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    interestId: integer('interest_id').references(() => interestRegistrations.id, { onDelete: 'cascade' }),
    staffId: integer('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    by: text().notNull(),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check(
      'desk_notes_subject',
      sql`num_nonnulls(${table.propertyId}, ${table.accountId}, ${table.leadId}, ${table.interestId}) = 1`,
    ),
    index('desk_notes_property').on(table.propertyId).where(sql`${table.propertyId} is not null`),
    index('desk_notes_account').on(table.accountId).where(sql`${table.accountId} is not null`),
    index('desk_notes_lead').on(table.leadId).where(sql`${table.leadId} is not null`),
    index('desk_notes_interest').on(table.interestId).where(sql`${table.interestId} is not null`),
  ],
);
