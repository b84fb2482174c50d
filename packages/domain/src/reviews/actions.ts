import type { ListingStatus } from '../properties/status.ts';
import { REVIEW_NOT_POSSIBLE, REVIEW_REASON_MISSING } from '../staff/messages.ts';
import { allowed, type Refusal, refused } from '../verdict.ts';
import type { ReviewReason } from './reasons.ts';

/**
 * What the desk decided about an ad last; `changed` where its seller changed it since, `held` where it waits unseen.
 */
export type Decision = 'approved' | 'sent_back' | 'hidden' | 'changed' | 'held';

/** An ad as the desk's decisions see it. */
export interface Reviewed {
  status: ListingStatus;
  /** The desk keeps it from being shown. */
  isHidden: boolean;
  isFeatured: boolean;
  decision: Decision | null;
}

export type ReviewAction = 'approve' | 'send-back' | 'hide' | 'restore' | 'feature' | 'unfeature';

const needsReason = (action: ReviewAction) => action === 'send-back' || action === 'hide';

const waits = (decision: Decision | null) => decision === 'changed' || decision === 'held';

/** Which ads each action is for. A deleted ad is nobody's business any more. */
const FITS: Record<ReviewAction, (ad: Reviewed) => boolean> = {
  approve: ({ isHidden, decision }) => isHidden || decision !== 'approved',
  'send-back': ({ isHidden, decision }) => !isHidden || waits(decision),
  hide: ({ isHidden, decision }) => !isHidden || decision === 'sent_back' || waits(decision),
  restore: ({ isHidden }) => isHidden,
  feature: ({ status, isHidden, isFeatured }) => status === 'active' && !isHidden && !isFeatured,
  unfeature: ({ isFeatured }) => isFeatured,
};

/** Whether the desk may do something with an ad; the seller always reads why theirs is taken down. */
export function mayReview(ad: Reviewed, action: ReviewAction, reason?: ReviewReason): { ok: true } | Refusal {
  if (ad.status === 'deleted' || !FITS[action](ad)) return refused({ REVIEW_NOT_POSSIBLE });
  return needsReason(action) && !reason ? refused({ REVIEW_REASON_MISSING }) : allowed;
}
