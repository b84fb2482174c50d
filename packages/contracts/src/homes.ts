import { MOST_HOME_REASON } from '@karachi-estates/domain/homes/joining';
import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';

const Purpose = Type.Union([Type.Literal('sale'), Type.Literal('rent')]);
const Status = Type.Unsafe<'active' | 'paused' | 'sold' | 'rented' | 'deleted'>({
  type: 'string',
  enum: ['active', 'paused', 'sold', 'rented', 'deleted'],
});

/** Another seller's offer of the home that a listing offers, as its page names it. */
export const HomeOffer = Type.Object({
  property_id: Type.Integer(),
  slug: Type.String(),
  price: Type.Integer({ description: 'rupees, per month when rented' }),
  purpose: Purpose,
  seller_name: Type.String(),
  seller_path: Type.Optional(Type.String({ description: 'the seller’s own page, where they have one' })),
  posted_at: Type.String(),
});
export type HomeOffer = Static<typeof HomeOffer>;

/** One of the offers of a home, as the staff sees it: in any state, with who joined it and why. */
export const DeskOffer = Type.Object({
  property_id: Type.Integer(),
  title: Type.String(),
  price: Type.Integer({ description: 'rupees, per month when rented' }),
  purpose: Purpose,
  status: Status,
  seller_id: Type.Integer(),
  seller_name: Type.String(),
  posted_at: Type.String(),
  joined_at: Type.String(),
  joined_by: Type.Union([Type.String(), Type.Null()], { description: 'of the staff' }),
  reason: Type.String(),
});
export type DeskOffer = Static<typeof DeskOffer>;

/** The offers that the staff joined under one home; null where a listing stands alone. */
export const DeskHome = Type.Union([Type.Object({ id: Type.Integer(), offers: Type.Array(DeskOffer) }), Type.Null()]);
export type DeskHome = Static<typeof DeskHome>;

const listing = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) });
const Reason = Type.String({
  maxLength: MOST_HOME_REASON,
  description: 'why; it stands in the log, so it names nobody',
});
const answer = { 200: Type.Object({ home: DeskHome }), ...failures };

export const joinOffers = defineEndpoint({
  method: 'POST',
  url: '/api/desk/listings/:id/home',
  access: 'staff',
  permission: 'listings:write',
  schema: {
    summary: 'Join a listing with another one: several sellers offer one home. Neither listing changes',
    description:
      'Both bring along what they are joined with already. 409 where one seller would offer the home twice, for a deleted listing, and beyond 20 offers. A possible duplicate of the two is decided by it.',
    tags: ['desk'],
    params: listing,
    body: Type.Object({ with: Type.Integer({ minimum: 1, description: 'the other listing' }), reason: Reason }),
    response: answer,
  },
});

export const partOffer = defineEndpoint({
  method: 'POST',
  url: '/api/desk/listings/:id/home/part',
  access: 'staff',
  permission: 'listings:write',
  schema: {
    summary: 'Take a listing out of its home; a home that is left with one offer ends',
    description: 'Possible duplicates of it and of those that it leaves wait for a decision again.',
    tags: ['desk'],
    params: listing,
    body: Type.Object({ reason: Reason }),
    response: answer,
  },
});
