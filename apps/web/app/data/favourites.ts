import {
  addFavourites,
  changeFavourite as changeContract,
  listCardsByIds,
  orderFavourites,
  removeFavourite,
  type Shortlist,
} from '@karachi-estates/contracts/favourites';
import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import type { HomeNote } from '@karachi-estates/domain/favourites/shortlist';
import { whoIsHere } from '../session/storage.ts';
import { CallFailed, call } from './call.ts';
import { deviceEntry } from './deviceEntry.ts';
import { keepCards, keptCardsOnFailure } from './keptCards.ts';
import { type FavouriteChange, queueAction, queuedActions } from './outbox.ts';
import { type Reading, reading } from './reading.ts';
import { useApi } from './useApi.ts';

/** The favourites as this device has them, last added first. A guest's are only here; an account's are a copy. */
export interface StoredFavourites {
  /** The account they belong to; null for a guest. */
  owner: number | null;
  ids: readonly number[];
  /** What was said of them, by id. */
  notes: Readonly<Record<number, HomeNote>>;
}

/** A guest's list has at most as many as are read in one call. */
const MOST_IN_A_CALL = 100;
const none: StoredFavourites = { owner: null, ids: [], notes: {} };

const noteOf = ({ note, seen, rejected }: Partial<HomeNote>): HomeNote => ({
  note: String(note ?? ''),
  seen: seen === true,
  rejected: typeof rejected === 'string' ? rejected : null,
});

/** What an entry of the storage says, whoever wrote it. */
export function parseFavourites(text: string | null): StoredFavourites {
  try {
    const { owner, ids, notes } = JSON.parse(text ?? '') as Partial<StoredFavourites>;
    if (!Array.isArray(ids)) return none;
    return {
      owner: typeof owner === 'number' ? owner : null,
      ids: ids.filter((id) => Number.isInteger(id) && id > 0),
      notes: Object.fromEntries(Object.entries(notes ?? {}).map(([id, note]) => [id, noteOf(note)])),
    };
  } catch {
    return none;
  }
}

/** The list after a home was added (as the newest) or removed, with what was said of it. */
export function changed({ owner, ids, notes }: StoredFavourites, id: number, isFavourite: boolean): StoredFavourites {
  const others = ids.filter((each) => each !== id);
  const next = isFavourite ? [id, ...others] : others;
  const { [id]: _, ...otherNotes } = notes;
  return {
    owner,
    ids: owner === null ? next.slice(0, MOST_IN_A_CALL) : next,
    notes: isFavourite ? notes : otherNotes,
  };
}

const entry = deviceEntry('favourites', parseFavourites);
const { read: stored, write: store } = entry;

/** The list as an account has it. */
const ofAccount = (owner: number | null, { property_ids: ids, notes }: Shortlist): StoredFavourites => ({
  owner,
  ids,
  notes: Object.fromEntries(notes.map(({ property_id, ...note }) => [property_id, note])),
});

/** Changes of an account's list that are on their way, and how often the list was changed here. */
let underWay = 0;
let changes = 0;

/** Tells the account of a change. @returns its list */
export async function tellAccount(change: FavouriteChange): Promise<Shortlist> {
  switch (change.kind) {
    case 'heart':
      return change.isFavourite
        ? (await call(addFavourites, { body: { property_ids: [change.id] } })).data
        : (await call(removeFavourite, { params: { property_id: String(change.id) } })).data;
    case 'note':
      return (await call(changeContract, { params: { property_id: String(change.id) }, body: change.note })).data;
    case 'order':
      return (await call(orderFavourites, { body: { property_ids: [...change.ids] } })).data;
  }
}

/** Whether the account does not know all yet that was done here to its favourites. */
const isAhead = (told?: string) => queuedActions().some(({ kind, key }) => kind !== 'message' && key !== told);

/**
 * Takes the account's list over, unless something is still on its way to it.
 * @param told key of the action that the account has just been told, which waits no longer.
 */
export function takeFromAccount(list: Shortlist, told?: string): void {
  const { owner } = stored();
  if (owner !== null && underWay === 0 && !isAhead(told)) store(ofAccount(owner, list));
}

