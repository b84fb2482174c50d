import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { withdrawEnquiry as withdrawContract, writeToSeller } from '@karachi-estates/contracts/enquiries';
import { ENQUIRY_SENT, ENQUIRY_WITHDRAWN } from '@karachi-estates/domain/enquiries/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { idempotencyKeyOf } from '../plugins/idempotency.ts';
import { acceptPlainForms, toPage, typedPerson, typedText } from '../plugins/plainForms.ts';
import { idOf } from '../plugins/propertyId.ts';
import { visitorKeyOf } from '../plugins/visitorKey.ts';
import { sendEnquiry, withdrawEnquiry } from './enquiries.actions.ts';

const PAGE = '/write-to-seller';
const WITHDRAW_PAGE = '/withdraw-message';

/** Messages to sellers, from people who write. */
export const enquiriesRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    acceptPlainForms(app, {
      [writeToSeller.url]: ({ property_id = '', ...body }) => ({
        path: PAGE,
        query: { id: property_id.slice(0, 40), ...typedPerson(body), ...typedText(body, 'text') },
      }),
      [withdrawContract.url]: ({ token = '' }) => ({ path: WITHDRAW_PAGE, query: { token: token.slice(0, 200) } }),
    });

    app.route({
      ...endpoint(writeToSeller),
      handler: async (request, reply) => {
        const { property_id, page, ...input } = request.body;
        const visitor = await visitorKeyOf(deps, request);
        await sendEnquiry(deps, idOf(property_id), input, {
          visitor,
          locale: page ?? request.locale,
          idempotencyKey: idempotencyKeyOf(request),
        });
        if (page) return toPage(reply, page, PAGE, { id: String(property_id), sent: '1' });
        return reply.code(201).send({ message: request.say(told({ ENQUIRY_SENT })) });
      },
    });

    app.route({
      ...endpoint(withdrawContract),
      handler: async (request, reply) => {
        await withdrawEnquiry(deps, request.body.token);
        if (request.body.page) return toPage(reply, request.body.page, WITHDRAW_PAGE, { done: '1' });
        return { message: request.say(told({ ENQUIRY_WITHDRAWN })) };
      },
    });
  };
