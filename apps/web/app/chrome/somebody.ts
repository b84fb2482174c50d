import './earlyInput.ts';
import { storedToken } from '../session/storage.ts';

/** What a person does on a page; going back and forth included. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'click',
  'keydown',
  'focusin',
  'scroll',
  'popstate',
] as const;

let isThere = false;
const listeners = new Set<() => void>();

function notice(): void {
  isThere = true;
  for (const sign of SIGNS) removeEventListener(sign, notice, true);
  for (const listener of listeners) listener();
  listeners.clear();
}

/** What was done before these scripts ran: earlyInput.ts has recorded it, or the page shows it. */
const wasThere = () =>
  [window.earlyPresses, window.earlyInput].some((recorded) => recorded && recorded.size > 0) ||
  (document.activeElement ?? document.body) !== document.body;

if (!import.meta.env.SSR) {
  if (wasThere()) notice();
  else {
    for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true });
    // Where a page is scrolled to is known for nothing once a frame is drawn; asked now, it is laid out amid the
    // scripts.
    requestAnimationFrame(() => setTimeout(() => window.scrollY > 0 && takeOverNow()));
  }
}

/**
 * Calls back once somebody uses this page: moves, presses, types, scrolls. At once where somebody does already. A page
 * that is only opened, or drawn by a program, never gets there.
 *
 * @returns cancels it
 */
export function onceSomebodyIsThere(listener: () => void): () => void {
  if (isThere) listener();
  else listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Lets the parts of the first page hydrate although nobody did anything: what they show has changed since it was sent.
 */
export function takeOverNow(): void {
  if (!isThere) notice();
}

/**
 * When the parts of the first page may hydrate: once somebody is there. Who is signed in is: their page says so when
 * the session is verified, and all of it has to listen to that.
 */
export const somebodyIsThere: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => {
      if (storedToken()) resolve();
      else onceSomebodyIsThere(resolve);
    });
