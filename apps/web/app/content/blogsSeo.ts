import type { PageSeo } from './pageSeo.ts';

/** The list of articles. */
export const blogsSeo = {
  title: 'Latest Blogs on Karachi property | Karachi Estates',
  description:
    'Guides to buying, renting, documents, taxes and areas in Karachi, written in plain English with the responsible offices named.',
} as const satisfies PageSeo;
