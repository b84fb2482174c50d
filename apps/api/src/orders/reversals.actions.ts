import { badDebt, received, reversed } from '@karachi-estates/domain/orders/ledger';
import { moneyText } from '@karachi-estates/domain/orders/money';
import { orderDue, type Reversal, reversalFault } from '@karachi-estates/domain/orders/orders';
import { shownTransfer } from '@karachi-estates/domain/orders/statement';
import type { PlanId } from '@karachi-estates/domain/plans/plans';
import { lockAccount } from '../accounts/accounts.store.ts';
import { type Actor, TERMINAL, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import type { Cut } from '../plans/entitlement.actions.ts';
import { forOperator, Refused } from '../refused.ts';
import { book, findCredit, findWrittenOff } from './ledger.store.ts';
import {
  findPayment,
  listOrderPayments,
  listOrdersOf,
  listUnpaid,
  markReversed,
  type Order,
  type PaymentRow,
  rejectClaims,
  reopenClaim,
  setOrderState,
} from './orders.store.ts';
import { lockOrder, payCovered, prolongOrder, releaseOrder } from './payments.actions.ts';
import { listAbsorbed } from './replay.store.ts';
import { releaseLines } from './statement.store.ts';
import { endEarly, unusedOf } from './unused.actions.ts';

type MoneyDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;
type Locked = Awaited<ReturnType<typeof lockOrder>>;

/** Whether an order's own payments, with what was written off of it, are all of its money. */
async function paysItself(tx: Db, order: Order): Promise<boolean> {
  const own = await listOrderPayments(tx, [order.id]);
  const arrived = own.reduce((sum, { amount }) => sum + amount, 0);
  return arrived + (await findWrittenOff(tx, order.id)) >= order.amount;
}

/** What a payment that is taken back left behind. */
interface Freed {
  /** Orders that wait for their money again. */
  reopened: Order[];
  /** Orders whose plan it had paid and that ended with it. */
  ended: Order[];
  /** The plan in force after them, and what that took from the seller's listings. */
  plan: { now: PlanId; cut: Cut } | undefined;
  /** What nobody pays any more, in paisa: days that were used, or money that was paid back. */
  lost: number;
}

/**
 * A seller's orders in the turn in which they let go of the money of a payment: the one that it was for, the larger one
 * that took that over, then the newest.
 */
async function inTurn(tx: Db, { accountId, orderId }: PaymentRow): Promise<{ order: Order; isItsOwn: boolean }[]> {
  const orders = await listOrdersOf(tx, accountId);
  const own = new Set([orderId]);
  for (const { id, state } of orders) {
    if (state !== 'active') continue;
    const absorbed = await listAbsorbed(tx, accountId, id);
    if (absorbed.some(({ order }) => order === orderId)) own.add(id);
  }
  const turn = ({ id }: Order) => (id === orderId ? 0 : own.has(id) ? 1 : 2);
  return orders.sort((a, b) => turn(a) - turn(b)).map((order) => ({ order, isItsOwn: own.has(order.id) }));
}

/**
 * Frees credit for a payment that is taken back: out of the order that it was for, then out of others that credit
 * had paid. One that its own transfers pay keeps its money. A plan that it had put on ends, and what was used of it is
 * given up.
 */
async function freeCredit(
  deps: MoneyDeps,
  tx: Db,
  payment: PaymentRow,
  account: Locked['account'],
  by: string,
): Promise<Freed> {
  const now = deps.clock();
  const freed: Freed = { reopened: [], ended: [], plan: undefined, lost: 0 };
  let credit = await findCredit(tx, account.id);
  /** What of its own order's money was used: other orders do not pay for that. */
  let used = 0;
  for (const { order, isItsOwn } of await inTurn(tx, payment)) {
    if (credit + (isItsOwn ? 0 : used) >= payment.amount) break;
    if (!isItsOwn && (await paysItself(tx, order))) continue;
    if (order.id === payment.orderId && (order.state === 'active' || order.state === 'ended')) used = order.amount;
    if (order.state === 'paid') {
      credit += await releaseOrder(tx, order, by, now);
      await setOrderState(tx, order.id, { state: 'ordered', at: now, by });
      freed.reopened.push(order);
    }
    if (order.state !== 'active') continue;
    const taken = await unusedOf(tx, { order, account }, now);
    // Its last day is over, and the job that ends it is to come; or what is left of it is days given back.
    if (taken.unused === 0) continue;
    freed.plan = await endEarly(deps, tx, { order, account }, taken, by);
    freed.ended.push(order);
    credit += taken.amount;
    if (isItsOwn) used = Math.max(0, used - taken.unused);
  }
  freed.lost = Math.max(0, payment.amount - credit);
  return freed;
}

/**
 * What its seller said of a payment no longer holds, or is checked again where we had booked it by mistake, and they
 * are told.
 * @param change why; the orders that lack money now and until when it is due; the moment of the reversal, by which the
 *   proofs of what is rejected are known.
 */
async function tellReversed(
  deps: MoneyDeps,
  tx: Db,
  payment: PaymentRow,
  change: { reason: Reversal; waiting: Order[]; freed: Freed; due: Date; now: Date },
): Promise<void> {
  const { reason, waiting, freed, due, now } = change;
  const { orderId, accountId, amount, transaction } = payment;
  const isLast = (await listOrderPayments(tx, [orderId])).length === 0;
  const named = isLast ? undefined : transaction;
  if (reason === 'mistake') await reopenClaim(tx, orderId, named);
  await rejectClaims(tx, orderId, named, now);
  const { order, account } = await lockOrder(tx, orderId);
  if (account.erasedAt) return;
  const contactEmail = deps.settings.contact.email;
  const template = templatesIn(account.locale).paymentReversedTemplate({
    reason,
    firstName: account.firstName,
    amount,
    transaction: shownTransfer(transaction),
    reference: order.reference,
    waiting: waiting.map(({ reference }) => reference),
    due,
    ended: freed.ended.map((each) => each.reference),
    now: freed.plan?.now ?? 'basic',
    ...(freed.plan?.cut ?? { paused: 0, unfeatured: 0 }),
    credit: await findCredit(tx, accountId),
    ordersUrl: pageUrl(deps.settings.siteUrl, account.locale, '/my-orders'),
    contactEmail,
  });
  await queueMail(tx, { to: account.email, template, at: now, ...replyTo(contactEmail) });
}

/** What came of a payment that was taken out of the books. */
export interface Reversed {
  payment: PaymentRow;
  /** The orders that wait for money now. */
  waiting: Order[];
  /** The orders whose plan ended with it. */
  ended: Order[];
  /** What is given up of it, in paisa. */
  lost: number;
}

const referencesOf = (orders: readonly Order[]) => orders.map(({ reference }) => reference).join(', ');

/** What came of it beside the payment itself, for the operator; empty where nothing did. */
export function reversedText({ waiting, ended, lost }: Reversed): string {
  const one = waiting.length === 1;
  return [
    waiting.length > 0 && ` Without it ${referencesOf(waiting)} ${one ? 'waits' : 'wait'} for money again.`,
    ended.length > 0 && ` What was left of the paid time of ${referencesOf(ended)} ended with it.`,
    lost > 0 && ` ${moneyText(lost)} of it were used or paid back already, and are given up as a loss.`,
  ]
    .filter(Boolean)
    .join('');
}

/**
 * Takes a payment out of the books again by the opposite movement, for a transfer that the bank took back or that was
 * booked by mistake. Orders that it paid and that are not active yet wait for their money again, as long as a new order
 * does. A plan that it put on ends in the same step; what is used of it, or was paid back, is a loss. The line of a
 * statement that it was waits for an order again: it may have been taken for the wrong one.
 * @throws Refused `not-found`, `conflict` when a second person must do it.
 */
export async function reversePayment(
  deps: MoneyDeps,
  id: number,
  by: string,
  actor: Actor = TERMINAL,
  reason: Reversal = 'bank',
): Promise<Reversed> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    // Before the account's lock, as an import does, which may know a line as this payment at the same moment.
    await serialise(tx, 'statement');
    const found = await findPayment(tx, id);
    const account = found && (await lockAccount(tx, found.accountId));
    const payment = found && (await findPayment(tx, id));
    if (!account || !payment || payment.reversedAt) {
      throw new Refused('not-found', forOperator(`There is no payment ${id}.`));
    }
    const { accountId } = payment;
    const freed = await freeCredit(deps, tx, payment, account, by);
    const { ended, lost } = freed;
    const isUsed = ended.length > 0 || lost > 0;
    const fault = reversalFault({ ...payment, isUsed }, by, deps.settings.money.secondApprover * 100);
    if (fault !== undefined) throw new Refused('conflict', forOperator(`Payment ${id}: ${fault}`));
    const booking = { accountId, orderId: payment.orderId, at: now, by };
    if (lost > 0) await book(tx, badDebt(lost), booking);
    await book(tx, reversed(received(payment.amount)), { ...booking, paymentId: id });
    await markReversed(tx, id, now, reason);
    await releaseLines(tx, id);
    await payCovered(tx, accountId, now);
    const touched = new Set([payment.orderId, ...freed.reopened.map((order) => order.id)]);
    const waiting = (await listUnpaid(tx, [accountId])).filter((order) => touched.has(order.id));
    const due = orderDue(now);
    for (const order of waiting) await prolongOrder(tx, order, now);
    await tellReversed(deps, tx, payment, { reason, waiting, freed, due, now });
    const subject = `payment:${id}`;
    const [open, over] = [referencesOf(waiting), referencesOf(ended)];
    const after = {
      reversed: true,
      reason,
      amount: payment.amount,
      order: payment.orderId,
      open,
      ended: over,
      lost,
      by,
    };
    await writeAudit(tx, actor, [{ action: 'payment.reverse', subject, before: { reversed: false }, after }], now);
    return { payment, waiting, ended, lost };
  });
}
