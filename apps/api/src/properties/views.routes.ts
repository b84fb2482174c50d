import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { recordEvent } from '@karachi-estates/contracts/properties';
import { NOTED } from '@karachi-estates/domain/requests/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { endpoint } from '../plugins/contract.ts';
import { idOf } from '../plugins/propertyId.ts';

/** What browsers say that visitors did: nobody waits until it is written, so a listing that is gone is not refused. */
export const viewsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...endpoint(recordEvent),
    handler: async (request, reply) => {
      app.countShown(request, [{ kind: request.body.kind, ids: [idOf(request.params.property_id)] }]);
      return reply.code(202).send({ message: request.say(told({ NOTED })) });
    },
  });
};
