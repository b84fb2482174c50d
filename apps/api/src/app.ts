import { type Serializer, SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifySerializerCompiler,
  LogController,
} from 'fastify';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { emailRoutes } from './accounts/email.routes.ts';
import { ownershipRoutes } from './accounts/ownership.routes.ts';
import { passwordsRoutes } from './accounts/passwords.routes.ts';
import { profilesRoutes } from './accounts/profiles.routes.ts';
import { sessionsRoutes } from './accounts/sessions.routes.ts';
import { appealsRoutes } from './appeals/appeals.routes.ts';
import { areasRoutes } from './areas/areas.routes.ts';
import { statisticsRoutes } from './areas/statistics.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { startBackground } from './background.ts';
import { blogsRoutes } from './blogs/blogs.routes.ts';
import type { Deps } from './deps.ts';
import { deskArticlesRoutes } from './desk/articles.routes.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { deskDuplicatesRoutes } from './desk/duplicates.routes.ts';
import { deskNewsletterRoutes } from './desk/issues.routes.ts';
import { deskLeadsRoutes } from './desk/leadWork.routes.ts';
import { mergesRoutes } from './desk/merges.routes.ts';
import { deskMoneyRoutes } from './desk/money.routes.ts';
import { deskProgressRoutes } from './desk/progress.routes.ts';
import { deskProjectsRoutes } from './desk/projectWork.routes.ts';
import { reviewRoutes } from './desk/review.routes.ts';
import { deskStuckRoutes } from './desk/stuck.routes.ts';
import { deskVisitsRoutes } from './desk/visits.routes.ts';
import { enquiriesRoutes } from './enquiries/enquiries.routes.ts';
import { favouritesRoutes } from './favourites/favourites.routes.ts';
import { sharingRoutes } from './favourites/sharing.routes.ts';
import { freshnessRoutes } from './freshness/freshness.routes.ts';
import { homePapersRoutes } from './homePapers/homePapers.routes.ts';
import { homesRoutes } from './homes/homes.routes.ts';
import { insightsRoutes } from './insights/insights.routes.ts';
import { interestRoutes } from './interest/interest.routes.ts';
import { leadsRoutes } from './leads/leads.routes.ts';
import { leadThreadRoutes } from './leads/thread.routes.ts';
import { marksRoutes } from './marks/marks.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { plansRoutes } from './plans/plans.routes.ts';
import { registerAnswers } from './plugins/answers.ts';
import { registerCallers, registerConnections } from './plugins/connections.ts';
import { registerContactLimit } from './plugins/contacts.ts';
import { registerCounting } from './plugins/counting.ts';
import { cursorSecret } from './plugins/cursor.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerBodyKinds, registerPlainText } from './plugins/forms.ts';
import { registerHealth } from './plugins/health.ts';
import { registerLanguage } from './plugins/language.ts';
import { registerLimits } from './plugins/limits.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { registerPressure } from './plugins/pressure.ts';
import { registerRepeatedFilters } from './plugins/repeatedFilters.ts';
import { answerUnrouted, newRequestId, registerRequestLog } from './plugins/requests.ts';
import { registerSecurity } from './plugins/security.ts';
import { registerSession } from './plugins/session.ts';
import { registerUnknownCalls } from './plugins/unknownCalls.ts';
import { answerUnread } from './plugins/unreadRequests.ts';
import { compileValidator } from './plugins/validator.ts';
import { registerVisitorCheck } from './plugins/visitors.ts';
import { launchesRoutes } from './projects/launches.routes.ts';
import { projectsRoutes } from './projects/projects.routes.ts';
import { compareRoutes } from './properties/compare.routes.ts';
import { contextRoutes } from './properties/context.routes.ts';
import { listsRoutes } from './properties/lists.routes.ts';
import { mapRoutes } from './properties/map.routes.ts';
import { ownPropertiesRoutes } from './properties/ownProperties.routes.ts';
import { propertiesRoutes } from './properties/properties.routes.ts';
import { sellersRoutes } from './properties/sellers.routes.ts';
import { shareRoutes } from './properties/share.routes.ts';
import { viewsRoutes } from './properties/views.routes.ts';
import { recentsRoutes } from './recents/recents.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { searchesRoutes } from './searches/searches.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { supportRoutes } from './support/support.routes.ts';
import { viewingsRoutes } from './viewings/viewings.routes.ts';

/** JSON bodies are forms of a few fields; files travel as multipart, which has its own limits. */
const BODY_LIMIT = 256 * 1024;

