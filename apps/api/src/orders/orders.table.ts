import { LEDGER_ACCOUNTS, MOVEMENTS } from '@karachi-estates/domain/orders/ledger';
import { ORDER_STATES, REVERSALS } from '@karachi-estates/domain/orders/orders';
import type { StatementLayout } from '@karachi-estates/domain/orders/statement';
import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';
import { moment } from '../db/columns.ts';
import { properties } from '../properties/properties.table.ts';

/** Whole paisa. */
const paisa = (name: string) => bigint(name, { mode: 'number' }).notNull();
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
// Without a cascade: the books outlive the account, whose row stays without a name.
const account = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id);

/** What of a transfer's reference counts: people write the same one with and without spaces and dashes. */
export const transferOf = (reference: SQLWrapper) => sql`lower(regexp_replace(${reference}, '[[:space:]-]+', '', 'g'))`;

/** The same from its end: it is asked for by its last digits, too. */
export const transferBackwards = (reference: SQLWrapper) => sql`reverse(${transferOf(reference)})`;

/** A seller's orders of plans; the amount is what the plan cost when it was ordered. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    accountId: account(),
    /** What the seller writes into the transfer. */
    reference: text('reference').notNull().unique(),
    plan: text('plan', { enum: ['pro', 'premium'] }).notNull(),
    months: integer('months').notNull(),
    amount: paisa('amount'),
    state: text('state', { enum: ORDER_STATES }).notNull().default('ordered'),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** Of the request that placed it, which may come again. */
    idempotencyKey: text('idempotency_key'),
    /** Who asked that it be paid back; another person does it. */
    refundAskedBy: text('refund_asked_by'),
    /** What they asked for, in paisa. An earlier release notes none. */
    refundAskedAmount: bigint('refund_asked_amount', { mode: 'number' }),
    /** Their seller's credit alone, whatever the order is. */
    refundAskedCredit: boolean('refund_asked_credit').notNull().default(false),
  },
  (table) => [
    check('orders_plan', sql`${table.plan} in ('pro', 'premium')`),
    check('orders_months', sql`${table.months} between 1 and 12`),
    check('orders_amount', sql`${table.amount} > 0`),
    check('orders_state', sql`${table.state} in ('ordered', 'paid', 'active', 'ended', 'cancelled', 'refunded')`),
    index('orders_account').on(table.accountId, table.id),
    index('orders_desk').on(sql`${transferOf(table.reference)} text_pattern_ops`),
    index('orders_desk_end').on(sql`${transferBackwards(table.reference)} text_pattern_ops`),
    index('orders_open').on(table.dueAt).where(sql`${table.state} = 'ordered'`),
  ],
);

/** When an order came into a state, and by whom. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state', { enum: ORDER_STATES }).notNull(),
    at: moment('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
);

/**
 * Days of a plan that were given back because the staff hid an ad or suspended its seller by mistake: an event of the
 * order whose plan is longer by them. Each hiding of an ad counts once.
 */
export const givenDays = pgTable(
  'given_days',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => orderEvents.id),
    accountId: account(),
    // None where the account was suspended; the books outlive an ad.
    propertyId: bigint('property_id', { mode: 'number' }).references(() => properties.id, { onDelete: 'set null' }),
    hiddenFrom: moment('hidden_from').notNull(),
    hiddenUntil: moment('hidden_until').notNull(),
    days: integer('days').notNull(),
  },
  (table) => [
    check('given_days_days', sql`${table.days} > 0`),
    uniqueIndex('given_days_once').on(table.propertyId, table.hiddenFrom),
    index('given_days_account').on(table.accountId),
  ],
);

