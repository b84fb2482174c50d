/** The public page of a seller: who they are and what they offer. */
export const sellers = {
  since: 'On Karachi Estates since {date}',
  emailConfirmed: 'Email address confirmed',
  loading: 'Loading the seller…',
  figures: {
    heading: 'Properties so far',
    forSale: 'For sale now',
    forRent: 'For rent now',
    sold: 'Sold',
    rented: 'Rented out',
    /** Stands for every count above it. */
    many: '1,000+',
  },
  areas: 'Areas',
  homes: {
    heading: 'Properties by {name}',
    choice: 'Which properties',
    all: 'All',
    sale: 'For sale',
    rent: 'For rent',
    paging: 'Pages',
    first: 'Back to the newest',
    next: 'More properties',
    empty: { heading: 'No properties at the moment', text: 'What this seller offers next is shown here.' },
    failed: { heading: 'The properties could not be loaded', text: 'Try again in a moment.' },
    browse: 'Browse all properties',
  },
  failed: { heading: 'This seller could not be loaded', text: 'Try again in a moment.' },
  missing: 'There is no such page, or the seller does not want one.',
  seo: {
    title: '{name}: properties in Karachi | Karachi Estates',
    description: 'Properties for sale and rent in Karachi by {name}, with prices, sizes and photographs.',
    missing: 'Seller not found | Karachi Estates',
  },
} as const;
