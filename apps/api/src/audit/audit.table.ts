import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who did what. Rows are only added: a trigger refuses all else. Each row carries the hash of itself and of the row
 * before. Nothing refers to the staff, so that a name stays when somebody leaves.
 */
export const audit = pgTable(
  'audit',
  {
    /** 1, 2, 3…: a number that lacks is a row that lacks. */
    id: bigint({ mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    actorId: integer('actor_id'),
    actor: text().notNull(),
    address: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    /** What one order did together, for its undo. */
    batch: text(),
    /** JSON as text: the hash is over these very bytes. */
    before: text().notNull(),
    after: text().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
  },
  (table) => [
    index('audit_actor').on(table.actorId, table.id),
    index('audit_action').on(table.action.op('text_pattern_ops'), table.id),
    index('audit_subject').on(table.subject, table.id),
    index('audit_batch').on(table.batch).where(sql`${table.batch} is not null`),
  ],
);

/** The last row of the log, so that rows taken from its end are missed. Its lock keeps writers in turn. */
export const auditHead = pgTable(
  'audit_head',
  {
    only: boolean().primaryKey().default(true),
    lastId: bigint('last_id', { mode: 'number' }).notNull(),
    hash: text().notNull(),
  },
  (table) => [check('audit_head_only', sql`${table.only}`)],
);
