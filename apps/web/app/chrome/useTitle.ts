import { useLayoutEffect } from 'react';
import { siteName } from '../content/siteName.ts';

/**
 * The browser's title of a page that may be drawn before it is read: the site's name alone until its own title is
 * known. Before other effects, so that nobody is told the title of the page before (RouteAnnouncer.tsx).
 */
export function useTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    const wanted = title ?? siteName;
    // On every drawing: the router writes the title of the page's head over it, which may be the same for two pages.
    if (document.title !== wanted) document.title = wanted;
  });
}
