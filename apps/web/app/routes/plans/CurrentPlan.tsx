import type { OrderState } from '@karachi-estates/contracts/orders';
import type { PlanState } from '@karachi-estates/contracts/plans';
import { fullDate } from '@karachi-estates/domain/day';
import { isPlanId, planIn } from '@karachi-estates/domain/plans/plans';
import Chip from '@mui/material/Chip';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { plans } from '../../content/plans.ts';
import { useLocale } from '../../locale/Locale.tsx';

interface CurrentPlanProps {
  state: Pick<PlanState, 'plan' | 'plan_until'>;
  /** What was paid for already and begins when this plan ends. */
  next: Pick<OrderState, 'plan' | 'ends_at'> | undefined;
}

/** The seller's plan, how long it lasts, and what follows where that is paid already. */
export function CurrentPlan({ state: { plan, plan_until }, next }: CurrentPlanProps) {
  const locale = useLocale();
  const { label, until, noEnd, next: follows } = useContent('plans', plans).currentPlan;
  const nameOf = (id: string) => (isPlanId(id) ? planIn(id, locale).name : id);
  const lasts = plan_until ? fill(until, { date: fullDate(plan_until, locale) }) : noEnd;
  const said = [`${fill(label, { plan: nameOf(plan) })} ${lasts}`];
  if (next?.ends_at) said.push(fill(follows, { plan: nameOf(next.plan), date: fullDate(next.ends_at, locale) }));
  return (
    <Chip
      color="primary"
      sx={{
        justifySelf: 'center',
        height: 'auto',
        minHeight: '2.5rem',
        px: 1,
        '& .MuiChip-label': { whiteSpace: 'normal' },
      }}
      label={said.join(locale === 'ur' ? '، ' : ', ')}
    />
  );
}
