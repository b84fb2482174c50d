import type { Locale } from '@karachi-estates/domain/words/locale';
import { use } from 'react';
import { useLocale } from '../locale/Locale.tsx';
import { languageFor } from '../locale/language.ts';
import type { about } from './about.ts';
import type { accounts } from './accounts.ts';
import type { ads } from './ads.ts';
import type { areas } from './areas.ts';
import type { availableHomes } from './availableHomes.ts';
import type { blogs } from './blogs.ts';
import type { blogsSeo } from './blogsSeo.ts';
import type { calculators } from './calculators.ts';
import type { compare } from './compare.ts';
import type { dashboard } from './dashboard.ts';
import type { failures } from './failures.ts';
import type { faqs } from './faqs.ts';
import type { favourites } from './favourites.ts';
import type { FilesContent } from './files.ts';
import type { findMyHome } from './find-my-home.ts';
import type { footer } from './footer.ts';
import type { FrameContent } from './frame.ts';
import type { freshness } from './freshness.ts';
import type { grandMonarchSeo } from './grandMonarchSeo.ts';
import type { header } from './header.ts';
import type { home } from './home.ts';
import type { homeFaqs } from './homeFaqs.ts';
import type { HomePapersContent } from './homePapers.ts';
import type { homeSeo } from './homeSeo.ts';
import type { insights } from './insights.ts';
import type { launches } from './launches.ts';
import type { leadThread } from './leadThread.ts';
import type { lowData } from './lowData.ts';
import type { map } from './map.ts';
import type { MarksContent } from './marks.ts';
import type { moreFilters } from './moreFilters.ts';
import type { newsletter } from './newsletter.ts';
import type { newsletterLinks } from './newsletterLinks.ts';
import type { notices } from './notices.ts';
import type { offline } from './offline.ts';
import type { orders } from './orders.ts';
import type { outbox } from './outbox.ts';
import type { ownership } from './ownership.ts';
import type { PageSeo } from './pageSeo.ts';
import type { plans } from './plans.ts';
import type { points } from './points.ts';
import type { printing } from './printing.ts';
import type { privacy } from './privacy.ts';
import type { privatePages } from './privatePages.ts';
import type { grandMonarch } from './projects/grand-monarch.ts';
import type { properties } from './properties.ts';
import type { propertiesSeo } from './propertiesSeo.ts';
import type { propertyPage } from './propertyPage.ts';
import type { recent } from './recent.ts';
import type { savedSearches } from './savedSearches.ts';
import type { sellers } from './sellers.ts';
import type { seo } from './seo.ts';
import type { pageNames, seoTemplates } from './seoTemplates.ts';
import type { services } from './services.ts';
import type { shared } from './shared.ts';
import type { shortlist } from './shortlist.ts';
import type { support } from './support.ts';
import type { terms } from './terms.ts';
import type { testimonials, testimonialsPage } from './testimonials.ts';
import type { trust } from './trust.ts';
import type { typedSearch } from './typedSearch.ts';
import type { units } from './units.ts';
import type { viewings } from './viewings.ts';
import type { visits } from './visits.ts';

/** English words as a type that other languages fit too: the same shape with other texts. */
export type WordsLike<T> = T extends string ? string : { readonly [Key in keyof T]: WordsLike<T[Key]> };

/** All content of the site by name. */
export interface Catalogue {
  about: typeof about;
  accounts: typeof accounts;
  ads: typeof ads;
  areas: typeof areas;
  availableHomes: typeof availableHomes;
  blogs: typeof blogs;
  blogsSeo: WordsLike<typeof blogsSeo>;
  calculators: typeof calculators;
  compare: typeof compare;
  dashboard: typeof dashboard;
  failures: typeof failures;
  faqs: typeof faqs;
  favourites: typeof favourites;
  files: FilesContent;
  findMyHome: typeof findMyHome;
  footer: typeof footer;
  frame: FrameContent;
  freshness: typeof freshness;
  grandMonarch: typeof grandMonarch;
  grandMonarchSeo: WordsLike<typeof grandMonarchSeo>;
  header: typeof header;
  home: typeof home;
  homeFaqs: typeof homeFaqs;
  homePapers: HomePapersContent;
  homeSeo: WordsLike<typeof homeSeo>;
  insights: typeof insights;
  launches: typeof launches;
  leadThread: typeof leadThread;
  lowData: WordsLike<typeof lowData>;
  map: typeof map;
  marks: MarksContent;
  moreFilters: typeof moreFilters;
  newsletter: typeof newsletter;
  newsletterLinks: typeof newsletterLinks;
  notices: WordsLike<typeof notices>;
  offline: WordsLike<typeof offline>;
  orders: typeof orders;
  outbox: WordsLike<typeof outbox>;
  ownership: WordsLike<typeof ownership>;
  pageNames: WordsLike<typeof pageNames>;
  plans: typeof plans;
  points: typeof points;
  printing: typeof printing;
  privacy: typeof privacy;
  privatePages: WordsLike<typeof privatePages>;
  properties: typeof properties;
  propertiesSeo: WordsLike<typeof propertiesSeo>;
  propertyPage: typeof propertyPage;
  recent: typeof recent;
  savedSearches: typeof savedSearches;
  sellers: WordsLike<typeof sellers>;
  seo: { readonly [Path in keyof typeof seo]: PageSeo };
  seoTemplates: WordsLike<typeof seoTemplates>;
  services: typeof services;
  shared: typeof shared;
  shortlist: typeof shortlist;
  support: typeof support;
  terms: typeof terms;
  testimonials: typeof testimonials;
  testimonialsPage: typeof testimonialsPage;
  trust: typeof trust;
  typedSearch: typeof typedSearch;
  units: typeof units;
  viewings: typeof viewings;
  visits: typeof visits;
}

/**
 * The words of a module of content in a language. English is what the caller passes, so that English pages carry no
 * other words than their own. What the head of a page asks for that starts without all words stands in `firstWords`
 * (`ur/firstWords.ts`).
 * @example contentFor(locale, 'home', home)
 */
export function contentFor<Name extends keyof Catalogue>(
  locale: Locale,
  name: Name,
  english: Catalogue[Name],
): Catalogue[Name] {
  return languageFor(locale)?.words[name] ?? english;
}

/** The words of a module of content in the language of the page. Where they have not come yet, it waits for them. */
export function useContent<Name extends keyof Catalogue>(name: Name, english: Catalogue[Name]): Catalogue[Name] {
  const locale = useLocale();
  const language = languageFor(locale);
  if (language && !language.words[name]) use(language.allWords());
  return contentFor(locale, name, english);
}
