import type { FilterQuery } from '@karachi-estates/domain/properties/filterQuery';
import { MOST_AREAS, RELAXATIONS } from '@karachi-estates/domain/properties/listFilters';
import { areas, meantPlaces, singleParts } from '../data/areas.ts';
import type { Caller } from '../data/reading.ts';
import { understoodSearch } from '../data/search.ts';
import { type Filter, findAreas, type ListQuery, readFilters, searchPath, without } from './filters.ts';

/** Where a search in a person's own words leads, from the filters that stand beside it. */
export async function pathOfTyped(caller: Caller, typed: string, search: URLSearchParams): Promise<string> {
  const { query } = await understoodSearch(typed).from(caller);
  return understoodPath({ ...besideTyped(readFilters(search), query), ...query }, typed);
}

/**
 * The filters that stay beside a search in a person's own words: how the list is shown, and all that the words do not
 * speak of. Where they name a place, the map goes there.
 */
export function besideTyped(filters: ListQuery, meant: FilterQuery): ListQuery {
  const groups: readonly (readonly string[])[] = Object.values(RELAXATIONS);
  const spokenOf = groups.filter((names) => names.some((name) => meant[name as keyof FilterQuery])).flat();
  const ofPlace = meant.area || meant.part ? ['city', 'box', 'shapes'] : [];
  return without(filters, ...([...spokenOf, ...ofPlace] as Filter[]));
}

/**
 * The address of what a search in a person's own words means. The words go along, so that the page can show them again
 * and say what it did not understand.
 */
export function understoodPath(filters: ListQuery, typed: string): string {
  const path = searchPath(filters);
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ said: typed })}`;
}

/** The filters that were chosen beside the words of the last search, which meant the others. */
export function chosenBeside(filters: ListQuery, meant: FilterQuery): ListQuery {
  const isMeant = ([name, value]: [string, string]) => meant[name as keyof FilterQuery] === value;
  return Object.fromEntries(Object.entries(filters).filter((filter) => !isMeant(filter)));
}

/** One more id in a filter of ids; of too many the first go. */
const withId = (ids: string | undefined, id: number) =>
  [...new Set([...(ids ?? '').split(',').filter(Boolean), String(id)])].slice(-MOST_AREAS).join();

/** A name that may have been meant by words with a slip in it. */
export interface OfferedName {
  typed: string;
  name: string;
  area: number;
  part?: number;
}

/** The address of a search with such a name in place of the words that were typed. */
export function offeredPath(filters: ListQuery, said: string, { typed, name, area, part }: OfferedName): string {
  const words = typed.split(/[^\p{L}\p{M}\d]+/u).filter(Boolean);
  const asTyped = new RegExp(words.join('[^\\p{L}\\p{M}\\d]+'), 'iu');
  const place = { area: withId(filters.area, area), ...(part && { part: withId(filters.part, part) }) };
  return understoodPath(
    { ...without(filters, 'box', 'shapes'), ...place },
    said.replace(asTyped, () => name),
  );
}

/** As much of a text is sent to be understood; no name is as long. */
const LONGEST_NAME = 60;

const listed = (text = '') =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/**
 * The address of a search with its places resolved: ids instead of words that are no area's whole name, and the areas
 * of its parts. The page shows and removes only what its address has.
 * @returns undefined where words match no place or several; the list says so.
 */
export async function resolvedPath(caller: Caller, filters: ListQuery): Promise<string | undefined> {
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

/** The resolved address where it differs from the one given. Undefined also on errors: the list says what is wrong. */
export async function redirectPath(caller: Caller, filters: ListQuery): Promise<string | undefined> {
  const path = await resolvedPath(caller, filters).catch(() => undefined);
  return path === searchPath(filters) ? undefined : path;
}
