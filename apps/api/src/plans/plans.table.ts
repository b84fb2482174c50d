import { sql } from 'drizzle-orm';
import { check, customType, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { moment } from '../db/columns.ts';
import { orders, transferBackwards, transferOf } from '../orders/orders.table.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * 'I have paid': what a seller says about an order's payment. It is pending until the desk has seen the transfer,
 * counted once its money is in the books, approved with the order.
 */
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
    /** The order that it pays; one from before there were orders has none until it is approved. */
    orderId: integer('order_id').references(() => orders.id),
    /** The day of the transfer, as the seller says. */
    paidOn: date('paid_on'),
    /** The hash of a private picture, or of a PDF. */
    screenshot: text('screenshot'),
    proofKind: text('proof_kind', { enum: ['photo', 'pdf'] })
      .notNull()
      .default('photo'),
    /** Of the file as it was sent, to find the same one again. */
    proofSha256: text('proof_sha256'),
    status: text('status', { enum: ['pending', 'counted', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    check('upgrade_requests_months', sql`${table.months} between 1 and 12`),
    check('upgrade_requests_status', sql`${table.status} in ('pending', 'counted', 'approved', 'rejected')`),
    index('upgrade_requests_account').on(table.accountId, table.createdAt),
    index('upgrade_requests_transfer').on(transferOf(table.reference)),
    index('upgrade_requests_desk').on(sql`${transferOf(table.reference)} text_pattern_ops`),
    index('upgrade_requests_desk_end').on(sql`${transferBackwards(table.reference)} text_pattern_ops`),
    index('upgrade_requests_order').on(table.orderId),
    index('upgrade_requests_proof').on(table.proofSha256).where(sql`${table.proofSha256} is not null`),
    // Two clicks, or two tabs, must not make two requests for one transfer; two orders have each its own.
    uniqueIndex('upgrade_requests_order_pending').on(table.orderId).where(sql`${table.status} = 'pending'`),
    uniqueIndex('upgrade_requests_pending_alone')
      .on(table.accountId)
      .where(sql`${table.status} = 'pending' and ${table.orderId} is null`),
  ],
);

/**
 * What of a photo that proves a transfer is compared with others, as small grey cells, and the earlier proof of another
 * order that it looks like. It goes with the proof.
 */
export const proofPrints = pgTable(
  'proof_prints',
  {
    requestId: integer('request_id')
      .primaryKey()
      .references(() => upgradeRequests.id, { onDelete: 'cascade' }),
    cells: bytes('cells').notNull(),
    /** The photo's width in thousandths of its height. */
    shape: integer('shape').notNull(),
    likeId: integer('like_id').references(() => upgradeRequests.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('proof_prints_shape').on(table.shape, table.requestId),
    index('proof_prints_like').on(table.likeId).where(sql`${table.likeId} is not null`),
  ],
);

/** Which mails before the end of a plan were sent, so that each is sent once. */
export const planReminders = pgTable(
  'plan_reminders',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    endsAt: moment('ends_at').notNull(),
    days: integer('days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.endsAt, table.days] })],
);
