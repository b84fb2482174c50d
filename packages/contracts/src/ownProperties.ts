import type { PinShown } from '@karachi-estates/domain/properties/pin';
import type { ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';
import { Picture } from './media.ts';
import { ListingStatus, nullable, Property, propertyId } from './properties.ts';

/** Why one's own listing is not shown: the desk looks at it, wants it changed, or took it down. */
export const OwnReview = Type.Object({
  state: Type.Union([Type.Literal('held'), Type.Literal('sent_back'), Type.Literal('hidden')], {
    description: 'held: it waits for the desk, new or changed',
  }),
  reason: nullable(Type.Unsafe<ReviewReason>({ type: 'string', description: 'a code' })),
  words: Type.String({ description: 'what the desk wrote beside the reason; may be empty' }),
  appeal: Type.Union([Type.Literal('none'), Type.Literal('possible'), Type.Literal('open'), Type.Literal('rejected')], {
    description: 'none: there is nothing to appeal against',
  }),
  appeal_token: Type.Optional(
    Type.String({ description: 'of the page `/appeal-listing`, where an appeal is possible; in the single answer' }),
  ),
});
export type OwnReview = Static<typeof OwnReview>;

/** A seller's own property: also its state. */
export const OwnProperty = Type.Object({
  ...Property.properties,
  status: ListingStatus,
  paused_by_plan: Type.Boolean(),
  asked: Type.Optional(Type.Literal(true, { description: 'whether it is still to be had waits for an answer' })),
  left_lists: Type.Optional(
    Type.Literal(true, { description: 'paused because nobody answered whether it is to be had' }),
  ),
  review: Type.Optional(OwnReview),
  pin_shown: Type.Optional(
    Type.Unsafe<PinShown>({ type: 'string', description: 'exact or circle: how others see its point' }),
  ),
  views_30d: Type.Integer(),
  contacts_30d: Type.Integer(),
});
export type OwnProperty = Static<typeof OwnProperty>;

export const listMyProperties = defineEndpoint({
  method: 'GET',
  url: '/api/properties/my-properties',
  access: 'seller',
  schema: {
    summary: 'The seller’s own properties, newest first, in every status but deleted',
    description:
      'At most 500, or as many as `limit` says. Headers: `X-Total-Count` and, where there are more, `Link: <…>; rel="next"`.',
    tags: ['properties'],
    querystring: Type.Object({
      limit: Type.Optional(Type.String({ maxLength: 6, description: '1 to 500, default 500' })),
      cursor: Type.Optional(Type.String({ maxLength: 400, description: 'from the Link header of the page before' })),
    }),
    response: { 200: Type.Array(OwnProperty), ...failures },
  },
});

export const getMyProperty = defineEndpoint({
  method: 'GET',
  url: '/api/properties/my-properties/:property_id',
  access: 'seller',
  schema: {
    summary: 'One of the seller’s own properties; another seller’s id answers 404',
    tags: ['properties'],
    params: propertyId,
    response: { 200: OwnProperty, ...failures },
  },
});

/** What the desk does with an ad that its seller reads in its history. */
export const TOLD_ACTIONS = [
  'approve',
  'send-back',
  'hide',
  'restore',
  'feature',
  'unfeature',
  'correct',
  'undone',
] as const;
export type ToldAction = (typeof TOLD_ACTIONS)[number];

/** One thing that happened to a listing: a new state or price, or what the desk did, without who of the staff. */
export const OwnEvent = Type.Object({
  at: Type.String({ description: 'ISO 8601' }),
  status: nullable(ListingStatus),
  price: nullable(Type.Integer({ description: 'rupees' })),
  action: nullable(Type.Unsafe<ToldAction>({ type: 'string', enum: [...TOLD_ACTIONS] })),
  reason: nullable(Type.Unsafe<ReviewReason>({ type: 'string', description: 'a code' })),
});
export type OwnEvent = Static<typeof OwnEvent>;

export const getMyPropertyHistory = defineEndpoint({
  method: 'GET',
  url: '/api/properties/my-properties/:property_id/history',
  access: 'seller',
  schema: {
    summary: 'What happened to one of the seller’s own properties, newest first; another seller’s id answers 404',
    tags: ['properties'],
    params: propertyId,
    response: { 200: Type.Array(OwnEvent), ...failures },
  },
});

export const SellerFigures = Type.Object({
  active: Type.Integer(),
  paused: Type.Integer(),
  sold: Type.Integer(),
  rented: Type.Integer(),
  views_30d: Type.Integer(),
  contacts_30d: Type.Integer(),
  plan: Type.String(),
  plan_until: nullable(Type.String()),
  listings_left: nullable(Type.Integer({ description: 'null: unlimited' })),
  featured_left: Type.Integer(),
});
export type SellerFigures = Static<typeof SellerFigures>;

export const getMyFigures = defineEndpoint({
  method: 'GET',
  url: '/api/properties/my-figures',
  access: 'seller',
  schema: {
    summary: 'The figures of the seller’s dashboard',
    tags: ['properties'],
    response: { 200: SellerFigures, ...failures },
  },
});

/** The text fields of an ad: all text, as a form sends them. Photos go beside them as repeated `image_url` files. */
export const PropertyForm = Type.Object({
  title: Type.String(),
  price: Type.String({ description: 'whole rupees' }),
  city: Type.String(),
  area: Type.String({ description: 'area name' }),
  area_id: Type.String(),
  pin: Type.Optional(
    Type.String({
      description: 'where it stands: latitude and longitude with a comma between, within 15 km of its area',
    }),
  ),
  pin_shown: Type.Optional(Type.String({ description: 'exact (default) or circle: how others see the pin' })),
  part_id: Type.Optional(Type.String({ description: 'the phase, block or sector of the area' })),
  property_type: Type.String(),
  dimension: Type.String(),
  description: Type.String(),
  bedrooms: Type.String({ description: 'empty or 0 for types without; a plot has none' }),
  bathrooms: Type.String(),
  garage: Type.String({ description: '1 means parking, else 0' }),
  email: Type.String(),
  cell_no: Type.String(),
  purpose: Type.Optional(Type.String({ description: 'sale (default) or rent' })),
  area_sqft: Type.Optional(Type.String()),
  featured: Type.Optional(Type.String({ description: '1: use one of the plan’s featured ads' })),
});
export type PropertyForm = Static<typeof PropertyForm>;

/**
 * Beside the specification: a form that is being filled in sends its photos ahead, one by one, so that each has a
 * progress and a retry of its own. Their tickets then stand in `existing_images` of {@link saveProperty} or
 * {@link updateProperty}.
 */
export const uploadPhoto = defineEndpoint({
  method: 'POST',
  url: '/api/properties/photos',
  access: 'seller',
  encoding: 'multipart',
  schema: {
    summary: 'Send one photo of an ad before the ad itself',
    description:
      'One `image_url` file. The ticket is good for this seller only, in `existing_images` of save or update. A photo that no ad claims is removed after two days.',
    tags: ['properties'],
    body: Type.Object({}),
    response: { 201: Type.Object({ ticket: Type.String(), picture: Picture }), ...failures },
  },
});

export const saveProperty = defineEndpoint({
  method: 'POST',
  url: '/api/properties/save',
  access: 'seller',
  encoding: 'multipart',
  schema: {
    summary: 'Post an ad',
    description:
      'Repeated `image_url` files, at most 8, JPEG, PNG, WebP or AVIF by content. An `Idempotency-Key` header makes a retry answer the same ad; 422 names that ad in `property_id` where the retry says something else. 403 with the reason at the plan’s limit. `existing_images` (JSON list, in order) may name photos that were sent ahead by their tickets and the places of the files beside it (`new:0`, …). An ad with two photos of an earlier one of the seller’s, or in the words of one that was deleted, keeps its first date and its prices; `another_home` says that the words are chance. With `asked_about` 409 where the ad repeats another listing of the seller’s than that one: a second window was quicker, so ask `posted-before` again.',
    tags: ['properties'],
    body: Type.Object({
      ...PropertyForm.properties,
      existing_images: Type.Optional(Type.String()),
      asked_about: Type.Optional(
        Type.String({ description: 'the listing that `posted-before` named for this ad; 0 where it named none' }),
      ),
      another_home: Type.Optional(Type.String({ description: '1: not the home of the deleted ad in the same words' })),
    }),
    response: { 201: Type.Object({ message: Type.String(), property: OwnProperty }), ...failures },
  },
});

export const updateProperty = defineEndpoint({
  method: 'PUT',
  url: '/api/properties/update/:property_id',
  access: 'seller',
  encoding: 'multipart',
  schema: {
    summary: 'Change an ad: only the fields that are sent and not empty',
    description:
      'New `image_url` files; `existing_images` (JSON list of paths to keep, in order; a new photo’s place is marked `new:0`, `new:1`, …, or by the ticket of a photo that was sent ahead); `images_to_delete` (JSON list of paths). `fields_to_empty` (JSON list of names) empties optional fields, which an empty value does not. `bring_back` (1) shows a deleted ad again that is not erased yet, changed as the rest says. With `seen` 409 naming that field where the ad was changed since.',
    tags: ['properties'],
    params: propertyId,
    body: Type.Partial(
      Type.Object({
        ...PropertyForm.properties,
        existing_images: Type.String(),
        images_to_delete: Type.String(),
        fields_to_empty: Type.String(),
        bring_back: Type.String(),
        seen: Type.String({ description: 'the `updated_at` that the ad had when it was read for this change' }),
      }),
    ),
    response: { 200: Type.Object({ message: Type.String(), property: OwnProperty }), ...failures },
  },
});

export const setPropertyStatus = defineEndpoint({
  method: 'POST',
  url: '/api/properties/status/:property_id',
  access: 'seller',
  schema: {
    summary: 'Pause, resume, mark sold or rented, delete (undo within 10 seconds: back to the status before)',
    tags: ['properties'],
    params: propertyId,
    body: Type.Object({ status: ListingStatus }),
    response: { 200: Type.Object({ message: Type.String(), property: OwnProperty }), ...failures },
  },
});
