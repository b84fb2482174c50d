import createCache, { type EmotionCache } from '@emotion/cache';
import rightToLeft from '@mui/stylis-plugin-rtl';

/**
 * An emotion cache for pages that read from right to left: it turns around what MUI's own styles say of left and right.
 * Its key differs from that of the other direction, because the same class means other rules.
 *
 * @param options those of emotion; `key` is 'ke-rtl' without one
 */
export function rightToLeftCache(options: Partial<Parameters<typeof createCache>[0]> = {}): EmotionCache {
  return createCache({ key: 'ke-rtl', ...options, stylisPlugins: [rightToLeft, ...(options.stylisPlugins ?? [])] });
}
