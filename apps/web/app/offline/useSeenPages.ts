import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { whenIdle } from '../whenIdle.ts';

/** Lets the service worker cache the pages that are seen, for when there is no network. */
export function useSeenPages(): void {
  // With the language, which the router leaves out of its paths.
  const page = useHref(useLocation());
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return whenIdle(() => {
      // It is a comfort: without it everything works that needs no network to be absent.
      import('./cachePage.ts').then(({ cachePage }) => cachePage(page)).catch(() => undefined);
    });
  }, [page]);
}
