import type { ReportReason } from '@karachi-estates/domain/reports/reports';

export interface TrustContent {
  report: {
    heading: string;
    text: string;
    reason: string;
    reasons: Record<ReportReason, string>;
    words: string;
    email: string;
    submit: string;
    refused: { text: string; email: string; often: string; other: string };
    sent: { heading: string; text: string };
  };
  write: {
    heading: string;
    text: string;
    name: string;
    email: string;
    phone: string;
    words: string;
    submit: string;
    privacy: string;
    refused: { name: string; email: string; phone: string; text: string; often: string; other: string };
    sent: { heading: string; text: string };
    /** In its place while there is no network. */
    waits: { heading: string; text: string };
  };
  withdraw: {
    heading: string;
    text: string;
    button: string;
    done: { heading: string; text: string };
    invalid: { heading: string; text: string };
  };
  appeal: {
    heading: string;
    text: string;
    words: string;
    submit: string;
    refused: { words: string; gone: string; other: string };
    done: { heading: string; text: string };
    over: { heading: string; text: string };
    invalid: { heading: string; text: string };
    dashboard: string;
  };
  slowDown: { heading: string; text: string };
  back: string;
  browse: string;
  missing: { heading: string; text: string };
  loading: string;
}

/** Contact with care: reports of listings, messages to sellers, and the page for who opens too many. */
export const trust: TrustContent = {
  report: {
    heading: 'Report this listing',
    text: 'A person reads every report. The seller does not learn who you are.',
    reason: 'What is wrong?',
    reasons: {
      gone: 'It is sold, rented or gone',
      price: 'The price is not true',
      place: 'It is somewhere else',
      copied: 'Photos or words are copied',
      fraud: 'Somebody wants to cheat',
      offensive: 'It insults or excludes people',
      other: 'Something else',
    },
    words: 'In your words',
    email: 'Email, if we may ask you something',
    submit: 'Send the report',
    refused: {
      text: 'Say in a few words what is wrong.',
      email: 'Enter a valid email address, or none.',
      often: 'You have sent many reports today. Please come back tomorrow.',
      other: 'The report could not be sent. Choose what is wrong and try again.',
    },
    sent: { heading: 'Thank you!', text: 'Your report has the number {receipt}. Name it when you ask us about it.' },
  },
  write: {
    heading: 'Write to the seller',
    text: 'The seller gets your message by mail and answers to your address.',
    name: 'Your name',
    email: 'Your email',
    phone: 'Phone, if the seller may call',
    words: 'Your message',
    submit: 'Send the message',
    privacy:
      'The seller alone gets your name, address and phone number. Every message can be taken back by a link in our mail.',
    refused: {
      name: 'Enter your name.',
      email: 'Enter a valid email address, so that the seller can answer.',
      phone: 'Enter a valid phone number, or none.',
      text: 'Write a few words to the seller.',
      often: 'You have sent many messages. Please come back in an hour.',
      other: 'The message could not be sent. Please try again.',
    },
    sent: {
      heading: 'Your message is on its way',
      text: 'The seller answers to your address. We have sent you a mail with a link that takes the message back.',
    },
    waits: {
      heading: 'Your message waits on this device',
      text: 'There is no connection. It will be sent once, as soon as you are online again and have this site open.',
    },
  },
  withdraw: {
    heading: 'Do not contact me again?',
    text: 'We forget your name and address, and tell the seller to do the same and not to contact you again. For a year, messages with your address do not reach this seller.',
    button: 'Do not contact me again',
    done: {
      heading: 'Done',
      text: 'We have forgotten your details and told the seller not to contact you again. For a year, messages with your address do not reach this seller.',
    },
    invalid: { heading: 'This link does not work any more', text: 'It was used already, or it is not complete.' },
  },
  appeal: {
    heading: 'Appeal against this decision',
    text: 'Somebody else of our staff than who decided looks at it. You can appeal once.',
    words: 'Why is the decision wrong?',
    submit: 'Send the appeal',
    refused: {
      words: 'Say why the decision is wrong, in at most 2,000 characters.',
      gone: 'There is nothing to appeal against, or you have done so already.',
      other: 'The appeal could not be sent. Please try again.',
    },
    done: { heading: 'Thank you!', text: 'Somebody else of our staff looks at it and mails you.' },
    over: { heading: 'There is nothing to appeal against', text: 'The ad is back, or you have appealed already.' },
    invalid: { heading: 'This link does not work any more', text: 'Open the ad in your dashboard.' },
    dashboard: 'Open my dashboard',
  },
  slowDown: {
    heading: 'Please take a short break',
    text: 'Many listings were opened from here within an hour. To keep sellers’ phone numbers from being collected, we show more a little later. What you opened already stays open.',
  },
  back: 'Back to the listing',
  browse: 'Browse properties',
  missing: {
    heading: 'This property is not listed any more',
    text: 'There is nothing to report and nobody to write to.',
  },
  loading: 'Loading…',
};
