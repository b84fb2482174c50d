import { REPORT_REASONS } from '@karachi-estates/domain/reports/reports';
import { COMPARED_FACTS } from '@karachi-estates/domain/reviews/differences';
import { REVIEW_REASON_CODES } from '@karachi-estates/domain/reviews/reasons';
import { RISK_RULES } from '@karachi-estates/domain/reviews/risk';
import Type, { type Static } from 'typebox';
import {
  Cursor,
  csv,
  DESK_BULK_MOST,
  DeskNote,
  Limit,
  NoteBody,
  noteAnswer,
  nullable,
  Order,
  oneOf,
  pageOf,
  RowId,
  Skip,
  text,
} from './desk.ts';
import { AuditRow } from './deskAudit.ts';
import { defineEndpoint, failures } from './endpoint.ts';
import { DeskFreshness } from './freshness.ts';
import { DeskPaper } from './homePapers.ts';
import { DeskHome } from './homes.ts';
import { ListingStatus, Purpose } from './properties.ts';

/* Ads at the desk: what is decided, corrected and noted about them. The rules of every request stand in `desk.ts`. */

/** What the desk has decided about an ad; `held`: it is not shown before somebody looked at it. */
export const REVIEW_STATES = ['unreviewed', 'held', 'approved', 'sent_back', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const LISTING_ACTIONS = ['approve', 'send-back', 'hide', 'restore', 'feature', 'unfeature'] as const;
export type ListingAction = (typeof LISTING_ACTIONS)[number];

export const DeskListing = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  status: ListingStatus,
  review: oneOf(REVIEW_STATES),
  purpose: Purpose,
  property_type: Type.String(),
  area_id: Type.Integer(),
  area: Type.String(),
  price: Type.Integer({ description: 'rupees, per month when rented' }),
  dimension: Type.String(),
  bedrooms: nullable(Type.Integer()),
  photo_count: Type.Integer(),
  cover: nullable(Type.String({ description: '`/media/{hash}/320`' })),
  featured_until: nullable(Type.String()),
  seller_id: Type.Integer(),
  seller_name: Type.String(),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type DeskListing = Static<typeof DeskListing>;

export const DeskListingsQuery = Type.Object({
  cursor: Cursor,
  skip: Skip,
  limit: Limit,
  sort: Type.Optional(oneOf(['created_at', 'updated_at', 'price'], 'created_at where not given')),
  order: Order,
  q: Type.Optional(
    Type.String({ maxLength: 120, description: 'words of the title (the last may be a beginning), or a number' }),
  ),
  status: Type.Optional(ListingStatus),
  review: Type.Optional(oneOf(REVIEW_STATES)),
  purpose: Type.Optional(Purpose),
  property_type: Type.Optional(Type.String({ maxLength: 40 })),
  area_id: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
  seller_id: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
  price_min: Type.Optional(Type.String({ pattern: '^[0-9]{1,14}$' })),
  price_max: Type.Optional(Type.String({ pattern: '^[0-9]{1,14}$' })),
});
export type DeskListingsQuery = Static<typeof DeskListingsQuery>;

export const listDeskListings = defineEndpoint({
  method: 'GET',
  url: '/api/desk/listings',
  access: 'staff',
  permission: 'listings:read',
  schema: {
    summary: 'Ads in all states',
    tags: ['desk'],
    querystring: DeskListingsQuery,
    response: { 200: pageOf(DeskListing), ...failures },
  },
});

export const exportDeskListings = defineEndpoint({
  method: 'GET',
  url: '/api/desk/listings.csv',
  access: 'staff',
  permission: 'listings:read',
  schema: {
    summary: 'The same list as a file, all of its rows',
    tags: ['desk'],
    querystring: DeskListingsQuery,
    response: csv,
  },
});

/** What a seller says against a decision about an ad, and what came of it. */
export const DeskAppeal = Type.Object({
  id: Type.Integer(),
  words: Type.String(),
  created_at: Type.String(),
  mine: Type.Boolean({ description: 'against one’s own decision: somebody else decides it' }),
  outcome: nullable(oneOf(['granted', 'rejected'])),
  answer: Type.String(),
});
export type DeskAppeal = Static<typeof DeskAppeal>;

/** A visitor's report of an ad. */
export const DeskReport = Type.Object({
  id: Type.Integer(),
  receipt: Type.String(),
  reason: oneOf(REPORT_REASONS),
  text: Type.String(),
  email: Type.String({ description: 'empty where none was given, or it is erased' }),
  listing_id: Type.Integer(),
  listing_title: Type.String(),
  seller_id: Type.Integer(),
  seller_name: Type.String(),
  repeat_offender: Type.Boolean({ description: 'of the seller' }),
  created_at: Type.String(),
  asked_at: nullable(Type.String({ description: 'when its seller was asked because of it' })),
  closed_at: nullable(Type.String()),
  closed_by: nullable(Type.String()),
  outcome: Type.String({ description: 'what was done, in words' }),
  upheld: nullable(Type.Boolean({ description: 'whether it was right; null while it is open' })),
});
export type DeskReport = Static<typeof DeskReport>;

const Contacts = Type.Object({
  phone: Type.String({ description: 'E.164' }),
  email: Type.String(),
});

export const DeskListingDetail = Type.Object({
  ...DeskListing.properties,
  part_id: nullable(Type.Integer({ description: 'phase, block or sector of its area' })),
  description: Type.String(),
  bathrooms: nullable(Type.Integer()),
  garage: Type.Integer(),
  address: Type.String(),
  latitude: nullable(Type.Number()),
  longitude: nullable(Type.Number()),
  contact: Contacts,
  photos: Type.Array(
    Type.Object({
      src: Type.String({ description: '`/media/{hash}`' }),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
  ),
  review_reason: nullable(oneOf(REVIEW_REASON_CODES)),
  review_words: Type.String(),
  reviewed_at: nullable(Type.String()),
  waits_since: nullable(Type.String({ description: 'since when it waits to be looked at; null where it does not' })),
  risks: Type.Array(
    Type.Object({
      rule: oneOf(RISK_RULES),
      points: Type.Integer(),
      found: Type.String({ description: 'the words or the number that it found; may be empty' }),
    }),
    { description: 'what speaks against it now; from 100 points on a new ad is held' },
  ),
  differences: Type.Array(
    Type.Object({
      fact: oneOf(COMPARED_FACTS),
      before: Type.String(),
      after: Type.String(),
      matters: Type.Boolean(),
    }),
    {
      description:
        'what its seller changed since the last decision, while it waits; `photos` are hashes with spaces between',
    },
  ),
  appeal: nullable(DeskAppeal),
  home: DeskHome,
  freshness: nullable(DeskFreshness),
  papers: Type.Array(DeskPaper, { description: 'what its seller declares of the papers' }),
  reports: Type.Array(DeskReport, { description: 'about this ad, newest first, at most twenty' }),
  seller: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    plan: Type.String(),
    suspended: Type.Boolean(),
    since: Type.String(),
    active_listings: Type.Integer(),
    upheld_listings: Type.Integer({ description: 'listings about which reports were right' }),
    repeat_offender: Type.Boolean(),
  }),
  views: Type.Integer({ description: 'of the last thirty days' }),
  contacts: Type.Integer({ description: 'of the last thirty days' }),
  history: Type.Array(Type.Object({ at: Type.String(), price: Type.Integer(), status: ListingStatus }), {
    description: 'price and state, oldest first',
  }),
  similar: Type.Array(DeskListing, { description: 'of the same area and type, nearest in price' }),
  suspicious: Type.Array(
    Type.Object({ listing: DeskListing, why: oneOf(['photo', 'text', 'phone'], 'what another seller’s ad shares') }),
  ),
  notes: Type.Array(DeskNote),
  log: Type.Array(AuditRow, { description: 'what the desk did with it, newest first, at most fifty' }),
  take_back: nullable(
    Type.Object({
      row: Type.Integer({ description: 'of the log: one’s own action, which stands as it was done' }),
      undo: Type.String({ description: 'for `POST /api/desk/undo`' }),
      ads: Type.Integer({ description: 'how many the action was about' }),
    }),
  ),
});
export type DeskListingDetail = Static<typeof DeskListingDetail>;

export const getDeskListing = defineEndpoint({
  method: 'GET',
  url: '/api/desk/listings/:id',
  access: 'staff',
  permission: 'listings:read',
  schema: {
    summary: 'One ad with all that the desk knows of it',
    tags: ['desk'],
    params: RowId,
    response: { 200: DeskListingDetail, ...failures },
  },
});

const ListingOrder = {
  action: oneOf(LISTING_ACTIONS),
  reason: Type.Optional(oneOf(REVIEW_REASON_CODES, 'needed by send-back and hide; the seller reads it')),
  words: Type.Optional(Type.String({ maxLength: 1000, description: 'what the seller reads beside the reason' })),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, description: 'of feature; 30 where not given' })),
  mistake: Type.Optional(
    Type.Boolean({
      description:
        'of restore: hidden by mistake. Days of a paid plan are given back, its reports were not right; no undo then',
    }),
  ),
};

