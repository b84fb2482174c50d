import type { Area } from '@karachi-estates/contracts/areas';
import { type ListQuery, searchAt, searchPath, unordered, without } from '../../properties/filters.ts';
import { nearbyKey } from './loaded.ts';

/** The addresses that the head of a search names. */
export interface SearchLinks {
  /** The one address of all spellings of the search. */
  path: string;
  feedPath: string;
}

/** The addresses of a search, which stand in its head; with the areas that were found for its names. */
export function searchLinks(filters: ListQuery, areas: readonly Area[] = []): SearchLinks {
  // The one city and the unit of sizes make no other page, nor does another name of an area.
  const asked = without(unordered(filters), 'view', 'box', 'shapes', 'city', 'unit');
  return {
    path: searchPath(areas.length > 0 ? { ...asked, area: nearbyKey(areas) } : asked),
    feedPath: searchAt('/properties.rss', filters),
  };
}
