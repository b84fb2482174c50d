import type { NewsKind } from '@karachi-estates/domain/properties/listingNews';
import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';
import { nullable, Property, PropertyCardFields } from './properties.ts';

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
