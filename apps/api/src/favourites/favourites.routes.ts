import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  addFavourites as addFavouritesContract,
  changeFavourite,
  listFavourites,
  orderFavourites as orderFavouritesContract,
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
import { keep, note, shortlistOf } from './favourites.actions.ts';
import { listWantedIds, orderFavourites, removeFavourite } from './favourites.store.ts';

function idOf({ property_id: segment }: { property_id: string }): number {
  const id = parsePropertySegment(segment);
  if (id === undefined) throw new HttpProblem(404, told({ PROPERTY_NOT_FOUND }));
  return id;
}

/** The homes that a signed-in person keeps, and what they say of each. */
export const favouritesRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(listFavourites),
      handler: async (request) => {
        const cards = await readCards(deps, await listWantedIds(deps.db, callerOf(request).id));
        return inLanguage(deps, request.locale, cards);
      },
    });

    app.route({
      ...endpoint(addFavouritesContract),
      handler: (request) => {
        const { property_ids: ids, notes = [] } = request.body;
        return keep(deps, callerOf(request).id, ids, notes);
      },
    });

    app.route({
      ...endpoint(removeFavouriteContract),
      handler: async (request) => {
        const { id } = callerOf(request);
        await removeFavourite(deps.db, id, idOf(request.params));
        return shortlistOf(deps.db, id);
      },
    });

    app.route({
      ...endpoint(changeFavourite),
      handler: (request) => note(deps, callerOf(request).id, idOf(request.params), request.body),
    });

    app.route({
      ...endpoint(orderFavouritesContract),
      handler: async (request) => {
        const { id } = callerOf(request);
        const { body } = request;
        const ids = Array.isArray(body) ? body.map((home) => home.property_id) : body.property_ids;
        await orderFavourites(deps.db, id, ids);
        return shortlistOf(deps.db, id);
      },
    });
  };
