export interface RecentContent {
  heading: string;
  /** Before the last search, which is a link. */
  search: string;
  forget: string;
  /** Leads to the searches that are kept on this device. */
  searches: string;
  /** Names the list that opens below an empty search box. */
  panel: string;
}

/** What was looked at on this device. */
export const recent: RecentContent = {
  heading: 'Recently viewed',
  search: 'Your last search:',
  forget: 'Empty this list',
  searches: 'Saved searches ({count})',
  panel: 'Where you left off',
};
