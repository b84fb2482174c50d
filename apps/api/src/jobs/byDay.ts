import { isQuiet } from '@karachi-estates/domain/searches/frequency';
import type { Job } from './jobs.ts';

/** A job that writes to people by the clock: what is due at night in Karachi waits for the morning. */
export const byDay =
  (job: Job): Job =>
  async (deps, stopping) => {
    if (!isQuiet(deps.clock())) await job(deps, stopping);
  };
