import type { Relaxation } from '@karachi-estates/domain/properties/listFilters';

export interface PropertiesContent {
  list: {
    /** For the head of a search, which is called by its filters. */
    description: string;
    atLeastBedrooms: string;
    /** What narrows a search: so many rooms or more, exactly so many, prices per square yard, … */
    chips: {
      bedrooms: string;
      exactBedrooms: string;
      bathrooms: string;
      exactBathrooms: string;
      yardPrice: string;
      parking: string;
      withPhotos: string;
      priceReduced: string;
      verified: string;
      confirmed: string;
      postedToday: string;
      posted: string;
    };
    /** Between the names of several areas. */
    areaSeparator: string;
    loadMore: string;
    loadingMore: string;
    paging: { label: string; previous: string; next: string };
    /** The list and the map of the same homes. */
    onMap: { views: string; list: string; map: string; box: string; shapes: string; needsScripts: string };
    empty: { heading: string; text: string; clear: string; ask: string };
    /** The link that saves the search, and why. */
    save: { label: string; text: string };
    /** Before links to the same search in the areas around. */
    nearby: string;
    /**
     * What an empty search may give up; with many things `all` of them go, with the purpose too there is `none` left.
     */
    without: { heading: string; found: string; all: string; none: string; around: string } & Record<Relaxation, string>;
    /** A filter of the address has a value that there is not. */
    unreadable: { heading: string; text: string; leaveOut: string };
    failed: { heading: string; text: string };
  };
  breadcrumb: { label: string };
}

/** The words of the list and its cards. What their heads say too is in `propertiesSeo` and `seoTemplates`. */
export const properties: PropertiesContent = {
  list: {
    description:
      '{search}: properties in Karachi, with price in crore and lakh, size, rooms and photographs. Filter, sort and compare.',
    atLeastBedrooms: '{bedrooms}+ bedrooms',
    chips: {
      bedrooms: '{count}+ bedrooms',
      exactBedrooms: 'Bedrooms: exactly {count}',
      bathrooms: '{count}+ bathrooms',
      exactBathrooms: 'Bathrooms: exactly {count}',
      yardPrice: '{price} per sq yd',
      parking: 'With parking',
      withPhotos: 'With photographs',
      priceReduced: 'Price reduced',
      verified: 'Verified seller',
      confirmed: 'Confirmed in the last {days} days',
      postedToday: 'Posted in the last 24 hours',
      posted: 'Posted in the last {days} days',
    },
    areaSeparator: ', ',
    loadMore: 'Load more',
    loadingMore: 'Loading more…',
    paging: { label: 'Pages', previous: 'First page', next: 'Next page' },
    onMap: {
      views: 'Shown as',
      list: 'List',
      map: 'Map',
      box: 'This part of the map',
      shapes: 'Drawn areas',
      needsScripts: 'The map needs JavaScript, which is off in this browser. Here are the same properties as a list.',
    },
    empty: {
      heading: 'No properties match these filters',
      text: 'Take one filter away, widen the price, or tell us what you need and we look for you.',
      clear: 'Clear all filters',
      ask: 'Tell us what you need',
    },
    save: { label: 'Save this search', text: 'We write to you when a new home fits.' },
    nearby: 'The same nearby:',
    without: {
      heading: 'What there is with fewer filters',
      found: '{without}: {count}',
      all: 'With none of the other filters',
      none: 'Without any filter',
      around: 'Also in the areas around',
      price: 'Without the price limit',
      yardPrice: 'Without the price per sq yd',
      posted: 'Whenever posted',
      confirmed: 'Whenever confirmed',
      verified: 'From any seller',
      photos: 'Also without photos',
      reduced: 'Also without a price cut',
      size: 'In any size',
      parking: 'Also without parking',
      bathrooms: 'With any number of bathrooms',
      bedrooms: 'With any number of bedrooms',
      part: 'In all of the area',
      map: 'On all of the map',
      purpose: 'For sale or for rent',
      type: 'Of any type',
      area: 'In all of Karachi',
    },
    unreadable: {
      heading: 'We cannot read this search',
      text: 'One of its filters has a value that we do not know. Choose another one above.',
      leaveOut: 'Search without it',
    },
    failed: {
      heading: 'The properties could not be loaded',
      text: 'Your filters are kept. Please try again in a moment.',
    },
  },
  breadcrumb: { label: 'You are here' },
};
