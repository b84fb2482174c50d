import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { appealListing, getAppealableDecision } from '@karachi-estates/contracts/appeals';
import { APPEAL_SENT } from '@karachi-estates/domain/reviews/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { acceptPlainForms, toPage, typedText } from '../plugins/plainForms.ts';
import { appeal, readDecision } from './appeals.actions.ts';

const PAGE = '/appeal-listing';

/** What a seller says against a decision of the desk. */
export const appealsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    acceptPlainForms(app, {
      [appealListing.url]: ({ token = '', ...body }) => ({
        path: PAGE,
        query: { token: token.slice(0, 200), ...typedText(body, 'words') },
      }),
    });

    app.route({
      ...endpoint(getAppealableDecision),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return readDecision(deps, request.query.token);
      },
    });

    app.route({
      ...endpoint(appealListing),
      handler: async (request, reply) => {
        const { token, page, ...input } = request.body;
        await appeal(deps, token, input);
        if (page) return toPage(reply, page, PAGE, { done: '1' });
        return reply.code(201).send({ message: request.say(told({ APPEAL_SENT })) });
      },
    });
  };
