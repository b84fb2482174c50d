import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { HIDDEN } from './contract.ts';
import { isOfApi, pathOf } from './paths.ts';

const ALLOWED_HEADERS = 'authorization, content-type, idempotency-key, x-request-id';
const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, DELETE';
const EXPOSED_HEADERS =
  'link, x-total-count, x-request-id, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset';

/** Nothing of the API is a document: no script, no frame, no form may ever run in an answer of it. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The headers that keep answers in their place, and who may call from another origin's page: nobody but the origins
 * that the settings name (project microsites). Pages of the site bring their own content security policy, which stays.
 */
export async function registerSecurity(app: FastifyInstance, deps: Deps): Promise<void> {
  const overTls = deps.settings.siteUrl.startsWith('https://');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: overTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // Google's sign-in window talks back to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    );
    // Pictures are public and microsites of other origins show them.
    if (pathOf(request).startsWith('/media/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const isApi = isOfApi(request);
    if (isApi && !reply.hasHeader('content-security-policy')) reply.header('content-security-policy', API_POLICY);
    // What was written, or a token that was given, is for the one who asked.
    if (isApi && request.method !== 'GET' && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    done();
  });
  registerCors(app, new Set(deps.settings.corsOrigins));
}

function registerCors(app: FastifyInstance, origins: ReadonlySet<string>): void {
  if (origins.size === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!origin || !origins.has(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', EXPOSED_HEADERS);
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    reply
      .header('access-control-allow-methods', ALLOWED_METHODS)
      .header('access-control-allow-headers', ALLOWED_HEADERS)
      .header('access-control-max-age', '7200');
    return reply.code(204).send();
  });
  // A cache must not hand one origin's permission to another; what the route varies by stays.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, Origin` : 'Origin');
    done();
  });
  app.options('/*', HIDDEN, async (_, reply) => reply.code(204).send());
}
