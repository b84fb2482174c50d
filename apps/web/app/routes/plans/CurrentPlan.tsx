import type { PlanState } from '@karachi-estates/contracts/plans';
import { fullDate } from '@karachi-estates/domain/day';
import { isPlanId, planOf } from '@karachi-estates/domain/plans/plans';
import { fill } from '../../content/fill.ts';
import { plans as words } from '../../content/plans.ts';
import styles from './CurrentPlan.module.css';

const { label, until, noEnd } = words.currentPlan;

/** The seller's plan and how long it lasts. */
export function CurrentPlan({ state: { plan, plan_until } }: { state: Pick<PlanState, 'plan' | 'plan_until'> }) {
  const name = isPlanId(plan) ? planOf(plan).name : plan;
  return (
    <p className={styles.current}>
      <b>{fill(label, { plan: name })}</b>{' '}
      <span>{plan_until ? fill(until, { date: fullDate(plan_until) }) : noEnd}</span>
    </p>
  );
}
