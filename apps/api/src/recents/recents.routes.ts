import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { bringRecents as bringContract } from '@karachi-estates/contracts/recents';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { callerOf } from '../plugins/session.ts';
import { bringRecents } from './recents.actions.ts';

/** What a signed-in person looked at last. */
export const recentsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(bringContract),
      handler: async (request) => {
        const { property_ids, search, forget = false } = request.body;
        const merged = await bringRecents(deps, callerOf(request).id, { property_ids, search }, forget);
        return { property_ids: [...merged.property_ids], search: merged.search };
      },
    });
  };
