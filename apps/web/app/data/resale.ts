import { listResale } from '@karachi-estates/contracts/projects';
import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { type Reading, reading } from './reading.ts';
import { useApi } from './useApi.ts';

/** Listings of the marketplace whose titles name a project, newest first. */
export const resaleOf = (slug: string): Reading<PropertyCardFields[]> => reading(listResale, { params: { slug } });
export const useResale = (slug: string) => useApi(resaleOf(slug));
