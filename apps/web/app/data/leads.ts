import { addLead, getLeadThread } from '@karachi-estates/contracts/leads';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';
import { useApiMutation } from './useApiMutation.ts';

/** Sends a Find My Home request. The server takes the same content within ten minutes for the same lead. */
export const useAddLead = () => useApiMutation(addLead);

/** A request behind the secret link of its mail. */
export const leadThread = (token: string) => reading(getLeadThread, { query: { token } });
export const useLeadThread = (token: string) => useApi(token ? leadThread(token) : null);
