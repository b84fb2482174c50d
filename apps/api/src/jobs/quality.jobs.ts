import { scoreListings } from '../properties/quality.store.ts';
import type { Job } from './jobs.ts';

export const qualityJobs = { 'quality-score': scoreListings } satisfies Record<string, Job>;
