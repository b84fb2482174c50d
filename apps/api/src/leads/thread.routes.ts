import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answerSentHome, getLeadThread } from '@karachi-estates/contracts/leads';
import { LEAD_ANSWERED } from '@karachi-estates/domain/leads/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { acceptPlainForms, toPage } from '../plugins/plainForms.ts';
import { answerHome, readThread } from './thread.actions.ts';

const PAGE = '/find-my-home/request';

/** A Find My Home request for who asked: where it stands, what was sent, yes or no to each. */
export const leadThreadRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    acceptPlainForms(app, {
      [answerSentHome.url]: ({ token = '' }) => ({ path: PAGE, query: { token: token.slice(0, 200) } }),
    });

    app.route({
      ...endpoint(getLeadThread),
      handler: async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        return readThread(deps, request.query.token, request.locale);
      },
    });

    app.route({
      ...endpoint(answerSentHome),
      handler: async (request, reply) => {
        const { token, property_id: propertyId, answer, page } = request.body;
        await answerHome(deps, token, { propertyId: String(propertyId), answer });
        if (page) return toPage(reply, page, PAGE, { token, done: answer });
        return { message: request.say(told({ LEAD_ANSWERED })) };
      },
    });
  };
