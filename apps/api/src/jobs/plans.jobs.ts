import { expirePlans, remindOfEnds } from '../plans/plans.actions.ts';
import type { Job } from './jobs.ts';

export const plansJobs = {
  'plans-expire': expirePlans,
  'plans-remind': remindOfEnds,
} satisfies Record<string, Job>;
