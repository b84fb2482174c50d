import { askSellers } from '../freshness/freshness.actions.ts';
import type { Job } from './jobs.ts';

export const freshnessJobs = {
  'freshness-ask': askSellers,
} satisfies Record<string, Job>;
