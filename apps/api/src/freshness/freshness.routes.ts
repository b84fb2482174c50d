import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  answerFreshness,
  confirmListing,
  getFreshness,
  getFreshnessQuestion,
  writeFreshnessText as writeText,
} from '@karachi-estates/contracts/freshness';
import { ASK_AFTER_DAYS } from '@karachi-estates/domain/freshness/freshness';
import { LISTING_CONFIRMED } from '@karachi-estates/domain/freshness/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { cardSubjects } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { endpoint } from '../plugins/contract.ts';
import { acceptPlainForms, toPage } from '../plugins/plainForms.ts';
import { idOf } from '../plugins/propertyId.ts';
import { callerOf } from '../plugins/session.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';
import { answerQuestion, askAboutPrice, confirmOwn, questionOf, writeFreshnessText } from './freshness.actions.ts';
import { countShare } from './freshness.store.ts';

const PAGE = '/confirm-listing';

type Routes = Parameters<FastifyPluginAsyncTypebox>[0];

/** The links of the mails that ask. */
function linkRoutes(app: Routes, deps: Deps): void {
  acceptPlainForms(app, {
    [answerFreshness.url]: ({ token = '', answer = '', price }) => ({
      path: PAGE,
      query: { token: token.slice(0, 200), answer: answer.slice(0, 20), ...(price && { price: price.slice(0, 40) }) },
    }),
  });

  app.route({
    ...endpoint(getFreshnessQuestion),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const question = await questionOf(deps, request.query.token);
      const { id, title, price, purpose, state, answers, isPaused } = question;
      const paused = isPaused ? { paused: true as const } : {};
      const asked = await askAboutPrice(deps, question, request.query.price ?? '', request.locale);
      const about = asked ? { price_question: { price: asked.price, text: request.say(asked.why) } } : {};
      return { property_id: id, title, price, purpose, answers, left: state === 'left', ...paused, ...about };
    },
  });

  app.route({
    ...endpoint(answerFreshness),
    handler: async (request, reply) => {
      const { token, answer, price, sure, page } = request.body;
      // A program has nobody in front of it who could be asked.
      if (page && answer === 'price' && price) {
        const asked = await askAboutPrice(deps, await questionOf(deps, token), price, page);
        if (asked && sure !== String(asked.price)) return toPage(reply, page, PAGE, { token, answer, price });
      }
      const said = await answerQuestion(deps, token, answer, price);
      if (page) return toPage(reply, page, PAGE, { done: said.code });
      return { message: request.say(said) };
    },
  });
}

/** Whether listings are still to be had: the links of mails, a seller's own word, and the share for everybody. */
export const freshnessRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    linkRoutes(app, deps);

    app.route({
      ...endpoint(confirmListing),
      handler: async (request) => {
        await confirmOwn(deps, callerOf(request).id, idOf(request.params.property_id));
        return { message: request.say(told({ LISTING_CONFIRMED })) };
      },
    });

    app.route({
      ...endpoint(writeText),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return writeFreshnessText(deps, staffCallerOf(request).actor, Number(request.params.id));
      },
    });

    app.route({
      ...endpoint(getFreshness),
      handler: async (_request, reply) =>
        reply.sendCached('freshness', async () => {
          const days = deps.settings.freshnessDays || ASK_AFTER_DAYS;
          const share = await countShare(deps.db, new Date(deps.clock().getTime() - days * DAY_MS));
          return { value: { days, ...share }, subjects: cardSubjects({}) };
        }),
    });
  };
