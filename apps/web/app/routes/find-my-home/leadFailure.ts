import { LEAD_NETWORK_FAILED, leadRefused } from '@karachi-estates/domain/leads/messages';
import { CallFailed } from '../../data/call.ts';

/** What a person reads when a lead was not taken: the server's reason, or that it was not reached. */
export function leadFailure(error: unknown): string {
  return error instanceof CallFailed && error.status > 0 ? leadRefused(error.message) : LEAD_NETWORK_FAILED;
}
