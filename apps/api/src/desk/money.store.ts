import type { LineState } from '@karachi-estates/contracts/deskMoney';
import type { OrderState } from '@karachi-estates/domain/orders/orders';
import { isDistinctive } from '@karachi-estates/domain/orders/statement';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { escapedLike } from '../db/like.ts';
import {
  ledgerEntries,
  ledgerMovements,
  orders,
  payments,
  statementLines,
  transferBackwards,
  transferOf,
} from '../orders/orders.table.ts';
import { isAsideLine, isOpenLine } from '../orders/statement.store.ts';
import { upgradeRequests } from '../plans/plans.table.ts';
import { COUNTED, type Wanted } from '../plugins/deskPaging.ts';
import { lookUp, type Search } from './lookUp.store.ts';
import { isNamed } from './people.store.ts';

/** Which orders a list has. */
export interface OrdersWanted {
  state?: OrderState | undefined;
  /** Only those whose seller says that they paid. */
  isClaimed: boolean;
  /** Only those whose payment is to be checked: it is in the books, or their seller says that they made it. */
  isWaiting: boolean;
  /** Only those that lines of a statement alone have paid. */
  isExact: boolean;
  /** Only those for which a refund is asked. */
  isRefundAsked: boolean;
  /** Words of the order's reference, of its seller, or of a transfer for it. */
  words?: string | undefined;
  /** Only some of these. */
  ids?: number[] | undefined;
}

const selectOrders = (db: Db) =>
  db
    .select({ order: orders, email: accounts.email, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId));

/** An order with its seller. */
export type OrderRow = Awaited<ReturnType<typeof listOrderPage>>[number];

/**
 * Whether a reference begins or ends with what was typed, with or without spaces and dashes; nothing has none of it. An
 * index of the desk's holds either, so a search has to say it to the letter.
 */
const isReference = (reference: SQL, words: string): SQL => {
  const squeezed = words.toLowerCase().replace(/[\s-]+/g, '');
  if (squeezed === '') return sql`false`;
  const end = `${escapedLike([...squeezed].reverse().join(''))}%`;
  return sql`(${transferOf(reference)} like ${`${escapedLike(squeezed)}%`} or ${transferBackwards(reference)} like ${end})`;
};

/** Whether an account is one that the list of people finds by some words. */
const isSeller = (account: SQL, words: string): SQL =>
  sql`${account} in (select p.id from accounts p where ${isNamed(words)})`;

/** Orders by their reference, their seller, or a transfer that the seller names or the books have. */
function orderSearch(words: string): Search {
  const claimed = sql`select order_id from upgrade_requests where ${isReference(sql`reference`, words)}`;
  const booked = sql`select order_id from payments where ${isReference(sql`transaction`, words)}`;
  const [own, sellers] = [isReference(sql`orders.reference`, words), isSeller(sql`orders.account_id`, words)];
  return {
    found: sql`select id from orders where ${own} union all select id from orders where ${sellers}
      union all ${claimed} and order_id is not null union all ${booked}`,
    isFound: sql`(${own} or ${sellers} or orders.id in (${claimed}) or orders.id in (${booked}))`,
  };
}

/** Requests by their transfer, the order that they pay, or their seller. */
export function upgradeSearch(words: string): Search {
  const own = isReference(sql`upgrade_requests.reference`, words);
  const sellers = isSeller(sql`upgrade_requests.account_id`, words);
  const paid = sql`upgrade_requests.order_id in (select id from orders where ${isReference(sql`reference`, words)})`;
  const those = [own, sellers, paid].map((each) => sql`select id from upgrade_requests where ${each}`);
  return { found: sql.join(those, sql` union all `), isFound: sql`(${sql.join([own, sellers, paid], sql` or `)})` };
}

async function whereOf(
  db: Db,
  { state, isClaimed, isWaiting, isExact, isRefundAsked, words, ids }: OrdersWanted,
): Promise<SQL | undefined> {
  const paidBy = (source: 'entry' | 'statement') =>
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, orders.id), eq(payments.source, source), isNull(payments.reversedAt)));
  const claims = db
    .select({ id: upgradeRequests.id })
    .from(upgradeRequests)
    .where(and(eq(upgradeRequests.orderId, orders.id), eq(upgradeRequests.status, 'pending')));
  return and(
    state && eq(orders.state, state),
    isClaimed ? exists(claims) : undefined,
    isWaiting ? or(eq(orders.state, 'paid'), exists(claims)) : undefined,
    isExact ? and(eq(orders.state, 'paid'), exists(paidBy('statement')), notExists(paidBy('entry'))) : undefined,
    isRefundAsked ? isNotNull(orders.refundAskedBy) : undefined,
    words ? await lookUp(db, orders.id, orderSearch(words)) : undefined,
    ids && inArray(orders.id, ids),
  );
}

/** A page of orders, by number. */
export async function listOrderPage(db: Db, wanted: OrdersWanted, { place, isAscending, skip, limit }: Wanted) {
  const beyond = place && (isAscending ? gt : lt)(orders.id, place.id);
  return selectOrders(db)
    .where(and(await whereOf(db, wanted), beyond))
    .orderBy((isAscending ? asc : desc)(orders.id))
    .limit(limit)
    .offset(skip);
}

