import { sendIssues } from '../newsletter/issues.actions.ts';
import type { Job } from './jobs.ts';

export const newsletterJobs = {
  'newsletter-send': sendIssues,
  'newsletter-due': sendIssues,
} satisfies Record<string, Job>;
