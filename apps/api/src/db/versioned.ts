import { channel } from 'node:diagnostics_channel';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { dataVersion } from '../properties/properties.table.ts';
import type { Db } from './connect.ts';

/** Where caches tell whether they had what was asked for; nobody listens unless the settings want metrics. */
export const CACHE_CHANNEL = 'karachi-estates:cache';

export interface CacheUse {
  cache: 'pages' | 'lists';
  hit: boolean;
}

const cacheUses = channel(CACHE_CHANNEL);

/** Tells that a cache was asked. */
export function tellCacheUse(cache: CacheUse['cache'], hit: boolean): void {
  if (cacheUses.hasSubscribers) cacheUses.publish({ cache, hit } satisfies CacheUse);
}

/** What other processes wrote is seen after at most this long; what this one wrote, at once. */
const CHECK_AGAIN_MS = 500;

interface Known {
  version: Promise<number>;
  /** The version, once it has been read. */
  value?: number;
  readAt: number;
}

// Keyed by pool: two applications in one process (as in tests) share nothing.
const known = new WeakMap<Deps['pool'], Known>();

type Source = Pick<Deps, 'db' | 'pool'>;

async function readVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: dataVersion.version }).from(dataVersion);
  return row?.version ?? 0;
}

/** The version of what the public lists show: every change of a listing, a seller's card or an area makes it grow. */
export function currentVersion({ db, pool }: Source): Promise<number> {
  const last = known.get(pool);
  const now = performance.now();
  if (last && now - last.readAt < CHECK_AGAIN_MS) return last.version;
  const version = readVersion(db);
  const reading: Known = { version, readAt: now };
  known.set(pool, reading);
  version.then(
    (value) => {
      reading.value = value;
    },
    () => known.delete(pool),
  );
  return version;
}

/** The same without waiting: undefined where the database would have to be asked. */
export function knownVersion(pool: Deps['pool']): number | undefined {
  const last = known.get(pool);
  return last && performance.now() - last.readAt < CHECK_AGAIN_MS ? last.value : undefined;
}

/** This process may have changed data: the next read asks the database. */
export function forgetVersion(pool: Deps['pool']): void {
  known.delete(pool);
}

/** Wraps a loader so that its result is kept until the data version grows; concurrent callers share one load. */
export function versioned<Value>(load: (db: Db) => Promise<Value>): (source: Source) => Promise<Value> {
  const kept = new WeakMap<Deps['pool'], { version: number; value: Promise<Value> }>();
  return async (source) => {
    const version = await currentVersion(source);
    const last = kept.get(source.pool);
    if (last?.version === version) return last.value;
    const value = load(source.db);
    kept.set(source.pool, { version, value });
    value.catch(() => kept.delete(source.pool));
    return value;
  };
}

/** What a result costs before it is there: its key, its promise and its place. */
const PLACE_BYTES = 500;

/**
 * The same for results that depend on a key: as many as fit into `maxBytes`, none older than `ttlMs`.
 * @param sizeOf bytes of a result.
 */
export function versionedBy<Value>(maxBytes: number, ttlMs: number, sizeOf: (value: Value) => number) {
  const kept = new WeakMap<Deps['pool'], { version: number; values: LRUCache<string, Promise<Value>> }>();
  return async (source: Source, key: string, load: (version: number) => Promise<Value>): Promise<Value> => {
    const version = await currentVersion(source);
    let entry = kept.get(source.pool);
    if (entry?.version !== version) {
      entry = { version, values: new LRUCache<string, Promise<Value>>({ maxSize: maxBytes, ttl: ttlMs }) };
      kept.set(source.pool, entry);
    }
    const { values } = entry;
    const found = values.get(key);
    tellCacheUse('lists', found !== undefined);
    if (found) return found;
    const value = load(version);
    const size = PLACE_BYTES + key.length;
    values.set(key, value, { size });
    value.then(
      (result) => {
        if (values.peek(key) === value) values.set(key, value, { size: size + sizeOf(result) });
      },
      () => values.delete(key),
    );
    return value;
  };
}
