import { releaseDueHolds } from '../projects/holds.actions.ts';
import { advanceLaunches } from '../projects/launches.actions.ts';
import { findNextMoment } from '../projects/launches.store.ts';
import { findNextHoldEnd } from '../projects/projects.store.ts';
import type { Job } from './jobs.ts';
import { sendJob } from './queues.ts';

const SECOND = 1_000;
/** What is due so soon after a run of its job may have been meant by it. */
const SOON = 5 * SECOND;

export const projectsJobs = {
  // Clocks of machines differ: a run that came too early comes again.
  'holds-release': async (deps, stopping) => {
    await releaseDueHolds(deps, stopping);
    const end = await findNextHoldEnd(deps.db);
    const soonest = deps.clock().getTime() + SECOND;
    if (end) await sendJob(deps.db, 'holds-release', new Date(Math.max(end.getTime(), soonest)));
  },
  // Each opening, call and end sends a run for its own moment; only one that came too early is sent again.
  'launch-turns': async (deps, stopping) => {
    await advanceLaunches(deps, stopping);
    const next = await findNextMoment(deps.db);
    const now = deps.clock().getTime();
    if (next && next.getTime() <= now + SOON) {
      await sendJob(deps.db, 'launch-turns', new Date(Math.max(next.getTime(), now + SECOND)));
    }
  },
} satisfies Record<string, Job>;
