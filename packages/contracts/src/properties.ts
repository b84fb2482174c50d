import type { NewsKind } from '@karachi-estates/domain/properties/listingNews';
import type { PinShown } from '@karachi-estates/domain/properties/pin';
import type { ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import Type, { type Static, type TSchema } from 'typebox';
import { defineEndpoint, failures, Message } from './endpoint.ts';
import { HomePaper } from './homePapers.ts';
import { HomeOffer } from './homes.ts';
import { SellerMark } from './marks.ts';
import { Picture } from './media.ts';

const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const Purpose = Type.Union([Type.Literal('sale'), Type.Literal('rent')]);
export const ListingStatus = Type.Union([
  Type.Literal('active'),
  Type.Literal('paused'),
  Type.Literal('sold'),
  Type.Literal('rented'),
  Type.Literal('deleted'),
]);

/** What a card shows: the list's short form. Price in whole rupees (per month when rented), area in square feet. */
export const PropertyCardFields = Type.Object({
  property_id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  price: Type.Integer(),
  purpose: Purpose,
  property_type: Type.String(),
  city: Type.String(),
  area: Type.String(),
  area_name_ur: Type.Optional(
    Type.String({ description: 'the name of the area in Urdu, where Accept-Language prefers Urdu' }),
  ),
  area_id: Type.Integer(),
  dimension: Type.String(),
  area_sqft: nullable(Type.Number()),
  bedrooms: nullable(Type.Integer()),
  bathrooms: nullable(Type.Integer()),
  garage: Type.Integer({ description: '1 means parking' }),
  featured: Type.Boolean(),
  images: Type.Array(Picture, { description: 'the first picture only in the short form' }),
  photo_count: Type.Integer(),
  seller_name: Type.String(),
  seller_profile_image: nullable(Type.String()),
  seller_path: Type.Optional(Type.String({ description: 'the seller’s own page, where they have one' })),
  price_reduced: Type.Optional(
    Type.Object(
      { by: Type.Integer({ description: 'rupees' }), at: Type.String() },
      { description: 'where the price was cut below all of the last 30 days, within these' },
    ),
  ),
  confirmed_days: Type.Optional(
    Type.Integer({ description: 'how many days ago its seller said that it is to be had; 0 is today' }),
  ),
  unconfirmed: Type.Optional(
    Type.Literal(true, { description: 'its seller was asked a week ago or earlier and has not answered' }),
  ),
});
export type PropertyCardFields = Static<typeof PropertyCardFields>;

/** A property with everything the specification's section 3 names. */
export const Property = Type.Object({
  ...PropertyCardFields.properties,
  id: Type.Integer(),
  description: Type.String(),
  image_url: Type.String({ description: 'JSON-encoded array of image paths' }),
  destination: Type.String(),
  cell_no: Type.String({ description: 'E.164' }),
  email: Type.String(),
  seller_phone: Type.String(),
  seller_email: Type.String(),
  seller_address: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  part: Type.Optional(
    Type.Object(
      { id: Type.Integer(), name: Type.String(), name_ur: Type.Optional(Type.String()), slug: Type.String() },
      { description: 'the phase, block or sector of the area, where the seller said it' },
    ),
  ),
  seller_marks: Type.Optional(
    Type.Array(SellerMark, {
      description: 'what was checked about the seller, where there is anything; of one listing only',
    }),
  ),
  home_papers: Type.Optional(
    Type.Array(HomePaper, {
      description: 'what its seller declares about its papers, where there is anything; of one listing only',
    }),
  ),
  other_offers: Type.Optional(
    Type.Array(HomeOffer, {
      description: 'other sellers’ active offers of this home, as the staff joined them; of one listing only',
    }),
  ),
  latitude: nullable(Type.Number()),
  longitude: nullable(Type.Number()),
  map_point: nullable(
    Type.Object(
      {
        longitude: Type.Number(),
        latitude: Type.Number(),
        exact: Type.Boolean(),
        around: Type.Optional(
          Type.Integer({ description: 'metres: its seller shows it as a circle, in which it lies somewhere' }),
        ),
      },
      {
        description:
          'where it stands on the map; exact is false where that is only near the centre of its area, or in a circle',
      },
    ),
  ),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type Property = Static<typeof Property>;

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

/** Filters of the list as they stand in a query string: everything is text there; empty values mean 'not set'. */
export const PropertyQuery = Type.Object(
  {
    city: Type.Optional(Type.String({ maxLength: 60, description: 'city id (112 is Karachi) or name' })),
    area: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'area id, or a text that means one area or parts of one; several by comma',
      }),
    ),
    part: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'ids of parts of areas (phases, blocks) by comma; their areas are narrowed to them',
      }),
    ),
    propertyType: Type.Optional(Type.String({ maxLength: 400, description: 'one type, or several by comma' })),
    purpose: Type.Optional(
      Type.String({
        maxLength: 10,
        description: 'sale or rent; sale where a price filter or a price sort comes without it',
      }),
    ),
    minPrice: Type.Optional(Type.String({ maxLength: 20, description: 'whole rupees' })),
    maxPrice: Type.Optional(Type.String({ maxLength: 20, description: 'whole rupees' })),
    minSize: Type.Optional(Type.String({ maxLength: 20, description: 'square feet, with at most two decimals' })),
    maxSize: Type.Optional(Type.String({ maxLength: 20, description: 'square feet, with at most two decimals' })),
    bedrooms: Type.Optional(Type.String({ maxLength: 4, description: 'at least this many' })),
    exactBedrooms: Type.Optional(Type.String({ maxLength: 4, description: '1: exactly as many as `bedrooms` says' })),
    bathrooms: Type.Optional(Type.String({ maxLength: 4, description: 'at least this many' })),
    exactBathrooms: Type.Optional(Type.String({ maxLength: 4, description: '1: exactly as many as `bathrooms` says' })),
    parking: Type.Optional(Type.String({ maxLength: 4, description: '1: only with parking' })),
    withPhotos: Type.Optional(Type.String({ maxLength: 4, description: '1: only with photographs' })),
    minYardPrice: Type.Optional(
      Type.String({
        maxLength: 20,
        description: 'whole rupees per square yard; finds only listings that say their size',
      }),
    ),
    maxYardPrice: Type.Optional(Type.String({ maxLength: 20, description: 'whole rupees per square yard' })),
    postedWithin: Type.Optional(
      Type.String({ maxLength: 4, description: '1, 7 or 30: posted in the last so many days' }),
    ),
    box: Type.Optional(
      Type.String({ maxLength: 100, description: 'a part of the map: west,south,east,north in degrees' }),
    ),
    shapes: Type.Optional(
      Type.String({
        maxLength: 12_000,
        description:
          'drawn areas: longitude and latitude of each corner joined by _, areas joined by *; at most 5 of 100 corners',
      }),
    ),
    priceReduced: Type.Optional(Type.String({ maxLength: 4, description: '1: reduced in the last 30 days' })),
    verified: Type.Optional(
      Type.String({ maxLength: 4, description: '1: only of sellers about whom something was checked' }),
    ),
    confirmed: Type.Optional(
      Type.String({
        maxLength: 4,
        description: '7 or 14: its seller said in the last so many days that it is to be had',
      }),
    ),
    sort: Type.Optional(
      Type.String({ maxLength: 20, description: 'best, price_asc, price_desc, or newest (default)' }),
    ),
    limit: Type.Optional(Type.String({ maxLength: 6, description: '1 to 100, default 24' })),
    cursor: Type.Optional(Type.String({ maxLength: 400, description: 'from the Link header of the page before' })),
  },
  { additionalProperties: true },
);
export type PropertyQuery = Static<typeof PropertyQuery>;

