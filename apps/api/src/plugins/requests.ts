import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentRequest, forRequest } from '../db/requestIds.ts';
import type { Deps } from '../deps.ts';
import { addressFamily } from './device.ts';
import { answerError } from './errors.ts';
import { isOfApi } from './paths.ts';

const GIVEN_ID = /^[\w-]{8,64}$/;

/** Whether something from outside may stand in logs as the id of a request. */
export function isRequestId(given: unknown): given is string {
  return typeof given === 'string' && GIVEN_ID.test(given);
}

/**
 * The id of a request: the browser's or the proxy's where it gives a sound one, that of the page for which the site's
 * own server asks, or a new one. So one id leads through all logs.
 */
export function newRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return isRequestId(given) ? given : (currentRequest() ?? randomUUID());
}

/** Links in mails carry a token in their address (43 characters of base64url), which must not lie in a log. */
export function withoutTokens(text: string): string {
  return text.replace(/[\w-]{43,}/g, '[hidden]');
}

const PERSONAL: readonly [RegExp, string][] = [
  [/[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]{1,190}\.[a-z]{2,24}/gi, '[address]'],
  [/\+?\d(?:[ -]?\d){9,14}(?!\d)/g, '[number]'],
  // What follows the path of an address may hold what somebody searched for or a link's token.
  [/((?:https?|wss?|blob):\/\/[^\s?#"')]{1,2000})[?#][^\s"')]*/gi, '$1'],
];

/** Text from a browser as it may lie in a log: without tokens, mail addresses, phone numbers and query strings. */
export function withoutPersonal(text: string): string {
  return PERSONAL.reduce((safe, [shape, instead]) => safe.replace(shape, instead), withoutTokens(text));
}

/**
 * Of the answers that come from a cache, one in so many is logged at info and the others at debug: they are most of
 * all.
 */
const CACHED_PER_LINE = 100;

/** The path of an address as it may lie in a log; somebody types a mail address behind the site's, or a number. */
const loggedPath = (url: string): string =>
  withoutTokens(url.split('?', 1)[0] ?? '')
    .replace(/[^/]*(?:@|%40)[^/]*/g, '[address]')
    .replace(/(?<=\/)(?:\+|%2b)?\d(?:(?:-|%20)?\d){9,14}(?=\/|$)/gi, '[number]');

const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  path: loggedPath(request.url),
  route: request.routeOptions?.url,
  status: reply.statusCode,
  from: addressFamily(request.ip),
});

/**
 * Answers a request whose address cannot be read, so that it has no route and none of the hooks run: with the home page
 * for browsers, like every address that is no page, else with the error. It is limited and measured like all others.
 */
export async function answerUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { server } = request;
  reply.header('x-request-id', request.id);
  const isPage = request.headers.accept?.includes('text/html') && !isOfApi(request);
  try {
    await server.limitUnrouted?.(request, reply);
    if (isPage && error.code === 'FST_ERR_BAD_URL')
      void reply.redirect(/^\/ur\//i.test(request.url) ? '/ur' : '/', 302);
    else answerError(error, request, reply);
  } catch (refusal) {
    answerError(refusal as FastifyError, request, reply);
  }
  request.log.info(lineOf(request, reply), 'answered');
  server.measure?.(request, reply);
}

/** A log line for each answer, and the request's id in each answer. Query strings and headers are not logged. */
export function registerRequestLog(app: FastifyInstance, { logger }: Pick<Deps, 'logger'>): void {
  let cached = 0;
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    forRequest(request.id, done);
  });
  // The body arrives as events of the connection, which know of no request.
  app.addHook('preValidation', (request, _, done) => forRequest(request.id, done));
  app.addHook('onResponse', (request, reply, done) => {
    const isCached = request.cacheUse?.isHit === true;
    const level = isCached && cached % CACHED_PER_LINE > 0 ? 'debug' : 'info';
    if (isCached) cached += 1;
    if (!logger.isLevelEnabled(level)) return done();
    request.log[level](
      {
        ...lineOf(request, reply),
        ms: Math.round(reply.elapsedTime * 10) / 10,
        account: request.actor ?? undefined,
        ...(isCached ? { cached: true } : {}),
      },
      'answered',
    );
    done();
  });
}
