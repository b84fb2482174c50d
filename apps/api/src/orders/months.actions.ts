import { karachiMonth } from '@karachi-estates/domain/karachi';
import { type Actor, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { toCsv } from '../plugins/csv.ts';
import { forOperator, Refused } from '../refused.ts';
import { findOldestOpen, insertClose, listCloses, listMonth, lockBooks, sumMonth } from './months.store.ts';
import type { PlanTotals } from './papers.table.ts';

type MonthDeps = Pick<Deps, 'db' | 'clock'>;

/** One month of the books; amounts in paisa. */
export interface Month {
  month: string;
  /** `open`: over and not closed. */
  state: 'closed' | 'open' | 'running';
  closedAt: Date | null;
  closedBy: string | null;
  totals: PlanTotals[];
}

/** The month after one: `2026-12` → `2027-01`. */
function following(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** The first month that is open: after the last one that was closed, else that of the oldest movement. */
async function firstOpen(db: Db, now: Date): Promise<string> {
  const [last] = await listCloses(db);
  return last ? following(last.month) : ((await findOldestOpen(db)) ?? karachiMonth(now));
}

/** The months of the books with their totals, newest first. */
export async function readMonths(deps: MonthDeps): Promise<Month[]> {
  const now = deps.clock();
  const running = karachiMonth(now);
  const closed = (await listCloses(deps.db)).map((close): Month => ({ ...close, state: 'closed' }));
  const first = await firstOpen(deps.db, now);
  const open: Month[] = [];
  for (let month = first; month <= running; month = following(month)) {
    const totals = await sumMonth(deps.db, month, first);
    open.push({ month, state: month === running ? 'running' : 'open', closedAt: null, closedBy: null, totals });
  }
  return [...open.reverse(), ...closed];
}

/**
 * Closes a month: its movements and totals stay as they are. What is booked into its time afterwards belongs to the
 * next.
 * @throws Refused `conflict` for a month that is not over or closed already, and while an earlier one is open.
 */
export async function closeMonth(deps: MonthDeps, month: string, by: string, actor: Actor): Promise<Month> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    await lockBooks(tx);
    if (month >= karachiMonth(now)) throw new Refused('conflict', forOperator(`${month} is not over yet.`));
    const first = await firstOpen(tx, now);
    if (month < first) throw new Refused('conflict', forOperator(`${month} is closed already, or has no movements.`));
    if (month > first) throw new Refused('conflict', forOperator(`Close ${first} first.`));
    const close = { month, closedAt: now, closedBy: by, totals: await sumMonth(tx, month, first) };
    await insertClose(tx, close);
    await writeAudit(
      tx,
      actor,
      [{ action: 'month.close', subject: `month:${month}`, after: { by, totals: close.totals } }],
      now,
    );
    return { ...close, state: 'closed' };
  });
}

const ACCOUNTS = {
  bank: 'bank',
  credit: 'credit of sellers',
  held: 'held for orders',
  income: 'income',
  loss: 'written off',
} as const;

/** The movements of a month for the accountant: debit, credit and one amount in rupees, as CSV. */
export async function exportMonth(deps: MonthDeps, month: string): Promise<string> {
  const rows = await listMonth(deps.db, month, await firstOpen(deps.db, deps.clock()));
  return toCsv({
    headings: ['movement', 'day', 'what', 'order', 'plan', 'months', 'seller', 'debit', 'credit', 'amount (PKR)', 'by'],
    rows: rows.map((row) => [
      String(row.id),
      row.day,
      row.kind,
      row.reference,
      row.plan,
      String(row.months),
      String(row.seller),
      ACCOUNTS[row.debit],
      ACCOUNTS[row.credit],
      (row.amount / 100).toFixed(2),
      row.by,
    ]),
  });
}
