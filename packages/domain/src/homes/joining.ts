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

/**
 * Whether two listings may be joined under one home, each with all that it is joined with already. A seller offers a
 * home once for sale and once to let: what the same seller posts twice is a repeated listing, and not another offer.
 */
export function mayJoin(one: readonly JoinedOffer[], other: readonly JoinedOffer[]): Verdict {
  if (one.some(({ id }) => other.some((each) => each.id === id))) return refused({ HOME_JOINED_ALREADY });
  if ([...one, ...other].some(({ status }) => status === 'deleted')) return refused({ HOME_OFFER_DELETED });
  const isRepeated = one.some(({ sellerId, purpose }) =>
    other.some((each) => each.sellerId === sellerId && each.purpose === purpose),
  );
  if (isRepeated) return refused({ HOME_SAME_SELLER });
  return one.length + other.length > MOST_OFFERS ? refused({ HOME_FULL }) : allowed;
}
