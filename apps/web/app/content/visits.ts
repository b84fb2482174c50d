import type { CountedSentence } from './fill.ts';

export interface VisitsContent {
  title: string;
  description: string;
  heading: string;
  trail: string;
  allTimes: string;
  text: string;
  times: string;
  day: string;
  time: string;
  /** From Sunday on. */
  weekdays: readonly string[];
  free: CountedSentence;
  full: string;
  unit: string;
  unitHelp: string;
  submit: string;
  privacy: string;
  none: { heading: string; text: string };
  done: { heading: string; text: string; calendar: string };
  refusedHeading: string;
  /** What to do, by the code of the refusal; `other` where it says nothing here. */
  refused: Readonly<Record<'VISIT_FULL' | 'VISIT_OVER' | 'UNIT_NOT_FOUND' | 'TOO_MANY_ATTEMPTS' | 'other', string>>;
  plan: string;
  loading: string;
  failed: string;
}

/** Visits of a project's site, at times that its desk offers. */
export const visits: VisitsContent = {
  title: 'Visit {project} | Karachi Estates',
  description:
    'Book a visit of {project} in Karachi at a time that suits you: free of charge, with a file for your calendar.',
  heading: 'Visit {project}',
  trail: 'Visit',
  allTimes: 'All times',
  text: 'Choose a time, and somebody of the project shows you the site. Free of charge.',
  times: 'Times',
  day: '{weekday} {day}',
  time: '{from} to {until}',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  free: { one: '{count} place free', other: '{count} places free' },
  full: 'Full',
  unit: 'Unit to be seen',
  unitHelp: 'Its number, if you have one in mind',
  submit: 'Book the visit',
  privacy: 'We send the time to your email, and your details to the desk of the project.',
  none: {
    heading: 'No times are offered now',
    text: 'Ask the sales desk for a call: it finds a time for you.',
  },
  done: {
    heading: 'Your visit is booked',
    text: 'We have sent you a mail with the time. If you cannot come, answer it, so that somebody else can.',
    calendar: 'Put it into my calendar',
  },
  refusedHeading: 'That did not work',
  refused: {
    VISIT_FULL: 'This time is full. Choose another one.',
    VISIT_OVER: 'This time is not offered any more. Choose another one.',
    UNIT_NOT_FOUND: 'There is no unit with this number. Leave the field empty if you are not sure.',
    TOO_MANY_ATTEMPTS: 'You have booked several visits today already. Answer one of their mails to change it.',
    other: 'Please look at your name, mobile number and email once more.',
  },
  plan: 'All units of the project',
  loading: 'Loading the times',
  failed: 'The times could not be loaded',
};
