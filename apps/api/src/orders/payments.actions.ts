import { checkTransferNumber } from '@karachi-estates/domain/orders/claim';
import { earned, held, received, released, reversed, writtenOff } from '@karachi-estates/domain/orders/ledger';
import { moneyText } from '@karachi-estates/domain/orders/money';
import {
  approvalFault,
  canBecome,
  isInTime,
  MOST_WRITTEN_OFF,
  orderDue,
  writeOffFault,
} from '@karachi-estates/domain/orders/orders';
import { addPeriod } from '@karachi-estates/domain/orders/periods';
import { isSameTransfer, mayBeNamed, transferNumber } from '@karachi-estates/domain/orders/statement';
import { planInForce } from '@karachi-estates/domain/plans/plans';
import { lockAccount } from '../accounts/accounts.store.ts';
import type { accounts } from '../accounts/accounts.table.ts';
import { type Actor, type AuditEntry, TERMINAL, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { applyPeriods, periodsOf } from '../plans/entitlement.actions.ts';
import { forOperator, Refused } from '../refused.ts';
import { book, findCredit, findWrittenOff, listWriteOffs } from './ledger.store.ts';
import { readMissing } from './missing.store.ts';
import {
  approveClaims,
  countClaims,
  findOrder,
  insertPayment,
  listClaims,
  listLapsed,
  listOrderPayments,
  listOrdersOf,
  listPaymentsByTransfer,
  listPaymentsOf,
  listUnpaid,
  type Order,
  type PaymentRow,
  setDue,
  setOrderState,
} from './orders.store.ts';
import { issueInvoice, issueReceipt, type Rest } from './papers.actions.ts';

type MoneyDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;
type Account = typeof accounts.$inferSelect;

/**
 * Keeps others from naming or booking a transfer until this transaction ends: of two who do so with the same one at the
 * same moment the second must see the first. Before the lock of any account, since an import books for many sellers.
 */
export const lockTransfers = (tx: Db): Promise<void> => serialise(tx, 'transfer');

/** An order and its seller, both as they are while nobody else changes them. @throws Refused `not-found` */
export async function lockOrder(tx: Db, id: number): Promise<{ order: Order; account: Account }> {
  const found = await findOrder(tx, id);
  const account = found && (await lockAccount(tx, found.accountId));
  const order = account && (await findOrder(tx, id));
  if (!order) throw new Refused('not-found', forOperator(`There is no order ${id}.`));
  return { order, account };
}

/** Takes an order's amount out of its seller's credit. */
async function payOrder(tx: Db, { id, accountId, amount }: Order, by: string, now: Date): Promise<void> {
  await book(tx, held(amount), { accountId, orderId: id, at: now, by });
  await setOrderState(tx, id, { state: 'paid', at: now, by });
}

/**
 * Takes the amount of unpaid orders out of their seller's credit: the one that was named first, then the oldest. What
 * came for another order that still waits stays with that one. Run it under the account's lock.
 */
export async function payFromCredit(tx: Db, accountId: number, by: string, now: Date, first?: number): Promise<void> {
  let credit = await findCredit(tx, accountId);
  const unpaid = await listUnpaid(tx, [accountId]);
  const came = new Map(unpaid.map(({ id }) => [id, 0]));
  for (const { orderId, amount } of await listOrderPayments(tx, [...came.keys()]))
    came.set(orderId, (came.get(orderId) ?? 0) + amount);
  for (const order of unpaid.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))) {
    const own = came.get(order.id) ?? 0;
    const others = [...came].reduce((sum, [id, amount]) => (id === order.id ? sum : sum + amount), 0);
    const use = own >= order.amount ? credit : credit - others;
    if (use < order.amount) continue;
    await payOrder(tx, order, by, now);
    came.delete(order.id);
    credit -= order.amount;
  }
}

/**
 * Pays the orders that lack nothing any more, because another one let go of its money or ended. What came for an order
 * that still waits stays with it. Run it under the account's lock.
 */
