import { listPropertyCards, type PropertyCardFields } from '@karachi-estates/contracts/properties';
import { type Reading, reading } from './reading.ts';
import { useApi } from './useApi.ts';

/** How many of the newest listings of an area are looked through, and how many of them are shown. */
const LOOKED_THROUGH = '100';
const SHOWN = 4;

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** Whether a listing is about a home of the project: its title names it. */
export const namesProject = (listing: Pick<PropertyCardFields, 'title'>, project: string): boolean =>
  plain(listing.title).includes(plain(project));

/** Listings of the marketplace whose titles name a project, of the newest in its area. */
export const resaleOf = (project: string, area: string): Reading<PropertyCardFields[]> =>
  reading(listPropertyCards, { query: { area, purpose: 'sale', limit: LOOKED_THROUGH } }, ({ data }) =>
    data.filter((each) => namesProject(each, project)).slice(0, SHOWN),
  );
export const useResale = (project: string, area: string | undefined) =>
  useApi(area === undefined ? null : resaleOf(project, area));
