import { subscribe } from '@karachi-estates/contracts/newsletter';
import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import { isEmail, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { fill } from '../content/fill.ts';
import { newsletter } from '../content/newsletter.ts';
import { CallFailed, call } from '../data/call.ts';

const SENT = 'Almost there. Open the e-mail we have just sent to {email} and confirm.';

/** Subscribes an address to the newsletter. @returns what to tell its owner */
export async function subscribeAddress(address: string): Promise<{ tone: 'success' | 'error'; text: string }> {
  if (!isEmail(normalizeEmail(address))) return { tone: 'error', text: EMAIL_INVALID };
  try {
    await call(subscribe, { body: { email: address } });
    return { tone: 'success', text: fill(SENT, { email: address }) };
  } catch (error) {
    return { tone: 'error', text: (error instanceof CallFailed && error.message) || newsletter.failed };
  }
}
