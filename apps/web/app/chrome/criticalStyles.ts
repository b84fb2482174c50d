import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { createStyleCache, PAGE_SHEET } from './styleCache.ts';

/** A static stylesheet that the build has made for a kind of page. */
export interface PageSheet {
  href: string;
  /** Emotion's names of the styles in it. */
  names: readonly string[];
}

/** A cache for one rendering that collects styles, instead of writing a tag before each component that has some. */
export function collectingCache(sheet?: PageSheet): EmotionCache {
  const cache = createStyleCache();
  cache.compat = true;
  // So emotion marks what the document has already.
  for (const name of sheet?.names ?? []) cache.inserted[name] = true;
  return cache;
}

/** Puts what the elements of a page look like into its head: its stylesheet, and the styles that it does not have. */
export function withCriticalStyles(html: string, cache: EmotionCache, sheet?: PageSheet): string {
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { styles } = extractCriticalToChunks(html);
  const own = constructStyleTagsFromChunks({ html, styles: styles.filter(({ css }) => css !== '') });
  const linked = sheet ? `<link rel="stylesheet" href="${sheet.href}" ${PAGE_SHEET}/>` : '';
  return html.replace('</head>', () => `${linked}${own}</head>`);
}
