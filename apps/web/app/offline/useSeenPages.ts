import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Runs something when the page has loaded and has nothing better to do: keeping it must not slow it down. */
function atLeisure(work: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work);
    else setTimeout(work, 1000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Lets the service worker keep the pages that are seen, for when there is no network. */
export function useSeenPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    atLeisure(() => {
      // It is a comfort: without it everything works that needs no network to be absent.
      import('./keepPage.ts').then(({ keepPage }) => keepPage(pathname + search)).catch(() => undefined);
    });
  }, [pathname, search]);
}
