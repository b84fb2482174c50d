import type {
  DeskLine,
  DeskMonth,
  DeskOrder,
  DeskOrderDetail,
  LineAction,
  LineState,
  OrderAction,
  OrderWarning,
} from '@karachi-estates/contracts/deskMoney';
import { moneyText } from '@karachi-estates/domain/orders/money';
import {
  isOtherPayer,
  MOST_ENTERED,
  PAISA,
  type RefundState,
  type Reversal,
  staffName,
} from '@karachi-estates/domain/orders/orders';
import { readReference } from '@karachi-estates/domain/orders/reference';
import { readAmount } from '@karachi-estates/domain/orders/statement';
import type { Told } from '@karachi-estates/domain/words/sentence';
import { findAccount } from '../accounts/accounts.store.ts';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { findCredit, listCredits } from '../orders/ledger.store.ts';
import { readMissing } from '../orders/missing.store.ts';
import { closeMonth, type Month, readMonths } from '../orders/months.actions.ts';
import { refundable, refundOrder } from '../orders/operator.actions.ts';
import { readPaidOn, wirePaper } from '../orders/orders.actions.ts';
import {
  findOrderByReference,
  listClaims,
  listOrderEvents,
  listOrderPayments,
  setRefundAsked,
} from '../orders/orders.store.ts';
import { listPapers } from '../orders/papers.store.ts';
import { approveOrder, enterPayment, lockOrder, writeOffRest } from '../orders/payments.actions.ts';
import { readMarkedProof } from '../orders/proof.actions.ts';
import { listLikeProofs } from '../orders/proofPrints.store.ts';
import { reversedText, reversePayment } from '../orders/reversals.actions.ts';
import { assignLine, importStatement, keepAside } from '../orders/statement.actions.ts';
import { COUNTED, type DeskPage, type PageQuery, placeOfId, readPage } from '../plugins/deskPaging.ts';
import { forOperator, Refused, rowMissing } from '../refused.ts';
import {
  countLines,
  countOrders,
  type DeskLineRow,
  findOrderRow,
  listLinePage,
  listLinesFor,
  listOrderPage,
  listPaidBack,
  listReusedProofs,
  listSettled,
  listSharedTransfers,
  type OrderRow,
  type OrdersWanted,
} from './money.store.ts';

const rupees = (paisa: number) => paisa / PAISA;

async function wireOrders(deps: Deps, rows: OrderRow[]): Promise<DeskOrder[]> {
  const ids = rows.map(({ order }) => order.id);
  const paid = await listOrderPayments(deps.db, ids);
  const claims = await listClaims(deps.db, ids);
  const reused = await listReusedProofs(deps.db, ids);
  const likes = await listLikeProofs(deps.db, ids);
  const twice = await listSharedTransfers(deps.db, ids);
  const sellers = [...new Set(rows.map(({ order }) => order.accountId))];
  const lacking = await readMissing(deps.db, sellers);
  const credits = await listCredits(deps.db, sellers);
  return rows.map(({ order, firstName, lastName }) => {
    const name = `${firstName} ${lastName}`.trim();
    const own = paid.filter((payment) => payment.orderId === order.id);
    const arrived = own.reduce((sum, { amount }) => sum + amount, 0);
    const missing = lacking.get(order.id) ?? 0;
    const isOver = arrived > order.amount;
    const warnings: OrderWarning[] = [
      ...(twice.has(order.id) ? (['same-transfer'] as const) : []),
      ...(reused.has(order.id) ? (['same-proof'] as const) : likes.has(order.id) ? (['like-proof'] as const) : []),
      ...(own.some(({ payer }) => isOtherPayer(payer, name)) ? (['other-payer'] as const) : []),
      ...(arrived > 0 && missing > 0 ? (['short'] as const) : []),
      // What was paid back or paid another order is no credit any more.
      ...(isOver && (credits.get(order.accountId) ?? 0) > 0 ? (['over'] as const) : []),
    ];
    const isFromBank = own.length > 0 && own.every(({ source }) => source === 'statement');
    return {
      id: order.id,
      reference: order.reference,
      state: order.state,
      seller_id: order.accountId,
      seller_name: name,
      plan: order.plan,
      months: order.months,
      amount: rupees(order.amount),
      missing: rupees(missing),
      claim: claims.find((claim) => claim.orderId === order.id && claim.status === 'pending')?.reference ?? null,
      warnings,
      exact: order.state === 'paid' && isFromBank && !isOver && warnings.length === 0,
      refund_asked_by: order.refundAskedBy,
      created_at: order.createdAt.toISOString(),
    };
  });
}

type OrdersQuery = PageQuery & {
  state?: OrdersWanted['state'];
  claimed?: 'true' | undefined;
  waits?: 'true' | undefined;
  exact?: 'true' | undefined;
  refund?: 'true' | undefined;
  q?: string | undefined;
};

