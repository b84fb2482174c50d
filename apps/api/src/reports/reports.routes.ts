import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { reportListing } from '@karachi-estates/contracts/reports';
import { REPORT_SENT } from '@karachi-estates/domain/reports/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { acceptPlainForms, toPage, typedPerson, typedText } from '../plugins/plainForms.ts';
import { idOf } from '../plugins/propertyId.ts';
import { visitorKeyOf } from '../plugins/visitorKey.ts';
import { addReport } from './reports.actions.ts';

const PAGE = '/report-listing';

/** 'Report this listing'. */
export const reportsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    acceptPlainForms(app, {
      [reportListing.url]: ({ property_id = '', reason = '', ...body }) => ({
        path: PAGE,
        query: {
          id: property_id.slice(0, 40),
          reason: reason.slice(0, 20),
          ...typedPerson(body),
          ...typedText(body, 'text'),
        },
      }),
    });

    app.route({
      ...endpoint(reportListing),
      handler: async (request, reply) => {
        const { property_id, page, ...input } = request.body;
        const receipt = await addReport(deps, idOf(property_id), input, await visitorKeyOf(deps, request));
        if (page) return toPage(reply, page, PAGE, { id: String(property_id), receipt });
        return reply.code(201).send({ message: request.say(told({ REPORT_SENT }, { receipt })), receipt });
      },
    });
  };