export async function payCovered(tx: Db, accountId: number, now: Date): Promise<void> {
  const missing = await readMissing(tx, [accountId]);
  for (const order of await listUnpaid(tx, [accountId])) {
    if ((missing.get(order.id) ?? 0) > 0) continue;
    await payOrder(tx, order, 'site', now);
  }
}

/** Gives an order that waits for money as long as a new one has, from now. @returns until when it is due. */
export async function prolongOrder(tx: Db, { id, dueAt }: Order, now: Date): Promise<Date> {
  const due = orderDue(now);
  if (dueAt >= due) return dueAt;
  await setDue(tx, id, due);
  return due;
}

/**
 * What an order lacks although a transfer for it arrived, in paisa, and until when the rest is due: its seller has to
 * hear of it first.
 * @returns undefined where it waits for nothing.
 */
export async function askForRest(tx: Db, order: Order, now: Date): Promise<Rest | undefined> {
  const missing = (await readMissing(tx, [order.accountId])).get(order.id) ?? 0;
  return missing > 0 ? { missing, due: await prolongOrder(tx, order, now) } : undefined;
}

/** A transfer that arrived. */
export interface Arrival {
  /** In paisa. */
  amount: number;
  bank: string;
  transaction: string;
  /** All that its bank's statement says of it, where a seller's number may stand; empty where it has no number. */
  text?: string;
  /** Who paid, as the bank says. */
  payer?: string;
  source: PaymentRow['source'];
  receivedOn: string;
  by: string;
}

/**
 * Opens an order again whose money was at the bank in time and is entered only now that it has ended. Run it under the
 * account's lock.
 */
async function openAgain(tx: Db, order: Order, { receivedOn, by }: Arrival, now: Date): Promise<void> {
  const [lapsed] = await listLapsed(tx, [order.id]);
  if (!lapsed || !isInTime(lapsed, receivedOn)) return;
  await setOrderState(tx, order.id, { state: 'ordered', at: now, by });
}

/** The payment that a transfer is in the books as, whatever its bank and its amount are there. */
async function findInBooks(tx: Db, { transaction, receivedOn }: Arrival): Promise<PaymentRow | undefined> {
  const booked = await listPaymentsByTransfer(tx, transaction);
  return booked.find((each) => isSameTransfer({ transaction, on: receivedOn }, { ...each, on: each.receivedOn }));
}

/**
 * Puts a transfer for an order into the books, in a transaction that locks transfers, then the account. It is the
 * seller's credit, which pays the order as soon as it is enough; one that ended before we learned of its money opens
 * again. What the seller said of another transfer goes on waiting for that one.
 * @throws Refused `conflict` when the transfer is in the books already.
 */
export async function bookArrival(tx: Db, order: Order, arrived: Arrival, now: Date): Promise<PaymentRow> {
  const { accountId, id: orderId } = order;
  const arrival = { ...arrived, transaction: transferNumber(arrived.transaction) };
  const { by, text = arrival.transaction, ...transfer } = arrival;
  const same = arrival.source === 'entry' ? await findInBooks(tx, arrival) : undefined;
  const values = { ...transfer, accountId, orderId, enteredBy: by, createdAt: now };
  const payment = same ? undefined : await insertPayment(tx, values);
  if (!payment) {
    const where = same ? ` as payment ${same.id} of ${moneyText(same.amount)}` : '';
    const text = `Transfer ${arrival.transaction} of ${arrival.bank} is in the books already${where}: one transfer counts once.`;
    throw new Refused('conflict', forOperator(text));
  }
  await book(tx, received(arrival.amount), { accountId, orderId, paymentId: payment.id, at: now, by });
  await openAgain(tx, order, arrival, now);
  await payFromCredit(tx, accountId, by, now, orderId);
  const meant = (await listClaims(tx, [orderId])).filter(({ reference }) => mayBeNamed(reference, text));
  await countClaims(
    tx,
    meant.map(({ id }) => id),
    now,
  );
  return payment;
}

