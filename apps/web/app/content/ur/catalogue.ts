import type { Catalogue } from '../contentFor.ts';
import { about } from './about.ts';
import { accounts } from './accounts.ts';
import { ads } from './ads.ts';
import { areas } from './areas.ts';
import { availableHomes } from './availableHomes.ts';
import { blogs } from './blogs.ts';
import { blogsSeo } from './blogsSeo.ts';
import { calculators } from './calculators.ts';
import { compare } from './compare.ts';
import { dashboard } from './dashboard.ts';
import { failures } from './failures.ts';
import { faqs } from './faqs.ts';
import { favourites } from './favourites.ts';
import { files } from './files.ts';
import { findMyHome } from './find-my-home.ts';
import { footer } from './footer.ts';
import { frame } from './frame.ts';
import { freshness } from './freshness.ts';
import { grandMonarchSeo } from './grandMonarchSeo.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { homeFaqs } from './homeFaqs.ts';
import { homePapers } from './homePapers.ts';
import { homeSeo } from './homeSeo.ts';
import { insights } from './insights.ts';
import { launches } from './launches.ts';
import { leadThread } from './leadThread.ts';
import { lowData } from './lowData.ts';
import { map } from './map.ts';
import { marks } from './marks.ts';
import { moreFilters } from './moreFilters.ts';
import { newsletter } from './newsletter.ts';
import { newsletterLinks } from './newsletterLinks.ts';
import { notices } from './notices.ts';
import { offline } from './offline.ts';
import { orders } from './orders.ts';
import { outbox } from './outbox.ts';
import { ownership } from './ownership.ts';
import { plans } from './plans.ts';
import { points } from './points.ts';
import { printing } from './printing.ts';
import { privacy } from './privacy.ts';
import { privatePages } from './privatePages.ts';
import { grandMonarch } from './projects/grand-monarch.ts';
import { properties } from './properties.ts';
import { propertiesSeo } from './propertiesSeo.ts';
import { propertyPage } from './propertyPage.ts';
import { recent } from './recent.ts';
import { savedSearches } from './savedSearches.ts';
import { sellers } from './sellers.ts';
import { seo } from './seo.ts';
import { pageNames, seoTemplates } from './seoTemplates.ts';
import { services } from './services.ts';
import { shared } from './shared.ts';
import { shortlist } from './shortlist.ts';
import { support } from './support.ts';
import { terms } from './terms.ts';
import { testimonials, testimonialsPage } from './testimonials.ts';
import { trust } from './trust.ts';
import { typedSearch } from './typedSearch.ts';
import { units } from './units.ts';
import { viewings } from './viewings.ts';
import { visits } from './visits.ts';

/** All words of the site in Urdu. */
export const catalogue: Catalogue = {
  about,
  accounts,
  ads,
  areas,
  availableHomes,
  blogs,
  blogsSeo,
  calculators,
  compare,
  dashboard,
  failures,
  faqs,
  favourites,
  files,
  findMyHome,
  footer,
  frame,
  freshness,
  grandMonarch,
  grandMonarchSeo,
  header,
  home,
  homeFaqs,
  homePapers,
  homeSeo,
  insights,
  launches,
  leadThread,
  lowData,
  map,
  marks,
  moreFilters,
  newsletter,
  newsletterLinks,
  notices,
  offline,
  orders,
  outbox,
  ownership,
  pageNames,
  plans,
  points,
  printing,
  privacy,
  privatePages,
  properties,
  propertiesSeo,
  propertyPage,
  recent,
  savedSearches,
  sellers,
  seo,
  seoTemplates,
  services,
  shared,
  shortlist,
  support,
  terms,
  testimonials,
  testimonialsPage,
  trust,
  typedSearch,
  units,
  viewings,
  visits,
};
