import { PLAN_NAMES } from '../plans/names.ts';
import type { PlanId } from '../plans/plans.ts';

/** What a seller reads about figures that their plan does not have. */
export const INSIGHTS_NEED_PLAN = ({ plan }: { plan: PlanId }) =>
  `These figures are part of the ${PLAN_NAMES[plan]} plan.`;
export const INSIGHTS_MAIL_ON = 'You get your figures by mail each week.';
export const INSIGHTS_MAIL_OFF = 'You get no more weekly figures by mail.';
export const INSIGHTS_LINK_INVALID = 'This link does not work. You can turn the weekly mail off on the insights page.';
