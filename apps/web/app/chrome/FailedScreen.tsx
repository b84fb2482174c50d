import { FailedState } from '@karachi-estates/design-system/FailedState';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { useContent } from '../content/contentFor.ts';
import { failures } from '../content/failures.ts';
import { siteName } from '../content/siteName.ts';
import { CallFailed } from '../data/call.ts';
import { UNREADABLE } from '../data/plainAddress.ts';
import { referenceOf } from '../data/reference.ts';
import { useLocale } from '../locale/Locale.tsx';
import { localePath } from '../locale/localePath.ts';

/** Says that a screen broke. It reports the error to the server and offers to try again. */
export function FailedPart({ error }: { error: unknown }) {
  const failuresWords = useContent('failures', failures);
  const isOffline = error instanceof CallFailed && error.status === 0;
  const isAddress = isRouteErrorResponse(error) && error.status === UNREADABLE;
  const words = failuresWords[isAddress ? 'address' : isOffline ? 'offline' : 'broken'];
  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    import('../reports/report.ts').then(({ report }) => report(error)).catch(() => undefined);
  }, [error]);
  return (
    <>
      {/* The server has no title for a page that it could not make. */}
      <title>{`${words.heading} | ${siteName}`}</title>
      <FailedState
        level={1}
        title={words.heading}
        reference={referenceOf(error)}
        onRetry={isAddress ? undefined : () => window.location.reload()}
      >
        {words.text}
      </FailedState>
    </>
  );
}

/** Stands in place of the whole page where nothing around the screen can be trusted. */
export function FailedScreen({ error }: { error: unknown }) {
  return (
    <Stack
      component="main"
      spacing={4}
      sx={{
        flex: 1,
        justifyContent: 'center',
        alignItems: 'center',
        minHeight: '100svh',
        px: 2,
        py: { xs: 6, lg: 12 },
      }}
    >
      {/* A fresh start: what broke may be what would follow a link. */}
      <Link component="a" href={localePath(useLocale(), '/')} variant="h4" color="textPrimary" underline="none">
        {siteName}
      </Link>
      <FailedPart error={error} />
    </Stack>
  );
}
