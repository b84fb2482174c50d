import { FRESHNESS_STATES } from '@karachi-estates/domain/freshness/freshness';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { properties } from '../properties/properties.table.ts';

/**
 * Whether a listing is still to be had, as its seller said. Triggers on the listings add the row, set it idle when a
 * listing is shown no more, and start it anew when it is shown again.
 */
export const listingFreshness = pgTable(
  'listing_freshness',
  {
    propertyId: bigint('property_id', { mode: 'number' })
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    state: text({ enum: FRESHNESS_STATES }).notNull(),
    /** Since when it is in this state. */
    since: instant('since').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
    /** How many times its seller was asked. */
    question: integer().notNull().default(0),
  },
  (table) => [
    index('listing_freshness_due')
      .on(table.state, table.since)
      .where(sql`${table.state} in ('confirmed', 'asked', 'dimmed')`),
    index('listing_freshness_confirmed')
      .on(table.confirmedAt)
      .where(sql`${table.state} in ('confirmed', 'asked', 'dimmed')`),
  ],
);
