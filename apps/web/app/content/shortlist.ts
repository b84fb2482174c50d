import type { CountedSentence } from './fill.ts';

export interface ShortlistContent {
  /** What stands beside each favourite; `{title}` names it for screen readers. */
  compare: string;
  compareOf: string;
  seen: string;
  seenOf: string;
  note: string;
  noteOf: string;
  notePlaceholder: string;
  saved: string;
  up: string;
  down: string;
  /** Announced after a favourite was moved. */
  moved: string;
  reject: string;
  rejectOf: string;
  /** The form that asks why. */
  why: { label: string; placeholder: string; submit: string; cancel: string };
  /** Announced after a favourite was found not to fit. */
  rejectedNotice: string;
  /** The favourites that are not for them. */
  rejected: { heading: CountedSentence; text: string; noReason: string; back: string; backOf: string };
  /** Below a list that leaves them out. */
  hidden: { text: CountedSentence; show: string; hide: string; manage: string };
}

/** What a person says of their favourites, and the order they give them. */
export const shortlist: ShortlistContent = {
  compare: 'Compare',
  compareOf: 'Compare {title}',
  seen: 'Seen in person',
  seenOf: 'Seen in person: {title}',
  note: 'Your note',
  noteOf: 'Your note on {title}',
  notePlaceholder: 'What to ask, what to remember',
  saved: 'Saved',
  up: 'Move {title} up',
  down: 'Move {title} down',
  moved: '{title} is now number {place} of {count}.',
  reject: 'Not for us',
  rejectOf: 'Not for us: {title}',
  why: {
    label: 'Why not? (optional)',
    placeholder: 'Too far, too dark, too dear',
    submit: 'Put aside',
    cancel: 'Cancel',
  },
  rejectedNotice: 'Put aside. You find it below, under “Not for us”.',
  rejected: {
    heading: { one: 'Not for us (1)', other: 'Not for us ({count})' },
    text: 'These are left out of this list and of your searches on this device.',
    noReason: 'No reason given',
    back: 'Take it back',
    backOf: 'Take it back: {title}',
  },
  hidden: {
    text: {
      one: '1 property here is left out because it is not for you.',
      other: '{count} properties here are left out because they are not for you.',
    },
    show: 'Show',
    hide: 'Leave out again',
    manage: 'Change in your favourites',
  },
};
