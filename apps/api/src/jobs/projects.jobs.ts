import { releaseDueHolds } from '../projects/holds.actions.ts';
import { advanceLaunches } from '../projects/launches.actions.ts';
import { findNextMoment } from '../projects/launches.store.ts';
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
  // Each opening, call and end sends a run for its own moment, and each run one for the next moment of all: where the
  // rows of jobs are lost, as in a backup, the first run plans what is to come.
  'launch-turns': async (deps, stopping) => {
    await advanceLaunches(deps, stopping);
    const next = await findNextMoment(deps.db);
    const soonest = deps.clock().getTime() + SECOND;
    if (next) await sendJob(deps.db, 'launch-turns', new Date(Math.max(next.getTime(), soonest)));
  },
} satisfies Record<string, Job>;
