import type { CountedSentence } from './fill.ts';

export interface PropertiesContent {
  list: {
    heading: string;
    filters: {
      label: string;
      open: string;
      close: string;
      city: string;
      area: { label: string; placeholder: string; none: string; clear: string };
      propertyType: string;
      purpose: { label: string; buy: string; rent: string };
      minPrice: string;
      maxPrice: string;
      size: { label: string; unit: string; from: string; to: string };
      sort: { label: string; newest: string; priceAsc: string; priceDesc: string };
      apply: string;
      reset: string;
      active: string;
      remove: string;
    };
    loadMore: string;
    loadingMore: string;
    paging: { label: string; previous: string; next: string };
    loading: string;
    empty: { heading: string; text: string; clear: string; lead: string };
    failed: { heading: string; text: string; retry: string };
  };
  card: {
    viewDetails: string;
    parking: string;
    featured: string;
    photos: CountedSentence;
    beds: CountedSentence;
    baths: CountedSentence;
  };
  detail: {
    breadcrumb: { label: string; home: string; list: string };
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
      verified: string;
    };
    share: { label: string; copied: string };
    similar: string;
    loading: string;
    advice: { heading: string; text: string; action: string; to: string };
    back: string;
  };
}

/** The words of the listing, its cards and the page of one property. */
export const properties: PropertiesContent = {
  list: {
    heading: 'Property Deals',
    filters: {
      label: 'Filters',
      open: 'Filters',
      close: 'Close filters',
      city: 'City',
      area: {
        label: 'Area',
        placeholder: 'DHA, Clifton, Gulshan…',
        none: 'No area of that name. Try a shorter word.',
        clear: 'Clear area',
      },
      propertyType: 'Property type',
      purpose: { label: 'Purpose', buy: 'Buy', rent: 'Rent' },
      minPrice: 'Lowest price (PKR)',
      maxPrice: 'Highest price (PKR)',
      size: { label: 'Size', unit: 'Unit', from: 'From', to: 'To' },
      sort: {
        label: 'Sort',
        newest: 'Newest first',
        priceAsc: 'Lowest price first',
        priceDesc: 'Highest price first',
      },
      apply: 'Apply Filters',
      reset: 'Clear all',
      active: 'Active filters',
      remove: 'Remove filter {filter}',
    },
    loadMore: 'Load more',
    loadingMore: 'Loading more…',
    paging: { label: 'Pages', previous: 'First page', next: 'Next page' },
    loading: 'Loading properties',
    empty: {
      heading: 'No homes match these filters',
      text: 'Take one filter away, widen the price, or tell us what you need and we look for you.',
      clear: 'Clear all filters',
      lead: 'Find My Home',
    },
    failed: {
      heading: 'The properties could not be loaded',
      text: 'Your filters are kept. Please try again in a moment.',
      retry: 'Retry',
    },
  },
  card: {
    viewDetails: 'View Details',
    parking: 'Parking',
    featured: 'Featured',
    photos: { one: '{count} photograph', other: '{count} photographs' },
    beds: { one: '{count} bedroom', other: '{count} bedrooms' },
    baths: { one: '{count} bathroom', other: '{count} bathrooms' },
  },
  detail: {
    breadcrumb: { label: 'You are here', home: 'Home', list: 'Properties' },
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
      verified: 'Verified agent',
    },
    share: { label: 'Share', copied: 'Link copied' },
    similar: 'Similar homes',
    loading: 'Loading property',
    advice: {
      heading: 'Before you pay anything',
      text: 'See the property, meet the owner and have the documents checked at the office that keeps them.',
      action: 'Documents to check',
      to: '/blogs',
    },
    back: 'Back to properties',
  },
};
