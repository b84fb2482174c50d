import type { InsightTotals } from '@karachi-estates/contracts/insights';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { StatTile } from '@karachi-estates/design-system/StatTile';
import { fullDate } from '@karachi-estates/domain/day';
import { EVENT_KINDS, startOfDay } from '@karachi-estates/domain/insights/insights';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { WorkspaceHead, WorkspacePage } from '../../chrome/WorkspacePage.tsx';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { insights } from '../../content/insights.ts';
import { useInsights } from '../../data/insights.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { ListingInsights } from './ListingInsights.tsx';
import { LockedInsights } from './LockedInsights.tsx';
import { YearInsights } from './YearInsights.tsx';

export const meta = privatePageMeta('/insights');

function Totals({ from, until, totals }: InsightTotals) {
  const locale = useLocale();
  const words = useContent('insights', insights);
  const day = (text: string) => fullDate(startOfDay(text), locale);
  return (
    <Stack component="section" spacing={1.5} aria-labelledby="totals">
      <Typography id="totals" variant="h3" component="h2">
        {words.totals.heading}
      </Typography>
      <Typography color="textSecondary">{fill(words.totals.span, { from: day(from), until: day(until) })}</Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 45%), 1fr))', gap: 2, m: 0 }}
      >
        {EVENT_KINDS.map((kind) => (
          <StatTile key={kind} label={words.kinds[kind]} value={totals[kind]} note={words.kindNotes[kind]} />
        ))}
      </Box>
    </Stack>
  );
}

/** What visitors do with a seller's listings, as far as the plan goes; what it lacks is shown with invented figures. */
export default function InsightsRoute() {
  const words = useContent('insights', insights);
  const { data, error, reference, retry } = useInsights();
  return (
    <WorkspacePage>
      <WorkspaceHead heading={words.heading} />
      <Typography color="textSecondary">{words.lead}</Typography>
      {!data && error && <FailedState title={words.failed} reference={reference} onRetry={retry} />}
      {!data && !error && (
        <Skeleton variant="rounded" role="status" aria-label={words.loading} sx={{ height: '12rem' }} />
      )}
      {data && (
        <>
          <Totals {...data} />
          {data.level === 'totals' ? (
            <LockedInsights plan="pro" />
          ) : (
            <ListingInsights withChanges={data.level === 'all'} />
          )}
          {data.level === 'all' ? <YearInsights /> : <LockedInsights plan="premium" />}
        </>
      )}
      <Typography variant="body2" color="textSecondary">
        {words.how}
      </Typography>
    </WorkspacePage>
  );
}
