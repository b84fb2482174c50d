import { subscribe } from '@karachi-estates/contracts/newsletter';
import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import { isEmail, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { contentFor } from '../content/contentFor.ts';
import { fill } from '../content/fill.ts';
import { newsletter } from '../content/newsletter.ts';
import { CallFailed, call } from '../data/call.ts';
import { said } from '../forms/said.ts';

/** Subscribes an address to the newsletter. @returns what to tell its owner, in their language */
export async function subscribeAddress(
  address: string,
  locale: Locale,
): Promise<{ tone: 'success' | 'error'; text: string }> {
  const words = contentFor(locale, 'newsletter', newsletter);
  if (!isEmail(normalizeEmail(address))) return { tone: 'error', text: said(told({ EMAIL_INVALID })) };
  try {
    await call(subscribe, { body: { email: address } });
    return { tone: 'success', text: fill(words.sent, { email: address }) };
  } catch (error) {
    return { tone: 'error', text: (error instanceof CallFailed && error.message) || words.failed };
  }
}
