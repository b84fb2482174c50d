import { IncomingMessage } from 'node:http';
import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';

/**
 * How often one address may write without being signed in, or write what nothing refers to yet, by endpoint. Offices and mobile networks share addresses, so
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
  'POST /api/properties/photos': { max: 400, timeWindow: '10 minutes' },
  'POST /api/client-errors': { max: 60, timeWindow: '10 minutes' },
};

const MINUTE_MS = 60_000;
/** Addresses whose requests are counted at the same time. */
const ADDRESSES = 20_000;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a request that is answered before the application's hooks.
     * @returns its `RateLimit-*` headers, names and values in turn; undefined where it is one too many.
     */
    countEarly(request: IncomingMessage): string[] | undefined;
  }
}

/** Files that a page needs many of and that cost nearly nothing. */
function isStatic(url: string): boolean {
  return url.startsWith('/media/') || url.startsWith('/assets/') || url === '/healthz' || url === '/readyz';
}

function limitRoute(route: RouteOptions): void {
  const methods = Array.isArray(route.method) ? route.method : [route.method];
  const limit = methods.map((method) => WRITES[`${method} ${route.url}`]).find(Boolean);
  if (limit) route.config = { ...route.config, rateLimit: limit };
}

interface Count {
  current: number;
  /** When the counting began, in milliseconds. */
  began: number;
}

/** Counts requests by address within windows of time: as many addresses as fit, those that asked last. */
class Counters {
  readonly #counts = new LRUCache<string, Count>({ max: ADDRESSES });

  count(key: string, windowMs: number): { current: number; ttl: number } {
    const now = Date.now();
    let count = this.#counts.get(key);
    if (!count || count.began + windowMs <= now) {
      count = { current: 0, began: now };
      this.#counts.set(key, count);
    }
    count.current += 1;
    return { current: count.current, ttl: count.began + windowMs - now };
  }

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    callback(null, this.count(key, windowMs));
  }

  child(): Counters {
    return new Counters();
  }
}

/** The visitor's address behind `proxies` proxies, as the application's own requests have it in `ip`. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const forwarded = proxies > 0 ? request.headers['x-forwarded-for'] : undefined;
  const passed = forwarded === undefined ? [] : String(forwarded).split(',').reverse();
  return [request.socket.remoteAddress ?? '', ...passed.map((each) => each.trim())].slice(0, proxies + 1).at(-1) ?? '';
}

/**
 * Limits how often one address may ask, with the `RateLimit-*` headers of the IETF draft and `Retry-After`. Register it before
 * the routes. Counters are per process: they protect a process; sign-in counts in the database instead.
 */
export async function registerLimits(app: FastifyInstance, deps: Deps): Promise<void> {
  const { rateLimit: perMinute, trustProxy } = deps.settings;
  const counters = new Counters();
  app.decorate('countEarly', (request) => {
    if (perMinute === 0) return [];
    const { current, ttl } = counters.count(normalizeIP(addressOf(request, trustProxy), 64), MINUTE_MS);
    if (current > perMinute) return undefined;
    const seconds = String(Math.ceil(ttl / 1000));
    return [
      'ratelimit-limit',
      String(perMinute),
      'ratelimit-remaining',
      String(perMinute - current),
      'ratelimit-reset',
      seconds,
    ];
  });
  if (perMinute === 0) return;
  app.addHook('onRoute', limitRoute);
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: MINUTE_MS,
    // The plugin wants to make its store itself; this one also counts what is answered early.
    store: function store() {
      return counters;
    } as unknown as FastifyRateLimitStoreCtor,
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
