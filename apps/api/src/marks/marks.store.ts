import type { DeskMarks, OwnMarks, SellerMark } from '@karachi-estates/contracts/marks';
import type { AskedMarkKind, CodeWay, MarkKind } from '@karachi-estates/domain/marks/marks';
import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { properties } from '../properties/properties.table.ts';
import { staff } from '../staff/staff.table.ts';
import { markRequests, phoneCodes, sellerMarks } from './marks.table.ts';

const inForce = isNull(sellerMarks.endedAt);

/**
 * Whether a row of `properties` is offered by a seller about whom something was checked. The covering indexes of lists
 * hold the column, so that their rows need not be read.
 */
export const isOfVerifiedSeller: SQL = sql`seller_id in (select account_id from seller_marks where ended_at is null)`;

const shown = ({ kind, givenAt, way }: Pick<typeof sellerMarks.$inferSelect, 'kind' | 'givenAt' | 'way'>) => ({
  kind,
  given_at: givenAt.toISOString(),
  way,
});

/** The marks of a seller that are in force, as everybody sees them, the oldest first. */
export async function listMarks(db: Db, accountId: number): Promise<SellerMark[]> {
  const rows = await db
    .select()
    .from(sellerMarks)
    .where(and(eq(sellerMarks.accountId, accountId), inForce))
    .orderBy(asc(sellerMarks.givenAt));
  return rows.map(shown);
}

/**
 * The marks of the seller of a listing that are in force. The phone's is left out where the listing has another number,
 * which nobody answered.
 */
export async function listMarksOfListing(db: Db, propertyId: number): Promise<SellerMark[]> {
  const rows = await db
    .select({ kind: sellerMarks.kind, givenAt: sellerMarks.givenAt, way: sellerMarks.way })
    .from(sellerMarks)
    .innerJoin(properties, eq(properties.sellerId, sellerMarks.accountId))
    .where(
      and(
        eq(properties.id, propertyId),
        inForce,
        or(ne(sellerMarks.kind, 'phone'), eq(properties.cellNo, ''), eq(properties.cellNo, sellerMarks.phone)),
      ),
    )
    .orderBy(asc(sellerMarks.givenAt));
  return rows.map(shown);
}

/** A seller's own marks in force, with what was seen. */
export async function listOwnMarks(db: Db, accountId: number): Promise<OwnMarks['marks']> {
  const rows = await db
    .select()
    .from(sellerMarks)
    .where(and(eq(sellerMarks.accountId, accountId), inForce))
    .orderBy(asc(sellerMarks.givenAt));
  return rows.map((row) => ({ ...shown(row), detail: row.kind === 'phone' ? row.phone : row.detail }));
}

/** What a seller asked the staff to check. */
export async function listRequests(db: Db, accountId: number): Promise<OwnMarks['requests']> {
  const rows = await db
    .select()
    .from(markRequests)
    .where(eq(markRequests.accountId, accountId))
    .orderBy(asc(markRequests.requestedAt));
  return rows.map(({ kind, detail, requestedAt }) => ({ kind, detail, requested_at: requestedAt.toISOString() }));
}

/** All marks of a seller for the staff, the newest first. */
export async function listDeskMarks(db: Db, accountId: number): Promise<DeskMarks['marks']> {
  const rows = await db
    .select({ mark: sellerMarks, by: staff.name })
    .from(sellerMarks)
    .leftJoin(staff, eq(staff.id, sellerMarks.givenBy))
    .where(eq(sellerMarks.accountId, accountId))
    .orderBy(desc(sellerMarks.id));
  return rows.map(({ mark, by }) => ({
    ...shown(mark),
    id: mark.id,
    detail: mark.kind === 'phone' ? mark.phone : mark.detail,
    given_by: by,
    ended_at: mark.endedAt?.toISOString() ?? null,
    ended_why: mark.endedWhy,
  }));
}

/** Gives a mark. @returns whether the seller did not have it yet */
export async function insertMark(tx: Db, mark: typeof sellerMarks.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(sellerMarks).values(mark).onConflictDoNothing().returning({ id: sellerMarks.id });
  return rows.length > 0;
}