/**
 * Books a transfer for an order and issues its receipt.
 * @throws Refused `invalid` for its number, `not-found`, `conflict`
 */
export async function enterPayment(
  deps: MoneyDeps,
  orderId: number,
  arrival: Arrival,
  actor: Actor = TERMINAL,
): Promise<{ order: Order; payment: PaymentRow; missing: number; credit: number }> {
  const now = deps.clock();
  const number = checkTransferNumber(arrival.transaction);
  if (!number.ok) throw new Refused('invalid', number, { transaction: number });
  return deps.db.transaction(async (tx) => {
    await lockTransfers(tx);
    const locked = await lockOrder(tx, orderId);
    const { order } = locked;
    const payment = await bookArrival(tx, order, arrival, now);
    const rest = await askForRest(tx, order, now);
    await issueReceipt(deps, tx, locked, payment, rest);
    const { amount, bank, transaction, by } = arrival;
    const entry: AuditEntry = {
      action: 'order.paid',
      subject: `order:${orderId}`,
      after: { amount, bank, transaction, by },
    };
    await writeAudit(tx, actor, [entry], now);
    const after = (await findOrder(tx, orderId)) ?? order;
    const credit = await findCredit(tx, order.accountId);
    return { order: after, payment, missing: rest?.missing ?? 0, credit };
  });
}

/** Who had a hand in the money of an order. */
interface Hands {
  /** Who entered a payment, or gave up a rest. */
  enteredBy: string[];
  /** Who entered a payment by hand; nobody where lines of a statement alone pay the order. */
  byHand: string[];
}

/**
 * Who entered the money that pays an order, or gave up a rest of it. Where its own payments are less than it costs, the
 * rest is credit, which may come from any payment of its seller.
 */
async function whoseHands(tx: Db, order: Order): Promise<Hands> {
  const payments = await listPaymentsOf(tx, order.accountId);
  const own = payments.filter(({ orderId }) => orderId === order.id);
  const isEnough = (some: readonly PaymentRow[]) => some.reduce((sum, { amount }) => sum + amount, 0) >= order.amount;
  const seen = isEnough(own) ? own : payments;
  const givers = await listWriteOffs(tx, order.id);
  const isOnStatements = isEnough(own.filter(({ source }) => source === 'statement'));
  const typed = isOnStatements ? [] : seen.filter(({ source }) => source === 'entry');
  return {
    enteredBy: [...seen.map(({ enteredBy }) => enteredBy), ...givers],
    byHand: typed.map(({ enteredBy }) => enteredBy),
  };
}

/** Puts the plan of a paid order on, in a transaction that locks the account. @throws Refused `conflict` */
export async function activateOrder(
  deps: MoneyDeps,
  tx: Db,
  { order, account }: { order: Order; account: Account },
  by: string,
): Promise<{ startsAt: Date; until: Date }> {
  const now = deps.clock();
  if (account.erasedAt)
    throw new Refused('conflict', forOperator(`The account of order ${order.id} is erased. Refund the order.`));
  const hands = await whoseHands(tx, order);
  const limit = deps.settings.money.secondApprover * 100;
  const fault = approvalFault({ ...order, ...hands }, by, limit);
  if (fault !== undefined) throw new Refused('conflict', forOperator(`Order ${order.id}: ${fault}`));
  const before = planInForce({ plan: account.plan, expiresAt: account.planUntil }, now);
  await book(tx, earned(order.amount), { accountId: account.id, orderId: order.id, at: now, by });
  await setOrderState(tx, order.id, { state: 'active', at: now, by });
  const bought = { order: order.id, plan: order.plan, months: order.months, value: order.amount };
  const periods = addPeriod(await periodsOf(tx, account, now), bought, now);
  const own = periods.find((period) => period.order === order.id);
  if (!own) throw new Error(`Order ${order.id} got no time`);
  const { cut } = await applyPeriods(tx, account.id, periods, now);
  await approveClaims(tx, order.id, now);
  await issueInvoice(deps, tx, { order, account }, own);
  const isLater = own.from > now && before !== order.plan;
  const contactEmail = deps.settings.contact.email;
  const template = templatesIn(account.locale).upgradeApprovedTemplate({
    ...cut,
    plan: order.plan,
    months: order.months,
    firstName: account.firstName,
    before: before === order.plan || isLater ? 'basic' : before,
    startsAt: isLater ? own.from : null,
    until: own.until,
    credit: await findCredit(tx, account.id),
    plansUrl: pageUrl(deps.settings.siteUrl, account.locale, '/plans'),
    contactEmail,
  });
  await queueMail(tx, { to: account.email, template, at: now, ...replyTo(contactEmail) });
  return { startsAt: own.from, until: own.until };
}

