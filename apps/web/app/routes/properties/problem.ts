import type { Filter } from '../../properties/filters.ts';

/** The filters at which a search failed, and what is said about them where that is known. */
export interface Problem {
  message?: string;
  filters: Filter[];
}

const PLACES: readonly string[] = ['city', 'area', 'part'];

/**
 * Why a search was refused. Of a place the API says it in words for people; of other filters it speaks by their names
 * in the address, and `message` is missing.
 */
export function problemOf({ message, fields }: { message: string; fields: Readonly<Record<string, string>> }): Problem {
  const filters = Object.keys(fields) as Filter[];
  return filters.some((name) => PLACES.includes(name)) ? { message, filters } : { filters };
}
