import type { DeskPaper, HomePaper, OwnPaper } from '@karachi-estates/contracts/homePapers';
import { PAPER_LINES, type PaperLine } from '@karachi-estates/domain/homePapers/homePapers';
import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { properties } from '../properties/properties.table.ts';
import { staff } from '../staff/staff.table.ts';
import { homePapers } from './homePapers.table.ts';

export type PaperRow = typeof homePapers.$inferSelect;

/** In the order in which they are read. */
const inOrder = <Row extends { line: PaperLine }>(rows: Row[]): Row[] =>
  rows.sort((one, other) => PAPER_LINES.indexOf(one.line) - PAPER_LINES.indexOf(other.line));

/** The lines of a listing that are given. */
export async function listPapersOfHome(db: Db, propertyId: number): Promise<PaperRow[]> {
  return inOrder(await db.select().from(homePapers).where(eq(homePapers.propertyId, propertyId)));
}

/** A line as everybody reads it. */
export const publicPaper = ({ line, value, seenAt }: PaperRow): HomePaper => ({
  line,
  value,
  seen_at: seenAt?.toISOString() ?? null,
});

/** A line as its seller reads it. */
export const ownPaper = (row: PaperRow): OwnPaper => ({ ...publicPaper(row), document: row.documentKind });

/** The lines of a listing for the staff, with who of them saw what. */
export async function listDeskPapersOf(db: Db, propertyId: number): Promise<DeskPaper[]> {
  const rows = await db
    .select({ paper: homePapers, by: staff.name })
    .from(homePapers)
    .leftJoin(staff, eq(staff.id, homePapers.seenBy))
    .where(eq(homePapers.propertyId, propertyId));
  return inOrder(
    rows.map(({ paper, by }) => ({
      ...ownPaper(paper),
      changed_at: paper.changedAt.toISOString(),
      seen_by: paper.seenAt ? by : null,
    })),
  );
}

/** One line, locked until the transaction ends. */
export async function lockPaper(tx: Db, propertyId: number, line: PaperLine): Promise<PaperRow | undefined> {
  const [row] = await tx
    .select()
    .from(homePapers)
    .where(and(eq(homePapers.propertyId, propertyId), eq(homePapers.line, line)))
    .for('update');
  return row;
}

/** One line. */
export async function findPaper(db: Db, propertyId: number, line: PaperLine): Promise<PaperRow | undefined> {
  const [row] = await db
    .select()
    .from(homePapers)
    .where(and(eq(homePapers.propertyId, propertyId), eq(homePapers.line, line)));
  return row;
}

/** What the papers of a listing say of its title; undefined where it is not given. */
export const findTitle = async (db: Db, propertyId: number): Promise<string | undefined> =>
  (await findPaper(db, propertyId, 'title'))?.value;

/** Writes a line as it is from now on. */
export async function putPaper(tx: Db, row: typeof homePapers.$inferInsert): Promise<void> {
  const { propertyId: _id, line: _line, ...set } = row;
  await tx
    .insert(homePapers)
    .values(row)
    .onConflictDoUpdate({ target: [homePapers.propertyId, homePapers.line], set });
}

/** Takes back that the staff saw the documents of a listing, which is of another home from now on. */
export async function forgetSeen(tx: Db, propertyId: number, now: Date): Promise<void> {
  await tx
    .update(homePapers)
    .set({ seenAt: null, seenBy: null, changedAt: now })
    .where(eq(homePapers.propertyId, propertyId));
}

/** Takes lines away that are not given any more. */
export async function deletePapers(tx: Db, propertyId: number, lines: PaperLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.delete(homePapers).where(and(eq(homePapers.propertyId, propertyId), inArray(homePapers.line, lines)));
}

/** All lines of a seller's listings, oldest listing first. */
export async function listPapersOfSeller(db: Db, sellerId: number): Promise<PaperRow[]> {
  const rows = await db
    .select({ paper: homePapers })
    .from(homePapers)
    .innerJoin(properties, eq(properties.id, homePapers.propertyId))
    .where(eq(properties.sellerId, sellerId))
    .orderBy(asc(homePapers.propertyId), asc(homePapers.line));
  return rows.map(({ paper }) => paper);
}

/** Erases the papers of a seller's listings. @returns the hashes of their documents. */
export async function erasePapersOf(tx: Db, sellerId: number): Promise<string[]> {
  const own = tx.select({ id: properties.id }).from(properties).where(eq(properties.sellerId, sellerId));
  const erased = await tx
    .delete(homePapers)
    .where(inArray(homePapers.propertyId, own))
    .returning({ document: homePapers.document });
  return erased.flatMap(({ document }) => document ?? []);
}

/**
 * Erases the papers that have a document of some listings that were deleted before a moment. What is only declared goes
 * with the listing. @returns the hashes of the documents.
 */
export async function takeDeletedPapers(tx: Db, before: Date, limit: number): Promise<string[]> {
  const old = await tx
    .select({ propertyId: homePapers.propertyId, line: homePapers.line })
    .from(homePapers)
    .innerJoin(properties, eq(properties.id, homePapers.propertyId))
    .where(and(eq(properties.status, 'deleted'), lt(properties.deletedAt, before), isNotNull(homePapers.document)))
    .limit(limit);
  if (old.length === 0) return [];
  const erased = await tx
    .delete(homePapers)
    .where(
      and(
        inArray(homePapers.propertyId, [...new Set(old.map(({ propertyId }) => propertyId))]),
        isNotNull(homePapers.document),
      ),
    )
    .returning({ document: homePapers.document });
  return erased.flatMap(({ document }) => document ?? []);
}
