import type { PropertyQuery } from '@karachi-estates/contracts/propertyLists';
import {
  changeManagedSearch,
  changeSearch,
  deleteSearch,
  describeSearch,
  getManagedSearch,
  listSearches,
  type SavedSearches,
  saveSearch,
} from '@karachi-estates/contracts/searches';
import { type Reading, reading } from './reading.ts';
import { useApi } from './useApi.ts';
import { useApiMutation } from './useApiMutation.ts';

/** What a search with these filters looks for, in words. */
export const describedSearch = (query: PropertyQuery) => reading(describeSearch, { query });
export const useDescribedSearch = (query: PropertyQuery | null) => useApi(query && describedSearch(query));

/** The search that the token of a mail manages. */
export const managedSearch = (token: string) => reading(getManagedSearch, { query: { token } });
export const useManagedSearch = (token: string) => useApi(token ? managedSearch(token) : null);

const own = (cursor?: string) => reading(listSearches, { query: cursor === undefined ? {} : { cursor } });

/** The saved searches of the account with those that this device brings along, down to the page of the last cursor. */
function ownSearches(cursors: readonly string[]): Reading<SavedSearches> {
  const first = own();
  return {
    key: [first.key, ...cursors].join('#'),
    async from(caller) {
      // What the account does not take now is brought the next time.
      await import('./deviceSearches.ts')
        .then(({ bringDeviceSearches }) => bringDeviceSearches())
        .catch(() => undefined);
      const pages = await Promise.all([first, ...cursors.map(own)].map((each) => each.from(caller)));
      const last = pages.at(-1) as SavedSearches;
      return { ...last, searches: pages.flatMap(({ searches }) => searches) };
    },
  };
}

/** The saved searches of the account; null waits for it. While more are on the way, what is there stays. */
export const useSavedSearches = (accountId: number | undefined, cursors: readonly string[]) =>
  useApi(accountId === undefined ? null : ownSearches(cursors), { keepPreviousData: cursors.length > 0 });

/** The searches of the account that were saved last; null waits for it. */
export const useLastSearches = (isWanted: boolean) => useApi(isWanted ? own() : null);

export const useSaveSearch = () => useApiMutation(saveSearch, [listSearches.url]);
export const useChangeSearch = () => useApiMutation(changeSearch, [listSearches.url]);
export const useChangeManagedSearch = () => useApiMutation(changeManagedSearch, [getManagedSearch.url]);
export const useDeleteSearch = () => useApiMutation(deleteSearch, [listSearches.url]);
