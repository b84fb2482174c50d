import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  cancelEmailChange,
  changeEmail,
  confirmEmail as confirmEmailContract,
  eraseAccount,
  exportAccount as exportAccountContract,
  getAccount,
  keepAccount as keepAccountContract,
  mailConfirmation as mailConfirmationContract,
} from '@karachi-estates/contracts/accounts';
import {
  ACCOUNT_KEPT,
  CONFIRMATION_MAILED,
  EMAIL_CHANGE_KEPT,
  EMAIL_CHANGE_MAILED,
  EMAIL_CHANGE_WAITING,
  EMAIL_CHANGED,
  EMAIL_CONFIRMED,
} from '@karachi-estates/domain/accounts/messages';
import { fullDate } from '@karachi-estates/domain/day';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { callerOf } from '../plugins/session.ts';
import { askToChangeEmail, confirmEmail, keepEmail, mailConfirmation, readAccount } from './email.actions.ts';
import { askToErase, keepAccount } from './erase.actions.ts';
import { exportAccount } from './export.actions.ts';

const CONFIRMED = { confirmed: EMAIL_CONFIRMED, waiting: EMAIL_CHANGE_WAITING, changed: EMAIL_CHANGED };

/** What people do with the account itself: its address, taking everything along, and leaving. */
export const ownershipRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(getAccount),
      handler: async (request) => readAccount(deps, callerOf(request).id),
    });

    app.route({
      ...endpoint(mailConfirmationContract),
      handler: async (request) => {
        await mailConfirmation(deps, callerOf(request).id);
        return { message: CONFIRMATION_MAILED };
      },
    });
    app.route({
      ...endpoint(confirmEmailContract),
      handler: async (request) => {
        const state = await confirmEmail(deps, request.body.token);
        return { message: CONFIRMED[state], state };
      },
    });

    app.route({
      ...endpoint(changeEmail),
      handler: async (request) => {
        await askToChangeEmail(deps, callerOf(request).id, request.body);
        return { message: EMAIL_CHANGE_MAILED };
      },
    });
    app.route({
      ...endpoint(cancelEmailChange),
      handler: async (request) => {
        await keepEmail(deps, callerOf(request).id);
        return { message: EMAIL_CHANGE_KEPT };
      },
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
        const message = `Your account is erased on ${fullDate(eraseAt)}. Until then you can change your mind here.`;
        return { message, erase_at: eraseAt.toISOString() };
      },
    });
    app.route({
      ...endpoint(keepAccountContract),
      handler: async (request) => {
        await keepAccount(deps, callerOf(request).id);
        return { message: ACCOUNT_KEPT };
      },
    });
  };
