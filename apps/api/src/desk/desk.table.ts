import type { ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { interestRegistrations } from '../interest/interest.table.ts';
import { leads } from '../leads/leads.table.ts';
import { properties } from '../properties/properties.table.ts';
import { staff } from '../staff/staff.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What the desk decided about an ad last. An ad without a row is not looked at yet, or was changed since. */
export const listingReviews = pgTable(
  'listing_reviews',
  {
    propertyId: bigint('property_id', { mode: 'number' })
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** `changed`: the seller changed the ad since; it waits to be looked at again. */
    state: text({ enum: ['approved', 'sent_back', 'hidden', 'changed'] }).notNull(),
    reason: text().$type<ReviewReason>(),
    words: text().notNull().default(''),
    /** What the ad was when it was taken down, so that it comes back as it was. */
    statusBefore: text('status_before', { enum: ['active', 'paused', 'sold', 'rented'] }),
    decidedBy: integer('decided_by').references(() => staff.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [check('listing_reviews_state', sql`${table.state} in ('approved', 'sent_back', 'hidden', 'changed')`)],
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
