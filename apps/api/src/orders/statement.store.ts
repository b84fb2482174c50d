import { setImmediate } from 'node:timers/promises';
import type { StatementLayout } from '@karachi-estates/domain/orders/statement';
import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { PaymentRow } from './orders.store.ts';
import { bankLayouts, payments, statementLines, transferOf } from './orders.table.ts';

export type LineRow = typeof statementLines.$inferSelect;

/** A bank's name as it was typed first; spaces, dashes and case make no difference. */
export async function findBank(db: Db, typed: string): Promise<string> {
  const [known] = await db
    .select({ bank: bankLayouts.bank })
    .from(bankLayouts)
    .where(eq(transferOf(bankLayouts.bank), transferOf(sql`${typed}::text`)))
    .orderBy(asc(bankLayouts.bank));
  return known?.bank ?? typed.trim();
}

export async function findLayout(db: Db, bank: string): Promise<StatementLayout | undefined> {
  const [found] = await db.select().from(bankLayouts).where(eq(bankLayouts.bank, bank));
  return found?.layout;
}

export async function saveLayout(db: Db, bank: string, layout: StatementLayout): Promise<void> {
  await db
    .insert(bankLayouts)
    .values({ bank, layout })
    .onConflictDoUpdate({ target: bankLayouts.bank, set: { layout } });
}

/** A line as it is stored at first. */
export type NewLine = typeof statementLines.$inferInsert;

/** So many lines are written by one statement of the database. */
const BATCH = 500;

/** Stores new lines, in their order. @returns their ids. */
export async function insertLines(db: Db, lines: readonly NewLine[]): Promise<number[]> {
  const ids: number[] = [];
  for (let place = 0; place < lines.length; place += BATCH) {
    // The embedded engine works in this process: who asks for no rows is answered between two batches.
    if (place > 0) await setImmediate();
    const rows = await db
      .insert(statementLines)
      .values(lines.slice(place, place + BATCH))
      .returning({ id: statementLines.id });
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

/** Which fingerprints of a bank's lines an earlier import had. */
export async function listFingerprints(db: Db, bank: string, fingerprints: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ fingerprint: statementLines.fingerprint })
    .from(statementLines)
    .where(and(eq(statementLines.bank, bank), sql`${statementLines.fingerprint} = any(${texts(fingerprints)})`));
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

/** Payments in the books with the numbers of some transfers; spaces, dashes and case make no difference. */
export async function listPaymentsByNumbers(db: Db, numbers: readonly string[]): Promise<PaymentRow[]> {
  const wanted = sql`(select ${transferOf(sql`number`)} from unnest(${texts(numbers)}) number)`;
  return db
    .select()
    .from(payments)
    .where(and(sql`${transferOf(payments.transaction)} in ${wanted}`, isNull(payments.reversedAt)))
    .orderBy(asc(payments.id));
}

/** Which of some payments a line of a statement is already. */
export async function listTied(db: Db, paymentIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: statementLines.paymentId })
    .from(statementLines)
    .where(sql`${statementLines.paymentId} = any(${sql.param(paymentIds)}::integer[])`);
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Whether another line of the bank has the same number of a transfer. */
export async function isNumberRepeated(db: Db, line: Pick<LineRow, 'id' | 'bank' | 'transaction'>): Promise<boolean> {
  const [other] = await db
    .select({ id: statementLines.id })
    .from(statementLines)
    .where(
      and(
        ne(statementLines.id, line.id),
        eq(statementLines.bank, line.bank),
        eq(transferOf(statementLines.transaction), transferOf(sql`${line.transaction}::text`)),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** Names the order and the payment that a line is. */
export async function settleLine(db: Db, id: number, payment: { orderId: number; paymentId: number }): Promise<void> {
  await db.update(statementLines).set(payment).where(eq(statementLines.id, id));
}

/** Lets the lines of a payment that is reversed wait for an order again. */
export async function releaseLines(db: Db, paymentId: number): Promise<void> {
  await db
    .update(statementLines)
    .set({ orderId: null, paymentId: null, match: 'unknown' })
    .where(eq(statementLines.paymentId, paymentId));
}

/** Lines that wait for an order: in no payment, and not set aside. */
export const isOpenLine = and(isNull(statementLines.paymentId), isNull(statementLines.asideAt));

/** Lines that are set aside. */
export const isAsideLine = and(isNull(statementLines.paymentId), isNotNull(statementLines.asideAt));

/** A line that waits for an order, locked. */
export async function lockLine(db: Db, id: number): Promise<LineRow | undefined> {
  const [found] = await db
    .select()
    .from(statementLines)
    .where(and(eq(statementLines.id, id), isOpenLine))
    .for('update');
  return found;
}

/** Sets an open line aside. @returns undefined when no such line is open. */
export async function setAside(
  db: Db,
  id: number,
  aside: { asideAt: Date; asideBy: string; asideReason: string },
): Promise<LineRow | undefined> {
  const [row] = await db
    .update(statementLines)
    .set(aside)
    .where(and(eq(statementLines.id, id), isOpenLine))
    .returning();
  return row;
}

/** Lets a line that was set aside wait for an order again. @returns undefined when it is not set aside. */
export async function takeBack(db: Db, id: number): Promise<LineRow | undefined> {
  const [row] = await db
    .update(statementLines)
    .set({ asideAt: null, asideBy: null, asideReason: null })
    .where(and(eq(statementLines.id, id), isAsideLine))
    .returning();
  return row;
}

/** Lines that wait for an order. */
export async function listLeftLines(db: Db): Promise<LineRow[]> {
  return db.select().from(statementLines).where(isOpenLine).orderBy(asc(statementLines.id));
}

/**
 * Takes out of some lines from before a moment, which nobody took for an order, who paid and for what. The row stays,
 * so that the same statement counts once. @returns how many.
 */
export async function anonymiseLeftLines(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: statementLines.id })
    .from(statementLines)
    .where(
      and(
        isNull(statementLines.paymentId),
        lt(statementLines.createdAt, before),
        or(ne(statementLines.description, ''), ne(statementLines.payer, ''), ne(statementLines.asideReason, '')),
      ),
    )
    .limit(limit);
  const erased = await db
    .update(statementLines)
    .set({ description: '', payer: '', asideReason: sql`case when ${statementLines.asideAt} is not null then '' end` })
    .where(inArray(statementLines.id, old))
    .returning({ id: statementLines.id });
  return erased.length;
}