const whole = { place: undefined, isAscending: true, skip: 0, limit: COUNTED };

/** Which orders a batch approves, each looked at as there: no query knows all that is to be looked at twice. */
async function listExact(deps: Deps, wanted: OrdersWanted): Promise<number[]> {
  const rows = await listOrderPage(deps.db, wanted, whole);
  return (await wireOrders(deps, rows)).filter(({ exact }) => exact).map(({ id }) => id);
}

/** A page of orders of plans. @throws Refused `invalid` for a cursor of another list. */
export async function readDeskOrders(deps: Deps, query: OrdersQuery): Promise<DeskPage<DeskOrder>> {
  const { state, claimed, waits, exact, refund } = query;
  const all = {
    state,
    isClaimed: claimed === 'true',
    isWaiting: waits === 'true',
    isExact: exact === 'true',
    isRefundAsked: refund === 'true',
    words: query.q?.trim(),
  };
  const wanted = all.isExact ? { ...all, ids: await listExact(deps, all) } : all;
  return readPage(deps, 'orders', query, {
    rows: (page) => listOrderPage(deps.db, wanted, page),
    count: () => countOrders(deps.db, wanted),
    placeOf: ({ order }) => placeOfId(order),
    wire: (rows) => wireOrders(deps, rows),
  });
}

async function rowOf(deps: Deps, id: number): Promise<OrderRow> {
  const row = await findOrderRow(deps.db, id);
  if (!row) throw rowMissing();
  return row;
}

/** Lines beside what is expected of whom. */
async function wireLines(deps: Deps, rows: DeskLineRow[]): Promise<DeskLine[]> {
  const lacking = await readMissing(deps.db, [...new Set(rows.flatMap(({ sellerId }) => sellerId ?? []))]);
  return rows.map(({ line, reference, state, firstName, lastName }) => ({
    id: line.id,
    bank: line.bank,
    booked_on: line.bookedOn,
    amount: rupees(line.amount),
    description: line.description,
    transaction: line.transaction,
    payer: line.payer,
    match: line.match,
    reference,
    expected: line.orderId === null ? null : rupees(lacking.get(line.orderId) ?? 0),
    seller_name: reference === null ? null : `${firstName} ${lastName}`.trim(),
    order_state: state,
    aside: line.asideAt && {
      at: line.asideAt.toISOString(),
      by: line.asideBy ?? '',
      reason: line.asideReason ?? '',
    },
  }));
}

/** One order with what is expected and what came in. @throws Refused `not-found` */
export async function readDeskOrder(deps: Deps, actor: Actor, id: number): Promise<DeskOrderDetail> {
  const row = await rowOf(deps, id);
  const [wire] = await wireOrders(deps, [row]);
  if (!wire) throw rowMissing();
  const claims = await listClaims(deps.db, [id]);
  const like = (await listLikeProofs(deps.db, [id])).get(id);
  const paid = await listOrderPayments(deps.db, [id]);
  const account = await findAccount(deps.db, row.order.accountId);
  return {
    ...wire,
    email: row.email,
    due_at: row.order.dueAt.toISOString(),
    paid: rupees(paid.reduce((sum, { amount }) => sum + amount, 0)),
    credit: rupees(await findCredit(deps.db, row.order.accountId)),
    paid_on: claims[0]?.paidOn ?? null,
    proofs: claims
      .filter(({ screenshot }) => screenshot !== null)
      .map(({ id: request, proofKind, reference, paidOn, status }) => ({
        request_id: request,
        kind: proofKind,
        transaction: reference,
        paid_on: paidOn,
        status,
      })),
    like_proof: like ? { order_id: like.orderId, reference: like.reference, request_id: like.requestId } : null,
    refund_asked_credit: row.order.refundAskedCredit,
    refund_asked_by_me: row.order.refundAskedBy === staffName(actor),
    refundable: rupees(account ? await refundable(deps, deps.db, { order: row.order, account }) : 0),
    payments: paid.map(({ id: number, amount, bank, transaction, payer, source, enteredBy, receivedOn }) => ({
      id: number,
      amount: rupees(amount),
      bank,
      transaction,
      payer,
      source,
      entered_by: enteredBy,
      received_on: receivedOn,
    })),
    paid_back: (await listPaidBack(deps.db, id)).map(({ amount, at, by }) => {
      return { amount: rupees(amount), at: at.toISOString(), by };
    }),
    settled: (await listSettled(deps.db, id)).map(({ kind, amount, at, by }) => {
      return {
        kind: kind as DeskOrderDetail['settled'][number]['kind'],
        amount: rupees(amount),
        at: at.toISOString(),
        by,
      };
    }),
    lines: await wireLines(deps, await listLinesFor(deps.db, id)),
    history: (await listOrderEvents(deps.db, [id])).map(({ state, at, by, days }) => {
      return { state, at: at.toISOString(), by, days };
    }),
    papers: (await listPapers(deps.db, [id])).map(wirePaper),
  };
}

