import { addFavourites, listCardsByIds, listFavourites, removeFavourite } from '@karachi-estates/contracts/favourites';
import { useSyncExternalStore } from 'react';
import { CallFailed, call } from './call.ts';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';

/** The kept homes as this device knows them, last added first. A guest's are only here; an account's are a copy. */
interface Kept {
  /** The account they belong to; null for a guest. */
  owner: number | null;
  ids: readonly number[];
}

const ENTRY = 'favourites';
/** A guest's list is read in one call, which takes this many. */
const MOST_ON_DEVICE = 100;
const nothing: Kept = { owner: null, ids: [] };

/** What an entry of the storage says, whoever wrote it. */
export function readKept(text: string | null): Kept {
  try {
    const { owner, ids } = JSON.parse(text ?? '') as Partial<Kept>;
    if (!Array.isArray(ids)) return nothing;
    return { owner: typeof owner === 'number' ? owner : null, ids: ids.filter((id) => Number.isInteger(id) && id > 0) };
  } catch {
    return nothing;
  }
}

/** The list after a home was kept (as the newest) or let go. */
export function changed({ owner, ids }: Kept, id: number, isKept: boolean): Kept {
  const others = ids.filter((each) => each !== id);
  const next = isKept ? [id, ...others] : others;
  return { owner, ids: owner === null ? next.slice(0, MOST_ON_DEVICE) : next };
}

let current: { text: string | null; kept: Kept } = { text: null, kept: nothing };
const listeners = new Set<() => void>();

/** The list; one object as long as nothing changes. */
function kept(): Kept {
  let text: string | null = null;
  try {
    text = localStorage.getItem(ENTRY);
  } catch {
    return current.kept;
  }
  if (text !== current.text) current = { text, kept: readKept(text) };
  return current.kept;
}

function keep(next: Kept): void {
  const text = JSON.stringify(next);
  try {
    localStorage.setItem(ENTRY, text);
    current = { text, kept: next };
  } catch {
    // A browser that keeps nothing knows them until the page is left.
    current = { ...current, kept: next };
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

/** Ids of the kept homes, last added first. Empty while the browser takes over the server's page. */
export const useFavouriteIds = (): readonly number[] => useSyncExternalStore(subscribe, kept, () => nothing).ids;

/**
 * Keeps a home, or lets it go: at once on the device, and in the account of whoever is signed in.
 * @throws CallFailed when the account could not be reached; the change is then taken back.
 */
export async function changeFavourite(id: number, isKept: boolean): Promise<void> {
  const before = kept();
  const next = changed(before, id, isKept);
  keep(next);
  if (next.owner === null) return;
  try {
    if (isKept) await call(addFavourites, { body: { property_ids: [id] } });
    else await call(removeFavourite, { params: { property_id: String(id) } });
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) {
      // The session has ended: from now on the list is a guest's, and goes to the account at the next sign-in.
      keep({ ...kept(), owner: null });
      return;
    }
    keep(changed(kept(), id, !isKept));
    throw error;
  }
}

/**
 * Brings device and account together when a person is known: what a guest kept goes to the account, and the device then has
 * what the account has. What another person left on the device stays out of it.
 */
export async function syncFavourites(accountId: number): Promise<void> {
  const { owner, ids } = kept();
  const { data } = await call(addFavourites, { body: { property_ids: owner === null ? [...ids] : [] } });
  keep({ owner: accountId, ids: data.property_ids });
}

/** Shows the list of the device again, for example after a logout has cleared it. */
export function rereadFavourites(): void {
  for (const listener of listeners) listener();
}

/** Cards of an account's favourites; null reads nothing. */
export const useAccountFavourites = (isWanted: boolean) => useApi(isWanted ? reading(listFavourites) : null);

/** Cards of what is kept on the device; what has left the market is not among them. */
export const useDeviceFavourites = (ids: readonly number[] | null) =>
  useApi(ids && ids.length > 0 ? reading(listCardsByIds, { query: { ids: ids.join(',') } }) : null, {
    keepPreviousData: true,
  });
