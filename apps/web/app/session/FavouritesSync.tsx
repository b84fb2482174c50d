import { useEffect } from 'react';
import { rereadFavourites, syncFavourites } from '../data/favourites.ts';
import { useSession } from './SessionProvider.tsx';

/** Brings what a guest kept into the account when a person signs in, and empties the hearts when they leave. */
export function FavouritesSync() {
  const { status, user } = useSession();
  const accountId = user?.id;
  useEffect(() => {
    if (accountId === undefined) {
      if (status === 'guest') rereadFavourites();
      return;
    }
    syncFavourites(accountId).catch((error: unknown) => console.warn('The favourites could not be read.', error));
  }, [status, accountId]);
  return null;
}
