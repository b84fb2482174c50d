import type { CountedSentence } from './fill.ts';

export interface AvailableHomesContent {
  overline: string;
  heading: string;
  sentence: string;
  all: string;
  from: string;
  available: CountedSentence;
  sample: string;
}

/**
 * What the page of a project says of its units, apart from their own pages, so that it carries no more words than
 * these.
 */
export const availableHomes: AvailableHomesContent = {
  overline: 'Availability',
  heading: 'Available homes',
  sentence: 'See every home on the plan of its floor, with its price and its instalments.',
  all: 'See the available homes',
  from: 'from {price}',
  available: { one: '{count} unit available', other: '{count} units available' },
  sample: 'Sample units: they are invented, to show how this page works. Nothing here is for sale.',
};
