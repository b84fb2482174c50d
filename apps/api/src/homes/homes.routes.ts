import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { joinOffers as join, partOffer as part } from '@karachi-estates/contracts/homes';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';
import { joinOffers, partOffer } from './homes.actions.ts';

/** How the staff joins several sellers' offers under one home, and parts them again. */
export const homesRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(join),
      handler: async (request) => ({
        home: await joinOffers(deps, staffCallerOf(request).actor, Number(request.params.id), request.body),
      }),
    });
    app.route({
      ...endpoint(part),
      handler: async (request) => ({
        home: await partOffer(deps, staffCallerOf(request).actor, Number(request.params.id), request.body.reason),
      }),
    });
  };
