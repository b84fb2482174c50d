import Type, { type Static } from 'typebox';
import {
  Cursor,
  DeskNote,
  Limit,
  moment,
  NoteBody,
  noteAnswer,
  nullable,
  Order,
  oneOf,
  pageOf,
  RowId,
  Skip,
} from './desk.ts';
import { AuditRow } from './deskAudit.ts';
import { DeskListing } from './deskListings.ts';
import { defineEndpoint, failures } from './endpoint.ts';
import { DeskMarks } from './marks.ts';

/* Sellers and buyers at the desk. The rules of every request stand in `desk.ts`. */

export const DeskPerson = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  email_confirmed: Type.Boolean(),
  phone: Type.String({ description: 'E.164; empty where there is none' }),
  plan: Type.String({ description: 'in force now' }),
  plan_until: nullable(Type.String()),
  active_listings: Type.Integer(),
  suspended_at: nullable(Type.String()),
  erase_at: nullable(moment('when the account is erased, as its owner asked')),
  merged_into: nullable(Type.Integer({ description: 'the account of the same person in which this one ended' })),
  created_at: Type.String(),
});
export type DeskPerson = Static<typeof DeskPerson>;

export const DeskPersonDetail = Type.Object({
  ...DeskPerson.properties,
  role: oneOf(['seller', 'buyer']),
  address: Type.String(),
  locale: Type.String(),
  sessions: Type.Integer({ description: 'devices that are signed in' }),
  listings: Type.Array(DeskListing, { description: 'the newest twenty' }),
  checks: Type.Optional(DeskMarks),
  notes: Type.Array(DeskNote),
  log: Type.Array(AuditRow),
});
export type DeskPersonDetail = Static<typeof DeskPersonDetail>;

export const DeskPeopleQuery = Type.Object({
  cursor: Cursor,
  skip: Skip,
  limit: Limit,
  order: Order,
  q: Type.Optional(
    Type.String({ maxLength: 120, description: 'the beginning of a name or address, a phone number, or an id' }),
  ),
  suspended: Type.Optional(oneOf(['true', 'false'])),
  plan: Type.Optional(oneOf(['basic', 'pro', 'premium'])),
  asks: Type.Optional(oneOf(['true'], 'sellers who asked for a check')),
});
export type DeskPeopleQuery = Static<typeof DeskPeopleQuery>;

export const PERSON_ACTIONS = ['suspend', 'lift', 'end-sessions', 'send-reset'] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];

const PersonOrder = Type.Object({
  action: oneOf(PERSON_ACTIONS),
  reason: Type.Optional(
    Type.String({ maxLength: 500, description: 'needed by suspend; mailed to the person, and kept in the log' }),
  ),
  mistake: Type.Optional(
    Type.Boolean({
      description: 'of lift: it was suspended by mistake. The days of a paid plan are given back with a mail',
    }),
  ),
});
const peopleAnswer = { 200: pageOf(DeskPerson), ...failures };
const personAnswer = { 200: DeskPersonDetail, ...failures };

export const listDeskSellers = defineEndpoint({
  method: 'GET',
  url: '/api/desk/sellers',
  access: 'staff',
  permission: 'people:read',
  schema: { summary: 'Sellers, newest first', tags: ['desk'], querystring: DeskPeopleQuery, response: peopleAnswer },
});
export const getDeskSeller = defineEndpoint({
  method: 'GET',
  url: '/api/desk/sellers/:id',
  access: 'staff',
  permission: 'people:read',
  schema: { summary: 'One seller', tags: ['desk'], params: RowId, response: personAnswer },
});
export const actOnSeller = defineEndpoint({
  method: 'POST',
  url: '/api/desk/sellers/:id/actions',
  access: 'staff',
  permission: 'people:write',
  stepUp: 'sometimes',
  schema: {
    summary: 'Suspend a seller or lift it, end their sessions, or mail them a link for a new password',
    description: 'With `mistake`, which gives paid days back, a fresh code is needed.',
    tags: ['desk'],
    params: RowId,
    body: PersonOrder,
    response: personAnswer,
  },
});
const Archive = Type.Any({ description: 'archive bytes (tar, gzip)' });
const Erasure = Type.Object({ action: oneOf(['start', 'keep']) });

export const eraseSeller = defineEndpoint({
  method: 'POST',
  url: '/api/desk/sellers/:id/erasure',
  access: 'staff',
  permission: 'people:write',
  stepUp: true,
  schema: {
    summary: 'Erase a seller on their request, in fourteen days, or keep the account after all; they get a mail',
    tags: ['desk'],
    params: RowId,
    body: Erasure,
    response: personAnswer,
  },
});
export const eraseBuyer = defineEndpoint({
  method: 'POST',
  url: '/api/desk/buyers/:id/erasure',
  access: 'staff',
  permission: 'people:write',
  stepUp: true,
  schema: {
    summary: 'Erase a buyer on their request, in fourteen days, or keep the account after all; they get a mail',
    tags: ['desk'],
    params: RowId,
    body: Erasure,
    response: personAnswer,
  },
});
export const exportSeller = defineEndpoint({
  method: 'POST',
  url: '/api/desk/sellers/:id/export',
  access: 'staff',
  permission: 'people:write',
  stepUp: true,
  schema: {
    summary: 'Everything that a seller gave, on their request: the file of their own profile. They are told by mail',
    tags: ['desk'],
    params: RowId,
    response: { 200: Archive, ...failures },
  },
});
export const addSellerNote = defineEndpoint({
  method: 'POST',
  url: '/api/desk/sellers/:id/notes',
  access: 'staff',
  permission: 'people:read',
  schema: {
    summary: 'Write something down about a seller',
    tags: ['desk'],
    params: RowId,
    body: NoteBody,
    response: noteAnswer,
  },
});

export const listDeskBuyers = defineEndpoint({
  method: 'GET',
  url: '/api/desk/buyers',
  access: 'staff',
  permission: 'people:read',
  schema: { summary: 'Buyers, newest first', tags: ['desk'], querystring: DeskPeopleQuery, response: peopleAnswer },
});
export const getDeskBuyer = defineEndpoint({
  method: 'GET',
  url: '/api/desk/buyers/:id',
  access: 'staff',
  permission: 'people:read',
  schema: { summary: 'One buyer', tags: ['desk'], params: RowId, response: personAnswer },
});
export const actOnBuyer = defineEndpoint({
  method: 'POST',
  url: '/api/desk/buyers/:id/actions',
  access: 'staff',
  permission: 'people:write',
  stepUp: 'sometimes',
  schema: {
    summary: 'Suspend a buyer or lift it, end their sessions, or mail them a link for a new password',
    description: 'With `mistake`, which gives paid days back, a fresh code is needed.',
    tags: ['desk'],
    params: RowId,
    body: PersonOrder,
    response: personAnswer,
  },
});
export const exportBuyer = defineEndpoint({
  method: 'POST',
  url: '/api/desk/buyers/:id/export',
  access: 'staff',
  permission: 'people:write',
  stepUp: true,
  schema: {
    summary: 'Everything that a buyer gave, on their request: the file of their own profile. They are told by mail',
    tags: ['desk'],
    params: RowId,
    response: { 200: Archive, ...failures },
  },
});
export const addBuyerNote = defineEndpoint({
  method: 'POST',
  url: '/api/desk/buyers/:id/notes',
  access: 'staff',
  permission: 'people:read',
  schema: {
    summary: 'Write something down about a buyer',
    tags: ['desk'],
    params: RowId,
    body: NoteBody,
    response: noteAnswer,
  },
});
