import type { PageSeo } from './pageSeo.ts';

/** The head of the list of properties, and what the list and its feed are called. */
export const propertiesSeo = {
  heading: 'Property Deals',
  feed: 'New homes and changes (RSS)',
  title: 'Property Deals in Karachi | Karachi Estates',
  description:
    'Properties for sale and rent in every area of Karachi, with price in crore and lakh, size, rooms and photographs. Filter, sort and compare.',
} as const satisfies PageSeo & Record<'heading' | 'feed', string>;
