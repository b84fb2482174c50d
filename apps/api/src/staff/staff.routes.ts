import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  getDeskSession,
  lookAround,
  renewRecoveryCodes,
  signInAtDesk,
  signOutAtDesk,
  stepUp,
} from '@karachi-estates/contracts/desk';
import {
  acceptInvitation,
  changeStaff,
  inviteStaff,
  listColleagues,
  listStaff,
  openInvitation,
  withdrawInvitation,
} from '@karachi-estates/contracts/deskStaff';
import { NOTHING_HERE } from '@karachi-estates/domain/requests/messages';
import { INVITATION_WITHDRAWN, STAFF_LEFT } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { dropStaffCookie, originOf, sendStaffCookie, staffCallerOf, staffOf } from '../plugins/staffSession.ts';
import { demoOffer, lookAroundAs, lookAroundAsStaff } from './demo.actions.ts';
import {
  changeMember,
  invite,
  join,
  memberOf,
  proveAgain,
  readColleagues,
  readInvitation,
  readStaff,
  renewCodes,
  signIn,
  signOut,
  withdraw,
} from './staff.actions.ts';

type Routes = Parameters<FastifyPluginAsyncTypebox>[0];

/** Signing in and out, and proving again who one is. */
function sessionRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(getDeskSession),
    handler: async (request) => {
      const caller = await staffOf(deps, request);
      const demo = [...(await demoOffer(deps, originOf(request)))];
      return { staff: caller ? await memberOf(deps, caller) : null, demo };
    },
  });
  app.route({
    ...endpoint(signInAtDesk),
    handler: async (request, reply) => {
      const { token, caller } = await signIn(deps, request.body, request.ip);
      sendStaffCookie(deps, request, reply, token);
      return { staff: await memberOf(deps, caller) };
    },
  });
  app.route({
    ...endpoint(signOutAtDesk),
    handler: async (request, reply) => {
      await signOut(deps, staffCallerOf(request));
      dropStaffCookie(deps, request, reply);
      return { message: request.say(told({ STAFF_LEFT })) };
    },
  });
  app.route({
    ...endpoint(stepUp),
    handler: async (request) => ({
      staff: await memberOf(deps, await proveAgain(deps, staffCallerOf(request), request.body.code)),
    }),
  });
  app.route({
    ...endpoint(renewRecoveryCodes),
    handler: async (request) => ({ recovery_codes: await renewCodes(deps, staffCallerOf(request)) }),
  });
}

/** A look around as somebody of the demo's staff or visitors. */
function demoRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(lookAround),
    handler: async (request, reply) => {
      const { as } = request.body;
      if (!(await demoOffer(deps, originOf(request))).includes(as)) throw new HttpProblem(404, told({ NOTHING_HERE }));
      if (as === 'seller' || as === 'buyer') {
        const visitor = { locale: request.locale, address: request.ip, userAgent: request.headers['user-agent'] };
        const found = await lookAroundAs(deps, as, visitor);
        if (!found) throw new HttpProblem(404, told({ NOTHING_HERE }));
        return { staff: null, token: found.token, role: found.user.role, user: found.user };
      }
      const { token, caller } = await lookAroundAsStaff(deps, as, request.ip);
      sendStaffCookie(deps, request, reply, token);
      return { staff: await memberOf(deps, caller) };
    },
  });
}

/** Who works at the desk, and who is invited to. */
function memberRoutes(app: Routes, deps: Deps): void {
  app.route({ ...endpoint(listStaff), handler: async () => readStaff(deps) });
  app.route({ ...endpoint(listColleagues), handler: async () => readColleagues(deps) });
  app.route({
    ...endpoint(changeStaff),
    handler: async (request) =>
      changeMember(deps, staffCallerOf(request).actor, Number(request.params.id), request.body),
  });
  app.route({
    ...endpoint(inviteStaff),
    handler: async (request, reply) =>
      reply.code(201).send(await invite(deps, staffCallerOf(request).actor, request.body)),
  });
  app.route({
    ...endpoint(withdrawInvitation),
    handler: async (request) => {
      await withdraw(deps, staffCallerOf(request).actor, Number(request.params.id));
      return { message: request.say(told({ INVITATION_WITHDRAWN })) };
    },
  });
  app.route({
    ...endpoint(openInvitation),
    handler: async (request) => readInvitation(deps, request.body.token),
  });
  app.route({
    ...endpoint(acceptInvitation),
    handler: async (request, reply) => {
      const { token, caller, codes } = await join(deps, request.body, request.ip);
      sendStaffCookie(deps, request, reply, token);
      return reply.code(201).send({ staff: await memberOf(deps, caller), recovery_codes: codes });
    },
  });
}

/** Signing in at the desk, and who works there. */
export const staffRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    sessionRoutes(app, deps);
    demoRoutes(app, deps);
    memberRoutes(app, deps);
  };
