import { getSettings } from '@karachi-estates/contracts/settings';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';

export const settings = () => reading(getSettings);

/** Contacts, bank account and links that the operator sets. */
export const useSettings = () => useApi(settings(), { revalidateIfStale: false, revalidateOnFocus: false });