/** Eight photographs over a slow mobile network take minutes; a slow sender of headers only holds a connection. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const HEADERS_TIMEOUT_MS = 20_000;

/** Every endpoint of the API, by module. */
async function registerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(accountsRoutes(deps));
  await app.register(sessionsRoutes(deps));
  await app.register(passwordsRoutes(deps));
  await app.register(profilesRoutes(deps));
  await app.register(emailRoutes(deps));
  await app.register(ownershipRoutes(deps));
  await app.register(areasRoutes(deps));
  await app.register(statisticsRoutes(deps));
  await app.register(searchRoutes(deps));
  await app.register(listsRoutes(deps));
  await app.register(mapRoutes(deps));
  await app.register(contextRoutes(deps));
  await app.register(compareRoutes);
  await app.register(propertiesRoutes(deps));
  await app.register(ownPropertiesRoutes(deps));
  await app.register(homePapersRoutes(deps));
  await app.register(viewsRoutes);
  await app.register(shareRoutes(deps));
  await app.register(sellersRoutes(deps));
  await app.register(favouritesRoutes(deps));
  await app.register(recentsRoutes(deps));
  await app.register(sharingRoutes(deps));
  await app.register(searchesRoutes(deps));
  await app.register(freshnessRoutes(deps));
  await app.register(reportsRoutes(deps));
  await app.register(appealsRoutes(deps));
  await app.register(enquiriesRoutes(deps));
  await app.register(viewingsRoutes(deps));
  await app.register(marksRoutes(deps));
  await app.register(plansRoutes(deps));
  await app.register(ordersRoutes(deps));
  await app.register(insightsRoutes(deps));
  await app.register(supportRoutes(deps));
  await app.register(leadsRoutes(deps));
  await app.register(leadThreadRoutes(deps));
  await app.register(interestRoutes(deps));
  await app.register(projectsRoutes(deps));
  await app.register(launchesRoutes(deps));
  await app.register(newsletterRoutes(deps));
  await app.register(blogsRoutes(deps));
  await app.register(mediaRoutes(deps));
  await app.register(settingsRoutes(deps));
  await app.register(staffRoutes(deps));
  await app.register(deskRoutes(deps));
  await app.register(reviewRoutes(deps));
  await app.register(deskLeadsRoutes(deps));
  await app.register(mergesRoutes(deps));
  await app.register(deskStuckRoutes(deps));
  await app.register(deskMoneyRoutes(deps));
  await app.register(deskProjectsRoutes(deps));
  await app.register(deskProgressRoutes(deps));
  await app.register(deskVisitsRoutes(deps));
  await app.register(deskDuplicatesRoutes(deps));
  await app.register(homesRoutes(deps));
  await app.register(deskArticlesRoutes(deps));
  await app.register(deskNewsletterRoutes(deps));
  await app.register(auditRoutes(deps));
}

const compileSerializer = SerializerSelector()();

/**
 * Compiles what writes an answer when there is one to write: all of them together take most of the application's start.
 */
const compileWhenUsed: FastifySerializerCompiler<unknown> = (route) => {
  let write: Serializer | undefined;
  return (answer) => {
    write ??= compileSerializer({ httpStatus: '', ...route });
    return write(answer);
  };
};

/**
 * The API as a Fastify application. Everything it needs comes in; it listens nowhere, so that tests inject requests and
 * the web server mounts it in its own process.
 */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    trustProxy: (_, hop) => hop < deps.settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => void answerUnrouted(error, request, reply),
    clientErrorHandler: answerUnread,
    forceCloseConnections: 'idle',
    // What comes over a connection that was open already is answered too; the answer ends the connection.
    return503OnClosing: false,
  });
  app.decorate('tooLongPage', null);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileWhenUsed);

  registerAnswers(app, deps);
  registerConnections(app);
  registerCallers(app);
  registerRequestLog(app, deps);
  registerMetrics(app, deps);
  registerErrors(app);
  registerLanguage(app);
  await registerSecurity(app, deps);
  await registerPressure(app, deps);
  registerVisitorCheck(app, deps);
  await registerLimits(app, deps);
  registerUnknownCalls(app);
  registerContactLimit(app, { ...deps, secret: () => cursorSecret(deps) });
  registerSession(app, deps);
  registerCounting(app, deps);
  registerRepeatedFilters(app);
  registerPlainText(app);
  registerBodyKinds(app);
  registerHealth(app, deps);

  // What a request changed must be in the very next list.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') deps.changes.expectNews();
    done();
  });

  await registerOpenApi(app, deps);
  // Every form reads its own parts, with its own limits.
  await app.register(multipart);

  await registerRoutes(app, deps);

  // Only a listening server works in the background: injected requests find everything at rest.
  let stopBackground: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stopBackground = startBackground(deps);
  });
  app.addHook('onClose', async () => stopBackground?.());
  return app;
}
