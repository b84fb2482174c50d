import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';
import { Picture } from './media.ts';
import { PropertyForm } from './ownProperties.ts';
import { ListingStatus, Purpose } from './properties.ts';

/** Beside the specification: what a seller is told before they post the same home twice. */
export const PostedBefore = Type.Object({
  property_id: Type.Integer(),
  title: Type.String(),
  price: Type.Integer({ description: 'rupees, per month when rented' }),
  purpose: Purpose,
  status: ListingStatus,
  created_at: Type.String(),
  hidden: Type.Boolean({ description: 'taken down by the staff: its seller cannot bring it back' }),
  keeps_date: Type.Boolean({
    description: 'its photos are in the ad: posted anew it keeps the first date and the prices, whatever is said',
  }),
});
export type PostedBefore = Static<typeof PostedBefore>;

export const findPostedBefore = defineEndpoint({
  method: 'POST',
  url: '/api/properties/posted-before',
  access: 'seller',
  schema: {
    summary: 'Which listing of the seller’s own an ad repeats, before it is posted',
    description:
      'The fields of the ad’s form, and the tickets of its photos. `posted` is null where there is none; it may be one that was deleted and is not erased yet. It changes nothing, and the ad may be posted all the same.',
    tags: ['properties'],
    body: Type.Object({
      ...Type.Partial(PropertyForm).properties,
      photos: Type.Optional(Type.Array(Type.String({ maxLength: 120 }), { maxItems: 8 })),
    }),
    response: { 200: Type.Object({ posted: Type.Union([PostedBefore, Type.Null()]) }), ...failures },
  },
});

/** One side of a pair at the desk. */
export const DuplicateSide = Type.Object({
  property_id: Type.Integer(),
  title: Type.String(),
  price: Type.Integer(),
  purpose: Purpose,
  property_type: Type.String(),
  area: Type.String(),
  dimension: Type.String(),
  phone: Type.String({ description: 'E.164, of the ad or else of its seller' }),
  description: Type.String(),
  status: ListingStatus,
  created_at: Type.String(),
  seller_id: Type.Integer(),
  seller_name: Type.String(),
  photos: Type.Array(Picture),
});
export type DuplicateSide = Static<typeof DuplicateSide>;

export const DUPLICATE_STATES = ['open', 'same', 'different'] as const;
const State = Type.Unsafe<(typeof DUPLICATE_STATES)[number]>({ type: 'string', enum: [...DUPLICATE_STATES] });

/** Two ads of different sellers that may offer one home. */
export const DuplicatePair = Type.Object({
  id: Type.Integer(),
  state: State,
  joined: Type.Boolean({ description: 'the staff joined both under one home' }),
  same_photos: Type.Integer({ description: 'photos of the later ad that are also in the earlier one' }),
  same_facts: Type.Boolean({ description: 'area, type, size, price within 2 %, and phone or text' }),
  found_at: Type.String(),
  first: DuplicateSide,
  second: DuplicateSide,
});
export type DuplicatePair = Static<typeof DuplicatePair>;

export const listDuplicates = defineEndpoint({
  method: 'GET',
  url: '/api/desk/duplicates',
  access: 'staff',
  permission: 'listings:read',
  schema: {
    summary: 'Ads of different sellers that may offer one home, newest first',
    tags: ['desk'],
    querystring: Type.Object({
      cursor: Type.Optional(Type.String({ maxLength: 400 })),
      skip: Type.Optional(
        Type.String({ pattern: '^([0-9]{1,4}|10000)$', description: 'rows to pass over from there' }),
      ),
      limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
      order: Type.Optional(Type.Unsafe<'asc' | 'desc'>({ type: 'string', enum: ['asc', 'desc'] })),
      state: Type.Optional(State),
    }),
    response: {
      200: Type.Object({
        data: Type.Array(DuplicatePair),
        pageInfo: Type.Object({
          endCursor: Type.Union([Type.String(), Type.Null()]),
          hasNextPage: Type.Boolean(),
        }),
        total: Type.Integer(),
        total_exact: Type.Boolean(),
      }),
      ...failures,
    },
  },
});

export const decideDuplicate = defineEndpoint({
  method: 'POST',
  url: '/api/desk/duplicates/:id/actions',
  access: 'staff',
  permission: 'listings:write',
  schema: {
    summary: 'Say whether two ads offer one home; `open` takes the decision back. Neither ad changes',
    description: '409 for anything but `same` while the two are joined under one home.',
    tags: ['desk'],
    params: Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) }),
    body: Type.Object({ state: State }),
    response: { 200: DuplicatePair, ...failures },
  },
});
