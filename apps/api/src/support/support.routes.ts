import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  actOnSupport,
  answerSupport,
  askSupport,
  getDeskSupport,
  getSupport,
  listDeskSupport,
} from '@karachi-estates/contracts/support';
import { SUPPORT_SENT } from '@karachi-estates/domain/support/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { rowIdOf } from '../plugins/rowId.ts';
import { callerOf } from '../plugins/session.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';
import { act, answer, ask, readRequest, readRequests, readSupport } from './support.actions.ts';

/** What sellers ask the desk, and its answers. */
export const supportRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({ ...endpoint(getSupport), handler: async (request) => readSupport(deps, callerOf(request).id) });
    app.route({
      ...endpoint(askSupport),
      handler: async (request, reply) => {
        const asked = await ask(deps, callerOf(request).id, request.body);
        return reply.code(201).send({ message: request.say(told({ SUPPORT_SENT })), request: asked });
      },
    });

    app.route({ ...endpoint(listDeskSupport), handler: async (request) => readRequests(deps, request.query) });
    app.route({ ...endpoint(getDeskSupport), handler: async (request) => readRequest(deps, rowIdOf(request)) });
    app.route({
      ...endpoint(answerSupport),
      handler: async (request, reply) =>
        reply.code(201).send(await answer(deps, staffCallerOf(request).actor, rowIdOf(request), request.body)),
    });
    app.route({
      ...endpoint(actOnSupport),
      handler: async (request) => act(deps, staffCallerOf(request).actor, rowIdOf(request), request.body.action),
    });
  };
