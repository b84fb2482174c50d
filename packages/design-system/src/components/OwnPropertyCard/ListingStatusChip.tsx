import { type ListingStatus, listingStatusLabel } from '@karachi-estates/domain/properties/status';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { type Tone, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale } from '../../words/KitWords.tsx';

const TONES: Partial<Record<ListingStatus, Tone>> = {
  active: 'success',
  paused: 'warning',
  sold: 'primary',
  rented: 'info',
};

const Root = styled(Chip, { name: 'KeOwnPropertyCard', slot: 'Status' })<{ ownerState: { status: ListingStatus } }>(
  memoTheme(({ theme }) => ({
    variants: Object.entries(TONES).map(([status, tone]) => ({
      props: { status: status as ListingStatus },
      style: tint(theme, tone),
    })),
  })),
);

export interface ListingStatusChipProps extends Omit<ChipProps, 'label' | 'color' | 'ref'> {
  /** Where the listing stands. */
  status: ListingStatus;
  /** What is said instead of 'Paused' where the plan and not the seller paused it. */
  pausedByPlan?: string | undefined;
  /** What is said instead where the operator keeps it from being shown. */
  inReview?: string | undefined;
  /** The card's, where it stands in one. */
  ownerState?: object;
}

/** Where a listing stands in its life: active, paused, sold, rented or deleted. */
export function ListingStatusChip(props: ListingStatusChipProps) {
  const { status, pausedByPlan, inReview, ownerState, ...other } = props;
  const locale = useKitLocale();
  const why = inReview ?? pausedByPlan;
  const label = status === 'paused' && why ? why : listingStatusLabel(status, locale);
  return <Root size="small" label={label} ownerState={{ ...ownerState, ...props }} {...other} />;
}
