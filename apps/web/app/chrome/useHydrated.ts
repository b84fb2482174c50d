import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the browser takes its page over, so that both draw the same; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
