import type { ReportAction } from '@karachi-estates/contracts/deskReviews';

/** What the reports of visitors say at the desk. */
export const reports = {
  title: 'Reports',
  lead: 'What visitors report about listings.',
  empty: { title: 'There are no reports yet', text: 'They appear here when visitors report a listing.' },
  columns: { receipt: 'Receipt', state: 'State', reason: 'Reason', listing: 'Listing', seller: 'Seller', at: 'Sent' },
  filters: { q: 'Receipt or listing number', state: 'State', reason: 'Reason' },
  states: { open: 'Open', closed: 'Closed', upheld: 'Upheld' },
  offender: 'Repeat offender',
  report: {
    title: 'The report',
    reason: 'Reason',
    words: 'In their words',
    email: 'Email',
    sent: 'Sent',
    asked: 'Seller asked',
    closed: 'Closed',
    closedBy: 'Closed by',
    outcome: 'What was done',
  },
  listing: {
    title: 'The listing',
    open: 'Open the listing',
    price: 'Price',
    seller: 'Seller',
    upheld: 'Listings with upheld reports',
    description: 'Description',
    others: 'All reports about it',
  },
  actions: {
    title: 'Actions',
    close: 'Close',
    hide: 'Hide the listing',
    ask: 'Ask the seller to confirm',
  } satisfies Record<ReportAction | 'title', string>,
  close: {
    title: 'Close this report?',
    text: 'Your words stand beside it. A report that was right counts against the seller.',
    words: 'What was done',
    missing: 'Say in words what was done.',
    upheld: 'The report was right',
  },
  hide: 'The listing leaves the site at once, all open reports about it are closed as right, and the seller reads why. It can be restored at any time.',
  done: {
    close: 'Closed.',
    hide: 'Hidden. All open reports about it are closed, and the seller gets a mail.',
    ask: 'Asked. The seller gets a mail.',
  } satisfies Record<ReportAction, string>,
} as const;
