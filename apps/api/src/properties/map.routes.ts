import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getPropertyMap } from '@karachi-estates/contracts/propertyMap';
import { DEFAULT_SORT } from '@karachi-estates/domain/properties/vocabulary';
import { areaDictionary } from '../areas/areas.store.ts';
import { listSubjects, propertySubject } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { readMap } from './map.store.ts';
import { meant } from './paging.ts';
import { filterKey, understandFilter, understandZoom } from './properties.query.ts';

/** Listings on the map. */
export const mapRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(getPropertyMap),
      handler: async (request, reply) => {
        const { zoom: near, ...query } = request.query;
        const zoom = meant(understandZoom(near));
        // A sort by price means homes for sale, as in the list; it changes nothing else here.
        const understood = meant(understandFilter(query, await areaDictionary(deps)));
        const filter = { ...understood, sort: DEFAULT_SORT };
        return reply.sendCached(`map ${filterKey(filter)} ${zoom ?? ''}`, async (from) => {
          const value = await readMap(from, filter, zoom);
          const shown = value.pills.map(({ property_id: id }) => propertySubject(id));
          return { value, subjects: [...listSubjects(filter), ...shown] };
        });
      },
    });
  };
