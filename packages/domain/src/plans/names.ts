import type { PlanId } from './plans.ts';

/** The plans' names in English, which their refusals say. */
export const PLAN_NAMES: Record<PlanId, string> = { basic: 'Basic', pro: 'Pro', premium: 'Premium' };
