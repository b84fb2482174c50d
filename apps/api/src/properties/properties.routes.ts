import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { saveProperty, setPropertyStatus, updateProperty, uploadPhoto } from '@karachi-estates/contracts/ownProperties';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import {
  AD_ACTIVE,
  AD_DELETED,
  AD_PAUSED,
  AD_POSTED,
  AD_RENTED,
  AD_SOLD,
  AD_UPDATED,
} from '@karachi-estates/domain/properties/messages';
import type { ListingStatus } from '@karachi-estates/domain/properties/status';
import { LISTING_HELD } from '@karachi-estates/domain/reviews/messages';
import { type Told, told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { idempotencyKeyOf } from '../plugins/idempotency.ts';
import { idOf } from '../plugins/propertyId.ts';
import { callerOf } from '../plugins/session.ts';
import { readOwn } from './ownProperties.store.ts';
import {
  changeListing,
  changeStatus,
  publishListing,
  requireRoomToPublish,
  takePhotoAhead,
} from './properties.actions.ts';
import { readUpload } from './properties.upload.ts';

const STATUS_MESSAGES: Record<ListingStatus, Told> = {
  active: told({ AD_ACTIVE }),
  paused: told({ AD_PAUSED }),
  sold: told({ AD_SOLD }),
  rented: told({ AD_RENTED }),
  deleted: told({ AD_DELETED }),
};

/** What sellers do with their listings. */
export const propertiesRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
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
        return reply.code(201).send({
          message: request.say(property.review?.state === 'held' ? told({ LISTING_HELD }) : told({ AD_POSTED })),
          property,
        });
      },
    });
    app.route({
      ...endpoint(updateProperty),
      handler: async (request) => {
        const seller = callerOf(request);
        const id = idOf(request.params.property_id);
        // Whether it brings a deleted ad back is in the form, which is not read for somebody else's.
        if (!(await readOwn(deps, seller.id, id, true))) throw new HttpProblem(404, told({ PROPERTY_NOT_FOUND }));
        const property = await changeListing(deps, seller, id, await readUpload(deps, request));
        return {
          message: request.say(property.review?.state === 'held' ? told({ LISTING_HELD }) : told({ AD_UPDATED })),
          property,
        };
      },
    });
    app.route({
      ...endpoint(setPropertyStatus),
      handler: async (request) => {
        const { status } = request.body;
        const id = idOf(request.params.property_id);
        const { property, note } = await changeStatus(deps, callerOf(request), id, status);
        const told = note ? [STATUS_MESSAGES[status], note] : [STATUS_MESSAGES[status]];
        return { message: told.map((each) => request.say(each)).join(' '), property };
      },
    });
  };
