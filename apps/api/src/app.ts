import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import { answerError, registerErrors } from './plugins/errors.ts';
import { registerHealth } from './plugins/health.ts';
import { newRequestId, registerRequestLog } from './plugins/requests.ts';
import { registerSession } from './plugins/session.ts';
import { settingsRoutes } from './settings/settings.routes.ts';

/** JSON bodies are forms of a few fields; files travel as multipart, which has its own limits. */
const BODY_LIMIT = 256 * 1024;

/**
 * The API as a Fastify application. Everything it needs comes in; it listens nowhere, so that tests inject requests and the
 * web server mounts it in its own process.
 */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    trustProxy: (_, hop) => hop < deps.settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);

  registerRequestLog(app);
  registerErrors(app);
  registerSession(app, deps);
  registerHealth(app, deps);

  await app.register(settingsRoutes(deps));
  return app;
}
