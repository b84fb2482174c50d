import { randomInt } from 'node:crypto';
import type { OrdersState, PaperState, OrderState as WireOrder } from '@karachi-estates/contracts/orders';
import { ACCOUNT_GONE } from '@karachi-estates/domain/accounts/messages';
import type { AccountKind } from '@karachi-estates/domain/orders/accountWords';
import { checkTransferNumber, isPaymentDay } from '@karachi-estates/domain/orders/claim';
import {
  ORDER_CLAIMED,
  ORDER_MONTHS,
  ORDER_NOT_FOUND,
  ORDER_NOT_OPEN,
  ORDERS_OPEN,
  PAYMENT_DATE,
} from '@karachi-estates/domain/orders/messages';
import {
  canBecome,
  checkOrder,
  MOST_OPEN_ORDERS,
  type OrderState,
  orderAmount,
  orderDue,
  PAISA,
  type PaidPlan,
} from '@karachi-estates/domain/orders/orders';
import { paperNumber } from '@karachi-estates/domain/orders/papers';
import { REFERENCES, referenceOf } from '@karachi-estates/domain/orders/reference';
import { isDistinctive, transferNumber } from '@karachi-estates/domain/orders/statement';
import {
  TRANSFER_COUNTED,
  TRANSFER_USED,
  UPGRADE_PENDING,
  UPGRADE_PLAN_UNKNOWN,
} from '@karachi-estates/domain/plans/messages';
import { isPlanId } from '@karachi-estates/domain/plans/plans';
import { KEY_REUSED } from '@karachi-estates/domain/requests/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { findAccount, lockAccount } from '../accounts/accounts.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { upgradeDeskTemplate } from '../mail/orderTemplates.ts';
import type { ProofPrint } from '../media/media.actions.ts';
import { insertUpgrade, listByTransfer, type UpgradeRequest } from '../plans/plans.store.ts';
import { Refused } from '../refused.ts';
import { findCredit, listCreditMoves } from './ledger.store.ts';
import { readMissing } from './missing.store.ts';
import {
  findOrder,
  insertOrder,
  listClaims,
  listOrderEvents,
  listOrdersOf,
  listPaymentsByTransfer,
  type Order,
  setOrderState,
} from './orders.store.ts';
import { type ListedPaper, listPapers } from './papers.store.ts';
import { lockTransfers, payCovered, payFromCredit, releaseOrder } from './payments.actions.ts';
import { listPeriods } from './periods.store.ts';
import { noteProofPrint } from './proofPrints.store.ts';

export type OrderDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

const rupees = (paisa: number) => paisa / PAISA;

/** A paper as its seller and the desk see it in a list. */
export const wirePaper = (paper: ListedPaper): PaperState => ({
  id: paper.id,
  kind: paper.kind,
  number: paperNumber(paper),
  amount: rupees(paper.amount),
  issued_at: paper.issuedAt.toISOString(),
  void: paper.isVoid,
});

/** What each order became whenever it let go of its money, in turn. @param events as they happened. */
function statesAfterPaid(events: Awaited<ReturnType<typeof listOrderEvents>>): Map<number, OrderState[]> {
  const [before, after] = [new Map<number, OrderState>(), new Map<number, OrderState[]>()];
  for (const { orderId, state, days } of events) {
    if (days !== null) continue;
    const isLetGo = before.get(orderId) === 'paid' && (state === 'ordered' || state === 'cancelled');
    if (isLetGo) after.set(orderId, [...(after.get(orderId) ?? []), state]);
    before.set(orderId, state);
  }
  return after;
}

/** What a movement is to its seller. @param left what its order became next; the first one is taken off. */
function kindOf(
  { kind, orderId, paymentId, reversal }: Awaited<ReturnType<typeof listCreditMoves>>[number],
  left: Map<number, OrderState[]>,
): AccountKind {
  if (kind === 'reversed' && paymentId === null) return 'unwaived';
  if (kind === 'reversed' && reversal === 'mistake') return 'corrected';
  if (kind === 'released' && left.get(orderId)?.shift() === 'ordered') return 'reopened';
  return kind;
}

