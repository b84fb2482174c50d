import type { PageSeo } from './pageSeo.ts';

/** The home page. */
export const homeSeo = {
  title: 'Karachi Estates: homes to buy and rent in Karachi',
  description:
    'Search houses, flats, portions, offices and shops in Karachi by area, type and price, and contact the seller directly by WhatsApp or phone.',
} as const satisfies PageSeo;
