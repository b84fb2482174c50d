import { type OrderState, type Reversal, SITE } from '@karachi-estates/domain/orders/orders';
import { and, asc, desc, eq, inArray, isNull, lte, max, notExists, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { upgradeRequests } from '../plans/plans.table.ts';
import { givenDays, orderEvents, orders, payments, planPeriods, statementLines, transferOf } from './orders.table.ts';

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type PaymentRow = typeof payments.$inferSelect;

/** @returns undefined when the reference is another order's already. */
export async function insertOrder(db: Db, order: NewOrder, by: string): Promise<Order | undefined> {
  const [inserted] = await db.insert(orders).values(order).onConflictDoNothing().returning();
  if (inserted)
    await db.insert(orderEvents).values({ orderId: inserted.id, state: 'ordered', at: order.createdAt, by });
  return inserted;
}

/**
 * Sets the state of an order that is locked by its account, and notes when and by whom. A refund that somebody asked
 * for was about the state before.
 */
export async function setOrderState(
  db: Db,
  orderId: number,
  change: { state: OrderState; at: Date; by: string },
): Promise<void> {
  const asked = { refundAskedBy: null, refundAskedAmount: null, refundAskedCredit: false };
  await db
    .update(orders)
    .set({ state: change.state, ...asked })
    .where(eq(orders.id, orderId));
  await db.insert(orderEvents).values({ orderId, ...change });
}

/** Gives an order longer to be paid. */
export async function setDue(db: Db, orderId: number, dueAt: Date): Promise<void> {
  await db.update(orders).set({ dueAt }).where(eq(orders.id, orderId));
}

/** Notes who asked that how much of an order, in paisa, be paid back; null once it is, or was forgotten. */
export async function setRefundAsked(
  db: Db,
  orderId: number,
  asked: { by: string; amount: number; isCredit: boolean } | null,
): Promise<void> {
  const values = {
    refundAskedBy: asked?.by ?? null,
    refundAskedAmount: asked?.amount ?? null,
    refundAskedCredit: asked?.isCredit ?? false,
  };
  await db.update(orders).set(values).where(eq(orders.id, orderId));
}

/** An order. @param accountId whose it must be, where that matters. */
export async function findOrder(db: Db, id: number, accountId?: number): Promise<Order | undefined> {
  const own = accountId === undefined ? undefined : eq(orders.accountId, accountId);
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), own));
  return found;
}

export async function findOrderByReference(db: Db, reference: string): Promise<Order | undefined> {
  const [found] = await db.select().from(orders).where(eq(orders.reference, reference));
  return found;
}

/** A seller's orders, newest first. */
export async function listOrdersOf(db: Db, accountId: number): Promise<Order[]> {
  return db.select().from(orders).where(eq(orders.accountId, accountId)).orderBy(desc(orders.id));
}

/** Orders with their sellers for the desk: those that wait first, then the newest. */
export async function listOrders(db: Db) {
  const rows = await db
    .select({ order: orders, email: accounts.email, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .orderBy(desc(orders.id));
  const place = (state: OrderState) => ['paid', 'ordered'].indexOf(state) & 3;
  return rows.sort((a, b) => place(a.order.state) - place(b.order.state));
}

/** Orders that wait for their money, oldest first. @param accountIds only those of these sellers. */
export async function listUnpaid(db: Db, accountIds?: number[]): Promise<Order[]> {
  const theirs = accountIds === undefined ? undefined : inArray(orders.accountId, accountIds);
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'ordered'), theirs))
    .orderBy(asc(orders.id));
}

/** Orders by their references. */
export async function listByReferences(db: Db, references: readonly string[]): Promise<Order[]> {
  if (references.length === 0) return [];
  return db
    .select()
    .from(orders)
    .where(sql`${orders.reference} = any(${sql.param(references)}::text[])`);
}

/** What happened to some orders, oldest first; `days` where days of it were given back. */
export async function listOrderEvents(db: Db, orderIds: number[]) {
  if (orderIds.length === 0) return [];
  return db
    .select({
      orderId: orderEvents.orderId,
      state: orderEvents.state,
      at: orderEvents.at,
      by: orderEvents.by,
      days: givenDays.days,
    })
    .from(orderEvents)
    .leftJoin(givenDays, eq(givenDays.eventId, orderEvents.id))
    .where(inArray(orderEvents.orderId, orderIds))
    .orderBy(asc(orderEvents.id));
}

/** Those of some orders that the site ended because nobody had paid them, and whose seller is still there. */
export async function listLapsed(db: Db, orderIds: number[]): Promise<Order[]> {
  if (orderIds.length === 0) return [];
  const endedBy = db
    .select({ by: orderEvents.by })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orders.id))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(
      and(
        inArray(orders.id, orderIds),
        eq(orders.state, 'cancelled'),
        sql`(${endedBy}) = ${SITE}`,
        isNull(accounts.erasedAt),
        isNull(accounts.mergedInto),
      ),
    );
  return rows.map(({ order }) => order);
}

/** The sellers of active orders whose own paid time is over. */
export async function listOutlived(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: orders.accountId })
    .from(orders)
    .innerJoin(planPeriods, eq(planPeriods.orderId, orders.id))
    .where(eq(orders.state, 'active'))
    .groupBy(orders.id)
    .having(lte(max(planPeriods.endsAt), now))
    .orderBy(asc(orders.accountId));
  return [...new Set(rows.map(({ id }) => id))];
}

/** Unpaid orders whose time is over and of which nobody says that they were paid. */
export async function listOverdue(db: Db, now: Date): Promise<Order[]> {
  const claims = db
    .select({ id: upgradeRequests.id })
    .from(upgradeRequests)
    .where(and(eq(upgradeRequests.orderId, orders.id), eq(upgradeRequests.status, 'pending')));
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'ordered'), lte(orders.dueAt, now), notExists(claims)))
    .orderBy(asc(orders.id));
}

