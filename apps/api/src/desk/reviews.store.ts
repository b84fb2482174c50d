import type { OwnProperty, OwnReview } from '@karachi-estates/contracts/ownProperties';
import { mayAppeal } from '@karachi-estates/domain/reviews/appeals';
import { type AdSnapshot, pinText } from '@karachi-estates/domain/reviews/differences';
import type { ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { appealOf, type ListingAppeal } from '../appeals/appeals.store.ts';
import type { AreaDictionary } from '../areas/areas.store.ts';
import type { Db } from '../db/connect.ts';
import type { properties } from '../properties/properties.table.ts';
import { listingAppeals, listingReviews } from './desk.table.ts';
import type { RiskyAd } from './risk.store.ts';

export type ListingReview = typeof listingReviews.$inferSelect;

/** What of a decision its undo needs. */
export interface StoredDecision {
  state: ListingReview['state'];
  reason: ReviewReason | null;
  words: string;
  statusBefore: ListingReview['statusBefore'];
  /** Since when it waits to be looked at; null where it does not. */
  waitsSince: string | null;
  points: number | null;
  /** Who made it, null for the terminal, and when, which names it in an appeal. */
  decidedBy: number | null;
  decidedAt: string;
}

export async function findReview(db: Db, propertyId: number): Promise<ListingReview | undefined> {
  const [found] = await db.select().from(listingReviews).where(eq(listingReviews.propertyId, propertyId));
  return found;
}

/** Notes what the desk decided about an ad; null takes the decision away. What the ad said before a change stays. */
export async function saveReview(db: Db, propertyId: number, decision: StoredDecision | null): Promise<void> {
  if (!decision) {
    await db.delete(listingReviews).where(eq(listingReviews.propertyId, propertyId));
    return;
  }
  const { waitsSince, decidedAt, ...columns } = decision;
  const values = {
    ...columns,
    waitsSince: waitsSince ? new Date(waitsSince) : null,
    decidedAt: new Date(decidedAt),
  };
  await db
    .insert(listingReviews)
    .values({ propertyId, ...values })
    .onConflictDoUpdate({ target: listingReviews.propertyId, set: values });
}

/** Lets an ad wait for the desk unseen. @param ad what it was, and what it said before the change that held it */
export async function holdListing(
  db: Db,
  propertyId: number,
  ad: { points: number; statusBefore: ListingReview['statusBefore']; adBefore: AdSnapshot | null },
  now: Date,
): Promise<void> {
  const values = {
    state: 'held' as const,
    reason: null,
    words: '',
    decidedBy: null,
    decidedAt: now,
    waitsSince: now,
    ...ad,
    adBeforeAt: ad.adBefore && now,
  };
  await db
    .insert(listingReviews)
    .values({ propertyId, ...values })
    .onConflictDoUpdate({ target: listingReviews.propertyId, set: values });
}

/** An ad that its seller changed after a decision waits to be looked at again. */
export async function noteChanged(db: Db, propertyId: number, adBefore: AdSnapshot, now: Date): Promise<void> {
  await db
    .update(listingReviews)
    .set({ state: 'changed', waitsSince: now, adBefore, adBeforeAt: now })
    .where(eq(listingReviews.propertyId, propertyId));
}

/** What an ad said at the decision, where its seller has changed it since, be it only a little. */
export const adAtDecision = ({ adBefore, adBeforeAt, decidedAt, waitsSince }: ListingReview): AdSnapshot | null =>
  waitsSince || (adBeforeAt && adBeforeAt > decidedAt) ? adBefore : null;

/** Keeps what an approved ad said, so that small changes are compared with that and not with one another. */
export async function keepApproved(db: Db, propertyId: number, adBefore: AdSnapshot, now: Date): Promise<void> {
  await db.update(listingReviews).set({ adBefore, adBeforeAt: now }).where(eq(listingReviews.propertyId, propertyId));
}

/** What the desk itself has put right is no change by the seller. */
export async function keepCorrected(db: Db, propertyId: number, facts: Partial<AdSnapshot>): Promise<void> {
  await db
    .update(listingReviews)
    .set({ adBefore: sql`${listingReviews.adBefore} || ${JSON.stringify(facts)}::jsonb` })
    .where(eq(listingReviews.propertyId, propertyId));
}

/** An ad that repeats an earlier one of its seller waits as a change of that one. */
export async function noteRepeats(db: Db, propertyId: number, earlier: AdSnapshot, now: Date): Promise<void> {
  await db
    .insert(listingReviews)
    .values({ propertyId, state: 'changed', decidedAt: now, waitsSince: now, adBefore: earlier, adBeforeAt: now });
}

/** The facts of an ad as the desk compares them. */
export function snapshotOf(
  row: RiskyAd &
    Pick<
      typeof properties.$inferSelect,
      'dimension' | 'bedrooms' | 'bathrooms' | 'garage' | 'destination' | 'email' | 'partId' | 'latitude' | 'longitude'
    >,
  areas: AreaDictionary,
): AdSnapshot {
  return {
    title: row.title,
    purpose: row.purpose,
    property_type: row.propertyType,
    area: areas.byId.get(row.areaId)?.areaName ?? String(row.areaId),
    part: row.partId === null ? '' : (areas.parts.get(row.partId)?.name ?? String(row.partId)),
    price: String(row.price),
    dimension: row.dimension,
    bedrooms: String(row.bedrooms ?? ''),
    bathrooms: String(row.bathrooms ?? ''),
    garage: String(row.garage),
    address: row.destination,
    pin: pinText(row),
    description: row.description,
    phone: row.cellNo,
    email: row.email,
    photos: row.photos.map(({ hash }) => hash).join(' '),
  };
}

function ownAppealOf(appeal: ListingAppeal | undefined, mayStill: boolean): OwnReview['appeal'] {
  if (appeal?.outcome === null) return 'open';
  if (appeal?.outcome === 'rejected') return 'rejected';
  return mayStill ? 'possible' : 'none';
}

function ownReviewOf(review: ListingReview | undefined, appeal: ListingAppeal | undefined): OwnReview {
  const waits = review?.state === 'held' || review?.state === 'changed';
  const mayStill = mayAppeal({ isHidden: true, decision: review?.state ?? null, wasAppealed: appeal !== undefined }).ok;
  return {
    state: waits ? 'held' : review?.state === 'sent_back' ? 'sent_back' : 'hidden',
    reason: review?.reason ?? null,
    words: review?.words ?? '',
    appeal: ownAppealOf(appeal, mayStill),
  };
}

/** A seller's own listings, those that the desk keeps from being shown with the reason. */
export async function withOwnReviews(db: Db, own: OwnProperty[], hidden: readonly number[]): Promise<OwnProperty[]> {
  if (hidden.length === 0) return own;
  const reviews = await db
    .select()
    .from(listingReviews)
    .where(inArray(listingReviews.propertyId, [...hidden]));
  const appeals = await db
    .select()
    .from(listingAppeals)
    .where(inArray(listingAppeals.propertyId, [...hidden]))
    .orderBy(desc(listingAppeals.id));
  return own.map((each) => {
    if (!hidden.includes(each.property_id)) return each;
    const review = reviews.find(({ propertyId }) => propertyId === each.property_id);
    return { ...each, review: ownReviewOf(review, review && appealOf(review, appeals)) };
  });
}
