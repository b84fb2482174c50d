import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listAreaParts, listAreas, listCities } from '@karachi-estates/contracts/areas';
import { CITY_FIELD_UNKNOWN, CITY_UNKNOWN } from '@karachi-estates/domain/areas/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { AREAS } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import { CACHE_TAG } from '../plugins/answers.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { areaDictionary, findArea } from './areas.store.ts';
import { partOf } from './parts.store.ts';

/** New areas are added a few times a year. */
const FIVE_MINUTES = 'public, max-age=300';

/** As many areas as a list takes. */
const MOST_AREAS = 20;

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
        const named = request.query.area.split(',').map((each) => findArea(dictionary, each.trim()));
        const ids = [...new Set(named.flatMap((area) => area?.id ?? []))].slice(0, MOST_AREAS);
        reply.header('cache-control', FIVE_MINUTES).header(CACHE_TAG, AREAS);
        return ids.flatMap((id) => (dictionary.ofArea.get(id) ?? []).map(partOf));
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
        return (dictionary.ofCity.get(cityId) ?? []).map(({ id, areaName, areaNameUr, aliases }) => ({
          id,
          area_name: areaName,
          ...(areaNameUr && { area_name_ur: areaNameUr }),
          ...(aliases.length > 0 && { aliases }),
        }));
      },
    });
  };
