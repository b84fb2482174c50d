/** The roles at the desk. They add up: who has two may do what either allows. */
export const STAFF_ROLES = ['owner', 'moderator', 'finance', 'editor', 'support'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What a role allows, by the part of the desk that it is about. `read` never changes anything. */
export const PERMISSIONS = [
  'staff',
  'audit',
  'listings:read',
  'listings:write',
  'people:read',
  'people:write',
  'leads',
  'projects',
  'support',
  'money',
  'articles',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/**
 * What each role may do. An owner may do everything. Only who handles money sees payments; only an owner sees who did
 * what and says who belongs to the staff.
 */
const GRANTS: Record<StaffRole, readonly Permission[]> = {
  owner: PERMISSIONS,
  moderator: ['listings:read', 'listings:write', 'people:read', 'people:write'],
  finance: ['money', 'people:read'],
  editor: ['articles'],
  support: ['listings:read', 'people:read', 'leads', 'projects', 'support'],
};

/** Whether one of the roles allows something. */
export function allows(roles: readonly StaffRole[], permission: Permission): boolean {
  return roles.some((role) => GRANTS[role].includes(permission));
}

/** Everything that the roles allow together, in the order of {@link PERMISSIONS}. */
export function permissionsOf(roles: readonly StaffRole[]): Permission[] {
  return PERMISSIONS.filter((permission) => allows(roles, permission));
}

export const isStaffRole = (text: unknown): text is StaffRole => STAFF_ROLES.some((role) => role === text);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A session at the desk ends after this long without a request, in milliseconds. */
export const STAFF_IDLE_MS = 30 * MINUTE;
/** A session at the desk ends after this long whatever happens. */
export const STAFF_SESSION_MS = 12 * HOUR;
/** How long a typed code counts for money, roles and mass actions. */
export const STEP_UP_MS = 10 * MINUTE;
/** How long an invitation is good for. */
export const INVITATION_MS = 72 * HOUR;
/** Codes for the day the phone is lost; each works once. */
export const RECOVERY_CODES = 10;
/** How long one's action on listings can be taken back, where nothing changed since. */
export const UNDO_MS = 30 * 24 * HOUR;

/** Where a session stands: times are milliseconds since 1970. */
export interface SessionTimes {
  startedAt: number;
  seenAt: number;
  /** When a code was typed last. */
  provenAt: number;
}

/** Whether a session is still open. */
export function isSessionOpen({ startedAt, seenAt }: SessionTimes, now: number): boolean {
  return now - seenAt < STAFF_IDLE_MS && now - startedAt < STAFF_SESSION_MS;
}

/** Until when a session is open if nothing more is asked. */
export function sessionEndsAt({ startedAt, seenAt }: SessionTimes): number {
  return Math.min(seenAt + STAFF_IDLE_MS, startedAt + STAFF_SESSION_MS);
}

/** Whether the last code is fresh enough for what needs one. */
export function isProven({ provenAt }: SessionTimes, now: number): boolean {
  return now - provenAt < STEP_UP_MS;
}
