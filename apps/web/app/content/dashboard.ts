import type { ToldAction } from '@karachi-estates/contracts/ownProperties';
import type { PinShown } from '@karachi-estates/domain/properties/pin';
import type { CountedSentence } from './fill.ts';

/** A link of the seller's sidebar; `chat` means the chat address from the public settings. */
export type SidebarLink = { label: string; to: string } | { label: string; chat: true };

export type ListingStatusId = 'active' | 'paused' | 'sold' | 'rented';

type AdSection = 'basics' | 'price' | 'facts' | 'photos' | 'words' | 'contact';

export interface DashboardContent {
  heading: string;
  welcome: string;
  sidebar: { label: string; toggle: string; links: readonly SidebarLink[] };
  profileMenu: { label: string; profile: string; logout: string };
  upgrade: { heading: string; text: string; action: string };
  newProperties: { heading: string; more: string };
  figures: Readonly<
    Record<
      | 'paused'
      | 'pausedNote'
      | 'featured'
      | 'featuredNote'
      | 'plan'
      | 'free'
      | 'until'
      | 'listingsLeft'
      | 'listingsLeftNote'
      | 'unlimited',
      string
    >
  >;
  empty: { heading: string; text: string; action: string };
  myProperties: {
    heading: string;
    search: { label: string; placeholder: string };
    status: { label: string; all: string };
    loading: string;
    failed: string;
    add: string;
    noMatch: { heading: string; text: string; action: string };
    statuses: Readonly<Record<ListingStatusId, string>>;
    /** What waits for the seller to say whether it is still to be had, beside the statuses. */
    waiting: { asked: string; left: string };
    pausedByPlan: string;
    /** The same in a word or two. */
    pausedByPlanShort: string;
    /** Above all of them: the seller chooses which are shown. */
    pausedCount: CountedSentence;
    featured: string;
  };
  detail: {
    edit: string;
    papers: string;
    dimensionLabel: string;
    place: string;
    views: string;
    contacts: string;
    pause: string;
    resume: string;
    markSold: string;
    markRented: string;
    remove: string;
    removed: string;
    undo: string;
    statusFailed: string;
    back: string;
    noPhotos: string;
    /** Whether it is still to be had. */
    asked: string;
    confirm: string;
    /** Nobody answered that. */
    left: string;
    bringBack: string;
  };
  /** Why one's own listing is not shown, above it. */
  review: {
    states: Readonly<Record<'held' | 'sent_back' | 'hidden', string>>;
    short: Readonly<Record<'held' | 'sent_back' | 'hidden', string>>;
    change: string;
    appeal: string;
    open: string;
    rejected: string;
  };
  /** What happened to one's own listing. */
  history: {
    heading: string;
    loading: string;
    none: string;
    state: string;
    because: string;
    actions: Readonly<Record<ToldAction, string>>;
  };
  missing: { text: string; action: string };
  limit: { heading: string; text: string; action: string };
  ad: {
    postHeading: string;
    editHeading: string;
    /** Above what is asked about an ad, and above what keeps it from being posted. */
    questions: { question: string; forbidden: string };
    /** Asked before the same home is posted twice. */
    postedBefore: Record<
      | 'heading'
      | 'facts'
      | 'shown'
      | 'away'
      | 'deleted'
      | 'hidden'
      | 'keepsDate'
      | 'change'
      | 'bringBack'
      | 'broughtBack'
      | 'broughtBackAnew'
      | 'post'
      | 'postAnew'
      | 'writeOn',
      string
    >;
    /** Somebody else has changed what this form changes too. */
    changedMeanwhile: Record<'heading' | 'text' | 'rest' | 'newest' | 'over' | 'writeOn', string>;
    sections: Readonly<Record<AdSection, string>>;
    sectionNotes: Readonly<Record<AdSection, string>>;
    purposes: readonly { value: 'sale' | 'rent'; label: string }[];
    choose: string;
    /** The small map on which a seller sets the place. */
    pin: Record<'open' | 'close' | 'how' | 'label' | 'nearer' | 'farther' | 'take' | 'remove', string> & {
      /** How others see the pin. */
      shown: Record<PinShown, string>;
    };
    /** Beside the type 'Plot File'. */
    fileHelp: string;
    perMonth: string;
    photoNotSent: string;
    photoTwice: string;
    photoRefused: string;
    featured: { label: string; now: string; left: CountedSentence };
    draftSaved: string;
    stop: {
      action: string;
      /** It may have arrived all the same. */
      done: string;
    };
    draft: {
      note: string;
      notePhotos: CountedSentence;
      openElsewhere: string;
      /** What becomes of what is written in this tab. */
      hereNew: string;
      herePosted: string;
    };
    fields: Readonly<
      Record<
        | 'title'
        | 'purpose'
        | 'price'
        | 'city'
        | 'area'
        | 'part'
        | 'pin'
        | 'pinShown'
        | 'propertyType'
        | 'dimension'
        | 'bedrooms'
        | 'bathrooms'
        | 'garage'
        | 'description'
        | 'email'
        | 'cellNo',
        { label: string; placeholder?: string; help?: string }
      >
    >;
    photos: {
      label: string;
      help: string;
      add: string;
      cover: string;
      remove: string;
      moveEarlier: string;
      moveLater: string;
      position: string;
      full: string;
      uploading: string;
    };
    terms: { before: string; link: string; after: string };
    publish: string;
    publishing: string;
    update: string;
    updating: string;
  };
  demoSidebar: { buyer: readonly string[]; seller: readonly string[] };
}