/**
 * Puts the plan of a paid order on, once: of two people at the same moment the second one is told.
 * @throws Refused `not-found`, `conflict` while money is missing, or when a second person must approve.
 */
export async function approveOrder(deps: MoneyDeps, id: number, by: string, actor: Actor = TERMINAL) {
  return deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, id);
    const { order, account } = locked;
    const time = await activateOrder(deps, tx, locked, by);
    const after = { state: 'active', account: account.id, amount: order.amount, until: time.until.toISOString(), by };
    const entry: AuditEntry = {
      action: 'order.approve',
      subject: `order:${id}`,
      before: { state: order.state },
      after,
    };
    await writeAudit(tx, actor, [entry], deps.clock());
    return { order, ...time };
  });
}

/**
 * Takes an order's money out of what is held for it, back into the seller's credit; what was written off of it is
 * nobody's credit and is taken back. Run it under the account's lock.
 */
export async function releaseOrder(tx: Db, order: Order, by: string, now: Date): Promise<number> {
  const booking = { accountId: order.accountId, orderId: order.id, at: now, by };
  await book(tx, released(order.amount), booking);
  const given = await findWrittenOff(tx, order.id);
  if (given > 0) await book(tx, reversed(writtenOff(given)), booking);
  return order.amount - given;
}

/**
 * Cancels what an account has open when it is erased: nobody would use the plan, and money that came is credit that can
 * be paid back. Run it under the account's lock.
 */
export async function cancelOpenOrders(tx: Db, accountId: number, now: Date): Promise<void> {
  for (const order of await listOrdersOf(tx, accountId)) {
    if (!canBecome(order.state, 'cancelled')) continue;
    if (order.state === 'paid') await releaseOrder(tx, order, 'site', now);
    await setOrderState(tx, order.id, { state: 'cancelled', at: now, by: 'site' });
  }
}

/**
 * Writes off the small rest that is missing for an order, such as a bank's fee: the order is paid, and waits for its
 * approval like any other.
 * @throws Refused `not-found`; `conflict` when nothing is missing or too much, or when a second person must do it.
 */
export async function writeOffRest(
  deps: MoneyDeps,
  id: number,
  by: string,
  actor: Actor = TERMINAL,
): Promise<{ order: Order; amount: number }> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const { order, account } = await lockOrder(tx, id);
    const missing = (await readMissing(tx, [account.id])).get(id) ?? 0;
    const { enteredBy } = await whoseHands(tx, order);
    const limit = deps.settings.money.secondApprover * 100;
    const fault = writeOffFault({ ...order, missing, enteredBy }, by, limit);
    if (fault !== undefined) {
      const most = `At most ${moneyText(Math.floor(order.amount * MOST_WRITTEN_OFF))} can be written off.`;
      throw new Refused('conflict', forOperator(`Order ${order.reference}: ${fault} ${most}`));
    }
    await book(tx, writtenOff(missing), { accountId: account.id, orderId: id, at: now, by });
    await payOrder(tx, order, by, now);
    const entry: AuditEntry = { action: 'order.write-off', subject: `order:${id}`, after: { amount: missing, by } };
    await writeAudit(tx, actor, [entry], now);
    return { order: (await findOrder(tx, id)) ?? order, amount: missing };
  });
}
