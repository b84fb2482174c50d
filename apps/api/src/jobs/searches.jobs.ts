import { sendAlerts } from '../searches/alerts.actions.ts';
import type { Job } from './jobs.ts';

export const searchesJobs = {
  'searches-alert': sendAlerts,
} satisfies Record<string, Job>;
