import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';
import { PropertyCardFields } from './properties.ts';

const propertyIds = Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 500 });

/** What a person says of one of their favourites. */
export const FavouriteNote = Type.Object({
  property_id: Type.Integer({ minimum: 1 }),
  note: Type.String({ maxLength: 1_001, description: 'at most 500, or two that were brought together' }),
  seen: Type.Boolean({ description: 'they have been there' }),
  rejected: Type.Union([Type.String({ maxLength: 200 }), Type.Null()], {
    description: 'why it is not for them, empty without a reason; null where it may be for them',
  }),
});
export type FavouriteNote = Static<typeof FavouriteNote>;

/** All favourites of an account. */
export const Shortlist = Type.Object({
  property_ids: Type.Array(Type.Integer(), { description: 'in the order of the account, also those not for them' }),
  notes: Type.Array(FavouriteNote, { description: 'of those of which anything was said' }),
});
export type Shortlist = Static<typeof Shortlist>;

const one = Type.Object({ property_id: Type.String({ maxLength: 40 }) });

export const listFavourites = defineEndpoint({
  method: 'GET',
  url: '/api/favourites',
  access: 'user',
  schema: {
    summary: 'The account’s favourite homes that are still on the market and for them, in its order',
    tags: ['accounts'],
    response: { 200: Type.Array(PropertyCardFields), ...failures },
  },
});

/**
 * Also the merge at sign-in: what the device kept is added to the account. Notes are joined, not replaced, so that sending them
 * twice changes nothing.
 */
export const addFavourites = defineEndpoint({
  method: 'POST',
  url: '/api/favourites',
  access: 'user',
  schema: {
    summary: 'Add homes to the favourites',
    tags: ['accounts'],
    body: Type.Object({
      property_ids: propertyIds,
      notes: Type.Optional(Type.Array(FavouriteNote, { maxItems: 500 })),
    }),
    response: { 200: Shortlist, ...failures },
  },
});

export const removeFavourite = defineEndpoint({
  method: 'DELETE',
  url: '/api/favourites/:property_id',
  access: 'user',
  schema: {
    summary: 'Remove a home from the favourites',
    tags: ['accounts'],
    params: one,
    response: { 200: Shortlist, ...failures },
  },
});

export const changeFavourite = defineEndpoint({
  method: 'PUT',
  url: '/api/favourites/:property_id',
  access: 'user',
  schema: {
    summary: 'Say something of a favourite home: a note, that they have been there, that it is not for them',
    tags: ['accounts'],
    params: one,
    body: Type.Partial(Type.Omit(FavouriteNote, ['property_id'])),
    response: { 200: Shortlist, ...failures },
  },
});

export const orderFavourites = defineEndpoint({
  method: 'PUT',
  url: '/api/favourites',
  access: 'user',
  schema: {
    summary: 'Put the favourites in an order; homes that are none of them are passed over',
    tags: ['accounts'],
    body: Type.Object({ property_ids: propertyIds }),
    response: { 200: Shortlist, ...failures },
  },
});

/** A guest’s favourites are kept on the device: this reads their cards by id. */
export const listCardsByIds = defineEndpoint({
  method: 'GET',
  url: '/api/properties/by-ids',
  access: 'public',
  schema: {
    summary: 'Cards of active listings by id (at most 100, comma-separated), in the order asked',
    tags: ['properties'],
    querystring: Type.Object({ ids: Type.String({ maxLength: 2000 }) }),
    response: { 200: Type.Array(PropertyCardFields), ...failures },
  },
});
