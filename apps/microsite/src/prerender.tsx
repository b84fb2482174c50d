import { prerenderProject } from '@karachi-estates/design-system/prerender';
import { english } from './english.ts';
import { Page } from './Page.tsx';
import { pictures } from './pictures.generated.ts';
import { siteUrl } from './settings.ts';
import type { Units } from './units.ts';

export { readUnits } from './units.ts';

/** The two parts of the site's only document, with the units as they are at a moment. */
export function prerender(units: Units) {
  const { theme, content } = english;
  const page = <Page language={english} units={units} />;
  return prerenderProject({ page, theme, content, pictures, siteUrl, data: units });
}
