import { paidBack, reversed, unearned, writtenOff } from '@karachi-estates/domain/orders/ledger';
import { isOverdue, type RefundState, refundFault } from '@karachi-estates/domain/orders/orders';
import { removePeriod } from '@karachi-estates/domain/orders/periods';
import { type Actor, TERMINAL, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { applyPeriods, periodsOf } from '../plans/entitlement.actions.ts';
import { forOperator, Refused } from '../refused.ts';
import { book, findCredit, findWrittenOff, listFaults, sumAccounts } from './ledger.store.ts';
import { listClaims, listOverdue, type Order, setOrderState, setRefundAsked } from './orders.store.ts';
import { issueCreditNote } from './papers.actions.ts';
import { lockOrder, releaseOrder } from './payments.actions.ts';
import { listTimeFaults } from './replay.store.ts';

type MoneyDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;
type Locked = Awaited<ReturnType<typeof lockOrder>>;

const nothingLeft = (id: number) => new Refused('conflict', forOperator(`Nothing of order ${id} is left to pay back.`));

/** What a refund of an order would pay back now, in paisa. */
export async function refundable(deps: Pick<Deps, 'clock'>, tx: Db, { order, account }: Locked): Promise<number> {
  const now = deps.clock();
  if (order.state !== 'paid' && order.state !== 'active') return findCredit(tx, account.id);
  const isPaid = order.state === 'paid';
  const free = isPaid ? order.amount : removePeriod(await periodsOf(tx, account, now), order.id, now).unused;
  return free - Math.min(free, await findWrittenOff(tx, order.id));
}

/** Gives the unused money of an order back to its seller's credit. @returns how much, in paisa. */
async function giveBack(deps: MoneyDeps, tx: Db, locked: Locked, by: string): Promise<number> {
  const now = deps.clock();
  const { order, account } = locked;
  const booking = { accountId: account.id, orderId: order.id, at: now, by };
  if (order.state === 'paid') {
    const amount = await releaseOrder(tx, order, by, now);
    await setOrderState(tx, order.id, { state: 'cancelled', at: now, by });
    return amount;
  }
  if (order.state !== 'active') return findCredit(tx, account.id);
  const { periods, unused } = removePeriod(await periodsOf(tx, account, now), order.id, now);
  if (unused === 0) return 0;
  await book(tx, unearned(unused), booking);
  await setOrderState(tx, order.id, { state: 'refunded', at: now, by });
  await applyPeriods(tx, account.id, periods, now);
  await issueCreditNote(deps, tx, locked, unused);
  // What was written off was never paid, so it is not paid back.
  const given = Math.min(unused, await findWrittenOff(tx, order.id));
  if (given > 0) await book(tx, reversed(writtenOff(given)), booking);
  return unused - given;
}

/**
 * Refunds an order, by two people: the first one asks, the second one does it. What is unused of an active order, the
 * whole of one that is only paid, and the credit of any other is paid back; the transfer itself is made at the bank.
 * @param seen whether a refund was asked for when this person looked: who only means to ask must not do it.
 * @returns the amount to transfer in paisa; undefined when it was only asked for.
 * @throws Refused `conflict` when nothing is left, when it is not as it was seen, or when the same person asks and does it.
 */
export async function refundOrder(
  deps: MoneyDeps,
  id: number,
  by: string,
  actor: Actor = TERMINAL,
  seen?: RefundState,
): Promise<{ order: Order; amount: number | undefined }> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, id);
    const { order, account } = locked;
    const fault = refundFault(order.refundAskedBy, by, seen);
    if (fault !== undefined) throw new Refused('conflict', forOperator(fault));
    if (order.refundAskedBy === null) {
      if ((await refundable(deps, tx, locked)) === 0) throw nothingLeft(id);
      await setRefundAsked(tx, id, by);
      await writeAudit(tx, actor, [{ action: 'order.ask-refund', subject: `order:${id}`, after: { by } }], now);
      return { order, amount: undefined };
    }
    const amount = await giveBack(deps, tx, locked, by);
    if (amount === 0) throw nothingLeft(id);
    await setRefundAsked(tx, id, null);
    await book(tx, paidBack(amount), { accountId: account.id, orderId: id, at: now, by });
    const before = { state: order.state, askedBy: order.refundAskedBy };
    await writeAudit(
      tx,
      actor,
      [{ action: 'order.refund', subject: `order:${id}`, before, after: { amount, by } }],
      now,
    );
    return { order, amount };
  });
}

/** Ends the orders that nobody paid in time. @returns how many. */
export async function endOverdueOrders(deps: MoneyDeps): Promise<number> {
  let ended = 0;
  for (const { id } of await listOverdue(deps.db, deps.clock())) if (await endOverdueOrder(deps, id)) ended += 1;
  return ended;
}

/** Ends one of them. Since they were listed its money may have come, or its seller may have said that they paid. */
export async function endOverdueOrder(deps: MoneyDeps, id: number): Promise<boolean> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, id);
    const claimed = (await listClaims(tx, [id])).some(({ status }) => status === 'pending');
    if (!isOverdue({ ...order, claimed }, now)) return false;
    await setOrderState(tx, id, { state: 'cancelled', at: now, by: 'site' });
    return true;
  });
}

/** Whether everything in the books adds up: what does not, in sentences, and the sum of each account in paisa. */
export async function checkLedger(deps: Pick<Deps, 'db' | 'clock'>) {
  const now = deps.clock();
  const faults = [...(await listFaults(deps.db, now)), ...(await listTimeFaults(deps.db, now))];
  return { faults, sums: await sumAccounts(deps.db) };
}
