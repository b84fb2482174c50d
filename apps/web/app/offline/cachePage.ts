import { laterCodeIsThere } from '../chrome/LaterPart.tsx';
import { onceSomebodyIsThere } from '../chrome/somebody.ts';
import { localePath, splitLocale } from '../locale/localePath.ts';

let registration: Promise<unknown> | undefined;

/**
 * Without a network, a link within the site asks for a whole page: cached pages are documents, and the way through the
 * site's own code would need the API.
 */
function openWholePages(event: MouseEvent): void {
  if (navigator.onLine || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== window.location.origin) return;
  if (link.pathname === window.location.pathname && link.search === window.location.search) return;
  event.preventDefault();
  window.location.assign(link.href);
}

/**
 * Has the service worker cache the page that is open now. The first one also brings the files that it loaded before
 * there was a worker.
 */
export async function cachePage(page: string): Promise<void> {
  const isFirst = !registration;
  registration ??= navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch((error: unknown) => {
    // Without a network it cannot be fetched: the next page tries it again.
    registration = undefined;
    throw error;
  });
  if (isFirst) document.addEventListener('click', openWholePages, { capture: true });
  await registration;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page, files: isFirst ? loadedFiles() : [] });
  if (!isFirst) return;
  const { locale } = splitLocale(page);
  // The shortlist is read on the way to a home, where there may be no network: also by who has not opened it yet.
  if (localStorage.favourites) await cacheAhead(localePath(locale, '/favourites'));
  // The last search may have been left before there was a worker. Who has no storage has no worker either.
  const query = localStorage.lastSearch?.slice(1, -1);
  const search = localePath(locale, `/properties?${query}`);
  if (query && !(await caches.match(search, { ignoreVary: true }))) await cacheAhead(search);
  onceSomebodyIsThere(() => void cacheLaterFiles(page, active));
}

/** Has the service worker cache a page that was not opened, with the files that it starts with. */
export async function cacheAhead(page: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page, files: [] });
}

const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** What the first page loads once it is used, and what says that something did not arrive. */
async function cacheLaterFiles(page: string, worker: ServiceWorker | null): Promise<void> {
  await Promise.allSettled([import('../chrome/NoticeBoard.tsx'), laterCodeIsThere()]);
  worker?.postMessage({ page, files: loadedFiles() });
}
