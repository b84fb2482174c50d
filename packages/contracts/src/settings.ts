import Type, { type Static } from 'typebox';
import { defineEndpoint, failures, Message } from './endpoint.ts';

/** What the site shows that the operator sets: contacts, bank account, links. */
export const PublicSettings = Type.Object({
  siteUrl: Type.String(),
  contact: Type.Object({
    email: Type.String(),
    phone: Type.String(),
    address: Type.String(),
    chatUrl: Type.String(),
  }),
  bank: Type.Object({
    accountTitle: Type.String(),
    accountNumber: Type.String(),
    bankName: Type.String(),
    paymentContact: Type.String(),
  }),
  googleClientId: Type.Union([Type.String(), Type.Null()]),
  videoUrl: Type.Union([Type.String(), Type.Null()], { description: 'provider embed; null: the film file' }),
  brochureUrl: Type.Union([Type.String(), Type.Null()], { description: 'null: the file of the site' }),
  map: Type.Optional(
    Type.Object(
      { tiles: Type.String(), credit: Type.String() },
      { description: 'street tiles (PMTiles) of the operator, and whose they are; absent: the built-in map' },
    ),
  ),
  demoData: Type.Boolean(),
});
export type PublicSettings = Static<typeof PublicSettings>;

export const getSettings = defineEndpoint({
  method: 'GET',
  url: '/api/settings',
  access: 'public',
  schema: { summary: 'The site’s public settings', tags: ['settings'], response: { 200: PublicSettings, ...failures } },
});

export const reportClientError = defineEndpoint({
  method: 'POST',
  url: '/api/client-errors',
  access: 'public',
  schema: {
    summary: 'A browser reports an error; only logged',
    tags: ['settings'],
    body: Type.Object({
      message: Type.String({ maxLength: 2000 }),
      stack: Type.Optional(Type.String({ maxLength: 8000 })),
      url: Type.Optional(Type.String({ maxLength: 2000 })),
      requestId: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: { 202: Message, ...failures },
  },
});
