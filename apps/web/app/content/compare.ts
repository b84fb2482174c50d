import type { CountedSentence } from './fill.ts';

export interface CompareContent {
  heading: string;
  lead: string;
  /** Names the table. */
  caption: CountedSentence;
  onlyDifferences: string;
  allRows: string;
  /** Where all rows are equal and equal ones are left out. */
  alike: string;
  loading: string;
  failed: { heading: string; text: string };
  empty: { heading: string; text: string; favourites: string; browse: string };
  wrong: { heading: string; text: string };
  /** The button of a property that is not chosen, and of one that is. */
  add: string;
  added: string;
  full: string;
  /** What is chosen on this device. */
  chosen: { label: string; count: CountedSentence; open: string; more: string; clear: string };
}

/** Properties side by side, and how they are chosen. */
export const compare: CompareContent = {
  heading: 'Compare properties',
  lead: 'Side by side and in equal units. Each row says whether the properties differ.',
  caption: { one: 'One property', other: '{count} properties side by side' },
  onlyDifferences: 'Only what differs',
  allRows: 'Show all rows',
  alike: 'These properties do not differ in any row.',
  loading: 'Loading the comparison…',
  failed: { heading: 'The comparison could not be loaded', text: 'Please try again in a moment.' },
  empty: {
    heading: 'Choose properties to compare',
    text: 'Press “Add to comparison” on a property, or tick some of your favourites. Up to five fit side by side.',
    favourites: 'Your favourites',
    browse: 'Browse properties',
  },
  wrong: {
    heading: 'We do not know these properties',
    text: 'The address may have been cut off, or they were never listed. Choose others to compare.',
  },
  add: 'Add to comparison',
  added: 'In the comparison',
  full: 'Five are chosen already, and more do not fit side by side. Take one out first.',
  chosen: {
    label: 'Chosen for the comparison',
    count: { one: '1 chosen', other: '{count} chosen' },
    open: 'Compare',
    more: 'Choose one more to compare.',
    clear: 'Clear',
  },
};
