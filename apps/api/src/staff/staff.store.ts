import { and, asc, count, eq, gt, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { staff, staffInvitations, staffRecoveryCodes, staffSessions } from './staff.table.ts';

export type Staff = typeof staff.$inferSelect;
type NewStaff = typeof staff.$inferInsert;
export type StaffSession = typeof staffSessions.$inferSelect;
export type Invitation = typeof staffInvitations.$inferSelect;

export async function findStaff(db: Db, id: number): Promise<Staff | undefined> {
  const [found] = await db.select().from(staff).where(eq(staff.id, id));
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockStaff(db: Db, id: number): Promise<Staff | undefined> {
  const [found] = await db.select().from(staff).where(eq(staff.id, id)).for('update');
  return found;
}

export async function findStaffByEmail(db: Db, emailKey: string): Promise<Staff | undefined> {
  const [found] = await db.select().from(staff).where(eq(staff.emailKey, emailKey));
  return found;
}

/** Adds a member of staff, or sets the columns of the one with this address. */
export async function upsertStaff(db: Db, member: NewStaff): Promise<Staff> {
  const { emailKey: _key, createdAt: _since, ...columns } = member;
  const [stored] = await db
    .insert(staff)
    .values(member)
    .onConflictDoUpdate({ target: staff.emailKey, set: columns })
    .returning();
  if (!stored) throw new Error('The member of staff was not stored');
  return stored;
}

export async function updateStaff(db: Db, id: number, change: Partial<NewStaff>): Promise<Staff | undefined> {
  const [changed] = await db.update(staff).set(change).where(eq(staff.id, id)).returning();
  return changed;
}

/** Everybody but the demo accounts, with when they were last seen. */
export async function listStaffRows(db: Db): Promise<(Staff & { seenAt: Date | null })[]> {
  const seen = sql<string | null>`(select max(seen_at) from staff_sessions where staff_id = ${staff.id})`;
  const rows = await db
    .select({ member: staff, seen })
    .from(staff)
    .where(eq(staff.isDemo, false))
    .orderBy(asc(staff.id));
  return rows.map((row) => {
    const seenAt = row.seen === null ? row.member.visitAt : new Date(row.seen);
    return { ...row.member, seenAt };
  });
}

/** Owners who can sign in, but for one of them. */
export async function countOtherOwners(db: Db, id: number): Promise<number> {
  const [row] = await db
    .select({ owners: count() })
    .from(staff)
    .where(
      and(
        ne(staff.id, id),
        eq(staff.isDemo, false),
        isNull(staff.disabledAt),
        isNotNull(staff.joinedAt),
        sql`'owner' = any(${staff.roles})`,
      ),
    );
  return row?.owners ?? 0;
}

/** A session with whose it is; undefined where there is none. */
export async function findStaffSession(
  db: Db,
  tokenHash: string,
): Promise<{ session: StaffSession; member: Staff } | undefined> {
  const [found] = await db
    .select({ session: staffSessions, member: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(eq(staffSessions.tokenHash, tokenHash));
  return found;
}

export async function insertStaffSession(db: Db, session: typeof staffSessions.$inferInsert): Promise<StaffSession> {
  const [stored] = await db.insert(staffSessions).values(session).returning();
  if (!stored) throw new Error('The session was not stored');
  return stored;
}

export async function touchStaffSession(
  db: Db,
  id: number,
  change: Partial<Pick<StaffSession, 'seenAt' | 'provenAt'>>,
): Promise<void> {
  await db.update(staffSessions).set(change).where(eq(staffSessions.id, id));
}

export async function deleteStaffSession(db: Db, id: number): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.id, id));
}

/** Signs a member of staff out everywhere. @returns how many sessions ended. */
export async function deleteStaffSessions(db: Db, staffId: number): Promise<number> {
  const ended = await db
    .delete(staffSessions)
    .where(eq(staffSessions.staffId, staffId))
    .returning({ id: staffSessions.id });
  return ended.length;
}

/** Signs the whole staff out. @returns how many sessions ended. */
export async function deleteAllStaffSessions(db: Db): Promise<number> {
  const ended = await db.delete(staffSessions).returning({ id: staffSessions.id });
  return ended.length;
}

/** Removes what ended: sessions that began, or were used, before a moment. */
export async function purgeStaffSessions(db: Db, staffId: number, seenBefore: Date): Promise<void> {
  await db.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), lte(staffSessions.seenAt, seenBefore)));
}

/** Stores an invitation; one before for the same address is void. */
export async function replaceInvitation(db: Db, invitation: typeof staffInvitations.$inferInsert): Promise<Invitation> {
  await db.delete(staffInvitations).where(eq(staffInvitations.emailKey, invitation.emailKey));
  const [stored] = await db.insert(staffInvitations).values(invitation).returning();
  if (!stored) throw new Error('The invitation was not stored');
  return stored;
}

/** An invitation that is still good. */
export async function findInvitation(db: Db, tokenHash: string, now: Date): Promise<Invitation | undefined> {
  const [found] = await db
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, tokenHash), gt(staffInvitations.expiresAt, now)));
  return found;
}

/** Takes an invitation, once. @returns undefined where it was taken already. */
export async function takeInvitation(db: Db, tokenHash: string, now: Date): Promise<Invitation | undefined> {
  const [taken] = await db
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, tokenHash), gt(staffInvitations.expiresAt, now)))
    .returning();
  return taken;
}

export async function deleteInvitation(db: Db, id: number): Promise<Invitation | undefined> {
  const [deleted] = await db.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning();
  return deleted;
}

/** Voids every invitation of an address. @returns those that there were. */
export async function deleteInvitationsOf(db: Db, emailKey: string): Promise<Invitation[]> {
  return db.delete(staffInvitations).where(eq(staffInvitations.emailKey, emailKey)).returning();
}

/** Invitations that are still good. */
export async function listInvitations(db: Db, now: Date): Promise<Invitation[]> {
  return db
    .select()
    .from(staffInvitations)
    .where(gt(staffInvitations.expiresAt, now))
    .orderBy(asc(staffInvitations.id));
}

/** Gives a member of staff new recovery codes; those before are void. */
export async function replaceRecoveryCodes(db: Db, staffId: number, hashes: string[]): Promise<void> {
  await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await db.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })));
}

/** Uses a recovery code, once. @returns whether it was a good one. */
export async function takeRecoveryCode(db: Db, staffId: number, codeHash: string, now: Date): Promise<boolean> {
  const [taken] = await db
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffRecoveryCodes.staffId, staffId),
        eq(staffRecoveryCodes.codeHash, codeHash),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning();
  return taken !== undefined;
}

export async function countRecoveryCodes(db: Db, staffId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/**
 * Uses the code of a half minute, once. @returns false where it, or a later one, was used already.
 */
export async function takeTotpStep(db: Db, staffId: number, step: number): Promise<boolean> {
  const [taken] = await db
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, staffId), sql`${staff.totpStep} < ${step}`))
    .returning({ id: staff.id });
  return taken !== undefined;
}
