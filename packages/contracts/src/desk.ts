import { LEAD_STAGES } from '@karachi-estates/domain/leads/stages';
import { HOME_ANSWERS, MOST_SHORTLISTED, SHORTLIST_CHANNELS } from '@karachi-estates/domain/leads/thread';
import { REPORT_REASONS } from '@karachi-estates/domain/reports/reports';
import { MOST_APPEAL_WORDS } from '@karachi-estates/domain/reviews/appeals';
import { COMPARED_FACTS } from '@karachi-estates/domain/reviews/differences';
import { REVIEW_REASON_CODES } from '@karachi-estates/domain/reviews/reasons';
import { RISK_RULES } from '@karachi-estates/domain/reviews/risk';
import { PERMISSIONS, STAFF_ROLES } from '@karachi-estates/domain/staff/roles';
import Type, { type Static, type TSchema } from 'typebox';
import { User } from './accounts.ts';
import { defineEndpoint, failures, Message } from './endpoint.ts';
import { DeskFreshness } from './freshness.ts';
import { DeskPaper } from './homePapers.ts';
import { DeskHome } from './homes.ts';
import { DeskMarks } from './marks.ts';
import { ListingStatus, Purpose } from './properties.ts';

/*
 * The desk: what the staff's own site at `/desk` asks. Every request carries the session's cookie by itself; every one
 * that changes something also carries the header `x-desk: 1`, which a page of another origin cannot send. Times are ISO
 * 8601 in UTC, money is whole rupees. Without a session: 401; without the role: 403 with the code STAFF_ROLE_MISSING;
 * without a fresh code: 403 with the code STEP_UP_NEEDED (ask for one, then `stepUp`, then the same call again).
 */

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const oneOf = <T extends string>(values: readonly T[], description?: string) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...(description && { description }) });
const moment = (description: string) => Type.String({ description });
export const text = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, ...(description && { description }) });

/** The header that every request of the desk that changes something must carry. */
export const DESK_HEADER = 'x-desk';

/** The most rows of a page, and how many there are where the query says nothing. */
export const DESK_PAGE_MOST = 100;
export const DESK_PAGE = 25;
/** Totals are exact to here; beyond it `total_exact` is false and `total` an estimate, or this. */
export const DESK_TOTAL_CAP = 5_000;
/** The most ads of one mass action. */
export const DESK_BULK_MOST = 200;

export const RowId = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) });
/** What a removal names in its query, so that nothing goes that a colleague has written since. */
export const SeenVersion = Type.Object({
  version: Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: 'what was on the screen; 409 for another' }),
});
export const Limit = Type.Optional(
  Type.String({
    pattern: '^([1-9][0-9]?|100)$',
    description: `rows of a page, 1 to ${DESK_PAGE_MOST}; ${DESK_PAGE} where not given`,
  }),
);
export const Cursor = Type.Optional(
  Type.String({ maxLength: 400, description: '`pageInfo.endCursor` of the page before' }),
);
/** The most rows that a page passes over: as many as an index is read through quickly. */
export const DESK_SKIP_MOST = 10_000;
export const Skip = Type.Optional(
  Type.String({
    pattern: '^([0-9]{1,4}|10000)$',
    description: `rows to pass over from the cursor on, at most ${DESK_SKIP_MOST}; none where not given`,
  }),
);
const Order = Type.Optional(oneOf(['asc', 'desc'], 'desc where not given'));
const Search = Type.Optional(Type.String({ maxLength: 120, description: 'words or a number' }));
const Day = Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a day in Karachi' }));

/** A page of a list by cursor. */
export const pageOf = <T extends TSchema>(row: T) =>
  Type.Object({
    data: Type.Array(row),
    pageInfo: Type.Object({ endCursor: nullable(Type.String()), hasNextPage: Type.Boolean() }),
    total: Type.Integer({ description: 'rows of the whole list; see `total_exact`' }),
    total_exact: Type.Boolean(),
  });

export const csv = {
  200: Type.String({ description: 'CSV, UTF-8 with a byte order mark; no cell is a formula' }),
  ...failures,
};
const done = { 200: Message, ...failures };

// The session

export const StaffRoleName = oneOf(STAFF_ROLES);
export const PermissionName = oneOf(PERMISSIONS);
const Roles = Type.Array(StaffRoleName, { minItems: 1, maxItems: STAFF_ROLES.length, uniqueItems: true });

/** The member of staff who is signed in. */
export const StaffMember = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  name: Type.String(),
  roles: Type.Array(StaffRoleName),
  permissions: Type.Array(PermissionName),
  demo: Type.Boolean({ description: 'a demo account, signed in without password or code' }),
  recovery_codes_left: Type.Integer(),
  session_ends_at: moment('if nothing more is asked'),
  step_up_until: nullable(moment('until when what needs a fresh code may be done; null where one is needed now')),
});
export type StaffMember = Static<typeof StaffMember>;

