import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

/** What an account looked at last: it is read and written as a whole, by its owner alone. */
export const recents = pgTable('recents', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The last one at the end; a home that is gone stays until newer ones push it out. */
  propertyIds: jsonb('property_ids').$type<number[]>().notNull(),
  /** Query of the last search of the list; empty without one. */
  search: text('search').notNull(),
});
