import { FRESHNESS_STATES, type FreshnessState } from '@karachi-estates/domain/freshness/freshness';
import Type, { type Static } from 'typebox';
import { defineEndpoint, failures, Message } from './endpoint.ts';
import { Purpose } from './properties.ts';

const Answer = Type.Union([
  Type.Literal('available'),
  Type.Literal('price'),
  Type.Literal('sold'),
  Type.Literal('rented'),
]);

/** What a link of a mail asks about a listing. */
export const FreshnessQuestion = Type.Object({
  property_id: Type.Integer(),
  title: Type.String(),
  price: Type.Integer({ description: 'whole rupees, per month when rented' }),
  purpose: Purpose,
  answers: Type.Array(Answer, { description: 'those that fit; empty where the question is answered already' }),
  left: Type.Boolean({ description: 'it left the lists; an answer brings it back' }),
  paused: Type.Optional(
    Type.Literal(true, { description: 'its seller has paused it since: only that it is sold or rented fits' }),
  ),
  price_question: Type.Optional(
    Type.Object(
      { price: Type.Integer({ description: 'rupees, as the new price was read' }), text: Type.String() },
      { description: 'what is asked about the new price, where it is unusual' },
    ),
  ),
});
export type FreshnessQuestion = Static<typeof FreshnessQuestion>;

const token = Type.String({ maxLength: 200 });
const typedPrice = Type.String({ maxLength: 40, description: 'the new price, as people write it: 2.5 crore' });

export const getFreshnessQuestion = defineEndpoint({
  method: 'GET',
  url: '/api/freshness/question',
  access: 'public',
  schema: {
    summary: 'What the link of a mail asks about a listing; changes nothing',
    tags: ['freshness'],
    querystring: Type.Object({ token, price: Type.Optional(typedPrice) }),
    response: { 200: FreshnessQuestion, ...failures },
  },
});

export const answerFreshness = defineEndpoint({
  method: 'POST',
  url: '/api/freshness/answer',
  access: 'public',
  schema: {
    summary: 'Answer the question of a mail with its link; each question can be answered once',
    description:
      'Also as an `application/x-www-form-urlencoded` form; with `page` it answers with a redirect to a page, which asks about an unusual price before it is taken. 403 where the plan has no room to bring a listing back.',
    tags: ['freshness'],
    body: Type.Object({
      token,
      answer: Answer,
      price: Type.Optional(typedPrice),
      sure: Type.Optional(
        Type.String({ maxLength: 40, description: 'of a form: the rupees that its person was asked about' }),
      ),
      page: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('ur')])),
    }),
    response: { 200: Message, ...failures },
  },
});

export const confirmListing = defineEndpoint({
  method: 'POST',
  url: '/api/properties/confirm/:property_id',
  access: 'seller',
  schema: {
    summary: 'Say that an active listing is still to be had',
    tags: ['freshness'],
    params: Type.Object({ property_id: Type.String({ maxLength: 40 }) }),
    response: { 200: Message, ...failures },
  },
});

/** How many of the listings in the lists were confirmed lately. */
export const FreshnessShare = Type.Object({
  days: Type.Integer({ description: 'confirmed within so many days counts' }),
  listings: Type.Integer(),
  confirmed: Type.Integer(),
  dimmed: Type.Integer({ description: 'asked about a week ago and more, without an answer' }),
  left: Type.Integer({ description: 'left the lists for want of an answer' }),
});
export type FreshnessShare = Static<typeof FreshnessShare>;

export const getFreshness = defineEndpoint({
  method: 'GET',
  url: '/api/freshness',
  access: 'public',
  schema: {
    summary: 'How many of the active listings their sellers confirmed lately',
    tags: ['freshness'],
    response: { 200: FreshnessShare, ...failures },
  },
});

/** Where a listing stands, as the staff sees it. */
export const DeskFreshness = Type.Object({
  state: Type.Unsafe<FreshnessState>({
    type: 'string',
    enum: [...FRESHNESS_STATES],
    description: 'asked, dimmed and left: its seller was asked and has not answered',
  }),
  since: Type.String({ description: 'since when it is in this state' }),
  confirmed_at: Type.String(),
});
export type DeskFreshness = Static<typeof DeskFreshness>;

/** A text that somebody of the staff sends by hand. It answers in the seller's name, so it goes to the seller alone. */
export const FreshnessText = Type.Object({
  text: Type.String({ description: 'in the seller’s language, with the link that answers the question once' }),
  phone: Type.String({ description: 'E.164' }),
  url: Type.String({ description: 'opens WhatsApp with number and text' }),
});
export type FreshnessText = Static<typeof FreshnessText>;

export const writeFreshnessText = defineEndpoint({
  method: 'POST',
  url: '/api/desk/listings/:id/freshness-text',
  access: 'staff',
  permission: 'listings:write',
  schema: {
    summary: 'The open question whether a listing is to be had, as a WhatsApp text to its seller; each is logged',
    description:
      '409 where nothing is asked now, or there is no number. The link is that of the mail: one answer ends both.',
    tags: ['desk'],
    params: Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) }),
    response: { 200: FreshnessText, ...failures },
  },
});
