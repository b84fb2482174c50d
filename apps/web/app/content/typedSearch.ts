export interface TypedSearchContent {
  /** Parts of areas were named, which lists cannot be narrowed to. */
  wholeArea: string;
}

/** What the page of properties says about a search in a person's own words. */
export const typedSearch: TypedSearchContent = {
  wholeArea: '{parts} cannot be searched by itself yet: the whole area is shown.',
};
