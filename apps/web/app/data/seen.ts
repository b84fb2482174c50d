import { LONGEST_SEARCH, MOST_SEEN, mergeRecents, type Recents } from '@karachi-estates/domain/recents/recents';
import { deviceEntry, parseIds } from './deviceEntry.ts';

/** What was seen last is offered again up to this many. */
export const MOST_RECENT = 20;

/** What an account has not been brought yet of what was looked at on this device. */
interface RecentsToBring extends Recents {
  /** What the account knew before is forgotten. */
  forget: boolean;
}

/** What is left to bring, and to whom. */
type Left = RecentsToBring & { account: number };

function parseLeft(text: string | null): Left | null {
  try {
    const { account, property_ids, search, forget } = JSON.parse(text ?? 'null') as Left;
    const ids = parseIds(JSON.stringify(property_ids));
    return { account: Number(account), property_ids: ids, search: String(search ?? ''), forget: forget === true };
  } catch {
    return null;
  }
}

const homes = deviceEntry('seenHomes', parseIds);
/** What the last search is called, for when there is no network. */
const named = deviceEntry<{ query: string; name: string } | null>('lastSearchName', (text) => {
  try {
    const { query, name } = JSON.parse(text ?? 'null');
    return { query: String(query), name: String(name) };
  } catch {
    return null;
  }
});
const search = deviceEntry('lastSearch', (text) => (text?.startsWith('"') ? text.slice(1, -1) : ''));
/** None on a guest's device: all that it knows is to be brought. */
const left = deviceEntry('seenLeft', parseLeft);

/** The homes that were opened on this device, on their pages or on the map, the last one at the end. */
export const useSeenIds = homes.use;

/** Adds what was just looked at to what the account is to be brought. */
function leave(looked: Recents): void {
  const before = left.read();
  if (before) left.write({ ...before, ...mergeRecents(before, looked) });
}

/** Notes that a home was opened. */
export const noteSeen = (id: number): void => {
  const seen = homes.read();
  if (seen.at(-1) === id) return;
  homes.write([...seen.filter((each) => each !== id), id].slice(-MOST_SEEN));
  leave({ property_ids: [id], search: '' });
};

/** The query of the last search on this device; empty without one. */
export const useLastSearch = search.use;

/** Notes a search of the list; one without any filter is none. */
export const noteSearch = (query: string): void => {
  if (!query || query.length > LONGEST_SEARCH || query === search.read()) return;
  search.write(query);
  leave({ property_ids: [], search: query });
};

/** Keeps what the last search is called. */
export function nameSearch(query: string, name: string): void {
  const before = named.read();
  if (before?.query !== query || before.name !== name) named.write({ query, name });
}

/** What the last search was called when it was read last; undefined where it was not. */
export function useSearchName(query: string): string | undefined {
  const kept = named.use();
  return kept?.query === query ? kept.name : undefined;
}

/** Forgets what was seen and searched for on this device, and in the account at the next visit. */
export function forgetSeen(): void {
  homes.forget();
  search.forget();
  named.forget();
  const before = left.read();
  if (before) left.write({ ...before, property_ids: [], search: '', forget: true });
}

/** What to bring to an account: all of a guest, what is left of its own, nothing that another account has left here. */
export function recentsToBring(account: number): RecentsToBring {
  const before = left.read();
  if (!before) return { property_ids: homes.read(), search: search.read(), forget: false };
  if (before.account !== account) return { property_ids: [], search: '', forget: false };
  const { account: _, ...mine } = before;
  return mine;
}

/**
 * Takes over what the account knows after it was brought something; what was looked at meanwhile is left to be brought.
 */
export function takeRecents(account: number, known: Recents, brought: RecentsToBring): void {
  const now = recentsToBring(account);
  const isSame =
    now.forget === brought.forget && now.property_ids === brought.property_ids && now.search === brought.search;
  const later = isSame ? { property_ids: [], search: '', forget: false } : now;
  const merged = later.forget && !brought.forget ? later : mergeRecents(known, later);
  // An empty entry would keep a place on the home page.
  if (merged.property_ids.length > 0) homes.write(merged.property_ids);
  else homes.forget();
  if (merged.search) search.write(merged.search);
  else search.forget();
  if (!merged.search) named.forget();
  left.write({ account, ...later });
}
