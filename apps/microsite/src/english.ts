import { theme } from './brand.ts';
import { contact, content } from './content.ts';
import type { SiteLanguage } from './language.ts';

/** The site in English. */
export const english: SiteLanguage = {
  locale: 'en',
  content,
  contact,
  theme,
  words: {},
  other: { locale: 'ur', name: 'اردو', href: '/ur/' },
  availability: {
    id: 'units',
    overline: 'Availability',
    title: 'Available homes',
    sentence:
      'Every home on the plan of its floor. Choose one to see its price, its instalments, and to hold it for a day.',
  },
  unitWords: {
    sample: 'Sample units: they are invented, to show how this page works. Nothing here is for sale.',
    view: 'View',
    plan: 'Plan',
    list: 'List',
    floor: (building, floor) => `${building}, ${floor}`,
    all: 'All homes with their prices',
    asOf: (moment) => `As of ${moment}. Each home’s own page has its state now.`,
    unit: 'Home',
    type: 'Type',
    level: 'Floor',
    covered: 'Covered area',
    price: 'Price, PKR',
    state: 'State',
  },
};
