import { SUPPORT_STATES } from '@karachi-estates/domain/support/rules';
import Type, { type Static } from 'typebox';
import { Cursor, Limit, nullable, oneOf, pageOf, RowId, Skip, text } from './desk.ts';
import { defineEndpoint, failures, Message } from './endpoint.ts';

const Moment = Type.String({ description: 'ISO 8601' });
const State = oneOf(SUPPORT_STATES, 'open: nobody has answered yet');

/** One request of a seller with what was answered. */
export const SupportRequest = Type.Object({
  id: Type.Integer(),
  subject: Type.String(),
  words: Type.String(),
  state: State,
  created_at: Moment,
  answers: Type.Array(Type.Object({ words: Type.String(), at: Moment }), { description: 'oldest first' }),
});
export type SupportRequest = Static<typeof SupportRequest>;

/** A seller's requests, and what their plan promises. */
export const SupportOverview = Type.Object({
  requests: Type.Array(SupportRequest, { description: 'newest first, at most fifty' }),
  promise: oneOf(['basic', 'priority', 'manager'], 'of the plan in force'),
  manager: nullable(Type.Object({ name: Type.String(), phone: Type.String({ description: 'E.164' }) })),
});
export type SupportOverview = Static<typeof SupportOverview>;

export const getSupport = defineEndpoint({
  method: 'GET',
  url: '/api/support',
  access: 'seller',
  schema: {
    summary: 'The seller’s requests for support, and what their plan promises',
    tags: ['support'],
    response: { 200: SupportOverview, ...failures },
  },
});

export const askSupport = defineEndpoint({
  method: 'POST',
  url: '/api/support',
  access: 'seller',
  schema: {
    summary: 'Ask the desk for help; the answer comes by mail. The same request within ten minutes is one',
    tags: ['support'],
    body: Type.Object({
      subject: Type.Optional(Type.String({ maxLength: 400 })),
      words: Type.Optional(Type.String({ maxLength: 16_000 })),
    }),
    response: { 201: Type.Object({ ...Message.properties, request: SupportRequest }), ...failures },
  },
});

// At the desk

export const DeskSupport = Type.Object({
  id: Type.Integer(),
  subject: Type.String(),
  state: State,
  seller_id: Type.Integer(),
  seller_name: Type.String(),
  plan: Type.String({ description: 'in force now' }),
  created_at: Moment,
});
export type DeskSupport = Static<typeof DeskSupport>;

export const DeskSupportDetail = Type.Object({
  ...DeskSupport.properties,
  words: Type.String(),
  email: Type.String(),
  phone: Type.String({ description: 'E.164; empty where there is none' }),
  locale: Type.String({ description: 'the language that the mail goes out in' }),
  answers: Type.Array(Type.Object({ words: Type.String(), by: Type.String(), at: Moment })),
});
export type DeskSupportDetail = Static<typeof DeskSupportDetail>;

export const DeskSupportQuery = Type.Object({
  cursor: Cursor,
  skip: Skip,
  limit: Limit,
  state: Type.Optional(State),
  q: Type.Optional(Type.String({ maxLength: 120, description: 'part of the subject, or the number of a request' })),
});
export type DeskSupportQuery = Static<typeof DeskSupportQuery>;

export const listDeskSupport = defineEndpoint({
  method: 'GET',
  url: '/api/desk/support',
  access: 'staff',
  permission: 'support',
  schema: {
    summary: 'Requests for support: Premium before Pro before Basic, then those that wait longest',
    tags: ['desk'],
    querystring: DeskSupportQuery,
    response: { 200: pageOf(DeskSupport), ...failures },
  },
});

export const getDeskSupport = defineEndpoint({
  method: 'GET',
  url: '/api/desk/support/:id',
  access: 'staff',
  permission: 'support',
  schema: {
    summary: 'One request with its answers',
    tags: ['desk'],
    params: RowId,
    response: { 200: DeskSupportDetail, ...failures },
  },
});

export const answerSupport = defineEndpoint({
  method: 'POST',
  url: '/api/desk/support/:id/answers',
  access: 'staff',
  permission: 'support',
  schema: {
    summary: 'Answer a request: the seller gets it by mail and reads it in their workspace',
    description: '409 where somebody has answered since `seen`.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      words: text(4_000),
      seen: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, description: 'answers that are on the screen' })),
    }),
    response: { 201: DeskSupportDetail, ...failures },
  },
});

export const actOnSupport = defineEndpoint({
  method: 'POST',
  url: '/api/desk/support/:id/actions',
  access: 'staff',
  permission: 'support',
  schema: {
    summary: 'Close a request without an answer, or open it again; 409 where it is so already',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({ action: oneOf(['close', 'reopen']) }),
    response: { 200: DeskSupportDetail, ...failures },
  },
});
