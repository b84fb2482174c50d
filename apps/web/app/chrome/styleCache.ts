import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where the styles of a page come together; server and browser must agree on its key. No vendor prefixes are added: the browsers
 * that the build is made for understand the properties without, and every page would carry them.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'ke', stylisPlugins: [] });
