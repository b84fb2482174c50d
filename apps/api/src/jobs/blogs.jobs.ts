import { publishDue } from '../blogs/articles.actions.ts';
import type { Job } from './jobs.ts';

export const blogsJobs = {
  'articles-publish': publishDue,
  'articles-due': publishDue,
} satisfies Record<string, Job>;
