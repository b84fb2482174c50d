import { bigint, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { properties } from '../properties/properties.table.ts';

/** The homes an account keeps. */
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
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.propertyId] }),
    index('favourites_property').on(table.propertyId),
  ],
);
