/** The languages of the site: English and Urdu. */
export const locales = ['en', 'ur'] as const;
export type Locale = (typeof locales)[number];

/** The language that a value names; anything unknown is English. */
export const localeOf = (value: unknown): Locale => (value === 'ur' ? 'ur' : 'en');
