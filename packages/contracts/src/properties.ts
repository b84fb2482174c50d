import Type, { type Static, type TSchema } from 'typebox';
import { defineEndpoint, failures, Message } from './endpoint.ts';
import { HomePaper } from './homePapers.ts';
import { HomeOffer } from './homes.ts';
import { SellerMark } from './marks.ts';
import { Picture } from './media.ts';

/** A value that may be null. */
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** The part of an address that names a property. */
export const propertyId = Type.Object({ property_id: Type.String({ maxLength: 40 }) });

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
