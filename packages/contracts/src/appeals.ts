import type { ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import Type, { type Static } from 'typebox';
import { defineEndpoint, failures, Message } from './endpoint.ts';

const token = Type.String({ maxLength: 200 });

/** A decision that keeps an ad from being shown, as its seller sees it. */
export const AppealableDecision = Type.Object({
  property_id: Type.Integer(),
  title: Type.String(),
  reason: Type.Union([Type.Unsafe<ReviewReason>({ type: 'string', description: 'a code' }), Type.Null()]),
  words: Type.String(),
  possible: Type.Boolean({
    description: 'false where the ad is back, the decision is another, or was appealed against',
  }),
});
export type AppealableDecision = Static<typeof AppealableDecision>;

export const getAppealableDecision = defineEndpoint({
  method: 'GET',
  url: '/api/appeals/decision',
  access: 'public',
  schema: {
    summary: 'What the link of a mail about a refusal says; changes nothing',
    tags: ['appeals'],
    querystring: Type.Object({ token }),
    response: { 200: AppealableDecision, ...failures },
  },
});

export const appealListing = defineEndpoint({
  method: 'POST',
  url: '/api/appeals',
  access: 'public',
  schema: {
    summary: 'Appeal against a refusal or a takedown with the link of its mail, once for each decision',
    description:
      'Also as an `application/x-www-form-urlencoded` form; with `page` it answers with a redirect to a page. Another member of staff than who decided looks at it.',
    tags: ['appeals'],
    body: Type.Object({
      token,
      words: Type.Optional(Type.String({ maxLength: 8_000 })),
      page: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('ur')])),
    }),
    response: { 201: Message, ...failures },
  },
});
