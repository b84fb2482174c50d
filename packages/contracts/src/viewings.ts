import Type, { type Static } from 'typebox';
import { defineEndpoint, failures, GivenPropertyId, Message } from './endpoint.ts';

const Act = Type.Union([
  Type.Literal('confirm'),
  Type.Literal('accept'),
  Type.Literal('propose'),
  Type.Literal('decline'),
  Type.Literal('cancel'),
]);

/** A viewing of a home as one of its two sides sees it. */
export const Viewing = Type.Object({
  viewing_id: Type.Integer(),
  party: Type.Union([Type.Literal('buyer'), Type.Literal('seller')]),
  state: Type.Union([
    Type.Literal('unconfirmed'),
    Type.Literal('asked'),
    Type.Literal('offered'),
    Type.Literal('agreed'),
    Type.Literal('declined'),
    Type.Literal('cancelled'),
    Type.Literal('over'),
  ]),
  can: Type.Array(Act, { description: 'what this side may do now' }),
  property_id: Type.Integer(),
  title: Type.String(),
  area: Type.String(),
  times: Type.Array(Type.String(), { description: 'the times that are proposed, soonest first' }),
  at: Type.Union([Type.String(), Type.Null()], { description: 'the time that was agreed' }),
  words: Type.String({ description: 'what the buyer wrote' }),
  answer: Type.String({ description: 'what the other side wrote last, with a proposal or an end' }),
  with: Type.Object({
    name: Type.String(),
    phone: Type.String({ description: 'empty for the buyer until a time is agreed' }),
  }),
  created_at: Type.String(),
  changed_at: Type.String({ description: 'when either side did something last' }),
});
export type Viewing = Static<typeof Viewing>;

const Viewings = Type.Object({ viewings: Type.Array(Viewing) });

const token = Type.String({ maxLength: 200 });
const page = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('ur')]));
const forms = 'Also as an `application/x-www-form-urlencoded` form; with `page` it answers with a redirect to a page.';

const moment = Type.Optional(
  Type.String({ maxLength: 30, description: 'by the clock of Karachi, e.g. `2026-11-28T17:30`; empty for none' }),
);
const times = { time_1: moment, time_2: moment, time_3: moment };
const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const words = text(4_000);

const asked = {
  property_id: GivenPropertyId,
  name: text(400),
  phone: text(40),
  words,
  ...times,
};

const done = {
  act: Act,
  time: Type.Optional(
    Type.String({ maxLength: 40, description: 'the proposed time that is accepted, as it was given' }),
  ),
  ...times,
  words,
  seen: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'the `changed_at` that was read: other times and a refusal are refused where it is older',
    }),
  ),
};

export const askForViewing = defineEndpoint({
  method: 'POST',
  url: '/api/viewings',
  access: 'user',
  schema: {
    summary: 'Propose up to three times to see a home; the address of the account must be confirmed, else a mail asks',
    tags: ['viewings'],
    body: Type.Object(asked),
    response: {
      201: Type.Object({
        message: Type.String(),
        to_confirm: Type.Boolean({
          description: 'a mail asks whether the address is theirs; the seller is told after it',
        }),
      }),
      ...failures,
    },
  },
});

export const askForViewingByEmail = defineEndpoint({
  method: 'POST',
  url: '/api/viewings/by-email',
  access: 'public',
  schema: {
    summary: 'The same without an account: the seller is told once the link of a mail is pressed',
    description: forms,
    tags: ['viewings'],
    body: Type.Object({ ...asked, email: text(254), page }),
    response: { 202: Message, ...failures },
  },
});

export const listViewings = defineEndpoint({
  method: 'GET',
  url: '/api/viewings',
  access: 'user',
  schema: {
    summary: 'The viewings that the account asked for, newest first; also those of its confirmed address',
    tags: ['viewings'],
    response: { 200: Viewings, ...failures },
  },
});

export const listReceivedViewings = defineEndpoint({
  method: 'GET',
  url: '/api/viewings/received',
  access: 'seller',
  schema: {
    summary: 'The viewings that were asked for of the seller’s listings, newest first',
    tags: ['viewings'],
    response: { 200: Viewings, ...failures },
  },
});

export const actOnViewing = defineEndpoint({
  method: 'POST',
  url: '/api/viewings/:viewing_id/act',
  access: 'user',
  schema: {
    summary: 'Accept a time, propose others (which moves what was agreed), decline or cancel, for one’s own side',
    tags: ['viewings'],
    params: Type.Object({ viewing_id: Type.String({ maxLength: 20 }) }),
    body: Type.Object(done),
    response: { 200: Viewing, ...failures },
  },
});

export const getLinkedViewing = defineEndpoint({
  method: 'GET',
  url: '/api/viewings/linked',
  access: 'public',
  schema: {
    summary: 'The viewing of a link in a mail, for the side that got the mail',
    tags: ['viewings'],
    querystring: Type.Object({ token }),
    response: { 200: Viewing, ...failures },
  },
});

export const actOnLinkedViewing = defineEndpoint({
  method: 'POST',
  url: '/api/viewings/linked/act',
  access: 'public',
  schema: {
    summary: 'The same as acting with an account, with the link of a mail',
    description: forms,
    tags: ['viewings'],
    body: Type.Object({ token, ...done, page }),
    response: { 200: Message, ...failures },
  },
});
