import type { Locale } from './locale.ts';
import type { Words } from './words.ts';

const registered: Partial<Record<Locale, Words>> = {};

/**
 * Gives a language its words, once at the start of a process or a page. English is built in; other languages are
 * loaded only where they are spoken, so that an English page carries none of their words.
 */
export function registerWords(locale: Exclude<Locale, 'en'>, words: Words): void {
  registered[locale] = words;
}

/** The words of a language; undefined for English and for a language that was not registered. */
export function wordsOf(locale: Locale): Words | undefined {
  return registered[locale];
}