/** The words of the seller's workspace. */
export const dashboard: DashboardContent = {
  heading: 'Dashboard',
  welcome: 'Welcome, {name}',
  sidebar: {
    label: 'Workspace',
    toggle: 'Toggle sidebar',
    links: [
      { label: 'Dashboard', to: '/' },
      { label: 'My Properties', to: '/my-properties' },
      { label: 'Insights', to: '/insights' },
      { label: 'Plans', to: '/plans' },
      { label: 'Viewings', to: '/viewings' },
      { label: 'Orders', to: '/my-orders' },
      { label: 'Contact Support', to: '/support' },
      { label: 'Chat', chat: true },
    ],
  },
  profileMenu: { label: 'Your account', profile: 'Profile', logout: 'Logout' },
  upgrade: {
    heading: 'Reach more buyers',
    text: 'More listings, featured ads and better insights with Pro and Premium.',
    action: 'Upgrade Now',
  },
  newProperties: { heading: 'My New Properties', more: 'See More...' },
  figures: {
    plan: 'Plan',
    free: 'Free of charge',
    until: 'Until {date}',
    listingsLeft: 'Listings left',
    listingsLeftNote: 'More that can be active',
    unlimited: 'Unlimited',
    featured: 'Featured left',
    featuredNote: 'With a badge, for 30 days',
    paused: 'Paused',
    pausedNote: 'Not shown to buyers',
  },
  empty: {
    heading: 'You have no listings yet',
    text: 'Post your first property. Photographs, price, size and area are enough to begin.',
    action: 'Add Post',
  },
  myProperties: {
    heading: 'My Properties',
    search: { label: 'Search your properties', placeholder: 'Title, area or number' },
    status: { label: 'Status', all: 'All' },
    loading: 'Loading your properties',
    failed: 'Your properties could not be loaded',
    add: 'Add Post',
    noMatch: {
      heading: 'Nothing found',
      text: 'None of your properties fits this search and status.',
      action: 'Show all',
    },
    statuses: { active: 'Active', paused: 'Paused', sold: 'Sold', rented: 'Rented' },
    waiting: { asked: 'To confirm', left: 'Left, not confirmed' },
    pausedByPlanShort: 'Paused by plan',
    pausedByPlan: 'Paused, because your plan has no place for it. Upgrade, or pause another listing.',
    pausedCount: {
      one: 'One property is paused, because your plan has no place for it. To show it, pause another one first, or choose a larger plan.',
      other:
        '{count} properties are paused, because your plan has no place for them. You choose which are shown: pause one, then resume another. Or choose a larger plan.',
    },
    featured: 'Featured',
  },
  detail: {
    edit: 'Edit',
    papers: 'Papers',
    dimensionLabel: 'Sq.Ft.',
    place: '{area}, {city} · No. {id}',
    views: 'Views, 30 days',
    contacts: 'Contacts, 30 days',
    pause: 'Pause',
    resume: 'Resume',
    markSold: 'Mark as sold',
    markRented: 'Mark as rented',
    remove: 'Delete',
    removed: '“{title}” is deleted.',
    undo: 'Undo',
    statusFailed: 'That did not work. Please try again.',
    back: 'My Properties',
    noPhotos: 'You have not added photographs yet.',
    asked: 'Is it still available?',
    confirm: 'Still available',
    left: 'It left the lists because it was not confirmed.',
    bringBack: 'Bring it back',
  },
  review: {
    states: {
      held: 'We look at your ad before it is shown, and mail you then.',
      sent_back: 'Your ad is not shown. Please change it; we look at it again.',
      hidden: 'Your ad was taken down.',
    },
    short: { held: 'Being looked at', sent_back: 'Please change it', hidden: 'Taken down' },
    change: 'Change the ad',
    appeal: 'Appeal',
    open: 'You have appealed. Somebody else of our staff looks at it and mails you.',
    rejected: 'Your appeal was rejected.',
  },
  history: {
    heading: 'History',
    loading: 'The history is being read',
    none: 'Nothing has happened yet.',
    state: '{status}, {price}',
    because: '{what}. {why}',
    actions: {
      approve: 'Looked at and approved by our staff',
      'send-back': 'Sent back to you by our staff',
      hide: 'Taken down by our staff',
      restore: 'Shown again by our staff',
      feature: 'Featured by our staff',
      unfeature: 'No longer featured',
      correct: 'Facts corrected by our staff',
      undone: 'Our staff took that back',
    },
  },
  missing: {
    text: 'It may have been deleted, or it belongs to another account.',
    action: 'Back to My Properties',
  },
  limit: {
    heading: 'Your plan is full',
    text: 'Pause or close a listing, or choose a plan with more places.',
    action: 'See plans',
  },
  ad: {
    postHeading: 'Post a property',
    editHeading: 'Edit property',
    questions: { question: 'Is this right?', forbidden: 'This cannot be posted' },
    postedBefore: {
      heading: 'This looks like your listing of {month}',
      facts: '{price}, posted on {date}, now: {state}.',
      shown: 'It is on the site already. Change it instead, and it keeps its date and its history of prices.',
      away: 'Bring it back, and it keeps its first date and its history of prices. You can change everything else.',
      deleted:
        'You deleted it. Bring it back as you have written it now, and it keeps its address, its first date and its history of prices.',
      hidden: 'We have taken it down. Please read our message before you post it again.',
      keepsDate: 'It has the same photos, so a new ad keeps the first date and the history of prices as well.',
      change: 'Change that one',
      bringBack: 'Bring that one back',
      broughtBack: 'Your listing is back. Change what is new about it.',
      broughtBackAnew: 'Your listing is back, as you have written it now.',
      post: 'It is another home: publish',
      postAnew: 'Publish as a new ad',
      writeOn: 'Back to the form',
    },
    changedMeanwhile: {
      heading: 'This ad was changed elsewhere',
      text: 'After you opened it here, this was changed in another place, and you have changed it too:',
      rest: 'Everything else you wrote is kept either way.',
      newest: 'Show the newest',
      over: 'Save mine over it',
      writeOn: 'Back to the form',
    },
    sections: {
      basics: 'What and where',
      price: 'Price and size',
      facts: 'Rooms',
      photos: 'Photographs',
      words: 'In your words',
      contact: 'How buyers reach you',
    },
    sectionNotes: {
      basics: 'What you offer, and the area that buyers search by.',
      price: 'What you ask for it, and the size in the unit you know.',
      facts: 'Leave empty what does not apply.',
      photos: 'They are sent while you fill in the rest.',
      words: 'What a buyer would ask you on the phone.',
      contact: 'Everybody who sees the ad sees this.',
    },
    purposes: [
      { value: 'sale', label: 'For sale' },
      { value: 'rent', label: 'For rent' },
    ],
    choose: 'Choose',
    pin: {
      open: 'Choose on the map',
      close: 'Close the map',
      how: 'Move the map until the needle points at the place: with a finger, the mouse or the arrow keys.',
      label: 'Map to choose the place on',
      nearer: 'Nearer',
      farther: 'Farther',
      take: 'Use this place',
      remove: 'Remove the pin',
      shown: { exact: 'Exactly where it is', circle: 'As a circle of 400 m' },
    },
    fileHelp: 'A file is a promise of a plot, not a plot: the ad’s page says so.',
    perMonth: '/ month',
    photoNotSent: 'Not sent yet.',
    photoTwice: 'This photo is there already. It is shown once.',
    photoRefused: 'One of the photographs was refused. Remove it, or choose another one.',
    featured: {
      label: 'Feature this ad',
      now: 'It is featured now. Untick to let another ad take its place.',
      left: {
        one: 'It carries a Featured badge for 30 days. {count} featured ad left in your plan.',
        other: 'It carries a Featured badge for 30 days. {count} featured ads left in your plan.',
      },
    },
    draftSaved: 'Your draft is kept on this device.',
    stop: {
      action: 'Stop',
      done: 'Stopped. What you filled in is still here. If you send it again, it stays one ad.',
    },
    draft: {
      note: 'Kept on this device on {when}.',
      notePhotos: {
        one: 'Kept on this device with {count} photograph on {when}.',
        other: 'Kept on this device with {count} photographs on {when}.',
      },
      openElsewhere: 'This ad is open in another tab',
      hereNew: 'Go on with it there. What you write here becomes another ad.',
      herePosted: 'Go on with it there. What you write here is not kept on this device.',
    },
    fields: {
      title: {
        label: 'Title',
        placeholder: '240 sq yd house in Gulshan-e-Iqbal',
        help: 'Type, size and area in plain words.',
      },
      purpose: { label: 'Purpose' },
      price: { label: 'Price (PKR)', help: 'The price you ask; for rent, for one month.' },
      city: { label: 'City' },
      area: { label: 'Area', placeholder: 'Type a name, for example Clifton' },
      pin: {
        label: 'Place on the map',
        placeholder: '24.8138, 67.0299',
        help: 'Latitude and longitude. Without them the map shows it near the centre of its area.',
      },
      pinShown: { label: 'Others see it', help: 'In a circle nobody learns the house, only the streets around it.' },
      part: { label: 'Phase or block', help: 'Where the area has some: buyers look for them.' },
      propertyType: { label: 'Property type' },
      dimension: { label: 'Size', placeholder: '240 sq yd' },
      bedrooms: { label: 'Bedrooms' },
      bathrooms: { label: 'Bathrooms' },
      garage: { label: 'Parking' },
      description: {
        label: 'Description',
        help: 'Condition, floor, water, gas, electricity, papers, what is near.',
      },
      email: { label: 'Contact email' },
      cellNo: { label: 'Contact phone', placeholder: '0300 1234567' },
    },
    photos: {
      label: 'Photographs of the property',
      help: 'Up to 8. The first is the cover. Drag them into order, or use the arrow buttons.',
      add: 'Add photographs',
      cover: 'Cover',
      remove: 'Remove photograph {position}',
      moveEarlier: 'Move photograph {position} earlier',
      moveLater: 'Move photograph {position} later',
      position: 'Photograph {position} of {count}',
      full: 'All 8 places are used. Remove one to add another.',
      uploading: 'Uploading photograph {position}: {percent}%',
    },
    terms: { before: 'I may offer this property, and I agree to the ', link: 'terms and conditions', after: '.' },
    publish: 'Publish',
    publishing: 'Publishing…',
    update: 'Update',
    updating: 'Updating…',
  },
  demoSidebar: {
    buyer: ['Profile', 'Chats', "FAQ's", 'Previous Buy', 'Saved', 'Log Out'],
    seller: ['Profile', 'Chats', "FAQ's", 'Previous Buy', 'Saved', 'Previous Sell', 'Ad', 'Plans', 'Log Out'],
  },
};
