import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { units, visitSlots, visits } from './projects.table.ts';

export type StoredSlot = typeof visitSlots.$inferSelect;
export type Visit = typeof visits.$inferSelect;

/** What a project offers after a moment, soonest first. */
export async function listSlots(db: Db, slug: string, after: Date): Promise<StoredSlot[]> {
  return db
    .select()
    .from(visitSlots)
    .where(and(eq(visitSlots.project, slug), gt(visitSlots.startsAt, after)))
    .orderBy(asc(visitSlots.startsAt));
}

export async function findSlot(db: Db, slug: string, id: number): Promise<StoredSlot | undefined> {
  const [found] = await db
    .select()
    .from(visitSlots)
    .where(and(eq(visitSlots.project, slug), eq(visitSlots.id, id)));
  return found;
}

/** A time of a project, locked until the transaction ends. */
export async function lockSlot(db: Db, slug: string, id: number): Promise<StoredSlot | undefined> {
  const [found] = await db
    .select()
    .from(visitSlots)
    .where(and(eq(visitSlots.project, slug), eq(visitSlots.id, id)))
    .for('update');
  return found;
}

/**
 * Offers a time, or changes how many may come at one that is offered; never fewer than have booked. The time ends when
 * who booked it was told. @returns how many times that are: one.
 */
export async function upsertSlot(
  db: Db,
  slot: { project: string; startsAt: Date; endsAt: Date; places: number },
): Promise<number> {
  const stored = await db
    .insert(visitSlots)
    .values(slot)
    .onConflictDoUpdate({
      target: [visitSlots.project, visitSlots.startsAt],
      set: { places: sql`greatest(${slot.places}::int, ${visitSlots.taken})` },
    })
    .returning({ id: visitSlots.id });
  return stored.length;
}

/** Leaves a time that is offered to who has booked it. @returns how many times that are: none that is not offered. */
export async function closeSlot(db: Db, { project, startsAt }: { project: string; startsAt: Date }): Promise<number> {
  const closed = await db
    .update(visitSlots)
    .set({ places: visitSlots.taken })
    .where(and(eq(visitSlots.project, project), eq(visitSlots.startsAt, startsAt)))
    .returning({ id: visitSlots.id });
  return closed.length;
}

export async function findVisit(db: Db, slotId: number, emailKey: string): Promise<Visit | undefined> {
  const [found] = await db
    .select()
    .from(visits)
    .where(and(eq(visits.slotId, slotId), eq(visits.emailKey, emailKey)));
  return found;
}

/** Takes a place of a locked slot. */
export async function insertVisit(db: Db, slot: StoredSlot, visit: typeof visits.$inferInsert): Promise<StoredSlot> {
  await db.insert(visits).values(visit);
  const [taken] = await db
    .update(visitSlots)
    .set({ taken: sql`${visitSlots.taken} + 1` })
    .where(eq(visitSlots.id, slot.id))
    .returning();
  if (!taken) throw new Error(`The slot ${slot.id} is gone`);
  return taken;
}

/** Who comes at a time. */
export async function listVisitsAt(db: Db, slotId: number): Promise<Visit[]> {
  return db.select().from(visits).where(eq(visits.slotId, slotId)).orderBy(asc(visits.id));
}

/** Takes a time away, with who comes then. */
export async function deleteSlot(db: Db, id: number): Promise<void> {
  await db.delete(visitSlots).where(eq(visitSlots.id, id));
}

/** Changes which unit somebody comes to see. */
export async function setVisitUnit(db: Db, { slotId, emailKey }: Visit, unitId: number): Promise<void> {
  await db
    .update(visits)
    .set({ unitId })
    .where(and(eq(visits.slotId, slotId), eq(visits.emailKey, emailKey)));
}

const withSlot = (db: Db) =>
  db
    .select({ visit: visits, slot: visitSlots, unit: units.number })
    .from(visits)
    .innerJoin(visitSlots, eq(visitSlots.id, visits.slotId))
    .leftJoin(units, eq(units.id, visits.unitId));

/** Who comes to a project after a moment, soonest first. */
export async function listVisits(db: Db, slug: string, after: Date) {
  return withSlot(db)
    .where(and(eq(visitSlots.project, slug), gt(visitSlots.endsAt, after)))
    .orderBy(asc(visitSlots.startsAt), asc(visits.id));
}

/** Visits that were booked with an e-mail address, oldest first. */
export async function listVisitsFrom(db: Db, emailKey: string) {
  return withSlot(db).where(eq(visits.emailKey, emailKey)).orderBy(asc(visits.id));
}

/** What a visit is without the person. */
const NOBODY = { name: 'erased', phone: '', email: '', emailKey: '' };

/** Takes out of the visits of an address who it was; the place stays taken. */
export async function anonymiseVisitsFrom(db: Db, emailKey: string): Promise<void> {
  await db.update(visits).set(NOBODY).where(eq(visits.emailKey, emailKey));
}

/** Takes out of some visits from before a moment who it was. @returns how many. */
export async function anonymiseVisits(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: visits.id })
    .from(visits)
    .where(and(lt(visits.createdAt, before), ne(visits.emailKey, '')))
    .limit(limit);
  const erased = await db.update(visits).set(NOBODY).where(inArray(visits.id, old)).returning({ id: visits.id });
  return erased.length;
}
