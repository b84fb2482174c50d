import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { mergeAccounts as mergeContract, previewMerge as previewContract } from '@karachi-estates/contracts/deskMerges';
import { MERGED } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { mergeAccounts, previewMerge } from '../accounts/merge.actions.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';

/** Two accounts of one person become one. */
export const mergesRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(previewContract),
      handler: async ({ query }) => previewMerge(deps, Number(query.ends), query.stays),
    });
    app.route({
      ...endpoint(mergeContract),
      handler: async (request) => {
        await mergeAccounts(deps, staffCallerOf(request).actor, request.body);
        return { message: request.say(told({ MERGED })) };
      },
    });
  };