/** @returns undefined when this transfer of this bank is in the books already. */
export async function insertPayment(db: Db, payment: typeof payments.$inferInsert): Promise<PaymentRow | undefined> {
  const [inserted] = await db.insert(payments).values(payment).onConflictDoNothing().returning();
  return inserted;
}

/** Payments in the books with a transfer's number; spaces, dashes and case make no difference. */
export async function listPaymentsByTransfer(db: Db, transaction: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(eq(transferOf(payments.transaction), transferOf(sql`${transaction}::text`)), isNull(payments.reversedAt)),
    );
}

/** A seller's payments, oldest first; those that were reversed are left out. */
export async function listPaymentsOf(db: Db, accountId: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.accountId, accountId), isNull(payments.reversedAt)))
    .orderBy(asc(payments.id));
}

/** The payments of some orders that count, oldest first. */
export async function listOrderPayments(db: Db, orderIds: number[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(payments)
    .where(and(inArray(payments.orderId, orderIds), isNull(payments.reversedAt)))
    .orderBy(asc(payments.id));
}

export async function findPayment(db: Db, id: number): Promise<PaymentRow | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id));
  return found;
}

export async function markReversed(db: Db, id: number, at: Date, reversal: Reversal): Promise<void> {
  await db.update(payments).set({ reversedAt: at, reversal }).where(eq(payments.id, id));
}

/**
 * Takes the names of payers off an account's payments, and off the lines of statements that they came with, which name
 * them in their text as well; the sums stay for the books.
 */
export async function anonymisePayers(db: Db, accountId: number): Promise<void> {
  const own = eq(payments.accountId, accountId);
  const ids = db.select({ id: payments.id }).from(payments).where(own);
  await db.update(statementLines).set({ payer: '', description: '' }).where(inArray(statementLines.paymentId, ids));
  await db.update(payments).set({ payer: '' }).where(own);
}

/** What sellers said about the payments of an order, newest first. */
export async function listClaims(db: Db, orderIds: number[]) {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(upgradeRequests)
    .where(inArray(upgradeRequests.orderId, orderIds))
    .orderBy(desc(upgradeRequests.id));
}

/** Approves what a seller said about an order's payments, where it was not decided otherwise. */
export async function approveClaims(db: Db, orderId: number, now: Date): Promise<void> {
  await db
    .update(upgradeRequests)
    .set({ status: 'approved', decidedAt: now })
    .where(and(eq(upgradeRequests.orderId, orderId), inArray(upgradeRequests.status, ['pending', 'counted'])));
}

/** Notes that the money of some claims is in the books, where they still wait. */
export async function countClaims(db: Db, ids: number[], now: Date): Promise<void> {
  await db
    .update(upgradeRequests)
    .set({ status: 'counted', decidedAt: now })
    .where(and(inArray(upgradeRequests.id, ids), eq(upgradeRequests.status, 'pending')));
}

/** What of a seller's word about an order has one of some states. @param transaction only what names this transfer. */
const claimsThatAre = (statuses: ('counted' | 'approved')[], orderId: number, transaction: string | undefined) =>
  and(
    eq(upgradeRequests.orderId, orderId),
    inArray(upgradeRequests.status, statuses),
    transaction === undefined
      ? undefined
      : eq(transferOf(upgradeRequests.reference), transferOf(sql`${transaction}::text`)),
  );

/**
 * What was told of an order's payments did not stay: the bank took the money back.
 * @param transaction only what names this transfer.
 */
export async function rejectClaims(db: Db, orderId: number, transaction: string | undefined, now: Date): Promise<void> {
  await db
    .update(upgradeRequests)
    .set({ status: 'rejected', decidedAt: now })
    .where(claimsThatAre(['counted', 'approved'], orderId, transaction));
}

/**
 * Lets the newest that was told of an order's payments be checked again, because we had booked them by mistake. An
 * order has one that is checked: where another one is, nothing changes.
 * @param transaction only what names this transfer.
 */
export async function reopenClaim(db: Db, id: number, transaction: string | undefined): Promise<void> {
  const newest = db
    .select({ id: max(upgradeRequests.id) })
    .from(upgradeRequests)
    .where(claimsThatAre(['counted'], id, transaction));
  const pending = await db
    .select({ id: upgradeRequests.id })
    .from(upgradeRequests)
    .where(and(eq(upgradeRequests.orderId, id), eq(upgradeRequests.status, 'pending')));
  if (pending.length > 0) return;
  await db
    .update(upgradeRequests)
    .set({ status: 'pending', decidedAt: null })
    .where(inArray(upgradeRequests.id, newest));
}

/** Other requests with the same file as proof. */
export async function listSameProof(db: Db, sha256: string, requestId: number) {
  return db
    .select({ id: upgradeRequests.id, orderId: upgradeRequests.orderId, accountId: upgradeRequests.accountId })
    .from(upgradeRequests)
    .where(and(eq(upgradeRequests.proofSha256, sha256), sql`${upgradeRequests.id} <> ${requestId}`));
}

/** Whether anything of the books, now or ever, is an account's: orders, transfers, paid times, papers or movements. */
export async function hasBooks(db: Db, accountId: number): Promise<boolean> {
  const tables = ['orders', 'payments', 'plan_periods', 'ledger_movements', 'papers', 'upgrade_requests'];
  const some = tables.map(
    (table) => sql`exists (select from ${sql.identifier(table)} where account_id = ${accountId})`,
  );
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${sql.join(some, sql` or `)} as found`);
  return rows[0]?.found ?? false;
}
