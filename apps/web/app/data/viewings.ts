import {
  actOnViewing,
  askForViewing,
  getLinkedViewing,
  listReceivedViewings,
  listViewings,
} from '@karachi-estates/contracts/viewings';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';
import { useApiMutation } from './useApiMutation.ts';

/** The viewings that the account asked for; null waits for it. */
export const useViewings = (accountId: number | undefined) =>
  useApi(accountId === undefined ? null : reading(listViewings));

/** The viewings that were asked for of the seller's homes. */
export const useReceivedViewings = () => useApi(reading(listReceivedViewings));

/** The viewing of a link in a mail. */
export const linkedViewing = (token: string) => reading(getLinkedViewing, { query: { token } });
export const useLinkedViewing = (token: string) => useApi(token ? linkedViewing(token) : null);

export const useAskForViewing = () => useApiMutation(askForViewing, [listViewings.url]);
/** The lists of both sides stand below one address. */
export const useActOnViewing = () => useApiMutation(actOnViewing, [listViewings.url]);
