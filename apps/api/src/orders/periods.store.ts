import type { Period } from '@karachi-estates/domain/orders/periods';
import { and, asc, eq, gt, lte, max } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { planPeriods } from './orders.table.ts';

/** A time that was given before there were orders has none. */
const NO_ORDER = 0;

/** The times that a seller's orders paid for, in their order. */
export async function listPeriods(db: Db, accountId: number): Promise<Period[]> {
  const rows = await db
    .select()
    .from(planPeriods)
    .where(eq(planPeriods.accountId, accountId))
    .orderBy(asc(planPeriods.startsAt));
  return rows.map(({ orderId, plan, startsAt, endsAt, value }) => ({
    order: orderId ?? NO_ORDER,
    plan,
    from: startsAt,
    until: endsAt,
    value,
  }));
}

/** The sellers whose last paid time ended between two moments. */
export async function listEndedBetween(db: Db, from: Date, until: Date): Promise<number[]> {
  const rows = await db
    .select({ id: planPeriods.accountId })
    .from(planPeriods)
    .groupBy(planPeriods.accountId)
    .having(and(gt(max(planPeriods.endsAt), from), lte(max(planPeriods.endsAt), until)));
  return rows.map(({ id }) => id);
}

/** Writes a seller's times anew. Run it under the account's lock. */
export async function replacePeriods(db: Db, accountId: number, periods: readonly Period[]): Promise<void> {
  await db.delete(planPeriods).where(eq(planPeriods.accountId, accountId));
  if (periods.length === 0) return;
  await db.insert(planPeriods).values(
    periods.map(({ order, plan, from, until, value }) => ({
      accountId,
      orderId: order === NO_ORDER ? null : order,
      plan,
      startsAt: from,
      endsAt: until,
      value,
    })),
  );
}
