import { refreshStatistics } from '../areas/statistics.actions.ts';
import type { Job } from './jobs.ts';

export const statisticsJobs = {
  'statistics-refresh': refreshStatistics,
} satisfies Record<string, Job>;
