import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { createStyleCache, PAGE_STYLESHEET } from './styleCache.ts';

/** A static stylesheet that the build has made for a kind of page. */
export interface PageStylesheet {
  href: string;
  /** Emotion's class names and animations in it, without the key of the cache. */
  classNames: readonly string[];
}

/** A cache for one rendering that collects styles, instead of writing a tag before each component that has some. */
export function collectingCache(locale: Locale, stylesheet?: PageStylesheet): EmotionCache {
  const cache = createStyleCache(locale);
  cache.compat = true;
  // Emotion's own mark of styles that the document has already.
  for (const name of stylesheet?.classNames ?? []) cache.inserted[name] = true;
  return cache;
}

/** Puts the critical CSS of a page into its head: the link to its stylesheet, and the styles that this lacks. */
export function withCriticalStyles(html: string, cache: EmotionCache, stylesheet?: PageStylesheet): string {
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  // An animation is inserted again with every class that names it and is not in the stylesheet.
  const linked = new Set(stylesheet?.classNames);
  const missing = extractCriticalToChunks(html).styles.filter(
    ({ css, ids }) => css !== '' && !ids.every((id) => linked.has(id)),
  );
  const link = stylesheet ? `<link rel="stylesheet" href="${stylesheet.href}" ${PAGE_STYLESHEET}/>` : '';
  const tags = constructStyleTagsFromChunks({ html, styles: missing });
  return html.replace('</head>', () => `${link}${tags}</head>`);
}
