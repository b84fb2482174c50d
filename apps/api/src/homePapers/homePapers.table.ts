import { PAPER_LINES } from '@karachi-estates/domain/homePapers/homePapers';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { properties } from '../properties/properties.table.ts';

/** What sellers declare about the papers of their listings, a row for each line that is given. */
export const homePapers = pgTable(
  'home_papers',
  {
    propertyId: bigint('property_id', { mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    line: text({ enum: PAPER_LINES as [(typeof PAPER_LINES)[number]] }).notNull(),
    value: text().notNull(),
    /** The hash of the private picture or PDF that was sent for it. */
    document: text(),
    documentKind: text('document_kind', { enum: ['photo', 'pdf'] }),
    /** When the answer or its document changed last. */
    changedAt: instant('changed_at').notNull(),
    /** When the staff saw a document that says so, and who. */
    seenAt: instant('seen_at'),
    seenBy: integer('seen_by'),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.line] }),
    // Whether a file is still used.
    index('home_papers_document').on(table.document),
  ],
);
