import { and, asc, desc, eq, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { payments, transferOf } from '../orders/orders.table.ts';
import { planReminders, proofPrints, upgradeRequests } from './plans.table.ts';

export type UpgradeRequest = typeof upgradeRequests.$inferSelect;
export type NewUpgradeRequest = typeof upgradeRequests.$inferInsert;

/** @returns undefined when a request of the account is pending already. */
export async function insertUpgrade(db: Db, request: NewUpgradeRequest): Promise<UpgradeRequest | undefined> {
  const [inserted] = await db.insert(upgradeRequests).values(request).onConflictDoNothing().returning();
  return inserted;
}

/** Requests, pending or approved, that name the same transfer; spaces, dashes and case make no difference. */
export async function listByTransfer(db: Db, reference: string): Promise<UpgradeRequest[]> {
  return db
    .select()
    .from(upgradeRequests)
    .where(
      and(
        eq(transferOf(upgradeRequests.reference), transferOf(sql`${reference}::text`)),
        ne(upgradeRequests.status, 'rejected'),
      ),
    )
    .orderBy(asc(upgradeRequests.id));
}

/** A request with its proof. @param accountId whose request it must be, where that matters. */
export async function findRequest(db: Db, id: number, accountId?: number): Promise<UpgradeRequest | undefined> {
  const [found] = await db
    .select()
    .from(upgradeRequests)
    .where(
      and(eq(upgradeRequests.id, id), accountId === undefined ? undefined : eq(upgradeRequests.accountId, accountId)),
    );
  return found;
}

/**
 * The payments that a request is about, in the books or reversed. A reversal rejects requests at its own moment, also
 * those whose number is not the bank's.
 */
function bookedTransfers(db: Db) {
  const reversed = and(eq(upgradeRequests.status, 'rejected'), eq(payments.reversedAt, upgradeRequests.decidedAt));
  const sameTransfer = eq(transferOf(payments.transaction), transferOf(upgradeRequests.reference));
  return db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, upgradeRequests.orderId), or(sameTransfer, reversed)));
}

/**
 * Takes the screenshots away from requests that were rejected before a moment: those of transfers that were in the
 * books stay with them. @returns their hashes.
 */
export async function dropScreenshots(db: Db, before: Date): Promise<string[]> {
  const old = db
    .select({ id: upgradeRequests.id, screenshot: upgradeRequests.screenshot })
    .from(upgradeRequests)
    .where(
      and(
        isNotNull(upgradeRequests.screenshot),
        eq(upgradeRequests.status, 'rejected'),
        lt(upgradeRequests.decidedAt, before),
        notExists(bookedTransfers(db)),
      ),
    );
  const rows = await old.for('update');
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  await db.update(upgradeRequests).set({ screenshot: null }).where(inArray(upgradeRequests.id, ids));
  await db.delete(proofPrints).where(inArray(proofPrints.requestId, ids));
  return rows.flatMap(({ screenshot }) => screenshot ?? []);
}

/** An account's newest request: the number decides, since the clocks of two servers differ. */
export async function findLatestUpgrade(db: Db, accountId: number): Promise<UpgradeRequest | undefined> {
  const [found] = await db
    .select()
    .from(upgradeRequests)
    .where(eq(upgradeRequests.accountId, accountId))
    .orderBy(desc(upgradeRequests.id))
    .limit(1);
  return found;
}

/** Decides a pending request, once. @returns undefined when there is none that is pending. */
export async function decideUpgrade(
  db: Db,
  id: number,
  decision: { status: 'approved' | 'counted' | 'rejected'; now: Date },
): Promise<UpgradeRequest | undefined> {
  const [decided] = await db
    .update(upgradeRequests)
    .set({ status: decision.status, decidedAt: decision.now })
    .where(and(eq(upgradeRequests.id, id), eq(upgradeRequests.status, 'pending')))
    .returning();
  return decided;
}

/** Requests with their sellers, pending ones first, for the operator. */
export async function listUpgrades(db: Db) {
  const rows = await db
    .select({
      request: upgradeRequests,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(upgradeRequests)
    .innerJoin(accounts, eq(accounts.id, upgradeRequests.accountId))
    .orderBy(asc(upgradeRequests.id));
  const pending = (row: (typeof rows)[number]) => (row.request.status === 'pending' ? 0 : 1);
  return rows.sort((a, b) => pending(a) - pending(b));
}

/** An account's requests, oldest first. */
export async function listUpgradesOf(db: Db, accountId: number): Promise<UpgradeRequest[]> {
  return db
    .select()
    .from(upgradeRequests)
    .where(eq(upgradeRequests.accountId, accountId))
    .orderBy(asc(upgradeRequests.id));
}

/**
 * Takes the proofs off an account's requests whose money never was in the books, and closes one that is pending. Sums
 * and the proofs of payments stay with the books. @returns the hashes of proofs that nothing of the account needs any
 * more.
 */
export async function anonymiseUpgrades(db: Db, accountId: number, now: Date): Promise<string[]> {
  const own = eq(upgradeRequests.accountId, accountId);
  const unbooked = await db
    .select({ id: upgradeRequests.id, screenshot: upgradeRequests.screenshot })
    .from(upgradeRequests)
    .where(and(own, inArray(upgradeRequests.status, ['pending', 'rejected']), notExists(bookedTransfers(db))));
  const ids = unbooked.map(({ id }) => id);
  await db.update(upgradeRequests).set({ screenshot: null, proofSha256: null }).where(inArray(upgradeRequests.id, ids));
  await db.delete(proofPrints).where(inArray(proofPrints.requestId, ids));
  await db
    .update(upgradeRequests)
    .set({ status: 'rejected', decidedAt: now })
    .where(and(own, eq(upgradeRequests.status, 'pending')));
  const kept = new Set((await listUpgradesOf(db, accountId)).map(({ screenshot }) => screenshot));
  return unbooked.flatMap(({ screenshot }) => (screenshot === null || kept.has(screenshot) ? [] : [screenshot]));
}

/** Names the order that a request pays. */
export async function setOrder(db: Db, id: number, orderId: number): Promise<void> {
  await db.update(upgradeRequests).set({ orderId }).where(eq(upgradeRequests.id, id));
}

/** Notes that a reminder is sent. @returns whether it was not yet */
export async function insertReminder(db: Db, reminder: typeof planReminders.$inferInsert): Promise<boolean> {
  const added = await db.insert(planReminders).values(reminder).onConflictDoNothing().returning();
  return added.length > 0;
}
