import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { createStyleCache } from './styleCache.ts';

/** A cache for one rendering that collects styles, instead of writing a tag before each component that has some. */
export function collectingCache(): EmotionCache {
  const cache = createStyleCache();
  cache.compat = true;
  return cache;
}

/** Puts the styles that the elements of a page have into its head, where the browser's cache finds them again. */
export function withCriticalStyles(html: string, cache: EmotionCache): string {
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const tags = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return html.replace('</head>', () => `${tags}</head>`);
}
