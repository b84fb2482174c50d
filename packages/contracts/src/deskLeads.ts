import { LEAD_STAGES } from '@karachi-estates/domain/leads/stages';
import { HOME_ANSWERS, MOST_SHORTLISTED, SHORTLIST_CHANNELS } from '@karachi-estates/domain/leads/thread';
import Type, { type Static } from 'typebox';
import {
  Cursor,
  csv,
  DeskNote,
  Limit,
  NoteBody,
  noteAnswer,
  nullable,
  Order,
  oneOf,
  pageOf,
  RowId,
  Skip,
} from './desk.ts';
import { DeskListing } from './deskListings.ts';
import { defineEndpoint, failures } from './endpoint.ts';
import { ListingStatus } from './properties.ts';

/* Leads, and interest in projects, at the desk. The rules of every request stand in `desk.ts`. */

export const LeadStageName = oneOf(LEAD_STAGES);

const Work = {
  stage: LeadStageName,
  owner_id: nullable(Type.Integer({ description: 'of the staff; null: nobody has taken it' })),
  owner: nullable(Type.String()),
  reminder_at: nullable(Type.String()),
  others: Type.Integer({ description: 'what else came from the same phone' }),
};

export const DeskLead = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  phone: Type.String({ description: 'E.164' }),
  email: Type.String(),
  city: Type.String(),
  area: Type.String(),
  property_type: Type.String(),
  bedrooms: Type.String(),
  budget: Type.Integer(),
  message: Type.String(),
  ...Work,
  created_at: Type.String(),
});
export type DeskLead = Static<typeof DeskLead>;

export const DeskInterest = Type.Object({
  id: Type.Integer(),
  project: Type.String(),
  project_name: Type.String(),
  unit_type: Type.String(),
  unit: Type.String({ description: 'in words' }),
  name: Type.String(),
  phone: Type.String({ description: 'E.164' }),
  email: Type.String(),
  ...Work,
  created_at: Type.String(),
});
export type DeskInterest = Static<typeof DeskInterest>;

export const DeskLeadDetail = Type.Object({
  ...DeskLead.properties,
  notes: Type.Array(DeskNote),
  same_phone: Type.Array(DeskLead, { description: 'other leads from the same phone, newest first' }),
  matching: Type.Array(DeskListing, { description: 'active ads for this wish, best first, at most twelve' }),
  sent: Type.Array(
    Type.Object({
      property_id: Type.Integer(),
      title: Type.String(),
      status: ListingStatus,
      channel: oneOf(SHORTLIST_CHANNELS),
      sent_at: Type.String(),
      answer: nullable(oneOf(HOME_ANSWERS)),
      answered_at: nullable(Type.String()),
    }),
    { description: 'the homes that were sent, the latest first, and what the person said of each' },
  ),
  thread_url: nullable(
    Type.String({ description: 'the person’s own page of the request, secret; null once it is erased' }),
  ),
});
export type DeskLeadDetail = Static<typeof DeskLeadDetail>;

export const DeskInterestDetail = Type.Object({
  ...DeskInterest.properties,
  notes: Type.Array(DeskNote),
  same_phone: Type.Array(DeskInterest),
});
export type DeskInterestDetail = Static<typeof DeskInterestDetail>;

const workQuery = {
  cursor: Cursor,
  skip: Skip,
  limit: Limit,
  order: Order,
  q: Type.Optional(
    Type.String({
      maxLength: 120,
      description: 'words of a name or address (the last may be a beginning), or a phone number from its start or end',
    }),
  ),
  stage: Type.Optional(oneOf([...LEAD_STAGES, 'open'], 'open: neither closed nor lost')),
  owner: Type.Optional(
    Type.String({ pattern: '^(none|me|[1-9][0-9]{0,8})$', description: '`none`, `me`, or an id of the staff' }),
  ),
  due: Type.Optional(oneOf(['true'], 'whose reminder has come')),
  fold: Type.Optional(oneOf(['true'], 'the newest of each phone only; `others` counts the rest')),
};
export const DeskLeadsQuery = Type.Object(workQuery);
export type DeskLeadsQuery = Static<typeof DeskLeadsQuery>;
export const DeskInterestQuery = Type.Object({
  ...workQuery,
  project: Type.Optional(Type.String({ maxLength: 60 })),
});
export type DeskInterestQuery = Static<typeof DeskInterestQuery>;

/** What the desk sets on a lead; what is left out stays. */
export const WorkChange = Type.Object({
  stage: Type.Optional(LeadStageName),
  stage_before: Type.Optional(
    oneOf(LEAD_STAGES, 'what it was on the screen; where it is another by now, nothing is changed'),
  ),
  owner_id: Type.Optional(nullable(Type.Integer({ minimum: 1 }))),
  owner_before: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 1,
        description: 'whose it was on the screen; an owner who is not named is not replaced',
      }),
    ),
  ),
  reminder_at: Type.Optional(nullable(Type.String({ format: 'date-time', maxLength: 40 }))),
  reminder_before: Type.Optional(
    nullable(
      Type.String({
        format: 'date-time',
        maxLength: 40,
        description: 'what it was on the screen; where it is another by now, nothing is changed',
      }),
    ),
  ),
});
export type WorkChange = Static<typeof WorkChange>;

