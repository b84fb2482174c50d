import type { Area, AreaPart } from '@karachi-estates/contracts/areas';
import type { Fallback } from '../../data/reading.ts';
import type { Problem } from './problem.ts';
import type { SearchHead } from './searchHead.ts';
import type { SearchLinks } from './searchLinks.ts';

/** What is known of a search once it is opened in the browser, which reads the list by itself. */
export interface Opened {
  links: SearchLinks;
}

/**
 * What the server read: results or why there are none, and the areas of the filters, which only have numbers or other
 * spellings there.
 */
export interface Loaded extends Opened {
  fallback: Fallback;
  areas: Area[];
  parts: AreaPart[];
  /** None for all homes. */
  head?: SearchHead | undefined;
  problem?: Problem;
}

/** The parts that a filter means, among those of its areas. */
export const chosenOf = (parts: readonly AreaPart[], filter: string | undefined) => {
  const wanted = filter?.split(',') ?? [];
  return parts.filter(({ id }) => wanted.includes(String(id)));
};

/** The areas around are asked for by ids, however the search names its own. */
export const nearbyKey = (chosen: readonly Area[]) => chosen.map(({ id }) => id).join();
