import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { recordEvent } from '@karachi-estates/contracts/properties';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { NOTED } from '@karachi-estates/domain/requests/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { idOf } from '../plugins/propertyId.ts';
import { addEvent, daysAgo } from './properties.store.ts';

/** The same visitor looking at the same listing again within this time is one view. */
const SAME_VISIT_MS = 30 * 60_000;

/** Counts the views and contacts of everybody's listings. */
export const viewsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const visits = new LRUCache<string, true>({ max: 50_000, ttl: SAME_VISIT_MS });
    app.route({
      ...endpoint(recordEvent),
      handler: async (request, reply) => {
        const id = idOf(request.params.property_id);
        const { kind } = request.body;
        const visit = `${request.ip} ${id} ${kind}`;
        if (!visits.has(visit)) {
          const column = kind === 'view' ? 'views' : 'contacts';
          const counted = await addEvent(deps.db, id, column, daysAgo(deps.clock(), 0));
          if (!counted) throw new HttpProblem(404, told({ PROPERTY_NOT_FOUND }));
          visits.set(visit, true);
        }
        return reply.code(202).send({ message: request.say(told({ NOTED })) });
      },
    });
  };
