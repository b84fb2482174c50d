import type { StaffMember } from '@karachi-estates/contracts/desk';
import type { InvitationRow, StaffRow } from '@karachi-estates/contracts/deskStaff';
import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import { checkPassword, isEmail, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import {
  DESK_ROW_CHANGED,
  INVITATION_INVALID,
  STAFF_CODE_WRONG,
  STAFF_LAST_OWNER,
  STAFF_MISSING,
  STAFF_NAME_MISSING,
  STAFF_SIGN_IN_WRONG,
} from '@karachi-estates/domain/staff/messages';
import {
  INVITATION_MS,
  isProven,
  isSessionOpen,
  permissionsOf,
  STAFF_IDLE_MS,
  STEP_UP_MS,
  type StaffRole,
  sessionEndsAt,
} from '@karachi-estates/domain/staff/roles';
import { told } from '@karachi-estates/domain/words/sentence';
import { countAttempt, type Throttle, uncountAttempt } from '../accounts/throttle.store.ts';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { MINUTE_MS } from '../durations.ts';
import { networkOf } from '../plugins/device.ts';
import { hashPassword, isCommonPassword, passwordMatches } from '../plugins/password.ts';
import { createToken, hashToken, isToken } from '../plugins/tokens.ts';
import { Refused, tooMany } from '../refused.ts';
import { authenticatorUrl, hashRecoveryCode, newRecoveryCodes, newSecret, stepOfCode } from './authenticator.ts';
import {
  countOtherOwners,
  countRecoveryCodes,
  deleteInvitation,
  deleteInvitationsOf,
  deleteStaffSession,
  deleteStaffSessions,
  findInvitation,
  findStaff,
  findStaffByEmail,
  findStaffSession,
  type Invitation,
  insertStaffSession,
  listInvitations,
  listStaffRows,
  lockStaff,
  purgeStaffSessions,
  replaceInvitation,
  replaceRecoveryCodes,
  type Staff,
  type StaffSession,
  takeInvitation,
  takeRecoveryCode,
  takeTotpStep,
  touchStaffSession,
  updateStaff,
  upsertStaff,
} from './staff.store.ts';

type StaffDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Who is signed in at the desk, from where. */
export interface StaffCaller {
  member: Staff;
  session: StaffSession;
  actor: Actor;
}

/** Five wrong tries from one network lock for a quarter of an hour; thirty over all places do, too. */
const PAIR = { limit: 5, windowMs: 15 * MINUTE_MS };
const PLACE = { limit: 30, windowMs: 15 * MINUTE_MS };
/** A session's last use is written once a minute, which is near enough for half an hour. */
const TOUCH_MS = MINUTE_MS;

const nameOf = (member: Staff) => member.name || member.email;

/** A member of staff as the one who acts. */
export const actorOf = (member: Staff, address: string): Actor => ({ id: member.id, name: nameOf(member), address });

const timesOf = ({ startedAt, seenAt, provenAt }: StaffSession) => ({
  startedAt: startedAt.getTime(),
  seenAt: seenAt.getTime(),
  provenAt: provenAt.getTime(),
});

/** Whether what needs a fresh code may be done; who looks around has no phone to ask. */
export function hasSteppedUp({ member, session }: StaffCaller, now: Date): boolean {
  return member.isDemo || isProven(timesOf(session), now.getTime());
}

/** The member of staff as the desk shows them to themselves. */
export async function memberOf(deps: StaffDeps, caller: StaffCaller): Promise<StaffMember> {
  const { member, session } = caller;
  const endsAt = new Date(sessionEndsAt(timesOf(session)));
  const provenUntil = new Date(session.provenAt.getTime() + STEP_UP_MS);
  const until = member.isDemo ? endsAt : provenUntil;
  return {
    id: member.id,
    email: member.email,
    name: nameOf(member),
    roles: member.roles,
    permissions: permissionsOf(member.roles),
    demo: member.isDemo,
    recovery_codes_left: await countRecoveryCodes(deps.db, member.id),
    session_ends_at: endsAt.toISOString(),
    step_up_until: hasSteppedUp(caller, deps.clock()) ? until.toISOString() : null,
  };
}

/** Whose a session's token is; undefined where it is none, or has ended. */
export async function callerOfToken(
  deps: StaffDeps,
  token: string | undefined,
  address: string,
): Promise<StaffCaller | undefined> {
  if (!isToken(token)) return undefined;
  const found = await findStaffSession(deps.db, hashToken(token));
  const now = deps.clock();
  if (!found || found.member.disabledAt || !isSessionOpen(timesOf(found.session), now.getTime())) return undefined;
  const { member, session } = found;
  if (now.getTime() - session.seenAt.getTime() >= TOUCH_MS) {
    await touchStaffSession(deps.db, session.id, { seenAt: now });
    session.seenAt = now;
  }
  return { member, session, actor: actorOf(member, address) };
}

/** Opens a session and begins a visit. Call it in the transaction that found out who it is. */
export async function openStaffSession(
  tx: Db,
  member: Staff,
  address: string,
  now: Date,
): Promise<{ token: string; caller: StaffCaller }> {
  const token = createToken();
  await purgeStaffSessions(tx, member.id, new Date(now.getTime() - STAFF_IDLE_MS));
  const session = await insertStaffSession(tx, {
    tokenHash: hashToken(token),
    staffId: member.id,
    startedAt: now,
    seenAt: now,
    provenAt: now,
  });
  const visited = await updateStaff(tx, member.id, { visitAt: now, visitBeforeAt: member.visitAt });
  return { token, caller: { member: visited ?? member, session, actor: actorOf(member, address) } };
}

/** Counts a try before it is looked at. @throws Refused `too-many` with the seconds to wait. */
async function countTry(deps: StaffDeps, throttles: Throttle[]): Promise<void> {
  const wait = await countAttempt(deps.db, throttles, deps.clock());
  if (wait > 0) throw tooMany(wait);
}

/** Uses a code of the authenticator, or a recovery code where those are taken. @returns whether it was a good one. */
async function takeCode(tx: Db, member: Staff, code: string, now: Date, recoveryToo: boolean): Promise<boolean> {
  const step = member.totpSecret ? stepOfCode(member.totpSecret, code, now) : undefined;
  if (step !== undefined) return takeTotpStep(tx, member.id, step);
  return recoveryToo && takeRecoveryCode(tx, member.id, hashRecoveryCode(code), now);
}

/**
 * Signs in at the desk. What was wrong is not said, and takes as long.
 * @throws Refused `unproven`, `too-many` with the seconds to wait.
 */
export async function signIn(
  deps: StaffDeps,
  input: { email: string; password: string; code: string },
  address: string,
): Promise<{ token: string; caller: StaffCaller }> {
  const emailKey = normalizeEmail(input.email);
  const network = networkOf(address);
  const throttles = [
    { name: `desk:pair:${emailKey}:${network}`, ...PAIR },
    { name: `desk:network:${network}`, ...PLACE },
    { name: `desk:account:${emailKey}`, ...PLACE },
  ];
  await countTry(deps, throttles);
  const known = await findStaffByEmail(deps.db, emailKey);
  const matches = await passwordMatches(input.password, known?.passwordHash);
  const now = deps.clock();
  const opened = await deps.db.transaction(async (tx) => {
    const member = known && (await lockStaff(tx, known.id));
    if (!member || member.disabledAt || member.isDemo) return undefined;
    const proven =
      matches && member.passwordHash === known.passwordHash && (await takeCode(tx, member, input.code, now, true));
    const actor = actorOf(member, address);
    const action = proven ? 'staff.sign-in' : 'staff.sign-in-wrong';
    const session = proven ? await openStaffSession(tx, member, address, now) : undefined;
    await writeAudit(tx, actor, [{ action, subject: `staff:${member.id}` }], now);
    return session;
  });
  if (!opened) throw new Refused('unproven', told({ STAFF_SIGN_IN_WRONG }));
  await uncountAttempt(
    deps.db,
    throttles.map(({ name }) => name),
  );
  return opened;
}

/** Ends the session in use. */
export async function signOut(deps: StaffDeps, { session, actor }: StaffCaller): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await deleteStaffSession(tx, session.id);
    await writeAudit(tx, actor, [{ action: 'staff.sign-out', subject: `staff:${session.staffId}` }], deps.clock());
  });
}

