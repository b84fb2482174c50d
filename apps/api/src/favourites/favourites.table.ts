import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { properties } from '../properties/properties.table.ts';

/** The homes an account keeps, with what it says of each. */
export const favourites = pgTable(
  'favourites',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    propertyId: bigint('property_id', { mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
    note: text('note').notNull().default(''),
    /** They have been there. */
    seen: boolean('seen').notNull().default(false),
    /** Why it is not for them; empty without a reason, null where it may be for them. */
    rejected: text('rejected'),
    /** The place that it was given by hand; null until then, and on top. */
    position: integer('position'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.propertyId] }),
    index('favourites_property').on(table.propertyId),
  ],
);
