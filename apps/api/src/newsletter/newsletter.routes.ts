import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  confirmSubscription,
  openUnsubscribe,
  subscribe,
  unsubscribe,
  unsubscribeOneClick,
} from '@karachi-estates/contracts/newsletter';
import {
  NEWSLETTER_ASKED,
  NEWSLETTER_CONFIRMED,
  NEWSLETTER_UNSUBSCRIBED,
} from '@karachi-estates/domain/newsletter/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { acceptPlainForms, linkPage, toPage, typedPerson } from '../plugins/plainForms.ts';
import { askToConfirm, confirm, endByToken } from './newsletter.actions.ts';

const PAGE = '/newsletter/confirm';

/** The newsletter: asked for, confirmed by mail, ended with one click. */
export const newsletterRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    // Mail programs, too, end it with a form: of one fixed field, which says nothing.
    acceptPlainForms(app, {
      [subscribe.url]: ({ email }) => ({ path: PAGE, query: typedPerson({ email }) }),
      [confirmSubscription.url]: linkPage(PAGE),
      [unsubscribe.url]: linkPage('/newsletter/unsubscribe'),
    });

    app.route({
      ...endpoint(subscribe),
      handler: async (request, reply) => {
        const { email, page } = request.body;
        await askToConfirm(deps, email, page ?? request.locale);
        if (page) return toPage(reply, page, PAGE, { asked: '1' });
        return reply.code(202).send({ message: request.say(told({ NEWSLETTER_ASKED })) });
      },
    });

    app.route({
      ...endpoint(confirmSubscription),
      handler: async (request, reply) => {
        const { token, page } = request.body;
        await confirm(deps, token, page ?? request.locale);
        if (page) return toPage(reply, page, PAGE, { done: '1' });
        return { message: request.say(told({ NEWSLETTER_CONFIRMED })) };
      },
    });

    app.route({
      ...endpoint(unsubscribe),
      handler: async (request, reply) => {
        const { token, page } = request.body;
        await endByToken(deps, token);
        if (page) return toPage(reply, page, '/newsletter/unsubscribe', { done: '1' });
        return { message: request.say(told({ NEWSLETTER_UNSUBSCRIBED })) };
      },
    });

    app.route({
      ...endpoint(openUnsubscribe),
      handler: async (request, reply) =>
        toPage(reply, request.locale, '/newsletter/unsubscribe', { token: request.params.token }),
    });

    app.route({
      ...endpoint(unsubscribeOneClick),
      handler: async (request) => {
        await endByToken(deps, request.params.token);
        return { message: request.say(told({ NEWSLETTER_UNSUBSCRIBED })) };
      },
    });
  };
