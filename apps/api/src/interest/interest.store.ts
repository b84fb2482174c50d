import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { interestRegistrations } from './interest.table.ts';

export type Interest = typeof interestRegistrations.$inferSelect;
export type NewInterest = typeof interestRegistrations.$inferInsert;

export async function findInterestByKey(
  db: Db,
  project: string,
  idempotencyKey: string,
): Promise<Interest | undefined> {
  const [found] = await db
    .select()
    .from(interestRegistrations)
    .where(and(eq(interestRegistrations.project, project), eq(interestRegistrations.idempotencyKey, idempotencyKey)));
  return found;
}

export async function findRecentInterest(db: Db, fingerprint: string, since: Date): Promise<Interest | undefined> {
  const [found] = await db
    .select()
    .from(interestRegistrations)
    .where(and(eq(interestRegistrations.fingerprint, fingerprint), gt(interestRegistrations.createdAt, since)))
    .limit(1);
  return found;
}

export async function insertInterest(db: Db, registration: NewInterest): Promise<Interest> {
  const [inserted] = await db.insert(interestRegistrations).values(registration).returning();
  if (!inserted) throw new Error('The registration was not stored');
  return inserted;
}

/** Gives a registration that was sent without a key the one that it came with again. */
export async function noteInterestKey(db: Db, id: number, idempotencyKey: string): Promise<void> {
  await db.update(interestRegistrations).set({ idempotencyKey }).where(eq(interestRegistrations.id, id));
}

/** Registrations, newest first, of one project or all, for the operator. */
export async function listInterest(db: Db, project?: string): Promise<Interest[]> {
  return db
    .select()
    .from(interestRegistrations)
    .where(project === undefined ? undefined : eq(interestRegistrations.project, project))
    .orderBy(desc(interestRegistrations.createdAt), desc(interestRegistrations.id));
}

const registeredFrom = (emailKey: string) => sql`lower(trim(${interestRegistrations.email})) = ${emailKey}`;

/** What was registered with an e-mail address, oldest first. */
export async function listInterestFrom(db: Db, emailKey: string): Promise<Interest[]> {
  return db.select().from(interestRegistrations).where(registeredFrom(emailKey)).orderBy(asc(interestRegistrations.id));
}

/** What the desk wrote down about somebody goes with them. */
async function eraseNotes(db: Db): Promise<void> {
  await db.execute(sql`
    delete from desk_notes where interest_id in (select id from interest_registrations where email = '')`);
}

/** Takes out of the registrations of an address who it was; what was wanted stays for figures. */
export async function anonymiseInterestFrom(db: Db, emailKey: string): Promise<void> {
  await db
    .update(interestRegistrations)
    .set({ fullName: 'erased', email: '', phoneNumber: '', fingerprint: '', idempotencyKey: null })
    .where(registeredFrom(emailKey));
  await eraseNotes(db);
}

/**
 * Takes out of some registrations from before a moment who it was; project and unit stay for figures.
 * @returns how many.
 */
export async function anonymiseInterest(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: interestRegistrations.id })
    .from(interestRegistrations)
    .where(and(lt(interestRegistrations.createdAt, before), ne(interestRegistrations.email, '')))
    .limit(limit);
  const erased = await db
    .update(interestRegistrations)
    .set({ fullName: 'erased', email: '', phoneNumber: '', fingerprint: '', idempotencyKey: null })
    .where(inArray(interestRegistrations.id, old))
    .returning({ id: interestRegistrations.id });
  if (erased.length > 0) await eraseNotes(db);
  return erased.length;
}
