import {
  getPastProperty,
  getProperty,
  getPropertyContext,
  listSimilar,
  type PropertyCardFields,
} from '@karachi-estates/contracts/properties';
import {
  countProperties,
  getFacets,
  type ListingCount,
  listPropertyCards,
  listWaysOn,
  type PropertyQuery,
} from '@karachi-estates/contracts/propertyLists';
import { type Answer, call } from './call.ts';
import { type Reading, reading } from './reading.ts';
import { useApi } from './useApi.ts';

/** One page of results. `next` is the cursor of the page after it; `capped` says that `total` means 'at least'. */
export interface PropertyPage {
  items: PropertyCardFields[];
  total: number;
  capped: boolean;
  next: string | null;
}

/** The cursor in `Link: <…?cursor=…>; rel="next"`. */
export function nextCursor(link: string | null): string | null {
  const address = link?.match(/<([^>]*)>\s*;\s*rel="?next"?/)?.[1];
  if (!address) return null;
  return new URLSearchParams(address.slice(address.indexOf('?') + 1)).get('cursor');
}

/**
 * A page of cards as it came. Cards paint the place of a picture in one colour, which the first digits of its hash
 * hold.
 */
export const homesPage = ({ data, header }: Pick<Answer<typeof listPropertyCards>, 'data' | 'header'>) => ({
  items: data.map((card) => ({
    ...card,
    images: card.images.map((each) => ({ ...each, thumbhash: each.thumbhash.slice(0, 4) })),
  })),
  next: nextCursor(header('link')),
});

export const propertyPage = (query: PropertyQuery): Reading<PropertyPage> =>
  reading(listPropertyCards, { query }, (answer) => {
    const count = answer.header('x-total-count') ?? String(answer.data.length);
    return { ...homesPage(answer), total: Number.parseInt(count, 10), capped: count.endsWith('+') };
  });
export const usePropertyPage = (query: PropertyQuery) => useApi(propertyPage(query));

/** A page of results with more pages below it, as 'Load more' puts them together. */
export const propertyPages = (query: PropertyQuery, cursors: readonly string[]): Reading<PropertyPage> => {
  const first = propertyPage(query);
  const more = cursors.map((cursor) => propertyPage({ ...query, cursor }));
  return {
    key: [first.key, ...cursors].join('#'),
    async from(caller) {
      const pages = await Promise.all([first, ...more].map((each) => each.from(caller)));
      const last = pages.at(-1) as PropertyPage;
      return { ...last, items: pages.flatMap(({ items }) => items) };
    },
  };
};
/** While more pages are on the way, what is there stays. */
export const usePropertyPages = (query: PropertyQuery, cursors: readonly string[]) =>
  useApi(propertyPages(query, cursors), { keepPreviousData: cursors.length > 0 });

/** How many listings each type and area has within the other filters; undefined asks for nothing. */
export const useFacets = (query: Pick<PropertyQuery, 'area' | 'propertyType' | 'purpose'> | undefined) =>
  useApi(query ? reading(getFacets, { query }) : null);

/** How many properties a search finds; whoever asks for another one meanwhile gives the count up. */
export const countFound = async (query: PropertyQuery, signal: AbortSignal): Promise<ListingCount> =>
  (await call(countProperties, { query, signal })).data;

/** The same number beside a list, whose own stops earlier; undefined asks for nothing. */
export const foundCount = ({ cursor: _cursor, ...query }: PropertyQuery) => reading(countProperties, { query });
export const useFoundCount = (query: PropertyQuery | undefined) => useApi(query ? foundCount(query) : null);

/** What an empty search may give up, and what it finds then; undefined asks for nothing. */
export const waysOn = (query: PropertyQuery) => reading(listWaysOn, { query });
export const useWaysOn = (query: PropertyQuery | undefined) => useApi(query ? waysOn(query) : null);

export const property = (id: number) => reading(getProperty, { query: { id: String(id) } });
export const useProperty = (id: number | undefined) => useApi(id === undefined ? null : property(id));

/** How a price stands to others, and what became of it. Pages are whole without it. */
export const propertyContext = (id: number) => reading(getPropertyContext, { query: { id: String(id) } });
export const usePropertyContext = (id: number) => useApi(propertyContext(id), { shouldRetryOnError: false });

/** A home that was sold or rented; refused with 410 where it was removed. */
export const pastProperty = (id: number) => reading(getPastProperty, { query: { id: String(id) } });
export const usePastProperty = (id: number | undefined) =>
  useApi(id === undefined ? null : pastProperty(id), { shouldRetryOnError: false });

export const similarProperties = (id: number) => reading(listSimilar, { query: { id: String(id) } });
export const useSimilarProperties = (id: number | undefined) => useApi(id === undefined ? null : similarProperties(id));

/** The newest listings of an area, for the end of its page. */
export const newestInArea = (query: Pick<PropertyQuery, 'area' | 'part'>): Reading<PropertyPage> =>
  propertyPage({ ...query, limit: '4' });
export const useNewestInArea = (query: Pick<PropertyQuery, 'area' | 'part'>) => useApi(newestInArea(query));
