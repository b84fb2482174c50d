import { sendReminders } from '../viewings/viewings.actions.ts';
import type { Job } from './jobs.ts';

export const viewingsJobs = {
  'viewings-remind': sendReminders,
} satisfies Record<string, Job>;
