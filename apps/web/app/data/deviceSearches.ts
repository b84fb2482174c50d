import { bringSearches, countNewHomes } from '@karachi-estates/contracts/searches';
import { LONGEST_AWAY_SECONDS, SEARCHES_AT_ONCE } from '@karachi-estates/domain/searches/onDevice';
import { call } from './call.ts';
import { deviceEntry } from './deviceEntry.ts';
import { useApi } from './useApi.ts';

/** A search that a guest keeps on the device. */
export interface DeviceSearch {
  /** The filters as the query of the list, in the API's spelling: one search of each. */
  query: string;
  name: string;
  /** When its homes were looked at last: milliseconds by this device's clock. */
  lookedAt: number;
}

function searchIn(entry: unknown): DeviceSearch[] {
  const { query, name, lookedAt } = (entry ?? {}) as Partial<DeviceSearch>;
  if (typeof query !== 'string' || typeof name !== 'string' || !Number.isFinite(lookedAt)) return [];
  return [{ query, name, lookedAt: Number(lookedAt) }];
}

/** What an entry of the storage says, whoever wrote it. */
export function parseSearches(text: string | null): readonly DeviceSearch[] {
  try {
    const searches: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(searches) ? searches.flatMap(searchIn) : [];
  } catch {
    return [];
  }
}

const kept = deviceEntry('deviceSearches', parseSearches);

/** The searches of this device, last kept first. An account's are never among them. */
export const useDeviceSearches = kept.use;

/** Keeps a search on this device; the same filters again are the same search, with the new name. */
export function keepOnDevice({ query, name }: Pick<DeviceSearch, 'query' | 'name'>): void {
  const others = kept.read().filter((each) => each.query !== query);
  kept.write([{ query, name, lookedAt: Date.now() }, ...others]);
}

const changeOne = (query: string, change: Partial<DeviceSearch>): void =>
  kept.write(kept.read().map((each) => (each.query === query ? { ...each, ...change } : each)));

export const renameOnDevice = (query: string, name: string): void => changeOne(query, { name });

/** Notes that the homes of a search are looked at now: what comes from here on is new. */
export const noteLook = (query: string): void => changeOne(query, { lookedAt: Date.now() });

export function dropFromDevice(query: string): void {
  const others = kept.read().filter((each) => each.query !== query);
  if (others.length > 0) kept.write(others);
  else kept.forget();
}

function inParts(searches: readonly DeviceSearch[]): (readonly DeviceSearch[])[] {
  const parts = Math.ceil(searches.length / SEARCHES_AT_ONCE);
  return Array.from({ length: parts }, (_, part) =>
    searches.slice(part * SEARCHES_AT_ONCE, (part + 1) * SEARCHES_AT_ONCE),
  );
}

/** How long ago a search was looked at, as the API takes it; never in the future, where a clock was set back. */
const secondsSince = (lookedAt: number) =>
  Math.min(Math.max(Math.ceil((Date.now() - lookedAt) / 1_000), 0), LONGEST_AWAY_SECONDS);

/**
 * How many homes came to each search since it was looked at, by query; null where its filters are not understood any
 * more.
 * @throws CallFailed
 */
export async function readNewHomes(searches: readonly DeviceSearch[]): Promise<ReadonlyMap<string, number | null>> {
  const counts = new Map<string, number | null>();
  for (const part of inParts(searches)) {
    const asked = part.map(({ query, lookedAt }) => ({ query, seconds_ago: secondsSince(lookedAt) }));
    const { data } = await call(countNewHomes, { body: { searches: asked } });
    for (const [at, { query }] of part.entries()) counts.set(query, data.counts[at] ?? null);
  }
  return counts;
}

/** How many homes came to each search since it was looked at, by query. */
export const useNewHomes = (searches: readonly DeviceSearch[]) => {
  const looked = searches.map(({ query, lookedAt }) => [query, lookedAt]);
  const key = `${countNewHomes.url}#${JSON.stringify(looked)}`;
  return useApi(searches.length > 0 ? { key, from: () => readNewHomes(searches) } : null, { keepPreviousData: true });
};

async function bringAll(): Promise<void> {
  for (const part of inParts(kept.read())) {
    await call(bringSearches, { body: { searches: part.map(({ query, name }) => ({ query, name })) } });
    // Only now, so that none is lost where nothing answers; to bring one twice changes nothing.
    for (const { query } of part) dropFromDevice(query);
  }
}

let bringing: Promise<void> | undefined;

/**
 * Brings the searches of this device to the account of whoever has signed in. The device has none then: the account has
 * them. Asked while it is underway, it is the same way.
 * @throws CallFailed where the account did not take them; they stay on the device, and are brought the next time.
 */
export function bringDeviceSearches(): Promise<void> {
  bringing ??= bringAll().finally(() => {
    bringing = undefined;
  });
  return bringing;
}
