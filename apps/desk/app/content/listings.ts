import type { DeskListingDetail } from '@karachi-estates/contracts/deskListings';
import type { ComparedFact } from '@karachi-estates/domain/reviews/differences';

type Why = DeskListingDetail['suspicious'][number]['why'];

/** So many numbers are read in one notice. */
const MOST_NUMBERS = 10;

const numbered = (ids: readonly number[]): string => {
  const named = ids.slice(0, MOST_NUMBERS).map((id) => `#${id}`);
  const rest = ids.length - named.length;
  return rest === 0 ? named.join(', ') : `${named.join(', ')} and ${rest} more`;
};

export const listings = {
  title: 'Listings',
  lead: 'Every listing in every state.',
  columns: {
    title: 'Listing',
    review: 'Review',
    status: 'State',
    price: 'Price',
    area: 'Area',
    seller: 'Seller',
    photos: 'Photos',
    created: 'Posted',
  },
  empty: { title: 'There are no listings yet', text: 'They appear here as sellers post them.' },
  filters: {
    q: 'Title or number',
    review: 'Review',
    status: 'State',
    purpose: 'Purpose',
    type: 'Type',
    area: 'Area',
    seller: 'Seller’s number',
    priceMin: 'Price from (PKR)',
    priceMax: 'Price to (PKR)',
  },
  facts: {
    title: 'Facts',
    number: 'Number',
    price: 'Price',
    type: 'Type',
    area: 'Area',
    address: 'Address',
    dimension: 'Size',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    garage: 'Car spaces',
    featured: 'Featured until',
    views: 'Views in thirty days',
    contacts: 'Contacts in thirty days',
    posted: 'Posted',
    changed: 'Changed',
    reason: 'Reason given',
    words: 'Words to the seller',
  },
  map: {
    title: 'Place',
    alt: 'The part of Karachi around the listing, with a pin where it stands',
    link: 'Show on the map',
  },
  photos: {
    title: 'Photos',
    none: 'It has no photos.',
    alt: (number: number, of: number) => `Photo ${number} of ${of}`,
  },
  description: 'Description',
  seller: {
    title: 'Seller',
    email: 'Email',
    phone: 'Phone',
    plan: 'Plan',
    since: 'Since',
    active: 'Active listings',
    suspended: 'Suspended',
    contact: 'Contact of this listing',
  },
  history: { title: 'Price and state', when: 'When', price: 'Price', state: 'State', none: 'Nothing has changed yet.' },
  risks: {
    title: 'Risk',
    none: 'Nothing speaks against it.',
    sum: (points: number, hold: number) => `${points} points; from ${hold} on a new listing is held.`,
    points: (points: number) => `${points} points`,
  },
  waits: (age: string) => `Waits: ${age}`,
  differences: {
    title: 'Changed since the last decision',
    fact: 'Fact',
    before: 'Before',
    after: 'Now',
    minor: 'does not matter',
    photo: (number: number) => `Photo ${number}`,
    nothing: 'nothing',
    facts: {
      title: 'Title',
      purpose: 'Purpose',
      property_type: 'Type',
      area: 'Area',
      part: 'Phase, block or sector',
      price: 'Price',
      dimension: 'Size',
      bedrooms: 'Bedrooms',
      bathrooms: 'Bathrooms',
      garage: 'Car spaces',
      address: 'Address',
      pin: 'Pin on the map',
      description: 'Description',
      phone: 'Phone',
      email: 'Email',
      photos: 'Photos',
    } satisfies Record<ComparedFact, string>,
  },
  appeal: {
    title: 'Appeal',
    against: 'Against this decision',
    says: 'The seller says',
    mine: 'You made this decision, so somebody else decides the appeal.',
    grant: 'Grant',
    reject: 'Reject',
    outcome: { granted: 'Granted', rejected: 'Rejected' },
    ask: {
      grant: 'Grant the appeal?',
      reject: 'Reject the appeal?',
    },
    text: {
      grant:
        'The listing comes back as it was, days of a paid plan are given back, and the seller reads your words. This cannot be undone.',
      reject: 'The decision stands, and the seller reads your words. This cannot be undone.',
    },
    words: 'Words to the seller',
    wordsMissing: 'Write a few words to the seller.',
    done: { grant: 'Granted. The seller gets a mail.', reject: 'Rejected. The seller gets a mail.' },
  },
  reports: { title: 'Reports', none: 'Nobody has reported it.', offender: 'Repeat offender' },
  similar: { title: 'Similar listings', none: 'There are none.' },
  suspicious: {
    title: 'Worth a second look',
    none: 'No other seller’s listing shares a photo, text or phone with it.',
    why: {
      photo: 'Shares a photo',
      text: 'Shares its text',
      phone: 'Shares a phone number',
    } satisfies Record<Why, string>,
  },
  onSite: 'See it on the site',
  actions: {
    title: 'Actions',
    correct: 'Correct facts',
    doneTo: (title: string, done: string) => `${title}: ${done}`,
    done: {
      approve: 'Approved.',
      'send-back': 'Sent back. The seller gets a mail.',
      hide: 'Hidden. Nobody sees it on the site, and the seller gets a mail.',
      restore: 'Restored. It is on the site again.',
      feature: 'Featured for thirty days.',
      unfeature: 'No longer featured.',
    },
    mistake: {
      label: 'Restore: our mistake',
      title: 'Was it hidden by mistake?',
      text: 'It is shown again. The days on which it was hidden are added to the seller’s paid plan, and they get a mail. This cannot be undone.',
      done: 'Restored. Days of a paid plan are given back.',
    },
    undone: 'Taken back.',
    undoneOnly: (undone: number, left: readonly number[]) =>
      `${undone} taken back. Changed since, and left as they are: ${left.map((id) => `#${id}`).join(', ')}.`,
    takeBack: {
      label: 'Take back',
      title: 'Take this back?',
      text: (ads: number) =>
        ads === 1
          ? 'The listing becomes what it was before. Where that shows or hides it, its seller gets a mail. A listing that changed since stays as it is.'
          : `All ${ads} listings of this action become what they were before. Where that shows or hides one, its seller gets a mail. Listings that changed since stay as they are and are named.`,
    },
  },
  reason: {
    title: { 'send-back': 'Send it back to the seller?', hide: 'Hide this listing?' },
    many: {
      'send-back': (many: number) => `Send ${many} listings back?`,
      hide: (many: number) => `Hide ${many} listings?`,
    },
    text: {
      'send-back':
        'The seller reads the reason and your words, and can post it again. You can take this back for thirty days.',
      hide: 'It leaves the site at once and the seller reads why. You can take this back for thirty days, and restore it at any time.',
    },
    reason: 'Reason',
    choose: 'Choose a reason',
    missing: 'Choose a reason.',
    words: 'Words to the seller',
    wordsHelp: 'In English or Urdu; sent with the reason.',
    wordsMissing: 'Say in words what is wrong.',
  },
  bulk: {
    approve: 'Approve',
    hide: 'Hide',
    sendBack: 'Send back',
    restore: 'Restore',
    done: (many: number) => `Done: ${many === 1 ? '1 listing' : `${many} listings`}.`,
    /** Each reason is said once, with the listings that it is about. */
    refused: (reasons: readonly { ids: readonly number[]; why: string }[]) =>
      reasons.map(({ ids, why }) => `Not done, and still chosen: ${numbered(ids)}. ${why}`).join(' '),
  },
  correct: {
    title: 'Correct facts',
    text: 'The seller gets a mail that names what you changed.',
    name: 'Title',
    price: 'Price (PKR)',
    priceHelp: 'As 2.5 crore or 25,000,000',
    purpose: 'Purpose',
    type: 'Type',
    area: 'Area',
    areaHelp: 'In another area its point on the map is taken away.',
    part: 'Phase, block or sector',
    noPart: 'Not said',
    size: 'Size',
    sizeHelp: 'As people write it: 240 sq yd, 10 marla.',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    parking: 'Parking',
    description: 'Description',
    save: 'Save and tell the seller',
    saved: 'Corrected. The seller gets a mail.',
    missing: {
      title: 'Enter a title.',
      price: 'Enter a price.',
      rooms: 'Enter a number from 0 to 50.',
    },
    nothing: 'Nothing is changed yet.',
  },
  keys: {
    next: 'the next listing',
    previous: 'the listing before',
    approve: 'approve, and on to the next',
    sendBack: 'send back',
    hide: 'hide',
  },
  end: {
    first: {
      ofList: 'This is the first one of the list.',
      ofPage: (list: string) => `This is the first one of this page. Those before it are in “${list}”.`,
    },
    last: {
      ofList: 'This is the last one of the list.',
      ofPage: (list: string) => `This is the last one of this page. “${list}” has more.`,
    },
    noList: 'This listing was not opened from a list. Open one from a list to go along it.',
  },
} as const;
