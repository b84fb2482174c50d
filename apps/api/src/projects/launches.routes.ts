import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  askToJoin as askToJoinContract,
  getLaunch,
  getLaunchEntry,
  getLaunchProtocol,
  holdInLaunch as holdInLaunchContract,
  joinLaunch as joinLaunchContract,
  leaveLaunch as leaveLaunchContract,
} from '@karachi-estates/contracts/launches';
import { LAUNCH_ASKED } from '@karachi-estates/domain/projects/messages';
import { localeOf } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { projectSubject } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { looseText } from '../plugins/forms.ts';
import { acceptPlainForms, toPage, typedPerson } from '../plugins/plainForms.ts';
import { sendAvailability } from './availability.ts';
import { wireOf } from './holds.actions.ts';
import {
  askToJoin,
  holdInLaunch,
  joinLaunch,
  leaveLaunch,
  readEntry,
  readLaunch,
  readProtocol,
} from './launches.actions.ts';

type Routes = Parameters<FastifyPluginAsyncTypebox>[0];

const PLACE_PAGE = '/projects/launch';
const HOLD_PAGE = '/projects/hold';

/** Forms that work without scripts, and where each comes back to. */
function plainForms(app: Routes): void {
  const back = ({ token = '' }) => ({ path: PLACE_PAGE, query: { token: token.slice(0, 200) } });

  acceptPlainForms(app, {
    [askToJoinContract.url]: (body, { slug = '' }) => ({
      path: PLACE_PAGE,
      query: { project: slug, ...typedPerson(body) },
    }),
    [joinLaunchContract.url]: back,
    [leaveLaunchContract.url]: back,
    [holdInLaunchContract.url]: back,
  });
}

/** A launch, and the protocol of its lot. */
function launchRoutes(app: Routes): void {
  app.route({
    ...endpoint(getLaunch),
    handler: async (request, reply) => {
      const { slug } = request.params;
      return sendAvailability(reply, `launch ${slug}`, projectSubject(slug), (from) => readLaunch(from, slug));
    },
  });

  app.route({
    ...endpoint(getLaunchProtocol),
    handler: async (request, reply) => {
      const { slug } = request.params;
      const { launch } = request.query;
      const key = `protocol ${slug} ${launch ?? ''}`;
      return sendAvailability(reply, key, projectSubject(slug), (from) => readProtocol(from, slug, launch));
    },
  });
}

/** A place in the queue, and the link of its mail. */
function entryRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(askToJoinContract),
    attachValidation: true,
    handler: async (request, reply) => {
      const { slug } = request.params;
      const { language, page, ...input } = looseText(request.body, ['name', 'phone', 'email', 'language', 'page']);
      const locale = language || page ? localeOf(language || page) : request.locale;
      await askToJoin(deps, { slug, input, locale });
      if (page) return toPage(reply, localeOf(page), PLACE_PAGE, { project: slug, asked: '1' });
      return reply.code(202).send({ message: request.say(told({ LAUNCH_ASKED })) });
    },
  });

  app.route({
    ...endpoint(joinLaunchContract),
    handler: async (request, reply) => {
      const { token, page } = request.body;
      await joinLaunch(deps, token);
      return page ? toPage(reply, page, PLACE_PAGE, { token }) : readEntry(deps, token);
    },
  });

  app.route({
    ...endpoint(leaveLaunchContract),
    handler: async (request, reply) => {
      const { token, page } = request.body;
      await leaveLaunch(deps, token);
      return page ? toPage(reply, page, PLACE_PAGE, { token }) : readEntry(deps, token);
    },
  });

  app.route({
    ...endpoint(holdInLaunchContract),
    handler: async (request, reply) => {
      const { page } = request.body;
      const { held, token } = await holdInLaunch(deps, request.body.token, request.body.unit);
      if (page) return toPage(reply, page, HOLD_PAGE, { token, done: 'confirmed' });
      return { hold: await wireOf(deps, held), token };
    },
  });

  app.route({
    ...endpoint(getLaunchEntry),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readEntry(deps, request.params.token);
    },
  });
}

/** Launches: the waiting room, the queue, the protocol of the lot, and holding a unit in one's turn. */
export const launchesRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    plainForms(app);
    launchRoutes(app);
    entryRoutes(app, deps);
  };
