import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { leads } from './leads.table.ts';

export type Lead = typeof leads.$inferSelect;
export type NewLead = typeof leads.$inferInsert;

export async function findLeadByKey(db: Db, idempotencyKey: string): Promise<Lead | undefined> {
  const [lead] = await db.select().from(leads).where(eq(leads.idempotencyKey, idempotencyKey));
  return lead;
}

export async function findRecentLead(db: Db, fingerprint: string, since: Date): Promise<Lead | undefined> {
  const [lead] = await db
    .select()
    .from(leads)
    .where(and(eq(leads.fingerprint, fingerprint), gt(leads.createdAt, since)))
    .limit(1);
  return lead;
}

export async function insertLead(db: Db, lead: NewLead): Promise<Lead> {
  const [inserted] = await db.insert(leads).values(lead).returning();
  if (!inserted) throw new Error('The lead was not stored');
  return inserted;
}

/** Gives a lead that was sent without a key the one that it came with again. */
export async function noteLeadKey(db: Db, id: number, idempotencyKey: string): Promise<void> {
  await db.update(leads).set({ idempotencyKey }).where(eq(leads.id, id));
}

/** All leads, newest first, for the operator. */
export async function listLeads(db: Db): Promise<Lead[]> {
  return db.select().from(leads).orderBy(desc(leads.createdAt), desc(leads.id));
}

const sentFrom = (emailKey: string) => sql`lower(trim(${leads.email})) = ${emailKey}`;

/** What was sent with an e-mail address, oldest first. */
export async function listLeadsFrom(db: Db, emailKey: string): Promise<Lead[]> {
  return db.select().from(leads).where(sentFrom(emailKey)).orderBy(asc(leads.id));
}

/** What the desk wrote down about somebody and what was sent to them goes with them. */
async function eraseThreads(db: Db): Promise<void> {
  await db.execute(sql`delete from desk_notes where lead_id in (select id from leads where email = '')`);
  await db.execute(sql`delete from lead_homes where lead_id in (select id from leads where email = '')`);
}

/** Takes out of the leads of an address who it was; what was looked for stays for figures. */
export async function anonymiseLeadsFrom(db: Db, emailKey: string): Promise<void> {
  await db
    .update(leads)
    .set({ name: 'erased', email: '', phone: '', message: '', fingerprint: '', idempotencyKey: null })
    .where(sentFrom(emailKey));
  await eraseThreads(db);
}

/**
 * Takes out of some leads from before a moment who it was; what was looked for stays for figures.
 * @returns how many.
 */
export async function anonymiseLeads(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: leads.id })
    .from(leads)
    .where(and(lt(leads.createdAt, before), ne(leads.email, '')))
    .limit(limit);
  const erased = await db
    .update(leads)
    .set({ name: 'erased', email: '', phone: '', message: '', fingerprint: '', idempotencyKey: null })
    .where(inArray(leads.id, old))
    .returning({ id: leads.id });
  if (erased.length > 0) await eraseThreads(db);
  return erased.length;
}
