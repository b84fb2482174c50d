import { data } from 'react-router-dom';

/** What nobody types: control characters other than tab and line breaks. The API refuses them too. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** The status of a page whose address cannot be read. */
export const UNREADABLE = 400;

/** Path and query as a person would read them; undefined where an escape means nothing. */
function decoded(url: string): string | undefined {
  const { pathname, search } = new URL(url);
  try {
    return decodeURIComponent(pathname) + [...new URLSearchParams(search)].flat().join();
  } catch {
    return undefined;
  }
}

/**
 * Refuses the address of a page that holds a character which nobody can type.
 * @throws a page of status 400 that says so
 */
export function requirePlainAddress(url: string): void {
  const text = decoded(url);
  if (text === undefined || CONTROL.test(text)) throw data(null, { status: UNREADABLE });
}
