import type { PushPayload } from '@karachi-estates/contracts/searches';
import { siteName } from '../app/content/siteName.ts';

/** A notification: its title, how it is shown, and in `data` the path of the page that a press opens. */
export interface Shown {
  title: string;
  options: NotificationOptions;
}

/** The contract's address of it; contracts bring far more than a worker needs. */
export const LOGOUT = '/api/auth/logout';

const ICON = '/icon-192.png';
/** Where what cannot be read leads: a browser wants something shown for each message. */
const unread: PushPayload = { title: siteName, body: '', path: '/saved-searches', tag: 'unread', locale: 'en' };

function read(text: string | undefined): PushPayload {
  try {
    const payload: unknown = JSON.parse(text ?? '');
    return { ...unread, ...(payload as Partial<PushPayload>) };
  } catch {
    return unread;
  }
}

/** What a message of the site shows. @param text the message as it was decrypted */
export function notificationOf(text: string | undefined): Shown {
  const { title, body, path, tag, locale } = read(text);
  const dir = locale === 'ur' ? 'rtl' : 'ltr';
  return { title, options: { body, tag, lang: locale, dir, icon: ICON, badge: ICON, data: path } };
}

/** The address that a press opens: a page of the site, whatever the message says. */
export function pressedAddress(path: unknown, origin: string): string {
  const isPage = typeof path === 'string' && path.startsWith('/');
  return origin + (isPage ? path : unread.path);
}

/**
 * Takes away what this device told the person who logs out. Where the logout does not reach the server the login lives
 * on there, and its alerts would come to whoever is here next: the device then gets no more of them.
 * @param logout the answer to it
 */
export async function forgetTold(registration: ServiceWorkerRegistration, logout: Promise<Response>): Promise<void> {
  for (const shown of await registration.getNotifications()) shown.close();
  const answer = await logout.catch(() => undefined);
  if (answer?.ok || answer?.status === 401) return;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
