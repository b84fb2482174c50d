import { say, type Told } from '@karachi-estates/domain/words/sentence';
import { useCallback } from 'react';
import { useLocale } from './Locale.tsx';
import { useWholeLanguage } from './language.ts';

/** Says what a rule tells in the language of the page. @example say(told({ PROPERTY_NOT_FOUND })) */
export function useSay(): (reason: Told) => string {
  const locale = useLocale();
  useWholeLanguage(locale);
  return useCallback((reason: Told) => say(locale, reason), [locale]);
}
