import { sendDueMails } from '../mail/mail.actions.ts';
import type { Job } from './jobs.ts';

/**
 * `mail-send` comes with each new mail; `mail-due` sees to what is tried again, and to what a dead process left behind.
 */
export const mailJobs = {
  'mail-send': sendDueMails,
  'mail-due': sendDueMails,
} satisfies Record<string, Job>;
