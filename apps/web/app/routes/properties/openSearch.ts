import { LONGEST_SEARCH } from '@karachi-estates/domain/search/longest';
import { redirect } from 'react-router-dom';
import { call } from '../../data/call.ts';
import { propertyPages } from '../../data/properties.ts';
import type { Caller } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { queryOf, readFilters } from '../../properties/filters.ts';
import type { Opened } from './loaded.ts';
import { searchLinks } from './searchLinks.ts';

/** Where words lead that a person typed. Who opens a list by its filters needs none of this code. */
const typedSearch = () => import('../../properties/typedSearch.ts');

/** Redirects words that a person typed to the search that they mean. */
export async function redirectTyped(caller: Caller, search: URLSearchParams): Promise<void> {
  const typed = search.get('q')?.trim().slice(0, LONGEST_SEARCH);
  if (typed) throw redirect(await (await typedSearch()).pathOfTyped(caller, typed, search));
}

/** Redirects to the same search with its places resolved. Links have them; this is for what was typed. */
export async function redirectToResolved(caller: Caller, search: URLSearchParams): Promise<void> {
  const path = await (await typedSearch()).redirectPath(caller, readFilters(search));
  if (path) throw redirect(path);
}

/**
 * Opens a search in the browser: its list is being read when it resolves.
 * @throws a redirect for words that were typed.
 */
export async function openSearch(request: Request): Promise<Opened> {
  const search = new URL(request.url).searchParams;
  await redirectTyped(call, search);
  const { area, part } = queryOf(search);
  if (area ? /[^\d,]/.test(area) : part) await redirectToResolved(call, search);
  startReading([propertyPages(queryOf(search), [])]);
  return { links: searchLinks(readFilters(search)) };
}
