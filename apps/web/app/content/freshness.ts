import type { FreshnessAnswer } from '@karachi-estates/domain/freshness/freshness';

export interface FreshnessContent {
  /** The page that a link of the mail opens. */
  confirm: {
    heading: string;
    text: string;
    left: string;
    paused: string;
    price: string;
    /** Above what is asked about a new price that is unusual. */
    ask: string;
    sure: string;
    buttons: Record<FreshnessAnswer, string>;
    refused: { price: string; plan: string; other: string };
    answered: { heading: string; text: string };
    invalid: { heading: string; text: string };
    dashboard: string;
    loading: string;
  };
  /** What an answer did, by the code of the API's message. */
  done: { heading: string } & Record<
    'LISTING_CONFIRMED' | 'LISTING_BROUGHT_BACK' | 'LISTING_HELD' | 'AD_SOLD' | 'AD_RENTED' | 'AD_UPDATED',
    string
  >;
  /** The public page of the share. */
  share: {
    heading: string;
    lead: string;
    percent: string;
    counted: string;
    none: string;
    rules: { heading: string; items: readonly string[] };
    figures: { listings: string; confirmed: string; dimmed: string; left: string };
    browse: string;
    loading: string;
  };
}

/** Whether listings are still to be had: the answers of sellers, and what everybody sees of it. */
export const freshness: FreshnessContent = {
  confirm: {
    heading: 'Is it still available?',
    text: 'Nothing changes before you press a button.',
    left: 'It is not in the lists at present. An answer brings it back.',
    paused: 'You have paused this listing. You can bring it back in your dashboard.',
    price: 'New price in rupees, for example 2.5 crore',
    ask: 'A question before it is shown',
    sure: 'The price is right: save it',
    buttons: {
      available: 'Yes, it is still available',
      price: 'Save the new price',
      sold: 'It is sold',
      rented: 'It is rented',
    },
    refused: {
      price: 'Write the price as a number, for example 25,000,000 or 2.5 crore.',
      plan: 'Your plan has no room for one more listing. Pause another one in your dashboard, or choose a larger plan.',
      other: 'This did not work. Try again, or open your dashboard.',
    },
    answered: {
      heading: 'You have answered this already',
      text: 'Thank you! You can change the listing in your dashboard whenever you like.',
    },
    invalid: {
      heading: 'This link does not work any more',
      text: 'Use the link in our latest mail, or open your dashboard.',
    },
    dashboard: 'Open my dashboard',
    loading: 'Loading…',
  },
  done: {
    heading: 'Thank you!',
    LISTING_CONFIRMED: 'The listing is confirmed as of today.',
    LISTING_BROUGHT_BACK: 'The listing is back in the lists.',
    LISTING_HELD: 'We look at the new price before the listing is shown, and mail you then.',
    AD_SOLD: 'The listing is marked as sold.',
    AD_RENTED: 'The listing is marked as rented.',
    AD_UPDATED: 'The new price is shown, and the listing is confirmed as of today.',
  },
  share: {
    heading: 'How fresh our listings are',
    lead: 'Listings say when their seller last confirmed that they are still available.',
    percent: '{percent}%',
    counted: 'of the listings were confirmed within the last {days} days.',
    none: 'There are no listings yet.',
    rules: {
      heading: 'How it works',
      items: [
        'We ask the seller {days} days after a listing was last confirmed. One press answers.',
        'Without an answer for 7 days the listing is shown paler and says so.',
        'Without an answer for 21 days it leaves the lists. The seller can bring it back, with its real age.',
        'Two visitors who report that a listing is gone make us ask at once.',
        'A listing that we took in from a file counts here, and names a day, once its seller has confirmed it.',
      ],
    },
    figures: {
      listings: 'Listings',
      confirmed: 'Confirmed lately',
      dimmed: 'Without an answer for a week',
      left: 'Left the lists without an answer',
    },
    browse: 'Browse properties',
    loading: 'Loading…',
  },
};
