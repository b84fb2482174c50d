import Type from 'typebox';
import { defineEndpoint, failures, GivenPropertyId } from './endpoint.ts';

/** Beside the specification: 'Report this listing', from anybody. */
export const reportListing = defineEndpoint({
  method: 'POST',
  url: '/api/reports',
  access: 'public',
  schema: {
    summary: 'Report a listing; the same report again on the same day is the same one',
    description:
      'Also as an `application/x-www-form-urlencoded` form; with `page` it answers with a redirect to a page. `reason` is gone, price, place, copied, fraud, offensive or other (which needs `text`).',
    tags: ['reports'],
    body: Type.Object({
      property_id: GivenPropertyId,
      reason: Type.Optional(Type.String({ maxLength: 20 })),
      text: Type.Optional(Type.String({ maxLength: 8_000 })),
      email: Type.Optional(Type.String({ maxLength: 254, description: 'for questions of ours; not needed' })),
      page: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('ur')])),
    }),
    response: { 201: Type.Object({ message: Type.String(), receipt: Type.String() }), ...failures },
  },
});
