import Type, { type Static } from 'typebox';
import { defineEndpoint, failures, GivenPropertyId, Message } from './endpoint.ts';
import { PropertyCardFields } from './properties.ts';

const propertyIds = Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 500 });

/** What a person says of one of their favourites. */
export const FavouriteNote = Type.Object({
  property_id: Type.Integer({ minimum: 1 }),
  note: Type.String({ maxLength: 1_001, description: 'at most 500, or two that were brought together' }),
  seen: Type.Boolean({ description: 'they have been there' }),
  rejected: Type.Union([Type.String({ maxLength: 401 }), Type.Null()], {
    description:
      'why it is not for them: empty without a reason, at most 200, or two that were brought together; null where it may be',
  }),
});
export type FavouriteNote = Static<typeof FavouriteNote>;

/** All favourites of an account. */
export const Shortlist = Type.Object({
  property_ids: Type.Array(Type.Integer(), { description: 'in the order of the account, also those not for them' }),
  notes: Type.Array(FavouriteNote, { description: 'of those of which anything was said' }),
});
export type Shortlist = Static<typeof Shortlist>;

const cards = Type.Array(Type.Object({ property_id: Type.Integer({ minimum: 1 }) }), {
  maxItems: 500,
  description: 'the homes as they are read',
});

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
 * Also the merge at sign-in: what the device kept is added to the account. Notes are joined, not replaced, so that
 * sending them twice changes nothing.
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
    body: Type.Union([Type.Object({ property_ids: propertyIds }), cards]),
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

const Vote = Type.Union([Type.Literal('yes'), Type.Literal('maybe'), Type.Literal('no')]);

/** What somebody of the family says of a home. */
export const SharedVote = Type.Object({
  property_id: Type.Integer(),
  name: Type.String({ description: 'as they named themself' }),
  vote: Vote,
  comment: Type.String(),
});
export type SharedVote = Static<typeof SharedVote>;

export const getSharing = defineEndpoint({
  method: 'GET',
  url: '/api/favourites/sharing',
  access: 'user',
  schema: {
    summary: 'Whether the shortlist has a link that works, and what was voted',
    tags: ['accounts'],
    response: { 200: Type.Object({ shared: Type.Boolean(), votes: Type.Array(SharedVote) }), ...failures },
  },
});

/** The token is told once, here: the server keeps its hash only. */
export const startSharing = defineEndpoint({
  method: 'POST',
  url: '/api/favourites/sharing',
  access: 'user',
  schema: {
    summary: 'Make a secret link to the shortlist; the one before it ends, the votes stay',
    tags: ['accounts'],
    response: { 201: Type.Object({ token: Type.String() }), ...failures },
  },
});

export const endSharing = defineEndpoint({
  method: 'DELETE',
  url: '/api/favourites/sharing',
  access: 'user',
  schema: {
    summary: 'End the link to the shortlist',
    tags: ['accounts'],
    response: { 200: Message, ...failures },
  },
});

export const SharedShortlist = Type.Object({
  owner: Type.String({ description: 'their first name' }),
  homes: Type.Array(PropertyCardFields),
  votes: Type.Array(SharedVote),
});
export type SharedShortlist = Static<typeof SharedShortlist>;

export const getSharedShortlist = defineEndpoint({
  method: 'GET',
  url: '/api/shared-shortlist',
  access: 'public',
  schema: {
    summary: 'The shortlist behind a secret link; 404 once it has ended',
    tags: ['accounts'],
    querystring: Type.Object({ token: Type.String({ maxLength: 200 }) }),
    response: { 200: SharedShortlist, ...failures },
  },
});

export const voteOnShared = defineEndpoint({
  method: 'POST',
  url: '/api/shared-shortlist/vote',
  access: 'public',
  schema: {
    summary: 'Vote on a home of a shared shortlist; the same name replaces its vote',
    tags: ['accounts'],
    body: Type.Object({
      token: Type.String({ maxLength: 200 }),
      property_id: GivenPropertyId,
      name: Type.String({ maxLength: 200 }),
      vote: Vote,
      comment: Type.Optional(Type.String({ maxLength: 2_000 })),
      page: Type.Optional(
        Type.Union([Type.Literal('en'), Type.Literal('ur')], {
          description: 'a form without scripts, answered by a page',
        }),
      ),
    }),
    response: { 200: Message, ...failures },
  },
});
