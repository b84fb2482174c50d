import { useMemo, useState } from 'react';
import { useStoredFavourites } from '../data/favourites.ts';

interface Wanted<Home> {
  homes: readonly Home[];
  /** How many of them are not for this person, and whether they are shown nevertheless. */
  rejected: number;
  isShown: boolean;
  show(isShown: boolean): void;
}

/** The ids of what this person has put aside. */
export function useRejected(): ReadonlySet<number> {
  const { notes } = useStoredFavourites();
  return useMemo(
    () => new Set(Object.entries(notes).flatMap(([id, note]) => (note.rejected === null ? [] : [Number(id)]))),
    [notes],
  );
}

/** Homes of a list without those that this person has put aside, until they ask for them. */
export function useWanted<Home extends { property_id: number }>(all: readonly Home[]): Wanted<Home> {
  const rejected = useRejected();
  const [isShown, show] = useState(false);
  const wanted = useMemo(() => {
    const left = all.filter(({ property_id: id }) => !rejected.has(id));
    return left.length < all.length ? left : all;
  }, [all, rejected]);
  return { homes: isShown ? all : wanted, rejected: all.length - wanted.length, isShown, show };
}
