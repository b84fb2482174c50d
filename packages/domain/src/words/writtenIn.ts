import type { Locale } from './locale.ts';

/**
 * The language that somebody wrote a text in, by the script of its letters: Urdu where most are Arabic letters. A page
 * says it of what people wrote themselves, so that an English article on an Urdu page is read from the left, and in
 * English.
 */
export function writtenIn(text: string): Locale {
  const urdu = text.match(/[\u0600-\u06ff]/g)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  return urdu > latin ? 'ur' : 'en';
}

/** What an element of such a text says of it: its language and its direction. */
export const writtenProps = (text: string) => {
  const lang = writtenIn(text);
  return { lang, dir: lang === 'ur' ? 'rtl' : 'ltr' } as const;
};
