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