/** The session has ended: from now on the list is a guest's, and goes to the account at the next sign-in. */
export const toGuest = (): void => store({ ...stored(), owner: null });

/**
 * Changes the list: at once on the device, and in the account of whoever is signed in. Without a network the account is
 * told once there is one.
 * @param undo takes the change back out of what the list is by then.
 * @throws CallFailed when the account refused or could not do it; the change is then taken back.
 */
export async function changeStored(
  apply: (before: StoredFavourites) => StoredFavourites,
  change: FavouriteChange,
  undo: (now: StoredFavourites) => StoredFavourites,
): Promise<void> {
  const next = apply(stored());
  const { owner } = next;
  changes += 1;
  store(next);
  if (owner === null) return;
  // Behind what waits already: the account must be told in the order in which it was done.
  if (!navigator.onLine || isAhead()) return queueAction({ ...change, owner });
  const isStillHere = whoIsHere();
  underWay += 1;
  try {
    const list = await tellAccount(change);
    if (underWay === 1 && isStillHere() && !isAhead()) store(ofAccount(owner, list));
  } catch (error) {
    const status = error instanceof CallFailed ? error.status : undefined;
    if (status === 401) toGuest();
    else if (status === 0) queueAction({ ...change, owner });
    else {
      store(undo(stored()));
      throw error;
    }
  } finally {
    underWay -= 1;
  }
}

/**
 * Adds a home to the favourites or removes it.
 * @throws CallFailed like {@link changeStored}.
 */
export function changeFavourite(id: number, isFavourite: boolean): Promise<void> {
  const { [id]: note } = stored().notes;
  return changeStored(
    (before) => changed(before, id, isFavourite),
    { kind: 'heart', id, isFavourite },
    (now) => {
      const back = changed(now, id, !isFavourite);
      return note ? { ...back, notes: { ...back.notes, [id]: note } } : back;
    },
  );
}

/**
 * Brings device and account together: a guest's favourites go to the account, and the device then has what the account
 * has. What another account left on the device stays out of it.
 */
async function syncFavourites(accountId: number): Promise<readonly number[]> {
  const isStillHere = whoIsHere();
  for (;;) {
    const { owner, ids, notes } = stored();
    const before = changes;
    const brought = Object.entries(notes).map(([id, note]) => ({ property_id: Number(id), ...note }));
    const { data } = await call(addFavourites, {
      body: owner === null ? { property_ids: [...ids], notes: brought } : { property_ids: [] },
    });
    if (!isStillHere()) return data.property_ids;
    // A heart that was pressed in the meantime is not in the account yet, and one that was taken back is.
    if (owner === null && before !== changes) {
      const gone = ids.filter((id) => !stored().ids.includes(id));
      for (const id of gone) await tellAccount({ kind: 'heart', id, isFavourite: false });
      continue;
    }
    // What waits for a network is not in the account yet, unless another account left it here.
    if (underWay === 0 && !(owner === accountId && isAhead())) store(ofAccount(accountId, data));
    return data.property_ids;
  }
}

/** Whose list the device has, and the ids in it; see {@link StoredFavourites}. Empty while the page hydrates. */
export const useStoredFavourites = entry.use;

/** Keeps the device's list in step with the account's; without an account nothing is read. */
export const useFavouriteSync = (accountId: number | undefined) =>
  useApi(
    accountId === undefined
      ? null
      : { key: `/api/favourites?account=${accountId}#own`, from: () => syncFavourites(accountId) },
  );

/** Shows the list of the device again, for example after a logout has cleared it. */
export const rereadFavourites = entry.reread;

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

/** The cards of the shortlist: without a network as they were read last. */
const shortlistCards = (ids: readonly number[]): Reading<PropertyCardFields[]> => {
  const { key, from } = favouriteCards(ids);
  return {
    key: `${key}#kept`,
    async from(caller) {
      const isStillHere = whoIsHere();
      try {
        const cards = await from(caller);
        if (isStillHere()) keepCards(ids, cards);
        return cards;
      } catch (error) {
        return keptCardsOnFailure(error, ids);
      }
    },
  };
};

export const useShortlistCards = (ids: readonly number[]) =>
  useApi(ids.length > 0 ? shortlistCards(ids) : null, { keepPreviousData: true });
