import type { Viewing } from '@karachi-estates/contracts/viewings';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import EventRounded from '@mui/icons-material/EventRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useContent } from '../content/contentFor.ts';
import { viewings } from '../content/viewings.ts';
import { ViewingCard } from './ViewingCard.tsx';

interface ViewingListProps {
  /** What was read; undefined while it is on its way. */
  list: readonly Viewing[] | undefined;
  /** It could not be read. */
  failure?: { reference: string | undefined; onRetry: () => void } | undefined;
  /** What is said where there is none, and where one goes from there, if anywhere. */
  empty: { heading: string; text: string; action: string; href: string | undefined };
}

/** The viewings of one side, with the words for each state of the list. */
export function ViewingList({ list, failure, empty }: ViewingListProps) {
  const words = useContent('viewings', viewings);
  if (!list && failure) {
    return (
      <FailedState title={words.failed.heading} reference={failure.reference} onRetry={failure.onRetry}>
        {words.failed.text}
      </FailedState>
    );
  }
  if (!list) {
    return (
      <Stack spacing={2} role="status" aria-label={words.loading}>
        {[1, 2].map((place) => (
          <Skeleton key={place} variant="rounded" height={180} />
        ))}
      </Stack>
    );
  }
  if (list.length === 0) {
    const action = empty.href && (
      <Button variant="contained" href={empty.href}>
        {empty.action}
      </Button>
    );
    return (
      <EmptyState title={empty.heading} icon={<EventRounded />} action={action}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {list.map((viewing) => (
        <li key={viewing.viewing_id}>
          <ViewingCard viewing={viewing} />
        </li>
      ))}
    </Stack>
  );
}
