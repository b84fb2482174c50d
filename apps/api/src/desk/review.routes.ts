import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  actOnReport,
  decideAppeal,
  getDeskReport,
  listDeskReports,
  listDeskReviews,
} from '@karachi-estates/contracts/deskReviews';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { rowIdOf } from '../plugins/rowId.ts';
import { requireFreshCode, staffCallerOf } from '../plugins/staffSession.ts';
import { actOnReportOf, decideAppealOf, readReport, readReports, readReviews } from './review.actions.ts';

/** What waits to be looked at, appeals, and reports of visitors. */
export const reviewRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({ ...endpoint(listDeskReviews), handler: async (request) => readReviews(deps, request.query) });
    app.route({
      ...endpoint(decideAppeal),
      handler: async (request) => {
        if (request.body.action === 'grant') requireFreshCode(deps, request);
        return decideAppealOf(deps, staffCallerOf(request).actor, rowIdOf(request), request.body);
      },
    });
    app.route({ ...endpoint(listDeskReports), handler: async (request) => readReports(deps, request.query) });
    app.route({
      ...endpoint(getDeskReport),
      handler: async (request) => readReport(deps, rowIdOf(request), staffCallerOf(request).actor.id),
    });
    app.route({
      ...endpoint(actOnReport),
      handler: async (request) => actOnReportOf(deps, staffCallerOf(request).actor, rowIdOf(request), request.body),
    });
  };
