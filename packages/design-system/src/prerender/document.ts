import type { Locale } from '@karachi-estates/domain/words/locale';

/** The element of the document that holds the page. */
export const PAGE_ID = 'page';
/** The element that holds what the page was drawn with. */
export const DATA_ID = 'project-data';

/**
 * The browser's emotion finds the styles again by this name. In the other direction the same class means other rules.
 */
export const styleKeyOf = (locale: Locale): string => (locale === 'ur' ? 'kur' : 'css');
