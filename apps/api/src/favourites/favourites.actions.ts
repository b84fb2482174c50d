import type { FavouriteNote, Shortlist } from '@karachi-estates/contracts/favourites';
import { checkHomeNote, type HomeNote, isNoted, mergeHomeNotes } from '@karachi-estates/domain/favourites/shortlist';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { Refused, refusal } from '../refused.ts';
import { addFavourites, listFavourites, lockNotes, trimFavourites, writeNote } from './favourites.store.ts';

type FavouriteDeps = Pick<Deps, 'db' | 'clock'>;

/** All favourites of an account, with what it says of them. */
export async function shortlistOf(db: Db, accountId: number): Promise<Shortlist> {
  const homes = await listFavourites(db, accountId);
  return {
    property_ids: homes.map((home) => home.propertyId),
    notes: homes.filter(isNoted).map(({ propertyId, ...note }) => ({ property_id: propertyId, ...note })),
  };
}

const trimmed = ({ note, rejected, ...rest }: Partial<HomeNote>): Partial<HomeNote> => ({
  ...rest,
  ...(note === undefined ? {} : { note: note.trim() }),
  ...(rejected === undefined ? {} : { rejected: rejected?.trim() ?? null }),
});

/**
 * Adds homes, and what a device noted of them, to the favourites of an account. What the account says already is kept,
 * and bringing the same again changes nothing.
 */
export async function keep(
  { db, clock }: FavouriteDeps,
  accountId: number,
  ids: number[],
  notes: readonly FavouriteNote[],
): Promise<Shortlist> {
  return db.transaction(async (tx) => {
    await addFavourites(tx, accountId, ids, clock());
    await trimFavourites(tx, accountId);
    const brought = new Map(notes.map(({ property_id, ...note }) => [property_id, { ...note, ...trimmed(note) }]));
    for (const { propertyId, ...kept } of await lockNotes(tx, accountId, [...brought.keys()])) {
      const note = brought.get(propertyId);
      if (note) await writeNote(tx, accountId, propertyId, mergeHomeNotes(kept, note));
    }
    return shortlistOf(tx, accountId);
  });
}

/**
 * Says something of a home; one that is no favourite yet becomes one.
 * @throws Refused `invalid` for a note that is too long, `not-found` where there is no such home.
 */
export async function note(
  { db, clock }: FavouriteDeps,
  accountId: number,
  propertyId: number,
  change: Partial<HomeNote>,
): Promise<Shortlist> {
  const verdict = checkHomeNote(change);
  if (!verdict.ok) throw refusal(verdict);
  return db.transaction(async (tx) => {
    await addFavourites(tx, accountId, [propertyId], clock());
    await trimFavourites(tx, accountId);
    const isThere = await writeNote(tx, accountId, propertyId, trimmed(change));
    if (!isThere) throw new Refused('not-found', told({ PROPERTY_NOT_FOUND }));
    return shortlistOf(tx, accountId);
  });
}
