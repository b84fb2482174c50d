import createCache, { type EmotionCache } from '@emotion/cache';
import { styleKey } from './styleKey.ts';

/** A cache for one rendering that collects styles, instead of writing a tag before each component that has some. */
export function collectingCache(): EmotionCache {
  const cache = createCache({ key: styleKey });
  cache.compat = true;
  return cache;
}

/** Puts the styles that the components of a page asked for into its head, where the browser's cache finds them again. */
export function withCriticalStyles(html: string, { inserted, key }: EmotionCache): string {
  const styles = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (styles.length === 0) return html;
  const names = styles.map(([name]) => name).join(' ');
  const css = styles.map(([, rules]) => rules).join('');
  return html.replace('</head>', () => `<style data-emotion="${key} ${names}">${css}</style></head>`);
}
