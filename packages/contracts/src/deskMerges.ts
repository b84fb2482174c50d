import Type, { type Static } from 'typebox';
import { nullable } from './desk.ts';
import { defineEndpoint, failures, Message } from './endpoint.ts';

/*
 * Two accounts of one person become one, at the desk. It cannot be taken back: it is looked at first, needs a fresh
 * code, and stands in the audit log of both.
 */

const merges = { access: 'staff', permission: 'people:write' } as const;
const AccountNumber = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** One of the two accounts. */
export const MergeSide = Type.Object({
  id: Type.Integer(),
  role: Type.Union([Type.Literal('seller'), Type.Literal('buyer')]),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String({ description: 'E.164; empty where there is none' }),
  created_at: Type.String(),
});
export type MergeSide = Static<typeof MergeSide>;

/** What would move, and what keeps it from moving. */
export const MergePreview = Type.Object({
  ends: MergeSide,
  stays: MergeSide,
  moves: Type.Object(
    {
      listings: Type.Integer({ description: 'with the messages and viewings that they received' }),
      favourites: Type.Integer({ description: 'homes of the shortlist, with their notes' }),
      searches: Type.Integer(),
      viewings: Type.Integer({ description: 'homes that the person asked to see' }),
      support: Type.Integer(),
      notes: Type.Integer({ description: 'of the staff' }),
      marks: Type.Integer({ description: 'checks in force' }),
    },
    { description: 'what the account that ends has' },
  ),
  both: Type.Object(
    { favourites: Type.Integer(), searches: Type.Integer() },
    { description: 'of these, what the other account has already: it becomes one' },
  ),
  paused: Type.Integer({ description: 'listings that the plan of the account that stays has no room for' }),
  obstacle: nullable(Type.String({ description: 'why it cannot be done; null where it can' })),
});
export type MergePreview = Static<typeof MergePreview>;

export const previewMerge = defineEndpoint({
  method: 'GET',
  url: '/api/desk/merges/preview',
  ...merges,
  schema: {
    summary: 'What would move if two accounts of one person became one; changes nothing',
    tags: ['desk'],
    querystring: Type.Object({
      ends: Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: 'the account that ends' }),
      stays: Type.String({ maxLength: 254, description: 'the number or the address of the one that stays' }),
    }),
    response: { 200: MergePreview, ...failures },
  },
});

export const mergeAccounts = defineEndpoint({
  method: 'POST',
  url: '/api/desk/merges',
  ...merges,
  stepUp: true,
  schema: {
    summary: 'Make two accounts of one person one, for good; both addresses get a mail',
    description:
      '409 where one of them is suspended, leaving or ended, or where the one that ends has anything of the books: orders, payments, a paid plan or credit.',
    tags: ['desk'],
    body: Type.Object({ ends: AccountNumber, stays: AccountNumber }),
    response: { 200: Message, ...failures },
  },
});
