import { and, asc, desc, eq, inArray, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { projects, unitBookings, unitHolds, units } from './projects.table.ts';

export type StoredHold = typeof unitHolds.$inferSelect;

/** A hold with what it is of. */
export interface HoldOfUnit {
  hold: StoredHold;
  unit: typeof units.$inferSelect;
  projectName: string;
}

const withUnit = (db: Db) =>
  db
    .select({ hold: unitHolds, unit: units, projectName: projects.name })
    .from(unitHolds)
    .innerJoin(units, eq(units.id, unitHolds.unitId))
    .innerJoin(projects, eq(projects.slug, units.project));

export async function insertHold(db: Db, hold: typeof unitHolds.$inferInsert): Promise<StoredHold> {
  const [row] = await db.insert(unitHolds).values(hold).returning();
  if (!row) throw new Error('The hold was not stored');
  return row;
}

export async function findHoldByToken(db: Db, tokenHash: string): Promise<HoldOfUnit | undefined> {
  const [found] = await withUnit(db).where(eq(unitHolds.tokenHash, tokenHash));
  return found;
}

export async function findHold(db: Db, id: number): Promise<HoldOfUnit | undefined> {
  const [found] = await withUnit(db).where(eq(unitHolds.id, id));
  return found;
}

/** Holds by their numbers. */
export async function listHolds(db: Db, ids: readonly number[]): Promise<HoldOfUnit[]> {
  return ids.length === 0
    ? []
    : withUnit(db)
        .where(inArray(unitHolds.id, [...ids]))
        .orderBy(asc(unitHolds.id));
}

/** The hold in force of a unit. Lock the unit first. */
export async function findActiveHold(db: Db, unitId: number): Promise<StoredHold | undefined> {
  const [found] = await db
    .select()
    .from(unitHolds)
    .where(and(eq(unitHolds.unitId, unitId), eq(unitHolds.state, 'active')));
  return found;
}

/** Who asked for the unit last with an address. */
export async function findLastAsked(db: Db, unitId: number, emailKey: string): Promise<StoredHold | undefined> {
  const [found] = await db
    .select()
    .from(unitHolds)
    .where(and(eq(unitHolds.unitId, unitId), eq(unitHolds.emailKey, emailKey)))
    .orderBy(desc(unitHolds.id))
    .limit(1);
  return found;
}

export async function updateHold(
  db: Db,
  id: number,
  change: Partial<typeof unitHolds.$inferInsert>,
): Promise<StoredHold> {
  const [row] = await db.update(unitHolds).set(change).where(eq(unitHolds.id, id)).returning();
  if (!row) throw new Error(`The hold ${id} is gone`);
  return row;
}

/** Holds of a project that are asked for or in force, newest first, for its desk. */
export async function listOpenHolds(db: Db, slug: string): Promise<HoldOfUnit[]> {
  return withUnit(db)
    .where(and(eq(units.project, slug), inArray(unitHolds.state, ['asked', 'active'])))
    .orderBy(desc(unitHolds.askedAt));
}

/** What was asked for with an e-mail address, oldest first. */
export async function listHoldsFrom(db: Db, emailKey: string): Promise<HoldOfUnit[]> {
  return withUnit(db).where(eq(unitHolds.emailKey, emailKey)).orderBy(asc(unitHolds.id));
}

/** What a hold is without the person. */
const NOBODY = { name: 'erased', phone: '', email: '', emailKey: '', tokenHash: null };

/** Takes out of the holds of an address who it was. End the one in force first. */
export async function anonymiseHoldsFrom(db: Db, emailKey: string): Promise<void> {
  const erased = await db
    .update(unitHolds)
    .set(NOBODY)
    .where(and(eq(unitHolds.emailKey, emailKey), ne(unitHolds.state, 'active')))
    .returning({ id: unitHolds.id });
  await forgetReferences(db, erased);
}

/** A transfer's reference leads to who paid: it goes with the hold that was booked. */
async function forgetReferences(db: Db, holds: readonly { id: number }[]): Promise<void> {
  const ids = holds.map(({ id }) => id);
  if (ids.length > 0) await db.update(unitBookings).set({ reference: null }).where(inArray(unitBookings.holdId, ids));
}

/** The bookings that came of some holds, oldest first. */
export async function listBookingsOf(db: Db, holdIds: readonly number[]) {
  return holdIds.length === 0
    ? []
    : db
        .select()
        .from(unitBookings)
        .where(inArray(unitBookings.holdId, [...holdIds]))
        .orderBy(asc(unitBookings.id));
}

/**
 * Takes out of some holds from before a moment who it was. Who has a booking in force stays known to its desk.
 * @returns how many.
 */
export async function anonymiseHolds(db: Db, before: Date, limit: number): Promise<number> {
  const bookingInForce = db
    .select({ id: unitBookings.id })
    .from(unitBookings)
    .where(and(eq(unitBookings.holdId, unitHolds.id), isNull(unitBookings.endedAt)));
  const old = db
    .select({ id: unitHolds.id })
    .from(unitHolds)
    .where(
      and(
        lt(unitHolds.askedAt, before),
        ne(unitHolds.state, 'active'),
        ne(unitHolds.emailKey, ''),
        notExists(bookingInForce),
      ),
    )
    .limit(limit);
  const erased = await db
    .update(unitHolds)
    .set(NOBODY)
    .where(inArray(unitHolds.id, old))
    .returning({ id: unitHolds.id });
  await forgetReferences(db, erased);
  return erased.length;
}

/** Removes some holds that nobody confirmed since a moment. @returns how many. */
export async function deleteUnconfirmedHolds(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    delete from unit_holds where id in (
      select id from unit_holds where state = 'asked' and link_until < ${before.toISOString()} limit ${limit})
    returning id`);
  return rows.length;
}
