import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';

/**
 * A picture: `src` is `/media/{hash}`; append `/{width}` for a size (content-negotiated AVIF or WebP). Width and height
 * are those of the master, in pixels.
 */
export const Picture = Type.Object({
  src: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  thumbhash: Type.String({ description: 'base64 thumbhash for the blurred placeholder' }),
});
export type Picture = Static<typeof Picture>;

export const getPicture = defineEndpoint({
  method: 'GET',
  url: '/media/:hash/:variant',
  access: 'public',
  schema: {
    summary: 'A picture in one size',
    description:
      'variant is a width (320, 640, 1024, 1600, or the picture’s own) with an optional extension .avif, .webp or .jpg; without one the Accept header decides. Addresses are content hashes, so answers are immutable.',
    tags: ['media'],
    params: Type.Object({ hash: Type.String({ pattern: '^[0-9a-f]{32}$' }), variant: Type.String({ maxLength: 16 }) }),
    response: { 200: Type.String({ description: 'image bytes' }), ...failures },
  },
});
