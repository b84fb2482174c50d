import { PLAN_NAMES } from './names.ts';
import type { PlanId } from './plans.ts';

/** What a seller reads about plans. */
export const UPGRADE_REQUESTED = 'Thank you! We check the transfer and write to you when your plan is on.';
export const UPGRADE_PENDING = 'Your last request is still being checked. You get a mail as soon as it is decided.';
/** One transfer pays one seller's plan. */
export const TRANSFER_USED =
  'This transfer was named by another seller already. Check the reference, or write to us with your payment screenshot.';
/** It pays one order, too; what is over pays the next one by itself. */
export const TRANSFER_COUNTED =
  'You named this transfer for another order already, and one transfer counts once. Check the number, or write to us.';
export const UPGRADE_REFERENCE_MISSING = 'Enter the transaction number of your transfer.';
export const TRANSFER_NUMBER_INVALID =
  'Type the transaction number with English letters and digits only, exactly as the bank shows it.';
export const UPGRADE_PLAN_UNKNOWN = 'Choose the Pro or the Premium plan.';
export const SCREENSHOT_NOT_FOUND = 'There is no such screenshot.';
export const UPGRADE_FREE = 'The Basic plan is free and needs no payment.';

/** A limit of a plan that is reached, and the smallest plan that lifts it; `upTo` is null where that has no limit. */
export type PlanLimit = { plan: PlanId; most: number; lifting?: PlanId; upTo?: number | null };

const limitReached = ({ plan, most, lifting, upTo }: PlanLimit, one: string, many: string) => {
  const has = most === 0 ? `no ${many}` : `at most ${most} ${most === 1 ? one : many}`;
  const because = `The ${PLAN_NAMES[plan]} plan includes ${has}.`;
  if (lifting === undefined) return because;
  return `${because} ${PLAN_NAMES[lifting]} includes ${upTo == null ? 'any number of them' : `up to ${upTo}`}.`;
};

export const PLAN_LISTINGS_REACHED = (limit: PlanLimit) => limitReached(limit, 'active listing', 'active listings');
export const PLAN_FEATURED_REACHED = (limit: PlanLimit) => limitReached(limit, 'featured ad', 'featured ads');
