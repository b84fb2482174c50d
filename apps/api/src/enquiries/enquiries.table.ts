import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { properties } from '../properties/properties.table.ts';

/** Messages of visitors to sellers. `fingerprint` is a hash of the content, to recognise a double click. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint('property_id', { mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** Who wrote, empty once it is withdrawn or erased. */
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    text: text().notNull(),
    fingerprint: text().notNull(),
    /** Of the link 'Do not contact me again'. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('enquiries_property').on(table.propertyId, table.createdAt),
    index('enquiries_created_at').on(table.createdAt),
  ],
);