/** Takes a fresh code for what needs one. @throws Refused `invalid`, `too-many` with the seconds to wait. */
export async function proveAgain(deps: StaffDeps, caller: StaffCaller, code: string): Promise<StaffCaller> {
  const throttle = { name: `desk:code:${caller.member.id}`, ...PAIR };
  await countTry(deps, [throttle]);
  const now = deps.clock();
  const proven = await deps.db.transaction(async (tx) => {
    const member = await lockStaff(tx, caller.member.id);
    if (!member) return false;
    const isGood = await takeCode(tx, member, code, now, false);
    if (isGood) await touchStaffSession(tx, caller.session.id, { provenAt: now });
    const action = isGood ? 'staff.step-up' : 'staff.step-up-wrong';
    await writeAudit(tx, caller.actor, [{ action, subject: `staff:${member.id}` }], now);
    return isGood;
  });
  if (!proven) throw new Refused('invalid', told({ STAFF_CODE_WRONG }), { code: told({ STAFF_CODE_WRONG }) });
  await uncountAttempt(deps.db, [throttle.name]);
  return { ...caller, session: { ...caller.session, provenAt: now } };
}

/** Ten new recovery codes; the ones before are void. */
export async function renewCodes(deps: StaffDeps, { member, actor }: StaffCaller): Promise<string[]> {
  const codes = newRecoveryCodes();
  await deps.db.transaction(async (tx) => {
    await replaceRecoveryCodes(tx, member.id, codes.map(hashRecoveryCode));
    await writeAudit(tx, actor, [{ action: 'staff.recovery-codes', subject: `staff:${member.id}` }], deps.clock());
  });
  return codes;
}

