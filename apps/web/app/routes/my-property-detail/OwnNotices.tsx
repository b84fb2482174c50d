import type { OwnProperty, OwnReview } from '@karachi-estates/contracts/ownProperties';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { mendPath, REVIEW_REASONS } from '@karachi-estates/domain/reviews/reasons';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useContent } from '../../content/contentFor.ts';
import { dashboard } from '../../content/dashboard.ts';
import { useLocale } from '../../locale/Locale.tsx';

/** Why the ad is not shown, what to change, and the way to say that this is wrong. */
function ReviewNotice({ id, review }: { id: number; review: OwnReview }) {
  const { review: words } = useContent('dashboard', dashboard);
  const locale = useLocale();
  const { state, reason, appeal, appeal_token: token } = review;
  const isWaiting = state === 'held';
  return (
    <Alert severity={isWaiting ? 'info' : 'warning'}>
      <Stack spacing={1} sx={{ alignItems: 'start' }}>
        <div>{words.states[state]}</div>
        {!isWaiting && reason && <div>{REVIEW_REASONS[reason][locale]}</div>}
        {!isWaiting && review.words && (
          <Box dir="auto" sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
            {review.words}
          </Box>
        )}
        {appeal === 'open' && <div>{words.open}</div>}
        {appeal === 'rejected' && <div>{words.rejected}</div>}
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          {state === 'sent_back' && (
            <Button size="small" href={mendPath(id, reason)}>
              {words.change}
            </Button>
          )}
          {appeal === 'possible' && token && (
            <Button size="small" variant="outlined" href={`/appeal-listing?${new URLSearchParams({ token })}`}>
              {words.appeal}
            </Button>
          )}
        </Stack>
      </Stack>
    </Alert>
  );
}

/** Why the plan keeps the ad from being shown. */
function PlanNotice() {
  const { myProperties, limit } = useContent('dashboard', dashboard);
  return (
    <Alert
      severity="warning"
      action={
        <Button href="/plans" size="small">
          {limit.action}
        </Button>
      }
    >
      {myProperties.pausedByPlan}
    </Alert>
  );
}

interface OwnNoticesProps {
  property: OwnProperty;
  isBusy: boolean;
  onConfirm: () => void;
  onBringBack: () => void;
}

/** The question whether it is still to be had, and what followed where nobody answered. */
function FreshnessNotice({ property, isBusy, onConfirm, onBringBack }: OwnNoticesProps) {
  const { detail: words } = useContent('dashboard', dashboard);
  const [text, label, onPress] = property.left_lists
    ? [words.left, words.bringBack, onBringBack]
    : [words.asked, words.confirm, onConfirm];
  return (
    <Alert
      severity={property.left_lists ? 'warning' : 'info'}
      action={
        <Button size="small" onClick={onPress} {...heldWhile(isBusy)}>
          {label}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

/** What keeps an ad from being shown, or soon will, with the way to mend it. */
export function OwnNotices(props: OwnNoticesProps) {
  const { property_id: id, review, paused_by_plan: isPausedByPlan, left_lists: hasLeft, asked } = props.property;
  return (
    <>
      {review && <ReviewNotice id={id} review={review} />}
      {isPausedByPlan && <PlanNotice />}
      {(hasLeft || asked) && <FreshnessNotice {...props} />}
    </>
  );
}
