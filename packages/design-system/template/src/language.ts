import type { PlateDescription } from '@karachi-estates/design-system/FloorPlate';
import type { ProjectContent, ProjectPageProps } from '@karachi-estates/design-system/ProjectPage';
import type { KitTheme } from '@karachi-estates/design-system/theme';
import type { KitWords } from '@karachi-estates/design-system/words';

/** What stands around the units. */
export interface UnitWords {
  /** Where the project's file says that it is a sample. */
  sample: string;
  view: string;
  plan: string;
  list: string;
  floor: (building: string, floor: string) => string;
  /** Leads to all units on Karachi Estates. */
  all: string;
  /** For pages without scripts: of which moment the units are. */
  asOf: (moment: string) => string;
  unit: string;
  type: string;
  level: string;
  covered: string;
  price: string;
  state: string;
}

/** The site in one language. */
export interface SiteLanguage {
  locale: 'en' | 'ur';
  content: ProjectContent;
  contact: NonNullable<ProjectPageProps['contact']>;
  /** What stands above the units. */
  availability: { id: string; overline: string; title: string; sentence: string };
  unitWords: UnitWords;
  theme: KitTheme;
  /** The words of the kit. */
  words: Partial<KitWords>;
  /** The page in the other language. */
  other?: { locale: string; name: string; href: string };
}

/** How the floors are drawn: what the homes above the corridor look at, and those below it. */
export const floorPlan: PlateDescription = {
  above: ['sea', 'park', 'courtyard', 'garden', 'north', 'east'],
  below: ['city', 'street', 'south', 'west'],
  middle: 'corridor',
};
