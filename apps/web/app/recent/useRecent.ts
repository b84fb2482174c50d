import { valuesIn } from '@karachi-estates/domain/properties/listFilters';
import { useEffect, useMemo } from 'react';
import { useDeviceSearches } from '../data/deviceSearches.ts';
import { useFavouriteCards } from '../data/favourites.ts';
import { useDescribedSearch } from '../data/searches.ts';
import { MOST_RECENT, nameSearch, useLastSearch, useSearchName, useSeenIds } from '../data/seen.ts';

/**
 * What was seen last on this device, newest first without what has left the market, the last search in words, and
 * whether searches are kept here.
 */
export function useRecent() {
  const ids = useSeenIds();
  const query = useLastSearch();
  const last = useMemo(() => ids.slice(-MOST_RECENT).reverse(), [ids]);
  const cards = useFavouriteCards(last);
  const described = useDescribedSearch(query ? valuesIn(new URLSearchParams(query)) : null);
  const read = described.data?.name;
  const kept = useSearchName(query);
  useEffect(() => {
    if (read !== undefined) nameSearch(query, read);
  }, [query, read]);
  const name = read ?? kept;
  return {
    homes: last.length > 0 ? (cards.data ?? []) : [],
    search: query && name !== undefined ? { href: `/properties?${query}`, name } : undefined,
    /** How many searches are kept on this device. */
    kept: useDeviceSearches().length,
    isLoading: cards.isLoading || described.isLoading,
  };
}
