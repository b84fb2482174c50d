import { addLead } from '@karachi-estates/contracts/leads';
import { useApiMutation } from './useApiMutation.ts';

/** Sends a Find My Home request. The server takes the same content within ten minutes for the same lead. */
export const useAddLead = () => useApiMutation(addLead);
