import Type, { type Static } from 'typebox';
import { defineEndpoint, failures, Message } from './endpoint.ts';

const Day = Type.String({ description: 'a day in Karachi, 2026-11-03' });

/** Visitors by what they did. */
export const Counts = Type.Object({
  impression: Type.Integer({ description: 'saw it in a list' }),
  view: Type.Integer({ description: 'opened its page' }),
  save: Type.Integer({ description: 'kept it' }),
  whatsapp: Type.Integer({ description: 'pressed WhatsApp' }),
  call: Type.Integer({ description: 'pressed Call' }),
});
export type Counts = Static<typeof Counts>;

const Averages = Type.Object({
  impression: Type.Number(),
  view: Type.Number(),
  save: Type.Number(),
  whatsapp: Type.Number(),
  call: Type.Number(),
});
export type Averages = Static<typeof Averages>;

/** What every seller reads. */
export const InsightTotals = Type.Object({
  plan: Type.String({ description: 'the plan in force: basic, pro or premium' }),
  level: Type.String({ description: 'what it has: totals, listings (by day) or all' }),
  from: Day,
  until: Day,
  totals: Counts,
});
export type InsightTotals = Static<typeof InsightTotals>;

/** A seller's listings with their figures of 30 days. */
export const ListingTotals = Type.Array(
  Type.Object({
    property_id: Type.Integer(),
    title: Type.String(),
    status: Type.String(),
    totals: Counts,
  }),
  { description: 'those with most views first, at most 200' },
);
export type ListingTotals = Static<typeof ListingTotals>;

/** One listing by day. */
export const ListingCourse = Type.Object({
  property_id: Type.Integer(),
  title: Type.String(),
  from: Day,
  until: Day,
  similar: Type.Integer({
    description: 'active listings of other sellers with the same purpose, area and type, at most 200',
  }),
  totals: Counts,
  median: Type.Union([Averages, Type.Null()], {
    description: 'the median of the totals of similar listings; null where there are fewer than 5',
  }),
  days: Type.Array(
    Type.Object({
      day: Day,
      counts: Counts,
      median: Type.Union([Averages, Type.Null()], { description: 'of similar listings on that day' }),
    }),
  ),
});
export type ListingCourse = Static<typeof ListingCourse>;

const Span = Type.Object({
  days: Type.Integer({ description: 'the days that are compared, at most 14' }),
  average: Averages,
});

/** What moved a listing, and where it stands. */
export const ListingChanges = Type.Object({
  position: Type.Union([Type.Object({ place: Type.Integer(), of: Type.Integer() }), Type.Null()], {
    description: 'its place in the list of its purpose, area and type, newest first; null while not shown',
  }),
  changes: Type.Array(
    Type.Object({
      kind: Type.String({ description: 'price or featured' }),
      day: Day,
      from: Type.Union([Type.Number(), Type.Null()], { description: 'the price before, in rupees' }),
      to: Type.Union([Type.Number(), Type.Null()]),
      before: Span,
      after: Span,
    }),
    { description: 'newest first; averages are visitors a day, without the day of the change and without today' },
  ),
});
export type ListingChanges = Static<typeof ListingChanges>;

/** The year of a seller. */
export const InsightYear = Type.Object({
  months: Type.Array(Type.Object({ month: Type.String({ description: '2026-11' }), counts: Counts })),
  groups: Type.Array(
    Type.Object({
      area: Type.String(),
      property_type: Type.String(),
      purpose: Type.String(),
      listings: Type.Integer({ description: 'the seller’s active listings there' }),
      similar: Type.Integer({ description: 'active listings of other sellers there, at most 200' }),
      own: Averages,
      median: Type.Union([Averages, Type.Null()], {
        description: 'of other sellers; null where there are fewer than 5',
      }),
    }),
    { description: 'averages of 30 days for one listing, by area and type; at most 20' },
  ),
  mail: Type.Boolean({ description: 'whether the weekly mail is on' }),
  email_confirmed: Type.Boolean({ description: 'false: nothing is mailed before the address is confirmed' }),
});
export type InsightYear = Static<typeof InsightYear>;

const params = Type.Object({ property_id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) });

export const getInsights = defineEndpoint({
  method: 'GET',
  url: '/api/insights',
  access: 'seller',
  schema: {
    summary: 'Totals of 30 days over all of the seller’s listings: every plan',
    tags: ['insights'],
    response: { 200: InsightTotals, ...failures },
  },
});

export const getListingTotals = defineEndpoint({
  method: 'GET',
  url: '/api/insights/listings',
  access: 'seller',
  schema: {
    summary: 'Totals of 30 days for each of the seller’s listings: Pro and Premium',
    tags: ['insights'],
    response: { 200: ListingTotals, ...failures },
  },
});

export const getListingCourse = defineEndpoint({
  method: 'GET',
  url: '/api/insights/listings/:property_id',
  access: 'seller',
  schema: {
    summary: 'One of the seller’s listings by day, beside the median of similar ones: Pro and Premium',
    tags: ['insights'],
    params,
    response: { 200: ListingCourse, ...failures },
  },
});

export const getListingChanges = defineEndpoint({
  method: 'GET',
  url: '/api/insights/listings/:property_id/changes',
  access: 'seller',
  schema: {
    summary: 'What a new price or featuring did to a listing, and its place in its list: Premium',
    tags: ['insights'],
    params,
    response: { 200: ListingChanges, ...failures },
  },
});

export const getInsightYear = defineEndpoint({
  method: 'GET',
  url: '/api/insights/year',
  access: 'seller',
  schema: {
    summary: 'Twelve months, and the seller’s listings beside others by area and type: Premium',
    tags: ['insights'],
    response: { 200: InsightYear, ...failures },
  },
});

export const getInsightsCsv = defineEndpoint({
  method: 'GET',
  url: '/api/insights/csv',
  access: 'seller',
  schema: {
    summary: 'Twelve months by day and listing as CSV: Premium',
    tags: ['insights'],
    response: { 200: Type.String({ description: 'CSV in UTF-8' }), ...failures },
  },
});

export const setInsightsMail = defineEndpoint({
  method: 'PUT',
  url: '/api/insights/mail',
  access: 'seller',
  schema: {
    summary: 'Turn the weekly mail on or off; off works with every plan',
    tags: ['insights'],
    body: Type.Object({ on: Type.Boolean() }),
    response: { 200: Message, ...failures },
  },
});

const token = Type.Object({ token: Type.String({ maxLength: 200 }) });

/** What a mail program calls when its own 'Unsubscribe' is pressed (RFC 8058); the body is ignored. */
export const endWeeklyMailOneClick = defineEndpoint({
  method: 'POST',
  url: '/api/insights/mail/end/:token',
  access: 'public',
  schema: {
    summary: 'One-click end of the weekly mail for mail programs (List-Unsubscribe-Post)',
    tags: ['insights'],
    params: token,
    response: { 200: Message, ...failures },
  },
});

/** The same address where a mail program opens it instead: the page with the button, since opening changes nothing. */
export const openEndWeeklyMail = defineEndpoint({
  method: 'GET',
  url: '/api/insights/mail/end/:token',
  access: 'public',
  schema: {
    summary: 'Leads to the page that ends the weekly mail, for mail programs that open the link of List-Unsubscribe',
    tags: ['insights'],
    params: token,
    response: { 303: Type.Null({ description: 'the page, in the language of Accept-Language' }), ...failures },
  },
});
