import type { HomeAnswer, ShortlistChannel } from '@karachi-estates/domain/leads/thread';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { properties } from '../properties/properties.table.ts';
import type { Lead } from './leads.store.ts';
import { leadHomes, leads } from './leads.table.ts';

/** A home that was sent to somebody who looks for one, and what they said of it. */
interface SentHome {
  propertyId: number;
  title: string;
  status: typeof properties.$inferSelect.status;
  price: number;
  purpose: typeof properties.$inferSelect.purpose;
  channel: ShortlistChannel;
  sentAt: Date;
  answer: HomeAnswer | null;
  answeredAt: Date | null;
}

export async function findLead(db: Db, id: number): Promise<Lead | undefined> {
  const [lead] = await db.select().from(leads).where(eq(leads.id, id));
  return lead;
}

/** What was sent for a lead, the latest first. */
export async function listSentHomes(db: Db, leadId: number): Promise<SentHome[]> {
  return db
    .select({
      propertyId: leadHomes.propertyId,
      title: properties.title,
      status: properties.status,
      price: properties.price,
      purpose: properties.purpose,
      channel: leadHomes.channel,
      sentAt: leadHomes.sentAt,
      answer: leadHomes.answer,
      answeredAt: leadHomes.answeredAt,
    })
    .from(leadHomes)
    .innerJoin(properties, eq(properties.id, leadHomes.propertyId))
    .where(eq(leadHomes.leadId, leadId))
    .orderBy(desc(leadHomes.sentAt), asc(leadHomes.propertyId));
}

/** Notes which homes were sent; one that was sent before is sent again, and its answer stays. */
export async function writeSentHomes(
  tx: Db,
  leadId: number,
  propertyIds: number[],
  sent: { channel: ShortlistChannel; sentAt: Date },
): Promise<void> {
  await tx
    .insert(leadHomes)
    .values(propertyIds.map((propertyId) => ({ leadId, propertyId, ...sent })))
    .onConflictDoUpdate({ target: [leadHomes.leadId, leadHomes.propertyId], set: sent });
}

/** Notes what somebody says of a home. @returns whether it was sent to them. */
export async function writeAnswer(
  tx: Db,
  leadId: number,
  propertyId: number,
  answer: HomeAnswer,
  answeredAt: Date,
): Promise<boolean> {
  const written = await tx
    .update(leadHomes)
    .set({ answer, answeredAt })
    .where(and(eq(leadHomes.leadId, leadId), eq(leadHomes.propertyId, propertyId)))
    .returning({ propertyId: leadHomes.propertyId });
  return written.length > 0;
}

/** Reminds whoever works on a lead now, where no earlier reminder does. */
export async function remindNow(tx: Db, leadId: number, now: Date): Promise<void> {
  await tx
    .update(leads)
    .set({ reminderAt: sql`least(${leads.reminderAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(leads.id, leadId));
}

/** What was sent to the people of some leads, for their export. */
export async function listHomesOf(db: Db, leadIds: number[]) {
  if (leadIds.length === 0) return [];
  return db.select().from(leadHomes).where(inArray(leadHomes.leadId, leadIds)).orderBy(asc(leadHomes.sentAt));
}