export const DEMO_PERSONS = ['owner', 'moderator', 'finance', 'editor', 'support', 'seller', 'buyer'] as const;
export type DemoPerson = (typeof DEMO_PERSONS)[number];

export const DeskSession = Type.Object({
  staff: nullable(StaffMember),
  demo: Type.Array(oneOf(DEMO_PERSONS), { description: 'who a look around is offered as; empty where it is not' }),
});
export type DeskSession = Static<typeof DeskSession>;

export const getDeskSession = defineEndpoint({
  method: 'GET',
  url: '/api/desk/session',
  access: 'public',
  schema: {
    summary: 'Who is signed in at the desk, and whether a look around is offered',
    tags: ['desk'],
    response: { 200: DeskSession, ...failures },
  },
});

export const signInAtDesk = defineEndpoint({
  method: 'POST',
  url: '/api/desk/session',
  access: 'public',
  schema: {
    summary: 'Sign in with password and a code of the authenticator, or one of the recovery codes',
    description: '401 for anything that is wrong, without saying what; 429 with `Retry-After` after five wrong tries.',
    tags: ['desk'],
    body: Type.Object({
      email: text(254),
      password: text(512),
      code: text(60, 'six digits, or a recovery code, with whatever blanks were copied with it'),
    }),
    response: { 200: Type.Object({ staff: StaffMember }), ...failures },
  },
});

export const signOutAtDesk = defineEndpoint({
  method: 'DELETE',
  url: '/api/desk/session',
  access: 'staff',
  schema: { summary: 'Sign out', tags: ['desk'], response: done },
});

export const stepUp = defineEndpoint({
  method: 'POST',
  url: '/api/desk/session/step-up',
  access: 'staff',
  schema: {
    summary: 'Type a code again, for money, roles and mass actions; it counts for ten minutes',
    tags: ['desk'],
    body: Type.Object({ code: text(20, 'six digits') }),
    response: { 200: Type.Object({ staff: StaffMember }), ...failures },
  },
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  url: '/api/desk/session/recovery-codes',
  access: 'staff',
  stepUp: true,
  schema: {
    summary: 'Ten new recovery codes; those before are void',
    tags: ['desk'],
    response: { 200: Type.Object({ recovery_codes: Type.Array(Type.String()) }), ...failures },
  },
});

export const lookAround = defineEndpoint({
  method: 'POST',
  url: '/api/desk/session/demo',
  access: 'public',
  schema: {
    summary: 'Look around as a demo person: on the machine itself, with demo data and without a public address only',
    description: '404 wherever it is not offered. Staff get the cookie of the desk; a seller or buyer gets a token.',
    tags: ['desk'],
    body: Type.Object({ as: oneOf(DEMO_PERSONS) }),
    response: {
      200: Type.Object({
        staff: nullable(StaffMember),
        token: Type.Optional(Type.String({ description: 'of a seller or buyer, as login answers it' })),
        role: Type.Optional(Type.String()),
        user: Type.Optional(User),
      }),
      ...failures,
    },
  },
});

// The staff

export const StaffRow = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  name: Type.String(),
  roles: Type.Array(StaffRoleName),
  active: Type.Boolean({ description: 'false: may not sign in' }),
  joined: Type.Boolean({ description: 'false: the invitation is not accepted yet' }),
  last_seen_at: nullable(Type.String()),
  created_at: Type.String(),
});
export type StaffRow = Static<typeof StaffRow>;

export const InvitationRow = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  roles: Type.Array(StaffRoleName),
  expires_at: Type.String(),
});
export type InvitationRow = Static<typeof InvitationRow>;

export const listStaff = defineEndpoint({
  method: 'GET',
  url: '/api/desk/staff',
  access: 'staff',
  permission: 'staff',
  schema: {
    summary: 'Everybody at the desk, and the invitations that are open',
    tags: ['desk'],
    response: {
      200: Type.Object({ staff: Type.Array(StaffRow), invitations: Type.Array(InvitationRow) }),
      ...failures,
    },
  },
});

/** Names only, for a choice of who works on something. */
export const listColleagues = defineEndpoint({
  method: 'GET',
  url: '/api/desk/colleagues',
  access: 'staff',
  schema: {
    summary: 'The names of everybody who works at the desk',
    tags: ['desk'],
    response: { 200: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })), ...failures },
  },
});

