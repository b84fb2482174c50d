import { expirePlans } from '../plans/plans.actions.ts';
import type { Job } from './jobs.ts';

export const plansJobs = {
  'plans-expire': expirePlans,
} satisfies Record<string, Job>;