/**
 * A proof of an order with a watermark, the latest where none is named.
 * @throws Refused `not-found` where there is none.
 */
export async function readDeskProof(
  deps: Deps,
  actor: Actor,
  id: number,
  requestId: number | undefined,
): Promise<{ bytes: Buffer; kind: 'webp' | 'pdf' }> {
  const proof = await readMarkedProof(deps, id, actor.name, requestId);
  if (!proof) throw rowMissing();
  return proof;
}

/** What became of several orders: the references of those that are active, and why others are not. */
export interface Approvals {
  approved: string[];
  refused: { id: number; why: Told }[];
}

/**
 * Puts the plans of paid orders on, each in a transaction of its own. One alone may be anything that is paid; of
 * several each must be an exact match, since nobody looks at them one by one.
 */
export async function approveOrders(deps: Deps, actor: Actor, ids: readonly number[]): Promise<Approvals> {
  const approvals: Approvals = { approved: [], refused: [] };
  for (const id of ids) {
    try {
      const [wire] = await wireOrders(deps, [await rowOf(deps, id)]);
      if (ids.length > 1 && !wire?.exact) {
        throw new Refused('conflict', forOperator(`Order ${wire?.reference} is no exact match. Look at it alone.`));
      }
      const { order } = await approveOrder(deps, id, staffName(actor), actor);
      approvals.approved.push(order.reference);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      approvals.refused.push({ id, why: error.told });
    }
  }
  return approvals;
}

/** Rupees as people and banks write them, as paisa. @throws Refused `invalid` */
function paisaOf(text: string): number {
  const paisa = readAmount(text) ?? 0;
  if (paisa > 0 && paisa <= MOST_ENTERED) return paisa;
  const wrong = forOperator(
    paisa > MOST_ENTERED
      ? `${moneyText(paisa)} is too much for one transfer: at most ${moneyText(MOST_ENTERED)} can be entered at once.`
      : 'Write the amount in rupees, such as 3000 or 3,000.50.',
  );
  throw new Refused('invalid', wrong, { amount: wrong });
}

/** What somebody saw at the bank. */
export interface SeenTransfer {
  amount: string;
  bank: string;
  transaction: string;
  received_on: string;
  payer?: string | undefined;
}

/** Text of a form that must hold something. @throws Refused `invalid` */
function required(value: string, field: string): string {
  const missing = forOperator('This is needed.');
  if (value.trim() === '') throw new Refused('invalid', missing, { [field]: missing });
  return value.trim();
}

/** Books a transfer that somebody saw at the bank. @returns what happened, in a sentence. @throws Refused */
export async function bookSeen(deps: Deps, actor: Actor, id: number, seen: SeenTransfer): Promise<string> {
  const amount = paisaOf(seen.amount);
  const { order, missing, credit } = await enterPayment(
    deps,
    id,
    {
      amount,
      bank: required(seen.bank, 'bank'),
      transaction: required(seen.transaction, 'transaction'),
      payer: seen.payer?.trim() ?? '',
      source: 'entry',
      receivedOn: receivedOn(seen.received_on, deps.clock()),
      by: staffName(actor),
    },
    actor,
  );
  const said = `${moneyText(amount)} are in the books for ${order.reference}.`;
  if (missing > 0) return `${said} ${moneyText(missing)} are still missing.`;
  return credit > 0 ? `${said} ${moneyText(credit)} are the seller’s credit.` : said;
}

/** The day of a transfer. @throws Refused `invalid` that names the field of the form. */
function receivedOn(text: string, now: Date): string {
  try {
    return readPaidOn(text, now);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused('invalid', error.told, { received_on: error.told });
  }
}

/** Lets a refund go that was asked for: who asked takes it back, anybody else declines it. @throws Refused */
async function withdrawRefund(deps: Deps, actor: Actor, id: number): Promise<string> {
  const by = staffName(actor);
  return deps.db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, id);
    const { refundAskedBy: askedBy, refundAskedAmount: amount } = order;
    if (askedBy === null) {
      throw new Refused('conflict', forOperator('The refund is not asked for any more. Look at the order again.'));
    }
    await setRefundAsked(tx, id, null);
    const before = { askedBy, amount };
    const entry: AuditEntry = { action: 'order.withdraw-refund', subject: `order:${id}`, before, after: { by } };
    await writeAudit(tx, actor, [entry], deps.clock());
    return `The refund of ${order.reference} is not asked for any more.`;
  });
}

