import type { User } from '@karachi-estates/contracts/accounts';
import { planInForce } from '@karachi-estates/domain/plans/plans';
import { and, asc, desc, eq, gt, isNull, like, lt, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { accounts, emailLinks, passwordResets, sessions } from './accounts.table.ts';

export type Account = typeof accounts.$inferSelect;
export type NewAccount = typeof accounts.$inferInsert;

/** The account as its owner sees it. No hash, no sign-in data. */
export function userOf(account: Account, now: Date): User {
  const plan = planInForce({ plan: account.plan, expiresAt: account.planUntil }, now);
  return {
    id: account.id,
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    phone: account.phone,
    address: account.address,
    role: account.role,
    profile_image: account.profileImage,
    plan,
    plan_until: plan === 'basic' ? null : (account.planUntil?.toISOString() ?? null),
    locale: account.locale,
    createdAt: account.createdAt.toISOString(),
  };
}

export async function findAccount(db: Db, id: number): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account;
}

/**
 * The same, locked until the transaction ends: whoever counts a seller's listings against the plan takes this first.
 */
export async function lockAccount(db: Db, id: number): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return account;
}

export async function findAccountByEmail(db: Db, emailKey: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, emailKey));
  return account;
}

export async function findAccountByGoogle(db: Db, subject: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.googleSubject, subject));
  return account;
}

/** The first seller of the demo data. */
export async function findDemoSeller(db: Db): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.role, 'seller'), like(accounts.emailKey, '%.sample@karachi-estates.example')))
    .orderBy(asc(accounts.id))
    .limit(1);
  return account;
}

/** @returns undefined when the address has an account already. */
export async function insertAccount(db: Db, account: NewAccount): Promise<Account | undefined> {
  const [inserted] = await db.insert(accounts).values(account).onConflictDoNothing().returning();
  return inserted;
}

export async function updateAccount(
  db: Db,
  id: number,
  change: Partial<Omit<NewAccount, 'id' | 'role' | 'email' | 'emailKey'>>,
): Promise<Account | undefined> {
  const [account] = await db.update(accounts).set(change).where(eq(accounts.id, id)).returning();
  return account;
}

/** Sellers, for the operator. */
export async function listSellers(db: Db): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(and(eq(accounts.role, 'seller'), isNull(accounts.erasedAt)))
    .orderBy(asc(accounts.id));
}

/** Accounts whose paid plan has ended. */
export async function listExpiredPlans(db: Db, now: Date): Promise<{ id: number }[]> {
  return db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(ne(accounts.plan, 'basic'), lte(accounts.planUntil, now)))
    .orderBy(asc(accounts.planUntil));
}

/** Accounts whose paid plan runs now and ends by then. */
export async function listEndingPlans(db: Db, now: Date, by: Date): Promise<{ id: number }[]> {
  return db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(ne(accounts.plan, 'basic'), gt(accounts.planUntil, now), lte(accounts.planUntil, by)))
    .orderBy(asc(accounts.planUntil));
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** An account's sessions that have not ended, those used last first. */
export async function listSessions(db: Db, accountId: number, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.renewedAt), desc(sessions.id));
}

/** Ends all but the sessions used last. */
export async function limitSessions(db: Db, accountId: number, most: number): Promise<void> {
  const kept = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.renewedAt), desc(sessions.id))
    .limit(most);
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), notInArray(sessions.id, kept)));
}

/** Ends one session of an account. @returns false when it has no such session. */
export async function deleteOwnSession(db: Db, accountId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** The session that a token opens, with its account; undefined when it ended. */
export async function findSession(db: Db, tokenHash: string, now: Date) {
  const [found] = await db
    .select({
      sessionId: sessions.id,
      renewedAt: sessions.renewedAt,
      id: accounts.id,
      role: accounts.role,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        isNull(accounts.suspendedAt),
        isNull(accounts.mergedInto),
      ),
    );
  return found;
}

export async function renewSession(db: Db, id: number, renewal: { now: Date; expiresAt: Date }): Promise<void> {
  await db.update(sessions).set({ renewedAt: renewal.now, expiresAt: renewal.expiresAt }).where(eq(sessions.id, id));
}

export async function deleteSession(db: Db, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends every session of everybody. @returns how many. */
export async function deleteAllSessions(db: Db): Promise<number> {
  const ended = await db.delete(sessions).returning({ id: sessions.id });
  return ended.length;
}

/** Ends an account's sessions, but for the one to keep. @returns how many. */
export async function deleteSessions(db: Db, accountId: number, keep?: number): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), keep === undefined ? undefined : ne(sessions.id, keep)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function insertReset(
  db: Db,
  reset: { tokenHash: string; accountId: number; expiresAt: Date },
): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

/** Whose a reset link is, whether or not it may still be used. */
export async function findResetAccount(db: Db, tokenHash: string): Promise<number | undefined> {
  const [reset] = await db
    .select({ accountId: passwordResets.accountId })
    .from(passwordResets)
    .where(eq(passwordResets.tokenHash, tokenHash));
  return reset?.accountId;
}

/** Uses a reset link up, in one statement, so that of two clicks one wins. @returns whose it was. */
export async function takeReset(db: Db, tokenHash: string, now: Date): Promise<number | undefined> {
  const [taken] = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)),
    )
    .returning({ accountId: passwordResets.accountId });
  return taken?.accountId;
}

/** Links that were mailed before the password changed must not change it again. */
export async function dropResets(db: Db, accountId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
}

/** Removes what has ended anyway. */
export async function purgeAccounts(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(emailLinks).where(lt(emailLinks.expiresAt, now));
  await db.execute(sql`delete from throttles where window_ends_at < ${now.toISOString()}`);
}

/** Accounts that are to be erased by now. */
export async function listDueErasures(db: Db, now: Date): Promise<{ id: number }[]> {
  return db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNull(accounts.erasedAt), lte(accounts.eraseAt, now)))
    .orderBy(asc(accounts.eraseAt));
}

/** Leaves of an account only that there was one: the row that payments belong to. */
export async function anonymiseAccount(db: Db, id: number, now: Date): Promise<void> {
  const nobody = `erased-${id}`;
  await db
    .update(accounts)
    .set({
      email: nobody,
      emailKey: nobody,
      emailProvenAt: null,
      earlierAddresses: [],
      passwordHash: null,
      googleSubject: null,
      firstName: 'Erased',
      lastName: '',
      phone: '',
      address: '',
      profileImage: null,
      plan: 'basic',
      planUntil: null,
      eraseAt: null,
      erasedAt: now,
      updatedAt: now,
    })
    .where(eq(accounts.id, id));
  for (const table of [sessions, passwordResets, emailLinks]) await db.delete(table).where(eq(table.accountId, id));
}

/** The accounts that ended in another one, the first of them first. */
export async function listMergedInto(db: Db, id: number): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(eq(accounts.mergedInto, id))
    .orderBy(asc(accounts.mergedAt), asc(accounts.id));
}

/** Notes that an account ended in another one, with all that had ended in it before. */
export async function writeMerge(tx: Db, ends: number, stays: number, now: Date): Promise<void> {
  await tx.update(accounts).set({ mergedInto: stays }).where(eq(accounts.mergedInto, ends));
  await tx
    .update(accounts)
    .set({ mergedInto: stays, mergedAt: now, pageShown: false, profileImage: null, updatedAt: now })
    .where(eq(accounts.id, ends));
  for (const table of [sessions, passwordResets, emailLinks]) await tx.delete(table).where(eq(table.accountId, ends));
}
