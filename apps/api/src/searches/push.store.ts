import type { PushPayload } from '@karachi-estates/contracts/searches';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { accounts, sessions } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { pushDevices, pushMessages } from './push.table.ts';
import type { Search } from './searches.store.ts';

/** What a browser gives out when somebody turns notifications on: its address and its keys. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Whose device it is: of the login of an account, or of a search without one. */
export type DeviceOwner = { accountId: number; sessionId: number } | { searchId: number };

export type DueMessage = PushSubscription & {
  id: number;
  payload: PushPayload;
  attempts: number;
  createdAt: Date;
};

const sessionsOf = (db: Db, accountId: number) =>
  db.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, accountId));

const isOf = (db: Db, owner: { accountId: number } | { searchId: number }) =>
  'searchId' in owner
    ? eq(pushDevices.searchId, owner.searchId)
    : inArray(pushDevices.sessionId, sessionsOf(db, owner.accountId));

/** How many devices an account or a search has, but for one. */
export async function countOtherDevices(db: Db, owner: DeviceOwner, endpoint: string): Promise<number> {
  return db.$count(pushDevices, and(isOf(db, owner), ne(pushDevices.endpoint, endpoint)));
}

export async function isKnownDevice(db: Db, owner: DeviceOwner, endpoint: string): Promise<boolean> {
  return (await db.$count(pushDevices, and(isOf(db, owner), eq(pushDevices.endpoint, endpoint)))) > 0;
}

/** Adds a device. One that another account had goes over, and what waited for that account does not come. */
export async function putDevice(db: Db, owner: DeviceOwner, device: PushSubscription, now: Date): Promise<void> {
  const row = { ...device, createdAt: now };
  const keys = { p256dh: device.p256dh, auth: device.auth };
  if ('searchId' in owner) {
    await db
      .insert(pushDevices)
      .values({ ...row, searchId: owner.searchId })
      .onConflictDoUpdate({
        target: [pushDevices.searchId, pushDevices.endpoint],
        targetWhere: isNotNull(pushDevices.searchId),
        set: keys,
      });
    return;
  }
  const others = and(eq(pushDevices.endpoint, device.endpoint), isNotNull(pushDevices.sessionId));
  await db.delete(pushDevices).where(and(others, notInArray(pushDevices.sessionId, sessionsOf(db, owner.accountId))));
  await db
    .insert(pushDevices)
    .values({ ...row, sessionId: owner.sessionId })
    .onConflictDoUpdate({
      target: pushDevices.endpoint,
      targetWhere: isNotNull(pushDevices.sessionId),
      set: { ...keys, sessionId: owner.sessionId },
    });
}

/** Takes a device away from an account or a search, with what waits for it. */
export async function removeDevice(db: Db, owner: DeviceOwner, endpoint: string): Promise<void> {
  await db.delete(pushDevices).where(and(isOf(db, owner), eq(pushDevices.endpoint, endpoint)));
}

/** Forgets a device that its push service does not know any more. */
export async function removeEndpoint(db: Db, endpoint: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.endpoint, endpoint));
}

/** The devices of a person: of their account, and of their searches without one. */
export async function listDevicesOf(db: Db, accountId: number, searchIds: number[]) {
  return db
    .select({ endpoint: pushDevices.endpoint, createdAt: pushDevices.createdAt })
    .from(pushDevices)
    .where(or(isOf(db, { accountId }), inArray(pushDevices.searchId, searchIds)))
    .orderBy(asc(pushDevices.id));
}

/**
 * Where a search is told: on the devices on which its account is logged in, or the account that has proven its address,
 * and on those that its link turned on. Each device once.
 */
async function devicesFor(db: Db, { id, accountId, emailKey }: Search, now: Date): Promise<number[]> {
  const isOwner =
    accountId === null
      ? and(eq(accounts.emailKey, emailKey ?? ''), isNotNull(accounts.emailProvenAt))
      : eq(accounts.id, accountId);
  const rows = await db
    .selectDistinctOn([pushDevices.endpoint], { id: pushDevices.id })
    .from(pushDevices)
    .leftJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .leftJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      or(
        eq(pushDevices.searchId, id),
        and(gt(sessions.expiresAt, now), isOwner, isNull(accounts.suspendedAt), isNull(accounts.erasedAt)),
      ),
    )
    .orderBy(pushDevices.endpoint, pushDevices.id);
  return rows.map((row) => row.id);
}

/** Keeps a notification for each device of a search. @returns how many. */
export async function insertMessages(tx: Db, search: Search, payload: PushPayload, now: Date): Promise<number> {
  const devices = await devicesFor(tx, search, now);
  if (devices.length === 0) return 0;
  const times = { createdAt: now, nextAttemptAt: now };
  await tx
    .insert(pushMessages)
    .values(devices.map((deviceId) => ({ deviceId, searchId: search.id, payload, ...times })));
  return devices.length;
}

/**
 * Leases notifications that are due, for one attempt: until `leaseUntil` nobody else takes them. A process that dies
 * while sending only delays them.
 */
export async function leaseMessages(
  db: Db,
  lease: { now: Date; leaseUntil: Date; limit: number },
): Promise<DueMessage[]> {
  // In a WITH, not in a subquery: a join row by row would run that again for each row, and lease more than the limit.
  const due = db.$with('due').as(
    db
      .select({ id: pushMessages.id })
      .from(pushMessages)
      .where(
        and(isNull(pushMessages.sentAt), isNull(pushMessages.givenUpAt), lte(pushMessages.nextAttemptAt, lease.now)),
      )
      .orderBy(asc(pushMessages.nextAttemptAt), asc(pushMessages.id))
      .limit(lease.limit)
      .for('update', { skipLocked: true }),
  );
  const taken = await db
    .with(due)
    .update(pushMessages)
    .set({ attempts: sql`${pushMessages.attempts} + 1`, nextAttemptAt: lease.leaseUntil })
    .where(inArray(pushMessages.id, db.select({ id: due.id }).from(due)))
    .returning({ id: pushMessages.id });
  const ids = taken.map(({ id }) => id);
  return db
    .select({
      id: pushMessages.id,
      payload: pushMessages.payload,
      attempts: pushMessages.attempts,
      createdAt: pushMessages.createdAt,
      endpoint: pushDevices.endpoint,
      p256dh: pushDevices.p256dh,
      auth: pushDevices.auth,
    })
    .from(pushMessages)
    .innerJoin(pushDevices, eq(pushDevices.id, pushMessages.deviceId))
    .where(inArray(pushMessages.id, ids))
    .orderBy(asc(pushMessages.id));
}

export async function markMessageSent(db: Db, id: number, at: Date): Promise<void> {
  await db.update(pushMessages).set({ sentAt: at, lastError: null }).where(eq(pushMessages.id, id));
}

/** Notes a failed attempt and when to try again; without a next time the notification is given up. */
export async function markMessageFailed(
  db: Db,
  { id, error, now, next }: { id: number; error: string; now: Date; next: Date | null },
): Promise<void> {
  const change = next === null ? { givenUpAt: now } : { nextAttemptAt: next };
  await db
    .update(pushMessages)
    .set({ lastError: error, ...change })
    .where(eq(pushMessages.id, id));
}

/** Removes some notifications that were written before a moment. @returns how many. */
export async function deleteOldMessages(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .where(lt(pushMessages.createdAt, before))
    .limit(limit);
  const deleted = await db.delete(pushMessages).where(inArray(pushMessages.id, old)).returning({ id: pushMessages.id });
  return deleted.length;
}
