import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { decideDuplicate, listDuplicates } from '@karachi-estates/contracts/duplicates';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';
import { decidePair, readDuplicates } from './duplicates.actions.ts';

/** Ads of different sellers that may offer one home. */
export const deskDuplicatesRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({ ...endpoint(listDuplicates), handler: async (request) => readDuplicates(deps, request.query) });
    app.route({
      ...endpoint(decideDuplicate),
      handler: async (request) =>
        decidePair(deps, staffCallerOf(request).actor, Number(request.params.id), request.body.state),
    });
  };
