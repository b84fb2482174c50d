import { bigint, boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { properties } from './properties.table.ts';

const listing = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' });

/** Listings that were posted or changed and are still to be compared with those of other sellers. */
export const duplicateChecks = pgTable('duplicate_checks', {
  propertyId: listing('property_id').primaryKey(),
  since: instant('since').notNull(),
});

/** Two listings of different sellers that may offer one home; the earlier one comes first. */
export const possibleDuplicates = pgTable(
  'possible_duplicates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    firstId: listing('first_id'),
    secondId: listing('second_id'),
    /** How many photos of the second are also in the first. */
    photos: smallint().notNull(),
    /** Whether area, type, size, price and phone or text are the same. */
    facts: boolean().notNull(),
    foundAt: instant('found_at').notNull(),
    state: text({ enum: ['open', 'same', 'different'] })
      .notNull()
      .default('open'),
    decidedAt: instant('decided_at'),
    /** Who of the staff decided. */
    decidedBy: integer('decided_by'),
  },
  (table) => [
    uniqueIndex('possible_duplicates_pair').on(table.firstId, table.secondId),
    index('possible_duplicates_second').on(table.secondId),
    index('possible_duplicates_state').on(table.state, table.id),
  ],
);
