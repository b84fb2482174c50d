import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  addFavourites as addFavouritesContract,
  listFavourites,
  removeFavourite as removeFavouriteContract,
} from '@karachi-estates/contracts/favourites';
import { parsePropertySegment } from '@karachi-estates/domain/properties/address';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { callerOf } from '../plugins/session.ts';
import { inLanguage } from '../properties/areaNames.store.ts';
import { readCards } from '../properties/properties.store.ts';
import { addFavourites, listFavouriteIds, removeFavourite, trimFavourites } from './favourites.store.ts';

/** The homes that a signed-in person keeps. */
export const favouritesRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(listFavourites),
      handler: async (request) => {
        const cards = await readCards(deps, await listFavouriteIds(deps.db, callerOf(request).id));
        return inLanguage(deps, request.locale, cards);
      },
    });

    app.route({
      ...endpoint(addFavouritesContract),
      handler: async (request) => {
        const { id } = callerOf(request);
        await addFavourites(deps.db, id, request.body.property_ids, deps.clock());
        await trimFavourites(deps.db, id);
        return { property_ids: await listFavouriteIds(deps.db, id) };
      },
    });

    app.route({
      ...endpoint(removeFavouriteContract),
      handler: async (request) => {
        const { id } = callerOf(request);
        const propertyId = parsePropertySegment(request.params.property_id);
        if (propertyId === undefined) throw new HttpProblem(404, told({ PROPERTY_NOT_FOUND }));
        await removeFavourite(deps.db, id, propertyId);
        return { property_ids: await listFavouriteIds(deps.db, id) };
      },
    });
  };
