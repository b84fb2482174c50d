import type { Locale } from './locale.ts';
import type { FirstWords, Words } from './words.ts';

type Registered = FirstWords & Partial<Words>;

const registered: Partial<Record<Locale, Registered>> = {};

/**
 * Gives a language its words at the start of a process or a page. English is built in; other languages are
 * loaded only where they are spoken, so that an English page carries none of their words.
 */
export function registerWords(locale: Exclude<Locale, 'en'>, words: Registered): void {
  registered[locale] = words;
}

/** The words of a language; undefined for English and for a language that was not registered. */
export function wordsOf(locale: Locale): Registered | undefined {
  return registered[locale];
}
