import { LISTING_STATUS_LABELS, type ListingStatus } from '@karachi-estates/domain/properties/status';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';

export interface StatusBadgeProps {
  /** Where the listing stands. */
  status: ListingStatus;
  /** The plan paused it and not the seller. */
  isPausedByPlan?: boolean;
  /** What it says then; the names of the states are the domain's. */
  pausedByPlanLabel?: string;
}

const TONES: Record<ListingStatus, NonNullable<BadgeProps['tone']>> = {
  active: 'success',
  paused: 'warning',
  sold: 'primary',
  rented: 'info',
  deleted: 'neutral',
};

/**
 * Where a listing stands in its life: active, paused, sold, rented or deleted.
 *
 * Use Badge instead for everything else that is said in a word.
 */
export function StatusBadge({
  status,
  isPausedByPlan = false,
  pausedByPlanLabel = 'Paused by plan',
}: StatusBadgeProps) {
  const label = status === 'paused' && isPausedByPlan ? pausedByPlanLabel : LISTING_STATUS_LABELS[status];
  return <Badge tone={TONES[status]}>{label}</Badge>;
}
