import { ASKED_MARK_KINDS, CODE_WAYS, MARK_KINDS } from '@karachi-estates/domain/marks/marks';
import Type, { type Static } from 'typebox';
import { defineEndpoint, failures, Message } from './endpoint.ts';

const oneOf = <T extends string>(values: readonly T[], description?: string) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...(description && { description }) });
const nullable = Type.Null();

/** Something that was checked about a seller, as everybody sees it. */
export const SellerMark = Type.Object({
  kind: oneOf(MARK_KINDS),
  given_at: Type.String(),
  way: Type.Union([oneOf(CODE_WAYS), nullable], { description: 'how the code of `phone` went; null for other kinds' }),
});
export type SellerMark = Static<typeof SellerMark>;

const Request = Type.Object({ kind: oneOf(ASKED_MARK_KINDS), detail: Type.String(), requested_at: Type.String() });

/** A seller's own marks, and what they have asked for. */
export const OwnMarks = Type.Object({
  marks: Type.Array(Type.Object({ ...SellerMark.properties, detail: Type.String() })),
  requests: Type.Array(Request),
  phone: Type.String({ description: 'E.164; empty where the profile has none' }),
  way: oneOf(CODE_WAYS, 'how a code would go'),
});
export type OwnMarks = Static<typeof OwnMarks>;

export const getMyMarks = defineEndpoint({
  method: 'GET',
  url: '/api/marks',
  access: 'seller',
  schema: { summary: 'The seller’s own marks and requests', tags: ['marks'], response: { 200: OwnMarks, ...failures } },
});

export const sendMarkCode = defineEndpoint({
  method: 'POST',
  url: '/api/marks/code',
  access: 'seller',
  schema: {
    summary: 'Send a code of six digits; 429 with `Retry-After` after three within an hour',
    tags: ['marks'],
    response: { 200: Message, ...failures },
  },
});

export const confirmMarkCode = defineEndpoint({
  method: 'POST',
  url: '/api/marks/code/confirm',
  access: 'seller',
  schema: {
    summary: 'Type the code: the mark is given; after five wrong tries the code is void',
    tags: ['marks'],
    body: Type.Object({ code: Type.String({ maxLength: 20 }) }),
    response: { 200: Message, ...failures },
  },
});

export const requestMark = defineEndpoint({
  method: 'POST',
  url: '/api/marks/requests',
  access: 'seller',
  schema: {
    summary: 'Ask the staff to check something; asked again it replaces what was asked',
    tags: ['marks'],
    body: Type.Object({
      kind: Type.String({ maxLength: 20, description: 'licence, office or developer' }),
      detail: Type.String({
        maxLength: 1_000,
        description: 'the licence number, where the office is, or which project',
      }),
    }),
    response: { 201: Message, ...failures },
  },
});

/** All marks of a seller for the staff, those that ended too. */
export const DeskMarks = Type.Object({
  marks: Type.Array(
    Type.Object({
      ...SellerMark.properties,
      id: Type.Integer(),
      detail: Type.String(),
      given_by: Type.Union([Type.String(), nullable], { description: 'null: the seller proved it alone' }),
      ended_at: Type.Union([Type.String(), nullable]),
      ended_why: Type.Union([Type.String(), nullable]),
    }),
  ),
  requests: Type.Array(Request),
});
export type DeskMarks = Static<typeof DeskMarks>;

const RowId = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) });

export const MARK_ACTIONS = ['give', 'decline', 'end'] as const;
export type MarkAction = (typeof MARK_ACTIONS)[number];

export const actOnMark = defineEndpoint({
  method: 'POST',
  url: '/api/desk/sellers/:id/marks',
  access: 'staff',
  permission: 'people:write',
  schema: {
    summary: 'Give a mark, decline what was asked for, or take a mark away',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      action: oneOf(MARK_ACTIONS),
      kind: oneOf(MARK_KINDS),
      text: Type.Optional(
        Type.String({ maxLength: 500, description: 'give: what was seen; end: why. Never a copy of a document' }),
      ),
    }),
    response: { 200: DeskMarks, ...failures },
  },
});
