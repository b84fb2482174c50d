import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { properties } from '../properties/properties.table.ts';

/** A home that several sellers offer, as the staff said. What it is like stands in its offers. */
export const homes = pgTable('homes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  createdAt: instant('created_at').notNull(),
});

/** The listings that offer a home, two at least. A listing offers one home. */
export const homeOffers = pgTable(
  'home_offers',
  {
    propertyId: bigint('property_id', { mode: 'number' })
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    homeId: integer('home_id')
      .notNull()
      .references(() => homes.id, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull(),
    /** Who of the staff joined it, and why. */
    joinedBy: integer('joined_by'),
    reason: text().notNull(),
  },
  (table) => [index('home_offers_home').on(table.homeId)],
);
