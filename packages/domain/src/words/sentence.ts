import type { english } from './en.ts';
import type { Locale } from './locale.ts';
import { wordsOf } from './registered.ts';
import type { Code, Values, ValuesOf } from './words.ts';

/** Something to tell a person: the code, the values of its sentence, and the sentence in English. */
export interface Told {
  code: Code;
  values: Values;
  because: string;
}

/**
 * A sentence with its code and values. It is passed under its own name, so that both travel together and a page
 * carries only the English that it says.
 * @example told({ EMAIL_TAKEN })
 * @example told({ TITLE_TOO_LONG }, { most: 150 })
 */
export function told<C extends Code>(
  named: Pick<typeof english, C>,
  ...[values]: ValuesOf<C> extends undefined ? [] : [ValuesOf<C>]
): Told {
  const [code, sentence] = Object.entries(named)[0] as [Code, string | ((values: Values) => string)];
  const given: Values = values ?? {};
  return { code, values: given, because: typeof sentence === 'string' ? sentence : sentence(given) };
}

/** What was told, in a language. English where that language is not registered. */
export function say(locale: Locale, { code, values, because }: Told): string {
  const sentence = wordsOf(locale)?.sentences?.[code] as string | ((values: Values) => string) | undefined;
  if (sentence === undefined) return because;
  return typeof sentence === 'string' ? sentence : sentence(values);
}
