import { paidBack } from '@karachi-estates/domain/orders/ledger';
import { moneyText } from '@karachi-estates/domain/orders/money';
import { isOverdue, type RefundState, refundDue, refundFault, SITE } from '@karachi-estates/domain/orders/orders';
import type { PlanId } from '@karachi-estates/domain/plans/plans';
import { type Actor, type AuditEntry, TERMINAL, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import type { Cut } from '../plans/entitlement.actions.ts';
import { forOperator, Refused } from '../refused.ts';
import { book, findCredit, findWrittenOff, listFaults, sumAccounts } from './ledger.store.ts';
import {
  listClaims,
  listOrderPayments,
  listOverdue,
  type Order,
  setOrderState,
  setRefundAsked,
} from './orders.store.ts';
import { lockOrder, payCovered, releaseOrder } from './payments.actions.ts';
import { listTimeFaults } from './replay.store.ts';
import { endEarly, unusedOf } from './unused.actions.ts';

type MoneyDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;
type Locked = Awaited<ReturnType<typeof lockOrder>>;

const nothingLeft = (id: number) => new Refused('conflict', forOperator(`Nothing of order ${id} is left to pay back.`));

const otherRefund = ({ refundAskedBy, refundAskedCredit }: Order) => {
  const text = `${refundAskedBy} has asked for ${refundAskedCredit ? 'the credit alone' : 'the order'} to be paid back. Look at the order again.`;
  return new Refused('conflict', forOperator(text));
};

const holdsMoney = ({ state }: Order) => state === 'paid' || state === 'active';

/** Whether a refund that was asked for is of credit alone, and ends nothing. */
const isOfCredit = (order: Order) => order.refundAskedCredit || !holdsMoney(order);

/** What of an order could be paid back now, in paisa. */
async function leftToRefund(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  locked: Locked,
  isCredit = isOfCredit(locked.order),
): Promise<number> {
  const { order, account } = locked;
  if (isCredit) return findCredit(tx, account.id);
  if (order.state === 'paid') return order.amount - (await findWrittenOff(tx, order.id));
  return (await unusedOf(tx, locked, deps.clock())).amount;
}

/** What a refund of an order would pay back now, in paisa: once it was asked for, no more than that. */
export async function refundable(deps: Pick<Deps, 'clock'>, tx: Db, locked: Locked): Promise<number> {
  const left = await leftToRefund(deps, tx, locked);
  const { refundAskedBy, refundAskedAmount } = locked.order;
  return refundAskedBy === null ? left : Math.min(left, refundAskedAmount ?? left);
}

/** What a refund gave back, in paisa, and what it took from its seller's plan. */
interface GivenBack {
  amount: number;
  plan?: { now: PlanId; cut: Cut };
}

/** Gives the unused money of an order back to its seller's credit. */
async function giveBack(deps: MoneyDeps, tx: Db, locked: Locked, by: string): Promise<GivenBack> {
  const now = deps.clock();
  const { order, account } = locked;
  if (isOfCredit(order)) return { amount: await findCredit(tx, account.id) };
  if (order.state === 'paid') {
    const amount = await releaseOrder(tx, order, by, now);
    await setOrderState(tx, order.id, { state: 'cancelled', at: now, by });
    return { amount };
  }
  const taken = await unusedOf(tx, locked, now);
  const { amount } = taken;
  if (amount === 0) return { amount };
  return { amount, plan: await endEarly(deps, tx, locked, taken, by) };
}

/** Tells a seller what is paid back and what ended with it. */
async function tellRefunded(deps: MoneyDeps, tx: Db, { order, account }: Locked, given: GivenBack): Promise<void> {
  if (account.erasedAt) return;
  const template = templatesIn(account.locale).refundTemplate({
    ...{ firstName: account.firstName, amount: given.amount, plan: order.plan, reference: order.reference },
    ended: isOfCredit(order) ? 'nothing' : order.state === 'active' ? 'plan' : 'order',
    now: given.plan?.now ?? 'basic',
    ...(given.plan?.cut ?? { paused: 0, unfeatured: 0 }),
    ordersUrl: pageUrl(deps.settings.siteUrl, account.locale, '/my-orders'),
  });
  await queueMail(tx, { to: account.email, template, at: deps.clock() });
}

/** What somebody means to refund. */
interface Refund {
  /** Whether a refund was asked for when this person looked: who only means to ask must not do it. */
  seen?: RefundState | undefined;
  /** The seller's credit alone; the order stays as it is. */
  isCredit?: boolean;
}

/** Notes that a person asks for a refund. @throws Refused `conflict` when nothing is left */
async function askForRefund(
  deps: MoneyDeps,
  tx: Db,
  locked: Locked,
  { by, isCredit }: { by: string; isCredit: boolean },
  actor: Actor,
): Promise<void> {
  const { id } = locked.order;
  const amount = await leftToRefund(deps, tx, locked, isCredit || !holdsMoney(locked.order));
  if (amount === 0) throw nothingLeft(id);
  await setRefundAsked(tx, id, { by, amount, isCredit });
  const after = { by, amount, ...(isCredit && { credit: true }) };
  await writeAudit(tx, actor, [{ action: 'order.ask-refund', subject: `order:${id}`, after }], deps.clock());
}

/**
 * Refunds an order, by two people: the first one asks, the second one does it. What is unused of an active order, the
 * whole of one that is only paid, and the credit of any other is paid back; the transfer itself is made at the bank.
 * Its seller is told. The amount is what was asked for; where it is not that any more, the request is forgotten.
 * @returns the amount to transfer in paisa; undefined when it was only asked for.
 * @throws Refused `conflict` when nothing is left, when it is not as it was seen or asked for, or when the same person
 *   asks and does it.
 */
export async function refundOrder(
  deps: MoneyDeps,
  id: number,
  by: string,
  actor: Actor = TERMINAL,
  wanted: Refund = {},
): Promise<{ order: Order; amount: number | undefined }> {
  const now = deps.clock();
  const done = await deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, id);
    const { order, account } = locked;
    const isCredit = wanted.isCredit === true && holdsMoney(order);
    const fault = refundFault(order.refundAskedBy, by, wanted.seen);
    if (fault !== undefined) throw new Refused('conflict', forOperator(fault));
    if (order.refundAskedBy === null) {
      await askForRefund(deps, tx, locked, { by, isCredit }, actor);
      return { order, amount: undefined };
    }
    if (order.refundAskedCredit !== isCredit) throw otherRefund(order);
    const left = await leftToRefund(deps, tx, locked);
    const asked = order.refundAskedAmount ?? left;
    const amount = refundDue(isOfCredit(order), asked, left);
    if (amount === undefined) {
      await setRefundAsked(tx, id, null);
      const before = { askedBy: order.refundAskedBy, amount: asked };
      const entry: AuditEntry = { action: 'order.forget-refund', subject: `order:${id}`, before, after: { left, by } };
      await writeAudit(tx, actor, [entry], now);
      const text = `${moneyText(asked)} was to be paid back, and ${moneyText(left)} could be by now. Ask for the refund again.`;
      return { refusal: new Refused('conflict', forOperator(text)) };
    }
    if (amount === 0) throw nothingLeft(id);
    const given = { ...(await giveBack(deps, tx, locked, by)), amount };
    await setRefundAsked(tx, id, null);
    await book(tx, paidBack(amount), { accountId: account.id, orderId: id, at: now, by });
    await tellRefunded(deps, tx, locked, given);
    const before = { state: order.state, askedBy: order.refundAskedBy };
    await writeAudit(
      tx,
      actor,
      [{ action: 'order.refund', subject: `order:${id}`, before, after: { amount, by } }],
      now,
    );
    return { order, amount };
  });
  // That the request is forgotten stays, so it is refused outside of what did it.
  if ('refusal' in done) throw done.refusal;
  return done;
}

