import { LISTING_STATUS_LABELS, type ListingStatus } from '@karachi-estates/domain/properties/status';
import type { ChipProps } from '@mui/material/Chip';

const COLORS: Record<ListingStatus, NonNullable<ChipProps['color']>> = {
  active: 'success',
  paused: 'warning',
  sold: 'primary',
  rented: 'info',
  deleted: 'default',
};

/**
 * Where a listing stands in its life, as MUI's Chip shows it: `<Chip size="small" {...listingStatusChip(status)} />`.
 *
 * @param pausedByPlan what is said where the plan and not the seller paused it
 */
export function listingStatusChip(status: ListingStatus, pausedByPlan?: string): Pick<ChipProps, 'color' | 'label'> {
  return {
    color: COLORS[status],
    label: status === 'paused' && pausedByPlan ? pausedByPlan : LISTING_STATUS_LABELS[status],
  };
}
