import type { ListingCourse } from '@karachi-estates/contracts/insights';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { fullDate } from '@karachi-estates/domain/day';
import { EVENT_KINDS, type EventKind, startOfDay } from '@karachi-estates/domain/insights/insights';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { insights } from '../../content/insights.ts';
import { useListingCourse, useListingTotals } from '../../data/insights.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { Course } from './Course.tsx';
import { FiguresBehind, FiguresTable } from './FiguresTable.tsx';
import { ListingMoves } from './ListingMoves.tsx';

const isKind = (value: string | null): value is EventKind => (EVENT_KINDS as readonly unknown[]).includes(value);

function ListingDays({ course, kind }: { course: ListingCourse; kind: EventKind }) {
  const locale = useLocale();
  const { listing, kinds } = useContent('insights', insights);
  const days = course.days.map(({ day, counts, median }) => ({
    day,
    // '3 November 2026' without its year, in both languages.
    name: fullDate(startOfDay(day), locale).split(' ').slice(0, 2).join(' '),
    own: counts[kind],
    median: median?.[kind] ?? null,
  }));
  const own = `${kinds[kind]}: ${course.totals[kind].toLocaleString('en')}`;
  return (
    <>
      <Typography>
        {course.median
          ? fill(listing.compared, { own, count: course.similar, median: course.median[kind].toLocaleString('en') })
          : fill(listing.tooFew, { own })}
      </Typography>
      <Course
        points={days.map(({ name }) => name)}
        lines={[
          { label: listing.own, values: days.map((each) => each.own) },
          ...(course.median ? [{ label: listing.median, values: days.map(({ median }) => median) }] : []),
        ]}
      />
      <FiguresBehind label={listing.table}>
        <FiguresTable
          label={`${course.title}: ${kinds[kind]}`}
          columns={[listing.day, listing.own, listing.median]}
          rows={days.toReversed().map((each) => ({
            key: each.day,
            name: each.name,
            cells: [each.own, each.median ?? listing.noMedian],
          }))}
        />
      </FiguresBehind>
    </>
  );
}

function OneListing({ id, kind }: { id: number; kind: EventKind }) {
  const { failed, loading } = useContent('insights', insights);
  const { data, error, reference, retry } = useListingCourse(id);
  if (data) return <ListingDays course={data} kind={kind} />;
  if (error) return <FailedState title={failed} reference={reference} onRetry={retry} level={3} />;
  return <Skeleton variant="rounded" role="status" aria-label={loading} sx={{ height: '20rem' }} />;
}

/** A seller's listings one by one: by day and kind beside similar ones and, where the plan has it, what changes did. */
export function ListingInsights({ withChanges }: { withChanges: boolean }) {
  const { listing: words, kinds, failed, loading } = useContent('insights', insights);
  const { data, error, reference, retry } = useListingTotals();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('listing'));
  const chosen = data?.find(({ property_id }) => property_id === asked) ?? data?.[0];
  const kindAsked = params.get('kind');
  const kind = isKind(kindAsked) ? kindAsked : 'view';

  const choose = (name: string, value: string) =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <Stack component="section" spacing={2} aria-labelledby="each-listing" sx={{ '& > *': { minWidth: 0 } }}>
      <Typography id="each-listing" variant="h3" component="h2">
        {words.heading}
      </Typography>
      {!data && error && <FailedState title={failed} reference={reference} onRetry={retry} level={3} />}
      {!data && !error && <Typography role="status">{loading}</Typography>}
      {data && !chosen && <Typography color="textSecondary">{words.none}</Typography>}
      {data && chosen && (
        <>
          <TextField
            select
            label={words.choose}
            value={chosen.property_id}
            onChange={(event) => choose('listing', event.target.value)}
            sx={{ maxWidth: '32rem' }}
          >
            {data.map(({ property_id, title, totals }) => (
              <MenuItem key={property_id} value={property_id} sx={{ whiteSpace: 'normal' }}>
                <bdi>{title}</bdi> {`(${kinds[kind]}: ${totals[kind].toLocaleString('en')})`}
              </MenuItem>
            ))}
          </TextField>
          <ToggleButtonGroup
            exclusive
            value={kind}
            aria-label={words.kind}
            onChange={(_, value: EventKind | null) => value && choose('kind', value)}
            sx={{ flexWrap: 'wrap' }}
          >
            {EVENT_KINDS.map((each) => (
              <ToggleButton key={each} value={each}>
                {kinds[each]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <OneListing id={chosen.property_id} kind={kind} />
          {withChanges && <ListingMoves id={chosen.property_id} />}
        </>
      )}
    </Stack>
  );
}