const invitationRowOf = ({ id, email, roles, expiresAt }: Invitation): InvitationRow => ({
  id,
  email,
  roles,
  expires_at: expiresAt.toISOString(),
});

/**
 * Invites somebody to the desk by a link for one use. An invitation before it for the same address is void. For who is
 * on the staff already it sets password, authenticator and roles anew.
 * @throws Refused `invalid` for what is no address.
 */
export async function invite(
  deps: StaffDeps,
  actor: Actor,
  input: { email: string; roles: StaffRole[] },
): Promise<{ link: string; invitation: InvitationRow }> {
  const emailKey = normalizeEmail(input.email);
  if (!isEmail(emailKey)) throw new Refused('invalid', told({ EMAIL_INVALID }), { email: told({ EMAIL_INVALID }) });
  const token = createToken();
  const now = deps.clock();
  const invitation = await deps.db.transaction(async (tx) => {
    await serialise(tx, `invitation:${emailKey}`);
    const stored = await replaceInvitation(tx, {
      tokenHash: hashToken(token),
      email: input.email.trim(),
      emailKey,
      roles: [...new Set(input.roles)],
      totpSecret: newSecret(),
      expiresAt: new Date(now.getTime() + INVITATION_MS),
      createdAt: now,
    });
    const after = { email: stored.email, roles: stored.roles };
    await writeAudit(tx, actor, [{ action: 'staff.invite', subject: `invitation:${stored.id}`, after }], now);
    return stored;
  });
  return { link: `${deps.settings.siteUrl}/desk/join#${token}`, invitation: invitationRowOf(invitation) };
}

