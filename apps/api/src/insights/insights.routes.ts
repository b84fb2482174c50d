import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@karachi-estates/contracts/insights';
import { INSIGHTS_MAIL_OFF, INSIGHTS_MAIL_ON } from '@karachi-estates/domain/insights/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { asCsvFile } from '../plugins/csv.ts';
import { idOf } from '../plugins/propertyId.ts';
import { callerOf } from '../plugins/session.ts';
import {
  chooseMail,
  readChanges,
  readCourse,
  readInsights,
  readListings,
  readYear,
  writeCsv,
} from './insights.actions.ts';

/** What sellers read about their listings, as far as their plan goes. */
export const insightsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
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
