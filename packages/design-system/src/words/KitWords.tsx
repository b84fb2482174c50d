import { createContext, type ReactNode, use } from 'react';

/**
 * All words of the kit in one language, by component. Each component adds its own entry in its own file:
 * `declare module '../../words/KitWords.tsx' { interface KitWords { PlanCard: PlanCardLabels } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: components fill it by declaration merging
export interface KitWords {}

const WordsContext = createContext<Partial<KitWords>>({});

export interface KitWordsProviderProps {
  /** The words of a language; what is left out stays English. */
  words: Partial<KitWords>;
  /** What speaks the language. */
  children: ReactNode;
}

/** Gives the components below their words in another language. English is the default and needs no provider. */
export function KitWordsProvider({ words, children }: KitWordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
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
  const words = use(WordsContext)[name];
  if (!words && !labels) return english;
  return Object.assign({}, english, words, labels);
}
