import type { SiteLanguage } from './language.ts';
import type { UnitDetail, Units } from './units.ts';

/** What a page was built with: it stands in its document, and is read again when the page comes to life. */
export interface PageData {
  kind: 'home' | 'units' | 'unit' | 'new-unit' | 'not-found';
  units: Units;
  /** Number of the unit that the page is about; a browser reads that of a new one in the address. */
  number?: string;
  /** It with its payments; undefined where nobody could be asked for them. */
  unit?: UnitDetail | undefined;
}

export interface PageProps {
  language: SiteLanguage;
  data: PageData;
}
