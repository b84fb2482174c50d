import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { BodyOf } from '@karachi-estates/contracts/endpoint';
import { PropertyQuery } from '@karachi-estates/contracts/propertyLists';
import {
  askForSearch,
  bringSearches,
  changeManagedSearch,
  changeSearch,
  confirmSearch,
  countNewHomes,
  deleteSearch,
  describeSearch,
  getManagedSearch,
  getPushKey,
  listSearches,
  openUnsubscribeSearch,
  type SavedSearch,
  SEARCH_QUERY_LENGTH,
  saveSearch,
  switchDevice,
  switchManagedDevice,
  unsubscribeSearch,
  unsubscribeSearchOneClick,
} from '@karachi-estates/contracts/searches';
import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import { valuesIn } from '@karachi-estates/domain/properties/listFilters';
import {
  PUSH_OFF,
  PUSH_ON,
  SEARCH_ASKED,
  SEARCH_CHANGED,
  SEARCH_CONFIRMED,
  SEARCH_DELETED,
  SEARCH_NOT_FOUND,
  SEARCH_UNSUBSCRIBED,
} from '@karachi-estates/domain/searches/messages';
import { MOST_NEW_HOMES } from '@karachi-estates/domain/searches/onDevice';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyRequest } from 'fastify';
import { AREAS } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { acceptPlainForms, linkPage, toPage, typedPerson, typedText } from '../plugins/plainForms.ts';
import { callerOf } from '../plugins/session.ts';
import { switchManagedDevice as switchManaged, switchOwnDevice } from './push.actions.ts';
import { pushKeys } from './pushService.ts';
import {
  askToConfirm,
  bring,
  changeManaged,
  changeOwn,
  confirm,
  countNew,
  deleteManaged,
  deleteOwn,
  describe,
  listOwn,
  managed,
  save,
  type ToldSearch,
  tell,
  unsubscribe,
} from './searches.actions.ts';

type Routes = Parameters<FastifyPluginAsyncTypebox>[0];

/** In one order and without others, so that strangers cannot fill the cache with copies. */
const FILTERS = Object.keys(PropertyQuery.properties) as (keyof PropertyQuery)[];

function wireOf({ search, name, parts }: ToldSearch): SavedSearch {
  return {
    search_id: search.id,
    name,
    query: search.query,
    parts,
    frequency: search.frequency,
    quiet_hours: search.quietHours ? 'on' : 'off',
    paused: search.pausedAt !== null,
    created_at: search.createdAt.toISOString(),
  };
}

async function toldWire(deps: Deps, request: FastifyRequest, search: Parameters<typeof tell>[1][number]) {
  const [found] = await tell(deps, [search], request.locale);
  return wireOf(found as ToldSearch);
}

/** What is set of a search, as the wire has it. */
function wishIn({ name, frequency, quiet_hours: quiet }: BodyOf<typeof changeSearch>) {
  return { name, frequency, quietHours: quiet === undefined ? undefined : quiet === 'on' };
}

function idOf(text: string): number {
  const id = parsePropertyId(text);
  if (id === undefined) throw new HttpProblem(404, told({ SEARCH_NOT_FOUND }));
  return id;
}

/** How often somebody wants to be told, as they chose it in a form that was refused. */
const typedRhythm = (body: Parameters<typeof typedText>[0]) => ({
  ...typedText(body, 'frequency'),
  ...typedText(body, 'quiet_hours'),
});

/** Forms that work without scripts, and where each comes back to. */
function plainForms(app: Routes): void {
  acceptPlainForms(app, {
    [askForSearch.url]: ({ query = '', ...body }) => ({
      path: '/saved-searches/new',
      query: {
        ...valuesIn(new URLSearchParams(query.slice(0, SEARCH_QUERY_LENGTH))),
        ...typedPerson(body),
        ...typedRhythm(body),
      },
    }),
    [confirmSearch.url]: linkPage('/saved-searches/confirm'),
    [changeManagedSearch.url]: ({ query, ...body }) => {
      const back = linkPage('/saved-searches/manage')(body, {});
      if (query === undefined)
        return { path: back.path, query: { ...back.query, ...typedText(body, 'name'), ...typedRhythm(body) } };
      const filters = valuesIn(new URLSearchParams(query.slice(0, SEARCH_QUERY_LENGTH)));
      return { path: back.path, query: { ...filters, ...back.query, change: '1' } };
    },
    [unsubscribeSearch.url]: linkPage('/saved-searches/unsubscribe'),
  });
}

/** What searches say and find, whoever made them. */
function searchRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(describeSearch),
    handler: async (request, reply) => {
      const given = FILTERS.flatMap((name) => (request.query[name] ? [[name, request.query[name]]] : []));
      const query = new URLSearchParams(given as [string, string][]).toString();
      return reply.sendCached(`search ${query}`, async (from) => ({
        value: await describe(from, query, request.locale),
        subjects: [AREAS],
      }));
    },
  });

  app.route({
    ...endpoint(countNewHomes),
    handler: async (request) => {
      const looked = request.body.searches.map(({ query, seconds_ago: secondsAgo }) => ({ query, secondsAgo }));
      const counts = await countNew(deps, looked, MOST_NEW_HOMES);
      return { counts: counts.map((count) => count ?? null) };
    },
  });
}

