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
  const files: string[] = [];
  if (!registration) {
    registration = navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    document.addEventListener('click', openWholePages, { capture: true });
    // What says that something did not arrive must be there before.
    await import('../chrome/NoticeBoard.tsx');
    files.push(...performance.getEntriesByType('resource').map(({ name }) => name));
  }
  await registration;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ page, files });
}
