import { areas, meantPlaces, singleParts } from '../data/areas.ts';
import type { Caller } from '../data/reading.ts';
import { findAreas, type ListQuery, searchPath } from './filters.ts';

/** As much of a text is sent to be understood; no name is as long. */
const LONGEST_NAME = 60;

const listed = (text = '') =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/**
 * The address of a search with all of its places in it: by ids where they were named in words that are no area's whole
 * name, and with the areas of its parts. The page shows and removes only what its address has.
 * @returns undefined where words mean no place or several; the list says so.
 */
export async function wholePath(caller: Caller, filters: ListQuery): Promise<string | undefined> {
  const known = await areas().from(caller);
  const meant = await Promise.all(
    listed(filters.area).map(async (each) => {
      const exact = findAreas(known, each).map(({ id }) => ({ id, parts: [] }));
      return exact.length > 0 ? exact : meantPlaces(each.slice(0, LONGEST_NAME)).from(caller);
    }),
  );
  if (meant.some((places) => places.length !== 1)) return undefined;
  const places = meant.flat();
  const parts = filters.part ? await singleParts(filters.part).from(caller) : [];
  const distinct = (ids: readonly (string | number)[]) => [...new Set(ids.map(String))].join();
  return searchPath({
    ...filters,
    area: distinct([...places.map(({ id }) => id), ...parts.map(({ area_id }) => area_id)]),
    part: distinct([...listed(filters.part), ...places.flatMap((place) => place.parts.map(({ id }) => id))]),
  });
}

/** The same where it is another address. It does no harm where that cannot be found out: the list says what is wrong. */
export async function otherWholePath(caller: Caller, filters: ListQuery): Promise<string | undefined> {
  const path = await wholePath(caller, filters).catch(() => undefined);
  return path === searchPath(filters) ? undefined : path;
}
