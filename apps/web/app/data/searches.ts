import type { PropertyQuery } from '@karachi-estates/contracts/properties';
import {
  changeManagedSearch,
  changeSearch,
  deleteSearch,
  describeSearch,
  getManagedSearch,
  listSearches,
  saveSearch,
} from '@karachi-estates/contracts/searches';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';
import { useApiMutation } from './useApiMutation.ts';

/** What a search with these filters looks for, in words. */
export const describedSearch = (query: PropertyQuery) => reading(describeSearch, { query });
export const useDescribedSearch = (query: PropertyQuery | null) => useApi(query && describedSearch(query));

/** The search that the token of a mail manages. */
export const managedSearch = (token: string) => reading(getManagedSearch, { query: { token } });
export const useManagedSearch = (token: string) => useApi(token ? managedSearch(token) : null);

const own = reading(listSearches);

/** The saved searches of the account, with those that this device brings along. */
const ownSearches: typeof own = {
  ...own,
  async from(caller) {
    // What the account does not take now is brought the next time.
    await import('./deviceSearches.ts').then(({ bringDeviceSearches }) => bringDeviceSearches()).catch(() => undefined);
    return own.from(caller);
  },
};

/** The saved searches of the account; null waits for it. */
export const useSavedSearches = (accountId: number | undefined) => useApi(accountId === undefined ? null : ownSearches);

export const useSaveSearch = () => useApiMutation(saveSearch, [listSearches.url]);
export const useChangeSearch = () => useApiMutation(changeSearch, [listSearches.url]);
export const useChangeManagedSearch = () => useApiMutation(changeManagedSearch, [getManagedSearch.url]);
export const useDeleteSearch = () => useApiMutation(deleteSearch, [listSearches.url]);
