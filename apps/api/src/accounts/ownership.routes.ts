import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  eraseAccount,
  exportAccount as exportAccountContract,
  getAccount,
  keepAccount as keepAccountContract,
} from '@karachi-estates/contracts/accounts';
import { ACCOUNT_ERASED_ON, ACCOUNT_KEPT } from '@karachi-estates/domain/accounts/messages';
import { fullDate } from '@karachi-estates/domain/day';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { callerOf } from '../plugins/session.ts';
import { readAccount } from './email.actions.ts';
import { askToErase, keepAccount } from './erase.actions.ts';
import { exportAccount } from './export.actions.ts';

/** What people do with the account itself: looking at it, taking everything along, and leaving. */
export const ownershipRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(getAccount),
      handler: async (request) => readAccount(deps, callerOf(request).id),
    });

    const { response: _answers, ...schema } = exportAccountContract.schema;
    app.route({
      ...endpoint(exportAccountContract),
      schema,
      handler: async (request, reply) => {
        const { id } = callerOf(request);
        const archive = await exportAccount(deps, id);
        return reply
          .type('application/gzip')
          .header('content-disposition', `attachment; filename="karachi-estates-account-${id}.tar.gz"`)
          .send(archive);
      },
    });

    app.route({
      ...endpoint(eraseAccount),
      handler: async (request) => {
        const eraseAt = await askToErase(deps, callerOf(request), request.body.currentPassword);
        const message = request.say(told({ ACCOUNT_ERASED_ON }, { day: fullDate(eraseAt, request.locale) }));
        return { message, erase_at: eraseAt.toISOString() };
      },
    });
    app.route({
      ...endpoint(keepAccountContract),
      handler: async (request) => {
        await keepAccount(deps, callerOf(request).id);
        return { message: request.say(told({ ACCOUNT_KEPT })) };
      },
    });
  };
