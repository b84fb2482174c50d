import { PERMISSIONS, STAFF_ROLES } from '@karachi-estates/domain/staff/roles';
import Type, { type Static, type TSchema } from 'typebox';
import { User } from './accounts.ts';
import { defineEndpoint, failures, Message } from './endpoint.ts';

/*
 * The desk: what the staff's own site at `/desk` asks. Every request carries the session's cookie by itself; every one
 * that changes something also carries the header `x-desk: 1`, which a page of another origin cannot send. Times are ISO
 * 8601 in UTC, money is whole rupees. Without a session: 401; without the role: 403 with the code STAFF_ROLE_MISSING;
 * without a fresh code: 403 with the code STEP_UP_NEEDED (ask for one, then `stepUp`, then the same call again).
 */

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const oneOf = <T extends string>(values: readonly T[], description?: string) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...(description && { description }) });
export const moment = (description: string) => Type.String({ description });
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
export const Order = Type.Optional(oneOf(['asc', 'desc'], 'desc where not given'));
export const Search = Type.Optional(Type.String({ maxLength: 120, description: 'words or a number' }));
export const Day = Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'a day in Karachi' }));

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
export const done = { 200: Message, ...failures };

// The session

export const StaffRoleName = oneOf(STAFF_ROLES);
export const PermissionName = oneOf(PERMISSIONS);
export const Roles = Type.Array(StaffRoleName, { minItems: 1, maxItems: STAFF_ROLES.length, uniqueItems: true });

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

/** What a member of staff wrote down about something. */
export const DeskNote = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  by: Type.String({ description: 'the name of who wrote it' }),
  at: Type.String(),
});
export type DeskNote = Static<typeof DeskNote>;

export const NoteBody = Type.Object({ text: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }) });
export const noteAnswer = { 201: DeskNote, ...failures };
