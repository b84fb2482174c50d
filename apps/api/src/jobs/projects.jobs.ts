import { releaseDueHolds } from '../projects/holds.actions.ts';
import { findNextHoldEnd } from '../projects/projects.store.ts';
import type { Job } from './jobs.ts';
import { sendJob } from './queues.ts';

const SECOND = 1_000;

export const projectsJobs = {
  // Clocks of machines differ: a run that came too early comes again.
  'holds-release': async (deps, stopping) => {
    await releaseDueHolds(deps, stopping);
    const end = await findNextHoldEnd(deps.db);
    const soonest = deps.clock().getTime() + SECOND;
    if (end) await sendJob(deps.db, 'holds-release', new Date(Math.max(end.getTime(), soonest)));
  },
} satisfies Record<string, Job>;
