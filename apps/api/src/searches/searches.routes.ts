import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PropertyQuery } from '@karachi-estates/contracts/properties';
import {
  askForSearch,
  changeManagedSearch,
  changeSearch,
  confirmSearch,
  deleteSearch,
  describeSearch,
  getManagedSearch,
  listSearches,
  type SavedSearch,
  SEARCH_QUERY_LENGTH,
  saveSearch,
  unsubscribeSearch,
  unsubscribeSearchOneClick,
} from '@karachi-estates/contracts/searches';
import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import {
  SEARCH_ASKED,
  SEARCH_CHANGED,
  SEARCH_CONFIRMED,
  SEARCH_DELETED,
  SEARCH_NOT_FOUND,
  SEARCH_UNSUBSCRIBED,
} from '@karachi-estates/domain/searches/messages';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AREAS } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { answerError, HttpProblem } from '../plugins/errors.ts';
import { callerOf } from '../plugins/session.ts';
import {
  askToConfirm,
  changeManaged,
  changeOwn,
  confirm,
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

/** In one order and without others, so that strangers cannot fill the cache with copies. */
const FILTERS = Object.keys(PropertyQuery.properties) as (keyof PropertyQuery)[];

const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES = 8_192;

/** The language of the page whose plain form this is; undefined for a call of a program. */
function pageOf(request: FastifyRequest): Locale | undefined {
  const page = (request.body as { page?: unknown } | null | undefined)?.page;
  return page === 'en' || page === 'ur' ? page : undefined;
}

/** Sends a browser without scripts on to a page. */
function toPage(reply: FastifyReply, page: Locale, path: string, query: Record<string, string>) {
  return reply.redirect(`${page === 'ur' ? '/ur' : ''}${path}?${new URLSearchParams(query)}`, 303);
}

/** The page that a plain form came from. */
const FORM_PAGES: Record<string, string> = {
  [askForSearch.url]: '/saved-searches/new',
  [confirmSearch.url]: '/saved-searches/confirm',
  [changeManagedSearch.url]: '/saved-searches/manage',
  [unsubscribeSearch.url]: '/saved-searches/unsubscribe',
};

function wireOf({ search, parts }: ToldSearch): SavedSearch {
  return {
    search_id: search.id,
    name: search.name,
    query: search.query,
    parts,
    frequency: search.frequency,
    paused: search.pausedAt !== null,
    created_at: search.createdAt.toISOString(),
  };
}

function idOf(text: string): number {
  const id = parsePropertyId(text);
  if (id === undefined) throw new HttpProblem(404, told({ SEARCH_NOT_FOUND }));
  return id;
}

/** Saved searches: of an account, or of an address with the links of its mails. */
export const searchesRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });

    // A form without scripts goes back to its page, with what was typed, and the page says what to do.
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const page = pageOf(request);
      const path = FORM_PAGES[request.routeOptions.url ?? ''];
      if (!page || !path) return answerError(error, request, reply);
      const { query = '', token = '' } = request.body as { query?: string; token?: string };
      const asked = Object.fromEntries(new URLSearchParams(String(query).slice(0, SEARCH_QUERY_LENGTH)));
      const back = path === '/saved-searches/new' ? asked : { token: String(token).slice(0, 200) };
      return toPage(reply, page, path, { ...back, refused: '1' });
    });

    const wire = async (request: FastifyRequest, search: Parameters<typeof tell>[1][number]) => {
      const [found] = await tell(deps, [search], request.locale);
      return wireOf(found as ToldSearch);
    };

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
      ...endpoint(listSearches),
      handler: async (request) => {
        const { searches, isProven } = await listOwn(deps, callerOf(request).id);
        const shown = await tell(deps, searches, request.locale);
        return { email_confirmed: isProven, searches: shown.map(wireOf) };
      },
    });

    app.route({
      ...endpoint(saveSearch),
      handler: async (request, reply) => {
        const { query, ...wish } = request.body;
        const search = await save(deps, callerOf(request).id, query, wish, request.locale);
        return reply.code(201).send(await wire(request, search));
      },
    });

    app.route({
      ...endpoint(changeSearch),
      handler: async (request) => {
        const id = idOf(request.params.search_id);
        return wire(request, await changeOwn(deps, callerOf(request).id, id, request.body));
      },
    });

    app.route({
      ...endpoint(deleteSearch),
      handler: async (request) => {
        await deleteOwn(deps, callerOf(request).id, idOf(request.params.search_id));
        return { message: request.say(told({ SEARCH_DELETED })) };
      },
    });

    app.route({
      ...endpoint(askForSearch),
      handler: async (request, reply) => {
        const { email, query, name, frequency, page } = request.body;
        await askToConfirm(deps, { email, query, wish: { name, frequency }, locale: page ?? request.locale });
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
        return wire(request, await managed(deps, request.query.token));
      },
    });

    app.route({
      ...endpoint(changeManagedSearch),
      handler: async (request, reply) => {
        const { token, name, frequency, act = 'save', page } = request.body;
        if (act === 'delete') await deleteManaged(deps, token);
        else if (act === 'save') await changeManaged(deps, token, { name, frequency });
        else await changeManaged(deps, token, { paused: act === 'pause' });
        if (page && act === 'delete') return toPage(reply, page, '/saved-searches/manage', { done: 'deleted' });
        if (page) return toPage(reply, page, '/saved-searches/manage', { token, done: 'changed' });
        return { message: request.say(act === 'delete' ? told({ SEARCH_DELETED }) : told({ SEARCH_CHANGED })) };
      },
    });

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
      ...endpoint(unsubscribeSearchOneClick),
      handler: async (request) => {
        await unsubscribe(deps, request.params.token);
        return { message: request.say(told({ SEARCH_UNSUBSCRIBED })) };
      },
    });
  };
