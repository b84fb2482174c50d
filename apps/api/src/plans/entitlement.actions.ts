import { type Period, planAt } from '@karachi-estates/domain/orders/periods';
import { listingsToPause, listingsToUnfeature, type PlanId, planOf } from '@karachi-estates/domain/plans/plans';
import { updateAccount } from '../accounts/accounts.store.ts';
import type { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import { listOrdersOf, setOrderState } from '../orders/orders.store.ts';
import { listPeriods, replacePeriods } from '../orders/periods.store.ts';
import {
  countActive,
  endFeatured,
  listActiveIds,
  listFeaturedIds,
  pauseByPlan,
  resumePausedByPlan,
} from '../properties/planLimit.store.ts';

type Account = typeof accounts.$inferSelect;

/** What a smaller plan took from a seller's listings. */
export interface Cut {
  paused: number;
  unfeatured: number;
}

/**
 * Pauses listings and ends featured ads beyond a plan's limits; the newest stay. Run it under the account's lock.
 */
export async function fitToPlan(tx: Db, accountId: number, plan: PlanId, now: Date): Promise<Cut> {
  const paused = listingsToPause(plan, await listActiveIds(tx, accountId, now));
  await pauseByPlan(tx, paused, now);
  const unfeatured = listingsToUnfeature(plan, await listFeaturedIds(tx, accountId, now));
  await endFeatured(tx, unfeatured);
  return { paused: paused.length, unfeatured: unfeatured.length };
}

/** The times that a seller paid for; a plan that was given before there were orders is one of its own. */
export async function periodsOf(tx: Db, account: Account, now: Date): Promise<Period[]> {
  const periods = await listPeriods(tx, account.id);
  const { plan, planUntil } = account;
  if (plan === 'basic' || planUntil === null || planUntil <= now) return periods;
  if (planAt(periods, now).plan !== 'basic') return periods;
  return [...periods, { order: 0, plan, from: now, until: planUntil, value: 0 }];
}

/**
 * Gives a seller the plan that their periods say: what the plan has no room for is paused, what an earlier end had
 * paused is active again, and orders whose time is over end. Run it under the account's lock.
 */
export async function applyPeriods(
  tx: Db,
  accountId: number,
  periods: readonly Period[],
  now: Date,
): Promise<{ plan: PlanId; until: Date | null; cut: Cut }> {
  await replacePeriods(tx, accountId, periods);
  const { plan, until } = planAt(periods, now);
  const account = await updateAccount(tx, accountId, { plan, planUntil: until, updatedAt: now });
  const cut = await fitToPlan(tx, accountId, plan, now);
  // Nothing of a suspended account is shown; when it is let in again, what has room is.
  if (!account?.suspendedAt) {
    const room = planOf(plan).maxActiveListings - (await countActive(tx, accountId));
    await resumePausedByPlan(tx, accountId, room, now);
  }
  await endOutlived(tx, accountId, periods, now);
  return { plan, until, cut };
}

/** Ends a seller's active orders whose own time is over, whatever runs now. Run it under the account's lock. */
export async function endOutlived(tx: Db, accountId: number, periods: readonly Period[], now: Date): Promise<void> {
  const live = new Set(periods.filter((each) => each.until > now).map(({ order }) => order));
  for (const order of await listOrdersOf(tx, accountId)) {
    if (order.state === 'active' && !live.has(order.id)) {
      await setOrderState(tx, order.id, { state: 'ended', at: now, by: 'site' });
    }
  }
}
