import { use } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom';
import { ScriptNonce } from './scriptNonce.ts';

const ENTRY = 'scroll';

/** Puts the page where it was before anything is drawn. Inline, so it must stay tiny and must not throw. */
const beforeHydration = `try{let y=JSON.parse(sessionStorage.${ENTRY})[history.state.key];y>0&&scrollTo(0,y)}catch{}`;

/**
 * Before the router starts: gives the place in the history where the visit begins a name of its own to be found again
 * by.
 */
export function nameFirstPlace(): void {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
}

/** The router's ScrollRestoration with a shorter inline script: every page carries it. */
export function ScrollMemory() {
  const nonce = use(ScriptNonce);
  useScrollRestoration({ storageKey: ENTRY });
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beforeHydration }} />;
}
