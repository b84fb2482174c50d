import Type from 'typebox';
import { defineEndpoint, failures, GivenPropertyId, Message } from './endpoint.ts';

const page = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('ur')]));
const forms = 'Also as an `application/x-www-form-urlencoded` form; with `page` it answers with a redirect to a page.';

/** Beside the specification: for people who write and neither call nor chat. */
export const writeToSeller = defineEndpoint({
  method: 'POST',
  url: '/api/enquiries',
  access: 'public',
  schema: {
    summary:
      'Write to the seller of an active listing; the same message again is the same one, with an `Idempotency-Key` for a month',
    description: forms,
    tags: ['enquiries'],
    body: Type.Object({
      property_id: GivenPropertyId,
      name: Type.Optional(Type.String({ maxLength: 400 })),
      email: Type.Optional(Type.String({ maxLength: 254 })),
      phone: Type.Optional(Type.String({ maxLength: 40 })),
      text: Type.Optional(Type.String({ maxLength: 8_000 })),
      page,
    }),
    response: { 201: Message, ...failures },
  },
});

export const withdrawEnquiry = defineEndpoint({
  method: 'POST',
  url: '/api/enquiries/withdraw',
  access: 'public',
  schema: {
    summary: 'Do not contact me again: takes a sent message back with the link of its mail',
    description: forms,
    tags: ['enquiries'],
    body: Type.Object({ token: Type.String({ maxLength: 200 }), page }),
    response: { 200: Message, ...failures },
  },
});
