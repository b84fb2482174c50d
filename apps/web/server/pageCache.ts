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
  /** The version where it is known without asking. */
  knownVersion(): number | undefined;
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
}

/** Pages also tell the time ('3 days ago'): an old one of current data is served while it is rendered again. Old data never is. */
const FRESH_MS = 60_000;
const MAX_BYTES = 16 * 1024 * 1024;
/** What a page takes beside its content: its headers, address and place. */
const OVERHEAD_BYTES = 2_000;

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
      sizeCalculation: ({ page }, key) => page.content.size + key.length + OVERHEAD_BYTES,
    });
  }

  /** The page of a normalised address, kept or rendered. */
  async get(url: string): Promise<KeptPage> {
    const version = await this.#options.version().catch(() => undefined);
    // Without a database nobody knows what is current; rendered now, the page itself says what it cannot read.
    if (version === undefined) return keptPage(await this.#options.render(url), this.#options.placeholder);
    const entry = this.#kept.get(url);
    if (entry?.version !== version) return this.#render(url, version);
    if (this.#options.now() - entry.renderedAt > FRESH_MS) this.#renderBehind(url, version);
    return entry.page;
  }

  /** The page of a normalised address where it can be answered at once and needs no renewal. */
  ready(url: string): KeptPage | undefined {
    const entry = this.#kept.get(url);
    if (!entry || entry.version !== this.#options.knownVersion()) return undefined;
    return this.#options.now() - entry.renderedAt > FRESH_MS ? undefined : entry.page;
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
    const page = keptPage(await this.#options.render(url), this.#options.placeholder);
    const newer = this.#kept.peek(url);
    if (newer && newer.version > version) return page;
    if (page.status === 200) this.#kept.set(url, { page, version, renderedAt: this.#options.now() });
    else this.#kept.delete(url);
    return page;
  }
}

/** A rendered page in the form in which it is sent. */
export function keptPage({ status, headers, body }: Rendered, placeholder: string): KeptPage {
  const digest = createHash('sha1').update(body.replaceAll(placeholder, '')).digest('base64url');
  return { status, headers, etag: `W/"${digest.slice(0, 20)}"`, content: new CompressedPage(body, placeholder) };
}

// What links in advertisements and mails carry for the browser's own counting; no page reads it.
const campaignMark = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|igshid|mc_[ce]id)$/;

/**
 * One address for all spellings of a page: the given query keys in one order, empty ones and campaign marks left out.
 * @returns undefined where the query has another key: such a page is not kept, so that strangers cannot fill the cache with copies.
 */
export function normalisedUrl(url: string, keys: readonly string[]): string | undefined {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const given = new URLSearchParams(url.slice(mark + 1));
  for (const name of given.keys()) {
    if (!keys.includes(name) && !campaignMark.test(name)) return undefined;
  }
  const kept = new URLSearchParams();
  for (const key of keys) {
    const value = given.get(key);
    if (value) kept.set(key, value);
  }
  const text = kept.toString();
  const path = url.slice(0, mark);
  return text ? `${path}?${text}` : path;
}
