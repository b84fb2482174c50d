import { useMemo } from 'react';
import { useHydrated } from '../chrome/Hydrated.tsx';
import { useNotify } from '../chrome/Notices.tsx';
import { useContent } from '../content/contentFor.ts';
import { favourites as englishFavourites } from '../content/favourites.ts';
import { changeFavourite, useStoredFavourites } from '../data/favourites.ts';

interface Favourites {
  favourites: ReadonlySet<number>;
  /**
   * Keeps a home or lets it go. Undefined until scripts run: the server knows nobody's favourites, and a heart without
   * them does nothing.
   */
  change: ((property: { property_id: number }, isFavourite: boolean) => void) | undefined;
}

/** The person's favourites, for the hearts on cards and pages. */
export function useFavourites(): Favourites {
  const words = useContent('favourites', englishFavourites);
  const { ids } = useStoredFavourites();
  const isHydrated = useHydrated();
  const notify = useNotify();
  const favourites = useMemo(() => new Set(ids), [ids]);
  const change = ({ property_id }: { property_id: number }, isFavourite: boolean) => {
    // Loaded with the first heart that is pressed: lists do without it.
    if (isFavourite)
      import('../data/visits.ts').then(
        ({ noteVisit }) => noteVisit(property_id, 'save'),
        () => undefined,
      );
    changeFavourite(property_id, isFavourite).catch(() => notify({ text: words.notSaved, tone: 'error' }));
  };
  return { favourites, change: isHydrated ? change : undefined };
}
