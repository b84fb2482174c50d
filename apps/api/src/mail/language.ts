import type { Locale } from '@karachi-estates/domain/words/locale';
import { englishTemplates, type PersonTemplates } from './templates.ts';
import { urduTemplates } from './urduTemplates.ts';

/** The mails to people in their language. The desk's mails are English. */
export const templatesIn = (locale: Locale): PersonTemplates => (locale === 'ur' ? urduTemplates : englishTemplates);

/** The address of a page of the site in a language, for the links of mails. */
export const pageUrl = (siteUrl: string, locale: Locale, path: string): string =>
  `${siteUrl}${locale === 'ur' ? '/ur' : ''}${path}`;
