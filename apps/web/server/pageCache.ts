import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CompressedPage } from './compressedPage.ts';

/** A page as the renderer gives it. */
export interface Rendered {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A page that can be sent without rendering or compressing anything. */
export interface KeptPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  content: CompressedPage;
}

export interface PageCacheOptions {
  /** Renders the page of a normalised address. */
  render(url: string): Promise<Rendered>;
  /** The version of the public data; every change of what a page shows makes it another. */
  version(): Promise<number>;
  /** What stands in a rendered page where the nonce belongs. */
  placeholder: string;
  /** Memory for kept pages. */
  maxBytes?: number;
  now?: () => number;
}

interface Entry {
  page: KeptPage;
  version: number;
  renderedAt: number;
  /** When the page was last known to show the current data. */
  currentAt: number;
}

/** A page of old data is served while the new one is rendered, but only this long: with the version's own delay of half a second, a change is seen by everyone within a second. */
const STALE_AFTER_CHANGE_MS = 400;
/** Pages also tell the time ('3 days ago'), so an old one is rendered again in the background. */
const FRESH_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Keeps rendered pages of guests by address and data version. Concurrent requests for one page render it once; a page that
 * is not a plain success is passed on to everyone who waited for it and then forgotten.
 */
export class PageCache {
  readonly #options: Required<PageCacheOptions>;
  readonly #kept: LRUCache<string, Entry>;
  readonly #rendering = new Map<string, { version: number; page: Promise<KeptPage> }>();

  constructor(options: PageCacheOptions) {
    this.#options = { maxBytes: MAX_BYTES, now: () => performance.now(), ...options };
    this.#kept = new LRUCache({
      maxSize: this.#options.maxBytes,
      sizeCalculation: ({ page }, key) => page.content.size + key.length + 500,
    });
  }

  async get(url: string): Promise<KeptPage> {
    const version = await this.#options.version();
    const now = this.#options.now();
    const entry = this.#kept.get(url);
    if (!entry) return this.#render(url, version);
    if (entry.version === version) {
      entry.currentAt = now;
      if (now - entry.renderedAt > FRESH_MS) this.#renderBehind(url, version);
      return entry.page;
    }
    if (now - entry.currentAt > STALE_AFTER_CHANGE_MS) return this.#render(url, version);
    this.#renderBehind(url, version);
    return entry.page;
  }

  #renderBehind(url: string, version: number): void {
    // Whoever asks next without a kept page gets the error; this caller has its page.
    this.#render(url, version).catch(() => this.#kept.delete(url));
  }

  #render(url: string, version: number): Promise<KeptPage> {
    const underWay = this.#rendering.get(url);
    if (underWay?.version === version) return underWay.page;
    const page = this.#renderAndKeep(url, version);
    const flight = { version, page };
    this.#rendering.set(url, flight);
    const landed = () => {
      if (this.#rendering.get(url) === flight) this.#rendering.delete(url);
    };
    page.then(landed, landed);
    return page;
  }

  async #renderAndKeep(url: string, version: number): Promise<KeptPage> {
    const { status, headers, body } = await this.#options.render(url);
    const page: KeptPage = {
      status,
      headers,
      etag: `W/"${createHash('sha1').update(body.replaceAll(this.#options.placeholder, '')).digest('base64url').slice(0, 20)}"`,
      content: new CompressedPage(body, this.#options.placeholder),
    };
    const now = this.#options.now();
    const newer = this.#kept.peek(url);
    if (status === 200 && !(newer && newer.version > version)) {
      this.#kept.set(url, { page, version, renderedAt: now, currentAt: now });
    }
    if (status !== 200) this.#kept.delete(url);
    return page;
  }
}

/**
 * One address for all spellings of a page: the given query keys in one order, empty ones and unknown ones (campaign marks)
 * left out, so that strangers cannot fill the cache with copies.
 */
export function normalisedUrl(url: string, keys: readonly string[]): string {
  const [path = '/', search = ''] = url.split(/\?(.*)/s, 2);
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of keys) {
    const value = given.get(key);
    if (value) kept.set(key, value);
  }
  const text = kept.toString();
  return text ? `${path}?${text}` : path;
}