export const changeStaff = defineEndpoint({
  method: 'PUT',
  url: '/api/desk/staff/:id',
  access: 'staff',
  permission: 'staff',
  stepUp: true,
  schema: {
    summary: 'Set the roles of a member of staff, or keep them out; their sessions end. One owner always stays',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      roles: Type.Optional(Roles),
      roles_before: Type.Optional(
        Type.Array(oneOf(STAFF_ROLES), { description: 'those on the screen; 409 where they are others by now' }),
      ),
      active: Type.Optional(Type.Boolean()),
    }),
    response: { 200: StaffRow, ...failures },
  },
});

export const inviteStaff = defineEndpoint({
  method: 'POST',
  url: '/api/desk/invitations',
  access: 'staff',
  permission: 'staff',
  stepUp: true,
  schema: {
    summary: 'Invite somebody, or let a member of staff who lost everything set up anew: a link for one use, 72 hours',
    description: 'The link is shown once. For somebody who is on the staff already, it replaces password and phone.',
    tags: ['desk'],
    body: Type.Object({ email: text(254), roles: Roles }),
    response: { 201: Type.Object({ link: Type.String(), invitation: InvitationRow }), ...failures },
  },
});

export const withdrawInvitation = defineEndpoint({
  method: 'DELETE',
  url: '/api/desk/invitations/:id',
  access: 'staff',
  permission: 'staff',
  stepUp: true,
  schema: { summary: 'Take an invitation back', tags: ['desk'], params: RowId, response: done },
});

const Token = text(100, 'from the link, after the `#`');

export const openInvitation = defineEndpoint({
  method: 'POST',
  url: '/api/desk/invitations/open',
  access: 'public',
  schema: {
    summary: 'What an invitation says, and the key for the authenticator; 404 for one that was used or is too old',
    tags: ['desk'],
    body: Type.Object({ token: Token }),
    response: {
      200: Type.Object({
        email: Type.String(),
        roles: Type.Array(StaffRoleName),
        expires_at: Type.String(),
        secret: Type.String({ description: 'to type by hand, base32' }),
        otpauth_url: Type.String({ description: 'to show as a QR code' }),
      }),
      ...failures,
    },
  },
});

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  url: '/api/desk/invitations/accept',
  access: 'public',
  schema: {
    summary: 'Join: sets name, password and authenticator, and signs in. The recovery codes are shown once',
    tags: ['desk'],
    body: Type.Object({
      token: Token,
      name: text(80),
      password: text(512),
      code: text(20, 'what the authenticator shows now'),
    }),
    response: {
      201: Type.Object({ staff: StaffMember, recovery_codes: Type.Array(Type.String()) }),
      ...failures,
    },
  },
});

// Today

export const QUEUE_KEYS = [
  'review',
  'appeals',
  'reports',
  'duplicates',
  'payments',
  'refunds',
  'lines',
  'support',
  'leads',
  'lead_reminders',
  'interest',
  'interest_reminders',
  'marks',
  'mails',
  'jobs',
  'drafts',
  'scheduled',
  'newsletters',
] as const;

export const Today = Type.Object({
  queues: Type.Array(
    Type.Object({
      key: oneOf(QUEUE_KEYS),
      count: Type.Integer({ description: 'exact to 1,000; 1001 stands for more' }),
      oldest_at: nullable(Type.String()),
    }),
    { description: 'those that the roles allow to see' },
  ),
  days: Type.Array(
    Type.Object({
      day: Type.String({ description: 'YYYY-MM-DD in Karachi' }),
      listings: Type.Integer({ description: 'new ads' }),
      sold: Type.Integer({ description: 'sold or rented' }),
      contacts: Type.Integer(),
      leads: Type.Integer({ description: 'leads and interest' }),
      income: Type.Integer({
        description: 'rupees earned less what was given back, by the books; 0 for who may not see money',
      }),
    }),
    { description: 'the last thirty days, oldest first, today last' },
  ),
  since: Type.Object(
    {
      at: nullable(moment('when the visit before began; null on the first one')),
      listings: Type.Integer(),
      sold: Type.Integer(),
      leads: Type.Integer(),
      sellers: Type.Integer(),
      payments: nullable(Type.Integer({ description: 'payments that came in; null for who may not see money' })),
    },
    { description: 'what came since one’s last visit' },
  ),
});
export type Today = Static<typeof Today>;

export const getToday = defineEndpoint({
  method: 'GET',
  url: '/api/desk/today',
  access: 'staff',
  schema: {
    summary: 'What waits, and how the last thirty days went',
    tags: ['desk'],
    response: { 200: Today, ...failures },
  },
});

// Listings

