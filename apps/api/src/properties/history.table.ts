import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { properties } from './properties.table.ts';

/**
 * What a listing cost and which state it had from a moment on: one row for each change of either, and one
 * that repeats the last where a listing in doubt was confirmed again.
 */
export const propertyHistory = pgTable(
  'property_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint('property_id', { mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: ['active', 'paused', 'sold', 'rented', 'deleted'] }).notNull(),
    /** It was for rent then and is for sale now, or the other way round. */
    ofOtherPurpose: boolean('of_other_purpose').notNull().default(false),
  },
  (table) => [
    index('property_history_property').on(table.propertyId, table.at),
    index('property_history_over').on(table.at).where(sql`${table.status} in ('sold', 'rented')`),
  ],
);

/** Listings whose last change of price was a cut, and by how many rupees: what cards and lists show for thirty days. */
export const priceReductions = pgTable(
  'price_reductions',
  {
    propertyId: bigint('property_id', { mode: 'number' })
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    reducedBy: bigint('reduced_by', { mode: 'number' }).notNull(),
    reducedAt: instant('reduced_at').notNull(),
  },
  (table) => [index('price_reductions_at').on(table.reducedAt)],
);