/** Ends a mark. @returns whether the seller had it */
export async function endMark(tx: Db, accountId: number, kind: MarkKind, why: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(sellerMarks)
    .set({ endedAt: now, endedWhy: why })
    .where(and(eq(sellerMarks.accountId, accountId), eq(sellerMarks.kind, kind), inForce))
    .returning({ id: sellerMarks.id });
  return rows.length > 0;
}

/** Notes what a seller asks for; asked again it is replaced and keeps its place. */
export async function putRequest(db: Db, accountId: number, kind: AskedMarkKind, detail: string, now: Date) {
  await db
    .insert(markRequests)
    .values({ accountId, kind, detail, requestedAt: now })
    .onConflictDoUpdate({ target: [markRequests.accountId, markRequests.kind], set: { detail } });
}

/** Takes a request off the list. @returns whether there was one */
export async function deleteRequest(tx: Db, accountId: number, kind: MarkKind): Promise<boolean> {
  const rows = await tx
    .delete(markRequests)
    .where(and(eq(markRequests.accountId, accountId), sql`${markRequests.kind} = ${kind}`))
    .returning({ id: markRequests.id });
  return rows.length > 0;
}

/** A code that was sent; the one before is void. */
export async function putCode(
  db: Db,
  code: { accountId: number; codeHash: string; phone: string; way: CodeWay; expiresAt: Date },
): Promise<void> {
  const { accountId: _, ...set } = code;
  await db
    .insert(phoneCodes)
    .values(code)
    .onConflictDoUpdate({ target: phoneCodes.accountId, set: { ...set, tries: 0 } });
}

/** The code that was sent last, locked until the transaction ends. */
export async function lockCode(tx: Db, accountId: number) {
  const [row] = await tx.select().from(phoneCodes).where(eq(phoneCodes.accountId, accountId)).for('update');
  return row;
}

/** Counts a wrong try. */
export async function countTry(tx: Db, accountId: number): Promise<void> {
  await tx
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(eq(phoneCodes.accountId, accountId));
}

export async function deleteCode(tx: Db, accountId: number): Promise<void> {
  await tx.delete(phoneCodes).where(eq(phoneCodes.accountId, accountId));
}

/** Erases all that was checked about a person, and what they asked for. */
export async function eraseMarks(tx: Db, accountId: number): Promise<void> {
  await tx.delete(sellerMarks).where(eq(sellerMarks.accountId, accountId));
  await tx.delete(markRequests).where(eq(markRequests.accountId, accountId));
  await deleteCode(tx, accountId);
}

/**
 * Gives a seller's marks and requests to another account of theirs. A mark that both have counts once; that of a phone
 * number counts only where the number is the same, and that of an identity card where the name is.
 * @param to the account, its number, and whether its name is that of the other one
 * @returns how many marks came to it.
 */
export async function moveMarks(
  tx: Db,
  from: number,
  to: { id: number; phone: string; isSameName: boolean },
  now: Date,
): Promise<number> {
  const own = await tx
    .select()
    .from(sellerMarks)
    .where(and(eq(sellerMarks.accountId, to.id), inForce));
  const has = new Set<string>(own.map(({ kind }) => kind));
  const marks = await tx.select().from(sellerMarks).where(eq(sellerMarks.accountId, from));
  let moved = 0;
  for (const { id, kind, phone, endedAt } of marks) {
    const isOfTo = kind === 'phone' ? phone === to.phone : kind !== 'identity' || to.isSameName;
    const counts = endedAt === null && !has.has(kind) && isOfTo;
    const ended = endedAt !== null || counts ? {} : { endedAt: now, endedWhy: 'Two accounts became one.' };
    await tx
      .update(sellerMarks)
      .set({ accountId: to.id, ...ended })
      .where(eq(sellerMarks.id, id));
    if (counts) moved += 1;
  }
  const asked = await listRequests(tx, to.id);
  for (const { kind } of asked) await deleteRequest(tx, from, kind);
  await tx.update(markRequests).set({ accountId: to.id }).where(eq(markRequests.accountId, from));
  await deleteCode(tx, from);
  return moved;
}
