import { type HomeNote, isNoted, movedTo, NO_NOTE } from '@karachi-estates/domain/favourites/shortlist';
import { changeStored, type StoredFavourites } from './favourites.ts';

/** What was said of a home. */
export const noteOf = ({ notes }: StoredFavourites, id: number): HomeNote => notes[id] ?? NO_NOTE;

function withNote(before: StoredFavourites, id: number, note: HomeNote): StoredFavourites {
  const { [id]: _, ...others } = before.notes;
  return { ...before, notes: isNoted(note) ? { ...others, [id]: note } : others };
}

/**
 * Says something of a favourite home: at once on the device, and in the account of whoever is signed in.
 * @throws CallFailed when the account refused or could not do it; what was said before is then shown again.
 */
export function changeNote(stored: StoredFavourites, id: number, change: Partial<HomeNote>): Promise<void> {
  const before = noteOf(stored, id);
  return changeStored(
    (now) => withNote(now, id, { ...noteOf(now, id), ...change }),
    { kind: 'note', id, note: change },
    (now) => withNote(now, id, before),
  );
}

/**
 * Puts a favourite home where another one stands.
 * @throws CallFailed when the account refused or could not do it; the order is then as before.
 */
export function moveFavourite(stored: StoredFavourites, id: number, place: number): Promise<void> {
  const ids = movedTo(stored.ids, id, place);
  return changeStored(
    (now) => ({ ...now, ids: movedTo(now.ids, id, place) }),
    { kind: 'order', ids },
    (now) => ({ ...now, ids: stored.ids }),
  );
}