const paging =
  'Headers: `X-Total-Count` (exact; with filters beside purpose, area and type to 1,000, then `1000+`) and `Link: <…>; rel="next"`.';

export const listProperties = defineEndpoint({
  method: 'GET',
  url: '/api/properties',
  access: 'public',
  schema: {
    summary: 'Active listings, filtered and sorted',
    description: paging,
    tags: ['properties'],
    querystring: PropertyQuery,
    response: { 200: Type.Array(Property), ...failures },
  },
});

/** The list in its short form: a page of results needs a tenth of the bytes. */
export const listPropertyCards = defineEndpoint({
  method: 'GET',
  url: '/api/properties/cards',
  access: 'public',
  schema: {
    summary: 'Active listings in the short form that a card shows',
    description: paging,
    tags: ['properties'],
    querystring: PropertyQuery,
    response: { 200: Type.Array(PropertyCardFields), ...failures },
  },
});

/** Something that happened to a listing of a search, as the alerts of a saved search tell it. */
export const ListingNews = Type.Object({
  kind: Type.Unsafe<NewsKind>({ type: 'string', description: 'new, price_cut, back or confirmed (again)' }),
  at: Type.String(),
  price_before: nullable(Type.Integer({ description: 'of a price cut, in rupees' })),
  description: Type.String({ description: 'what its seller says about it' }),
  home: PropertyCardFields,
});
export type ListingNews = Static<typeof ListingNews>;

