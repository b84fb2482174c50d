import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useContent } from '../content/contentFor.ts';
import { failures } from '../content/failures.ts';
import { siteName } from '../content/siteName.ts';
import { useLocale } from '../locale/Locale.tsx';
import { localePath } from '../locale/localePath.ts';
import { failureOf } from './failureOf.ts';
import { laterComponent } from './LaterPart.tsx';

const FailedPart = laterComponent(() => import('./FailedPart.tsx'));

/** Till that code comes, and where it does not. */
function PlainFailure({ error }: { error: unknown }) {
  const words = useContent('failures', failures)[failureOf(error)];
  return (
    <div role="alert">
      <Typography variant="h2" component="h1">
        {words.heading}
      </Typography>
      <Typography>{words.text}</Typography>
    </div>
  );
}

/** Says that a screen broke, reports it and offers to try again. */
export function Failed({ error }: { error: unknown }) {
  return (
    <Suspense fallback={<PlainFailure error={error} />}>
      <FailedPart error={error} />
    </Suspense>
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
      <Failed error={error} />
    </Stack>
  );
}
