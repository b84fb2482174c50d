import type { CountedSentence } from './fill.ts';

export interface SavedSearchesContent {
  list: {
    heading: string;
    lead: string;
    unproven: string;
    profile: string;
    empty: { heading: string; text: string; action: string };
    failed: { heading: string; text: string };
    loading: string;
    more: string;
    paused: string;
    notChanged: string;
  };
  save: {
    heading: string;
    lead: string;
    parts: string;
    email: string;
    emailHelp: string;
    submit: string;
    submitGuest: string;
    privacy: string;
    refused: string;
    notSaved: string;
    already: string;
    alreadyPaused: string;
    asked: { heading: string; text: string };
    unknown: { heading: string; text: string };
  };
  /** Searches that a guest keeps on this device. */
  kept: {
    lead: string;
    login: { text: string; button: string };
    /** Offers it where a search is saved. */
    offer: { text: string; button: string };
    done: string;
    newHomes: CountedSentence;
    /** As many as are counted, and more. */
    manyNew: string;
    nothingNew: string;
    notUnderstood: string;
    notCounted: string;
    retry: string;
    byMail: string;
  };
  /** Notifications on this device. */
  device: {
    heading: string;
    off: { text: string; button: string };
    on: { text: string; button: string };
    denied: string;
    unsupported: string;
    failed: string;
  };
  fields: { name: string; frequency: string; night: string };
  confirm: { heading: string; text: string; button: string };
  manage: { heading: string; lead: string; confirmed: string; changed: string; deleted: string; save: string };
  /** Other filters for a saved search. */
  edit: {
    filters: string;
    hint: string;
    text: string;
    save: string;
    asNew: string;
    /** The page that does it without scripts. */
    apply: string;
    double: string;
    purpose: string;
    anyPurpose: string;
    otherArea: string;
    minPrice: string;
    maxPrice: string;
  };
  actions: {
    results: string;
    feed: string;
    edit: string;
    cancel: string;
    pause: string;
    resume: string;
    remove: string;
  };
  unsubscribe: { heading: string; text: string; button: string };
  unsubscribed: { heading: string; text: string };
  expired: { heading: string; text: string };
  refused: string;
  browse: string;
}

/** Saved searches: saving one, those of an account, and what the links of their mails open. */
export const savedSearches: SavedSearchesContent = {
  list: {
    heading: 'Saved searches',
    lead: 'We write to you when a property comes that fits, gets cheaper or is back on the market.',
    unproven: 'Confirm your email address on your profile. Until then your alerts wait.',
    profile: 'To my profile',
    empty: {
      heading: 'No saved searches yet',
      text: 'Choose filters on the list of properties and press ‘Save this search’.',
      action: 'Browse properties',
    },
    failed: { heading: 'Your saved searches could not be loaded', text: 'Try again in a moment.' },
    loading: 'Loading…',
    more: 'Show more searches',
    paused: 'Paused',
    notChanged: 'This could not be saved. Please try again.',
  },
  save: {
    heading: 'Save this search',
    lead: 'We write to you when a property comes that fits, gets cheaper or is back on the market.',
    parts: 'You are looking for',
    email: 'Email',
    emailHelp: 'You need no account. We send you a link to confirm.',
    submit: 'Save the search',
    submitGuest: 'Send me alerts',
    privacy: 'Every message has a link that ends the alerts at once.',
    refused: 'This could not be saved. Check your email address and the name, and try again.',
    notSaved: 'This could not be saved. Please try again.',
    already: 'You have saved this search already. Here is how it is set; what you change takes its place.',
    alreadyPaused: 'You have saved this search already, and it is paused. Saving it starts its alerts again.',
    asked: {
      heading: 'Look into your inbox',
      text: 'We have sent you a mail. Press the link in it, and the alerts begin. If nothing comes, look into the spam folder.',
    },
    unknown: {
      heading: 'These filters cannot be saved',
      text: 'One of them is not understood. Choose them on the list again.',
    },
  },
  kept: {
    lead: 'They are kept on this device only, and nothing is sent. Each counts the homes that came since you looked at it.',
    login: {
      text: 'Log in and they go to your account. There we can write to you when something new comes.',
      button: 'Log in',
    },
    offer: {
      text: 'Or without any messages: we count the new homes when you come back.',
      button: 'Keep it on this device',
    },
    done: 'The search is kept on this device.',
    newHomes: { one: '{count} new home', other: '{count} new homes' },
    manyNew: 'More than {count} new homes',
    nothingNew: 'Nothing new',
    notUnderstood: 'Its filters are not understood any more',
    notCounted: 'New homes could not be counted now. Your searches are here all the same.',
    retry: 'Retry',
    byMail: 'Alerts by email',
  },
  device: {
    heading: 'Alerts on this device',
    off: {
      text: 'This device can tell you when something new comes, also while the site is closed.',
      button: 'Notify me on this device',
    },
    on: { text: 'This device tells you when something new comes.', button: 'Stop on this device' },
    denied:
      'Your browser does not let this site notify you. Allow it in the browser’s settings for this site, and come back.',
    unsupported:
      'This browser cannot show alerts of this site. On an iPhone, first add the site to the home screen and open it there.',
    failed: 'This did not work. Please try again.',
  },
  fields: { name: 'Name of the search', frequency: 'How often', night: 'From 10 pm to 8 am' },
  confirm: {
    heading: 'Confirm your saved search',
    text: 'Press the button, and we write to you when something new comes.',
    button: 'Confirm my search',
  },
  manage: {
    heading: 'Your saved search',
    lead: 'Change what we send you, or end it.',
    confirmed: 'Thank you! We will write when there is something new for this search.',
    changed: 'Your changes are saved.',
    deleted: 'The saved search is deleted.',
    save: 'Save changes',
  },
  edit: {
    filters: 'Change filters',
    hint: 'Change the filters, then press ‘Save this search’.',
    text: 'Its name and how often we write stay as they are, and nothing is sent twice.',
    save: 'Save changes to ‘{name}’',
    asNew: 'Save as a new search',
    apply: 'Use these filters',
    double: 'You have a saved search with these filters already.',
    purpose: 'For sale or for rent',
    anyPurpose: 'Both',
    otherArea: 'Another area',
    minPrice: 'Lowest price',
    maxPrice: 'Highest price',
  },
  actions: {
    results: 'See the properties',
    feed: 'RSS feed',
    edit: 'Edit',
    cancel: 'Cancel',
    pause: 'Pause',
    resume: 'Resume',
    remove: 'Delete',
  },
  unsubscribe: {
    heading: 'End these alerts?',
    text: 'You will get no more mails for this search. You can start it again whenever you like.',
    button: 'End the alerts',
  },
  unsubscribed: { heading: 'The alerts have ended', text: 'You will get no more mails for this search.' },
  expired: {
    heading: 'This link does not work any more',
    text: 'It may be too old or used already. Save the search again and we send a new one.',
  },
  refused: 'This could not be saved. Check the name and try again.',
  browse: 'Browse properties',
};
