import { sendAlerts } from '../searches/alerts.actions.ts';
import { sendDuePushes } from '../searches/push.actions.ts';
import type { Job } from './jobs.ts';

/** `push-send` comes with new notifications; `push-due` sees to what is tried again, or was left behind. */
export const searchesJobs = {
  'searches-alert': sendAlerts,
  'push-send': sendDuePushes,
  'push-due': sendDuePushes,
} satisfies Record<string, Job>;
