import { use } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom';
import { ScriptNonce } from './scriptNonce.ts';

/** Under what the tab keeps how far down each place of its history was. */
export const SCROLL_ENTRY = 'scroll';

/** Puts the page where it was before anything is drawn. Inline, so it must stay tiny and must not throw. */
const beforeHydration = `try{let y=JSON.parse(sessionStorage.${SCROLL_ENTRY})[history.state.key];y>0&&scrollTo(0,y)}catch{}`;

function namePlace(): void {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
}

/**
 * Before the router starts: gives places in the history that the browser makes a name of their own to be found again
 * by. It makes the one where the visit begins, and one for each link to a section of the page. Without a name they
 * would share one place, to which the router would scroll instead of to the section.
 */
export function namePlaces(): void {
  namePlace();
  window.addEventListener('popstate', namePlace);
}

/** The router's ScrollRestoration with a shorter inline script: every page carries it. */
export function ScrollMemory() {
  const nonce = use(ScriptNonce);
  useScrollRestoration({ storageKey: SCROLL_ENTRY });
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beforeHydration }} />;
}
