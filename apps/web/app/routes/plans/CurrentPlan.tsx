import type { PlanState } from '@karachi-estates/contracts/plans';
import { fullDate } from '@karachi-estates/domain/day';
import { isPlanId, planIn } from '@karachi-estates/domain/plans/plans';
import Chip from '@mui/material/Chip';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { plans } from '../../content/plans.ts';
import { useLocale } from '../../locale/Locale.tsx';

/** The seller's plan and how long it lasts. */
export function CurrentPlan({ state: { plan, plan_until } }: { state: Pick<PlanState, 'plan' | 'plan_until'> }) {
  const locale = useLocale();
  const { label, until, noEnd } = useContent('plans', plans).currentPlan;
  const name = isPlanId(plan) ? planIn(plan, locale).name : plan;
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
      label={`${fill(label, { plan: name })} ${plan_until ? fill(until, { date: fullDate(plan_until, locale) }) : noEnd}`}
    />
  );
}