/** What a seller sees of their orders, newest first, with their credit and what moved it. */
export async function readOrders(deps: OrderDeps, accountId: number): Promise<OrdersState> {
  const rows = await listOrdersOf(deps.db, accountId);
  const ids = rows.map(({ id }) => id);
  const credit = await findCredit(deps.db, accountId);
  const lacking = await readMissing(deps.db, [accountId]);
  const periods = await listPeriods(deps.db, accountId);
  const events = await listOrderEvents(deps.db, ids);
  const claims = await listClaims(deps.db, ids);
  const papers = await listPapers(deps.db, ids);
  const orders = rows.map((order): WireOrder => {
    const own = periods.filter((period) => period.order === order.id);
    const claim = claims.find((each) => each.orderId === order.id);
    return {
      id: order.id,
      reference: order.reference,
      plan: order.plan,
      months: order.months,
      amount: rupees(order.amount),
      missing: rupees(lacking.get(order.id) ?? 0),
      state: order.state,
      created_at: order.createdAt.toISOString(),
      due_at: order.dueAt.toISOString(),
      starts_at: own[0]?.from.toISOString() ?? null,
      ends_at: own.at(-1)?.until.toISOString() ?? null,
      history: events
        .filter((event) => event.orderId === order.id && event.days === null)
        .map(({ state, at }) => ({ state, at: at.toISOString() })),
      payment: claim
        ? {
            id: claim.id,
            transaction: claim.reference,
            paid_on: claim.paidOn,
            status: claim.status,
            proof: claim.screenshot === null ? null : claim.proofKind,
          }
        : null,
      papers: papers.filter(({ orderId }) => orderId === order.id).map(wirePaper),
    };
  });
  const moves = await listCreditMoves(deps.db, accountId);
  const left = statesAfterPaid(events);
  let balance = 0;
  return {
    orders,
    credit: rupees(credit),
    account: moves.map((move) => {
      balance += move.amount;
      const { at, reference, amount } = move;
      const kind = kindOf(move, left);
      return { at: at.toISOString(), kind, reference, amount: rupees(amount), balance: rupees(balance) };
    }),
  };
}

/** One order as its seller sees it. @throws Refused `not-found` for another seller's as well. */
export async function readOrder(deps: OrderDeps, accountId: number, id: number): Promise<WireOrder> {
  const order = (await readOrders(deps, accountId)).orders.find((each) => each.id === id);
  if (!order) throw new Refused('not-found', told({ ORDER_NOT_FOUND }));
  return order;
}

/** Writes an order under a reference of its own. Credit that is enough pays it at once. */
async function writeOrder(
  tx: Db,
  accountId: number,
  { plan, months, key = null }: { plan: PaidPlan; months: number; key?: string | null },
  now: Date,
): Promise<Order> {
  // A request that began before the account ended in another one: the books stay with who can look at them.
  if ((await findAccount(tx, accountId))?.mergedInto) throw new Refused('not-found', told({ ACCOUNT_GONE }));
  const amount = orderAmount(plan, months);
  for (;;) {
    const values = { accountId, plan, months, amount, idempotencyKey: key, createdAt: now, dueAt: orderDue(now) };
    const order = await insertOrder(tx, { ...values, reference: referenceOf(randomInt(REFERENCES)) }, 'seller');
    // One reference in millions is taken: the next one is not.
    if (!order) continue;
    await payFromCredit(tx, accountId, 'site', now, order.id);
    return (await findOrder(tx, order.id)) ?? order;
  }
}

/** @throws Refused `conflict` while too many orders of a seller are unpaid */
async function requireRoom(tx: Db, accountId: number): Promise<void> {
  const open = (await listOrdersOf(tx, accountId)).filter(({ state }) => state === 'ordered');
  if (open.length >= MOST_OPEN_ORDERS) throw new Refused('conflict', told({ ORDERS_OPEN }, { most: MOST_OPEN_ORDERS }));
}

