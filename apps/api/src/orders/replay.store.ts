import type { PaidPlan } from '@karachi-estates/domain/orders/orders';
import { planAt } from '@karachi-estates/domain/orders/periods';
import { absorbedBy, type PlanEvent, paidTimeFault } from '@karachi-estates/domain/orders/replay';
import { and, asc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { givenDays, orderEvents, orders } from './orders.table.ts';
import { listPeriods } from './periods.store.ts';

const AT_ONCE = 500;

type SellerEvent = PlanEvent & { accountId: number };

/** When plans were put on and taken off, and days of them given back, as it happened; of some sellers. */
async function listPlanEvents(db: Db, accountIds: number[]): Promise<SellerEvent[]> {
  const rows = await db
    .select({ order: orders, state: orderEvents.state, at: orderEvents.at, days: givenDays.days })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .leftJoin(givenDays, eq(givenDays.eventId, orderEvents.id))
    .where(
      and(
        inArray(orders.accountId, accountIds),
        or(inArray(orderEvents.state, ['active', 'refunded']), isNotNull(givenDays.eventId)),
      ),
    )
    .orderBy(asc(orderEvents.id));
  return rows.map(({ order: { accountId, id, months, amount, ...order }, state, at, days }) => ({
    ...{ accountId, order: id, months, value: amount, at },
    plan: order.plan satisfies PaidPlan,
    ...(days === null ? { state: state === 'refunded' ? 'refunded' : 'active' } : { state: 'given-back', days }),
  }));
}

/** Whose rest a seller's order took over when its plan was put on, and how much of their money, in paisa. */
export async function listAbsorbed(db: Db, accountId: number, orderId: number) {
  return absorbedBy(await listPlanEvents(db, [accountId]), orderId);
}

/**
 * Every active day was paid or given back, and no paid day is lost: each seller's orders are gone through again by the
 * rules, and what they give is what is stored. Sellers who were given a plan before there were orders are left to the
 * sums.
 * @returns what does not fit, in sentences.
 */
export async function listTimeFaults(db: Db, now: Date): Promise<string[]> {
  const faults: string[] = [];
  for (let last = 0; ; ) {
    const sellers = await db
      .selectDistinct({
        id: accounts.id,
        plan: accounts.plan,
        planUntil: accounts.planUntil,
        erasedAt: accounts.erasedAt,
      })
      .from(accounts)
      .innerJoin(orders, eq(orders.accountId, accounts.id))
      .where(gt(accounts.id, last))
      .orderBy(asc(accounts.id))
      .limit(AT_ONCE);
    const end = sellers.at(-1);
    if (!end) return faults;
    last = end.id;
    const events = await listPlanEvents(
      db,
      sellers.map(({ id }) => id),
    );
    for (const { id, plan, planUntil, erasedAt } of sellers) {
      const periods = await listPeriods(db, id);
      if (periods.some(({ order }) => order === 0)) continue;
      const fault = paidTimeFault(
        periods,
        events.filter(({ accountId }) => accountId === id),
      );
      if (fault !== undefined) faults.push(`Account ${id} ${fault}`);
      const inForce = planAt(periods, now);
      if (periods.length === 0 || (plan === inForce.plan && planUntil?.getTime() === inForce.until?.getTime()))
        continue;
      // An end that the job has not come to yet is no fault.
      if (planUntil && planUntil > now) {
        faults.push(`Account ${id} has ${plan} until ${planUntil.toISOString()}, and its paid time says otherwise`);
      } else if (!planUntil && inForce.until && !erasedAt) {
        const paid = `${inForce.plan} until ${inForce.until.toISOString()}`;
        faults.push(`Account ${id} is on ${plan}, and its paid time says ${paid}`);
      }
    }
  }
}
