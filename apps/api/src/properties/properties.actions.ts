import type { SellerFigures } from '@karachi-estates/contracts/properties';
import { type PlanId, planOf, wireLimit } from '@karachi-estates/domain/plans/plans';
import { eq } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.table.ts';
import type { Deps } from '../deps.ts';
import { countOwn, countOwnEvents } from './properties.store.ts';

/** The figures of a seller's dashboard. @param seller `plan` is the one in force. */
export async function readFigures(deps: Deps, seller: { id: number; plan: PlanId }): Promise<SellerFigures> {
  const now = deps.clock();
  const totals = await countOwn(deps.db, seller.id, now);
  const events = await countOwnEvents(deps.db, seller.id, now);
  const [account] = await deps.db
    .select({ planUntil: accounts.planUntil })
    .from(accounts)
    .where(eq(accounts.id, seller.id));
  const plan = planOf(seller.plan);
  return {
    active: totals.active,
    paused: totals.paused,
    sold: totals.sold,
    rented: totals.rented,
    views_30d: events.views,
    contacts_30d: events.contacts,
    plan: seller.plan,
    plan_until: seller.plan === 'basic' ? null : (account?.planUntil?.toISOString() ?? null),
    listings_left: wireLimit(Math.max(0, plan.maxActiveListings - totals.active)),
    featured_left: Math.max(0, plan.maxFeatured - totals.featured),
  };
}