/**
 * Orders a plan; its amount stays as it is now. A retry (same key) answers the first order.
 * @throws Refused `invalid` that names the field, `conflict` while too many orders are unpaid, `key-reused` when a key
 * comes again with other content.
 */
export async function placeOrder(
  deps: OrderDeps,
  accountId: number,
  input: { plan: string; months: number },
  key: string | null = null,
): Promise<WireOrder> {
  const { plan, months } = input;
  const unknown = told({ UPGRADE_PLAN_UNKNOWN });
  if (!isPlanId(plan) || plan === 'basic') throw new Refused('invalid', unknown, { plan: unknown });
  const lengths = told({ ORDER_MONTHS });
  if (!checkOrder({ plan, months }).ok) throw new Refused('invalid', lengths, { months: lengths });
  const order = await deps.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const own = await listOrdersOf(tx, accountId);
    const earlier = key === null ? undefined : own.find(({ idempotencyKey }) => idempotencyKey === key);
    if (earlier && (earlier.plan !== plan || earlier.months !== months))
      throw new Refused('key-reused', told({ KEY_REUSED }, { what: 'order' }));
    if (earlier) return earlier;
    await requireRoom(tx, accountId);
    return writeOrder(tx, accountId, { plan, months, key }, deps.clock());
  });
  return readOrder(deps, accountId, order.id);
}

/**
 * Ends an order that its seller no longer wants; money that was paid for it is their credit, and pays another open
 * order that it is enough for.
 * @throws Refused `not-found`, `conflict` once it is active or over, and while its payment is being checked.
 */
export async function cancelOrder(deps: OrderDeps, accountId: number, id: number): Promise<WireOrder> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const order = await findOrder(tx, id, accountId);
    if (!order) throw new Refused('not-found', told({ ORDER_NOT_FOUND }));
    if (!canBecome(order.state, 'cancelled')) throw new Refused('conflict', told({ ORDER_NOT_OPEN }));
    const isChecked = (await listClaims(tx, [id])).some(({ status }) => status === 'pending');
    if (isChecked) throw new Refused('conflict', told({ ORDER_CLAIMED }));
    if (order.state === 'paid') {
      await releaseOrder(tx, order, 'seller', now);
    }
    await setOrderState(tx, id, { state: 'cancelled', at: now, by: 'seller' });
    await payCovered(tx, accountId, now);
  });
  return readOrder(deps, accountId, id);
}

/** What a seller says about a transfer. */
export interface Claim {
  reference: string;
  paidOn?: string | undefined;
  proof?: { hash: string; kind: 'photo' | 'pdf'; sha256: string; print?: ProofPrint | undefined } | undefined;
}

const REFERENCE_MAX_LENGTH = 120;

/**
 * A transfer's number that somebody typed.
 * @throws Refused `invalid` where there is none, or letters that are not Latin.
 */
export function readTransfer(text: string | undefined, field: string): string {
  const verdict = checkTransferNumber(text ?? '');
  if (!verdict.ok) throw new Refused('invalid', verdict, { [field]: verdict });
  return transferNumber(text ?? '').slice(0, REFERENCE_MAX_LENGTH);
}

/** The day of a transfer as a form has it. @throws Refused `invalid` for no day, one to come, or one long ago. */
export function readPaidOn(text: string | undefined, now: Date): string {
  if (text !== undefined && isPaymentDay(text, now)) return text;
  throw new Refused('invalid', told({ PAYMENT_DATE }), { paid_on: told({ PAYMENT_DATE }) });
}

/** Whether a claim says what is being checked already: people send again what they got no answer to. */
export const isBeingChecked = (request: UpgradeRequest, { reference, paidOn, proof }: Claim): boolean =>
  request.status === 'pending' &&
  request.reference === reference &&
  request.paidOn === (paidOn ?? null) &&
  request.proofSha256 === (proof?.sha256 ?? null);