/** How many there are, counted to the cap. */
export async function countOrders(db: Db, wanted: OrdersWanted): Promise<number> {
  const some = db
    .select({ id: orders.id })
    .from(orders)
    .where(await whereOf(db, wanted))
    .limit(COUNTED)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

export async function findOrderRow(db: Db, id: number): Promise<OrderRow | undefined> {
  const [found] = await selectOrders(db).where(eq(orders.id, id));
  return found;
}

/** What refunds of an order paid back, oldest first, in paisa. */
export function listPaidBack(db: Db, orderId: number) {
  return db
    .select({ amount: ledgerEntries.amount, at: ledgerMovements.at, by: ledgerMovements.by })
    .from(ledgerMovements)
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerMovements.id, ledgerEntries.movementId), eq(ledgerEntries.account, 'credit')),
    )
    .where(and(eq(ledgerMovements.orderId, orderId), eq(ledgerMovements.kind, 'paid-back')))
    .orderBy(asc(ledgerMovements.id));
}

/** What was given up of an order, or given as credit, oldest first, in paisa. */
export function listSettled(db: Db, orderId: number) {
  const asCredit = ['released', 'unearned'] as const;
  return db
    .select({
      kind: ledgerMovements.kind,
      amount: sql<number>`abs(${ledgerEntries.amount})::float8`,
      at: ledgerMovements.at,
      by: ledgerMovements.by,
    })
    .from(ledgerMovements)
    .innerJoin(ledgerEntries, eq(ledgerMovements.id, ledgerEntries.movementId))
    .where(
      and(
        eq(ledgerMovements.orderId, orderId),
        or(
          eq(ledgerEntries.account, 'loss'),
          and(inArray(ledgerMovements.kind, asCredit), eq(ledgerEntries.account, 'credit')),
        ),
      ),
    )
    .orderBy(asc(ledgerMovements.id));
}

/** Which of some orders have a proof whose file another order has, too. */
export async function listReusedProofs(db: Db, orderIds: number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const twin = db
    .$with('twin')
    .as(
      db
        .select({ id: upgradeRequests.id, orderId: upgradeRequests.orderId, sha: upgradeRequests.proofSha256 })
        .from(upgradeRequests),
    );
  const rows = await db
    .with(twin)
    .select({ orderId: upgradeRequests.orderId })
    .from(upgradeRequests)
    .innerJoin(twin, and(eq(twin.sha, upgradeRequests.proofSha256), ne(twin.orderId, upgradeRequests.orderId)))
    .where(inArray(upgradeRequests.orderId, orderIds));
  return new Set(rows.flatMap(({ orderId }) => orderId ?? []));
}

/**
 * Which of some orders have a transfer, in the books or as a seller says, whose number another order has, too. What was
 * rejected or reversed does not count, nor a word that tells no transfer from another.
 */
export async function listSharedTransfers(db: Db, orderIds: number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const claimed = transferOf(upgradeRequests.reference);
  const booked = transferOf(payments.transaction);
  // Only the numbers of these orders are looked for among the others, each by an index.
  const { rows } = await db.execute<{ order_id: number; number: string }>(sql`
    with own as (
      select order_id, ${claimed} as number from upgrade_requests
        where status <> 'rejected' and ${inArray(sql`order_id`, orderIds)}
      union
      select order_id, ${booked} from payments where reversed_at is null and ${inArray(sql`order_id`, orderIds)})
    select order_id, number from own
    where exists (
        select from upgrade_requests
        where ${claimed} = own.number and order_id <> own.order_id and status <> 'rejected'
      ) or exists (
        select from payments where ${booked} = own.number and order_id <> own.order_id and reversed_at is null
      )`);
  return new Set(rows.filter(({ number }) => isDistinctive(number)).map((row) => row.order_id));
}

/** The most lines that are shown beside one order. */
const MOST_LINES = 500;

const selectLines = (db: Db) =>
  db
    .select({
      line: statementLines,
      reference: orders.reference,
      state: orders.state,
      sellerId: orders.accountId,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(statementLines)
    .leftJoin(orders, eq(orders.id, statementLines.orderId))
    .leftJoin(accounts, eq(accounts.id, orders.accountId));

/** A line with the order that it is likely for. */
export type DeskLineRow = Awaited<ReturnType<typeof listLinePage>>[number];

const linesThat = (state: LineState) => (state === 'open' ? isOpenLine : isAsideLine);

/** Open lines that are likely for an order. */
export function listLinesFor(db: Db, orderId: number): Promise<DeskLineRow[]> {
  return selectLines(db)
    .where(and(isOpenLine, eq(statementLines.orderId, orderId)))
    .orderBy(asc(statementLines.id))
    .limit(MOST_LINES);
}

/** A page of lines, by number. */
export async function listLinePage(db: Db, state: LineState, { place, isAscending, skip, limit }: Wanted) {
  const beyond = place && (isAscending ? gt : lt)(statementLines.id, place.id);
  return selectLines(db)
    .where(and(linesThat(state), beyond))
    .orderBy((isAscending ? asc : desc)(statementLines.id))
    .limit(limit)
    .offset(skip);
}

/** How many there are, counted to the cap. */
export async function countLines(db: Db, state: LineState): Promise<number> {
  const some = db.select({ id: statementLines.id }).from(statementLines).where(linesThat(state)).limit(COUNTED);
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some.as('some'));
  return row?.count ?? 0;
}
