import { LONGEST_SEARCH, MOST_SEEN } from '@karachi-estates/domain/recents/recents';
import Type from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';

const Recents = Type.Object({
  property_ids: Type.Array(Type.Integer({ minimum: 1 }), {
    maxItems: MOST_SEEN,
    description: 'homes that were looked at, the last one at the end',
  }),
  search: Type.String({
    maxLength: LONGEST_SEARCH,
    description: 'query of the last search of the list, empty without one',
  }),
});

/** Beside the specification: guests' devices remember what was looked at, and bring it along when they sign in. */
export const bringRecents = defineEndpoint({
  method: 'POST',
  url: '/api/recents',
  access: 'user',
  schema: {
    summary: 'Bring what was looked at on a device to the account, each home once; bringing it again changes nothing',
    tags: ['accounts'],
    body: Type.Object({
      ...Recents.properties,
      forget: Type.Optional(Type.Boolean({ description: 'what the account knew before is forgotten' })),
    }),
    response: { 200: Recents, ...failures },
  },
});
