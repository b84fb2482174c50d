import { LEAD_STAGES } from '@karachi-estates/domain/leads/stages';
import { HOME_ANSWERS, type HomeAnswer } from '@karachi-estates/domain/leads/thread';
import Type, { type Static } from 'typebox';
import { defineEndpoint, failures, GivenPropertyId, Message } from './endpoint.ts';
import { PropertyCardFields } from './properties.ts';

/** 'Find My Home'. Everything as the form types it; `budget` in whole rupees. */
export const LeadForm = Type.Object({
  name: Type.String({ maxLength: 160 }),
  email: Type.String({ maxLength: 254 }),
  phone: Type.String({ maxLength: 120 }),
  message: Type.Optional(
    Type.Union([Type.String({ maxLength: 4000 }), Type.Null()], { description: 'may be left out' }),
  ),
  city: Type.String({ maxLength: 80, description: 'city name' }),
  area: Type.String({ maxLength: 120, description: 'area name' }),
  bedrooms: Type.Union([Type.String({ maxLength: 10 }), Type.Integer()]),
  propertyType: Type.String({ maxLength: 40 }),
  budget: Type.Union([Type.String({ maxLength: 20 }), Type.Number()]),
});
export type LeadForm = Static<typeof LeadForm>;

export const addLead = defineEndpoint({
  method: 'POST',
  url: '/api/properties/add-lead',
  access: 'public',
  schema: {
    summary: 'Send a Find My Home request; an `Idempotency-Key` header makes a retry the same lead',
    description:
      'Also as an `application/x-www-form-urlencoded` form; with `page` it answers with a redirect to the page ' +
      '/find-my-home?sent=1.',
    tags: ['leads'],
    body: Type.Object({
      ...LeadForm.properties,
      page: Type.Optional(
        Type.Union([Type.Literal('en'), Type.Literal('ur')], { description: 'language of the page with the answer' }),
      ),
    }),
    response: { 201: Type.Object({ message: Type.String(), id: Type.Integer() }), ...failures },
  },
});

const token = Type.String({ maxLength: 200, description: 'from the link of the mail' });
const Answer = Type.Unsafe<HomeAnswer>({ type: 'string', enum: [...HOME_ANSWERS] });

/** A request as who asked sees it. */
export const LeadThread = Type.Object({
  stage: Type.Unsafe<(typeof LEAD_STAGES)[number]>({ type: 'string', enum: [...LEAD_STAGES] }),
  received_at: Type.String({ description: 'ISO 8601' }),
  area: Type.String(),
  property_type: Type.String(),
  bedrooms: Type.String(),
  budget: Type.Integer({ description: 'rupees' }),
  open: Type.Boolean({ description: 'false where it is over and takes no answers' }),
  homes: Type.Array(
    Type.Object({
      property_id: Type.Integer(),
      title: Type.String(),
      home: Type.Union([PropertyCardFields, Type.Null()], { description: 'null where it is not to be had any more' }),
      sent_at: Type.String({ description: 'ISO 8601' }),
      answer: Type.Union([Answer, Type.Null()]),
    }),
    { description: 'what the desk sent, the latest first' },
  ),
});
export type LeadThread = Static<typeof LeadThread>;

export const getLeadThread = defineEndpoint({
  method: 'GET',
  url: '/api/leads/thread',
  access: 'public',
  schema: {
    summary: 'A Find My Home request behind the secret link of its mail: its state and what the desk sent',
    tags: ['leads'],
    querystring: Type.Object({ token }),
    response: { 200: LeadThread, ...failures },
  },
});

export const answerSentHome = defineEndpoint({
  method: 'POST',
  url: '/api/leads/thread/answer',
  access: 'public',
  schema: {
    summary: 'Say yes or no to a home that the desk sent; saying it again replaces the answer',
    description:
      'Also as an `application/x-www-form-urlencoded` form; with `page` it answers with a redirect to a page.',
    tags: ['leads'],
    body: Type.Object({
      token,
      property_id: GivenPropertyId,
      answer: Answer,
      page: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('ur')])),
    }),
    response: { 200: Message, ...failures },
  },
});
