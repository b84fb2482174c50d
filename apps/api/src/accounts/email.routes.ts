import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  cancelEmailChange,
  changeEmail,
  confirmEmail as confirmEmailContract,
  mailConfirmation as mailConfirmationContract,
} from '@karachi-estates/contracts/accounts';
import {
  CONFIRMATION_MAILED,
  EMAIL_CHANGE_KEPT,
  EMAIL_CHANGE_MAILED,
  EMAIL_CHANGE_MAILED_TO_NEW,
  EMAIL_CHANGE_WAITING,
  EMAIL_CHANGED,
  EMAIL_CONFIRMED,
} from '@karachi-estates/domain/accounts/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { acceptPlainForms, toPage } from '../plugins/plainForms.ts';
import { callerOf } from '../plugins/session.ts';
import { askToChangeEmail, confirmEmail, keepEmail, mailConfirmation } from './email.actions.ts';

const CONFIRMED = {
  confirmed: told({ EMAIL_CONFIRMED }),
  waiting: told({ EMAIL_CHANGE_WAITING }),
  changed: told({ EMAIL_CHANGED }),
};

/** Confirming the address of an account, and changing it. */
export const emailRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    acceptPlainForms(app, {
      [confirmEmailContract.url]: ({ token = '', change }) => ({
        path: `/confirm-email/${encodeURIComponent(token.slice(0, 200)) || 'none'}`,
        query: change === undefined ? ({} as Record<string, string>) : { change },
      }),
    });
    app.route({
      ...endpoint(mailConfirmationContract),
      handler: async (request) => {
        await mailConfirmation(deps, callerOf(request).id);
        return { message: request.say(told({ CONFIRMATION_MAILED })) };
      },
    });
    app.route({
      ...endpoint(confirmEmailContract),
      handler: async (request, reply) => {
        const { token, page } = request.body;
        const state = await confirmEmail(deps, token);
        if (page) return toPage(reply, page, '/confirm-email/done', { done: state });
        return { message: request.say(CONFIRMED[state]), state };
      },
    });

    app.route({
      ...endpoint(changeEmail),
      handler: async (request) => {
        const isToBoth = await askToChangeEmail(deps, callerOf(request).id, request.body);
        return {
          message: request.say(isToBoth ? told({ EMAIL_CHANGE_MAILED }) : told({ EMAIL_CHANGE_MAILED_TO_NEW })),
        };
      },
    });
    app.route({
      ...endpoint(cancelEmailChange),
      handler: async (request) => {
        await keepEmail(deps, callerOf(request).id);
        return { message: request.say(told({ EMAIL_CHANGE_KEPT })) };
      },
    });
  };
