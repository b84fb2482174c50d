import { setLocale } from '@karachi-estates/contracts/accounts';
import { useEffect } from 'react';
import { call } from '../data/call.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { chosenLocale } from './chosenLocale.ts';
import { useLocale } from './Locale.tsx';

/** Keeps the language that a signed-in person chose in their account, so that mails follow it. */
export function LanguageSync() {
  const { user } = useSession();
  const locale = useLocale();
  const kept = user?.locale;
  const isSignedIn = user !== null;
  useEffect(() => {
    // Chosen on this device and read right now: another person's old choice is not this one's.
    if (!isSignedIn || chosenLocale() !== locale || kept === locale) return;
    call(setLocale, { body: { locale } }).catch((error: unknown) => console.warn('The language was not saved.', error));
  }, [isSignedIn, kept, locale]);
  return null;
}
