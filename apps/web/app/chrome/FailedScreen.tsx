import { reportClientError } from '@karachi-estates/contracts/settings';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { failures } from '../content/failures.ts';
import { CallFailed, call } from '../data/call.ts';
import styles from './FailedScreen.module.css';

/** Stands where a screen broke. It tells the server, so that somebody hears of it, and can be tried again. */
export function FailedScreen({ error }: { error: unknown }) {
  const isOffline = error instanceof CallFailed && error.status === 0;
  const words = isOffline ? failures.offline : failures.broken;
  useEffect(() => {
    if (isOffline || isRouteErrorResponse(error)) return;
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const body = {
      message: message.slice(0, 2000),
      stack: stack?.slice(0, 8000),
      url: window.location.href.slice(0, 2000),
    };
    call(reportClientError, { body }).catch(() => undefined);
  }, [error, isOffline]);
  return (
    <main className={styles.screen}>
      <FailedState level={1} title={words.heading} onRetry={() => window.location.reload()}>
        {words.text}
      </FailedState>
    </main>
  );
}
