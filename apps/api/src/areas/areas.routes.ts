import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type Area,
  listAreaParts,
  listAreas,
  listCities,
  listMeantPlaces,
  listNearbyAreas,
} from '@karachi-estates/contracts/areas';
import { CITY_FIELD_UNKNOWN, CITY_UNKNOWN } from '@karachi-estates/domain/areas/messages';
import { nearestToAny } from '@karachi-estates/domain/areas/neighbours';
import { MOST_AREAS } from '@karachi-estates/domain/properties/listFilters';
import { told } from '@karachi-estates/domain/words/sentence';
import { AREAS } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import { CACHE_TAG } from '../plugins/answers.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { slugOf } from './areaSlugs.ts';
import { type AreaDictionary, areaDictionary, findArea, type KnownArea, NEARBY } from './areas.store.ts';
import { partOf, partSlug } from './parts.store.ts';
import { placesMeant } from './places.store.ts';

/** New areas are added a few times a year. */
const FIVE_MINUTES = 'public, max-age=300';

const shown = ({ id, areaName, areaNameUr }: KnownArea): Area => ({
  id,
  area_name: areaName,
  ...(areaNameUr && { area_name_ur: areaNameUr }),
});

/** The areas that a text names by ids or names; those that nobody knows are left out. */
const named = (text: string, dictionary: AreaDictionary): KnownArea[] =>
  [...new Set(text.split(',').flatMap((each) => findArea(dictionary, each.trim()) ?? []))].slice(0, MOST_AREAS);

/** Cities and their areas. */
export const areasRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(listCities),
      handler: async (_, reply) => {
        reply.header('cache-control', FIVE_MINUTES).header(CACHE_TAG, AREAS);
        return (await areaDictionary(deps)).cities;
      },
    });
    app.route({
      ...endpoint(listAreaParts),
      handler: async (request, reply) => {
        const dictionary = await areaDictionary(deps);
        reply.header('cache-control', FIVE_MINUTES).header(CACHE_TAG, AREAS);
        const { area = '', part = '' } = request.query;
        const ofAreas = named(area, dictionary).flatMap(({ id }) => dictionary.ofArea.get(id) ?? []);
        const single = part.split(',', MOST_AREAS).flatMap((id) => dictionary.parts.get(Number(id)) ?? []);
        return [...new Set([...ofAreas, ...single])].map(partOf);
      },
    });
    app.route({
      ...endpoint(listMeantPlaces),
      handler: async (request, reply) => {
        const dictionary = await areaDictionary(deps);
        reply.header('cache-control', FIVE_MINUTES).header(CACHE_TAG, AREAS);
        return placesMeant(dictionary, request.query.named.trim()).map(({ area, parts }) => ({
          ...shown(area),
          slug: slugOf(dictionary, area.id),
          parts: parts.map((part) => ({ ...partOf(part), slug: partSlug(part) })),
        }));
      },
    });
    app.route({
      ...endpoint(listNearbyAreas),
      handler: async (request, reply) => {
        const dictionary = await areaDictionary(deps);
        reply.header('cache-control', FIVE_MINUTES).header(CACHE_TAG, AREAS);
        const chosen = named(request.query.area, dictionary);
        return nearestToAny(chosen, [...dictionary.byId.values()], NEARBY).map(shown);
      },
    });
    app.route({
      ...endpoint(listAreas),
      handler: async (request, reply) => {
        const dictionary = await areaDictionary(deps);
        const cityId = Number(request.params.cityId);
        if (!dictionary.cities.some((city) => city.id === cityId)) {
          throw new HttpProblem(404, told({ CITY_UNKNOWN }), { cityId: told({ CITY_FIELD_UNKNOWN }) });
        }
        reply.header('cache-control', FIVE_MINUTES).header(CACHE_TAG, AREAS);
        return (dictionary.ofCity.get(cityId) ?? []).map((area) => ({
          ...shown(area),
          ...(area.aliases.length > 0 && { aliases: area.aliases }),
        }));
      },
    });
  };
