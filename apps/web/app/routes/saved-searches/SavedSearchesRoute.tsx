import { FailedState } from '@karachi-estates/design-system/FailedState';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { useFocusRestore } from '@karachi-estates/design-system/theme/useFocusRestore';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useContent } from '../../content/contentFor.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { referenceOf } from '../../data/reference.ts';
import { useSavedSearches } from '../../data/searches.ts';
import { DeviceAlerts } from '../../searches/DeviceAlerts.tsx';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { DeviceSearches } from './DeviceSearches.tsx';
import { NoSearches } from './NoSearches.tsx';
import { SavedSearchCard } from './SavedSearchCard.tsx';

export const meta = privatePageMeta('/saved-searches');

/** The saved searches: of the account, or those that a guest keeps on this device. */
export default function SavedSearchesRoute() {
  const { list, kept } = useContent('savedSearches', savedSearches);
  const { status, user, error, retry } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusRestore(heading);
  return (
    <Container sx={{ display: 'grid', gap: 3, paddingBlockStart: 4, paddingBlockEnd: 8, '& > *': { minWidth: 0 } }}>
      <Stack spacing={1}>
        <Typography ref={heading} variant="h2" component="h1">
          {list.heading}
        </Typography>
        {status !== 'checking' && (
          <Typography color="textSecondary">{status === 'user' ? list.lead : kept.lead}</Typography>
        )}
      </Stack>
      {error ? (
        <FailedState title={list.failed.heading} reference={referenceOf(error)} onRetry={retry}>
          {list.failed.text}
        </FailedState>
      ) : status === 'guest' ? (
        <DeviceSearches />
      ) : (
        <AccountSearches accountId={user?.id} />
      )}
    </Container>
  );
}

/** The saved searches of the account: rename, pause, delete, and the way to their homes. */
function AccountSearches({ accountId }: { accountId: number | undefined }) {
  const { list } = useContent('savedSearches', savedSearches);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, error, reference, retry, isLoading } = useSavedSearches(accountId, cursors);
  if (!data && error) {
    return (
      <FailedState title={list.failed.heading} reference={reference} onRetry={retry}>
        {list.failed.text}
      </FailedState>
    );
  }
  if (!data) {
    return (
      <Stack spacing={2} role="status" aria-label={list.loading}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} variant="rounded" height={132} />
        ))}
      </Stack>
    );
  }
  const { searches, next } = data;
  if (searches.length === 0) return <NoSearches />;
  return (
    <>
      {!data.email_confirmed && (
        <Alert
          severity="info"
          role="note"
          action={
            <Button variant="outlined" size="small" href="/profile">
              {list.profile}
            </Button>
          }
        >
          {list.unproven}
        </Alert>
      )}
      <DeviceAlerts />
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {searches.map((search) => (
          <li key={search.search_id}>
            <SavedSearchCard search={search} />
          </li>
        ))}
      </Stack>
      {error && <FailedState title={list.failed.heading} reference={reference} onRetry={retry} />}
      {next && (
        <Button
          variant="outlined"
          size="large"
          onClick={() => setCursors([...cursors, next])}
          sx={{ justifySelf: 'center' }}
          {...heldWhile(isLoading)}
        >
          {isLoading ? list.loading : list.more}
        </Button>
      )}
    </>
  );
}
