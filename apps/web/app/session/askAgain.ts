import { useEffect, useRef } from 'react';
import { useSession } from './SessionProvider.tsx';

/** That a browser is online says only that there may be a network: it asks again after so long, later less often. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** Asks the server again who is here while it cannot be reached. Pages load it after what they begin with. */
export function useAskAgain() {
  const { error, retry } = useSession();
  const wait = useRef(FIRST_WAIT_MS);
  useEffect(() => {
    if (!error) {
      wait.current = FIRST_WAIT_MS;
      return;
    }
    const timer = setTimeout(retry, wait.current);
    wait.current = Math.min(2 * wait.current, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [error, retry]);
}

/** The same on a screen that waits for the answer. */
export function AskAgain() {
  useAskAgain();
  return null;
}
