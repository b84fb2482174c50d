import { REPORT_REASONS } from '@karachi-estates/domain/reports/reports';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { properties } from '../properties/properties.table.ts';
import { staff } from '../staff/staff.table.ts';

/** Reports of visitors about listings. `visitor` is a keyed hash of an address: it tells two apart, and no more. */
export const listingReports = pgTable(
  'listing_reports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint('property_id', { mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    text: text().notNull(),
    /** Empty where none was given, or once it is erased. */
    email: text().notNull(),
    visitor: text().notNull(),
    receipt: text().notNull().unique(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    /** What was done, in the words of the desk. */
    outcome: text(),
    /** Whether it was right; null while it is open, and where the terminal closed it. */
    upheld: boolean(),
    closedBy: integer('closed_by').references(() => staff.id, { onDelete: 'set null' }),
    /** When the seller was asked because of it. */
    askedAt: instant('asked_at'),
  },
  (table) => [
    index('listing_reports_property').on(table.propertyId, table.createdAt),
    index('listing_reports_open').on(table.createdAt).where(sql`${table.closedAt} is null`),
    index('listing_reports_upheld').on(table.propertyId).where(sql`${table.upheld}`),
  ],
);
