import { and, asc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { properties } from '../properties/properties.table.ts';
import { enquiries } from './enquiries.table.ts';

type Enquiry = typeof enquiries.$inferSelect;

const EMPTY = { name: '', email: '', phone: '', text: '', fingerprint: '' };

/** To whom a message about a listing goes, and what the listing is; undefined for one that is not shown. */
export async function findRecipient(db: Db, propertyId: number, status?: 'active') {
  const [found] = await db
    .select({
      title: properties.title,
      sellerId: properties.sellerId,
      email: accounts.email,
      firstName: accounts.firstName,
      locale: accounts.locale,
    })
    .from(properties)
    .innerJoin(accounts, eq(accounts.id, properties.sellerId))
    .where(and(eq(properties.id, propertyId), status && eq(properties.status, status)));
  return found;
}

/** The same message since a moment: a double click. */
export async function findRecentEnquiry(db: Db, fingerprint: string, propertyId: number, since: Date) {
  const [found] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(eq(enquiries.propertyId, propertyId), eq(enquiries.fingerprint, fingerprint), gt(enquiries.createdAt, since)),
    )
    .limit(1);
  return found;
}

/** Stores a message. */
export async function insertEnquiry(db: Db, enquiry: typeof enquiries.$inferInsert): Promise<void> {
  await db.insert(enquiries).values(enquiry);
}

/** Takes a message back, and who it was. @returns what it was; undefined for a link that is none or was used. */
export async function withdraw(tx: Db, tokenHash: string, now: Date): Promise<Enquiry | undefined> {
  const [found] = await tx
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.tokenHash, tokenHash), isNull(enquiries.withdrawnAt)))
    .for('update');
  if (!found) return undefined;
  await tx
    .update(enquiries)
    .set({ ...EMPTY, withdrawnAt: now })
    .where(eq(enquiries.id, found.id));
  return found;
}

const sentFrom = (emailKey: string) => sql`lower(trim(${enquiries.email})) = ${emailKey}`;

/** Takes back all that an address has written to a seller. @returns when each was written. */
export async function withdrawAllTo(tx: Db, sellerId: number, emailKey: string, now: Date): Promise<Date[]> {
  const ofSeller = tx.select({ id: properties.id }).from(properties).where(eq(properties.sellerId, sellerId));
  const taken = await tx
    .update(enquiries)
    .set({ ...EMPTY, withdrawnAt: now })
    .where(and(sentFrom(emailKey), inArray(enquiries.propertyId, ofSeller), isNull(enquiries.withdrawnAt)))
    .returning({ createdAt: enquiries.createdAt });
  return taken.map(({ createdAt }) => createdAt);
}

/** What was written with an e-mail address, oldest first. */
export async function listEnquiriesFrom(db: Db, emailKey: string) {
  return db
    .select({
      propertyId: enquiries.propertyId,
      name: enquiries.name,
      email: enquiries.email,
      phone: enquiries.phone,
      text: enquiries.text,
      createdAt: enquiries.createdAt,
    })
    .from(enquiries)
    .where(sentFrom(emailKey))
    .orderBy(asc(enquiries.id));
}

/** Takes out of the messages of an address who it was and what was said. */
export async function anonymiseEnquiriesFrom(db: Db, emailKey: string): Promise<void> {
  await db.update(enquiries).set(EMPTY).where(sentFrom(emailKey));
}

/** Takes out of some messages from before a moment who it was and what was said. @returns how many. */
export async function anonymiseEnquiries(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(lt(enquiries.createdAt, before), ne(enquiries.email, '')))
    .limit(limit);
  const erased = await db
    .update(enquiries)
    .set(EMPTY)
    .where(inArray(enquiries.id, old))
    .returning({ id: enquiries.id });
  return erased.length;
}
