import { FailedState } from '@karachi-estates/design-system/FailedState';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { useContent } from '../content/contentFor.ts';
import { failures } from '../content/failures.ts';
import { siteName } from '../content/siteName.ts';
import { referenceOf } from '../data/reference.ts';
import type { FailedProps } from './FailedScreen.tsx';
import { failureOf } from './failureOf.ts';

/** Says that a screen broke. It reports the error to the server and offers to try again. */
export default function FailedPart({ error, onRetry = () => window.location.reload() }: FailedProps) {
  const failuresWords = useContent('failures', failures);
  const failure = failureOf(error);
  const words = failuresWords[failure];
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
        onRetry={failure === 'address' ? undefined : onRetry}
      >
        {words.text}
      </FailedState>
    </>
  );
}
