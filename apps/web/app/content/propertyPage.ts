import type { TypeGroup } from '@karachi-estates/domain/properties/vocabulary';

export interface PropertyPageContent {
  place: string;
  facts: {
    heading: string;
    bedrooms: string;
    bathrooms: string;
    parking: string;
    parkingYes: string;
    parkingNo: string;
    dimension: string;
    size: string;
    propertyType: string;
    purpose: string;
    area: string;
    listed: string;
  };
  description: string;
  gallery: {
    label: string;
    open: string;
    all: string;
    close: string;
    previous: string;
    next: string;
    position: string;
    picture: string;
    none: string;
  };
  contact: {
    heading: string;
    whatsapp: string;
    call: string;
    message: string;
    note: string;
    /** Who gets what by the two buttons, under them. */
    number: string;
    /** Who gets what is sent, and the pages of the message form and of reports. */
    who: string;
    write: string;
    viewing: string;
    report: string;
  };
  share: { label: string; copied: string };
  /** What a plot file is, above its facts. */
  promise: { heading: string; text: string };
  similar: Readonly<Record<TypeGroup, string>>;
  /** What other sellers ask for the same property. */
  offers: { heading: Readonly<Record<TypeGroup, string>>; note: string; posted: string; view: string };
  onMap: string;
  /** The map on paper, for those who do not see it. */
  sketch: string;
  /** Above how the price stands to others. */
  context: string;
  areaPrices: string;
  history: string;
  over: { sold: string; rented: string; unconfirmed: string; text: string; gone: string };
  /** How many days ago its seller said that it is to be had. */
  confirmed: {
    today: string;
    yesterday: string;
    days: string;
    about: string;
    unconfirmed: string;
    unconfirmedText: string;
  };
  loading: string;
  advice: { heading: string; text: string; action: string; to: string };
  back: string;
}

/** The words of the page of one property. */
export const propertyPage: PropertyPageContent = {
  place: '{area}, {city}',
  facts: {
    heading: 'Facts',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    parking: 'Parking',
    parkingYes: 'Yes',
    parkingNo: 'No',
    dimension: 'Dimension',
    size: 'Size',
    propertyType: 'Property type',
    purpose: 'Purpose',
    area: 'Area',
    listed: 'Listed',
  },
  description: 'Description',
  gallery: {
    label: 'Photographs',
    open: 'Open photograph {position} full screen',
    all: 'Show all {count} photographs',
    close: 'Close',
    previous: 'Previous photograph',
    next: 'Next photograph',
    position: '{position} of {count}',
    picture: '{title}, photograph {position} of {count}',
    none: 'No photographs yet',
  },
  contact: {
    heading: 'Contact the seller',
    whatsapp: 'WhatsApp',
    call: 'Call',
    message: 'Assalam-o-alaikum, I am interested in this property: {title}. {link}',
    note: 'Say that you saw it on Karachi Estates.',
    number: 'The seller sees your number. We do not.',
    who: 'A message goes to the seller alone, with your name and address. WhatsApp and calls do not pass through us.',
    write: 'Write a message',
    viewing: 'Ask for a viewing',
    report: 'Report this listing',
  },
  share: { label: 'Share', copied: 'Link copied' },
  promise: {
    heading: 'This is a file: a promise of a plot, not a plot',
    text: 'The land may not be balloted, marked out or handed over yet. Ask the developer what the file is worth today, and have its papers checked before you pay.',
  },
  similar: { homes: 'Similar homes', plots: 'Similar plots', commercial: 'Similar properties' },
  offers: {
    heading: {
      homes: 'Other offers of this home',
      plots: 'Other offers of this plot',
      commercial: 'Other offers of this property',
    },
    note: 'More than one seller offers it. We compared the listings; ask each of them who the owner has authorised.',
    posted: 'Posted on {day}',
    view: 'See this offer',
  },
  onMap: 'See on the map',
  sketch: 'Map of the streets around it',
  context: 'Price in context',
  areaPrices: 'Prices in {area}',
  history: 'Price history',
  confirmed: {
    today: 'Confirmed today',
    yesterday: 'Confirmed yesterday',
    days: 'Confirmed {days} days ago',
    about: 'How listings stay fresh',
    unconfirmed: 'Not confirmed for {days} days',
    unconfirmedText: 'We have asked the seller and have no answer. It may be gone: ask before you travel.',
  },
  over: {
    sold: 'Sold on {date}',
    rented: 'Rented on {date}',
    unconfirmed: 'Its seller has not confirmed it lately, so it left our lists on {date}',
    text: 'It is not listed any more. Look at properties like it.',
    gone: 'Its seller has taken it down, or it was sold or rented long ago. Look at properties like it.',
  },
  loading: 'Loading property',
  advice: {
    heading: 'Before you pay anything',
    text: 'See the property, meet the owner and have the documents checked at the office that keeps them.',
    action: 'Documents to check',
    to: '/blogs',
  },
  back: 'Back to properties',
};
