import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@karachi-estates/contracts/deskVisits';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';
import { offerVisits, readDeskVisits, takeBackVisit } from './visits.actions.ts';

/** When projects can be visited, and who comes, for the projects' desk. */
export const deskVisitsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(contracts.getDeskVisits),
      handler: async (request) => readDeskVisits(deps, request.params.id),
    });
    app.route({
      ...endpoint(contracts.offerDeskVisits),
      handler: async (request) => ({
        message: await offerVisits(deps, staffCallerOf(request).actor, request.params.id, request.body),
      }),
    });
    app.route({
      ...endpoint(contracts.takeBackDeskVisit),
      handler: async (request) => {
        const { id, slot } = request.params;
        const seen = request.query.seen === undefined ? undefined : Number(request.query.seen);
        return { message: await takeBackVisit(deps, staffCallerOf(request).actor, id, Number(slot), seen) };
      },
    });
  };
