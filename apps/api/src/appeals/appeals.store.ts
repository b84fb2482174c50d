import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { listingAppeals, type listingReviews } from '../desk/desk.table.ts';
import { properties } from '../properties/properties.table.ts';

export type ListingAppeal = typeof listingAppeals.$inferSelect;

/** The appeal against a decision among some appeals. */
export const appealOf = (
  decision: Pick<typeof listingReviews.$inferSelect, 'propertyId' | 'decidedAt'>,
  appeals: readonly ListingAppeal[],
): ListingAppeal | undefined =>
  appeals.find(
    ({ propertyId, againstAt }) =>
      propertyId === decision.propertyId && againstAt.getTime() === decision.decidedAt.getTime(),
  );

/** The last appeal about an ad. */
export async function findLastAppeal(db: Db, propertyId: number): Promise<ListingAppeal | undefined> {
  const [found] = await db
    .select()
    .from(listingAppeals)
    .where(eq(listingAppeals.propertyId, propertyId))
    .orderBy(desc(listingAppeals.id))
    .limit(1);
  return found;
}

/** Whether an appeal about an ad waits for a decision. */
export async function hasOpenAppeal(db: Db, propertyId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: listingAppeals.id })
    .from(listingAppeals)
    .where(and(eq(listingAppeals.propertyId, propertyId), isNull(listingAppeals.outcome)))
    .limit(1);
  return found !== undefined;
}

/** An appeal by its number. */
export async function findAppeal(db: Db, id: number): Promise<ListingAppeal | undefined> {
  const [found] = await db.select().from(listingAppeals).where(eq(listingAppeals.id, id));
  return found;
}

/** Stores an appeal. @returns whether it is the first against this decision */
export async function insertAppeal(db: Db, appeal: typeof listingAppeals.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(listingAppeals)
    .values(appeal)
    .onConflictDoNothing()
    .returning({ id: listingAppeals.id });
  return rows.length > 0;
}

/** Decides an open appeal. @returns whether it was open */
export async function closeAppeal(
  db: Db,
  id: number,
  decision: { outcome: 'granted' | 'rejected'; answer: string; decidedBy: number | null; decidedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(listingAppeals)
    .set(decision)
    .where(and(eq(listingAppeals.id, id), isNull(listingAppeals.outcome)))
    .returning({ id: listingAppeals.id });
  return rows.length > 0;
}

/** The appeals of a seller, oldest first, without who decided. */
export async function listAppealsOf(db: Db, sellerId: number) {
  return db
    .select({
      propertyId: listingAppeals.propertyId,
      words: listingAppeals.words,
      createdAt: listingAppeals.createdAt,
      outcome: listingAppeals.outcome,
      answer: listingAppeals.answer,
      decidedAt: listingAppeals.decidedAt,
    })
    .from(listingAppeals)
    .innerJoin(properties, eq(properties.id, listingAppeals.propertyId))
    .where(eq(properties.sellerId, sellerId))
    .orderBy(listingAppeals.id);
}