/** What the desk has decided about an ad; `held`: it is not shown before somebody looked at it. */
export const REVIEW_STATES = ['unreviewed', 'held', 'approved', 'sent_back', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const LISTING_ACTIONS = ['approve', 'send-back', 'hide', 'restore', 'feature', 'unfeature'] as const;
export type ListingAction = (typeof LISTING_ACTIONS)[number];

export const DeskListing = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  status: ListingStatus,
  review: oneOf(REVIEW_STATES),
  purpose: Purpose,
  property_type: Type.String(),
  area_id: Type.Integer(),
  area: Type.String(),
  price: Type.Integer({ description: 'rupees, per month when rented' }),
  dimension: Type.String(),
  bedrooms: nullable(Type.Integer()),
  photo_count: Type.Integer(),
  cover: nullable(Type.String({ description: '`/media/{hash}/320`' })),
  featured_until: nullable(Type.String()),
  seller_id: Type.Integer(),
  seller_name: Type.String(),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type DeskListing = Static<typeof DeskListing>;

export const DeskListingsQuery = Type.Object({
  cursor: Cursor,
  skip: Skip,
  limit: Limit,
  sort: Type.Optional(oneOf(['created_at', 'updated_at', 'price'], 'created_at where not given')),
  order: Order,
  q: Type.Optional(
    Type.String({ maxLength: 120, description: 'words of the title (the last may be a beginning), or a number' }),
  ),
  status: Type.Optional(ListingStatus),
  review: Type.Optional(oneOf(REVIEW_STATES)),
  purpose: Type.Optional(Purpose),
  property_type: Type.Optional(Type.String({ maxLength: 40 })),
  area_id: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
  seller_id: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
  price_min: Type.Optional(Type.String({ pattern: '^[0-9]{1,14}$' })),
  price_max: Type.Optional(Type.String({ pattern: '^[0-9]{1,14}$' })),
});
export type DeskListingsQuery = Static<typeof DeskListingsQuery>;

export const listDeskListings = defineEndpoint({
  method: 'GET',
  url: '/api/desk/listings',
  access: 'staff',
  permission: 'listings:read',
  schema: {
    summary: 'Ads in all states',
    tags: ['desk'],
    querystring: DeskListingsQuery,
    response: { 200: pageOf(DeskListing), ...failures },
  },
});

export const exportDeskListings = defineEndpoint({
  method: 'GET',
  url: '/api/desk/listings.csv',
  access: 'staff',
  permission: 'listings:read',
  schema: {
    summary: 'The same list as a file, all of its rows',
    tags: ['desk'],
    querystring: DeskListingsQuery,
    response: csv,
  },
});

/** What a member of staff wrote down about something. */
export const DeskNote = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  by: Type.String({ description: 'the name of who wrote it' }),
  at: Type.String(),
});
export type DeskNote = Static<typeof DeskNote>;

/** What a seller says against a decision about an ad, and what came of it. */
export const DeskAppeal = Type.Object({
  id: Type.Integer(),
  words: Type.String(),
  created_at: Type.String(),
  mine: Type.Boolean({ description: 'against one’s own decision: somebody else decides it' }),
  outcome: nullable(oneOf(['granted', 'rejected'])),
  answer: Type.String(),
});
export type DeskAppeal = Static<typeof DeskAppeal>;

/** A visitor's report of an ad. */
export const DeskReport = Type.Object({
  id: Type.Integer(),
  receipt: Type.String(),
  reason: oneOf(REPORT_REASONS),
  text: Type.String(),
  email: Type.String({ description: 'empty where none was given, or it is erased' }),
  listing_id: Type.Integer(),
  listing_title: Type.String(),
  seller_id: Type.Integer(),
  seller_name: Type.String(),
  repeat_offender: Type.Boolean({ description: 'of the seller' }),
  created_at: Type.String(),
  asked_at: nullable(Type.String({ description: 'when its seller was asked because of it' })),
  closed_at: nullable(Type.String()),
  closed_by: nullable(Type.String()),
  outcome: Type.String({ description: 'what was done, in words' }),
  upheld: nullable(Type.Boolean({ description: 'whether it was right; null while it is open' })),
});
export type DeskReport = Static<typeof DeskReport>;

/** A line of the audit log. */
export const AuditRow = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  actor: Type.String({ description: 'a name, “terminal” or “system”' }),
  actor_id: nullable(Type.Integer({ description: 'of the staff' })),
  address: Type.String({ description: 'where the request came from' }),
  action: Type.String({ description: 'e.g. `listing.hide`' }),
  subject: Type.String({ description: 'e.g. `listing:12`' }),
  before: Type.Unknown(),
  after: Type.Unknown(),
  hash: Type.String({ description: 'SHA-256 over this row and the hash of the row before' }),
});
export type AuditRow = Static<typeof AuditRow>;

const Contacts = Type.Object({
  phone: Type.String({ description: 'E.164' }),
  email: Type.String(),
});

