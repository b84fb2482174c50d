import type { Locale } from '@karachi-estates/domain/words/locale';

/** Where the pages of a language begin, as the router's basename. */
export const basenames: Readonly<Record<Locale, string>> = { en: '/', ur: '/ur' };

/** The address of a page in a language: `localePath('ur', '/properties?area=7')` is `/ur/properties?area=7`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return basenames[locale] + path.replace(/^\/(?=[?#]|$)/, '');
}

/** The language of an address, and the address of the same page in English. */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const rest = /^\/ur(?=[/?#]|$)(.*)$/is.exec(address)?.[1];
  if (rest === undefined) return { locale: 'en', path: address };
  return { locale: 'ur', path: rest.startsWith('/') ? rest : `/${rest}` };
}
