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
  other: {
    locale: 'ur',
    name: 'اردو',
    href: '/ur/',
    notFound: 'یہ صفحہ موجود نہیں۔',
    toProject: 'اردو میں پہلا صفحہ',
  },
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
    asOf: (moment) => `This page is of ${moment}. Homes may have been held or sold since.`,
    today: 'How it is now, on Karachi Estates',
    stale: (moment) =>
      `Karachi Estates does not answer at the moment. What you see is of ${moment}, and is renewed as soon as it answers.`,
    unit: 'Home',
    type: 'Type',
    level: 'Floor',
    covered: 'Covered area',
    price: 'Price, PKR',
    state: 'State',
    pageTitle: (project) => `Available homes | ${project}`,
    pageDescription: (project) =>
      `Every home of ${project} in Karachi on the plan of its floor: what is available, held or sold, areas, prices and instalments.`,
    pageHeading: 'Available homes',
    unitTitle: (unit, project) => `Home ${unit} | ${project}`,
    unitDescription: (unit, project, type) =>
      `Home ${unit} of ${project}, Karachi: ${type}. Plan, areas, price, what is due when, and how to hold it.`,
    unitHeading: (unit) => `Home ${unit}`,
    notFound: 'This page does not exist',
    notFoundText: 'The address may have a slip in it, or what was here has moved.',
    toProject: (project) => `To ${project}`,
    noUnit: (unit) => `There is no home ${unit}`,
    newUnit: 'A new home',
    newUnitText: 'It came after this site was made, so it is read from Karachi Estates. That needs JavaScript here.',
    withoutPayments: 'The payments could not be read when this page was made.',
    visit: 'Book a visit of the site',
    register: 'Register your interest',
    launch: (moment) =>
      `The homes are given out in a launch: one person after the other may choose. Opening: ${moment}.`,
    toLaunch: 'To the launch',
    launchOver: (moment) => `The launch of ${moment} is over. Its lot is public: everybody can check the order.`,
    protocol: 'The protocol of the lot',
  },
};
