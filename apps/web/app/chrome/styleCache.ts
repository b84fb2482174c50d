import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where the styles of a page come together; server and browser must agree on its key. No vendor prefixes are added: the browsers
 * that the build is made for understand the properties without, and every page would carry them.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'ke', stylisPlugins: [] });

/** Marks the link to the stylesheet that the build has made for a kind of page. */
export const PAGE_SHEET = 'data-page-sheet';

/** The browser's cache. It does not write again what the page's stylesheet has; where that did not come, it writes everything. */
export function browserStyleCache(): EmotionCache {
  const cache = createStyleCache();
  const link = document.querySelector<HTMLLinkElement>(`link[${PAGE_SHEET}]`);
  for (const rule of link?.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const [, name = ''] of rule.selectorText.matchAll(/\.ke-([\w-]+)/g)) cache.inserted[name] = true;
  }
  return cache;
}
