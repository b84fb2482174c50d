import { prerenderProject } from '@karachi-estates/design-system/prerender';
import { english } from './english.ts';
import { Page } from './Page.tsx';
import { pictures } from './pictures.generated.ts';
import { siteUrl } from './settings.ts';
import type { Units } from './units.ts';
import { urdu } from './urdu.ts';

export { readUnits } from './units.ts';

const paths = { en: english.content.identity.path, ur: urdu.content.identity.path };

/** The two parts of the document of a language, with the units as they are at a moment. */
export function prerender(locale: 'en' | 'ur', units: Units) {
  const language = locale === 'ur' ? urdu : english;
  const { theme, content } = language;
  const page = <Page language={language} units={units} />;
  return prerenderProject({ page, theme, content, pictures, siteUrl, locale, languages: paths, data: units });
}
