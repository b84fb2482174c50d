import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { HttpProblem } from './errors.ts';

/** The signed-in caller of a request. */
export interface SignedIn {
  id: number;
  role: 'buyer' | 'seller';
  plan: 'basic' | 'pro' | 'premium';
  sessionId: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    account: SignedIn | null;
  }
}

/** The caller of a route that only signed-in people reach. */
export function callerOf(request: { account: SignedIn | null }): SignedIn {
  if (!request.account) throw new HttpProblem(401, 'You are not logged in. Please log in.');
  return request.account;
}

/** Puts the caller on the request and enforces the `access` of each route before its body is read. */
export function registerSession(app: FastifyInstance, _deps: Deps): void {
  app.decorateRequest('account', null);
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access ?? 'public';
    if (access !== 'public') callerOf(request);
  });
}
