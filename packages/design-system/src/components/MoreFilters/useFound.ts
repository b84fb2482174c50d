import type { FilterQuery } from '@karachi-estates/domain/properties/filterQuery';
import { useEffect, useState } from 'react';

/** How many properties a search finds: exact, or `capped` where there are more than `total`. */
export interface Found {
  total: number;
  capped: boolean;
}

/** Counts what a search finds. It may fail, and is aborted when another search is chosen meanwhile. */
export type CountFound = (query: FilterQuery, signal: AbortSignal) => Promise<Found>;

/** Whoever is still choosing is not counted for. */
const PAUSE_MS = 300;

/** What the chosen search finds; undefined until that is known, where it cannot be known, and for no search. */
export function useFound(query: FilterQuery | undefined, countFound: CountFound | undefined): Found | undefined {
  const [known, setKnown] = useState<{ key: string; found: Found }>();
  const key = query && JSON.stringify(query);
  useEffect(() => {
    if (!countFound || !key) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const count = () =>
      countFound(JSON.parse(key), signal).then(
        (found) => signal.aborted || setKnown({ key, found }),
        // The button says it without a number.
        () => undefined,
      );
    const timer = setTimeout(count, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, countFound]);
  return known?.key === key ? known?.found : undefined;
}
