import { type AdSnapshot, changeMatters } from '@karachi-estates/domain/reviews/differences';
import { isHeldAgain, isHeldAtFirst, pointsOf, type ReviewMode } from '@karachi-estates/domain/reviews/risk';
import type { AreaDictionary } from '../areas/areas.store.ts';
import type { Db } from '../db/connect.ts';
import type { properties } from '../properties/properties.table.ts';
import { findReview, holdListing, noteChanged, snapshotOf } from './reviews.store.ts';
import { type RiskyAd, readRisk } from './risk.store.ts';

/** What a new ad's risk comes to, and whether it waits for the desk before it is public. Read before it is stored. */
export async function reviewNew(tx: Db, mode: ReviewMode, ad: RiskyAd, now: Date) {
  const points = pointsOf(await readRisk(tx, ad, now));
  return { points, isHeld: isHeldAtFirst(mode, points) };
}

type Row = typeof properties.$inferSelect;

/** What keeps an ad from being shown where its change makes it wait; nothing where it does not. */
type Hold = Partial<Pick<Row, 'status' | 'hiddenAt' | 'pausedByPlan'>>;

/**
 * What the desk makes of a change by the seller, in its transaction: an ad that was sent back waits to be looked at
 * again; one that is shown waits where the change matters, seen or unseen as the setting and its risk say.
 * @returns columns to be written with the change.
 */
export async function reviewChange(
  tx: Db,
  change: { mode: ReviewMode; before: Row; after: Row; areas: AreaDictionary; now: Date },
): Promise<Hold> {
  const { mode, before, after, areas, now } = change;
  const review = await findReview(tx, before.id);
  const snapshot: AdSnapshot = snapshotOf(before, areas);
  if (before.hiddenAt) {
    if (review?.state === 'sent_back') await noteChanged(tx, before.id, snapshot, now);
    return {};
  }
  if (!changeMatters(snapshot, snapshotOf(after, areas))) return {};
  const points = {
    before: pointsOf(await readRisk(tx, before, now)),
    after: pointsOf(await readRisk(tx, after, now)),
  };
  // What it said at the decision, where it was changed before and waits already.
  const adBefore = review?.state === 'changed' ? (review.adBefore ?? snapshot) : snapshot;
  if (isHeldAgain(mode, points)) {
    const statusBefore = before.status === 'deleted' ? null : before.status;
    await holdListing(tx, before.id, { points: points.after, statusBefore, adBefore }, now);
    return {
      hiddenAt: now,
      ...(before.status === 'active' && { status: 'paused' as const, pausedByPlan: false }),
    };
  }
  if (review?.state === 'approved') await noteChanged(tx, before.id, snapshot, now);
  return {};
}