export const DeskListingDetail = Type.Object({
  ...DeskListing.properties,
  part_id: nullable(Type.Integer({ description: 'phase, block or sector of its area' })),
  description: Type.String(),
  bathrooms: nullable(Type.Integer()),
  garage: Type.Integer(),
  address: Type.String(),
  latitude: nullable(Type.Number()),
  longitude: nullable(Type.Number()),
  contact: Contacts,
  photos: Type.Array(
    Type.Object({
      src: Type.String({ description: '`/media/{hash}`' }),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
  ),
  review_reason: nullable(oneOf(REVIEW_REASON_CODES)),
  review_words: Type.String(),
  reviewed_at: nullable(Type.String()),
  waits_since: nullable(Type.String({ description: 'since when it waits to be looked at; null where it does not' })),
  risks: Type.Array(
    Type.Object({
      rule: oneOf(RISK_RULES),
      points: Type.Integer(),
      found: Type.String({ description: 'the words or the number that it found; may be empty' }),
    }),
    { description: 'what speaks against it now; from 100 points on a new ad is held' },
  ),
  differences: Type.Array(
    Type.Object({
      fact: oneOf(COMPARED_FACTS),
      before: Type.String(),
      after: Type.String(),
      matters: Type.Boolean(),
    }),
    {
      description:
        'what its seller changed since the last decision, while it waits; `photos` are hashes with spaces between',
    },
  ),
  appeal: nullable(DeskAppeal),
  home: DeskHome,
  freshness: nullable(DeskFreshness),
  papers: Type.Array(DeskPaper, { description: 'what its seller declares of the papers' }),
  reports: Type.Array(DeskReport, { description: 'about this ad, newest first, at most twenty' }),
  seller: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    plan: Type.String(),
    suspended: Type.Boolean(),
    since: Type.String(),
    active_listings: Type.Integer(),
    upheld_listings: Type.Integer({ description: 'listings about which reports were right' }),
    repeat_offender: Type.Boolean(),
  }),
  views: Type.Integer({ description: 'of the last thirty days' }),
  contacts: Type.Integer({ description: 'of the last thirty days' }),
  history: Type.Array(Type.Object({ at: Type.String(), price: Type.Integer(), status: ListingStatus }), {
    description: 'price and state, oldest first',
  }),
  similar: Type.Array(DeskListing, { description: 'of the same area and type, nearest in price' }),
  suspicious: Type.Array(
    Type.Object({ listing: DeskListing, why: oneOf(['photo', 'text', 'phone'], 'what another seller’s ad shares') }),
  ),
  notes: Type.Array(DeskNote),
  log: Type.Array(AuditRow, { description: 'what the desk did with it, newest first, at most fifty' }),
  take_back: nullable(
    Type.Object({
      row: Type.Integer({ description: 'of the log: one’s own action, which stands as it was done' }),
      undo: Type.String({ description: 'for `POST /api/desk/undo`' }),
      ads: Type.Integer({ description: 'how many the action was about' }),
    }),
  ),
});
export type DeskListingDetail = Static<typeof DeskListingDetail>;

export const getDeskListing = defineEndpoint({
  method: 'GET',
  url: '/api/desk/listings/:id',
  access: 'staff',
  permission: 'listings:read',
  schema: {
    summary: 'One ad with all that the desk knows of it',
    tags: ['desk'],
    params: RowId,
    response: { 200: DeskListingDetail, ...failures },
  },
});

const ListingOrder = {
  action: oneOf(LISTING_ACTIONS),
  reason: Type.Optional(oneOf(REVIEW_REASON_CODES, 'needed by send-back and hide; the seller reads it')),
  words: Type.Optional(Type.String({ maxLength: 1000, description: 'what the seller reads beside the reason' })),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, description: 'of feature; 30 where not given' })),
  mistake: Type.Optional(
    Type.Boolean({
      description:
        'of restore: hidden by mistake. Days of a paid plan are given back, its reports were not right; no undo then',
    }),
  ),
};

const SeenAd = Type.Optional(Type.String({ maxLength: 40, description: '`updated_at` of the ad as it was looked at' }));

export const actOnListing = defineEndpoint({
  method: 'POST',
  url: '/api/desk/listings/:id/actions',
  access: 'staff',
  permission: 'listings:write',
  stepUp: 'sometimes',
  schema: {
    summary: 'Approve, send back, hide, restore or feature one ad; its seller gets a mail where it is about them',
    description:
      '409 where the action is not for the state of the ad, or it is not as `seen`. `undo` is good for thirty days. With `mistake`, which gives paid days back, a fresh code is needed.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      ...ListingOrder,
      seen: SeenAd,
    }),
    response: { 200: Type.Object({ listing: DeskListing, undo: Type.String() }), ...failures },
  },
});

