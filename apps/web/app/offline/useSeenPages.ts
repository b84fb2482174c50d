import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { atLeisure } from '../atLeisure.ts';

/** Lets the service worker keep the pages that are seen, for when there is no network. */
export function useSeenPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return atLeisure(() => {
      // It is a comfort: without it everything works that needs no network to be absent.
      import('./keepPage.ts').then(({ keepPage }) => keepPage(pathname + search)).catch(() => undefined);
    });
  }, [pathname, search]);
}
