import rateLimit from '@fastify/rate-limit';
import { TOO_MANY_REQUESTS } from '@karachi-estates/domain/requests/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Deps } from '../deps.ts';
import { MINUTE_MS } from '../durations.ts';
import { isTriedOut } from '../staff/demo.actions.ts';
import { callerAddress, isFromNetwork } from './caller.ts';
import { HttpProblem } from './errors.ts';
import { originOf } from './staffSession.ts';

/**
 * How often one address may write without being signed in, or write what nothing refers to yet, by endpoint. Offices
 * and mobile networks share addresses, so the numbers are far above what a household does, and far below what fills a
 * database.
 */
const WRITES: Record<string, { max: number; timeWindow: string }> = {
  'POST /api/auth/signup': { max: 30, timeWindow: '1 hour' },
  'POST /api/auth/signupBuyer': { max: 30, timeWindow: '1 hour' },
  'POST /api/auth/google-login': { max: 120, timeWindow: '10 minutes' },
  'POST /api/auth/reset-password': { max: 30, timeWindow: '10 minutes' },
  'POST /api/properties/add-lead': { max: 30, timeWindow: '10 minutes' },
  'POST /gmregister': { max: 30, timeWindow: '10 minutes' },
  'POST /api/interest/:project': { max: 30, timeWindow: '10 minutes' },
  'POST /api/searches/by-email': { max: 20, timeWindow: '10 minutes' },
  // Each counts up to twenty lists.
  'POST /api/searches/new-homes': { max: 120, timeWindow: '10 minutes' },
  'POST /api/searches/managed/device': { max: 120, timeWindow: '10 minutes' },
  'POST /api/projects/:slug/units/:number/holds': { max: 20, timeWindow: '10 minutes' },
  'POST /api/projects/:slug/visits': { max: 20, timeWindow: '10 minutes' },
  'POST /api/holds/confirm': { max: 60, timeWindow: '10 minutes' },
  // On a launch day many people come from the address of one mobile network at once.
  'POST /api/projects/:slug/launch/entries': { max: 60, timeWindow: '10 minutes' },
  'POST /api/launches/join': { max: 120, timeWindow: '10 minutes' },
  'POST /api/launches/hold': { max: 60, timeWindow: '10 minutes' },
  'POST /api/reports': { max: 30, timeWindow: '10 minutes' },
  'POST /api/enquiries': { max: 30, timeWindow: '10 minutes' },
  'POST /api/viewings/by-email': { max: 30, timeWindow: '10 minutes' },
  'POST /api/viewings/linked/act': { max: 120, timeWindow: '10 minutes' },
  'POST /api/freshness/answer': { max: 120, timeWindow: '10 minutes' },
  'POST /api/newsletter': { max: 20, timeWindow: '10 minutes' },
  'POST /api/desk/session': { max: 60, timeWindow: '10 minutes' },
  'POST /api/desk/invitations/open': { max: 60, timeWindow: '10 minutes' },
  'POST /api/desk/invitations/accept': { max: 60, timeWindow: '10 minutes' },
  'POST /api/properties/photos': { max: 400, timeWindow: '10 minutes' },
  'POST /api/properties/events/:property_id': { max: 600, timeWindow: '10 minutes' },
  'POST /api/client-errors': { max: 60, timeWindow: '10 minutes' },
};

/** Who tries the site out on their own machine tries each form many times, with right and wrong values. */
const TIMES_FOR_TRIAL = 20;
/** What could be guessed is limited everywhere. */
const GUESSED = /^POST \/api\/(?:auth\/(?:google-login|reset-password)|desk\/.+)$/;

/** Addresses whose requests are counted at the same time. */
const ADDRESSES = 20_000;
/** A page has some dozens of pictures. */
const PICTURES_PER_REQUEST = 20;
/** Nobody reads every other second for a minute; who copies the site does. */
const PAGES_PER_REQUEST = 0.5;
/** What open pages of a project ask every two seconds. A network of many people looks at one on its launch day. */
const WATCHED = /^\/api\/projects\/:slug\/(units(\/:number)?|launch)$/;
const WATCHED_PER_REQUEST = 20;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request that has no route, and throws where it is one too many; null where nothing is limited. */
    limitUnrouted: ((request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) | null;
  }
  interface FastifyContextConfig {
    /** The route sends pages. */
    isPage?: boolean;
    /** The file that the route sends, where it sends one of the built site. */
    file?: string;
  }
}

/** What costs next to nothing: files that exist under this very address, and the questions of a balancer. */
function isFree({ routeOptions: { config, url } }: FastifyRequest): boolean {
  return config.file !== undefined || url === '/healthz' || url === '/readyz';
}

/** How much of the usual number a route has for itself; undefined for the usual number. */
function shareOf({ config, url }: RouteOptions): number | undefined {
  if (config?.isPage) return PAGES_PER_REQUEST;
  if (/^\/(media|pictures)\//.test(url)) return PICTURES_PER_REQUEST;
  return WATCHED.test(url) ? WATCHED_PER_REQUEST : undefined;
}

type Limit = { max: number | ((request: FastifyRequest) => Promise<number>); timeWindow: string | number };

const forTrials = (deps: Deps, { max, timeWindow }: (typeof WRITES)[string]): Limit => ({
  max: async (request) => ((await isTriedOut(deps, originOf(request))) ? max * TIMES_FOR_TRIAL : max),
  timeWindow,
});

/** Writes, pages, pictures and what open pages watch are counted for themselves, by another measure than all else. */
function limitRoute(deps: Deps, route: RouteOptions): void {
  const { rateLimit: perMinute } = deps.settings;
  const methods = Array.isArray(route.method) ? route.method : [route.method];
  const call = methods.map((method) => `${method} ${route.url}`).find((each) => WRITES[each]) ?? '';
  const write = WRITES[call];
  const share = shareOf(route);
  const shared = share ? { max: Math.ceil(perMinute * share), timeWindow: MINUTE_MS } : undefined;
  const limit: Limit | undefined = write && !GUESSED.test(call) ? forTrials(deps, write) : (write ?? shared);
  if (limit) route.config = { ...route.config, rateLimit: limit };
}

/**
 * Limits how often one address may ask, with the `RateLimit-*` headers of the IETF draft and `Retry-After`. Register it
 * before the routes. Counters are per process: they protect a process; sign-in counts in the database instead.
 */
export async function registerLimits(app: FastifyInstance, deps: Deps): Promise<void> {
  const { rateLimit: perMinute } = deps.settings;
  if (perMinute === 0) {
    app.decorate('limitUnrouted', null);
    return;
  }
  app.addHook('onRoute', (route) => limitRoute(deps, route));
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: MINUTE_MS,
    cache: ADDRESSES,
    enableDraftSpec: true,
    keyGenerator: callerAddress,
    // What the pages' own server asks in-process is the visitor's page request, which was counted already.
    allowList: (request) => isFree(request) || !isFromNetwork(request),
    errorResponseBuilder: (_, context) => {
      const seconds = Math.ceil(context.ttl / 1000);
      return new HttpProblem(429, told({ TOO_MANY_REQUESTS }, { seconds }));
    },
  });
  const limit = app.rateLimit();
  app.decorate('limitUnrouted', (request, reply) => limit.call(app, request, reply));
  // Before the body is read: a route's own limit comes as early.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) await app.limitUnrouted?.(request, reply);
  });
}
