import type { OwnEvent } from '@karachi-estates/contracts/ownProperties';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { fullDate } from '@karachi-estates/domain/day';
import { formatPriceShort } from '@karachi-estates/domain/properties/price';
import { listingStatusLabel } from '@karachi-estates/domain/properties/status';
import { REVIEW_REASONS } from '@karachi-estates/domain/reviews/reasons';
import type { Locale } from '@karachi-estates/domain/words/locale';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { type DashboardContent, dashboard } from '../../content/dashboard.ts';
import { fill } from '../../content/fill.ts';
import { useMyPropertyHistory } from '../../data/ownProperties.ts';
import { useLocale } from '../../locale/Locale.tsx';

function saidOf(
  { action, reason, status, price }: OwnEvent,
  words: DashboardContent['history'],
  locale: Locale,
): string {
  if (!action) {
    return fill(words.state, {
      status: status ? listingStatusLabel(status, locale) : '',
      price: formatPriceShort(price ?? 0, locale),
    });
  }
  const what = words.actions[action];
  return reason ? fill(words.because, { what, why: REVIEW_REASONS[reason][locale] }) : what;
}

/** What happened to one's own listing: states, prices, and what the desk did, the latest first. */
export function OwnHistory({ id }: { id: number }) {
  const { history: words } = useContent('dashboard', dashboard);
  const locale = useLocale();
  const { data, error, reference, retry } = useMyPropertyHistory(id);
  return (
    <Stack component="section" spacing={1} aria-labelledby="history">
      <Typography id="history" variant="h4" component="h2">
        {words.heading}
      </Typography>
      {error && !data && <FailedState level={3} reference={reference} onRetry={retry} />}
      {!error && !data && (
        <div role="status" aria-label={words.loading}>
          <Skeleton variant="rounded" height={72} />
        </div>
      )}
      {data?.length === 0 && <Typography color="textSecondary">{words.none}</Typography>}
      {data && data.length > 0 && (
        <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((event, place) => (
            <li key={`${event.at}-${place}`}>
              <Typography>{saidOf(event, words, locale)}</Typography>
              <Typography variant="caption" color="textSecondary">
                {fullDate(event.at, locale)}
              </Typography>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
