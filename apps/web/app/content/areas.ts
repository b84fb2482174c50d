import type { CountedSentence } from './fill.ts';

export interface AreasContent {
  heading: string;
  lead: string;
  /** Stands wherever figures stand. */
  asked: string;
  demo: string;
  filter: { label: string; submit: string; within: string; none: string; all: string };
  withFigures: string;
  others: string;
  toBuy: string;
  toRent: string;
  listings: CountedSentence;
  noListings: string;
  empty: { heading: string; text: string };
  failed: { heading: string; text: string };
  loading: string;
  area: {
    title: string;
    description: string;
    missingTitle: string;
    home: string;
    trail: string;
    heading: string;
    lead: string;
    /** The small map: what it shows, and the link to the large one. */
    map: { alt: string; link: CountedSentence; none: string };
    figures: { heading: string; sale: string; rent: string; none: string; counted: string; leftOut: CountedSentence };
    course: { heading: string; sale: string; rent: string };
    newest: { heading: string; all: string; onMap: string; none: string };
    neighbours: string;
    parts: string;
    licence: { text: string; download: string };
    loading: string;
    missing: { heading: string; text: string; action: string };
    failed: string;
  };
  part: { of: string; description: string; lead: string; none: string; others: string };
}

/** The words of the page of areas and of the page of one area. */
export const areas: AreasContent = {
  heading: 'Areas of Karachi',
  lead: 'What is asked for a square yard in each part of the city, with everything that is listed there.',
  asked: 'These are prices that are asked, not prices that were paid.',
  demo: 'They are of demo data, not of the market.',
  filter: {
    label: 'Find an area',
    submit: 'Find',
    within: 'Where “{text}” is',
    none: 'No area is called “{text}”. Try a part of its name.',
    all: 'Show all areas',
  },
  withFigures: 'Areas with prices',
  others: 'More areas',
  toBuy: 'PKR {price} per sq yd to buy',
  toRent: 'PKR {price} per sq yd a month to rent',
  listings: { one: '{count} listing', other: '{count} listings' },
  noListings: 'Nothing listed now',
  empty: { heading: 'No areas yet', text: 'They come with the first listings.' },
  failed: { heading: 'The areas could not be loaded', text: 'Please try again in a moment.' },
  loading: 'Loading areas',
  area: {
    title: '{area}: property prices | Karachi Estates',
    description:
      'Asked prices per square yard in {area}, Karachi: by type, to buy and rent, over a year, with new listings.',
    missingTitle: 'Area not found | Karachi Estates',
    home: 'Home',
    trail: 'You are here',
    heading: '{area}, {city}',
    lead: '{listings}. What is asked for a square yard here, by type, and how it has changed.',
    map: {
      alt: 'Map of {area} with the places around it',
      link: { one: '{count} listing on the map', other: '{count} listings on the map' },
      none: 'See the area on the map',
    },
    figures: {
      heading: 'Prices',
      sale: 'For sale, per square yard',
      rent: 'For rent, per square yard a month',
      none: 'Fewer than ten homes of a kind are listed here, which say nothing about a place. Look at the areas around.',
      counted:
        'The median is the middle price: half of the offers ask more, half ask less. Offers without a size do not count.',
      leftOut: {
        one: '{count} offer was left out because its price is far from all others.',
        other: '{count} offers were left out because their prices are far from all others.',
      },
    },
    course: { heading: 'Month by month', sale: 'Homes for sale', rent: 'Homes for rent, by the month' },
    newest: {
      heading: 'Newest listings',
      all: 'All listings in {area}',
      onMap: 'Show on the map',
      none: 'Nothing is listed here now.',
    },
    neighbours: 'Areas around',
    parts: 'Phases, blocks and sectors',
    licence: {
      text: 'You may use these figures, also for business, if you name Karachi Estates as their source ({licence}).',
      download: 'Download the figures as a table',
    },
    loading: 'Loading the area',
    missing: {
      heading: 'We do not know this area',
      text: 'It may have another name here. All areas are in the list.',
      action: 'All areas',
    },
    failed: 'The area could not be loaded',
  },
  part: {
    of: '{part}, {area}',
    description: 'Asked prices per square yard in {area}, Karachi: by type, to buy and rent, and the newest listings.',
    lead: '{listings}. What is asked for a square yard here, by type.',
    none: 'Fewer than ten homes of a kind are listed here, which say nothing about a place. Look at the whole area.',
    others: 'More of {area}',
  },
};
