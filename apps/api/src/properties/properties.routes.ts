import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listCardsByIds } from '@karachi-estates/contracts/favourites';
import {
  getFacets,
  getMyFigures,
  getMyProperty,
  getProperty,
  listMyProperties,
  listProperties,
  listPropertyCards,
  listSimilar,
  type PropertyQuery,
} from '@karachi-estates/contracts/properties';
import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { areaDictionary } from '../areas/areas.store.ts';
import { versionedBy } from '../db/versioned.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { callerOf } from '../plugins/session.ts';
import { cursorSecret, type Place, readCursor, writeCursor } from './cursor.ts';
import { readFigures } from './properties.actions.ts';
import { type Filter, filterKey, type Understood, understandFilter, understandLimit } from './properties.query.ts';
import {
  countFacets,
  countListings,
  listCards,
  listFull,
  listOwn,
  listSimilarTo,
  type Page,
  readCards,
  readOwn,
  readProperty,
} from './properties.store.ts';

/** Totals are exact up to here and '1000+' beyond. */
const COUNT_CAP = 1_000;
const SIMILAR = 4;
const BY_IDS = 100;

interface KeptList {
  body: string;
  etag: string;
  total: string;
  next: string | undefined;
}

// Featured ads end by the clock and not by a change of data, hence the half minute.
const keptLists = versionedBy<KeptList>(1_000, 30_000);
const keptAnswers = versionedBy<{ body: string; etag: string }>(2_000, 30_000);

function meant<Value>(understood: Understood<Value>): Value {
  if (understood.ok) return understood.value;
  throw new HttpProblem(400, understood.because, { [understood.field]: understood.because });
}

/** The id in a request, or 404: what is no id names nothing. */
export function idOf(text: string): number {
  const id = parsePropertyId(text);
  if (id === undefined) throw new HttpProblem(404, PROPERTY_NOT_FOUND);
  return id;
}

const etagOf = (body: string) => `W/"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`;

function sendKept(request: FastifyRequest, reply: FastifyReply, kept: { body: string; etag: string }) {
  reply.header('etag', kept.etag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === kept.etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').serializer(String).send(kept.body);
}

function nextLink(path: string, query: PropertyQuery, cursor: string): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value && name !== 'cursor') parameters.set(name, String(value));
  }
  parameters.set('cursor', cursor);
  return `<${path}?${parameters}>; rel="next"`;
}

/** The lists, one listing, facets and a seller's own listings. */
export const propertiesRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    async function sendList(
      request: FastifyRequest,
      reply: FastifyReply,
      query: PropertyQuery,
      path: string,
      read: (filter: Filter, limit: number, place: Place | undefined) => Promise<Page<unknown>>,
    ) {
      const filter = meant(understandFilter(query, await areaDictionary(deps)));
      const limit = meant(understandLimit(query.limit));
      const secret = await cursorSecret(deps);
      const key = filterKey(filter);
      const place = query.cursor ? readCursor(secret, key, query.cursor) : undefined;
      if (query.cursor && !place) {
        throw new HttpProblem(400, 'This page of results is not valid any more. Start again from the first page.', {
          cursor: 'is not valid for these filters',
        });
      }
      const kept = await keptLists(deps, `${path} ${key} ${limit} ${place?.key ?? ''} ${place?.id ?? ''}`, async () => {
        const page = await read(filter, limit, place);
        const total = await countListings(deps, filter, COUNT_CAP);
        const body = JSON.stringify(page.items);
        const next = page.next && writeCursor(secret, key, page.next);
        return { body, etag: etagOf(body), total: total > COUNT_CAP ? `${COUNT_CAP}+` : String(total), next };
      });
      reply.header('x-total-count', kept.total);
      if (kept.next) reply.header('link', nextLink(path, query, kept.next));
      return sendKept(request, reply, kept);
    }

    async function sendJson(request: FastifyRequest, reply: FastifyReply, key: string, read: () => Promise<unknown>) {
      const kept = await keptAnswers(deps, key, async () => {
        const body = JSON.stringify(await read());
        return { body, etag: etagOf(body) };
      });
      return sendKept(request, reply, kept);
    }

    app.route({
      ...endpoint(listProperties),
      handler: (request, reply) =>
        sendList(request, reply, request.query, listProperties.url, (filter, limit, place) =>
          listFull(deps, filter, limit, place),
        ),
    });
    app.route({
      ...endpoint(listPropertyCards),
      handler: (request, reply) =>
        sendList(request, reply, request.query, listPropertyCards.url, (filter, limit, place) =>
          listCards(deps, filter, limit, place),
        ),
    });
    app.route({
      ...endpoint(getFacets),
      handler: async (request, reply) => {
        const { area, propertyType, purpose } = request.query;
        const filter = meant(understandFilter({ area, propertyType, purpose }, await areaDictionary(deps)));
        return sendJson(request, reply, `facets ${filterKey(filter)}`, () => countFacets(deps, filter));
      },
    });
    app.route({
      ...endpoint(getProperty),
      handler: async (request, reply) => {
        const id = idOf(request.query.id);
        return sendJson(request, reply, `single ${id}`, async () => {
          const property = await readProperty(deps, id);
          if (!property) throw new HttpProblem(404, PROPERTY_NOT_FOUND);
          return property;
        });
      },
    });
    app.route({
      ...endpoint(listSimilar),
      handler: (request, reply) => {
        const id = idOf(request.query.id);
        return sendJson(request, reply, `similar ${id}`, () => listSimilarTo(deps, id, SIMILAR));
      },
    });
    app.route({
      ...endpoint(listCardsByIds),
      handler: async (request, reply) => {
        const ids = request.query.ids.split(',').flatMap((text) => parsePropertyId(text.trim()) ?? []);
        const asked = [...new Set(ids)].slice(0, BY_IDS);
        return sendJson(request, reply, `cards ${asked.join()}`, () => readCards(deps, asked));
      },
    });

    app.route({
      ...endpoint(listMyProperties),
      handler: (request) => listOwn(deps, callerOf(request).id),
    });
    app.route({
      ...endpoint(getMyProperty),
      handler: async (request) => {
        const own = await readOwn(deps, callerOf(request).id, idOf(request.params.property_id));
        if (!own) throw new HttpProblem(404, PROPERTY_NOT_FOUND);
        return own;
      },
    });
    app.route({
      ...endpoint(getMyFigures),
      handler: (request) => readFigures(deps, callerOf(request)),
    });
  };
