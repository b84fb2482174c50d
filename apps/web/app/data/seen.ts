import { deviceEntry, parseIds } from './deviceEntry.ts';

/** Marks of what was seen go back this far; what was seen last is offered again up to {@link MOST_RECENT}. */
const MOST_SEEN = 500;
export const MOST_RECENT = 20;
/** Longer than any search that people make by hand. */
const LONGEST_QUERY = 1_000;

const homes = deviceEntry('seenHomes', parseIds);
const search = deviceEntry('lastSearch', (text) => (text?.startsWith('"') ? text.slice(1, -1) : ''));

/** The homes that were opened on this device, on their pages or on the map, the last one at the end. */
export const useSeenIds = homes.use;

/** Notes that a home was opened. */
export const noteSeen = (id: number): void => {
  const seen = homes.read();
  if (seen.at(-1) !== id) homes.write([...seen.filter((each) => each !== id), id].slice(-MOST_SEEN));
};

/** The query of the last search on this device; empty without one. */
export const useLastSearch = search.use;

/** Notes a search of the list; one without any filter is none. */
export const noteSearch = (query: string): void => {
  if (query && query.length <= LONGEST_QUERY && query !== search.read()) search.write(query);
};

/** Forgets what was seen and searched for on this device. */
export function forgetSeen(): void {
  homes.forget();
  search.forget();
}