export const listDeskLeads = defineEndpoint({
  method: 'GET',
  url: '/api/desk/leads',
  access: 'staff',
  permission: 'leads',
  schema: {
    summary: 'Find My Home requests, newest first',
    tags: ['desk'],
    querystring: DeskLeadsQuery,
    response: { 200: pageOf(DeskLead), ...failures },
  },
});
export const exportDeskLeads = defineEndpoint({
  method: 'GET',
  url: '/api/desk/leads.csv',
  access: 'staff',
  permission: 'leads',
  schema: { summary: 'The same as a file', tags: ['desk'], querystring: DeskLeadsQuery, response: csv },
});
export const getDeskLead = defineEndpoint({
  method: 'GET',
  url: '/api/desk/leads/:id',
  access: 'staff',
  permission: 'leads',
  schema: {
    summary: 'One lead, with the ads that match it',
    tags: ['desk'],
    params: RowId,
    response: { 200: DeskLeadDetail, ...failures },
  },
});
export const changeDeskLead = defineEndpoint({
  method: 'PUT',
  url: '/api/desk/leads/:id',
  access: 'staff',
  permission: 'leads',
  schema: {
    summary: 'Set the stage, the owner or the reminder of a lead',
    description:
      '409 with LEAD_TAKEN where it is another’s by now than `owner_before` says, with DESK_ROW_CHANGED where stage or reminder are not as before.',
    tags: ['desk'],
    params: RowId,
    body: WorkChange,
    response: { 200: DeskLead, ...failures },
  },
});
export const addLeadNote = defineEndpoint({
  method: 'POST',
  url: '/api/desk/leads/:id/notes',
  access: 'staff',
  permission: 'leads',
  schema: {
    summary: 'Write something down about a lead',
    tags: ['desk'],
    params: RowId,
    body: NoteBody,
    response: noteAnswer,
  },
});

export const Shortlist = Type.Object({
  property_ids: Type.Array(Type.Integer({ minimum: 1 }), {
    minItems: 1,
    maxItems: MOST_SHORTLISTED,
    uniqueItems: true,
  }),
  channel: oneOf(SHORTLIST_CHANNELS, 'whatsapp: only noted, the message is sent by hand'),
  words: Type.Optional(Type.String({ maxLength: 1000, description: 'of a mail: a few words above the homes' })),
  last_sent_at: Type.Optional(
    nullable(
      Type.String({
        maxLength: 40,
        description:
          'of a mail: when homes were last sent, as the screen has it, null where none were; without it nothing is checked',
      }),
    ),
  ),
});
export type Shortlist = Static<typeof Shortlist>;

export const sendLeadShortlist = defineEndpoint({
  method: 'POST',
  url: '/api/desk/leads/:id/shortlist',
  access: 'staff',
  permission: 'leads',
  schema: {
    summary:
      'Send up to three homes to who asked for one; the lead leaves the stage new. 409 for one that is over, or where somebody has sent homes since',
    tags: ['desk'],
    params: RowId,
    body: Shortlist,
    response: { 201: DeskLeadDetail, ...failures },
  },
});

export const listDeskInterest = defineEndpoint({
  method: 'GET',
  url: '/api/desk/interest',
  access: 'staff',
  permission: 'leads',
  schema: {
    summary: 'Interest registrations, newest first',
    tags: ['desk'],
    querystring: DeskInterestQuery,
    response: { 200: pageOf(DeskInterest), ...failures },
  },
});
export const exportDeskInterest = defineEndpoint({
  method: 'GET',
  url: '/api/desk/interest.csv',
  access: 'staff',
  permission: 'leads',
  schema: { summary: 'The same as a file', tags: ['desk'], querystring: DeskInterestQuery, response: csv },
});
export const getDeskInterest = defineEndpoint({
  method: 'GET',
  url: '/api/desk/interest/:id',
  access: 'staff',
  permission: 'leads',
  schema: {
    summary: 'One registration',
    tags: ['desk'],
    params: RowId,
    response: { 200: DeskInterestDetail, ...failures },
  },
});
export const changeDeskInterest = defineEndpoint({
  method: 'PUT',
  url: '/api/desk/interest/:id',
  access: 'staff',
  permission: 'leads',
  schema: {
    summary: 'Set the stage, the owner or the reminder of a registration',
    description:
      '409 with LEAD_TAKEN where it is another’s by now than `owner_before` says, with DESK_ROW_CHANGED where stage or reminder are not as before.',
    tags: ['desk'],
    params: RowId,
    body: WorkChange,
    response: { 200: DeskInterest, ...failures },
  },
});
export const addInterestNote = defineEndpoint({
  method: 'POST',
  url: '/api/desk/interest/:id/notes',
  access: 'staff',
  permission: 'leads',
  schema: {
    summary: 'Write something down about a registration',
    tags: ['desk'],
    params: RowId,
    body: NoteBody,
    response: noteAnswer,
  },
});
