import type { LeadThread } from '@karachi-estates/contracts/leads';

/** What the page of a Find My Home request says. */
export interface LeadThreadContent {
  heading: string;
  loading: string;
  wish: string;
  stages: Readonly<Record<LeadThread['stage'], { heading: string; text: string }>>;
  homes: { heading: string; none: string; sent: string; gone: string; question: string; yes: string; no: string };
  said: Readonly<Record<'yes' | 'no', string>>;
  done: string;
  refused: string;
  over: string;
  invalid: { heading: string; text: string };
  again: string;
}

/** The words of the page behind the secret link of a request. */
export const leadThread: LeadThreadContent = {
  heading: 'Your Find My Home request',
  loading: 'Your request is being read',
  wish: '{type} in {area}, {bedrooms} bedrooms, up to {budget}. Sent {date}.',
  stages: {
    new: {
      heading: 'We have your request',
      text: 'Our desk looks at it next. You get a mail as soon as we send homes.',
    },
    called: {
      heading: 'We are looking for you',
      text: 'Say yes or no to the homes below, and we look on or arrange a visit.',
    },
    visiting: { heading: 'You are visiting homes', text: 'We arrange the visits with you by phone or email.' },
    closed: { heading: 'Done', text: 'We are glad that you found a home.' },
    lost: { heading: 'Closed', text: 'We do not look any further. Send a new request whenever you like.' },
  },
  homes: {
    heading: 'What we sent you',
    none: 'We have not sent any homes yet.',
    sent: 'Sent {date}',
    gone: 'This home is no longer available.',
    question: 'Is {title} a home for you?',
    yes: 'Yes, tell me more',
    no: 'No, not for me',
  },
  said: { yes: 'You said yes', no: 'You said no' },
  done: 'Thank you. We have your answer.',
  refused: 'Your answer was not taken. Please try again.',
  over: 'This request takes no more answers.',
  invalid: { heading: 'This link does not work any more', text: 'Open the latest mail, or send a new request.' },
  again: 'Find My Home',
};
