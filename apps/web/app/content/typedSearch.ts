export interface TypedSearchContent {
  /** Parts of areas were named that nobody knows. */
  wholeArea: string;
}

/** What the page of properties says about a search in a person's own words. */
export const typedSearch: TypedSearchContent = {
  wholeArea: 'We do not know {parts}: the whole area is shown.',
};
