import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listAreas, listCities } from '@karachi-estates/contracts/areas';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { areaDictionary } from './areas.store.ts';

/** Cities and their areas. */
export const areasRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(listCities),
      handler: async (_, reply) => {
        reply.header('cache-control', 'public, max-age=300');
        return (await areaDictionary(deps)).cities;
      },
    });
    app.route({
      ...endpoint(listAreas),
      handler: async (request, reply) => {
        const dictionary = await areaDictionary(deps);
        const cityId = Number(request.params.cityId);
        if (!dictionary.cities.some((city) => city.id === cityId)) {
          throw new HttpProblem(404, 'We do not know this city.', { cityId: 'is not a city we know' });
        }
        reply.header('cache-control', 'public, max-age=300');
        return (dictionary.ofCity.get(cityId) ?? []).map((area) => ({ id: area.id, area_name: area.areaName }));
      },
    });
  };
