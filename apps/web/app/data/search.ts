import { understandSearch } from '@karachi-estates/contracts/search';
import { reading } from './reading.ts';
import { READ_ONCE, useApi } from './useApi.ts';

/** What a search in a person's own words means. */
export const understoodSearch = (typed: string) => reading(understandSearch, { query: { q: typed } });

/** The same for a screen; `null` where nothing was typed. The same words always mean the same. */
export const useUnderstoodSearch = (typed: string | null) =>
  useApi(typed === null ? null : understoodSearch(typed), READ_ONCE);