/**
 * Ends the orders that nobody paid in time. One that fails does not keep the others.
 * @returns how many.
 * @throws AggregateError once all were tried, where some failed.
 */
export async function endOverdueOrders(deps: MoneyDeps): Promise<number> {
  const failures: Error[] = [];
  let ended = 0;
  for (const { id } of await listOverdue(deps.db, deps.clock())) {
    try {
      if (await endOverdueOrder(deps, id)) ended += 1;
    } catch (error) {
      failures.push(new Error(`Order ${id} could not be ended`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not be ended`);
  return ended;
}

/** Tells a seller that an order ended which was not paid in full, and what became of its money. */
async function tellEnded(deps: MoneyDeps, tx: Db, { order, account }: Locked): Promise<void> {
  if (account.erasedAt) return;
  const contactEmail = deps.settings.contact.email;
  const template = templatesIn(account.locale).orderEndedTemplate({
    ...{ firstName: account.firstName, plan: order.plan, reference: order.reference, due: order.dueAt },
    credit: await findCredit(tx, account.id),
    ordersUrl: pageUrl(deps.settings.siteUrl, account.locale, '/my-orders'),
    contactEmail,
  });
  await queueMail(tx, { to: account.email, template, at: deps.clock(), ...replyTo(contactEmail) });
}

/** Ends one of them. Since they were listed its money may have come, or its seller may have said that they paid. */
export async function endOverdueOrder(deps: MoneyDeps, id: number): Promise<boolean> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, id);
    const { order } = locked;
    const claims = await listClaims(tx, [id]);
    const claimed = claims.some(({ status }) => status === 'pending');
    if (!isOverdue({ ...order, claimed }, now)) return false;
    await setOrderState(tx, id, { state: 'cancelled', at: now, by: SITE });
    await payCovered(tx, order.accountId, now);
    // Whoever never paid for it has let it go.
    if (claims.length > 0 || (await listOrderPayments(tx, [id])).length > 0) await tellEnded(deps, tx, locked);
    return true;
  });
}

/** Whether everything in the books adds up: what does not, in sentences, and the sum of each account in paisa. */
export async function checkLedger(deps: Pick<Deps, 'db' | 'clock'>) {
  const now = deps.clock();
  const faults = [...(await listFaults(deps.db, now)), ...(await listTimeFaults(deps.db, now))];
  return { faults, sums: await sumAccounts(deps.db) };
}
