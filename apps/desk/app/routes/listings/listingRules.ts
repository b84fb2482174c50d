import type { DeskListingDetail, ListingAction } from '@karachi-estates/contracts/deskListings';
import { mayReview } from '@karachi-estates/domain/reviews/actions';

/** Whether the desk keeps an ad back. */
const isKept = ({ review }: Pick<DeskListingDetail, 'review'>): boolean =>
  ['held', 'sent_back', 'hidden'].includes(review);

/** Its day stays written when the time is over. */
export const isFeatured = (
  { featured_until: until }: Pick<DeskListingDetail, 'featured_until'>,
  now: number,
): boolean => until !== null && Date.parse(until) > now;

/** What makes sense for an ad as it is, the likely next step first. */
function likelyFor(review: DeskListingDetail['review'], feature: ListingAction): ListingAction[] {
  if (review === 'hidden') return ['restore'];
  if (review === 'sent_back') return ['restore', 'approve', 'hide'];
  return review === 'approved' ? [feature, 'send-back', 'hide'] : ['approve', 'send-back', 'hide', feature];
}

/** What the desk offers for an ad: none that the server would refuse. */
export function actionsFor(listing: DeskListingDetail, now: number): ListingAction[] {
  const { review, status, appeal } = listing;
  // An open appeal alone decides whether it is shown.
  if (appeal?.outcome === null) return [];
  const featured = isFeatured(listing, now);
  const decision = review === 'unreviewed' ? null : review;
  const ad = { status, isHidden: isKept(listing), isFeatured: featured, decision };
  // Its reason is asked for afterwards.
  return likelyFor(review, featured ? 'unfeature' : 'feature').filter((action) => mayReview(ad, action, 'other').ok);
}

/** Whether it brings an ad to visitors, which is what most of those that wait are for. */
export const isShowing = (action: ListingAction): boolean => action === 'approve' || action === 'restore';

/** Whether visitors find anything at its address: of what the desk keeps back they find nothing. */
export const hasPage = (listing: Pick<DeskListingDetail, 'review' | 'status'>): boolean =>
  listing.status !== 'deleted' && !isKept(listing);