export const listPropertyNews = defineEndpoint({
  method: 'GET',
  url: '/api/properties/news',
  access: 'public',
  schema: {
    summary:
      'What happened to the listings of a search in the last 30 days, and its newest homes; newest first, at most 50',
    description: 'What feeds are made of. Order, limit and cursor of the list mean nothing here.',
    tags: ['properties'],
    querystring: PropertyQuery,
    response: { 200: Type.Array(ListingNews), ...failures },
  },
});

/**
 * How many listings a search finds: exact by purpose, area and type, with further filters up to 10,000, those for
 * reduced prices and confirmed listings up to 1,000; `capped` says that there are more than `total`.
 */
export const ListingCount = Type.Object({ total: Type.Integer(), capped: Type.Boolean() });
export type ListingCount = Static<typeof ListingCount>;

export const countProperties = defineEndpoint({
  method: 'GET',
  url: '/api/properties/count',
  access: 'public',
  schema: {
    summary: 'How many active listings the filters find, exact at least up to 10,000',
    tags: ['properties'],
    querystring: PropertyQuery,
    response: { 200: ListingCount, ...failures },
  },
});

const Relaxation = Type.Union([
  Type.Literal('price'),
  Type.Literal('yardPrice'),
  Type.Literal('posted'),
  Type.Literal('confirmed'),
  Type.Literal('verified'),
  Type.Literal('photos'),
  Type.Literal('reduced'),
  Type.Literal('size'),
  Type.Literal('parking'),
  Type.Literal('bathrooms'),
  Type.Literal('bedrooms'),
  Type.Literal('part'),
  Type.Literal('map'),
  Type.Literal('purpose'),
  Type.Literal('type'),
  Type.Literal('area'),
]);

/** What a search may give up, and what it finds then. */
export const WayOn = Type.Object({
  without: Type.Array(Relaxation, { description: 'what is given up, all of it together' }),
  areas: Type.Optional(
    Type.Array(Type.Integer(), { description: 'areas to look in instead: those of the search and those around them' }),
  ),
  ...ListingCount.properties,
});
export type WayOn = Static<typeof WayOn>;

export const listWaysOn = defineEndpoint({
  method: 'GET',
  url: '/api/properties/ways-on',
  access: 'public',
  schema: {
    summary: 'For a search that finds nothing: which filters to give up, and what it finds then',
    description:
      'At most five ways with one filter less each. Where none of them finds anything, those with the fewest filters less together, and the widest step last: everything for the same purpose in the same place, in the areas around, in the city, then everything. Empty only where there is no listing at all. The purpose stays what it is for the whole search, also where only a price limit has implied it.',
    tags: ['properties'],
    querystring: PropertyQuery,
    response: { 200: Type.Array(WayOn), ...failures },
  },
});

/** A home on the map. `exact` is false where the point is near the centre of its area only. */
export const MapPill = Type.Object({
  property_id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  price: Type.Integer({ description: 'whole rupees, per month when rented' }),
  purpose: Purpose,
  property_type: Type.String(),
  longitude: Type.Number(),
  latitude: Type.Number(),
  exact: Type.Boolean(),
  around: Type.Optional(Type.Integer({ description: 'metres around the point, in which it lies' })),
});
export type MapPill = Static<typeof MapPill>;

/** Homes near each other, shown as one. */
export const MapCluster = Type.Object({
  count: Type.Integer(),
  longitude: Type.Number({ description: 'the middle of its homes' }),
  latitude: Type.Number(),
  box: Type.Array(Type.Number(), {
    minItems: 4,
    maxItems: 4,
    description: 'west, south, east and north of the cell, where its homes are looked at',
  }),
});
export type MapCluster = Static<typeof MapCluster>;

