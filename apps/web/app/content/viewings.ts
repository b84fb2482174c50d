import type { Viewing } from '@karachi-estates/contracts/viewings';

export interface ViewingsContent {
  ask: {
    heading: string;
    text: string;
    /** The times of the form, by their place. */
    times: readonly [string, string, string];
    timesHelp: string;
    name: string;
    phone: string;
    email: string;
    emailHelp: string;
    words: string;
    submit: string;
    submitGuest: string;
    privacy: string;
    notSent: string;
    sent: { heading: string; text: string };
  };
  mine: {
    heading: string;
    lead: string;
    empty: { heading: string; text: string; action: string };
    /** Sellers have no public pages of homes: they look on where their own are asked for. */
    emptyOfSeller: { heading: string; text: string; action: string };
  };
  received: {
    heading: string;
    lead: string;
    empty: { heading: string; text: string; action: string };
  };
  link: { heading: string; buyer: string; seller: string };
  invalid: { heading: string; text: string };
  /** How a viewing stands, for each side. */
  states: Readonly<Record<Viewing['party'], Readonly<Record<Viewing['state'], string>>>>;
  card: {
    at: string;
    proposed: string;
    buyer: string;
    seller: string;
    words: string;
    answer: string;
    home: string;
  };
  acts: {
    confirm: string;
    accept: string;
    chooseTime: string;
    propose: string;
    move: string;
    sendTimes: string;
    decline: string;
    cancel: string;
    why: string;
    message: string;
  };
  done: Readonly<Record<Viewing['can'][number], string>>;
  failed: { heading: string; text: string };
  notChanged: string;
  loading: string;
  browse: string;
}

/** Viewings of homes: asking for one, and what either side does with it. */
export const viewings: ViewingsContent = {
  ask: {
    heading: 'Ask for a viewing',
    text: 'Propose up to three times. The seller accepts one or proposes others, and you get a mail each time.',
    times: ['First time', 'Another time, if you like', 'A third one, if you like'],
    timesHelp: 'Karachi time, between 08:00 and 21:00, at least two hours from now',
    name: 'Your name',
    phone: 'Mobile number, for the day itself',
    email: 'Email',
    emailHelp: 'You need no account. We send you a link to confirm.',
    words: 'Anything the seller should know',
    submit: 'Send my times',
    submitGuest: 'Ask for a viewing',
    privacy: 'The seller gets your name, your phone number and your message. Your email address stays with us.',
    notSent: 'This could not be sent. Please try again.',
    sent: {
      heading: 'Look into your inbox',
      text: 'We have sent you a mail. Press the link in it, and the seller gets your times. If nothing comes, look into the spam folder.',
    },
  },
  mine: {
    heading: 'My viewings',
    lead: 'The homes that you asked to see, and when.',
    empty: {
      heading: 'No viewings yet',
      text: 'Open a home that you like and press ‘Ask for a viewing’. If we sent you a link by e-mail, your request comes here once you press it.',
      action: 'Browse properties',
    },
    emptyOfSeller: {
      heading: 'You have not asked to see a home',
      text: 'What you ask to see yourself stands here. Who wants to see your own homes is on another page.',
      action: 'Viewings of my homes',
    },
  },
  received: {
    heading: 'Viewings',
    lead: 'Who wants to see your homes. Accept a time, propose others, or decline with a few words.',
    empty: {
      heading: 'Nobody has asked for a viewing yet',
      text: 'Requests come here and to your mailbox. Good photographs bring more of them.',
      action: 'My Properties',
    },
  },
  link: {
    heading: 'Viewing',
    buyer: 'What you do here, the seller is told by mail.',
    seller: 'What you do here, the buyer is told by mail.',
  },
  invalid: {
    heading: 'This link does not work any more',
    text: 'The viewing may have been removed. Ask for it again on the page of the home.',
  },
  states: {
    buyer: {
      unconfirmed: 'Not sent yet',
      asked: 'Waiting for the seller',
      offered: 'Your answer is awaited',
      agreed: 'Agreed',
      declined: 'Declined',
      cancelled: 'Called off',
      over: 'Over',
    },
    seller: {
      unconfirmed: 'Not confirmed yet',
      asked: 'Your answer is awaited',
      offered: 'Waiting for the buyer',
      agreed: 'Agreed',
      declined: 'Declined',
      cancelled: 'Called off',
      over: 'Over',
    },
  },
  card: {
    at: 'When',
    proposed: 'Proposed times',
    buyer: 'Buyer',
    seller: 'Seller',
    words: 'Message of the buyer',
    answer: 'Message with it',
    home: 'See the home',
  },
  acts: {
    confirm: 'Send my times to the seller',
    accept: 'Accept this time',
    chooseTime: 'Which time suits you?',
    propose: 'Propose other times',
    move: 'Move it',
    sendTimes: 'Send these times',
    decline: 'Decline',
    cancel: 'Call it off',
    why: 'Why, in a few words',
    message: 'A message, if you like',
  },
  done: {
    confirm: 'Thank you! The seller has your times now. We mail you the answer.',
    accept: 'The time is agreed. Both of you get a mail with a file for the calendar.',
    propose: 'Your times are sent. We mail you the answer.',
    decline: 'Declined. The buyer is told by mail.',
    cancel: 'The viewing is called off. The other side is told by mail.',
  },
  failed: { heading: 'The viewings could not be loaded', text: 'Try again in a moment.' },
  notChanged: 'This could not be saved. Please try again.',
  loading: 'Loading…',
  browse: 'Browse properties',
};
