export interface RecentContent {
  heading: string;
  /** Before the last search, which is a link. */
  search: string;
  forget: string;
  /** Names the list that opens below an empty search box. */
  panel: string;
}

/** What was looked at on this device. */
export const recent: RecentContent = {
  heading: 'Recently viewed',
  search: 'Your last search:',
  forget: 'Empty this list',
  panel: 'Where you left off',
};