/** Money that arrived: a line of a bank's statement, or what a person of the desk entered. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    accountId: account(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    amount: paisa('amount'),
    bank: text('bank').notNull(),
    transaction: text('transaction').notNull(),
    /** Who paid, as the bank says; empty where it does not. */
    payer: text('payer').notNull().default(''),
    source: text('source', { enum: ['entry', 'statement'] }).notNull(),
    enteredBy: text('entered_by').notNull(),
    receivedOn: date('received_on').notNull(),
    createdAt: moment('created_at').notNull(),
    reversedAt: moment('reversed_at'),
    /** Why it was; none of those from before there were two reasons, which their banks took back. */
    reversal: text('reversal', { enum: REVERSALS }),
  },
  (table) => [
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_source', sql`${table.source} in ('entry', 'statement')`),
    check('payments_reversal', sql`${table.reversal} in ('bank', 'mistake')`),
    uniqueIndex('payments_transfer')
      .on(
        sql`lower(regexp_replace(${table.bank}, '[[:space:]-]+', '', 'g'))`,
        sql`lower(regexp_replace(${table.transaction}, '[[:space:]-]+', '', 'g'))`,
      )
      .where(sql`${table.reversedAt} is null`),
    index('payments_account').on(table.accountId),
    index('payments_order').on(table.orderId),
    index('payments_desk').on(sql`${transferOf(table.transaction)} text_pattern_ops`),
    index('payments_desk_end').on(sql`${transferBackwards(table.transaction)} text_pattern_ops`),
  ],
);

/** The times that orders paid for; a time without an order was given before there were orders. */
export const planPeriods = pgTable(
  'plan_periods',
  {
    id: id(),
    accountId: account(),
    orderId: integer('order_id').references(() => orders.id),
    plan: text('plan', { enum: ['pro', 'premium'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    value: paisa('value'),
  },
  (table) => [
    check('plan_periods_time', sql`${table.endsAt} > ${table.startsAt}`),
    check('plan_periods_value', sql`${table.value} >= 0`),
    index('plan_periods_account').on(table.accountId, table.startsAt),
    index('plan_periods_order').on(table.orderId),
  ],
);

/** The books: what happened, when and by whom. A trigger keeps rows from being changed or deleted. */
export const ledgerMovements = pgTable(
  'ledger_movements',
  {
    id: id(),
    accountId: account(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: integer('payment_id').references(() => payments.id),
    kind: text('kind', { enum: MOVEMENTS }).notNull(),
    at: moment('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [
    check(
      'ledger_movements_kind',
      sql`${table.kind} in ('received', 'held', 'released', 'earned', 'unearned', 'paid-back', 'reversed', 'written-off', 'bad-debt')`,
    ),
    index('ledger_movements_account').on(table.accountId, table.id),
    index('ledger_movements_order').on(table.orderId),
    index('ledger_movements_payment').on(table.paymentId).where(sql`${table.paymentId} is not null`),
  ],
);

/** The sides of a movement; a constraint trigger refuses those that do not sum to zero. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    movementId: integer('movement_id')
      .notNull()
      .references(() => ledgerMovements.id),
    account: text('account', { enum: LEDGER_ACCOUNTS }).notNull(),
    amount: paisa('amount'),
  },
  (table) => [
    primaryKey({ columns: [table.movementId, table.account] }),
    check('ledger_entries_account', sql`${table.account} in ('bank', 'credit', 'held', 'income', 'loss')`),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
);

/** How a bank writes its statements, as it was named at the first import. */
export const bankLayouts = pgTable('bank_layouts', {
  bank: text('bank').primaryKey(),
  layout: jsonb('layout').$type<StatementLayout>().notNull(),
});

/** Lines of statements with money that came in, each once however often its file is imported. */
export const statementLines = pgTable(
  'statement_lines',
  {
    id: id(),
    bank: text('bank').notNull(),
    fingerprint: text('fingerprint').notNull(),
    bookedOn: date('booked_on').notNull(),
    amount: paisa('amount'),
    description: text('description').notNull(),
    transaction: text('transaction').notNull(),
    payer: text('payer').notNull().default(''),
    match: text('match', { enum: ['exact', 'likely', 'unknown', 'known'] }).notNull(),
    /** The order that it is taken for. */
    orderId: integer('order_id').references(() => orders.id),
    paymentId: integer('payment_id').references(() => payments.id),
    createdAt: moment('created_at').notNull(),
    /** Since when it is set aside, because it is no money for an order; by whom and why. */
    asideAt: moment('aside_at'),
    asideBy: text('aside_by'),
    asideReason: text('aside_reason'),
  },
  (table) => [
    check('statement_lines_match', sql`${table.match} in ('exact', 'likely', 'unknown', 'known')`),
    uniqueIndex('statement_lines_once').on(table.bank, table.fingerprint),
    index('statement_lines_left').on(table.id).where(sql`${table.paymentId} is null`),
    index('statement_lines_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('statement_lines_payment').on(table.paymentId).where(sql`${table.paymentId} is not null`),
  ],
);
