export interface MoreFiltersContent {
  heading: string;
  lead: string;
  /** Back to the list with the search as it was. */
  back: string;
}

/** The page with more filters. */
export const moreFilters: MoreFiltersContent = {
  heading: 'More filters',
  lead: 'Several types, exact numbers of rooms, sizes in any unit and the price per square yard. What you have chosen already stays.',
  back: 'Back to the properties',
};
