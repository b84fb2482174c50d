import { isTypedCalculation } from '../app/calculators/calculation.ts';
import { splitLocale } from '../app/locale/localePath.ts';
import { screens } from '../app/routes.ts';

/**
 * How many entries each cache has; the oldest go first. The number in a name grows when the form of its entries
 * changes.
 */
export const limits = { 'pages-1': 60, 'files-1': 300, 'pictures-1': 200 } as const;
export type CacheName = keyof typeof limits;

const patterns = screens
  .filter(({ audience, path }) => (audience === 'everyone' || audience === 'public') && path !== '*')
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));

// Their addresses hold the secret of a mail.
const secret = /^\/(reset-password|confirm-email|newsletter)\/|^\/projects\/hold\/?$/;

/**
 * Whether a page may be cached: it is open to everybody, so that what the server sends is the same for all. Pages of an
 * account, of sellers and of signing in never are. Neither are a calculator's figures: each change is a page of its
 * own, and soon no others would be left.
 */
export function isCacheablePage({ pathname, searchParams }: URL): boolean {
  const { path } = splitLocale(pathname);
  if (/^\/calculators\/?$/.test(path) && isTypedCalculation(searchParams)) return false;
  return !secret.test(path) && patterns.some((pattern) => pattern.test(path));
}

/** The cache of a file whose address changes with its content; undefined for everything else. */
export function cacheOf({ pathname }: URL): CacheName | undefined {
  if (pathname.startsWith('/assets/')) return 'files-1';
  return /^\/(pictures|media)\//.test(pathname) ? 'pictures-1' : undefined;
}

/**
 * What the worker answers a request of the site with: a page, or a file from the cache that is named. Undefined is left
 * to the browser as if there were no worker: whatever changes something, calls of the API, parts of films, and files
 * for download.
 */
export function workOf(
  request: Pick<Request, 'method' | 'mode' | 'headers'>,
  address: URL,
): CacheName | 'page' | undefined {
  const { method, mode, headers } = request;
  if (method !== 'GET' || headers.has('authorization') || headers.has('range')) return undefined;
  const isPage = mode === 'navigate' && !/^\/api\/|\.\w+$/.test(address.pathname);
  return cacheOf(address) ?? (isPage ? 'page' : undefined);
}

/** Whether an answer may be cached: whole, of this site, reached without a detour, and meant for everybody. */
export function isCacheable({ status, type, redirected, headers }: Response): boolean {
  const isForEverybody = !/no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && type === 'basic' && !redirected && isForEverybody;
}
