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

/**
 * Puts the critical CSS of a page into its head: the link to its stylesheet, and the styles that this lacks. A style of
 * a part that another part wears together with its own is on no element by itself: it is named, as emotion names what a
 * tag has, so that the browser does not insert it, and never sent.
 */
export function withCriticalStyles(html: string, cache: EmotionCache, stylesheet?: PageStylesheet): string {
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { styles } = extractCriticalToChunks(html);
  // An animation is inserted again with every class that names it and is not in the stylesheet.
  const linked = new Set(stylesheet?.classNames);
  const missing = styles.filter(({ css, ids }) => css !== '' && !ids.every((id) => linked.has(id)));
  const worn = new Set(styles.flatMap(({ ids }) => ids));
  const unworn = Object.keys(cache.inserted).filter((name) => cache.inserted[name] !== true && !worn.has(name));
  const link = stylesheet ? `<link rel="stylesheet" href="${stylesheet.href}" ${PAGE_STYLESHEET}/>` : '';
  const names = unworn.length > 0 ? `<style data-emotion="${cache.key} ${unworn.join(' ')}"></style>` : '';
  const tags = constructStyleTagsFromChunks({ html, styles: missing });
  return html.replace('</head>', () => `${link}${tags}${names}</head>`);
}
