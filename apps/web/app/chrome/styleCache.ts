import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where the styles of a page come together; server and browser must agree on its key. No vendor prefixes are added: the
 * browsers that the build is made for understand the properties without, and every page would carry them.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'ke', stylisPlugins: [] });

/** Marks the link to the stylesheet that the build has made for a kind of page. */
export const PAGE_STYLESHEET = 'data-page-stylesheet';

/** Emotion's names of the classes that rules are for, also under a condition. */
function* classNamesIn(rules: Iterable<CSSRule>): Generator<string> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      for (const [, name = ''] of rule.selectorText.matchAll(/\.ke-([\w-]+)/g)) yield name;
    } else if (rule instanceof CSSGroupingRule) {
      yield* classNamesIn(rule.cssRules);
    }
  }
}

function rulesOf(link: HTMLLinkElement | null): Iterable<CSSRule> {
  try {
    return link?.sheet?.cssRules ?? [];
  } catch {
    // Firefox throws while the stylesheet is still loading.
    return [];
  }
}

/**
 * The browser's cache. It does not insert again what the page's stylesheet has. Where that could not be loaded there
 * are no rules in it, so emotion inserts every style.
 */
export function browserStyleCache(): EmotionCache {
  const cache = createStyleCache();
  const link = document.querySelector<HTMLLinkElement>(`link[${PAGE_STYLESHEET}]`);
  for (const name of classNamesIn(rulesOf(link))) cache.inserted[name] = true;
  return cache;
}
