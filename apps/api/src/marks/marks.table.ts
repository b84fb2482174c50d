import { ASKED_MARK_KINDS, CODE_WAYS, MARK_KINDS } from '@karachi-estates/domain/marks/marks';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { instant } from '../db/columns.ts';

const account = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** What was checked about sellers, and when. A mark that was taken away stays, with the reason. */
export const sellerMarks = pgTable(
  'seller_marks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: account(),
    kind: text({ enum: MARK_KINDS }).notNull(),
    givenAt: instant('given_at').notNull(),
    /** Who of the staff saw it; null where the seller proved it alone. */
    givenBy: integer('given_by'),
    /** How the code of `phone` went; null for other kinds. */
    way: text({ enum: CODE_WAYS }),
    /** The number that was proven by `phone`. Another number loses the mark. */
    phone: text().notNull().default(''),
    /** What was seen: a licence number, where the office is, which project. For the staff and its owner. */
    detail: text().notNull().default(''),
    endedAt: instant('ended_at'),
    endedWhy: text('ended_why'),
  },
  (table) => [
    uniqueIndex('seller_marks_in_force').on(table.accountId, table.kind).where(sql`${table.endedAt} is null`),
    index('seller_marks_account').on(table.accountId),
  ],
);

/** Marks that sellers asked for and that the staff has not decided on. */
export const markRequests = pgTable(
  'mark_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: account(),
    kind: text({ enum: ASKED_MARK_KINDS }).notNull(),
    detail: text().notNull(),
    requestedAt: instant('requested_at').notNull(),
  },
  (table) => [
    uniqueIndex('mark_requests_once').on(table.accountId, table.kind),
    index('mark_requests_at').on(table.requestedAt),
  ],
);

/** The last code that was sent to each account; only its keyed hash is stored. */
export const phoneCodes = pgTable('phone_codes', {
  accountId: account().primaryKey(),
  codeHash: text('code_hash').notNull(),
  phone: text().notNull(),
  way: text({ enum: CODE_WAYS }).notNull(),
  expiresAt: instant('expires_at').notNull(),
  tries: smallint().notNull().default(0),
});
