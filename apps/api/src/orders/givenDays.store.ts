import type { Span } from '@karachi-estates/domain/orders/periods';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { givenDays, orderEvents } from './orders.table.ts';

/** The times of a seller's ads that were given back. */
export async function listGivenSpans(db: Db, accountId: number): Promise<Span[]> {
  return db
    .select({ from: givenDays.hiddenFrom, until: givenDays.hiddenUntil })
    .from(givenDays)
    .where(eq(givenDays.accountId, accountId))
    .orderBy(asc(givenDays.hiddenFrom));
}

/** Whether days were given back for an ad's being hidden since a moment. */
export async function wasGivenBack(db: Db, propertyId: number, hiddenFrom: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: givenDays.eventId })
    .from(givenDays)
    .where(and(eq(givenDays.propertyId, propertyId), eq(givenDays.hiddenFrom, hiddenFrom)));
  return found !== undefined;
}

/** Notes that days of an order's plan are given back, as an event of the order, whose state stays as it is. */
export async function insertGivenDays(
  db: Db,
  event: Pick<typeof orderEvents.$inferInsert, 'orderId' | 'state' | 'at' | 'by'>,
  given: Omit<typeof givenDays.$inferInsert, 'eventId'>,
): Promise<void> {
  const [row] = await db.insert(orderEvents).values(event).returning({ id: orderEvents.id });
  if (!row) throw new Error('The event was not written');
  await db.insert(givenDays).values({ ...given, eventId: row.id });
}

/** What was given back to a seller, as their export has it. */
export async function listGivenDays(db: Db, accountId: number) {
  return db
    .select({
      orderId: orderEvents.orderId,
      listing: givenDays.propertyId,
      hiddenFrom: givenDays.hiddenFrom,
      hiddenUntil: givenDays.hiddenUntil,
      days: givenDays.days,
    })
    .from(givenDays)
    .innerJoin(orderEvents, eq(orderEvents.id, givenDays.eventId))
    .where(eq(givenDays.accountId, accountId))
    .orderBy(asc(givenDays.eventId));
}