/**
 * Records what a seller says about the payment of an order, with a receipt for them and a mail for the desk. What is
 * being checked already is not recorded again. Run it in a transaction that locks transfers, then the account.
 * @param field of the form, named where the transfer is taken.
 * @throws Refused `conflict` while an earlier payment is being checked, or when another seller named the same transfer,
 *   or this one did for another order.
 */
export async function recordClaim(deps: OrderDeps, tx: Db, order: Order, claim: Claim, field: string): Promise<void> {
  if ((await listClaims(tx, [order.id])).some((request) => isBeingChecked(request, claim))) return;
  const now = deps.clock();
  const { reference, paidOn, proof } = claim;
  const { accountId, plan, months } = order;
  const account = await findAccount(tx, accountId);
  // A word such as 'transfer' names none.
  const isNumber = isDistinctive(reference);
  const earlier = isNumber ? await listByTransfer(tx, reference) : [];
  const booked = isNumber ? await listPaymentsByTransfer(tx, reference) : [];
  if ([...earlier, ...booked].some((each) => each.accountId !== accountId)) {
    throw new Refused('conflict', told({ TRANSFER_USED }), { [field]: told({ TRANSFER_USED }) });
  }
  if ([...earlier, ...booked].some((each) => each.orderId !== order.id)) {
    throw new Refused('conflict', told({ TRANSFER_COUNTED }), { [field]: told({ TRANSFER_COUNTED }) });
  }
  const request = await insertUpgrade(tx, {
    accountId,
    plan,
    months,
    reference,
    orderId: order.id,
    paidOn: paidOn ?? null,
    screenshot: proof?.hash ?? null,
    proofKind: proof?.kind ?? 'photo',
    proofSha256: proof?.sha256 ?? null,
    createdAt: now,
  });
  if (!account || !request) throw new Refused('conflict', told({ UPGRADE_PENDING }));
  if (proof?.print) await noteProofPrint(tx, { requestId: request.id, orderId: order.id, print: proof.print });
  // What its seller was asked to transfer: credit pays the rest.
  const amount = rupees((await readMissing(tx, [accountId])).get(order.id) ?? order.amount);
  const receipt = templatesIn(account.locale).upgradeReceiptTemplate({
    firstName: account.firstName,
    amount,
    plan,
    months,
    reference,
  });
  await queueMail(tx, { to: account.email, template: receipt, at: now });
  const note = upgradeDeskTemplate({
    id: request.id,
    orderId: order.id,
    orderReference: order.reference,
    sellerName: `${account.firstName} ${account.lastName}`.trim(),
    email: account.email,
    plan,
    months,
    amount,
    reference,
    hasScreenshot: proof !== undefined,
    earlier: earlier.map((each) => each.id),
  });
  await queueMail(tx, { to: deps.settings.deskEmail, template: note, at: now });
}

/**
 * 'I have paid' for an order.
 * @throws Refused `not-found`, `invalid`, `conflict` as {@link recordClaim}, or when the order is not open.
 */
export async function claimPayment(deps: OrderDeps, accountId: number, id: number, claim: Claim): Promise<WireOrder> {
  await deps.db.transaction(async (tx) => {
    await lockTransfers(tx);
    await lockAccount(tx, accountId);
    const order = await findOrder(tx, id, accountId);
    if (!order) throw new Refused('not-found', told({ ORDER_NOT_FOUND }));
    if (order.state !== 'ordered') throw new Refused('conflict', told({ ORDER_NOT_OPEN }));
    await recordClaim(deps, tx, order, claim, 'transaction');
  });
  return readOrder(deps, accountId, id);
}

/**
 * The open order of a seller for a plan and months, or a new one.
 * @throws Refused `conflict` while too many are unpaid
 */
export async function orderFor(
  tx: Db,
  accountId: number,
  wanted: { plan: PaidPlan; months: number },
  now: Date,
): Promise<Order> {
  const open = (await listOrdersOf(tx, accountId)).find(
    ({ plan, months, state }) => state === 'ordered' && plan === wanted.plan && months === wanted.months,
  );
  if (open) return open;
  await requireRoom(tx, accountId);
  return writeOrder(tx, accountId, wanted, now);
}
