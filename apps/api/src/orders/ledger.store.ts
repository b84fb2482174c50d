import type { Entry, LedgerAccount, Movement } from '@karachi-estates/domain/orders/ledger';
import { creditOf } from '@karachi-estates/domain/orders/ledger';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { ledgerEntries, ledgerMovements, orders, payments } from './orders.table.ts';

/** Whose money a movement is about, and who made it. */
export interface Booking {
  accountId: number;
  orderId: number;
  paymentId?: number;
  at: Date;
  by: string;
}

/** Writes a movement into the books. Run it under the account's lock. */
export async function book(db: Db, movement: Movement, booking: Booking): Promise<void> {
  const [row] = await db
    .insert(ledgerMovements)
    .values({ ...booking, kind: movement.kind })
    .returning({ id: ledgerMovements.id });
  if (!row) throw new Error('The movement was not written');
  await db.insert(ledgerEntries).values(movement.entries.map((entry) => ({ ...entry, movementId: row.id })));
}

/** A seller's credit, in paisa. */
export async function findCredit(db: Db, accountId: number): Promise<number> {
  const entries: Entry[] = await db
    .select({ account: ledgerEntries.account, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .where(eq(ledgerMovements.accountId, accountId));
  return creditOf(entries);
}

/** The credit of some sellers, in paisa. */
export async function listCredits(db: Db, accountIds: number[]): Promise<Map<number, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select({ id: ledgerMovements.accountId, sum: sql<number>`(-sum(${ledgerEntries.amount}))::float8` })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .where(and(eq(ledgerEntries.account, 'credit'), inArray(ledgerMovements.accountId, accountIds)))
    .groupBy(ledgerMovements.accountId);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}

/** What of an order's amount is written off, in paisa: a rest of it, not what was used of it without money. */
export async function findWrittenOff(db: Db, orderId: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8` })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .where(
      and(
        eq(ledgerMovements.orderId, orderId),
        eq(ledgerEntries.account, 'loss'),
        ne(ledgerMovements.kind, 'bad-debt'),
      ),
    );
  return row?.sum ?? 0;
}

/** Who wrote off a rest of an order. */
export async function listWriteOffs(db: Db, orderId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ by: ledgerMovements.by })
    .from(ledgerMovements)
    .where(and(eq(ledgerMovements.orderId, orderId), eq(ledgerMovements.kind, 'written-off')));
  return rows.map(({ by }) => by);
}

/**
 * A seller's movements, oldest first, and what each did to their credit, in paisa: what we owe them more of is
 * positive, 0 where it was not touched.
 */
export async function listCreditMoves(db: Db, accountId: number) {
  return db
    .select({
      at: ledgerMovements.at,
      kind: ledgerMovements.kind,
      orderId: ledgerMovements.orderId,
      paymentId: ledgerMovements.paymentId,
      reversal: payments.reversal,
      reference: orders.reference,
      amount: sql<number>`coalesce(-${ledgerEntries.amount}, 0)::float8`,
    })
    .from(ledgerMovements)
    .leftJoin(ledgerEntries, and(eq(ledgerMovements.id, ledgerEntries.movementId), eq(ledgerEntries.account, 'credit')))
    .innerJoin(orders, eq(orders.id, ledgerMovements.orderId))
    .leftJoin(payments, eq(payments.id, ledgerMovements.paymentId))
    .where(eq(ledgerMovements.accountId, accountId))
    .orderBy(asc(ledgerMovements.id));
}

/** The sum of each account of the books, in paisa. */
export async function sumAccounts(db: Db): Promise<Map<LedgerAccount, number>> {
  const rows = await db
    .select({ account: ledgerEntries.account, sum: sql<number>`sum(${ledgerEntries.amount})::float8` })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.account);
  return new Map(rows.map(({ account, sum }) => [account, sum]));
}

/**
 * What does not fit in the books, as sentences: movements that do not sum to zero, credit below zero, money held for
 * other orders than the paid ones, earnings other than the paid time, active orders and plans without paid time,
 * sellers to whom more went back than came, but for what a bank took back after it had been paid back.
 */
export async function listFaults(db: Db, now: Date): Promise<string[]> {
  const faults = await db.execute<{ fault: string }>(sql`
    select 'Movement ' || m.id || ' sums to ' || coalesce(sum(e.amount), 0) || ' paisa' as fault
      from ledger_movements m left join ledger_entries e on e.movement_id = m.id
      group by m.id having count(e.*) < 2 or sum(e.amount) <> 0
    union all
    select 'The credit of account ' || m.account_id || ' is ' || -sum(e.amount) || ' paisa'
      from ledger_movements m join ledger_entries e on e.movement_id = m.id and e.account = 'credit'
      group by m.account_id having sum(e.amount) > 0
    union all
    select 'Order ' || o.id || ' is ' || o.state || ' and ' || -coalesce(sum(e.amount), 0) || ' paisa are held for it'
      from orders o left join ledger_movements m on m.order_id = o.id
      left join ledger_entries e on e.movement_id = m.id and e.account = 'held'
      group by o.id having -coalesce(sum(e.amount), 0) <> case when o.state = 'paid' then o.amount else 0 end
    union all
    select 'Account ' || a.id || ' has paid time of ' || a.worth || ' paisa and paid ' || a.earned
      from (select accounts.id,
          (select coalesce(sum(value), 0) from plan_periods p where p.account_id = accounts.id) as worth,
          (select -coalesce(sum(e.amount), 0) from ledger_movements m
            join ledger_entries e on e.movement_id = m.id and e.account = 'income'
            where m.account_id = accounts.id) as earned
        from accounts where exists (select from orders o where o.account_id = accounts.id)) a
      where a.worth <> a.earned
    union all
    select 'Order ' || o.id || ' is active and has no paid time'
      from orders o where o.state = 'active' and not exists (select from plan_periods p where p.order_id = o.id)
    union all
    select 'Account ' || a.id || ' is on ' || a.plan || ' and nothing paid for it'
      from accounts a where a.plan <> 'basic' and a.plan_until > ${now.toISOString()}::timestamptz
      and exists (select from plan_periods p where p.account_id = a.id)
      and a.plan is distinct from (select p.plan from plan_periods p where p.account_id = a.id
        and p.ends_at > ${now.toISOString()}::timestamptz order by p.starts_at limit 1)
    union all
    select 'Account ' || m.account_id || ' was paid back ' || -sum(e.amount) || ' paisa more than arrived'
      from ledger_movements m join ledger_entries e on e.movement_id = m.id
        and (e.account = 'bank' or e.account = 'loss' and m.kind = 'bad-debt')
      group by m.account_id having sum(e.amount) < 0
    union all
    select 'Payment ' || p.id || ' is ' || p.amount || ' paisa and ' || coalesce(sum(e.amount), 0) || ' are booked'
      from payments p left join ledger_movements m on m.payment_id = p.id
      left join ledger_entries e on e.movement_id = m.id and e.account = 'bank'
      group by p.id having coalesce(sum(e.amount), 0) <> case when p.reversed_at is null then p.amount else 0 end`);
  return faults.rows.map(({ fault }) => fault);
}
