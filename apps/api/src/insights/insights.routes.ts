import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@karachi-estates/contracts/insights';
import { endWeeklyMail } from '@karachi-estates/contracts/newsletter';
import { INSIGHTS_MAIL_OFF, INSIGHTS_MAIL_ON } from '@karachi-estates/domain/insights/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { asCsvFile } from '../plugins/csv.ts';
import { acceptPlainForms, toPage } from '../plugins/plainForms.ts';
import { idOf } from '../plugins/propertyId.ts';
import { callerOf } from '../plugins/session.ts';
import {
  chooseMail,
  endMail,
  readChanges,
  readCourse,
  readInsights,
  readListings,
  readYear,
  writeCsv,
} from './insights.actions.ts';

/** The page that ends what is mailed again and again, here the weekly figures. */
const END_PAGE = '/newsletter/unsubscribe';
const OF_INSIGHTS = { of: 'insights' };

/** The ways out of the weekly mail, for whoever has one. */
function endRoutes(app: Parameters<FastifyPluginAsyncTypebox>[0], deps: Deps): void {
  acceptPlainForms(app, {
    [endWeeklyMail.url]: ({ token = '' }) => ({
      path: END_PAGE,
      query: { ...OF_INSIGHTS, token: token.slice(0, 200) },
    }),
  });
  app.route({
    ...endpoint(endWeeklyMail),
    handler: async (request, reply) => {
      const { token, page } = request.body;
      await endMail(deps, token);
      if (page) return toPage(reply, page, END_PAGE, { ...OF_INSIGHTS, done: '1' });
      return { message: request.say(told({ INSIGHTS_MAIL_OFF })) };
    },
  });
  app.route({
    ...endpoint(contracts.openEndWeeklyMail),
    handler: async (request, reply) =>
      toPage(reply, request.locale, END_PAGE, { ...OF_INSIGHTS, token: request.params.token }),
  });
  app.route({
    ...endpoint(contracts.endWeeklyMailOneClick),
    handler: async (request) => {
      await endMail(deps, request.params.token);
      return { message: request.say(told({ INSIGHTS_MAIL_OFF })) };
    },
  });
}

/** What sellers read about their listings, as far as their plan goes. */
export const insightsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    endRoutes(app, deps);
    app.route({
      ...endpoint(contracts.getInsights),
      handler: (request) => readInsights(deps, callerOf(request).id),
    });
    app.route({
      ...endpoint(contracts.getListingTotals),
      handler: (request) => readListings(deps, callerOf(request).id),
    });
    app.route({
      ...endpoint(contracts.getListingCourse),
      handler: (request) => readCourse(deps, callerOf(request).id, idOf(request.params.property_id)),
    });
    app.route({
      ...endpoint(contracts.getListingChanges),
      handler: (request) => readChanges(deps, callerOf(request).id, idOf(request.params.property_id)),
    });
    app.route({
      ...endpoint(contracts.getInsightYear),
      handler: (request) => readYear(deps, callerOf(request).id, request.locale),
    });
    app.route({
      ...endpoint(contracts.setInsightsMail),
      handler: async (request) => {
        const { on } = request.body;
        await chooseMail(deps, callerOf(request).id, on);
        return { message: request.say(on ? told({ INSIGHTS_MAIL_ON }) : told({ INSIGHTS_MAIL_OFF })) };
      },
    });

    const { response: _answers, ...schema } = contracts.getInsightsCsv.schema;
    app.route({
      ...endpoint(contracts.getInsightsCsv),
      schema,
      handler: async (request, reply) => {
        const csv = await writeCsv(deps, callerOf(request).id);
        return asCsvFile(reply, 'insights').send(csv);
      },
    });
  };