/** Takes an invitation back. @throws Refused `not-found` */
export async function withdraw(deps: StaffDeps, actor: Actor, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const gone = await deleteInvitation(tx, id);
    if (!gone) throw new Refused('not-found', told({ INVITATION_INVALID }));
    await writeAudit(tx, actor, [voidedEntry(gone)], deps.clock());
  });
}

const invitationGone = () =>
  new Refused('not-found', told({ INVITATION_INVALID }), { token: told({ INVITATION_INVALID }) });

/** What an invitation says. @throws Refused `not-found` for one that was used or is too old. */
export async function readInvitation(deps: StaffDeps, token: string) {
  const found = isToken(token) ? await findInvitation(deps.db, hashToken(token), deps.clock()) : undefined;
  if (!found) throw invitationGone();
  return {
    email: found.email,
    roles: found.roles,
    expires_at: found.expiresAt.toISOString(),
    secret: found.totpSecret,
    otpauth_url: authenticatorUrl(found.email, found.totpSecret),
  };
}

/**
 * Joins the desk with an invitation, and signs in.
 * @throws Refused `not-found` for one that was used or is too old, `invalid` naming the field, `too-many`.
 */
export async function join(
  deps: StaffDeps,
  input: { token: string; name: string; password: string; code: string },
  address: string,
): Promise<{ token: string; caller: StaffCaller; codes: string[] }> {
  const name = input.name.trim();
  if (!name) throw new Refused('invalid', told({ STAFF_NAME_MISSING }), { name: told({ STAFF_NAME_MISSING }) });
  const verdict = checkPassword(input.password, isCommonPassword);
  if (!verdict.ok) throw new Refused('invalid', verdict, { password: verdict });
  if (!isToken(input.token)) throw invitationGone();
  const tokenHash = hashToken(input.token);
  await countTry(deps, [{ name: `desk:join:${tokenHash}`, limit: 20, windowMs: 15 * MINUTE_MS }]);
  const now = deps.clock();
  const waiting = await findInvitation(deps.db, tokenHash, now);
  if (!waiting) throw invitationGone();
  const step = stepOfCode(waiting.totpSecret, input.code, now);
  if (step === undefined)
    throw new Refused('invalid', told({ STAFF_CODE_WRONG }), { code: told({ STAFF_CODE_WRONG }) });
  const passwordHash = await hashPassword(input.password);
  const codes = newRecoveryCodes();
  const opened = await deps.db.transaction(async (tx) => {
    const taken = await takeInvitation(tx, tokenHash, now);
    if (!taken) throw invitationGone();
    const member = await upsertStaff(tx, {
      email: taken.email,
      emailKey: taken.emailKey,
      name,
      roles: taken.roles,
      passwordHash,
      totpSecret: taken.totpSecret,
      totpStep: step,
      joinedAt: now,
      disabledAt: null,
      createdAt: now,
    });
    await deleteStaffSessions(tx, member.id);
    await replaceRecoveryCodes(tx, member.id, codes.map(hashRecoveryCode));
    const session = await openStaffSession(tx, member, address, now);
    const after = { roles: member.roles };
    await writeAudit(
      tx,
      actorOf(member, address),
      [{ action: 'staff.join', subject: `staff:${member.id}`, after }],
      now,
    );
    return session;
  });
  return { ...opened, codes };
}

const rowOf = (member: Staff, seenAt: Date | null): StaffRow => ({
  id: member.id,
  email: member.email,
  name: nameOf(member),
  roles: member.roles,
  active: member.disabledAt === null,
  joined: member.joinedAt !== null,
  last_seen_at: seenAt?.toISOString() ?? null,
  created_at: member.createdAt.toISOString(),
});