/** What an action on an ad says of how the ad was when somebody looked at it. */
export const SeenAd = Type.Optional(
  Type.String({ maxLength: 40, description: '`updated_at` of the ad as it was looked at' }),
);

export const actOnListing = defineEndpoint({
  method: 'POST',
  url: '/api/desk/listings/:id/actions',
  access: 'staff',
  permission: 'listings:write',
  stepUp: 'sometimes',
  schema: {
    summary: 'Approve, send back, hide, restore or feature one ad; its seller gets a mail where it is about them',
    description:
      '409 where the action is not for the state of the ad, or it is not as `seen`. `undo` is good for thirty days. With `mistake`, which gives paid days back, a fresh code is needed.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      ...ListingOrder,
      seen: SeenAd,
    }),
    response: { 200: Type.Object({ listing: DeskListing, undo: Type.String() }), ...failures },
  },
});

export const actOnListings = defineEndpoint({
  method: 'POST',
  url: '/api/desk/listings/actions',
  access: 'staff',
  permission: 'listings:write',
  stepUp: true,
  schema: {
    summary: 'The same for up to 200 ads at once; those that cannot are named and the others done',
    tags: ['desk'],
    body: Type.Object({
      ids: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: DESK_BULK_MOST, uniqueItems: true }),
      ...ListingOrder,
      seen: Type.Optional(
        Type.Array(Type.Object({ id: Type.Integer({ minimum: 1 }), updated_at: Type.String({ maxLength: 40 }) }), {
          maxItems: DESK_BULK_MOST,
          description: 'the ads as they were looked at; one that is not as it was seen is refused',
        }),
      ),
    }),
    response: {
      200: Type.Object({
        done: Type.Array(Type.Integer()),
        refused: Type.Array(Type.Object({ id: Type.Integer(), message: Type.String() })),
        undo: nullable(Type.String({ description: 'null where nothing was done' })),
      }),
      ...failures,
    },
  },
});

