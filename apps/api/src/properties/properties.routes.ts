import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listCardsByIds } from '@karachi-estates/contracts/favourites';
import {
  ADDRESSES_PER_PAGE,
  getFacets,
  getMyFigures,
  getMyProperty,
  getProperty,
  listMyProperties,
  listProperties,
  listPropertyAddresses,
  listPropertyCards,
  listSimilar,
  PropertyQuery,
  recordEvent,
  saveProperty,
  setPropertyStatus,
  updateProperty,
  uploadPhoto,
} from '@karachi-estates/contracts/properties';
import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import { AD_POSTED, AD_UPDATED, PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/messages';
import type { ListingStatus } from '@karachi-estates/domain/properties/status';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { areaDictionary } from '../areas/areas.store.ts';
import { versionedBy } from '../db/versioned.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { idempotencyKeyOf } from '../plugins/forms.ts';
import { type KeptAnswer, keptAnswer, readyAnswers, sendKept, sizeOfKept } from '../plugins/kept.ts';
import { callerOf } from '../plugins/session.ts';
import { listAddresses } from './addresses.store.ts';
import { cursorSecret, type Place, readCursor, writeCursor } from './cursor.ts';
import {
  changeListing,
  changeStatus,
  publishListing,
  readFigures,
  requireRoomToPublish,
  takePhotoAhead,
} from './properties.actions.ts';
import { type Filter, filterKey, type Understood, understandFilter, understandLimit } from './properties.query.ts';
import {
  addEvent,
  countFacets,
  countListings,
  daysAgo,
  listCards,
  listFull,
  listOwn,
  listSimilarTo,
  type Page,
  readCards,
  readOwn,
  readProperty,
} from './properties.store.ts';
import { readUpload } from './properties.upload.ts';

/** Totals are exact up to here and '1000+' beyond. */
const COUNT_CAP = 1_000;
const SIMILAR = 4;
/** The same visitor looking at the same listing again within this time is one view. */
const SAME_VISIT_MS = 30 * 60_000;
const BY_IDS = 100;

const STATUS_MESSAGES: Record<ListingStatus, string> = {
  active: 'The ad is active.',
  paused: 'The ad is paused.',
  sold: 'The ad is marked sold.',
  rented: 'The ad is marked rented.',
  deleted: 'The ad is deleted.',
};

interface KeptList extends KeptAnswer {
  total: string;
  next: string | undefined;
}

const MEGABYTE = 1024 * 1024;
// Featured ads end by the clock and not by a change of data.
const KEPT_MS = 30_000;
const keptLists = versionedBy<KeptList>(12 * MEGABYTE, KEPT_MS, sizeOfKept);
const keptAnswers = versionedBy<KeptAnswer>(4 * MEGABYTE, KEPT_MS, sizeOfKept);

/** Names of the query that kept answers depend on. */
const KEPT_BY = [...Object.keys(PropertyQuery.properties), 'id', 'ids'];

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

function keptJson(value: unknown, version: number): KeptAnswer {
  const text = JSON.stringify(value);
  return keptAnswer(text, { etag: etagOf(text), version, until: performance.now() + KEPT_MS });
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
    const onSend = readyAnswers(app, deps, KEPT_BY);

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
      const kept = await keptLists(
        deps,
        `${path} ${key} ${limit} ${place?.key ?? ''} ${place?.id ?? ''}`,
        async (version) => {
          const page = await read(filter, limit, place);
          const total = await countListings(deps, filter, COUNT_CAP);
          const next = page.next && writeCursor(secret, key, page.next);
          const answer = keptJson(page.items, version);
          return { ...answer, total: total > COUNT_CAP ? `${COUNT_CAP}+` : String(total), next };
        },
      );
      reply.header('x-total-count', kept.total);
      if (kept.next) reply.header('link', nextLink(path, query, kept.next));
      return sendKept(request, reply, kept);
    }

    async function sendJson(request: FastifyRequest, reply: FastifyReply, key: string, read: () => Promise<unknown>) {
      return sendKept(request, reply, await keptAnswers(deps, key, async (version) => keptJson(await read(), version)));
    }

    app.route({
      ...endpoint(listProperties),
      onSend,
      handler: (request, reply) =>
        sendList(request, reply, request.query, listProperties.url, (filter, limit, place) =>
          listFull(deps, filter, limit, place),
        ),
    });
    app.route({
      ...endpoint(listPropertyCards),
      onSend,
      handler: (request, reply) =>
        sendList(request, reply, request.query, listPropertyCards.url, (filter, limit, place) =>
          listCards(deps, filter, limit, place),
        ),
    });
    app.route({
      ...endpoint(getFacets),
      onSend,
      handler: async (request, reply) => {
        const { area, propertyType, purpose } = request.query;
        const filter = meant(understandFilter({ area, propertyType, purpose }, await areaDictionary(deps)));
        return sendJson(request, reply, `facets ${filterKey(filter)}`, () => countFacets(deps, filter));
      },
    });
    app.route({
      ...endpoint(getProperty),
      onSend,
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
      onSend,
      handler: (request, reply) => {
        const id = idOf(request.query.id);
        return sendJson(request, reply, `similar ${id}`, () => listSimilarTo(deps, id, SIMILAR));
      },
    });
    app.route({
      ...endpoint(listCardsByIds),
      onSend,
      handler: async (request, reply) => {
        const ids = request.query.ids.split(',').flatMap((text) => parsePropertyId(text.trim()) ?? []);
        const asked = [...new Set(ids)].slice(0, BY_IDS);
        return sendJson(request, reply, `cards ${asked.join()}`, () => readCards(deps, asked));
      },
    });

    app.route({
      ...endpoint(listPropertyAddresses),
      handler: (request) => listAddresses(deps.db, Number(request.query.page ?? 1), ADDRESSES_PER_PAGE),
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

    app.route({
      ...endpoint(uploadPhoto),
      handler: async (request, reply) => {
        const { pictures } = await readUpload(deps, request);
        return reply.code(201).send(await takePhotoAhead(deps, callerOf(request), pictures));
      },
    });
    app.route({
      ...endpoint(saveProperty),
      handler: async (request, reply) => {
        const seller = callerOf(request);
        const key = idempotencyKeyOf(request);
        await requireRoomToPublish(deps, seller, key);
        const property = await publishListing(deps, seller, { ...(await readUpload(deps, request)), key });
        return reply.code(201).send({ message: AD_POSTED, property });
      },
    });
    app.route({
      ...endpoint(updateProperty),
      handler: async (request) => {
        const seller = callerOf(request);
        const id = idOf(request.params.property_id);
        if (!(await readOwn(deps, seller.id, id))) throw new HttpProblem(404, PROPERTY_NOT_FOUND);
        const property = await changeListing(deps, seller, id, await readUpload(deps, request));
        return { message: AD_UPDATED, property };
      },
    });
    app.route({
      ...endpoint(setPropertyStatus),
      handler: async (request) => {
        const { status } = request.body;
        const id = idOf(request.params.property_id);
        const { property, note } = await changeStatus(deps, callerOf(request), id, status);
        return { message: [STATUS_MESSAGES[status], note].filter(Boolean).join(' '), property };
      },
    });

    const visits = new LRUCache<string, true>({ max: 50_000, ttl: SAME_VISIT_MS });
    app.route({
      ...endpoint(recordEvent),
      handler: async (request, reply) => {
        const id = idOf(request.params.property_id);
        const { kind } = request.body;
        const visit = `${request.ip} ${id} ${kind}`;
        if (!visits.has(visit)) {
          const column = kind === 'view' ? 'views' : 'contacts';
          const counted = await addEvent(deps.db, id, column, daysAgo(deps.clock(), 0));
          if (!counted) throw new HttpProblem(404, PROPERTY_NOT_FOUND);
          visits.set(visit, true);
        }
        return reply.code(202).send({ message: 'Noted.' });
      },
    });
  };
