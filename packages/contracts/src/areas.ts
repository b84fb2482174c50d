import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';

export const City = Type.Object({ id: Type.Integer(), city_name: Type.String() });
export type City = Static<typeof City>;

export const Area = Type.Object({
  id: Type.Integer(),
  area_name: Type.String(),
  area_name_ur: Type.Optional(Type.String({ description: 'the name in Urdu' })),
  aliases: Type.Optional(
    Type.Array(Type.String(), { description: 'what people also call it, in Latin and Urdu script, for searching' }),
  ),
});
export type Area = Static<typeof Area>;

export const listCities = defineEndpoint({
  method: 'GET',
  url: '/api/cities',
  access: 'public',
  schema: { summary: 'All cities', tags: ['areas'], response: { 200: Type.Array(City), ...failures } },
});

export const listAreas = defineEndpoint({
  method: 'GET',
  url: '/api/cities/:cityId',
  access: 'public',
  schema: {
    summary: 'The areas of a city, by name',
    tags: ['areas'],
    params: Type.Object({ cityId: Type.String({ pattern: '^[0-9]{1,9}$' }) }),
    response: { 200: Type.Array(Area), ...failures },
  },
});

/** A part of an area: a phase, block, sector or society. */
export const AreaPart = Type.Object({
  id: Type.Integer(),
  area_id: Type.Integer(),
  name: Type.String({ description: 'within its area: Phase 6, Block 13-D' }),
  name_ur: Type.Optional(Type.String()),
});
export type AreaPart = Static<typeof AreaPart>;

export const listAreaParts = defineEndpoint({
  method: 'GET',
  url: '/api/parts',
  access: 'public',
  schema: {
    summary: 'The phases, blocks and sectors of some areas; none where an area has none',
    tags: ['areas'],
    querystring: Type.Object({
      area: Type.Optional(Type.String({ maxLength: 200, description: 'area ids or names by comma, at most 20' })),
      part: Type.Optional(Type.String({ maxLength: 200, description: 'ids of single parts by comma, at most 20' })),
    }),
    response: { 200: Type.Array(AreaPart), ...failures },
  },
});

/** An area that a text may mean, and which parts of it; none where all of it is meant. */
export const MeantPlace = Type.Object({
  id: Type.Integer(),
  area_name: Type.String(),
  area_name_ur: Type.Optional(Type.String()),
  slug: Type.String(),
  parts: Type.Array(Type.Object({ ...AreaPart.properties, slug: Type.String() })),
});
export type MeantPlace = Static<typeof MeantPlace>;

export const listMeantPlaces = defineEndpoint({
  method: 'GET',
  url: '/api/places',
  access: 'public',
  schema: {
    summary: 'The areas, or the parts of areas, that a text may mean',
    description: 'One area where the list of properties understands the text as `area`.',
    tags: ['areas'],
    querystring: Type.Object({ named: Type.String({ maxLength: 200 }) }),
    response: { 200: Type.Array(MeantPlace), ...failures },
  },
});

/** What lies around the areas of a search, nearest first. */
export const listNearbyAreas = defineEndpoint({
  method: 'GET',
  url: '/api/nearby-areas',
  access: 'public',
  schema: {
    summary: 'The six areas around some areas, nearest first; none where nobody knows where those lie',
    tags: ['areas'],
    querystring: Type.Object({
      area: Type.String({ maxLength: 200, description: 'area ids or names by comma, at most 20' }),
    }),
    response: { 200: Type.Array(Area), ...failures },
  },
});

const Purpose = Type.Union([Type.Literal('sale'), Type.Literal('rent')]);

/** What is asked for a group of offers. Prices are whole rupees per square yard, per month when rented. */
const Asked = {
  offers: Type.Integer({ description: 'how many offers count, at least 10' }),
  median: Type.Integer(),
  lower_quartile: Type.Integer({ description: 'a quarter of the offers ask less' }),
  upper_quartile: Type.Integer({ description: 'a quarter of the offers ask more' }),
};

export const AreaFigures = Type.Object({
  purpose: Purpose,
  property_type: Type.String({ description: '`homes` for all types that people live in' }),
  ...Asked,
  left_out: Type.Integer({ description: 'offers whose price is far from all others' }),
  days: Type.Integer({ description: 'half of the offers have been listed for longer' }),
});
export type AreaFigures = Static<typeof AreaFigures>;