export const actOnListings = defineEndpoint({
  method: 'POST',
  url: '/api/desk/listings/actions',
  access: 'staff',
  permission: 'listings:write',
  stepUp: true,
  schema: {
    summary: 'The same for up to 200 ads at once; those that cannot are named and the others done',
    tags: ['desk'],
    body: Type.Object({
      ids: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: DESK_BULK_MOST, uniqueItems: true }),
      ...ListingOrder,
      seen: Type.Optional(
        Type.Array(Type.Object({ id: Type.Integer({ minimum: 1 }), updated_at: Type.String({ maxLength: 40 }) }), {
          maxItems: DESK_BULK_MOST,
          description: 'the ads as they were looked at; one that is not as it was seen is refused',
        }),
      ),
    }),
    response: {
      200: Type.Object({
        done: Type.Array(Type.Integer()),
        refused: Type.Array(Type.Object({ id: Type.Integer(), message: Type.String() })),
        undo: nullable(Type.String({ description: 'null where nothing was done' })),
      }),
      ...failures,
    },
  },
});

export const undoAction = defineEndpoint({
  method: 'POST',
  url: '/api/desk/undo',
  access: 'staff',
  permission: 'listings:write',
  stepUp: 'sometimes',
  schema: {
    summary: 'Take back one’s own action on ads, once, within thirty days; what changed since stays as it is',
    description: 'Of more than one ad it needs a fresh code, as the action did.',
    tags: ['desk'],
    body: Type.Object({ undo: Type.String({ format: 'uuid', maxLength: 36 }) }),
    response: {
      200: Type.Object({ undone: Type.Array(Type.Integer()), left: Type.Array(Type.Integer()) }),
      ...failures,
    },
  },
});

/** The facts of an ad that the desk may correct. */
export const ListingCorrection = Type.Object({
  title: Type.Optional(text(150)),
  price: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000_000 })),
  purpose: Type.Optional(Purpose),
  property_type: Type.Optional(text(40)),
  area_id: Type.Optional(Type.Integer({ minimum: 1 })),
  bedrooms: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 50 }))),
  bathrooms: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 50 }))),
  part_id: Type.Optional(nullable(Type.Integer({ minimum: 1, description: 'phase, block or sector of its area' }))),
  dimension: Type.Optional(
    Type.String({ maxLength: 60, description: 'its size in words, of which the square feet are read; may be empty' }),
  ),
  garage: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, description: '1 for parking' })),
  description: Type.Optional(Type.String({ maxLength: 5_000, description: 'may be empty' })),
});
export type ListingCorrection = Static<typeof ListingCorrection>;

const CorrectionOrder = Type.Object({ ...ListingCorrection.properties, seen: SeenAd });
export type CorrectionOrder = Static<typeof CorrectionOrder>;

export const correctListing = defineEndpoint({
  method: 'PUT',
  url: '/api/desk/listings/:id',
  access: 'staff',
  permission: 'listings:write',
  schema: {
    summary: 'Correct facts of an ad; the seller gets a mail that names them',
    description: '409 where the ad is not as `seen`.',
    tags: ['desk'],
    params: RowId,
    body: CorrectionOrder,
    response: { 200: DeskListing, ...failures },
  },
});

const NoteBody = Type.Object({ text: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }) });
const noteAnswer = { 201: DeskNote, ...failures };

export const addListingNote = defineEndpoint({
  method: 'POST',
  url: '/api/desk/listings/:id/notes',
  access: 'staff',
  permission: 'listings:read',
  schema: {
    summary: 'Write something down about an ad',
    tags: ['desk'],
    params: RowId,
    body: NoteBody,
    response: noteAnswer,
  },
});

// What waits to be looked at

/** Why an ad is in the queue. */
export const REVIEW_KINDS = ['appeal', 'held', 'changed', 'new'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** An ad that waits for the desk. */
export const DeskReview = Type.Object({
  ...DeskListing.properties,
  kind: oneOf(REVIEW_KINDS),
  waits_since: Type.String(),
  points: nullable(Type.Integer({ description: 'what its risk came to when it was held' })),
});
export type DeskReview = Static<typeof DeskReview>;

export const DeskReviewsQuery = Type.Object({
  cursor: Cursor,
  skip: Skip,
  limit: Limit,
  kind: Type.Optional(oneOf(REVIEW_KINDS)),
});
export type DeskReviewsQuery = Static<typeof DeskReviewsQuery>;

export const listDeskReviews = defineEndpoint({
  method: 'GET',
  url: '/api/desk/reviews',
  access: 'staff',
  permission: 'listings:write',
  schema: {
    summary: 'Ads that wait to be looked at, the one that waits longest first',
    description:
      'Appeals, ads that are held, approved ads that were changed, and new ones of the last fortnight that nobody has looked at.',
    tags: ['desk'],
    querystring: DeskReviewsQuery,
    response: { 200: pageOf(DeskReview), ...failures },
  },
});

export const decideAppeal = defineEndpoint({
  method: 'POST',
  url: '/api/desk/appeals/:id/actions',
  access: 'staff',
  permission: 'listings:write',
  stepUp: 'sometimes',
  schema: {
    summary: 'Grant or reject a seller’s appeal; they get a mail. It cannot be undone',
    description:
      '409 with APPEAL_IS_OWN for who made the decision, with APPEAL_DECIDED where it is decided. To grant it gives paid days back and needs a fresh code.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      action: oneOf(['grant', 'reject']),
      words: text(MOST_APPEAL_WORDS, 'what the seller reads'),
    }),
    response: { 200: DeskAppeal, ...failures },
  },
});

