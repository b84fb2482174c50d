import { DESK_HEADER } from '@karachi-estates/contracts/desk';
import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import {
  STAFF_REQUEST_FOREIGN,
  STAFF_ROLE_MISSING,
  STAFF_SIGNED_OUT,
  STEP_UP_NEEDED,
} from '@karachi-estates/domain/staff/messages';
import { allows, STAFF_SESSION_MS } from '@karachi-estates/domain/staff/roles';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countAttempt, type Throttle } from '../accounts/throttle.store.ts';
import { type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { HOUR_MS } from '../durations.ts';
import { isTriedOut, type Origin } from '../staff/demo.actions.ts';
import { callerOfToken, hasSteppedUp, type StaffCaller } from '../staff/staff.actions.ts';
import { HttpProblem } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in at the desk, on routes for the staff. */
    staff: StaffCaller | null;
  }
}

/** Where a request comes from, for the look around. */
export const originOf = ({ socket, headers }: FastifyRequest): Origin => ({ peer: socket.remoteAddress, headers });

/**
 * Over https the cookie is bound to this host, its root and TLS by its name. Over plain http browsers refuse such a
 * name (all but some for localhost): there it has a plain one.
 */
function cookieOf(deps: Pick<Deps, 'settings'>, request: FastifyRequest): { name: string; secure: string } {
  const isSecure = deps.settings.siteUrl.startsWith('https://') || request.protocol === 'https';
  return isSecure ? { name: '__Host-desk', secure: '; Secure' } : { name: 'desk', secure: '' };
}

function tokenIn(deps: Pick<Deps, 'settings'>, request: FastifyRequest): string | undefined {
  const { name } = cookieOf(deps, request);
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

/** Gives the browser the session's cookie, which no script can read and no other site's page sends along. */
export function sendStaffCookie(
  deps: Pick<Deps, 'settings'>,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  const { name, secure } = cookieOf(deps, request);
  const age = Math.floor(STAFF_SESSION_MS / 1000);
  reply.header('set-cookie', `${name}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`);
}

export function dropStaffCookie(deps: Pick<Deps, 'settings'>, request: FastifyRequest, reply: FastifyReply): void {
  const { name, secure } = cookieOf(deps, request);
  reply.header('set-cookie', `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${secure}`);
}

/** Who is signed in at the desk; undefined where nobody is. A demo session ends where a look around is not offered. */
export async function staffOf(deps: Deps, request: FastifyRequest): Promise<StaffCaller | undefined> {
  const caller = await callerOfToken(deps, tokenIn(deps, request), request.ip);
  if (!caller?.member.isDemo) return caller;
  return (await isTriedOut(deps, originOf(request))) ? caller : undefined;
}

/** The caller of a route that only the staff reach. */
export function staffCallerOf({ staff }: Pick<FastifyRequest, 'staff'>): StaffCaller {
  if (!staff) throw new HttpProblem(401, told({ STAFF_SIGNED_OUT }));
  return staff;
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/**
 * Refuses what a page of another site has sent: it can neither set the desk's header without being asked first, nor
 * hide where it comes from. The cookie is not sent along to begin with; this holds where a browser is old.
 */
function requireOwnPage(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  const isOwn = site === undefined || site === 'same-origin';
  if (request.headers[DESK_HEADER] === '1' && isOwn) return;
  throw new HttpProblem(403, told({ STAFF_REQUEST_FOREIGN }));
}

/** How long a refusal of one call to one person stands for those that follow. */
const REFUSAL_MS = HOUR_MS;

/**
 * A refusal that somebody of the staff met stands in the log: it may be the beginning of something. Once an hour for
 * each person and call, so that no script can fill a log from which nothing is ever taken.
 */
async function noteRefusal(deps: Deps, caller: StaffCaller, contract: Endpoint, path: string): Promise<void> {
  const call = `${contract.method} ${contract.url}`;
  const first: Throttle = { name: `staff refused ${caller.member.id} ${call}`, limit: 1, windowMs: REFUSAL_MS };
  const entry: AuditEntry = {
    action: 'staff.refused',
    subject: `endpoint:${call}`,
    after: { permission: contract.permission, path },
  };
  const at = deps.clock();
  await deps.db.transaction(async (tx) => {
    if ((await countAttempt(tx, [first], at)) === 0) await writeAudit(tx, caller.actor, [entry], at);
  });
}

/** What every request of the desk must meet, also who signs in. */
export function checkDeskRequest(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  if (!isReading(request)) requireOwnPage(request);
}

/** For what needs a fresh code only sometimes. @throws HttpProblem 403 without one. */
export function requireFreshCode({ clock }: Pick<Deps, 'clock'>, request: Pick<FastifyRequest, 'staff'>): void {
  if (!hasSteppedUp(staffCallerOf(request), clock())) throw new HttpProblem(403, told({ STEP_UP_NEEDED }));
}

/**
 * Enforces what a contract asks of the staff.
 * @throws HttpProblem 401 without a session, 403 without the role or a fresh code.
 */
export async function enforceStaff(deps: Deps, request: FastifyRequest, contract: Endpoint): Promise<void> {
  const caller = await staffOf(deps, request);
  if (!caller) throw new HttpProblem(401, told({ STAFF_SIGNED_OUT }));
  request.staff = caller;
  if (contract.permission && !allows(caller.member.roles, contract.permission)) {
    await noteRefusal(deps, caller, contract, request.url.replace(/\?.*/s, ''));
    throw new HttpProblem(403, told({ STAFF_ROLE_MISSING }));
  }
  if (contract.stepUp === true) requireFreshCode(deps, request);
}
