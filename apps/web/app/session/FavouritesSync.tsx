import { useEffect } from 'react';
import { rereadFavourites, useFavouriteSync } from '../data/favourites.ts';
import { useSession } from './SessionProvider.tsx';

/** Brings the favourites of a guest and what they looked at into the account when a person signs in, and empties the hearts when they leave. */
export default function FavouritesSync() {
  const { status, user } = useSession();
  useFavouriteSync(user?.id);
  useEffect(() => {
    if (user === null) return;
    // It can wait for the next visit.
    import('../data/recents.ts').then(({ syncRecents }) => syncRecents(user.id)).catch(() => undefined);
  }, [user?.id]);
  useEffect(() => {
    if (status === 'guest') rereadFavourites();
  }, [status]);
  return null;
}
