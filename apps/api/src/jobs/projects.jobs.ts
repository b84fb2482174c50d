import { releaseDueHolds } from '../projects/holds.actions.ts';
import type { Job } from './jobs.ts';

export const projectsJobs = {
  'holds-release': releaseDueHolds,
} satisfies Record<string, Job>;
