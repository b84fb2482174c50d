import type { PlateDescription } from '@karachi-estates/design-system/FloorPlate';
import type { SitePlan } from '@karachi-estates/design-system/MasterPlan';
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
  /** Leads to the page of all units. */
  all: string;
  /** For pages without scripts: of which moment the units are. */
  asOf: (moment: string) => string;
  /** After it: leads to what is so now, on Karachi Estates. */
  today: string;
  /** Karachi Estates does not answer, so what is seen is of a moment before. */
  stale: (moment: string) => string;
  unit: string;
  type: string;
  level: string;
  covered: string;
  price: string;
  state: string;
  /** Title and description of the page of all units. */
  pageTitle: (project: string) => string;
  pageDescription: (project: string) => string;
  pageHeading: string;
  /** Title, description and heading of the page of one. */
  unitTitle: (unit: string, project: string) => string;
  unitDescription: (unit: string, project: string, type: string) => string;
  unitHeading: (unit: string) => string;
  /** A page that does not exist, and what may be the reason. */
  notFound: string;
  notFoundText: string;
  /** Leads from there to the page of the project. */
  toProject: (project: string) => string;
  /** Nobody knows a unit of this number. */
  noUnit: (unit: string) => string;
  /** The page of units that came after the build, before its scripts have read the one that is asked for. */
  newUnit: string;
  newUnitText: string;
  /** In place of the payments, where a page was built while nobody could be asked for them. */
  withoutPayments: string;
  visit: string;
  register: string;
  /** The units are given out in a launch. */
  launch: (moment: string) => string;
  toLaunch: string;
  /** The last one is over, and its lot can be checked. */
  launchOver: (moment: string) => string;
  protocol: string;
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
  /** The page of the project in the other language. */
  other?: { locale: 'en' | 'ur'; name: string; href: string; notFound: string; toProject: string };
}

/** How the floors are drawn: what the homes above the corridor look at, and those below it. */
export const floorPlan: PlateDescription = {
  above: ['sea', 'park', 'courtyard', 'garden', 'north', 'east'],
  below: ['city', 'street', 'south', 'west'],
  middle: 'corridor',
};

/** How the site is drawn, its buildings by their ids; without a drawing they are a list. */
export const sitePlan: SitePlan | undefined = {
  width: 720,
  height: 320,
  ground: [
    { kind: 'garden', x: 60, y: 150, width: 600, height: 90 },
    { kind: 'road', x: 0, y: 264, width: 720, height: 56 },
  ],
  buildings: [{ id: 'main', x: 160, y: 40, width: 400, height: 100 }],
};

/** The home of the content that each type of unit is: its first picture stands on the pages of such units. */
export const homeOf: Readonly<Record<string, string>> = {
  'large-home': 'large-home',
  'compact-home': 'compact-home',
};
