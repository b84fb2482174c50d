import type { LedgerAccount, MovementKind } from '@karachi-estates/domain/orders/ledger';
import { desc, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { monthCloses, type PlanTotals } from './papers.table.ts';

export type MonthClose = typeof monthCloses.$inferSelect;

/** The months that are closed, newest first. */
export async function listCloses(db: Db): Promise<MonthClose[]> {
  return db.select().from(monthCloses).orderBy(desc(monthCloses.month));
}

/** Waits for those who write into the books now, and keeps others from it until the transaction ends. */
export async function lockBooks(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ledger_movements in share row exclusive mode`);
}

/** The month in Karachi of the oldest movement that is in no closed month; undefined where there is none. */
export async function findOldestOpen(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ month: string | null }>(sql`
    select to_char(min(m.at) at time zone 'Asia/Karachi', 'YYYY-MM') as month
    from ledger_movements m
    where not exists (select from closed_movements c where c.movement_id = m.id)`);
  return rows[0]?.month ?? undefined;
}

/**
 * Which movements a month has: those it was closed with, or, while it is open, those in its time and older ones that
 * came after the months before it were closed.
 * @param first the first month that is open
 */
const movementsOf = (month: string, first: string) => sql`
  select m.* from ledger_movements m left join closed_movements c on c.movement_id = m.id
  where c.month = ${month} or (c.movement_id is null and
    greatest(to_char(m.at at time zone 'Asia/Karachi', 'YYYY-MM'), ${first}) = ${month})`;

/** What a month comes to for each plan. */
export async function sumMonth(db: Db, month: string, first: string): Promise<PlanTotals[]> {
  const { rows } = await db.execute<PlanTotals & Record<string, unknown>>(sql`
    select o.plan,
      count(distinct m.id) filter (where m.kind = 'earned')::int as orders,
      coalesce(sum(e.amount) filter (where e.account = 'bank' and m.kind in ('received', 'reversed')), 0)::float8 as received,
      coalesce(-sum(e.amount) filter (where e.account = 'income' and m.kind = 'earned'), 0)::float8 as earned,
      coalesce(sum(e.amount) filter (where e.account = 'income' and m.kind = 'unearned'), 0)::float8 as unearned,
      coalesce(-sum(e.amount) filter (where e.account = 'bank' and m.kind = 'paid-back'), 0)::float8 as "paidBack",
      coalesce(sum(e.amount) filter (where e.account = 'loss'), 0)::float8 as "writtenOff"
    from (${movementsOf(month, first)}) m
    join orders o on o.id = m.order_id
    join ledger_entries e on e.movement_id = m.id
    group by o.plan order by o.plan`);
  return rows.map(({ plan, orders, received, earned, unearned, paidBack, writtenOff }) => ({
    plan,
    orders,
    received,
    earned,
    unearned,
    paidBack,
    writtenOff,
  }));
}

/** A movement as an accountant reads it: one amount from one account to another. */
export interface MonthMovement extends Record<string, unknown> {
  id: number;
  day: string;
  kind: MovementKind;
  reference: string;
  plan: string;
  months: number;
  seller: number;
  debit: LedgerAccount;
  credit: LedgerAccount;
  /** Whole paisa. */
  amount: number;
  by: string;
}

/** The movements of a month, oldest first. */
export async function listMonth(db: Db, month: string, first: string): Promise<MonthMovement[]> {
  const { rows } = await db.execute<MonthMovement>(sql`
    select m.id, to_char(m.at at time zone 'Asia/Karachi', 'YYYY-MM-DD') as day, m.kind, o.reference, o.plan, o.months,
      m.account_id as seller, d.account as debit, c.account as credit, d.amount::float8 as amount, m.by
    from (${movementsOf(month, first)}) m
    join orders o on o.id = m.order_id
    join ledger_entries d on d.movement_id = m.id and d.amount > 0
    join ledger_entries c on c.movement_id = m.id and c.amount < 0
    order by m.id`);
  return rows;
}

/** Writes a month's close with the movements that belong to it. Run it with the books locked. */
export async function insertClose(tx: Db, close: MonthClose): Promise<void> {
  await tx.insert(monthCloses).values(close);
  await tx.execute(sql`
    insert into closed_movements (movement_id, month)
    select m.id, ${close.month} from ledger_movements m
    where to_char(m.at at time zone 'Asia/Karachi', 'YYYY-MM') <= ${close.month}
      and not exists (select from closed_movements c where c.movement_id = m.id)`);
}
