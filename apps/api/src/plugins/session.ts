import type { Access } from '@karachi-estates/contracts/endpoint';
import { BUYERS_ONLY, SELLERS_ONLY } from '@karachi-estates/domain/accounts/messages';
import { NOT_LOGGED_IN_HEADER, SESSION_EXPIRED } from '@karachi-estates/domain/accounts/sessionMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountOfToken } from '../accounts/sessions.actions.ts';
import type { Deps } from '../deps.ts';
import { HttpProblem } from './errors.ts';
import { checkDeskRequest, enforceStaff } from './staffSession.ts';

/** The signed-in caller of a request. */
export interface SignedIn {
  id: number;
  role: 'buyer' | 'seller';
  sessionId: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    account: SignedIn | null;
    /** The id of the account that acts, for the log: who is signed in, or who signs up or in by this request. */
    actor: number | null;
  }
}

const BEARER = { 'www-authenticate': 'Bearer' };

const notLoggedIn = () => new HttpProblem(401, told({ NOT_LOGGED_IN_HEADER }), undefined, BEARER);

/** The caller of a route that only signed-in people reach. */
export function callerOf(request: { account: SignedIn | null }): SignedIn {
  if (!request.account) throw notLoggedIn();
  return request.account;
}

async function signedIn(deps: Deps, authorization: string | undefined): Promise<SignedIn> {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  if (!token) throw notLoggedIn();
  const found = await accountOfToken(deps, token);
  if (!found)
    throw new HttpProblem(401, told({ SESSION_EXPIRED }), undefined, {
      'www-authenticate': 'Bearer error="invalid_token"',
    });
  return { id: found.id, role: found.role, sessionId: found.sessionId };
}

async function enforceAccount(deps: Deps, request: FastifyRequest, reply: FastifyReply, access: Access): Promise<void> {
  reply.header('cache-control', 'no-store');
  const caller = await signedIn(deps, request.headers.authorization);
  request.actor = caller.id;
  if (access === 'seller' && caller.role !== 'seller') throw new HttpProblem(403, told({ SELLERS_ONLY }));
  if (access === 'buyer' && caller.role !== 'buyer') throw new HttpProblem(403, told({ BUYERS_ONLY }));
  request.account = caller;
}

/** Puts the caller on the request and enforces the `access` of each route before its body is read. */
export function registerSession(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('account', null);
  app.decorateRequest('actor', null);
  app.decorateRequest('staff', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { access = 'public', contract } = request.routeOptions.config;
    if (contract?.url.startsWith('/api/desk/')) checkDeskRequest(request, reply);
    if (access === 'public') return done();
    const enforced =
      access === 'staff' && contract
        ? enforceStaff(deps, request, contract)
        : enforceAccount(deps, request, reply, access);
    enforced.then(() => done(), done);
  });
}
