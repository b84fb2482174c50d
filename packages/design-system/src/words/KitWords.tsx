import type { Locale } from '@karachi-estates/domain/words/locale';
import { createContext, type ReactNode, use, useMemo } from 'react';

/**
 * All words of the kit in one language, by component. Each component adds its own entry in its own file:
 * `declare module '../../words/KitWords.tsx' { interface KitWords { PlanCard: PlanCardLabels } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: components fill it by declaration merging
export interface KitWords {}

interface Language {
  locale: Locale;
  words: Partial<KitWords> | (() => Partial<KitWords>);
}

const LanguageContext = createContext<Language>({ locale: 'en', words: {} });

export interface KitWordsProviderProps {
  /** The language of the words; prices, sizes and the names of types follow it. */
  locale: Locale;
  /**
   * The words of a language, or what finds them, where they come after the page has begun; what is left out stays
   * English.
   */
  words: Language['words'];
  /** What speaks the language. */
  children: ReactNode;
}

/** Gives the components below their words in another language. English is the default and needs no provider. */
export function KitWordsProvider({ locale, words, children }: KitWordsProviderProps) {
  const language = useMemo(() => ({ locale, words }), [locale, words]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language that the kit speaks here, for the domain's functions that write prices, sizes and names. */
export function useKitLocale(): Locale {
  return use(LanguageContext).locale;
}

/**
 * The words of one component: its `labels` win over the provider's language, which wins over its English.
 *
 * @param english the component's own word list, complete
 * @param labels what the caller wants said otherwise
 */
export function useKitWords<Name extends keyof KitWords>(
  name: Name,
  english: KitWords[Name],
  labels?: Partial<KitWords[Name]>,
): KitWords[Name] {
  const { words } = use(LanguageContext);
  const own = (typeof words === 'function' ? words() : words)[name];
  return useMemo(() => (own || labels ? Object.assign({}, english, own, labels) : english), [english, own, labels]);
}