/** Everybody at the desk, and the invitations that are open. */
export async function readStaff(deps: StaffDeps): Promise<{ staff: StaffRow[]; invitations: InvitationRow[] }> {
  const members = await listStaffRows(deps.db);
  const invitations = await listInvitations(deps.db, deps.clock());
  return {
    staff: members.map((member) => rowOf(member, member.seenAt)),
    invitations: invitations.map(invitationRowOf),
  };
}

/** The names of who may be given work. */
export async function readColleagues(deps: StaffDeps): Promise<{ id: number; name: string }[]> {
  const members = await listStaffRows(deps.db);
  return members
    .filter(({ disabledAt }) => disabledAt === null)
    .map((member) => ({ id: member.id, name: nameOf(member) }));
}

/** An invitation that was voided, as the log says it. */
const voidedEntry = ({ id, email, roles }: Invitation): AuditEntry => ({
  action: 'staff.uninvite',
  subject: `invitation:${id}`,
  before: { email, roles },
});

interface MemberChange {
  roles?: StaffRole[] | undefined;
  /** What the roles were on the screen. */
  roles_before?: StaffRole[] | undefined;
  active?: boolean | undefined;
}

const areSame = (some: readonly StaffRole[], others: readonly StaffRole[]): boolean =>
  some.length === others.length && some.every((role) => others.includes(role));

/**
 * Sets the roles of a member of staff, or keeps them out; either ends their sessions and voids their open invitations.
 * @throws Refused `not-found`, `conflict` where no owner would be left, or the roles are not as they were seen.
 */
export async function changeMember(deps: StaffDeps, actor: Actor, id: number, change: MemberChange): Promise<StaffRow> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    // Two owners who take the role from each other at once must not both succeed.
    await serialise(tx, 'staff-owners');
    const member = await findStaff(tx, id);
    if (!member || member.isDemo) throw new Refused('not-found', told({ STAFF_MISSING }));
    const roles = change.roles ?? member.roles;
    const active = change.active ?? member.disabledAt === null;
    const staysOwner = active && roles.includes('owner');
    if (!staysOwner && (await countOtherOwners(tx, id)) === 0)
      throw new Refused('conflict', told({ STAFF_LAST_OWNER }));
    const disabledAt = active ? null : (member.disabledAt ?? now);
    const isSame = areSame(roles, member.roles);
    if (!isSame && change.roles_before && !areSame(change.roles_before, member.roles))
      throw new Refused('conflict', told({ DESK_ROW_CHANGED }));
    // An open invitation would let them in again, or give the roles of another day back. It goes first: who joins by it
    // takes it before the member's row.
    const voided = active && isSame ? [] : await deleteInvitationsOf(tx, member.emailKey);
    const changed = await updateStaff(tx, id, { roles, disabledAt });
    if (!changed) throw new Refused('not-found', told({ STAFF_MISSING }));
    if (actor.id !== id || !active) await deleteStaffSessions(tx, id);
    const before = { roles: member.roles, active: member.disabledAt === null };
    await writeAudit(
      tx,
      actor,
      [
        { action: 'staff.change', subject: `staff:${id}`, before, after: { roles, active } },
        ...voided.map(voidedEntry),
      ],
      now,
    );
    return rowOf(changed, changed.visitAt);
  });
}

/**
 * Keeps somebody out, for the operator's command line; who was only invited yet loses the invitation.
 * @throws Refused as {@link changeMember}
 */
export async function disableByEmail(deps: StaffDeps, actor: Actor, email: string): Promise<void> {
  const emailKey = normalizeEmail(email);
  const member = await findStaffByEmail(deps.db, emailKey);
  if (member) {
    await changeMember(deps, actor, member.id, { active: false });
    return;
  }
  await deps.db.transaction(async (tx) => {
    const voided = await deleteInvitationsOf(tx, emailKey);
    if (voided.length === 0) throw new Refused('not-found', told({ STAFF_MISSING }));
    await writeAudit(tx, actor, voided.map(voidedEntry), deps.clock());
  });
}
