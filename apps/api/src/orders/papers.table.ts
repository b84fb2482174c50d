import { PAPER_KINDS } from '@karachi-estates/domain/orders/papers';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { moment } from '../db/columns.ts';
import { ledgerMovements, orders, payments } from './orders.table.ts';

/** What a paper says, as it was when it was issued. Amounts are whole paisa, times ISO 8601. */
export interface PaperFacts {
  /** The seller's language then. Papers from before it was asked are English. */
  language?: Locale;
  company: { name: string; address: string; taxNumber: string };
  /** Emptied when the account is erased. */
  seller: { name: string; address: string; email: string };
  reference: string;
  plan: string;
  months: number;
  /** What the order costs. */
  price: number;
  /** The paid time, on an invoice. */
  from?: string;
  until?: string;
  /** The transfer, on a receipt; one without a number of its own has an empty one. */
  transfer?: { bank: string; transaction: string; receivedOn: string };
  /** What of the amount was written off: it was never paid, so it is not paid back either. */
  waived?: number;
  /** The number of the invoice that a credit note is about. */
  invoice?: string;
}

/**
 * The last number of each kind and year. Its row is locked until the paper's transaction ends, so no number is lost.
 */
export const paperCounters = pgTable(
  'paper_counters',
  {
    kind: text('kind', { enum: PAPER_KINDS }).notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

/** Invoices, receipts and credit notes as they were issued. A trigger keeps them from being changed or deleted. */
export const papers = pgTable(
  'papers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: PAPER_KINDS }).notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: integer('payment_id').references(() => payments.id),
    /** Whole paisa. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    facts: jsonb('facts').$type<PaperFacts>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    check('papers_kind', sql`${table.kind} in ('invoice', 'receipt', 'credit-note')`),
    check('papers_amount', sql`${table.amount} > 0`),
    uniqueIndex('papers_number').on(table.kind, table.year, table.number),
    uniqueIndex('papers_once_an_order').on(table.kind, table.orderId).where(sql`${table.paymentId} is null`),
    uniqueIndex('papers_once_a_payment').on(table.paymentId).where(sql`${table.paymentId} is not null`),
    index('papers_account').on(table.accountId, table.id),
    index('papers_order').on(table.orderId),
  ],
);

/** What a month came to for one plan, in whole paisa. */
export interface PlanTotals {
  plan: string;
  /** Orders whose plan was put on. */
  orders: number;
  received: number;
  earned: number;
  unearned: number;
  paidBack: number;
  writtenOff: number;
}

/** Months that are closed. */
export const monthCloses = pgTable(
  'month_closes',
  {
    month: text('month').primaryKey(),
    closedAt: moment('closed_at').notNull(),
    closedBy: text('closed_by').notNull(),
    totals: jsonb('totals').$type<PlanTotals[]>().notNull(),
  },
  (table) => [check('month_closes_month', sql`${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`)],
);

/**
 * Which movements a closed month has; what is booked afterwards belongs to a later one.
 * @public only statements that are written as SQL read it
 */
export const closedMovements = pgTable(
  'closed_movements',
  {
    movementId: integer('movement_id')
      .primaryKey()
      .references(() => ledgerMovements.id),
    month: text('month')
      .notNull()
      .references(() => monthCloses.month),
  },
  (table) => [index('closed_movements_month').on(table.month)],
);
