import { type SQLWrapper, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What of a transfer's reference counts: people write the same one with and without spaces and dashes. */
export const transferOf = (reference: SQLWrapper) => sql`lower(regexp_replace(${reference}, '[[:space:]-]+', '', 'g'))`;

/** 'I have paid': a seller's request for a paid plan, pending until a person has seen the transfer. */
export const upgradeRequests = pgTable(
  'upgrade_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    plan: text('plan', { enum: ['pro', 'premium'] }).notNull(),
    months: integer('months').notNull(),
    reference: text('reference').notNull(),
    /** The hash of a private picture. */
    screenshot: text('screenshot'),
    status: text('status', { enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    check('upgrade_requests_months', sql`${table.months} between 1 and 12`),
    check('upgrade_requests_status', sql`${table.status} in ('pending', 'approved', 'rejected')`),
    index('upgrade_requests_account').on(table.accountId, table.createdAt),
    index('upgrade_requests_transfer').on(transferOf(table.reference)),
    // Two clicks, or two tabs, must not make two requests for one transfer.
    uniqueIndex('upgrade_requests_one_pending').on(table.accountId).where(sql`${table.status} = 'pending'`),
  ],
);
