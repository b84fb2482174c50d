import Type, { type Static } from 'typebox';
import { Area, AreaPart } from './areas.ts';
import { defineEndpoint, failures } from './endpoint.ts';

export const UnderstoodSearch = Type.Object({
  query: Type.Object(
    {
      area: Type.Optional(Type.String({ description: 'ids by comma, at most 20' })),
      part: Type.Optional(Type.String({ description: 'ids of phases, blocks and sectors by comma' })),
      propertyType: Type.Optional(Type.String({ description: 'the types that were named, by comma' })),
      purpose: Type.Optional(Type.String()),
      minPrice: Type.Optional(Type.String({ description: 'whole rupees' })),
      maxPrice: Type.Optional(Type.String({ description: 'whole rupees' })),
      minYardPrice: Type.Optional(Type.String({ description: 'whole rupees per square yard' })),
      maxYardPrice: Type.Optional(Type.String({ description: 'whole rupees per square yard' })),
      minSize: Type.Optional(Type.String({ description: 'square feet' })),
      maxSize: Type.Optional(Type.String({ description: 'square feet' })),
      bedrooms: Type.Optional(Type.String({ description: 'at least this many' })),
      exactBedrooms: Type.Optional(Type.String({ description: '1: exactly as many as `bedrooms` says' })),
      bathrooms: Type.Optional(Type.String({ description: 'at least this many' })),
      exactBathrooms: Type.Optional(Type.String({ description: '1: exactly as many as `bathrooms` says' })),
      parking: Type.Optional(Type.String({ description: '1' })),
      withPhotos: Type.Optional(Type.String({ description: '1' })),
      priceReduced: Type.Optional(Type.String({ description: '1' })),
      verified: Type.Optional(Type.String({ description: '1' })),
      confirmed: Type.Optional(Type.String({ description: 'days' })),
      postedWithin: Type.Optional(Type.String({ description: 'days: 1, 7 or 30' })),
    },
    { description: 'What was understood, as filters of the list' },
  ),
  parts: Type.Array(Type.String(), {
    description: 'parts of areas that nobody has listed here, so that the whole area is searched: Phase 9',
  }),
  most: Type.Optional(
    Type.Object(
      { bedrooms: Type.Optional(Type.Integer()), bathrooms: Type.Optional(Type.Integer()) },
      { description: 'most rooms that were named; lists have no such filter and show homes with more too' },
    ),
  ),
  offers: Type.Array(
    Type.Object({
      typed: Type.String(),
      areas: Type.Array(Area),
      parts: Type.Optional(Type.Array(AreaPart, { description: 'societies that they may mean' })),
    }),
    { description: 'areas that words with a slip in them may mean' },
  ),
  unknown: Type.Array(Type.String(), { description: 'words that mean nothing here' }),
});
export type UnderstoodSearch = Static<typeof UnderstoodSearch>;

export const understandSearch = defineEndpoint({
  method: 'GET',
  url: '/api/search/understood',
  access: 'public',
  schema: {
    summary: 'What a search in a person’s own words means, in English, Roman Urdu or Urdu',
    description: 'Only the first 200 characters are read. Nothing is searched.',
    tags: ['properties'],
    querystring: Type.Object({ q: Type.String({ maxLength: 2_000 }) }),
    response: { 200: UnderstoodSearch, ...failures },
  },
});
