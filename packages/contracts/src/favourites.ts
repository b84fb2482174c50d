import Type from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';
import { PropertyCardFields } from './properties.ts';

const ids = Type.Object({ property_ids: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 500 }) });

export const listFavourites = defineEndpoint({
  method: 'GET',
  url: '/api/favourites',
  access: 'user',
  schema: {
    summary: 'The account’s favourite homes that are still on the market, last added first',
    tags: ['accounts'],
    response: { 200: Type.Array(PropertyCardFields), ...failures },
  },
});

/** Also the merge at sign-in: what the device kept is added to the account. */
export const addFavourites = defineEndpoint({
  method: 'POST',
  url: '/api/favourites',
  access: 'user',
  schema: {
    summary: 'Add homes to the favourites',
    tags: ['accounts'],
    body: ids,
    response: { 200: ids, ...failures },
  },
});

export const removeFavourite = defineEndpoint({
  method: 'DELETE',
  url: '/api/favourites/:property_id',
  access: 'user',
  schema: {
    summary: 'Remove a home from the favourites',
    tags: ['accounts'],
    params: Type.Object({ property_id: Type.String({ maxLength: 40 }) }),
    response: { 200: ids, ...failures },
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
