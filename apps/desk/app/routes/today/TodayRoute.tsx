import type { Today } from '@karachi-estates/contracts/desk';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { hairline } from '@karachi-estates/design-system/theme/looks';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { Page } from '../../chrome/Page.tsx';
import { ScreenSkeleton } from '../../chrome/ScreenSkeleton.tsx';
import { today as words } from '../../content/today.ts';
import { CallFailed } from '../../data/call.ts';
import { useNow } from '../../parts/clock.ts';
import { Facts } from '../../parts/Facts.tsx';
import { age, count, moment } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';

// The charts weigh more than the rest of the desk; the queues are there before them.
const Courses = lazy(() => import('./Courses.tsx'));

type Queue = Today['queues'][number];

/** The API counts to here; one more stands for all that is more. */
const EXACT_TO = 1_000;

const filtered = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
/** The list that each queue is worked in. */
const PLACES: Partial<Record<Queue['key'], string>> = {
  review: '/reviews',
  appeals: `/reviews${filtered({ kind: 'appeal' })}`,
  reports: `/reports${filtered({ state: 'open' })}`,
  duplicates: `/duplicates${filtered({ state: 'open' })}`,
  payments: `/orders${filtered({ waits: 'true' })}`,
  refunds: `/orders${filtered({ refund: 'true' })}`,
  // The list without a filter, whatever it was filtered by last.
  lines: `/statements${filtered({})}`,
  marks: `/sellers${filtered({ asks: 'true' })}`,
  support: `/support${filtered({ state: 'open' })}`,
  leads: `/leads${filtered({ owner: 'none', stage: 'open' })}`,
  mails: '/stuck',
  jobs: '/stuck',
  lead_reminders: `/leads${filtered({ due: 'true' })}`,
  interest_reminders: `/interest${filtered({ due: 'true' })}`,
  drafts: `/articles${filtered({ state: 'draft' })}`,
  scheduled: `/articles${filtered({ state: 'scheduled' })}`,
  newsletters: `/newsletters${filtered({ state: 'under_way' })}`,
  interest: `/interest${filtered({ owner: 'none', stage: 'open' })}`,
};

const Queues = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  // Two beside each other on a phone.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' },
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  listStyle: 'none',
}));

const Tile = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  padding: theme.spacing(2),
  border: hairline(theme),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '&:has(a:hover)': { borderColor: (theme.vars ?? theme).palette.primary.main },
  '& strong': { ...theme.typography.h3, fontVariantNumeric: 'tabular-nums' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  // The whole tile is pressed.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}));

function QueueTile({ queue }: { queue: Queue }) {
  const now = useNow();
  const place = PLACES[queue.key];
  const name = words.queue[queue.key];
  return (
    <Tile>
      <Typography variant="body2" color="textSecondary" component="span">
        {place ? <Link to={place}>{name}</Link> : name}
      </Typography>
      <strong>{queue.count > EXACT_TO ? words.more(count(EXACT_TO)) : count(queue.count)}</strong>
      <Typography variant="body2" color="textSecondary" component="span">
        {queue.oldest_at && words.oldest(age(queue.oldest_at, now))}
      </Typography>
    </Tile>
  );
}

// The places of queues in which nothing waits: still a way there, without a tile.
const Clear = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(2),
  marginBlockEnd: theme.spacing(3),
  color: (theme.vars ?? theme).palette.text.secondary,
  '& p': { margin: 0 },
  '& ul': { display: 'contents', listStyle: 'none' },
  '& a': { color: 'inherit' },
  // Each is still pressed with a thumb.
  '& :is(a, span)': { display: 'inline-block', paddingBlock: theme.spacing(0.75) },
}));

function ClearQueues({ queues }: { queues: readonly Queue[] }) {
  const id = useId();
  return (
    <Clear>
      <p id={id}>{words.clear}</p>
      <ul aria-labelledby={id}>
        {queues.map(({ key }) => {
          const place = PLACES[key];
          return (
            <li key={key}>{place ? <Link to={place}>{words.queue[key]}</Link> : <span>{words.queue[key]}</span>}</li>
          );
        })}
      </ul>
    </Clear>
  );
}

/** The oldest waiting thing first. */
const byAge = (a: Queue, b: Queue) => (a.oldest_at ?? '9').localeCompare(b.oldest_at ?? '9');

/** What waits, what has come since one's last visit, and how the last thirty days went. */
export default function TodayRoute() {
  const { data, isPending, isFetching, error, refetch } = useGetOne<Today & { id: string }>('today', { id: 'now' });
  if (error) {
    return (
      <Page title={words.title}>
        <FailedState
          title={words.failed}
          onRetry={refetch}
          retrying={isFetching}
          reference={error instanceof CallFailed ? error.requestId : undefined}
        >
          {error instanceof CallFailed ? error.message : undefined}
        </FailedState>
      </Page>
    );
  }
  if (isPending || !data) {
    return (
      <Page title={words.title}>
        <ScreenSkeleton />
      </Page>
    );
  }
  const { since } = data;
  const waiting = data.queues.filter((queue) => queue.count > 0);
  const clear = data.queues.filter((queue) => queue.count === 0);
  return (
    <Page title={words.title}>
      <Typography variant="h4" component="h2" gutterBottom>
        {words.queues}
      </Typography>
      {data.queues.length === 0 ? (
        <EmptyState title={words.noQueues.title} sx={{ marginBlockEnd: 3 }}>
          {words.noQueues.text}
        </EmptyState>
      ) : (
        <>
          {waiting.length > 0 && (
            <Queues>
              {waiting.toSorted(byAge).map((queue) => (
                <QueueTile key={queue.key} queue={queue} />
              ))}
            </Queues>
          )}
          {clear.length > 0 && <ClearQueues queues={clear} />}
        </>
      )}
      <Panel title={words.since.title}>
        <Typography variant="body2" color="textSecondary" gutterBottom>
          {since.at ? words.since.at(moment(since.at)) : words.since.first}
        </Typography>
        {since.at && (
          <Facts
            facts={(['listings', 'sold', 'leads', 'sellers', 'payments'] as const).map((name) => {
              const came = since[name];
              return [words.since[name], came === null ? null : count(came)];
            })}
          />
        )}
      </Panel>
      <Typography variant="h4" component="h2" gutterBottom sx={{ marginBlockStart: 3 }}>
        {words.courses}
      </Typography>
      <Suspense fallback={<ScreenSkeleton rows={4} />}>
        <Courses days={data.days} />
      </Suspense>
    </Page>
  );
}
