import { addFavourites, listCardsByIds, removeFavourite } from '@karachi-estates/contracts/favourites';
import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { useSyncExternalStore } from 'react';
import { CallFailed, call } from './call.ts';
import { type Reading, reading } from './reading.ts';
import { useApi } from './useApi.ts';

/** The favourites as this device has them, last added first. A guest's are only here; an account's are a copy. */
interface StoredFavourites {
  /** The account they belong to; null for a guest. */
  owner: number | null;
  ids: readonly number[];
}

const ENTRY = 'favourites';
/** A guest's list has at most as many as are read in one call. */
const MOST_IN_A_CALL = 100;
const none: StoredFavourites = { owner: null, ids: [] };

/** What an entry of the storage says, whoever wrote it. */
export function parseFavourites(text: string | null): StoredFavourites {
  try {
    const { owner, ids } = JSON.parse(text ?? '') as Partial<StoredFavourites>;
    if (!Array.isArray(ids)) return none;
    return { owner: typeof owner === 'number' ? owner : null, ids: ids.filter((id) => Number.isInteger(id) && id > 0) };
  } catch {
    return none;
  }
}

/** The list after a home was added (as the newest) or removed. */
export function changed({ owner, ids }: StoredFavourites, id: number, isFavourite: boolean): StoredFavourites {
  const others = ids.filter((each) => each !== id);
  const next = isFavourite ? [id, ...others] : others;
  return { owner, ids: owner === null ? next.slice(0, MOST_IN_A_CALL) : next };
}

let current: { text: string | null; stored: StoredFavourites } = { text: null, stored: none };
const listeners = new Set<() => void>();

/** The list; one object as long as nothing changes. */
function stored(): StoredFavourites {
  let text: string | null = null;
  try {
    text = localStorage.getItem(ENTRY);
  } catch {
    return current.stored;
  }
  if (text !== current.text) current = { text, stored: parseFavourites(text) };
  return current.stored;
}

function store(next: StoredFavourites): void {
  const text = JSON.stringify(next);
  try {
    localStorage.setItem(ENTRY, text);
    current = { text, stored: next };
  } catch {
    // A browser that stores nothing has them until the page is left.
    current = { ...current, stored: next };
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Changes of an account's list that are on their way, and how often the list was changed here. */
let underWay = 0;
let changes = 0;

/**
 * Adds a home to the favourites or removes it: at once on the device, and in the account of whoever is signed in.
 * @throws CallFailed when the account could not be reached; the change is then taken back.
 */
export async function changeFavourite(id: number, isFavourite: boolean): Promise<void> {
  const next = changed(stored(), id, isFavourite);
  changes += 1;
  store(next);
  if (next.owner === null) return;
  underWay += 1;
  try {
    const { data } = isFavourite
      ? await call(addFavourites, { body: { property_ids: [id] } })
      : await call(removeFavourite, { params: { property_id: String(id) } });
    if (underWay === 1) store({ ...stored(), ids: data.property_ids });
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) {
      // The session has ended: from now on the list is a guest's, and goes to the account at the next sign-in.
      store({ ...stored(), owner: null });
      return;
    }
    store(changed(stored(), id, !isFavourite));
    throw error;
  } finally {
    underWay -= 1;
  }
}

/**
 * Brings device and account together: a guest's favourites go to the account, and the device then has what the account
 * has. What another account left on the device stays out of it.
 */
async function syncFavourites(accountId: number): Promise<readonly number[]> {
  for (;;) {
    const { owner, ids } = stored();
    const before = changes;
    const { data } = await call(addFavourites, { body: { property_ids: owner === null ? [...ids] : [] } });
    // A heart that was pressed in the meantime is in the account only when its own call has ended.
    if (owner === null && before !== changes) continue;
    if (underWay === 0) store({ owner: accountId, ids: data.property_ids });
    return data.property_ids;
  }
}

/** Whose list the device has, and the ids in it; see {@link StoredFavourites}. Empty while the page hydrates. */
export const useStoredFavourites = (): StoredFavourites => useSyncExternalStore(subscribe, stored, () => none);

/** Keeps the device's list in step with the account's; without an account nothing is read. */
export const useFavouriteSync = (accountId: number | undefined) =>
  useApi(
    accountId === undefined
      ? null
      : { key: `/api/favourites?account=${accountId}#own`, from: () => syncFavourites(accountId) },
  );

/** Shows the list of the device again, for example after a logout has cleared it. */
export function rereadFavourites(): void {
  for (const listener of listeners) listener();
}

/** Cards of favourites in the order of the list; what has left the market is not among them. */
const favouriteCards = (ids: readonly number[]): Reading<PropertyCardFields[]> => {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_IN_A_CALL) }, (_, part) =>
    reading(listCardsByIds, {
      query: { ids: ids.slice(part * MOST_IN_A_CALL, (part + 1) * MOST_IN_A_CALL).join(',') },
    }),
  );
  return {
    key: parts.map(({ key }) => key).join('#'),
    from: async (caller) => (await Promise.all(parts.map((part) => part.from(caller)))).flat(),
  };
};

export const useFavouriteCards = (ids: readonly number[]) =>
  useApi(ids.length > 0 ? favouriteCards(ids) : null, { keepPreviousData: true });
