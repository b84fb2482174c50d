import type { Reversal } from '@karachi-estates/domain/orders/orders';
import type { PaperKind } from '@karachi-estates/domain/orders/papers';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { payments } from './orders.table.ts';
import { paperCounters, papers } from './papers.table.ts';

export type Paper = typeof papers.$inferSelect;

/**
 * The next number of a kind and year. The counter's row is locked until the transaction ends: one that fails gives its
 * number back, and the next one waits for it, so that there are neither gaps nor doubles.
 */
async function takeNumber(tx: Db, kind: PaperKind, year: number): Promise<number> {
  const [row] = await tx
    .insert(paperCounters)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [paperCounters.kind, paperCounters.year],
      set: { last: sql`${paperCounters.last} + 1` },
    })
    .returning({ last: paperCounters.last });
  if (!row) throw new Error('The counter of papers was not written');
  return row.last;
}

/** Writes a paper under the next number. Take no other lock after it but another paper's and the log's. */
export async function insertPaper(tx: Db, paper: Omit<typeof papers.$inferInsert, 'number'>): Promise<Paper> {
  const number = await takeNumber(tx, paper.kind, paper.year);
  const [inserted] = await tx
    .insert(papers)
    .values({ ...paper, number })
    .returning();
  if (!inserted) throw new Error('The paper was not written');
  return inserted;
}

/** A paper, and since when it is void and why: the payment that it is a receipt of was taken out of the books. */
export type IssuedPaper = Paper & { voidSince: Date | null; reversal: Reversal | null };

/** A paper. @param accountId whose it must be, where that matters. */
export async function findPaper(db: Db, id: number, accountId?: number): Promise<IssuedPaper | undefined> {
  const own = accountId === undefined ? undefined : eq(papers.accountId, accountId);
  const [found] = await db
    .select({ paper: papers, voidSince: payments.reversedAt, reversal: payments.reversal })
    .from(papers)
    .leftJoin(payments, eq(payments.id, papers.paymentId))
    .where(and(eq(papers.id, id), own));
  return found && { ...found.paper, voidSince: found.voidSince, reversal: found.reversal };
}

/** A paper, and whether the payment that it is a receipt of was taken out of the books. */
export type ListedPaper = Paper & { isVoid: boolean };

/** The papers of some orders, oldest first. */
export async function listPapers(db: Db, orderIds: number[]): Promise<ListedPaper[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ paper: papers, reversedAt: payments.reversedAt })
    .from(papers)
    .leftJoin(payments, eq(payments.id, papers.paymentId))
    .where(inArray(papers.orderId, orderIds))
    .orderBy(asc(papers.id));
  return rows.map(({ paper, reversedAt }) => ({ ...paper, isVoid: reversedAt !== null }));
}

/** A seller's papers, oldest first. */
export async function listPapersOf(db: Db, accountId: number): Promise<Paper[]> {
  return db.select().from(papers).where(eq(papers.accountId, accountId)).orderBy(asc(papers.id));
}

/** Takes the person out of an account's papers; numbers and sums stay for the books. */
export async function anonymisePapers(db: Db, accountId: number): Promise<void> {
  const nobody = JSON.stringify({ seller: { name: '', address: '', email: '' } });
  await db
    .update(papers)
    .set({ facts: sql`${papers.facts} || ${nobody}::jsonb` })
    .where(eq(papers.accountId, accountId));
}
