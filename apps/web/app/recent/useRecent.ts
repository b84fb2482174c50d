import { useMemo } from 'react';
import { useFavouriteCards } from '../data/favourites.ts';
import { useDescribedSearch } from '../data/searches.ts';
import { MOST_RECENT, useLastSearch, useSeenIds } from '../data/seen.ts';

/** What was seen last on this device, newest first without what has left the market, and the last search in words. */
export function useRecent() {
  const ids = useSeenIds();
  const query = useLastSearch();
  const last = useMemo(() => ids.slice(-MOST_RECENT).reverse(), [ids]);
  const cards = useFavouriteCards(last);
  const described = useDescribedSearch(query ? Object.fromEntries(new URLSearchParams(query)) : null);
  return {
    homes: last.length > 0 ? (cards.data ?? []) : [],
    search: query && described.data ? { href: `/properties?${query}`, name: described.data.name } : undefined,
    isLoading: cards.isLoading || described.isLoading,
  };
}
