import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getStuck, retryStuckJobs, retryStuckMail } from '@karachi-estates/contracts/deskStuck';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';
import { readStuck, retryJobs, retryMail } from './stuck.actions.ts';

/** Mails and jobs that did not go through. */
export const deskStuckRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({ ...endpoint(getStuck), handler: async () => readStuck(deps) });
    app.route({
      ...endpoint(retryStuckMail),
      handler: async (request) => retryMail(deps, staffCallerOf(request).actor, Number(request.params.id)),
    });
    app.route({
      ...endpoint(retryStuckJobs),
      handler: async (request) => retryJobs(deps, staffCallerOf(request).actor, request.params.queue),
    });
  };
