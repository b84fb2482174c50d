import { endSharing, getSharedShortlist, getSharing, startSharing } from '@karachi-estates/contracts/favourites';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';
import { useApiMutation } from './useApiMutation.ts';

/** Whether the account's shortlist has a link, and what was voted; undefined waits for the account. */
export const useSharing = (accountId: number | undefined) =>
  useApi(accountId === undefined ? null : reading(getSharing));

export const useStartSharing = () => useApiMutation(startSharing, [getSharing.url]);
export const useEndSharing = () => useApiMutation(endSharing, [getSharing.url]);

/** The shortlist behind a secret link. */
export const sharedShortlist = (token: string) => reading(getSharedShortlist, { query: { token } });
export const useSharedShortlist = (token: string) => useApi(token ? sharedShortlist(token) : null);
