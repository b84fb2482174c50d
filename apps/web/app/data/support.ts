import { askSupport, getSupport } from '@karachi-estates/contracts/support';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';
import { useApiMutation } from './useApiMutation.ts';

/** The seller's requests for support and what their plan promises. */
export const useSupport = () => useApi(reading(getSupport));
export const useAskSupport = () => useApiMutation(askSupport, [getSupport.url]);
