import type { ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { listingReviews } from './desk.table.ts';

export type ListingReview = typeof listingReviews.$inferSelect;

/** What of a decision its undo needs. */
export interface StoredDecision {
  state: ListingReview['state'];
  reason: ReviewReason | null;
  words: string;
  statusBefore: ListingReview['statusBefore'];
}

export async function findReview(db: Db, propertyId: number): Promise<ListingReview | undefined> {
  const [found] = await db.select().from(listingReviews).where(eq(listingReviews.propertyId, propertyId));
  return found;
}

/** Notes what the desk decided about an ad; null takes the decision away. */
export async function saveReview(
  db: Db,
  propertyId: number,
  decision: StoredDecision | null,
  by: { id: number | null; at: Date },
): Promise<void> {
  if (!decision) {
    await db.delete(listingReviews).where(eq(listingReviews.propertyId, propertyId));
    return;
  }
  const columns = { ...decision, decidedBy: by.id, decidedAt: by.at };
  await db
    .insert(listingReviews)
    .values({ propertyId, ...columns })
    .onConflictDoUpdate({ target: listingReviews.propertyId, set: columns });
}

/** An ad that its seller changed is looked at again; one that was taken down for good stays so. */
export async function noteSellerChange(db: Db, propertyId: number): Promise<void> {
  await db
    .update(listingReviews)
    .set({ state: 'changed' })
    .where(and(eq(listingReviews.propertyId, propertyId), inArray(listingReviews.state, ['approved', 'sent_back'])));
}
