import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actOnMark, confirmMarkCode, getMyMarks, requestMark, sendMarkCode } from '@karachi-estates/contracts/marks';
import { CODE_MINUTES } from '@karachi-estates/domain/marks/marks';
import { MARK_CODE_SENT, MARK_GIVEN, MARK_REQUESTED } from '@karachi-estates/domain/marks/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { callerOf } from '../plugins/session.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';
import { askForCode, askForMark, confirmCode, decideMark, readOwnMarks } from './marks.actions.ts';

/** What was checked about a seller: for the seller, and at the desk. */
export const marksRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({ ...endpoint(getMyMarks), handler: (request) => readOwnMarks(deps, callerOf(request).id) });
    app.route({
      ...endpoint(sendMarkCode),
      handler: async (request) => {
        await askForCode(deps, callerOf(request).id);
        return { message: request.say(told({ MARK_CODE_SENT }, { minutes: CODE_MINUTES })) };
      },
    });
    app.route({
      ...endpoint(confirmMarkCode),
      handler: async (request) => {
        await confirmCode(deps, callerOf(request).id, request.body.code);
        return { message: request.say(told({ MARK_GIVEN })) };
      },
    });
    app.route({
      ...endpoint(requestMark),
      handler: async (request, reply) => {
        await askForMark(deps, callerOf(request).id, request.body.kind, request.body.detail);
        return reply.code(201).send({ message: request.say(told({ MARK_REQUESTED })) });
      },
    });
    app.route({
      ...endpoint(actOnMark),
      handler: (request) => decideMark(deps, staffCallerOf(request).actor, Number(request.params.id), request.body),
    });
  };
