import { getAppealableDecision } from '@karachi-estates/contracts/appeals';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';

/** The decision that the link of a mail is about. */
export const appealableDecision = (token: string) => reading(getAppealableDecision, { query: { token } });
export const useAppealableDecision = (token: string) => useApi(token ? appealableDecision(token) : null);
