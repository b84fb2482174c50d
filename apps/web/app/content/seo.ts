import { blogsSeo } from './blogsSeo.ts';
import { grandMonarchSeo } from './grandMonarchSeo.ts';
import { homeSeo } from './homeSeo.ts';
import type { PageSeo } from './pageSeo.ts';
import { propertiesSeo } from './propertiesSeo.ts';

/**
 * Title and description of every public route whose words do not come from data, keyed by its path. The pages that most
 * visits begin on read theirs from a module of its own, so that they do not carry everybody's.
 */
export const seo = {
  '/': homeSeo,
  '/properties': propertiesSeo,
  '/blogs': blogsSeo,
  '/plans': {
    title: 'Choose Your Plan for listing | Karachi Estates',
    description:
      'Simple and transparent pricing for sellers and agents in Karachi: start free with Basic, or list more with Pro and Premium, paid by bank transfer.',
  },
  '/plans/rules': {
    title: 'The rules of plans and payments | Karachi Estates',
    description:
      'What an order of Pro or Premium costs and when it starts, what happens at an upgrade, a smaller plan, an end or a refund, in plain words.',
  },
  '/find-my-home': {
    title: 'Find My Home: tell us what you need | Karachi Estates',
    description:
      'Tell us area, rooms and budget once. Our desk looks for houses, flats and portions in Karachi that fit, and contacts you by phone or e-mail.',
  },
  '/grand-monarch': grandMonarchSeo,
  '/projects': {
    title: 'Projects and their units | Karachi Estates',
    description:
      'New projects in Karachi, unit by unit: plans of sites and floors, what is available now, prices, instalments, progress and approvals of each.',
  },
  '/projects/hold': {
    title: 'Your hold of a unit | Karachi Estates',
    description:
      'Confirm with the link from our e-mail that you want to hold a unit of a project in Karachi for 24 hours, see when the hold ends, or give it back.',
    index: false,
  },
  '/projects/interest': {
    title: 'Your interest in a project | Karachi Estates',
    description:
      'What became of the interest that you have registered in a project in Karachi: the sales desk has it, or what to mend in the form.',
    index: false,
  },
  '/projects/launch': {
    title: 'Your place in a launch | Karachi Estates',
    description:
      'Join the launch of a project in Karachi with the link from our e-mail, see your place and the expected wait, and choose a unit in your turn.',
    index: false,
  },
  '/projects/visit': {
    title: 'Your visit of a project | Karachi Estates',
    description:
      'What became of the visit that you have booked at a project in Karachi: its time as a file for your calendar, or what to mend in the form.',
    index: false,
  },
  '/about': {
    title: 'About Us | Karachi Estates',
    description:
      'Karachi Estates is a property marketplace for one city. Who we are, how buyers and sellers meet here, and what we do and do not do.',
  },
  '/about-us': {
    title: 'About Us: our story | Karachi Estates',
    description:
      'Why Karachi Estates keeps to one city, how listings and verification of agents work, and what we hold ourselves to every day.',
    canonical: '/about',
  },
  '/faqs': {
    title: "FAQ's: your questions answered | Karachi Estates",
    description:
      'Short answers about searching, buying, renting, listing, agent verification, plans, payment and privacy on Karachi Estates.',
  },
  '/faq': {
    title: "FAQ's for sellers and buyers | Karachi Estates",
    description:
      'Questions and answers for sellers, agents, buyers and tenants about listings, plans, verification and payment on Karachi Estates.',
    canonical: '/faqs',
  },
  '/services': {
    title: 'Services for buyers and sellers | Karachi Estates',
    description:
      'Search and compare, Find My Home, listings, plans, featured ads and guides: what Karachi Estates does for buyers, tenants, sellers and agents.',
  },
  '/testimonials': {
    title: 'Client testimonials | Karachi Estates',
    description:
      'Sample reviews that show how buyers, tenants and sellers from Clifton to North Nazimabad could speak about their search on Karachi Estates.',
  },
  '/ads-page': {
    title: 'Advertise with us: featured ads | Karachi Estates',
    description:
      'Mark your best Karachi listing with a Featured badge. What Basic, Pro and Premium include, how to start, and our rules for ads.',
  },
  '/points': {
    title: 'Listing quality points | Karachi Estates',
    description:
      'How a property listing earns its score, up to 100 points: title, photographs, price, area, size, rooms and description, with a checklist for sellers.',
  },
  '/areas': {
    title: 'Areas of Karachi and their prices | Karachi Estates',
    description:
      'What is asked for homes in every area of Karachi, per square yard to buy and to rent, with the number of offers and everything that is listed there.',
  },
  '/calculators': {
    title: 'Home finance and cost calculators | Karachi Estates',
    description:
      'Work out home finance, a builder’s instalments, rent against buying and the costs of a transfer in Karachi, with figures that you can change.',
  },
  '/terms-and-conditions': {
    title: 'Terms & Conditions | Karachi Estates',
    description:
      'The terms for visitors, buyers, sellers and agents on Karachi Estates, effective 25th April 2025: listings, plans, commission, refunds and law.',
  },
  '/privacy': {
    title: 'Privacy Policy | Karachi Estates',
    description:
      'Which information Karachi Estates keeps, why, for how long and who sees it, and what you can ask of us. Effective 25th April 2025.',
  },
  '/login': {
    title: 'Log in | Karachi Estates',
    description:
      'Log in to Karachi Estates to see your favourites and profile, or to post and manage your properties in Karachi as a seller or agent.',
    index: false,
  },
  '/signup': {
    title: 'Sign up | Karachi Estates',
    description:
      'Create an account at Karachi Estates: choose whether you want to buy or rent a property, or to sell or let one, and sign up in a minute.',
  },
  '/buyer-signup': {
    title: 'Sign up to buy or rent | Karachi Estates',
    description:
      'Create a free buyer account at Karachi Estates, keep favourite properties on every device and send Find My Home requests faster.',
  },
  '/seller-signup': {
    title: 'Sign up to sell or let | Karachi Estates',
    description:
      'Create a seller account at Karachi Estates and post your first two properties in Karachi free of charge, with photographs, price and size.',
  },
  '/forgot-password': {
    title: 'Forgot your password? | Karachi Estates',
    description:
      'Enter the e-mail address of your Karachi Estates account and receive a link for a new password. The link works once, for one hour.',
    index: false,
  },
  '/reset-password': {
    title: 'Choose a new password | Karachi Estates',
    description:
      'Choose a new password for your Karachi Estates account with the link from our e-mail, which works once and for one hour after it was sent.',
    index: false,
  },
  '/confirm-email': {
    title: 'Confirm your email address | Karachi Estates',
    description:
      'Confirm with the link from our e-mail that the address of your Karachi Estates account is yours, or that it shall have another one.',
    index: false,
  },
  '/newsletter/confirm': {
    title: 'Confirm your subscription | Karachi Estates',
    description:
      'Confirm with the link from our e-mail that you want the letter of Karachi Estates, with new homes and guides. One click ends it again.',
    index: false,
  },
  '/newsletter/unsubscribe': {
    title: 'Unsubscribe from the letter | Karachi Estates',
    description:
      'End the letter of Karachi Estates with one click. Your address is used for nothing else, and you can subscribe again whenever you like.',
    index: false,
  },
  '/freshness': {
    title: 'How fresh our listings are | Karachi Estates',
    description:
      'How many of the properties on Karachi Estates their sellers confirmed lately, how we ask, and what happens to a listing that nobody confirms.',
  },
  '/find-my-home/request': {
    title: 'Your Find My Home request | Karachi Estates',
    description:
      'Where your Find My Home request stands, which homes Karachi Estates sent you, and a yes or no to each of them. No login needed for it.',
    index: false,
  },
  '/appeal-listing': {
    title: 'Appeal against a decision | Karachi Estates',
    description:
      'Say why a decision about your listing on Karachi Estates is wrong. Somebody else of our staff looks at it and mails you. No login needed for it.',
    index: false,
  },
  '/report-listing': {
    title: 'Report a listing | Karachi Estates',
    description:
      'Tell us when a listing on Karachi Estates is gone, copied, not true or insulting. A person reads every report, and you get a number for it.',
    index: false,
  },
  '/write-to-seller': {
    title: 'Write to the seller | Karachi Estates',
    description:
      'Write to the seller of a property on Karachi Estates by mail. The seller alone gets your message, and a link takes it back whenever you like.',
    index: false,
  },
  '/ask-viewing': {
    title: 'Ask for a viewing | Karachi Estates',
    description:
      'Propose up to three times to see a home on Karachi Estates. The seller accepts one or proposes others, and both of you get it by mail.',
    index: false,
  },
  '/viewing': {
    title: 'A viewing of a home | Karachi Estates',
    description:
      'See how a viewing on Karachi Estates stands with the link from our mail: accept a time, propose others, or call it off. No login needed.',
    index: false,
  },
  '/withdraw-message': {
    title: 'Do not contact me again | Karachi Estates',
    description:
      'Take back a message that you wrote to a seller on Karachi Estates with one press: we forget your details and tell the seller to do the same.',
    index: false,
  },
  '/slow-down': {
    title: 'Please take a short break | Karachi Estates',
    description:
      'Many listings were opened from here within an hour. To keep the phone numbers of sellers from being collected, we show more a little later.',
    index: false,
  },
  '/confirm-listing': {
    title: 'Is your listing still available? | Karachi Estates',
    description:
      'Say with one press whether your listing on Karachi Estates is still available, has a new price, is sold or is rented. No login needed for it.',
    index: false,
  },
  '/saved-searches/new': {
    title: 'Save this search | Karachi Estates',
    description:
      'Get a mail when a home in Karachi comes that fits your search, gets cheaper or is back on the market. You need no account, and it ends in one click.',
    index: false,
  },
  '/saved-searches/confirm': {
    title: 'Confirm your saved search | Karachi Estates',
    description:
      'Confirm with the link from our e-mail that you want alerts about homes in Karachi for your saved search. One click ends them again at once.',
    index: false,
  },
  '/saved-searches/manage': {
    title: 'Your saved search | Karachi Estates',
    description:
      'Rename your saved search of homes in Karachi, change how often we write to you, pause it or delete it. No account and no password needed.',
    index: false,
  },
  '/saved-searches/unsubscribe': {
    title: 'End the alerts | Karachi Estates',
    description:
      'End the alerts of your saved search of homes in Karachi with one press. Your address is used for nothing else, and you can start again any time.',
    index: false,
  },
  '/properties/filters': {
    title: 'More filters for your search | Karachi Estates',
    description:
      'Narrow a search for properties in Karachi by several types, exact rooms, size in any unit, price per square yard, age of the ad and photographs.',
    index: false,
  },
  '/compare': {
    title: 'Compare properties | Karachi Estates',
    description:
      'Up to five properties in Karachi side by side: price, price per square yard, size in equal units, rooms and parking, with what differs marked.',
    index: false,
  },
  '/shared-shortlist': {
    title: 'A shared shortlist | Karachi Estates',
    description:
      'Properties in Karachi that somebody would like to decide on with you. Say who you are, vote and leave a comment: no account is needed for it.',
    index: false,
  },
  '/favourites': {
    title: 'Your favourites | Karachi Estates',
    description:
      'The properties in Karachi that you have marked with the heart, in one place, kept on this device or in your Karachi Estates account.',
    index: false,
  },
} as const satisfies Readonly<Record<string, PageSeo>>;

/** A path that has fixed words for search engines. */
export type SeoPath = keyof typeof seo;
