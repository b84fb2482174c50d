import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  endOtherSessions as endOtherSessionsContract,
  endSession as endSessionContract,
  googleLogin,
  listSessions,
  login,
  logout,
} from '@karachi-estates/contracts/accounts';
import { LOGGED_OUT, OTHER_SESSIONS_ENDED, SESSION_ENDED } from '@karachi-estates/domain/accounts/messages';
import { checkLogin } from '@karachi-estates/domain/accounts/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import type { Visitor } from '../plugins/device.ts';
import { looseText, requireValid } from '../plugins/forms.ts';
import { callerOf } from '../plugins/session.ts';
import { createGoogleVerifier } from './google.ts';
import { endOtherSessions, endSession, logIn, logInWithGoogle, logOut, readSessions } from './sessions.actions.ts';

const visitorOf = (request: FastifyRequest): Visitor => ({
  locale: request.locale,
  address: request.ip,
  userAgent: request.headers['user-agent'],
});

/** The number of a row in an address; undefined for anything else. */
const rowId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** Signing in and out, and the devices on which an account is signed in. */
export const sessionsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const verifyGoogle = deps.settings.google ? createGoogleVerifier(deps.settings.google) : null;

    app.route({
      ...endpoint(login),
      attachValidation: true,
      handler: async (request) => {
        const { email, password } = looseText(request.body, ['email', 'password']);
        requireValid(request, checkLogin({ email, password }));
        const { token, user } = await logIn(deps, { email, password }, visitorOf(request));
        request.actor = user.id;
        return { token, role: user.role, user };
      },
    });
    app.route({
      ...endpoint(googleLogin),
      handler: async (request) => {
        const { token, user } = await logInWithGoogle(deps, verifyGoogle, request.body.credential, visitorOf(request));
        request.actor = user.id;
        return { token, user, role: user.role };
      },
    });
    app.route({
      ...endpoint(logout),
      handler: async (request) => {
        await logOut(deps, callerOf(request).sessionId);
        return { message: request.say(told({ LOGGED_OUT })) };
      },
    });

    app.route({
      ...endpoint(listSessions),
      handler: async (request) => ({ sessions: await readSessions(deps, callerOf(request), request.locale) }),
    });
    app.route({
      ...endpoint(endSessionContract),
      handler: async (request) => {
        await endSession(deps, callerOf(request).id, rowId(request.params.session_id));
        return { message: request.say(told({ SESSION_ENDED })) };
      },
    });
    app.route({
      ...endpoint(endOtherSessionsContract),
      handler: async (request) => ({
        message: request.say(told({ OTHER_SESSIONS_ENDED })),
        ended: await endOtherSessions(deps, callerOf(request)),
      }),
    });
  };
