import { IncomingMessage } from 'node:http';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Deps } from '../deps.ts';

/**
 * How often one address may write without being signed in, by endpoint. Offices and mobile networks share addresses, so
 * the numbers are far above what a household does, and far below what fills a database.
 */
const WRITES: Record<string, { max: number; timeWindow: string }> = {
  'POST /api/auth/signup': { max: 30, timeWindow: '1 hour' },
  'POST /api/auth/signupBuyer': { max: 30, timeWindow: '1 hour' },
  'POST /api/auth/google-login': { max: 120, timeWindow: '10 minutes' },
  'POST /api/auth/reset-password': { max: 30, timeWindow: '10 minutes' },
  'POST /api/properties/add-lead': { max: 30, timeWindow: '10 minutes' },
  'POST /gmregister': { max: 30, timeWindow: '10 minutes' },
  'POST /api/interest/:project': { max: 30, timeWindow: '10 minutes' },
  'POST /api/newsletter': { max: 20, timeWindow: '10 minutes' },
  'POST /api/client-errors': { max: 60, timeWindow: '10 minutes' },
};

/** Files that a page needs many of and that cost nearly nothing. */
function isStatic(url: string): boolean {
  return url.startsWith('/media/') || url.startsWith('/assets/') || url === '/healthz' || url === '/readyz';
}

function limitRoute(route: RouteOptions): void {
  const methods = Array.isArray(route.method) ? route.method : [route.method];
  const limit = methods.map((method) => WRITES[`${method} ${route.url}`]).find(Boolean);
  if (limit) route.config = { ...route.config, rateLimit: limit };
}

/**
 * Limits how often one address may ask, with the `RateLimit-*` headers of the IETF draft and `Retry-After`. Register it before
 * the routes. Counters are per process: they protect a process; sign-in counts in the database instead.
 */
export async function registerLimits(app: FastifyInstance, deps: Deps): Promise<void> {
  const { rateLimit: perMinute } = deps.settings;
  if (perMinute === 0) return;
  app.addHook('onRoute', limitRoute);
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    cache: 20_000,
    enableDraftSpec: true,
    keyGenerator: (request) => normalizeIP(request.ip, 64),
    // What the pages' own server asks in-process is the visitor's page request, which was counted already.
    allowList: (request) => isStatic(request.url) || !(request.raw instanceof IncomingMessage),
    errorResponseBuilder: (_, context) =>
      Object.assign(
        new Error(`Too many requests. Please wait ${Math.ceil(context.ttl / 1000)} seconds and try again.`),
        {
          statusCode: 429,
        },
      ),
  });
}
