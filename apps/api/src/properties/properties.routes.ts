import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  getMyFigures,
  getMyProperty,
  listMyProperties,
  recordEvent,
  saveProperty,
  setPropertyStatus,
  updateProperty,
  uploadPhoto,
} from '@karachi-estates/contracts/properties';
import { AD_POSTED, AD_UPDATED, PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/messages';
import type { ListingStatus } from '@karachi-estates/domain/properties/status';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { idempotencyKeyOf } from '../plugins/idempotency.ts';
import { callerOf } from '../plugins/session.ts';
import { cursorSecret, writeCursor } from './cursor.ts';
import { meant, placeOf } from './paging.ts';
import {
  changeListing,
  changeStatus,
  publishListing,
  readFigures,
  requireRoomToPublish,
  takePhotoAhead,
} from './properties.actions.ts';
import { understandLimit } from './properties.query.ts';
import { addEvent, countOwn, daysAgo, listOwn, readOwn } from './properties.store.ts';
import { readUpload } from './properties.upload.ts';
import { idOf } from './propertyId.ts';

/** The same visitor looking at the same listing again within this time is one view. */
const SAME_VISIT_MS = 30 * 60_000;
/** A seller's own listings in one answer. */
const MOST_OWN = 500;

const STATUS_MESSAGES: Record<ListingStatus, string> = {
  active: 'The ad is active.',
  paused: 'The ad is paused.',
  sold: 'The ad is marked sold.',
  rented: 'The ad is marked rented.',
  deleted: 'The ad is deleted.',
};

/** A seller's own listings, and the views of everybody's. */
export const propertiesRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(listMyProperties),
      handler: async (request, reply) => {
        const { id } = callerOf(request);
        const limit = meant(understandLimit(request.query.limit, { usual: MOST_OWN, most: MOST_OWN }));
        const secret = await cursorSecret(deps);
        const key = `own ${id}`;
        const { items, next } = await listOwn(deps, id, limit, placeOf(secret, key, request.query.cursor));
        const { active, paused, sold, rented } = await countOwn(deps.db, id, deps.clock());
        reply.header('x-total-count', String(active + paused + sold + rented));
        if (next) {
          const query = new URLSearchParams({ limit: String(limit), cursor: writeCursor(secret, key, next) });
          reply.header('link', `<${listMyProperties.url}?${query}>; rel="next"`);
        }
        return items;
      },
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
