import { type MouseEvent, useEffect, useState } from 'react';
import { onceReleased } from './onceReleased.ts';

/** Brings a place of the page into view where it is not. */
function show(hash: string) {
  const place = document.getElementById(hash.slice(1));
  const top = place?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight) place?.scrollIntoView();
}

/**
 * What is chosen on a page stands in its address. The document is the same for every address, so it is read once the
 * page is alive; links to the same page with another choice are followed without loading it again.
 */
export function useAddress() {
  // Undefined before the page is alive.
  const [search, setSearch] = useState<string>();
  useEffect(() => {
    const read = () => setSearch(location.search);
    const cancel = onceReleased(read);
    addEventListener('popstate', read);
    return () => {
      cancel();
      removeEventListener('popstate', read);
    };
  }, []);

  const go = (address: string) => {
    history.pushState(null, '', address);
    setSearch(location.search);
    requestAnimationFrame(() => requestAnimationFrame(() => show(location.hash)));
  };
  const follow = (event: MouseEvent) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (!href || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const to = new URL(href, location.href);
    if (to.origin !== location.origin || to.pathname !== location.pathname || to.search === location.search) return;
    event.preventDefault();
    go(to.href);
  };
  return { isAlive: search !== undefined, query: new URLSearchParams(search), go, follow };
}
