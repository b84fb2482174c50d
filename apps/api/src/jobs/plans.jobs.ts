import { expirePlans, remindOfEnds } from '../plans/plans.actions.ts';
import { byDay } from './byDay.ts';
import type { Job } from './jobs.ts';

export const plansJobs = {
  'plans-expire': expirePlans,
  'plans-remind': byDay(remindOfEnds),
} satisfies Record<string, Job>;