export const DeskReportsQuery = Type.Object({
  cursor: Cursor,
  skip: Skip,
  limit: Limit,
  order: Type.Optional(oneOf(['asc', 'desc'], 'by age; desc where not given')),
  state: Type.Optional(oneOf(['open', 'closed'])),
  reason: Type.Optional(oneOf(REPORT_REASONS)),
  q: Type.Optional(Type.String({ maxLength: 20, description: 'a receipt, or the number of a listing' })),
});
export type DeskReportsQuery = Static<typeof DeskReportsQuery>;

export const listDeskReports = defineEndpoint({
  method: 'GET',
  url: '/api/desk/reports',
  access: 'staff',
  permission: 'listings:read',
  schema: {
    summary: 'Reports of visitors',
    tags: ['desk'],
    querystring: DeskReportsQuery,
    response: { 200: pageOf(DeskReport), ...failures },
  },
});

export const DeskReportDetail = Type.Object({
  ...DeskReport.properties,
  listing: DeskListingDetail,
});
export type DeskReportDetail = Static<typeof DeskReportDetail>;

export const getDeskReport = defineEndpoint({
  method: 'GET',
  url: '/api/desk/reports/:id',
  access: 'staff',
  permission: 'listings:read',
  schema: {
    summary: 'One report beside the ad that it is about',
    tags: ['desk'],
    params: RowId,
    response: { 200: DeskReportDetail, ...failures },
  },
});

export const REPORT_ACTIONS = ['close', 'hide', 'ask'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

export const actOnReport = defineEndpoint({
  method: 'POST',
  url: '/api/desk/reports/:id/actions',
  access: 'staff',
  permission: 'listings:write',
  schema: {
    summary: 'Close a report, hide its ad, or ask the seller whether the home is still to be had',
    description:
      'hide takes the ad down and closes all open reports about it as right. 409 where the report is closed, the ad cannot be hidden, or its seller is asked already.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      action: oneOf(REPORT_ACTIONS),
      words: Type.Optional(
        Type.String({ maxLength: 1000, description: 'of close: what was done; of hide: what the seller reads' }),
      ),
      upheld: Type.Optional(Type.Boolean({ description: 'of close: whether the report was right; false if absent' })),
      reason: Type.Optional(oneOf(REVIEW_REASON_CODES, 'of hide; the seller reads it')),
    }),
    response: { 200: DeskReport, ...failures },
  },
});

// People

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

// Leads and interest

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

// Payments

/** Where a request for a paid plan stands. */
export const UPGRADE_STATES = ['pending', 'counted', 'approved', 'rejected'] as const;

export const DeskUpgrade = Type.Object({
  id: Type.Integer(),
  status: oneOf(UPGRADE_STATES, 'counted: its money is in the books, and its order is not approved yet'),
  seller_id: Type.Integer(),
  seller_name: Type.String(),
  email: Type.String(),
  plan: Type.String(),
  months: Type.Integer(),
  amount: Type.Number({ description: 'rupees that its order costs' }),
  missing: Type.Number({ description: 'rupees that an approval would enter into the books' }),
  order_id: nullable(Type.Integer({ description: 'null for one from before there were orders' })),
  reference: Type.String(),
  screenshot: Type.Boolean({ description: 'whether there is one at `…/screenshot`' }),
  created_at: Type.String(),
  decided_at: nullable(Type.String()),
});
export type DeskUpgrade = Static<typeof DeskUpgrade>;

