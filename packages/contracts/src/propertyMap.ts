import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';
import { Purpose } from './properties.ts';
import { PropertyQuery } from './propertyLists.ts';

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
