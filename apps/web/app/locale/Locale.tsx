import { type Locale, locales } from '@karachi-estates/domain/words/locale';
import { createContext, use } from 'react';

const LocaleContext = createContext<Locale>(locales[0]);

/** Tells everything below which language the page is in. It never changes while a page is open. */
export const LocaleProvider = LocaleContext;

/** The names of the languages for `Intl`: figures are Latin ones in both. */
export const intlLocales: Readonly<Record<Locale, string>> = { en: 'en', ur: 'ur-PK-u-nu-latn' };

/** The language of the page. */
export const useLocale = (): Locale => use(LocaleContext);