export const listDeskUpgrades = defineEndpoint({
  method: 'GET',
  url: '/api/desk/upgrades',
  access: 'staff',
  permission: 'money',
  schema: {
    summary: 'Requests for paid plans, newest first',
    tags: ['desk'],
    querystring: Type.Object({
      cursor: Cursor,
      skip: Skip,
      limit: Limit,
      status: Type.Optional(oneOf(UPGRADE_STATES)),
      q: Type.Optional(
        Type.String({ maxLength: 120, description: 'part of a reference, a transfer, a name or an address' }),
      ),
    }),
    response: { 200: pageOf(DeskUpgrade), ...failures },
  },
});
export const getDeskUpgradeScreenshot = defineEndpoint({
  method: 'GET',
  url: '/api/desk/upgrades/:id/screenshot',
  access: 'staff',
  permission: 'money',
  schema: {
    summary: 'The screenshot of a transfer with a watermark that names who looks at it; 404 where there is none',
    tags: ['desk'],
    params: RowId,
    response: { 200: Type.String({ description: 'image bytes' }), ...failures },
  },
});
export const decideDeskUpgrade = defineEndpoint({
  method: 'POST',
  url: '/api/desk/upgrades/:id/actions',
  access: 'staff',
  permission: 'money',
  stepUp: true,
  schema: {
    summary:
      'Approve or reject a request; the seller gets a mail. An approval enters what its order lacks into the books, ' +
      'and another person approves the order; one that lacks nothing is approved. It cannot be undone',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({ action: oneOf(['approve', 'reject']) }),
    response: { 200: DeskUpgrade, ...failures },
  },
});

// What is stuck

/** Mails that did not go out at the first try, and the queues of jobs. */
export const Stuck = Type.Object({
  mails: Type.Array(
    Type.Object({
      id: Type.Integer(),
      recipient: Type.String(),
      subject: Type.String(),
      attempts: Type.Integer(),
      given_up: Type.Boolean({ description: 'nothing tries it again by itself' }),
      written_at: Type.String(),
      next_at: nullable(moment('of the next try')),
      last_error: Type.String(),
    }),
    { description: 'oldest first, of the first 500 that wait' },
  ),
  queues: Type.Array(
    Type.Object({
      queue: Type.String(),
      waiting: Type.Integer(),
      running: Type.Integer(),
      failed: Type.Integer(),
      next_at: nullable(Type.String()),
      last_ended_at: nullable(Type.String()),
      last_error: Type.String(),
    }),
  ),
});
export type Stuck = Static<typeof Stuck>;
const stuckAnswer = { 200: Stuck, ...failures };

export const getStuck = defineEndpoint({
  method: 'GET',
  url: '/api/desk/stuck',
  access: 'staff',
  permission: 'audit',
  schema: { summary: 'Mails and jobs that did not go through', tags: ['desk'], response: stuckAnswer },
});
export const retryStuckMail = defineEndpoint({
  method: 'POST',
  url: '/api/desk/stuck/mails/:id/retry',
  access: 'staff',
  permission: 'audit',
  schema: { summary: 'Try a mail again now', tags: ['desk'], params: RowId, response: stuckAnswer },
});
export const retryStuckJobs = defineEndpoint({
  method: 'POST',
  url: '/api/desk/stuck/queues/:queue/retry',
  access: 'staff',
  permission: 'audit',
  schema: {
    summary: 'Run the failed jobs of a queue again',
    tags: ['desk'],
    params: Type.Object({ queue: Type.String({ maxLength: 60 }) }),
    response: stuckAnswer,
  },
});

// The audit log

export const AuditQuery = Type.Object({
  cursor: Cursor,
  skip: Skip,
  limit: Limit,
  order: Order,
  actor_id: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
  action: Type.Optional(
    Type.String({ maxLength: 60, description: 'e.g. `listing.hide`; with a dot at its end all of a kind: `listing.`' }),
  ),
  subject: Type.Optional(Type.String({ maxLength: 60, description: 'e.g. `listing:12`' })),
  from: Day,
  to: Day,
  q: Search,
});
export type AuditQuery = Static<typeof AuditQuery>;

export const listAudit = defineEndpoint({
  method: 'GET',
  url: '/api/desk/audit',
  access: 'staff',
  permission: 'audit',
  schema: {
    summary: 'Who did what, newest first',
    tags: ['desk'],
    querystring: AuditQuery,
    response: { 200: pageOf(AuditRow), ...failures },
  },
});
export const exportAudit = defineEndpoint({
  method: 'GET',
  url: '/api/desk/audit.csv',
  access: 'staff',
  permission: 'audit',
  schema: {
    summary: 'The same as a file, all of its rows',
    tags: ['desk'],
    querystring: AuditQuery,
    response: csv,
  },
});
export const verifyAuditLog = defineEndpoint({
  method: 'GET',
  url: '/api/desk/audit/verify',
  access: 'staff',
  permission: 'audit',
  schema: {
    summary: 'Whether the chain of hashes holds',
    tags: ['desk'],
    response: {
      200: Type.Object({
        rows: Type.Integer(),
        first_wrong: nullable(Type.Object({ id: Type.Integer(), why: Type.String() })),
      }),
      ...failures,
    },
  },
});
