import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What changed in the public data, one row for each subject of a statement, written by triggers in the transaction that
 * makes the change. Every process reads the rows that are new to it; they are purged after an hour.
 */
export const changes = pgTable(
  'changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The transaction's id, set by the database. */
    transaction: bigint({ mode: 'number' }).notNull().default(sql`(pg_current_xact_id()::text::bigint)`),
    subject: text().notNull(),
    at: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('changes_transaction').on(table.transaction)],
);
