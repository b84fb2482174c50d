import { type AdSnapshot, changeMatters, differencesOf } from '@karachi-estates/domain/reviews/differences';
import { isHeldAgain, isHeldAtFirst, pointsOf, type ReviewMode } from '@karachi-estates/domain/reviews/risk';
import type { AreaDictionary } from '../areas/areas.store.ts';
import type { Db } from '../db/connect.ts';
import type { properties } from '../properties/properties.table.ts';
import {
  adAtDecision,
  findReview,
  holdListing,
  keepApproved,
  keepCorrected,
  noteChanged,
  snapshotOf,
} from './reviews.store.ts';
import { type RiskyAd, readRisk } from './risk.store.ts';

type Row = typeof properties.$inferSelect;

/** What the desk itself puts right in an ad is no change by its seller, who is compared with what was approved. */
export async function noteCorrected(
  tx: Db,
  ad: { id: number; before: Row; after: Row; areas: AreaDictionary },
): Promise<void> {
  const put = differencesOf(snapshotOf(ad.before, ad.areas), snapshotOf(ad.after, ad.areas));
  await keepCorrected(tx, ad.id, Object.fromEntries(put.map(({ fact, after }) => [fact, after])));
}

/** What a new ad's risk comes to, and whether it waits for the desk before it is public. Read before it is stored. */
export async function reviewNew(tx: Db, mode: ReviewMode, ad: RiskyAd, now: Date) {
  const points = pointsOf(await readRisk(tx, ad, now));
  return { points, isHeld: isHeldAtFirst(mode, points) };
}

/** What keeps an ad from being shown where its change makes it wait; nothing where it does not. */
type Hold = Partial<Pick<Row, 'status' | 'hiddenAt' | 'pausedByPlan'>>;

/**
 * What the desk makes of a change by the seller, in its transaction: an ad that was sent back waits to be looked at
 * again; one that is shown waits where the change matters, seen or unseen as the setting and its risk say. An approved
 * ad is compared with what was approved, however many small changes lead away from it.
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
  const adBefore = (review && adAtDecision(review)) ?? snapshot;
  const adAfter = snapshotOf(after, areas);
  const isApproved = review?.state === 'approved';
  if (!changeMatters(isApproved ? adBefore : snapshot, adAfter)) {
    const isChanged = differencesOf(snapshot, adAfter).length > 0;
    if (isApproved && isChanged) await keepApproved(tx, before.id, adBefore, now);
    return {};
  }
  const points = {
    before: pointsOf(await readRisk(tx, before, now)),
    after: pointsOf(await readRisk(tx, after, now)),
  };
  if (isHeldAgain(mode, points)) {
    const statusBefore = before.status === 'deleted' ? null : before.status;
    await holdListing(tx, before.id, { points: points.after, statusBefore, adBefore }, now);
    return {
      hiddenAt: now,
      ...(before.status === 'active' && { status: 'paused' as const, pausedByPlan: false }),
    };
  }
  if (isApproved) await noteChanged(tx, before.id, adBefore, now);
  return {};
}
