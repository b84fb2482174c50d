import { HOME_FULL, HOME_JOINED_ALREADY, HOME_OFFER_DELETED, HOME_SAME_SELLER } from '../staff/messages.ts';
import { allowed, refused, type Verdict } from '../verdict.ts';

/**
 * The most offers of one home (product rule): more sellers than this do not offer one home, something else is wrong.
 */
export const MOST_OFFERS = 20;

/** The most characters of the reason why offers are joined or parted. */
export const MOST_HOME_REASON = 500;

/** What decides whether a listing may be joined with others under one home. */
export interface JoinedOffer {
  id: number;
  sellerId: number;
  purpose: 'sale' | 'rent';
  status: string;
}

/** A listing that is to be joined, and all that it is joined with already, itself included. */
interface JoinedListing {
  id: number;
  offers: readonly JoinedOffer[];
}

const isOnOffer = ({ status }: JoinedOffer) => status !== 'deleted';

const isSameOffer = (one: JoinedOffer, other: JoinedOffer) =>
  one.sellerId === other.sellerId && one.purpose === other.purpose;

/**
 * Whether two listings may be joined under one home, each with all that it is joined with already. A seller offers a
 * home once for sale and once to let: what the same seller posts twice is a repeated listing, and not another offer.
 * What is deleted stays joined, since it may come back, and counts for nothing meanwhile.
 */
export function mayJoin(one: JoinedListing, other: JoinedListing): Verdict {
  if (one.offers.some(({ id }) => other.offers.some((each) => each.id === id))) return refused({ HOME_JOINED_ALREADY });
  const isGone = [one, other].some(({ id, offers }) => offers.some((each) => each.id === id && !isOnOffer(each)));
  if (isGone) return refused({ HOME_OFFER_DELETED });
  const [ones, others] = [one.offers.filter(isOnOffer), other.offers.filter(isOnOffer)];
  if (ones.some((each) => others.some((beside) => isSameOffer(each, beside)))) return refused({ HOME_SAME_SELLER });
  return ones.length + others.length > MOST_OFFERS ? refused({ HOME_FULL }) : allowed;
}

/** What is deleted among offers that are joined, and whose seller offers the home anew: it is to be parted. */
export const offeredAnew = (offers: readonly JoinedOffer[]): number[] =>
  offers
    .filter((gone) => !isOnOffer(gone) && offers.some((each) => isOnOffer(each) && isSameOffer(gone, each)))
    .map(({ id }) => id);
