export interface TypedSearchContent {
  /** Parts of areas were named that nobody knows. */
  wholeArea: string;
  /** More rooms than so many were not wanted, which no list filters by. */
  moreBedrooms: string;
  moreBathrooms: string;
}

/** What the page of properties says about a search in a person's own words. */
export const typedSearch: TypedSearchContent = {
  wholeArea: 'We do not know {parts}: the whole area is shown.',
  moreBedrooms: 'Homes with more than {count} bedrooms are shown too.',
  moreBathrooms: 'Homes with more than {count} bathrooms are shown too.',
};
