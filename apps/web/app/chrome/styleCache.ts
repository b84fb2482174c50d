import createCache, { type EmotionCache, type Options } from '@emotion/cache';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { languageFor } from '../locale/language.ts';

// Emotion keeps on a server what it has compiled for a list of plugins: another list for each page would compile anew.
const noPlugins: NonNullable<Options['stylisPlugins']> = [];

/**
 * Where the styles of a page come together; server and browser must agree on its key. No vendor prefixes are added: the
 * browsers that the build is made for understand the properties without, and every page would carry them. They are one
 * style sheet in development too: an element for each rule takes a browser longer.
 */
export function createStyleCache(locale: Locale): EmotionCache {
  const { styleKey = 'ke', stylisPlugins = noPlugins } = languageFor(locale) ?? {};
  return createCache({ key: styleKey, stylisPlugins, speedy: true });
}

/** Marks the link to the stylesheet that the build has made for a kind of page. */
export const PAGE_STYLESHEET = 'data-page-stylesheet';

/** Emotion's names of the classes that rules are for, also under a condition. */
function* classNamesIn(rules: Iterable<CSSRule>, key: string): Generator<string> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      for (const [, name = ''] of rule.selectorText.matchAll(new RegExp(`\\.${key}-([\\w-]+)`, 'g'))) yield name;
    } else if (rule instanceof CSSGroupingRule) {
      yield* classNamesIn(rule.cssRules, key);
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
export function browserStyleCache(locale: Locale): EmotionCache {
  const cache = createStyleCache(locale);
  const link = document.querySelector<HTMLLinkElement>(`link[${PAGE_STYLESHEET}]`);
  for (const name of classNamesIn(rulesOf(link), cache.key)) cache.inserted[name] = true;
  return cache;
}
