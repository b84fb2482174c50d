import { useEffect, useRef } from 'react';
import { useNotify } from '../chrome/Notices.tsx';
import { useContent } from '../content/contentFor.ts';
import { outbox } from '../content/outbox.ts';
import { rereadFavourites, useFavouriteSync, useStoredFavourites } from '../data/favourites.ts';
import { keepUnread } from '../data/keptCards.ts';
import { useQueuedActions } from '../data/outbox.ts';
import { isSendable, sendOutbox } from '../data/sendOutbox.ts';
import { useSession } from './SessionProvider.tsx';

/**
 * That a browser is online says only that there may be a network: it is tried again after so long, later less often.
 */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** Sends what was done without a network as soon as there is one, and says both that it waits and what became of it. */
function useSending(account: number | undefined, isGuest: boolean) {
  const words = useContent('outbox', outbox);
  const notify = useNotify();
  const waiting = useQueuedActions();
  // The screen of a message says so itself.
  const count = waiting.filter(({ kind }) => kind !== 'message').length;
  const before = useRef(count);
  const isDue = waiting.some((action) => isSendable(action, account));

  useEffect(() => {
    if (count > before.current) notify({ text: words.waits, tone: 'neutral' });
    before.current = count;
  }, [count, notify, words]);

  // Not for each of several: it waits for the same login.
  const isKept = isGuest && count > 0;
  useEffect(() => {
    if (isKept) notify({ text: words.ended });
  }, [isKept, notify, words]);

  useEffect(() => {
    if (!isDue) return;
    let wait = FIRST_WAIT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function send() {
      clearTimeout(timer);
      if (navigator.onLine) {
        const { sent, refused, isEnded } = await sendOutbox(account);
        if (isEnded) notify({ text: words.ended });
        else if (refused > 0) notify({ text: words.notSent, tone: 'error' });
        else if (sent > 0) notify({ text: words.sent, tone: 'success' });
      }
      if (isOver) return;
      clearTimeout(timer);
      timer = setTimeout(send, wait);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
    function sendAnew() {
      wait = FIRST_WAIT_MS;
      void send();
    }
    sendAnew();
    window.addEventListener('online', sendAnew);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', sendAnew);
    };
  }, [isDue, account, notify, words]);
}

/** Asks the server again who is here while it cannot be reached, and when there is a network again. */
function useAskAgain() {
  const { error, retry } = useSession();
  const wait = useRef(FIRST_WAIT_MS);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  useEffect(() => {
    if (!error) {
      wait.current = FIRST_WAIT_MS;
      return;
    }
    const timer = setTimeout(retry, wait.current);
    wait.current = Math.min(2 * wait.current, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [error, retry]);
}

/** Several hearts in a row are read for together. */
const QUIET_MS = 3_000;

/**
 * Keeps the cards of the shortlist on this device, so that it can be read without a network before it was ever opened.
 */
function useKeptShortlist() {
  const { ids } = useStoredFavourites();
  useEffect(() => {
    if (ids.length === 0) return;
    // It is a comfort: the next visit tries it again.
    const timer = setTimeout(() => void keepUnread(ids).catch(() => undefined), QUIET_MS);
    return () => clearTimeout(timer);
  }, [ids]);
}

/**
 * Brings the favourites of a guest, their searches and what they looked at into the account when a person signs in,
 * empties the hearts when they leave, keeps what is read without a network, sends what was done without one, and asks
 * again who is here where the server could not be reached.
 */
export default function FavouritesSync() {
  const { status, user } = useSession();
  useAskAgain();
  useFavouriteSync(user?.id);
  useSending(user?.id, status === 'guest');
  useKeptShortlist();
  useEffect(() => {
    if (user === null) return;
    // It can wait for the next visit.
    import('../data/bringAlong.ts').then(({ bringAlong }) => bringAlong(user.id)).catch(() => undefined);
  }, [user?.id]);
  useEffect(() => {
    if (status === 'guest') rereadFavourites();
  }, [status]);
  return null;
}
