import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  changePassword as changePasswordContract,
  forgotPassword,
  resetPassword as resetPasswordContract,
} from '@karachi-estates/contracts/accounts';
import { EMAIL_INVALID, PASSWORD_CHANGED, RESET_MAILED } from '@karachi-estates/domain/accounts/messages';
import { isEmail, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { callerOf } from '../plugins/session.ts';
import { changePassword, countResetRequest, mailReset, resetPassword } from './passwords.actions.ts';

/** Changing a password, and setting a new one where it was forgotten. */
export const passwordsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    // The mail is written after the answer, so that the time it takes says nothing about the address.
    const mailing = new Set<Promise<unknown>>();
    app.addHook('onClose', async () => {
      await Promise.all(mailing);
    });
    app.route({
      ...endpoint(forgotPassword),
      handler: async (request) => {
        const { email } = request.body;
        if (!isEmail(normalizeEmail(email)))
          throw new HttpProblem(400, told({ EMAIL_INVALID }), { email: told({ EMAIL_INVALID }) });
        await countResetRequest(deps, request.ip);
        const work = mailReset(deps, email)
          .catch((err: unknown) => request.log.error({ err }, 'a reset mail could not be written'))
          .finally(() => mailing.delete(work));
        mailing.add(work);
        return { message: request.say(told({ RESET_MAILED })) };
      },
    });
    app.route({
      ...endpoint(resetPasswordContract),
      handler: async (request) => {
        await resetPassword(deps, request.body);
        return { message: request.say(told({ PASSWORD_CHANGED })) };
      },
    });

    app.route({
      ...endpoint(changePasswordContract),
      handler: async (request) => {
        await changePassword(deps, callerOf(request), request.body);
        return { message: request.say(told({ PASSWORD_CHANGED })) };
      },
    });
  };
