import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { findPostedBefore } from '@karachi-estates/contracts/duplicates';
import {
  getMyFigures,
  getMyProperty,
  getMyPropertyHistory,
  listMyProperties,
} from '@karachi-estates/contracts/ownProperties';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import { withAppealLink } from '../appeals/appeals.actions.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { cursorSecret, writeCursor } from '../plugins/cursor.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { idOf } from '../plugins/propertyId.ts';
import { callerOf } from '../plugins/session.ts';
import { inLanguage } from './areaNames.store.ts';
import { readPostedBefore } from './lookalikes.actions.ts';
import { readOwnHistory } from './ownHistory.actions.ts';
import { countOwn, listOwn, readOwn } from './ownProperties.store.ts';
import { meant, placeOf } from './paging.ts';
import { readFigures } from './properties.actions.ts';
import { understandLimit } from './properties.query.ts';

/** A seller's own listings in one answer. */
const MOST_OWN = 500;

/** A seller's own listings, and what they came to. */
export const ownPropertiesRoutes =
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
        return inLanguage(deps, request.locale, items);
      },
    });
    app.route({
      ...endpoint(getMyProperty),
      handler: async (request) => {
        const own = await readOwn(deps, callerOf(request).id, idOf(request.params.property_id));
        if (!own) throw new HttpProblem(404, told({ PROPERTY_NOT_FOUND }));
        const [named] = await inLanguage(deps, request.locale, [await withAppealLink(deps, own)]);
        return named ?? own;
      },
    });
    app.route({
      ...endpoint(getMyPropertyHistory),
      handler: async (request) => {
        const id = idOf(request.params.property_id);
        const own = await readOwn(deps, callerOf(request).id, id);
        if (!own) throw new HttpProblem(404, told({ PROPERTY_NOT_FOUND }));
        return readOwnHistory(deps.db, id);
      },
    });
    app.route({
      ...endpoint(findPostedBefore),
      handler: async (request) => {
        const { photos = [], ...fields } = request.body;
        return { posted: await readPostedBefore(deps, callerOf(request).id, fields, photos) };
      },
    });
    app.route({
      ...endpoint(getMyFigures),
      handler: (request) => readFigures(deps, callerOf(request)),
    });
  };