export const PropertyMap = Type.Object({
  total: Type.Integer(),
  capped: Type.Boolean({ description: 'true: only the newest of more homes than can be counted are on the map' }),
  clusters: Type.Array(MapCluster, { description: 'of two homes and more; at most 289' }),
  pills: Type.Array(MapPill, { description: 'single homes; at most 120' }),
  box: Type.Optional(
    Type.Array(Type.Number(), {
      minItems: 4,
      maxItems: 4,
      description: 'west, south, east and north of all homes, where neither a box nor an area was asked for',
    }),
  ),
});
export type PropertyMap = Static<typeof PropertyMap>;

/** The filters of the list and how near the map is. */
export const MapQuery = Type.Object(
  {
    ...PropertyQuery.properties,
    zoom: Type.Optional(Type.String({ maxLength: 4, description: '0 to 22, as of web maps with tiles of 256 pixels' })),
  },
  { additionalProperties: true },
);
export type MapQuery = Static<typeof MapQuery>;

export const getPropertyMap = defineEndpoint({
  method: 'GET',
  url: '/api/properties/map',
  access: 'public',
  schema: {
    summary: 'Active listings as a map shows them: clusters, and homes with their prices',
    description:
      'The filters of the list and the same homes. `sort`, `limit` and `cursor` change nothing. Every home is in one cluster or pill.',
    tags: ['properties'],
    querystring: MapQuery,
    response: { 200: PropertyMap, ...failures },
  },
});

export const Facets = Type.Object({
  propertyTypes: Type.Record(Type.String(), Type.Integer()),
  areas: Type.Record(Type.String(), Type.Integer(), { description: 'active listings by area id' }),
});
export type Facets = Static<typeof Facets>;

export const getFacets = defineEndpoint({
  method: 'GET',
  url: '/api/properties/facets',
  access: 'public',
  schema: {
    summary: 'How many active listings each type and area has',
    tags: ['properties'],
    querystring: Type.Object({
      area: Type.Optional(Type.String({ maxLength: 200 })),
      propertyType: Type.Optional(Type.String({ maxLength: 300, description: 'a type; any of several by comma' })),
      purpose: Type.Optional(Type.String({ maxLength: 10 })),
    }),
    response: { 200: Facets, ...failures },
  },
});

export const getProperty = defineEndpoint({
  method: 'GET',
  url: '/api/properties/single',
  access: 'public',
  schema: {
    summary: 'One active property',
    tags: ['properties'],
    querystring: Type.Object({ id: Type.String({ maxLength: 40 }) }),
    response: { 200: Property, ...failures },
  },
});

export const listSimilar = defineEndpoint({
  method: 'GET',
  url: '/api/properties/similar',
  access: 'public',
  schema: {
    summary: 'Up to four listings like this one: same purpose and area, near in price, then the same type elsewhere',
    tags: ['properties'],
    querystring: Type.Object({ id: Type.String({ maxLength: 40 }) }),
    response: { 200: Type.Array(PropertyCardFields), ...failures },
  },
});

export const PropertyContext = Type.Object({
  comparison: nullable(
    Type.Object(
      {
        offers: Type.Integer({ description: 'how many offers were compared, at least 10' }),
        median: Type.Integer(),
        lower_quartile: Type.Integer(),
        upper_quartile: Type.Integer(),
        own: Type.Integer(),
        percent: Type.Integer({ description: 'above the median, below it where negative' }),
      },
      { description: 'rupees per square yard; null where too few offers are like it' },
    ),
  ),
  history: Type.Array(
    Type.Object({
      kind: Type.Union([
        Type.Literal('listed'),
        Type.Literal('reduced'),
        Type.Literal('raised'),
        Type.Literal('paused'),
        Type.Literal('resumed'),
        Type.Literal('sold'),
        Type.Literal('rented'),
      ]),
      at: Type.String(),
      price: Type.Integer(),
      by: Type.Optional(Type.Integer({ description: 'the difference in rupees' })),
    }),
    { description: 'newest first; empty where nothing was kept' },
  ),
});
export type PropertyContext = Static<typeof PropertyContext>;

export const getPropertyContext = defineEndpoint({
  method: 'GET',
  url: '/api/properties/context',
  access: 'public',
  schema: {
    summary: 'How a listing’s price stands to those like it, and what became of its price and state',
    description: 'Compared with the same area, type, purpose and about its size. Prices are asked, not paid.',
    tags: ['properties'],
    querystring: Type.Object({ id: Type.String({ maxLength: 40 }) }),
    response: { 200: PropertyContext, ...failures },
  },
});

