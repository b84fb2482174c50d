import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { properties } from '../properties/properties.table.ts';

const day = (name: string) => date(name, { mode: 'string' });

/** The salt of a day's hashes; deleted once the day (Karachi's) is over by every clock. */
export const insightSalts = pgTable('insight_salts', {
  day: day('day').primaryKey(),
  salt: text().notNull(),
});

/**
 * Who was counted today: a hash of visitor, listing and kind. Deleted with its salt, so that it tells nothing
 * afterwards.
 */
export const insightVisits = pgTable(
  'insight_visits',
  { day: day('day').notNull(), visit: bigint({ mode: 'bigint' }).notNull() },
  (table) => [primaryKey({ columns: [table.day, table.visit] })],
);

/** Visitors of today who are signed in as sellers: their visits to their own listings do not count. */
export const insightSellers = pgTable(
  'insight_sellers',
  {
    day: day('day').notNull(),
    visitor: bigint({ mode: 'bigint' }).notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.visitor, table.accountId] }),
    index('insight_sellers_account').on(table.accountId),
  ],
);

/** The weekly mail of a seller: whether they ended it, and the week (its Monday) that was sent last. */
export const insightMails = pgTable('insight_mails', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  isOff: boolean('is_off').notNull().default(false),
  sentWeek: day('sent_week'),
});

/** When a listing became featured, for longer than it was before; written by a trigger. */
export const featuredStarts = pgTable(
  'featured_starts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint('property_id', { mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [index('featured_starts_property').on(table.propertyId, table.at)],
);
