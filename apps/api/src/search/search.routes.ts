import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type UnderstoodSearch, understandSearch } from '@karachi-estates/contracts/search';
import { CONFIRMED_DAYS } from '@karachi-estates/domain/properties/listFilters';
import type { Range } from '@karachi-estates/domain/search/amounts';
import type { Wish } from '@karachi-estates/domain/search/phrases';
import { type ReadSearch, readSearch } from '@karachi-estates/domain/search/readSearch';
import { type AreaDictionary, areaDictionary, findPart } from '../areas/areas.store.ts';
import { areaNames } from '../areas/places.store.ts';
import { AREAS } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import { CACHE_TAG } from '../plugins/answers.ts';
import { endpoint } from '../plugins/contract.ts';

/** '3 bed' is exactly three, '3+ bed' and '3 to 4 bed' are three or more. */
const exactly = (range: Range | undefined) => (range?.min !== undefined && range.min === range.max ? 1 : undefined);

/** The parts that were named and that are known, by their ids; the labels of the others. */
function partsIn({ parts }: ReadSearch, dictionary: AreaDictionary): { known: number[]; unknown: string[] } {
  const found = parts.map(({ area, part }) => ({ part, known: area && findPart(dictionary, area.id, part) }));
  return {
    known: [...new Set(found.flatMap(({ known }) => known?.id ?? []))],
    unknown: found.flatMap(({ part, known }) => (known ? [] : [part])),
  };
}

/** A part as it is sent; none where it has left the dictionary. */
function partOf(dictionary: AreaDictionary, areaId: number, name: string) {
  const part = findPart(dictionary, areaId, name);
  return part ? [{ id: part.id, area_id: areaId, name: part.name, ...(part.nameUr && { name_ur: part.nameUr }) }] : [];
}

/** The most rooms that were named: '2 to 3 bed'. A list has no such limit, so it is said. */
function mostOf({ bedrooms, bathrooms }: ReadSearch): Pick<UnderstoodSearch, 'most'> {
  const rooms = { bedrooms, bathrooms };
  const most = Object.entries(rooms).flatMap(([name, range]) =>
    range?.max !== undefined && !exactly(range) ? [[name, range.max]] : [],
  );
  return most.length > 0 ? { most: Object.fromEntries(most) } : {};
}

/** As long as a confirmation counts where nothing else is said. */
const CONFIRMED_LATELY = String(CONFIRMED_DAYS.at(-1));

/** What each wish is as a filter. */
const WISHED: Record<Wish, UnderstoodSearch['query']> = {
  parking: { parking: '1' },
  photos: { withPhotos: '1' },
  reduced: { priceReduced: '1' },
  verified: { verified: '1' },
  confirmed: { confirmed: CONFIRMED_LATELY },
  month: { postedWithin: '30' },
  week: { postedWithin: '7' },
  today: { postedWithin: '1' },
};

function queryOf({
  areas,
  types,
  purpose,
  price,
  yardPrice,
  size,
  bedrooms,
  bathrooms,
  wishes,
}: ReadSearch): UnderstoodSearch['query'] {
  const query = {
    area: areas.map(({ id }) => id).join(','),
    propertyType: types.join(','),
    purpose,
    minPrice: price?.min,
    maxPrice: price?.max,
    minYardPrice: yardPrice?.min,
    maxYardPrice: yardPrice?.max,
    // Filters are whole square feet: a little more, so that what was asked for stays in.
    minSize: size?.min && Math.floor(size.min),
    maxSize: size?.max && Math.ceil(size.max),
    bedrooms: bedrooms?.min,
    exactBedrooms: exactly(bedrooms),
    bathrooms: bathrooms?.min,
    exactBathrooms: exactly(bathrooms),
  };
  const set = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return Object.assign(Object.fromEntries(set), ...wishes.map((wish) => WISHED[wish]));
}

/** Understands searches in people's own words. */
export const searchRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(understandSearch),
      handler: async (request, reply) => {
        const dictionary = await areaDictionary(deps);
        const search = readSearch(request.query.q, areaNames(dictionary));
        const parts = partsIn(search, dictionary);
        reply.header(CACHE_TAG, AREAS);
        return {
          query: { ...queryOf(search), ...(parts.known.length > 0 && { part: parts.known.join(',') }) },
          parts: parts.unknown,
          ...mostOf(search),
          offers: search.offers.map(({ typed, areas, parts: offered = [] }) => ({
            typed,
            ...(offered.length > 0 && {
              parts: offered.flatMap(({ area, part }) => partOf(dictionary, area.id, part)),
            }),
            areas: areas.map(({ id, area_name, area_name_ur }) => ({
              id,
              area_name,
              ...(area_name_ur && { area_name_ur }),
            })),
          })),
          unknown: search.unknown,
        };
      },
    });
  };
