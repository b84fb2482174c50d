import { FailedState } from '@karachi-estates/design-system/FailedState';
import Container from '@mui/material/Container';
import { use, useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { useContent } from '../content/contentFor.ts';
import { failures } from '../content/failures.ts';
import { siteName } from '../content/siteName.ts';
import { referenceOf } from '../data/reference.ts';
import { SessionContext } from '../session/SessionProvider.tsx';
import { useScreen } from '../session/useScreen.ts';
import { failureOf } from './failureOf.ts';

/** Says that a screen broke. It reports the error to the server and offers to try again. */
export default function FailedPart({ error }: { error: unknown }) {
  const failuresWords = useContent('failures', failures);
  const failure = failureOf(error);
  const words = failuresWords[failure];
  const hasFrame = useScreen()?.chrome !== 'dashboard';
  const session = use(SessionContext);
  // Not the screen failed: it waits until the server can say who is here.
  const isWaiting = session !== null && error === session.error;
  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    import('../reports/report.ts').then(({ report }) => report(error)).catch(() => undefined);
  }, [error]);
  const part = (
    <>
      {/* The server has no title for a page that it could not make. */}
      <title>{`${words.heading} | ${siteName}`}</title>
      <FailedState
        level={1}
        title={words.heading}
        reference={referenceOf(error)}
        onRetry={failure === 'address' ? undefined : isWaiting ? session.retry : () => window.location.reload()}
      >
        {words.text}
      </FailedState>
    </>
  );
  if (!isWaiting) return part;
  // Nothing stands around it: the frame of the workspace comes with its seller.
  return (
    <Container component={hasFrame ? 'div' : 'main'} sx={{ py: { xs: 6, lg: 12 } }}>
      {part}
    </Container>
  );
}
