import { STAFF_ROLES } from '@karachi-estates/domain/staff/roles';
import Type, { type Static } from 'typebox';
import { done, nullable, oneOf, Roles, RowId, StaffMember, StaffRoleName, text } from './desk.ts';
import { defineEndpoint, failures } from './endpoint.ts';

/* The staff: who works at the desk, and how they are invited. The rules of every request stand in `desk.ts`. */

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
