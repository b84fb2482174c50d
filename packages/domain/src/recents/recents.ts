/** Marks of what was seen go back this far (product rule). */
export const MOST_SEEN = 500;
/** Longer than any search that people make by hand. */
export const LONGEST_SEARCH = 1_000;

/** What was looked at last: homes by id, the last one at the end, and the query of the last search. */
export interface Recents {
  property_ids: readonly number[];
  /** Empty without one. */
  search: string;
}

/**
 * Brings what was looked at somewhere to what is known already: each home once, at the place of its last look. Bringing
 * the same again changes nothing.
 */
export function mergeRecents(known: Recents, brought: Recents): Recents {
  const last = new Set(brought.property_ids);
  const others = known.property_ids.filter((id) => !last.has(id));
  // Of a home that is brought twice, the later look counts.
  const inOrder = [...new Set([...brought.property_ids].reverse())].reverse();
  return {
    property_ids: [...new Set(others), ...inOrder].slice(-MOST_SEEN),
    search: brought.search || known.search,
  };
}
