import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../whenIdle.ts';

/** Lets the service worker cache the pages that are seen, for when there is no network. */
export function useSeenPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return whenIdle(() => {
      // It is a comfort: without it everything works that needs no network to be absent.
      import('./cachePage.ts').then(({ cachePage }) => cachePage(pathname + search)).catch(() => undefined);
    });
  }, [pathname, search]);
}
