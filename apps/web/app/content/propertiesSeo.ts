import type { PageSeo } from './pageSeo.ts';

/** The list of properties. */
export const propertiesSeo = {
  title: 'Property Deals in Karachi | Karachi Estates',
  description:
    'Properties for sale and rent in every area of Karachi, with price in crore and lakh, size, rooms and photographs. Filter, sort and compare.',
} as const satisfies PageSeo;
