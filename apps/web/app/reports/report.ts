import { reportClientError } from '@karachi-estates/contracts/settings';
import { CallFailed } from '../data/call.ts';

/** One visit of a page reports at most so many errors, and each one once. */
const MOST = 5;
const reported = new Set<string>();

// What browsers say about things that hurt nobody, or that extensions and other sites did.
const noise = /ResizeObserver loop|^Script error\.?$/;
const extension = /(chrome|moz|safari-web)-extension:/;

/**
 * Leaves out what could be of a person (addresses of mail, numbers as long as those of telephones) and what the API
 * refuses.
 */
export function withoutPerson(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replace(/[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,255}/g, '[mail]')
    .replace(/\+?\d(?:[\s-]?\d){6,20}/g, '[number]');
}

/** What is sent about an error; undefined for what nobody can mend. */
export function reportOf(error: unknown, page: string) {
  // Without an answer it is the network; with one, the server has it in its own log.
  if (error instanceof CallFailed) return undefined;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  if (name === 'AbortError' || noise.test(message) || extension.test(stack ?? '')) return undefined;
  return {
    message: withoutPerson(`${name}: ${message}`.slice(0, 1900)),
    stack: stack && withoutPerson(stack.slice(0, 7500)),
    // The query may hold what was searched for.
    url: page.slice(0, 2000),
  };
}

/** Tells the server of an error, also while the page is being left. */
export function report(error: unknown): void {
  const { origin, pathname } = window.location;
  const body = reportOf(error, origin + pathname);
  if (!body || !navigator.onLine || reported.size >= MOST || reported.has(body.message)) return;
  reported.add(body.message);
  const json = JSON.stringify(body);
  const isOnItsWay = navigator.sendBeacon?.(reportClientError.url, new Blob([json], { type: 'application/json' }));
  if (isOnItsWay) return;
  const headers = { 'content-type': 'application/json' };
  fetch(reportClientError.url, { method: 'POST', headers, body: json, keepalive: true }).catch(() => undefined);
}
