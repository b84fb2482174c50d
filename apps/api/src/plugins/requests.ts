import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const GIVEN_ID = /^[\w-]{8,64}$/;

/** The id of a request: the proxy's where it gives a sound one, so that one id leads through all logs. */
export function newRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

/** Links in mails carry a token in their address (43 characters of base64url), which must not lie in a log. */
export function withoutTokens(text: string): string {
  return text.replace(/[\w-]{43,}/g, '[hidden]');
}

/** One log line per answer, and the request's id in each answer. Query strings and headers are not logged. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: withoutTokens(request.url.split('?', 1)[0] ?? ''),
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}
