import type { Locale } from '@karachi-estates/domain/words/locale';
import { siteName } from '../app/content/siteName.ts';
import { splitLocale } from '../app/locale/localePath.ts';
import { type CacheName, cacheOf, isCacheable, isCacheablePage, limits, workOf } from './caching.ts';
import { type CachedTitle, offlinePage } from './offlinePage.ts';
import { forgetTold, LOGOUT, notificationOf, pressedAddress } from './push.ts';

/**
 * The service worker: pages that were seen open without a network, and alerts are shown while the site is closed. It
 * caches public pages as the server sent them, with their headers, and files that never change. Of calls of the API it
 * only hears how a logout ends, so nothing of a signed-in person is ever in its caches.
 */
declare const self: ServiceWorkerGlobalScope;

/** A cached page is shown when the network has not answered for so long. */
const NETWORK_TIMEOUT_MS = 6_000;
/** A cached page that is younger is not fetched anew when it is seen again on the way through the site. */
const YOUNG_MS = 10 * 60_000;
/** Pages that the offline page names. */
const NAMED = 6;

/** What a page tells when it is shown: its address, and the files that it had loaded before this worker was there. */
export interface Seen {
  page: string;
  files: string[];
}

async function store(name: CacheName, request: Request | string, response: Response): Promise<void> {
  const cache = await caches.open(name);
  // Put at the end, also where it was there before.
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limits[name])).map((old) => cache.delete(old)));
}

// A full or forbidden storage takes nothing from the visit.
const ignoreFailure = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

async function cachedPage(url: URL): Promise<Response | undefined> {
  if (!isCacheablePage(url)) return undefined;
  return (await caches.open('pages-1')).match(url.pathname + url.search, { ignoreVary: true });
}

/** The title of a page without the name of the site, which stands above the list. */
const titleOf = (html = '') => /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(` | ${siteName}`, '');

/** The newest cached pages of a language, to offer in place of one that is not cached. */
async function cachedTitles(locale: Locale): Promise<CachedTitle[]> {
  const cache = await caches.open('pages-1');
  const pages = await cache.keys();
  const isSpoken = ({ url }: Request) => splitLocale(new URL(url).pathname).locale === locale;
  const newest = pages.filter(isSpoken).reverse().slice(0, NAMED);
  return Promise.all(
    newest.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = await (await cache.match(request, { ignoreVary: true }))?.text();
      return { href: pathname + search, title: titleOf(html) ?? pathname };
    }),
  );
}

/** The network first; the cached page where it fails or is slow; else the offline page. */
async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const fresh = (async () => {
    const preloaded: Response | undefined = await event.preloadResponse;
    const response = preloaded ?? (await fetch(event.request));
    if (isCacheablePage(url) && isCacheable(response)) {
      event.waitUntil(ignoreFailure(store('pages-1', url.pathname + url.search, response.clone())));
    }
    return response;
  })();
  event.waitUntil(ignoreFailure(fresh));
  const late = new Promise<Response>((resolve) => {
    setTimeout(async () => {
      const copy = await cachedPage(url).catch(() => undefined);
      if (copy) resolve(copy);
    }, NETWORK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([fresh, late]);
  } catch {
    const { locale } = splitLocale(url.pathname);
    const cached = await cachedPage(url).catch(() => undefined);
    return cached ?? offlinePage(await cachedTitles(locale).catch(() => []), locale);
  }
}

/** The file from the cache; on a miss from the network, and into the cache. */
async function answerFile(event: FetchEvent, name: CacheName): Promise<Response> {
  const found = await caches.match(event.request, { cacheName: name }).catch(() => undefined);
  if (found) return found;
  const response = await fetch(event.request);
  if (isCacheable(response)) event.waitUntil(ignoreFailure(store(name, event.request, response.clone())));
  return response;
}

/** The files that a page starts with: one that was not opened yet has loaded none of them. */
const filesIn = (html: string) => new Set(Array.from(html.matchAll(/"(\/assets\/[\w.-]+)"/g), ([, file = '']) => file));

async function cacheSeen({ page, files }: Seen): Promise<void> {
  const url = new URL(page, self.location.origin);
  const copy = await cachedPage(url);
  const isYoung = Date.now() - Date.parse(copy?.headers.get('date') ?? '') < YOUNG_MS;
  if (isCacheablePage(url) && !isYoung) {
    const response = await fetch(url);
    if (isCacheable(response)) {
      await store('pages-1', url.pathname + url.search, response.clone());
      files.push(...filesIn(await response.text()));
    }
  }
  for (const file of files) {
    // The server has several forms of a picture, and only the page asks for the one it shows.
    const address = new URL(file, self.location.origin);
    if (address.origin !== self.location.origin || cacheOf(address) !== 'files-1') continue;
    if (await caches.match(file, { cacheName: 'files-1', ignoreVary: true })) continue;
    const response = await fetch(file, { cache: 'force-cache' });
    if (isCacheable(response)) await store('files-1', file, response);
  }
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => !(name in limits)).map((name) => caches.delete(name)));
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => event.waitUntil(ignoreFailure(cacheSeen(event.data as Seen))));

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (address.origin !== self.location.origin) return;
  if (address.pathname === LOGOUT) {
    const answer = fetch(event.request);
    event.waitUntil(ignoreFailure(forgetTold(self.registration, answer)));
    event.respondWith(answer);
    return;
  }
  const work = workOf(event.request, address);
  if (work === 'page') event.respondWith(answerPage(event, address));
  else if (work) event.respondWith(answerFile(event, work));
});

self.addEventListener('push', (event) => {
  const { title, options } = notificationOf(event.data?.text());
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Shows the page in the window that has it open already, else in a new one. */
async function openPressed(path: unknown): Promise<unknown> {
  const address = pressedAddress(path, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = windows.find(({ url }) => url === address);
  return found ? found.focus() : self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPressed(event.notification.data));
});