export const AreaMonth = Type.Object({ purpose: Purpose, month: Type.String({ description: '2026-11' }), ...Asked });
export type AreaMonth = Static<typeof AreaMonth>;

/** An area as a list of areas shows it. Figures that are absent have too few offers. */
export const AreaSummary = Type.Object({
  id: Type.Integer(),
  area_name: Type.String(),
  area_name_ur: Type.Optional(Type.String()),
  aliases: Type.Optional(Type.Array(Type.String())),
  slug: Type.String(),
  listings: Type.Integer({ description: 'active listings' }),
  sale: Type.Optional(Type.Object({ median: Type.Integer(), offers: Type.Integer() })),
  rent: Type.Optional(Type.Object({ median: Type.Integer(), offers: Type.Integer() })),
});
export type AreaSummary = Static<typeof AreaSummary>;

export const AreaProfile = Type.Object({
  ...AreaSummary.properties,
  city: Type.String(),
  latitude: Type.Union([Type.Number(), Type.Null()]),
  longitude: Type.Union([Type.Number(), Type.Null()]),
  figures: Type.Array(AreaFigures, { description: 'by purpose, all homes first, then the types with most offers' }),
  months: Type.Array(AreaMonth, { description: 'the course of all homes in the last twelve months, oldest first' }),
  neighbours: Type.Array(AreaSummary, { description: 'nearest first' }),
  parts: Type.Array(
    Type.Object({ ...AreaPart.properties, slug: Type.String(), listings: Type.Integer({ description: 'active' }) }),
  ),
});
export type AreaProfile = Static<typeof AreaProfile>;

const asked = 'Prices are asked, not paid: whole rupees per square yard. Nothing is said under 10 offers.';

export const listAreaSummaries = defineEndpoint({
  method: 'GET',
  url: '/api/areas',
  access: 'public',
  schema: {
    summary: 'All areas by name, with what is asked for homes there',
    description: asked,
    tags: ['areas'],
    response: { 200: Type.Array(AreaSummary), ...failures },
  },
});

const areaParams = Type.Object({
  area: Type.String({ maxLength: 200, description: 'slug, id or a name of the area' }),
});

export const getAreaProfile = defineEndpoint({
  method: 'GET',
  url: '/api/areas/:area',
  access: 'public',
  schema: {
    summary: 'One area: what is asked there by purpose and type, the monthly course, and the areas around it',
    description: asked,
    tags: ['areas'],
    params: areaParams,
    response: { 200: AreaProfile, ...failures },
  },
});

/** One part of an area. */
export const AreaPartProfile = Type.Object({
  ...AreaPart.properties,
  slug: Type.String(),
  listings: Type.Integer({ description: 'active listings' }),
  area: Type.Object({
    id: Type.Integer(),
    area_name: Type.String(),
    area_name_ur: Type.Optional(Type.String()),
    slug: Type.String(),
  }),
  city: Type.String(),
  figures: Type.Array(AreaFigures, { description: 'as those of an area, of this part alone and of now' }),
  siblings: Type.Array(Type.Object({ ...AreaPart.properties, slug: Type.String(), listings: Type.Integer() })),
});
export type AreaPartProfile = Static<typeof AreaPartProfile>;

export const getAreaPart = defineEndpoint({
  method: 'GET',
  url: '/api/areas/:area/parts/:part',
  access: 'public',
  schema: {
    summary: 'One phase, block or sector: what is asked there by purpose and type, and the other parts of its area',
    description: asked,
    tags: ['areas'],
    params: Type.Object({
      ...areaParams.properties,
      part: Type.String({ maxLength: 100, description: 'slug, id or a name of the part' }),
    }),
    response: { 200: AreaPartProfile, ...failures },
  },
});

export const downloadAreaStatistics = defineEndpoint({
  method: 'GET',
  url: '/api/areas/:area/statistics.csv',
  access: 'public',
  schema: {
    summary: 'The figures of an area and all their months as CSV, under CC BY 4.0',
    description: asked,
    tags: ['areas'],
    params: areaParams,
    response: { 200: Type.String(), ...failures },
  },
});
