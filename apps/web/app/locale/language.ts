import type { EmotionCache, Options } from '@emotion/cache';
import type { KitBrand } from '@karachi-estates/design-system/theme/tokens';
import type { KitWords } from '@karachi-estates/design-system/words';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { registerWords } from '@karachi-estates/domain/words/registered';
import type { FirstWords, Words } from '@karachi-estates/domain/words/words';
import type { ThemeOptions } from '@mui/material/styles';
import { use } from 'react';
import type { Catalogue } from '../content/contentFor.ts';

/** Fonts that pages need not wait for. */
export interface Fonts {
  /** Address of the stylesheet that names them. */
  stylesheet: string;
  /** Addresses of those among them that every page needs. */
  files: readonly string[];
}

/** What pages in a language need beside what English ones have. */
export interface Language {
  /** All words, or at first those that a page starts with whose screen comes later. */
  words: Partial<Catalogue>;
  /** Waits until it is known with all words. */
  allWords(): Promise<void>;
  /** Come with all words. */
  kitWords?: KitWords;
  /** What prices and types are told in; all else comes with all words. */
  domainWords: FirstWords & Partial<Words>;
  direction: ThemeOptions['direction'];
  /** Its fonts, sizes and direction as options of a brand's theme. */
  typeOf(brand: KitBrand): ThemeOptions;
  /** Address of what the brands' stylesheets say otherwise in it. */
  stylesheet: string;
  /** Its fonts, which are fetched after the first picture: what the device has is shown meanwhile. */
  fonts: Fonts;
  stylisPlugins: Options['stylisPlugins'];
  /** Emotion's key, so that styles of both directions are never taken for each other. */
  styleKey: EmotionCache['key'];
}

let urdu: Language | undefined;

/**
 * Makes Urdu known to this process. Servers do it when they start; a browser that opens an Urdu page does it before the
 * page is hydrated, with files that English pages never load.
 */
export function registerUrdu(language: Language): void {
  urdu = language;
  registerWords('ur', language.domainWords);
}

/** A language other than English. */
export const languageFor = (locale: Locale): Language | undefined => (locale === 'ur' ? urdu : undefined);

/** A language other than English with all of its words. Called while rendering, which waits for them. */
export function useWholeLanguage(locale: Locale): Language | undefined {
  const language = languageFor(locale);
  if (language && !language.kitWords) use(language.allWords());
  return languageFor(locale);
}
