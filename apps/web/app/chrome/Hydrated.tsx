import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while a part of the page hydrates, so that both render the same; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