/**
 * Refunds an order, lets a refund go that was asked for, or writes its small rest off.
 * @returns what happened, and what is next. @throws Refused
 */
export async function actOnOrder(
  deps: Deps,
  actor: Actor,
  id: number,
  { action, seen }: { action: OrderAction; seen?: RefundState | undefined },
): Promise<string> {
  const by = staffName(actor);
  if (action === 'withdraw-refund') return withdrawRefund(deps, actor, id);
  if (action === 'write-off') {
    const { order, amount } = await writeOffRest(deps, id, by, actor);
    return `${moneyText(amount)} of ${order.reference} are written off. It waits for approval.`;
  }
  const { order, amount } = await refundOrder(deps, id, by, actor, { seen, isCredit: action === 'refund-credit' });
  return amount === undefined
    ? `The refund of ${order.reference} is asked for. Another person does it.`
    : `Transfer ${moneyText(amount)} to the seller of ${order.reference}: the books have it as paid back.`;
}

/** Takes a payment out of the books again. @returns what happened. @throws Refused */
export async function reverse(deps: Deps, actor: Actor, id: number, reason?: Reversal): Promise<string> {
  const done = await reversePayment(deps, id, staffName(actor), actor, reason);
  return `The payment of ${moneyText(done.payment.amount)} is taken out of the books again.${reversedText(done)}`;
}

/** Imports a statement, or tries it. @throws Refused `invalid` that says what is wrong with the file. */
export function importFile(
  deps: Deps,
  actor: Actor,
  { bank, columns, file, dry }: { bank: string; columns?: string | undefined; file: string; dry: boolean },
) {
  const options = {
    bank: required(bank, 'bank'),
    by: staffName(actor),
    columns: columns?.trim() || undefined,
    isDry: dry,
  };
  return importStatement(deps, Buffer.from(file, 'base64'), options, actor);
}

/**
 * A page of lines that wait for an order or are set aside, the oldest first.
 * @throws Refused `invalid` for a cursor of another list.
 */
export function readLines(deps: Deps, query: PageQuery & { state?: LineState }): Promise<DeskPage<DeskLine>> {
  const state = query.state ?? 'open';
  return readPage(
    deps,
    'lines',
    { ...query, order: 'asc' },
    {
      rows: (wanted) => listLinePage(deps.db, state, wanted),
      count: () => countLines(deps.db, state),
      placeOf: ({ line }) => placeOfId(line),
      wire: (rows) => wireLines(deps, rows),
    },
  );
}

/**
 * Sets a line aside with a reason, or takes that back. @returns what happened.
 * @throws Refused `invalid` without a reason, `not-found` where it is taken or is so already.
 */
export async function actOnLine(
  deps: Deps,
  actor: Actor,
  id: number,
  order: { action: LineAction; reason?: string | undefined },
): Promise<string> {
  const isAside = order.action === 'set-aside';
  const reason = isAside ? required(order.reason ?? '', 'reason') : undefined;
  const { amount } = await keepAside(deps, id, reason, staffName(actor), actor);
  return isAside ? `The line of ${moneyText(amount)} is set aside.` : `The line of ${moneyText(amount)} waits again.`;
}

/**
 * Books a line for the order with a reference.
 * @returns what happened.
 * @throws Refused `invalid`, `not-found`, `conflict`
 */
export async function takeLine(deps: Deps, actor: Actor, id: number, reference: string): Promise<string> {
  const read = readReference(reference);
  const order = read === undefined ? undefined : await findOrderByReference(deps.db, read);
  const wrong = forOperator('There is no order with this reference.');
  if (!order) throw new Refused('invalid', wrong, { reference: wrong });
  const { line, order: after } = await assignLine(deps, id, order.id, staffName(actor), actor);
  return `${moneyText(line.amount)} are in the books for ${after.reference}.`;
}

const wireMonth = ({ month, state, closedAt, closedBy, totals }: Month): DeskMonth => ({
  month,
  state,
  closed_at: closedAt?.toISOString() ?? null,
  closed_by: closedBy,
  totals: totals.map(({ plan, orders, received, earned, unearned, paidBack, writtenOff }) => ({
    plan,
    orders,
    received: rupees(received),
    earned: rupees(earned),
    unearned: rupees(unearned),
    paid_back: rupees(paidBack),
    written_off: rupees(writtenOff),
  })),
});

/** The months of the books, newest first. */
export const readDeskMonths = async (deps: Deps): Promise<DeskMonth[]> => (await readMonths(deps)).map(wireMonth);

/** Closes a month. @throws Refused `conflict` */
export const closeDeskMonth = async (deps: Deps, actor: Actor, month: string): Promise<DeskMonth> =>
  wireMonth(await closeMonth(deps, month, staffName(actor), actor));
