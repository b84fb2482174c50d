import type { PageSeo } from './pageSeo.ts';

/** The pages of one person, which search engines never see: for tabs, bookmarks and the browser's history. */
export const privatePages = {
  '/profile': {
    title: 'Profile | Karachi Estates',
    description: 'Your name, picture, phone and address on Karachi Estates, and your password.',
  },
  '/saved-searches': {
    title: 'Saved searches | Karachi Estates',
    description: 'The searches that you have saved on Karachi Estates, how often we write to you, and what they found.',
  },
  '/my-viewings': {
    title: 'My viewings | Karachi Estates',
    description:
      'The homes that you asked to see on Karachi Estates: which times are agreed, and moving or calling off.',
  },
  '/viewings': {
    title: 'Viewings | Karachi Estates',
    description: 'Who wants to see your homes on Karachi Estates and when: accept a time, propose others, or decline.',
  },
  '/my-properties': {
    title: 'My Properties | Karachi Estates',
    description:
      'Your listings on Karachi Estates: what is on the market, paused, sold or rented, and who looked at it.',
  },
  '/my-orders': {
    title: 'Orders and payments | Karachi Estates',
    description: 'Your orders of plans on Karachi Estates, what is still to be paid, and your statement of account.',
  },
  '/support': {
    title: 'Contact Support | Karachi Estates',
    description: 'Ask Karachi Estates for help with your listings, your plan or your payments, and read our answers.',
  },
  '/insights': {
    title: 'Insights | Karachi Estates',
    description: 'Who sees your listings on Karachi Estates and what they do next, beside similar listings.',
  },
  '/my-property-detail': {
    title: 'Your property | Karachi Estates',
    description: 'One of your listings as buyers see it, with its views, its contacts and what you can do with it.',
  },
  '/my-property-papers': {
    title: 'Papers of your property | Karachi Estates',
    description: 'What buyers read of the papers of one of your listings, and the documents that you show our staff.',
  },
  '/seller-post-ad': {
    title: 'Post a property | Karachi Estates',
    description: 'Put a property on the market: its place, price, size, rooms and up to 8 photographs.',
  },
  '/seller-post-edit': {
    title: 'Edit property | Karachi Estates',
    description: 'Change the words, price, facts and photographs of one of your listings.',
  },
} as const satisfies Readonly<Record<string, Pick<PageSeo, 'title' | 'description'>>>;
