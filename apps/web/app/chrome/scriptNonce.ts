import { createContext } from 'react';

/**
 * Marks the inline scripts that this site itself writes into a page while it is rendered, with a secret of that
 * rendering: the server puts the hashes of these, and of no others, into the page's policy and takes the marks out.
 * Undefined in browsers.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
