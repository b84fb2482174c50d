import { type Locale, locales } from '@karachi-estates/domain/words/locale';

const YEAR_S = 31_536_000;

/** The language that was chosen on this device; undefined where nobody has chosen. */
export function chosenLocale(): Locale | undefined {
  const value = /(?:^|;\s*)locale=(\w+)/.exec(document.cookie)?.[1];
  return locales.find((locale) => locale === value);
}

/** Keeps the choice for a year. It holds nothing of the person, and no page depends on it. */
export function keepLocale(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari of our target
  document.cookie = `locale=${locale}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax${secure}`;
}

const isOf = (locale: Locale) => (language: string) => language.split('-')[0]?.toLowerCase() === locale;

/**
 * Whether the Urdu page is offered over an English one: Urdu was chosen before, on this device or else in the account,
 * or nothing was and the browser names Urdu before English.
 */
export function wantsUrdu(
  chosen: Locale | undefined,
  languages: readonly string[],
  account?: Locale | undefined,
): boolean {
  if (chosen) return chosen === 'ur';
  if (account === 'ur') return true;
  const [urdu, english] = [languages.findIndex(isOf('ur')), languages.findIndex(isOf('en'))];
  return urdu >= 0 && (english < 0 || urdu < english);
}