export const undoAction = defineEndpoint({
  method: 'POST',
  url: '/api/desk/undo',
  access: 'staff',
  permission: 'listings:write',
  stepUp: 'sometimes',
  schema: {
    summary: 'Take back one’s own action on ads, once, within thirty days; what changed since stays as it is',
    description: 'Of more than one ad it needs a fresh code, as the action did.',
    tags: ['desk'],
    body: Type.Object({ undo: Type.String({ format: 'uuid', maxLength: 36 }) }),
    response: {
      200: Type.Object({ undone: Type.Array(Type.Integer()), left: Type.Array(Type.Integer()) }),
      ...failures,
    },
  },
});

/** The facts of an ad that the desk may correct. */
export const ListingCorrection = Type.Object({
  title: Type.Optional(text(150)),
  price: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000_000 })),
  purpose: Type.Optional(Purpose),
  property_type: Type.Optional(text(40)),
  area_id: Type.Optional(Type.Integer({ minimum: 1 })),
  bedrooms: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 50 }))),
  bathrooms: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 50 }))),
  part_id: Type.Optional(nullable(Type.Integer({ minimum: 1, description: 'phase, block or sector of its area' }))),
  dimension: Type.Optional(
    Type.String({ maxLength: 60, description: 'its size in words, of which the square feet are read; may be empty' }),
  ),
  garage: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: '1 for parking' })),
  description: Type.Optional(Type.String({ maxLength: 5_000, description: 'may be empty' })),
});
export type ListingCorrection = Static<typeof ListingCorrection>;

const CorrectionOrder = Type.Object({ ...ListingCorrection.properties, seen: SeenAd });
export type CorrectionOrder = Static<typeof CorrectionOrder>;

export const correctListing = defineEndpoint({
  method: 'PUT',
  url: '/api/desk/listings/:id',
  access: 'staff',
  permission: 'listings:write',
  schema: {
    summary: 'Correct facts of an ad; the seller gets a mail that names them',
    description: '409 where the ad is not as `seen`.',
    tags: ['desk'],
    params: RowId,
    body: CorrectionOrder,
    response: { 200: DeskListing, ...failures },
  },
});

export const addListingNote = defineEndpoint({
  method: 'POST',
  url: '/api/desk/listings/:id/notes',
  access: 'staff',
  permission: 'listings:read',
  schema: {
    summary: 'Write something down about an ad',
    tags: ['desk'],
    params: RowId,
    body: NoteBody,
    response: noteAnswer,
  },
});
