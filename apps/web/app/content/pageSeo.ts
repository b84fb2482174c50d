/**
 * What search engines and shared links read. Titles have at most 60 characters and descriptions 120 to 160.
 * `canonical` names the page that this one repeats; `index: false` keeps a page out of search results.
 */
export interface PageSeo {
  title: string;
  description: string;
  canonical?: string;
  index?: false;
}
