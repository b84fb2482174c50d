import { LRUCache } from 'lru-cache';
import type { Changes } from './changes.ts';

/** Something read from the database, with the subjects that it shows. */
export interface Loaded<Value> {
  value: Value;
  /** undefined for what must not be cached, such as an error. */
  subjects: readonly string[] | undefined;
  bytes: number;
  /**
   * For what the clock changes sooner than the rest of the cache: it is at most this old, and never sent while stale.
   */
  maxAgeMs?: number | undefined;
}

interface Entry<Value> extends Loaded<Value> {
  /** The version of the data at which reading began. */
  version: number;
  loadedAt: number;
}

interface Flight<Value> {
  version: number;
  entry: Promise<Entry<Value>>;
}

export interface SubjectCacheOptions {
  changes: Changes;
  maxBytes: number;
  /** What the clock changes (an ad that stops being featured, '3 days ago') is at most this old. */
  maxAgeMs: number;
  /**
   * For so long after `maxAgeMs` a value is still given while it is loaded anew; after that, whoever asks waits for the
   * new one. What a known change has made out of date is never given.
   */
  staleMs?: number;
  now?: () => number;
}

/** Of what is read while the database does not say which version it has; versions begin with one. */
const UNKNOWN_VERSION = 0;

/** What an entry takes beside its value: its key, headers and place. */
const OVERHEAD_BYTES = 2_000;

/**
 * Caches values until one of their subjects changes, as many as fit into the memory that is given. Everybody who asks
 * for the same key at the same time shares one load.
 */
export class SubjectCache<Value> {
  readonly #options: Required<SubjectCacheOptions>;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #flights = new Map<string, Flight<Value>>();

  constructor(options: SubjectCacheOptions) {
    this.#options = { staleMs: 0, now: () => performance.now(), ...options };
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ bytes, subjects = [] }, key) => bytes + key.length + subjects.join().length + OVERHEAD_BYTES,
    });
  }

  /**
   * The value of a key, from the cache or loaded. While the database is away nobody knows what is current: all is
   * loaded, once for those who ask at the same time.
   */
  async get(key: string, load: () => Promise<Loaded<Value>>): Promise<{ value: Value; isHit: boolean }> {
    const { changes } = this.#options;
    const version = changes.cachedVersion() ?? (await changes.version().catch(() => undefined));
    if (version === undefined) {
      const { value } = await this.#join(key, UNKNOWN_VERSION, load).entry;
      return { value, isHit: false };
    }
    const cached = this.#entries.get(key);
    if (cached && this.#isCurrent(cached)) {
      const beyond = this.#beyondMaxAge(cached);
      if (beyond <= 0) return { value: cached.value, isHit: true };
      if (cached.maxAgeMs === undefined && beyond <= this.#options.staleMs) {
        // Whoever comes next without a cached value gets the error; this caller has its value.
        this.#join(key, version, load).entry.catch(() => this.#entries.delete(key));
        return { value: cached.value, isHit: true };
      }
    }
    for (;;) {
      const flight = this.#join(key, version, load);
      const entry = await flight.entry;
      if (flight.version >= version || this.#isCurrent(entry)) return { value: entry.value, isHit: false };
    }
  }

  #isCurrent({ subjects, version }: Entry<Value>): boolean {
    return version !== UNKNOWN_VERSION && subjects !== undefined && this.#options.changes.isCurrent(subjects, version);
  }

  /** By how many milliseconds it is older than it may be. */
  #beyondMaxAge({ loadedAt, maxAgeMs = this.#options.maxAgeMs }: Entry<Value>): number {
    const age = this.#options.now() - loadedAt;
    // A clock that was set back says nothing of ages.
    return age < 0 ? Number.POSITIVE_INFINITY : age - maxAgeMs;
  }

  /** The load that is under way, or a new one. */
  #join(key: string, version: number, load: () => Promise<Loaded<Value>>): Flight<Value> {
    const underWay = this.#flights.get(key);
    if (underWay) return underWay;
    const entry = this.#load(key, version, load).finally(() => this.#flights.delete(key));
    const flight = { version, entry };
    this.#flights.set(key, flight);
    return flight;
  }

  async #load(key: string, version: number, load: () => Promise<Loaded<Value>>): Promise<Entry<Value>> {
    const entry: Entry<Value> = { ...(await load()), version, loadedAt: this.#options.now() };
    if (version === UNKNOWN_VERSION) return entry;
    if (entry.subjects) this.#entries.set(key, entry);
    else this.#entries.delete(key);
    return entry;
  }
}
