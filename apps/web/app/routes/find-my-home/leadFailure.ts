import { LEAD_NETWORK_FAILED, LEAD_REFUSED } from '@karachi-estates/domain/leads/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { CallFailed } from '../../data/call.ts';
import { said } from '../../forms/said.ts';

/** What a person reads when a lead was not taken: the server's reason, or that it was not reached. */
export function leadFailure(error: unknown): string {
  return error instanceof CallFailed && error.status > 0
    ? said(told({ LEAD_REFUSED }, { reason: error.message }))
    : said(told({ LEAD_NETWORK_FAILED }));
}
