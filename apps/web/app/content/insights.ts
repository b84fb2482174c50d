import type { EventKind } from '@karachi-estates/domain/insights/insights';

/** What the seller's page of insights says. */
export interface InsightsContent {
  heading: string;
  lead: string;
  loading: string;
  failed: string;
  kinds: Readonly<Record<EventKind, string>>;
  kindNotes: Readonly<Record<EventKind, string>>;
  totals: { heading: string; span: string };
  listing: {
    heading: string;
    choose: string;
    kind: string;
    own: string;
    median: string;
    compared: string;
    tooFew: string;
    none: string;
    table: string;
    day: string;
    noMedian: string;
  };
  moves: {
    heading: string;
    position: string;
    hidden: string;
    note: string;
    none: string;
    what: string;
    before: string;
    after: string;
    price: string;
    featured: string;
    perDay: string;
    tooEarly: string;
  };
  year: {
    heading: string;
    table: string;
    month: string;
    groups: string;
    /** Of a row, by its purpose: an area has a row for each. */
    purposes: Readonly<Record<string, string>>;
    groupsNote: string;
    noGroups: string;
    group: string;
    listings: string;
    yours: string;
    others: string;
    csv: string;
    csvFailed: string;
    mail: string;
    mailFailed: string;
    /** Below the switch, where the account's address is not confirmed. */
    mailWaits: string;
    profile: string;
  };
  locked: { pro: string; premium: string; example: string; note: string; action: string };
  how: string;
}

export const insights: InsightsContent = {
  heading: 'Insights',
  lead: 'Who sees your listings and what they do next. One person counts once a day for each listing.',
  loading: 'Loading your insights',
  failed: 'Your insights could not be loaded',
  kinds: { impression: 'Seen in lists', view: 'Opened', save: 'Saved', whatsapp: 'WhatsApp', call: 'Calls' },
  kindNotes: {
    impression: 'Visitors whose list had it',
    view: 'Visitors who opened its page',
    save: 'Visitors who kept it',
    whatsapp: 'Visitors who pressed WhatsApp',
    call: 'Visitors who pressed Call',
  },
  totals: { heading: 'The last 30 days', span: '{from} to {until}, all listings together' },
  listing: {
    heading: 'Each listing, day by day',
    choose: 'Listing',
    kind: 'What is counted',
    own: 'This listing',
    median: 'Similar listings (median)',
    compared: '{own} in 30 days. Half of {count} similar listings have more than {median}.',
    tooFew: '{own} in 30 days. There are too few similar listings to compare with.',
    none: 'You have no listings yet.',
    table: 'Show as a table',
    day: 'Day',
    noMedian: 'none',
  },
  moves: {
    heading: 'What changes did',
    position: 'Place {place} of {of} in the list of its area and type, newest first.',
    hidden: 'It is in no list at the moment.',
    note: 'Visitors who opened it, a day: up to 14 days before and after, without the day itself and today.',
    none: 'No new price and no featuring in the last twelve months.',
    what: 'What',
    before: 'Before',
    after: 'After',
    price: 'Price {from} → {to}',
    featured: 'Featured',
    perDay: '{count} a day',
    tooEarly: 'too early',
  },
  year: {
    heading: 'Twelve months',
    table: 'Show as a table',
    month: 'Month',
    groups: 'By area and type',
    purposes: { sale: 'for sale', rent: 'for rent' },
    groupsNote: 'Visitors who opened a listing in 30 days: yours on average, and the median of other sellers.',
    noGroups: 'You have no active listings.',
    group: 'Area and type',
    listings: 'Your listings',
    yours: 'Yours',
    others: 'Others',
    csv: 'Download as CSV',
    csvFailed: 'The file could not be made. Please try again.',
    mail: 'Mail me the week’s figures every Monday',
    mailFailed: 'That did not work. Please try again.',
    mailWaits: 'Your email address is not confirmed, so no mail goes out yet.',
    profile: 'Confirm it in your profile',
  },
  locked: {
    pro: 'With Pro: each listing day by day, beside similar ones',
    premium: 'With Premium: twelve months, comparisons, what changes did, CSV and a weekly mail',
    example: 'Invented figures',
    note: 'This is what it looks like. The figures are invented, not yours.',
    action: 'See plans',
  },
  how: 'Counted on our server, without cookies. Bots and your own visits are left out. Today and this month are still running.',
};
