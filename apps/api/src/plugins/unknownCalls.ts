import { METHOD_WRONG, NOTHING_HERE } from '@karachi-estates/domain/requests/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HIDDEN } from './contract.ts';
import { answerError, HttpProblem } from './errors.ts';
import { isOfApi, pathOf } from './paths.ts';

/** What a route answers beside any others: it is no address of its own. */
const EVERYTHING_ELSE = '/*';
const UNKNOWN_CALL = '/api/*';

/** The addresses of a route, whose pattern may hold parameters (`/a/:b(^[0-9]+$).xml`) and end in a star. */
function shapeOf(url: string): RegExp {
  const shape = url
    .replace(/:\w+(?:\([^)]*\))?/g, ':')
    .replaceAll('.', '\\.')
    .replaceAll(':', '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${shape}/?$`);
}

/** Notes every route from now on. @returns what tells the methods that an address takes. */
function collectMethods(app: FastifyInstance): (request: FastifyRequest) => string[] {
  const routes: { url: string; shape: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ url, shape: shapeOf(url), methods: [method].flat() });
  });
  return (request) => {
    const path = pathOf(request);
    const found = routes.filter(({ url, shape }) => shape.test(path) && !(url === EVERYTHING_ELSE && isOfApi(request)));
    return [...new Set(found.flatMap(({ methods }) => methods))].sort();
  };
}

/**
 * Answers what no route takes: 404 in JSON, or 405 with `Allow` where the address takes other methods, and OPTIONS with
 * that header alone. Register it after the limits, which count these too, and before the routes.
 */
export function registerUnknownCalls(app: FastifyInstance): void {
  let methodsAt: (request: FastifyRequest) => string[] = () => [];
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsAt(request).join(', ');
    if (methods === '') return answerError(new HttpProblem(404, told({ NOTHING_HERE })), request, reply);
    reply.header('allow', methods);
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return answerError(new HttpProblem(405, told({ METHOD_WRONG }, { methods })), request, reply);
  };
  // Whatever was sent along: it is not read, so that nothing can be wrong with it.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.is404 || request.routeOptions.url === UNKNOWN_CALL) void answer(request, reply);
    else done(null, payload);
  });
  // Beside the web server's catch-all.
  app.all(UNKNOWN_CALL, HIDDEN, answer);
  app.setNotFoundHandler(answer);
  methodsAt = collectMethods(app);
}
