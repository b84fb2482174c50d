import { reversed, unearned, writtenOff } from '@karachi-estates/domain/orders/ledger';
import { type Period, removePeriod } from '@karachi-estates/domain/orders/periods';
import type { PlanId } from '@karachi-estates/domain/plans/plans';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { applyPeriods, type Cut, periodsOf } from '../plans/entitlement.actions.ts';
import { book, findWrittenOff } from './ledger.store.ts';
import { findOrder, setOrderState } from './orders.store.ts';
import { issueCreditNote } from './papers.actions.ts';
import type { lockOrder } from './payments.actions.ts';
import { listAbsorbed } from './replay.store.ts';

type MoneyDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;
type Locked = Awaited<ReturnType<typeof lockOrder>>;

/** What a refund of an active order takes away, and what of its money was never paid. Amounts in paisa. */
export interface Unused {
  periods: Period[];
  unused: number;
  /** The smaller orders that it took over, with their money in it. */
  absorbed: { order: number; value: number }[];
  /** Written off, of the order and of those that it took over. */
  given: { order: number; amount: number }[];
  /** What is paid back. */
  amount: number;
  /** The moment of all this. */
  at: Date;
}

/** What of an active order's paid time is not used yet, and whose money lies in it. */
export async function unusedOf(tx: Db, { order, account }: Locked, now: Date): Promise<Unused> {
  const { periods, unused } = removePeriod(await periodsOf(tx, account, now), order.id, now);
  const absorbed = await listAbsorbed(tx, account.id, order.id);
  const given: Unused['given'] = [];
  let amount = unused;
  for (const id of [order.id, ...absorbed.map((each) => each.order)]) {
    const part = Math.min(amount, await findWrittenOff(tx, id));
    if (part > 0) given.push({ order: id, amount: part });
    amount -= part;
  }
  return { periods, unused, absorbed, given, amount, at: now };
}

/**
 * How the unused money of an order is on the credit notes of its invoices, in paisa. What was written off of an order
 * whose money is used up is on the note before, so that the notes come to what is paid back.
 */
function notesOf(invoices: Unused['absorbed'], unused: number, given: Unused['given']) {
  let left = unused;
  const notes = invoices.map(({ order, value }) => {
    const amount = Math.min(left, value);
    left -= amount;
    return { id: order, amount, waived: 0 };
  });
  let never = 0;
  for (const note of notes.toReversed()) {
    never += given.find(({ order }) => order === note.id)?.amount ?? 0;
    note.waived = Math.min(note.amount, never);
    never -= note.waived;
  }
  return notes;
}

/**
 * Ends the plan of an active order before its time: what is not used of its money is its seller's credit, with a credit
 * note for each invoice that it is of. Run it under the account's lock.
 * @param taken of {@link unusedOf}, some of which is not used.
 * @returns the plan in force after it, and what that took from the seller's listings.
 */
export async function endEarly(
  deps: MoneyDeps,
  tx: Db,
  { order, account }: Locked,
  { periods, unused, absorbed, given, at }: Unused,
  by: string,
): Promise<{ now: PlanId; cut: Cut }> {
  const booking = { accountId: account.id, orderId: order.id, at, by };
  await book(tx, unearned(unused), booking);
  // By this moment the orders are gone through again: it is the one that the time was cut at.
  await setOrderState(tx, order.id, { state: 'refunded', at, by });
  const { plan, cut } = await applyPeriods(tx, account.id, periods, at);
  // What was written off was never paid, so it is nobody's credit.
  for (const each of given) await book(tx, reversed(writtenOff(each.amount)), { ...booking, orderId: each.order });
  // Each invoice has a credit note of its own: what is left of its money.
  for (const { id, ...part } of notesOf([{ order: order.id, value: order.amount }, ...absorbed], unused, given)) {
    const about = id === order.id ? order : await findOrder(tx, id);
    if (about) await issueCreditNote(deps, tx, { order: about, account }, part);
  }
  return { now: plan, cut };
}