/** A home that was sold or rented within a year, or that left the lists because its seller did not confirm it. */
export const PastProperty = Type.Object({
  ...PropertyCardFields.properties,
  status: Type.Union([Type.Literal('sold'), Type.Literal('rented'), Type.Literal('unconfirmed')]),
  ended_at: Type.String(),
});
export type PastProperty = Static<typeof PastProperty>;

export const getPastProperty = defineEndpoint({
  method: 'GET',
  url: '/api/properties/past',
  access: 'public',
  schema: {
    summary: 'A property that was sold, rented or not confirmed within a year; 410 for one that was removed',
    tags: ['properties'],
    querystring: Type.Object({ id: Type.String({ maxLength: 40 }) }),
    response: { 200: PastProperty, ...failures },
  },
});

/** One home of a comparison. What is not on the market has no facts; a sold or rented one is still named for a year. */
export const ComparedHome = Type.Object({
  property_id: Type.Integer(),
  state: Type.Union([Type.Literal('active'), Type.Literal('sold'), Type.Literal('rented'), Type.Literal('gone')]),
  title: Type.Optional(Type.String()),
  slug: Type.Optional(Type.String()),
  home: nullable(Type.Object({ ...PropertyCardFields.properties, created_at: Type.String() })),
});
export type ComparedHome = Static<typeof ComparedHome>;

export const compareProperties = defineEndpoint({
  method: 'GET',
  url: '/api/properties/compared',
  access: 'public',
  schema: {
    summary: 'Up to five homes side by side, in the order asked; 404 where none of them was ever listed',
    tags: ['properties'],
    querystring: Type.Object({ ids: Type.String({ maxLength: 200, description: 'comma-separated' }) }),
    response: { 200: Type.Array(ComparedHome), ...failures },
  },
});

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

const propertyId = Type.Object({ property_id: Type.String({ maxLength: 40 }) });

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

export const recordEvent = defineEndpoint({
  method: 'POST',
  url: '/api/properties/events/:property_id',
  access: 'public',
  schema: {
    summary: 'A visitor looked at a listing, kept it or contacted its seller',
    description: 'Counted once a day for each visitor, listing and kind; not for bots and not for the seller.',
    tags: ['properties'],
    params: propertyId,
    body: Type.Object({
      kind: Type.Union([Type.Literal('view'), Type.Literal('save'), Type.Literal('whatsapp'), Type.Literal('call')]),
    }),
    response: { 202: Message, ...failures },
  },
});

/** Listings of one page of addresses; a sitemap may name 50,000, but is made anew for each request. */
export const ADDRESSES_PER_PAGE = 5_000;

export const listPropertyAddresses = defineEndpoint({
  method: 'GET',
  url: '/api/properties/addresses',
  access: 'public',
  schema: {
    summary: 'What a sitemap needs of the active listings, in pages by id; `pages` says how many there are',
    tags: ['properties'],
    querystring: Type.Object({ page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,5}$' })) }),
    response: {
      200: Type.Object({
        pages: Type.Integer(),
        items: Type.Array(
          Type.Object({
            property_id: Type.Integer(),
            slug: Type.String(),
            updated_at: Type.String(),
            picture: nullable(Type.String({ description: 'the path of the first photo as JPEG' })),
          }),
        ),
      }),
      ...failures,
    },
  },
});

/** Beside the specification: what a link to a listing shows in a chat. */
export const getSharePicture = defineEndpoint({
  method: 'GET',
  url: '/media/share/:file',
  access: 'public',
  schema: {
    summary: 'The share picture of an active listing: photo, price, size, type and area',
    description:
      'file is `{id}.jpg` in English or `{id}-ur.jpg` in Urdu. A JPEG of 1200 × 630 pixels and at most 150 KB, drawn when it is first asked for. The address stays; the ETag changes with what it shows.',
    tags: ['media'],
    params: Type.Object({ file: Type.String({ pattern: '^[1-9][0-9]{0,15}(-ur)?\\.jpg$' }) }),
    response: { 200: Type.String({ description: 'image bytes' }), ...failures },
  },
});