/** Searches of an account. */
function accountRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(listSearches),
    handler: async (request) => {
      const { searches, isProven, next } = await listOwn(deps, callerOf(request).id, request.query.cursor);
      const shown = await tell(deps, searches, request.locale);
      return { email_confirmed: isProven, searches: shown.map(wireOf), next };
    },
  });

  app.route({
    ...endpoint(saveSearch),
    handler: async (request, reply) => {
      const { query, ...wish } = request.body;
      const search = await save(deps, callerOf(request).id, query, wishIn(wish), request.locale);
      return reply.code(201).send(await toldWire(deps, request, search));
    },
  });

  app.route({
    ...endpoint(bringSearches),
    handler: async (request) => ({
      brought: await bring(deps, callerOf(request).id, request.body.searches, request.locale),
    }),
  });

  app.route({
    ...endpoint(changeSearch),
    handler: async (request) => {
      const id = idOf(request.params.search_id);
      const { query, paused } = request.body;
      const wanted = { ...wishIn(request.body), query, paused };
      return toldWire(deps, request, await changeOwn(deps, callerOf(request).id, id, wanted));
    },
  });

  app.route({
    ...endpoint(deleteSearch),
    handler: async (request) => {
      await deleteOwn(deps, callerOf(request).id, idOf(request.params.search_id));
      return { message: request.say(told({ SEARCH_DELETED })) };
    },
  });
}

/** Searches of an address, with the links of its mails. */
function linkRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(askForSearch),
    handler: async (request, reply) => {
      const { email, query, page, ...wish } = request.body;
      await askToConfirm(deps, { email, query, wish: wishIn(wish), locale: page ?? request.locale });
      if (page) return toPage(reply, page, '/saved-searches/new', { asked: '1' });
      return reply.code(202).send({ message: request.say(told({ SEARCH_ASKED })) });
    },
  });

  app.route({
    ...endpoint(confirmSearch),
    handler: async (request, reply) => {
      const token = await confirm(deps, request.body.token);
      const { page } = request.body;
      if (page) return toPage(reply, page, '/saved-searches/manage', { token, done: 'confirmed' });
      return { message: request.say(told({ SEARCH_CONFIRMED })), token };
    },
  });

  app.route({
    ...endpoint(getManagedSearch),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return toldWire(deps, request, await managed(deps, request.query.token));
    },
  });

  app.route({
    ...endpoint(changeManagedSearch),
    handler: async (request, reply) => {
      const { token, act = 'save', query, page, ...wish } = request.body;
      if (act === 'delete') await deleteManaged(deps, token);
      else if (act === 'save') await changeManaged(deps, token, { ...wishIn(wish), query });
      else await changeManaged(deps, token, { paused: act === 'pause' });
      if (page && act === 'delete') return toPage(reply, page, '/saved-searches/manage', { done: 'deleted' });
      if (page) return toPage(reply, page, '/saved-searches/manage', { token, done: 'changed' });
      return { message: request.say(act === 'delete' ? told({ SEARCH_DELETED }) : told({ SEARCH_CHANGED })) };
    },
  });
}

/** The ways out of alerts, for whoever has a mail. */
function unsubscribeRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(unsubscribeSearch),
    handler: async (request, reply) => {
      const { token, page } = request.body;
      await unsubscribe(deps, token);
      if (page) return toPage(reply, page, '/saved-searches/unsubscribe', { done: '1' });
      return { message: request.say(told({ SEARCH_UNSUBSCRIBED })) };
    },
  });

  app.route({
    ...endpoint(openUnsubscribeSearch),
    handler: async (request, reply) =>
      toPage(reply, request.locale, '/saved-searches/unsubscribe', { token: request.params.token }),
  });

  app.route({
    ...endpoint(unsubscribeSearchOneClick),
    handler: async (request) => {
      await unsubscribe(deps, request.params.token);
      return { message: request.say(told({ SEARCH_UNSUBSCRIBED })) };
    },
  });
}

/** Notifications on a device. */
function deviceRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(getPushKey),
    handler: async (_, reply) => {
      reply.header('cache-control', 'no-store');
      return { key: deps.settings.offlinePages ? (await pushKeys(deps.db)).publicKey : null };
    },
  });

  const stateOf = (request: FastifyRequest, on: boolean) => ({
    on,
    message: request.say(on ? told({ PUSH_ON }) : told({ PUSH_OFF })),
  });

  app.route({
    ...endpoint(switchDevice),
    handler: async (request) => stateOf(request, await switchOwnDevice(deps, callerOf(request), request.body)),
  });

  app.route({
    ...endpoint(switchManagedDevice),
    handler: async (request) => {
      const { token, ...wish } = request.body;
      return stateOf(request, await switchManaged(deps, token, wish));
    },
  });
}

/** Saved searches: of an account, or of an address with the links of its mails. */
export const searchesRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    plainForms(app);
    searchRoutes(app, deps);
    accountRoutes(app, deps);
    linkRoutes(app, deps);
    unsubscribeRoutes(app, deps);
    deviceRoutes(app, deps);
  };
